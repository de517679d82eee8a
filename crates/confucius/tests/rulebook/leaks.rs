//! Nothing leaks (section 8): two worlds that differ only in what a seat cannot know look, offer and tell it the same.

use confucius::piece::Named;
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

fn offers(state: &State, me: Seat) -> Vec<Action> {
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

#[test]
fn imagined_worlds_respect_what_everybody_can_know() {
    use confucius::card::{Card, Cards};
    // At the start every hand is known: one card of each type.
    let state = Confucius::setup(4, &Options::default(), Dice::new(Seed::nth(1, 0)));
    for seed in 0..20 {
        let world = Confucius::imagine(&state.view(Viewer::Spectator), Dice::new(Seed::nth(seed, 9)));
        assert!(world.hands.iter().all(|hand| hand.cards == Cards::new(1, 1, 1)));
    }
    // Later every world has its cards where they can be: the deck is a part of what was shuffled, less the own draws.
    let mut state = state;
    let mut pick = Dice::new(Seed::nth(2, 0)).draw(Purpose::new("worlds"), 0);
    let mut differ = 0;
    while let Some(me) = state.to_act().lowest() {
        let choices = offers(&state, me);
        let action = choices[pick.below(choices.len() as u32) as usize];
        Confucius::apply(&mut state, me, action, &mut tabletop::Deaf);
        let own = Seat::new(1);
        let world = Confucius::imagine(
            &state.view(Viewer::Seat(own)),
            Dice::new(Seed::nth(3, pick.below(99).into())),
        );
        let mut deck = Cards::default();
        world.sealed.deck.iter().for_each(|&card| deck.add(card, 1));
        let can_be = state.table.shuffled - state.hands[own].drawn;
        assert!(Card::ALL.iter().all(|&card| deck.count(card) <= can_be.count(card)));
        for (seat, family) in state.table.families.by_seat() {
            let hand = &world.hands[seat];
            let held = hand.cards + hand.contributed.map(|(_, cards)| cards).unwrap_or_default();
            assert!(Card::ALL.iter().all(|&card| family.known.count(card) <= held.count(card)));
        }
        differ += usize::from(world.hands != state.hands);
    }
    assert!(differ > 100, "and otherwise they differ");
}

#[test]
fn whoever_has_begun_an_action_can_complete_it_in_every_world() {
    // CF-GEN-7: a rare hand, four cards worth eleven licences at least.
    let mut scene = crate::scene::Scene::new(
        "round 2 | turns\nturn K\nK hand 3,1,0 shipyard 11\nG hand 2,2,2\nP hand 2,2,2",
    );
    scene.play(&["voyage", "launch 11"]);
    for seed in 0..50 {
        let view = scene.state.view(Viewer::Spectator);
        let world = Confucius::imagine(&view, Dice::new(Seed::nth(seed, 0)));
        let licences = world.hands[Seat::new(0)].cards.worth(confucius::card::Currency::Licences);
        assert!(licences >= 11, "{licences}");
    }
}
