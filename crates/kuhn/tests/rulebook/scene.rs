//! Positions in words: the cards of both, `king queen`, before the first choice.

use expect_test::Expect;
use kuhn::{Card, Hand, Kuhn, Sealed};
use tabletop::{PerSeat, Viewer};

/// Plays the choices from the position and compares what comes out.
pub(crate) fn check(position: &str, choices: &[&str], expected: Expect) {
    let mut scene = scene(position);
    scene.play(choices);
    expected.assert_eq(&show(&scene));
}

/// These cards, and whatever is left.
pub(crate) fn scene(position: &str) -> kit::Scene<Kuhn> {
    let card = |name: &str| {
        let is_named = |card: &Card| card.noun().ends_with(name);
        Card::ALL.into_iter().find(is_named).expect("jack, queen or king")
    };
    let cards: Vec<Card> = position.split(' ').map(card).collect();
    let mut scene = kit::Scene::<Kuhn>::start(2, &[]);
    scene.state.hands = PerSeat::new(2, |seat| Hand { card: cards[seat.idx()] });
    let left = Card::ALL.into_iter().find(|card| !cards.contains(card)).expect("two are dealt");
    scene.state.sealed = Sealed { left };
    scene
}

/// What lies in the pot, who is asked or has won, and what was told.
fn show(scene: &kit::Scene<Kuhn>) -> String {
    let table = &scene.state.table;
    let now = match (scene.decision(), table.winner) {
        (Some(decision), _) => format!("{} {decision}", scene.actor()),
        (None, Some(winner)) => format!("{winner} wins"),
        (None, None) => unreachable!("somebody is asked or has won"),
    };
    let bets: Vec<String> = table.bets.iter().map(ToString::to_string).collect();
    format!("{} | {now} | {}\n", bets.join(" "), scene.story_to(Viewer::Spectator).join(" "))
}
