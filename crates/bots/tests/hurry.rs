//! Bots in a hurry: who has no time at all still finishes the game with choices the net likes.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::Duration;

use bots::{Bot, Budget, Level, Playable, Player, Random};
use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use tabletop::{Deaf, Dice, Seed, State, Viewer};

/// One academician without any time against players who choose anything: who won.
fn hurried<G: Playable>(seats: usize, number: u64) -> bool {
    let budget = Budget { threads: 1, cap: Duration::ZERO, ..Budget::default() };
    let mut hurried: Player<G> = Player::new(Level::BEST, number).within(budget);
    let mut random = Random::new(number);
    let mut state: State<G> = G::setup(seats, &G::Options::default(), Dice::new(Seed::nth(5, number)));
    let mut offers = Vec::new();
    while let Some(me) = state.to_act().lowest() {
        state.legal(me, &mut offers);
        let action = match me.idx() {
            0 => *hurried.choose(&state.view(Viewer::Seat(me)), &offers),
            _ => offers[random.below(offers.len())],
        };
        G::apply(&mut state, me, action, &mut Deaf);
    }
    let standings = G::standings(&state.table);
    standings.iter().next().unwrap().place == 1
}

#[test]
fn without_time_the_net_still_has_its_say() {
    for number in 0..3 {
        assert!(hurried::<Dragon>(4, number));
        assert!(hurried::<Confucius>(4, number));
        assert!(hurried::<Gugong>(4, number));
    }
}
