//! The last choice of a game leads to its end, so what is thought of it can be compared with what comes of it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use bots::{Bot, Budget, Level, Playable, Player, Random, think};
use dragon::Dragon;
use tabletop::{Deaf, Dice, Seat, Seed, State, Viewer};

/// A position in which every offer ends the game, and what they lead to.
struct Last<G: Playable> {
    state: State<G>,
    me: Seat,
    offers: Vec<G::Action>,
    ends: Vec<State<G>>,
}

/// The last positions of random games, where there was something to choose.
fn last_positions<G: Playable>(seats: usize, games: u64) -> Vec<Last<G>> {
    let mut found = Vec::new();
    for game in 0..games {
        let mut random = Random::new(game);
        let mut state = G::setup(seats, &G::Options::default(), Dice::new(Seed::nth(4, game)));
        let mut offers = Vec::new();
        while let Some(me) = state.to_act().lowest() {
            state.legal(me, &mut offers);
            let after = |&action: &G::Action| {
                let mut after = state;
                G::apply(&mut after, me, action, &mut Deaf);
                after
            };
            let ends: Vec<State<G>> = offers.iter().map(after).collect();
            if ends.len() > 1 && ends.iter().all(|end| end.to_act().is_empty()) {
                found.push(Last { state, me, offers: offers.clone(), ends });
            }
            let action = offers[random.below(offers.len())];
            G::apply(&mut state, me, action, &mut Deaf);
        }
    }
    assert!(found.len() >= 5, "{} last positions", found.len());
    found
}

fn takes_the_win<G: Playable>(seats: usize, games: u64) {
    let mut chances = 0;
    for Last { state, me, offers, ends } in last_positions::<G>(seats, games) {
        let wins = |end: &State<G>| G::standings(&end.table)[me].place == 1;
        let chosen = *Player::<G>::new(Level::NET, 1).choose(&state.view(Viewer::Seat(me)), &offers);
        let number = offers.iter().position(|offer| *offer == chosen).unwrap();
        assert_eq!(wins(&ends[number]), ends.iter().any(wins), "{chosen} of {offers:?}");
        chances += usize::from(ends.iter().any(wins) && !ends.iter().all(wins));
    }
    assert!(chances > 0, "somebody could win or not");
}

#[test]
fn whoever_can_win_does() {
    takes_the_win::<Dragon>(2, 300);
}

/// The points told of an offer are those it brings itself and those that follow from it.
fn counts_every_point<G: Playable>(seats: usize, games: u64) {
    for Last { state, me, offers, ends } in last_positions::<G>(seats, games) {
        let how = (Level::NET, 1, Budget::default());
        let thought = think::<G>(&state.view(Viewer::Seat(me)), &offers, how);
        for ranked in thought.ranking {
            let made = |state: &State<G>| G::standings(&state.table)[me].points as f32;
            let told: f32 = ranked.points[me.idx()].iter().sum();
            let brought = made(&ends[ranked.offer]) - made(&state);
            assert!((told - brought).abs() < 1e-3, "{}: {told} {brought}", offers[ranked.offer]);
        }
    }
}

#[test]
fn what_a_choice_brings_itself_is_among_its_reasons() {
    counts_every_point::<Dragon>(3, 60);
}
