//! Nothing leaks (section 8): two worlds that differ only in what a seat cannot know look, offer and tell it the same.

use confucius::{Action, Bar, Confucius, Event, Options, State};
use tabletop::{Dice, Draw, Game, Message, Offer, Purpose, Seat, Seed, Tell, Viewer};

use crate::busy::Manner;
use crate::laws::{options, switches};

/// Offers and reasons.
#[derive(Default)]
struct Heard(Vec<String>);

impl Offer<Confucius> for Heard {
    const BARS: bool = true;
    fn offer(&mut self, action: Action) {
        self.0.push(action.to_string());
    }
    fn bar(&mut self, action: Action, why: Bar) {
        self.0.push(format!("{action}: {why:?}"));
    }
}

fn menu(state: &State, me: Seat) -> Vec<String> {
    let mut heard = Heard::default();
    Confucius::legal(&state.view(Viewer::Seat(me)), me, &mut heard);
    heard.0
}

fn json(state: &State, viewer: Viewer) -> String {
    serde_json::to_string(&state.view(viewer).at(7)).unwrap()
}

pub(crate) fn offers(state: &State, me: Seat) -> Vec<Action> {
    let mut offers = Vec::new();
    state.legal(me, &mut offers);
    offers
}

/// What somebody else could have chosen in the other world so that it looks the same from here.
fn like(action: Action, state: &State, me: Seat, pick: &mut Draw) -> Option<Action> {
    let offers = offers(state, me);
    let is_alike = |other: &Action| {
        if let (Action::Contribute(cards), Action::Contribute(others)) = (action, other) {
            cards.len() == others.len()
        } else {
            matches!(action, Action::Keep(_)) || *other == action
        }
    };
    let alike: Vec<Action> = offers.into_iter().filter(is_alike).collect();
    (!alike.is_empty()).then(|| alike[pick.below(alike.len() as u32) as usize])
}

/// Whether something hidden from `viewer` came out.
pub(crate) fn reveals(told: &[Event], viewer: Viewer) -> bool {
    told.iter().any(|event| {
        if let Event::Drew { seat, .. } | Event::RewardGained { seat, .. } = event {
            return viewer.sees(*seat);
        }
        matches!(
            event,
            Event::OfficialPlaced { .. }
                | Event::CandidateRevealed { .. }
                | Event::CandidateSkipped { .. }
                | Event::RewardTaken { .. }
                | Event::ExamDecided { .. }
                | Event::Discarded { .. }
        )
    })
}

fn story(told: &[Event], viewer: Viewer) -> Vec<Message> {
    told.iter().map(|event| event.tell(viewer)).collect()
}

fn nothing_leaks(seats: usize, options: &Options, (manner, seed): (Manner, u64)) -> usize {
    let mut state = Confucius::setup(seats, options, Dice::new(Seed::nth(seed, 0)));
    let mut pick = Dice::new(Seed::nth(seed, 1)).draw(Purpose::new("leaks"), 0);
    let mut secrets = 0;
    for ply in 0.. {
        let to_act: Vec<Seat> = state.to_act().iter().collect();
        if to_act.is_empty() {
            break;
        }
        let me = to_act[pick.below(to_act.len() as u32) as usize];
        let choices = offers(&state, me);
        let action = manner.pick(&choices, &mut pick);
        let mut next = state;
        let mut told = Vec::new();
        Confucius::apply(&mut next, me, action, &mut told);
        for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let world = Confucius::imagine(&state.view(viewer), Dice::new(Seed::nth(seed ^ 0xabc, ply)));
            Confucius::audit(&world);
            assert_eq!(json(&world, viewer), json(&state, viewer), "{viewer} at {ply}");
            if let Viewer::Seat(own) = viewer
                && state.to_act().contains(own)
            {
                assert_eq!(menu(&world, own), menu(&state, own), "{viewer} at {ply}");
            }
            for seat in state.to_act().iter() {
                assert!(!offers(&world, seat).is_empty(), "every world goes on: {viewer} at {ply}");
                let forced = |state: &State| Confucius::forced(&state.table, seat);
                assert_eq!(forced(&world), forced(&state));
            }
            // Somebody's choice, in both worlds.
            let other = if viewer.sees(me) { Some(action) } else { like(action, &world, me, &mut pick) };
            let Some(other) = other else { continue };
            secrets += usize::from(other != action);
            let mut world = world;
            let mut other_told = Vec::new();
            Confucius::apply(&mut world, me, other, &mut other_told);
            if json(&world, viewer) == json(&next, viewer) {
                // Who discarded what is told; the pile shows only the sum.
                if told.iter().any(|event| matches!(event, Event::Discarded { .. })) {
                    continue;
                }
                assert_eq!(story(&told, viewer), story(&other_told, viewer), "{viewer} at {ply}: `{action}`");
                assert_eq!(format!("{told:?}"), format!("{other_told:?}"), "Debug tells no more");
            } else {
                assert!(reveals(&told, viewer), "{viewer} at {ply}: `{action}` shows what nobody revealed");
            }
        }
        state = next;
    }
    secrets
}

#[test]
fn nothing_leaks_in_whole_games() {
    let mut secrets = 0;
    for seats in 3..=5 {
        for options in [options(&[]), options(&[("advanced-game", "true")])] {
            for manner in [Manner::Uniform, Manner::Busy, Manner::Learned] {
                secrets += (0..8).map(|seed| nothing_leaks(seats, &options, (manner, seed))).sum::<usize>();
            }
        }
    }
    assert!(secrets > 500, "secret choices were made otherwise: {secrets}");
}

#[test]
fn nothing_leaks_whatever_was_agreed() {
    for options in switches() {
        for seats in 3..=5 {
            (0..3).for_each(|seed| _ = nothing_leaks(seats, &options, (Manner::Busy, seed)));
        }
    }
}
