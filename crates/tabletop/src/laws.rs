//! Laws every game obeys, checked by playing it at random. The property is a sentence, the generator is the
//! game, and a failure is a seed.

use std::collections::BTreeSet;

use crate::record::Digests;
use crate::{Deaf, Dice, Game, Match, Purpose, Seat, Seed, State, Viewer};

const PICK: Purpose = Purpose::new("laws: pick");
const SEAT: Purpose = Purpose::new("laws: seat");

/// Plays one game at random and checks every law on the way.
///
/// # Panics
/// With the law that was broken.
pub fn check<G: Game>(seats: usize, options: &G::Options, seed: u64) {
    let at = |ply: usize| format!("{} for {seats}, {options:?}, seed {seed}, ply {ply}", G::KEY);
    let chance = Dice::new(Seed::nth(seed, 1));
    let mut game =
        Match::<G>::new(seats, options.clone(), Seed::nth(seed, 0)).expect("the options fit the table");
    let mut pick = chance.draw(PICK, 0);
    while !game.is_over() {
        let ply = game.ply();
        assert!(ply < 100_000, "the game ends: {}", at(ply));
        // A whole view is costly to write, so its bytes are compared at every 37th choice only.
        let thorough = ply.is_multiple_of(37);
        for me in game.to_act().iter() {
            offers_are_sound(&game, me, &at(ply));
        }
        for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let world = Dice::new(Seed::nth(seed ^ 0x5eed, ply as u64));
            imagining_is_honest(&game, viewer, world, thorough, &at(ply));
        }
        let to_act: Vec<Seat> = game.to_act().iter().collect();
        let me = to_act
            [chance.draw(SEAT, u32::try_from(ply).expect("a game ends")).below(count(to_act.len())) as usize];
        let offers = game.offers(me).expect("it is to act");
        let action = offers[pick.below(count(offers.len())) as usize];
        // `Match` audits the state after every choice.
        game.play(me, action).expect("what was offered can be chosen");
    }
    assert!(game.standings().is_some(), "a game that is over has standings: {}", at(game.ply()));
    let places: Vec<u8> =
        game.standings().iter().flat_map(|s| s.iter().map(|s| s.place).collect::<Vec<_>>()).collect();
    assert!(
        places.contains(&1) || places.iter().all(|&place| place > 1),
        "somebody is first, or nobody wins"
    );

    // A replay is the game.
    let record = game.record(Digests::Last);
    let replayed =
        Match::<G>::read(&record).unwrap_or_else(|bad| panic!("a replay is the game: {bad}: {}", at(0)));
    assert!(replayed.state() == game.state(), "a replay is the game: {}", at(game.ply()));
    assert_eq!(replayed.record(Digests::Last), record, "a record is read as it is written");
}

fn offers_are_sound<G: Game>(game: &Match<G>, me: Seat, at: &str) {
    let menu = game.menu(me).expect("it is to act");
    assert!(!menu.offers.is_empty(), "whoever is to act has something to do: {at}");
    let written: BTreeSet<String> = menu.offers.iter().map(ToString::to_string).collect();
    assert_eq!(written.len(), menu.offers.len(), "no two offers are written alike: {at}");
    for line in &written {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, ' ' | '-' | '/');
        assert!(line.chars().all(plain) && !line.contains("  "), "`{line}` is plain notation: {at}");
    }
    for (action, why) in &menu.bars {
        assert!(!written.contains(&action.to_string()), "`{action}` is barred ({why:?}) and offered: {at}");
    }
    if let Some(forced) = game.forced(me) {
        assert!(menu.offers == [forced], "`{forced}` is forced, so it is the only offer: {at}");
    }
    assert_eq!(
        menu.offers,
        game.offers(me).expect("it is to act"),
        "listening to reasons changes no offer: {at}"
    );
}

fn imagining_is_honest<G: Game>(game: &Match<G>, viewer: Viewer, world: Dice, thorough: bool, at: &str) {
    let view = game.view(viewer);
    let imagined = G::imagine(&view, world);
    assert!(imagined.view(viewer).same_sight(&view), "imagining never contradicts sight: {viewer}, {at}");
    G::audit(&imagined);
    if let Viewer::Seat(me) = viewer
        && game.to_act().contains(me)
    {
        let mut offers = Vec::new();
        imagined.legal(me, &mut offers);
        assert_eq!(
            offers,
            game.offers(me).expect("it is to act"),
            "offers depend on what is seen alone: {at}"
        );
    }
    if thorough {
        let json =
            |view| serde_json::to_string(&crate::View::<G>::at(view, game.ply())).expect("a view serialises");
        assert_eq!(
            json(imagined.view(viewer)),
            json(view),
            "what cannot be known does not show: {viewer}, {at}"
        );
    }
}

fn count(len: usize) -> u32 {
    u32::try_from(len).expect("a list of offers is short")
}

/// How many different sequences of exactly `depth` choices there are from here.
pub fn perft<G: Game>(state: &State<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    let mut offers = Vec::new();
    for me in state.to_act().iter() {
        state.legal(me, &mut offers);
        if depth == 1 {
            nodes += offers.len() as u64;
            continue;
        }
        for &action in &offers {
            let mut next = *state;
            G::apply(&mut next, me, action, &mut Deaf);
            nodes += perft(&next, depth - 1);
        }
    }
    nodes
}
