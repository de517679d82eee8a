//! Bots do not cheat: what they choose and every number they tell depends on what they see, not on what is true.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use bots::{Budget, Level, Playable, Random, think};
use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use tabletop::{Deaf, Dice, Seat, Seed, State, Viewer};

/// Random games; now and then two worlds that look the same to whoever is to act.
fn same_sight_same_thought<G: Playable>(seats: usize, stride: usize, levels: &[Level]) {
    let mut random = Random::new(seats as u64);
    let mut state = G::setup(seats, &G::Options::default(), Dice::new(Seed::nth(9, seats as u64)));
    let (mut offers, mut ply, mut compared) = (Vec::new(), 0, 0);
    while let Some(me) = state.to_act().lowest() {
        state.legal(me, &mut offers);
        ply += 1;
        if offers.len() > 1 && ply % stride == 0 {
            let viewer = Viewer::Seat(me);
            let worlds: Vec<State<G>> = (0..2)
                .map(|world| G::imagine(&state.view(viewer), Dice::new(Seed::nth(world, ply as u64))))
                .collect();
            assert!(worlds[0].view(viewer).same_sight(&worlds[1].view(viewer)));
            for &level in levels {
                let thought = |world: &State<G>| {
                    let how = (level, ply as u64, Budget::default());
                    think::<G>(&world.view(viewer), &offers, how)
                };
                assert_eq!(thought(&worlds[0]), thought(&worlds[1]), "level {}, ply {ply}", level.number());
                compared += 1;
            }
            assert_eq!(
                bots::chances::<G>(&worlds[0].view(viewer)),
                bots::chances::<G>(&worlds[1].view(viewer))
            );
        }
        let action = offers[random.below(offers.len())];
        G::apply(&mut state, me, action, &mut Deaf);
    }
    assert!(compared >= levels.len(), "something was compared");
}

#[test]
fn dragon_bots_see_only_their_view() {
    same_sight_same_thought::<Dragon>(4, 11, &Level::ALL[..6]);
    same_sight_same_thought::<Dragon>(2, 61, &Level::ALL);
}

#[test]
fn confucius_bots_see_only_their_view() {
    same_sight_same_thought::<Confucius>(4, 7, &Level::ALL[..6]);
    same_sight_same_thought::<Confucius>(3, 53, &Level::ALL);
}

#[test]
fn gugong_bots_see_only_their_view() {
    same_sight_same_thought::<Gugong>(4, 11, &Level::ALL[..6]);
    same_sight_same_thought::<Gugong>(2, 61, &Level::ALL);
    same_sight_same_thought::<Gugong>(1, 29, &Level::ALL[..6]);
}

#[test]
fn threads_do_not_change_a_thought() {
    let state = Dragon::setup(3, &dragon::Options::default(), Dice::new(Seed::nth(1, 1)));
    let (me, mut offers) = (state.to_act().lowest().unwrap_or(Seat::new(0)), Vec::new());
    state.legal(me, &mut offers);
    let thought = |threads| {
        let budget = Budget { threads, ..Budget::default() };
        think::<Dragon>(&state.view(Viewer::Seat(me)), &offers, (Level::BEST, 3, budget))
    };
    assert_eq!(thought(1), thought(2));
}

use tabletop::Game;
