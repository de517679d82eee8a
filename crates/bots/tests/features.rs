//! Features: every position is asked the same, under names of its own each. What stays the same is not asked again;
//! whoever looked at many positions sees the next one as if it were the first.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;

use bots::evaluator::Evaluator;
use bots::features::FeatureSet;
use bots::{Random, Trainable};
use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use kuhn::Kuhn;
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

fn names_are_unique_and_short<G: Trainable>() {
    for seats in G::SEATS {
        let mut known = BTreeSet::new();
        for feature in FeatureSet::of::<G>(seats).features {
            let name = &feature.name;
            let is_plain =
                |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            // A dot is between a group and what is in it, a stroke is in codes of the rules.
            let mut words = name.split(['.', '/']);
            assert!(words.all(|word| !word.is_empty() && word.chars().all(is_plain)), "{}: {name}", G::KEY);
            assert!(name.len() <= 40, "{}: {name}", G::KEY);
            assert!(known.insert(name.clone()), "{} for {seats}: {name} twice", G::KEY);
        }
    }
}

#[test]
fn no_two_features_of_a_game_have_the_same_name() {
    names_are_unique_and_short::<Dragon>();
    names_are_unique_and_short::<Confucius>();
    names_are_unique_and_short::<Gugong>();
    names_are_unique_and_short::<Kuhn>();
}

/// Random games with all kinds of options, each position as somebody sees it.
fn is_asked_the_same<G: Trainable>() {
    for seats in G::SEATS {
        let (first, mut random) = (FeatureSet::of::<G>(seats), Random::new(seats as u64));
        for game in 0..4 {
            let mut state = G::setup(seats, &G::training_options(game), Dice::new(Seed::nth(6, game)));
            let mut offers = Vec::new();
            while let Some(me) = state.to_act().lowest() {
                let who = Seat::new(random.below(seats));
                assert_eq!(FeatureSet::seen(&state.view(Viewer::Seat(who)), who), first);
                state.legal(me, &mut offers);
                G::apply(&mut state, me, offers[random.below(offers.len())], &mut Deaf);
            }
        }
    }
}

#[test]
fn every_position_is_asked_the_same() {
    is_asked_the_same::<Dragon>();
    is_asked_the_same::<Confucius>();
    is_asked_the_same::<Gugong>();
    is_asked_the_same::<Kuhn>();
}
