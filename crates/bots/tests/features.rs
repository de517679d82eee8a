//! Memoised features: what stays the same is not asked again. Whoever looked at many positions sees the next one as if
//! it were the first.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use bots::evaluator::Evaluator;
use bots::{Random, Trainable};
use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use tabletop::{Deaf, Dice, Seat, Seed, State, Viewer};

/// Random games with all kinds of options, seen by everybody in turn, and by nobody long enough to be the same twice.
fn old_eyes_see_as_new_ones<G: Trainable>(seats: usize) {
    let net = G::nets().get::<G>(seats, G::RULES).unwrap();
    let mut random = Random::new(seats as u64);
    let mut old = Evaluator::new(net);
    let mut look = |state: &State<G>, me: Seat| {
        let view = state.view(Viewer::Seat(me));
        let mut new = Evaluator::new(net);
        assert_eq!(old.value(&view, me), new.value(&view, me));
        assert_eq!(old.active(), new.active());
    };
    for game in 0..12 {
        let mut state = G::setup(seats, &G::training_options(game), Dice::new(Seed::nth(5, game)));
        let mut offers = Vec::new();
        while let Some(me) = state.to_act().lowest() {
            state.legal(me, &mut offers);
            let action = offers[random.below(offers.len())];
            if random.below(4) == 0 {
                // As in a search: what another choice would lead to.
                let mut other = state;
                G::apply(&mut other, me, offers[random.below(offers.len())], &mut Deaf);
                look(&other, me);
            }
            G::apply(&mut state, me, action, &mut Deaf);
            look(&state, Seat::new(random.below(seats)));
        }
    }
}

#[test]
fn dragon_is_seen_as_it_is() {
    (2..=5).for_each(old_eyes_see_as_new_ones::<Dragon>);
}

#[test]
fn confucius_is_seen_as_it_is() {
    (3..=5).for_each(old_eyes_see_as_new_ones::<Confucius>);
}

#[test]
fn gugong_is_seen_as_it_is() {
    (1..=5).for_each(old_eyes_see_as_new_ones::<Gugong>);
}
