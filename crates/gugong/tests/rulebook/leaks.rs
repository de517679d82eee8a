//! Nothing leaks (section 8): two worlds that differ only in what a seat cannot know look, offer and tell it the same.

use gugong::piece::Token;
use gugong::{Action, Bar, Event, Gugong, Options, State};
use tabletop::{Dice, Draw, Game, Message, Offer, Purpose, Seat, Seed, Tell, Viewer};

use crate::laws::{every_game, variants};
use crate::manner::{MANNERS, Manner};

/// Offers and reasons.
#[derive(Default)]
struct Heard(Vec<String>);

impl Offer<Gugong> for Heard {
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
    Gugong::legal(&state.view(Viewer::Seat(me)), me, &mut heard);
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
    let hidden = state.table.agenda.question().map(|(_, question)| question.decision());
    let is_alike = |other: &Action| match (hidden, action, other) {
        (Some("offer-discard"), Action::DiscardCard(_), Action::DiscardCard(_)) => true,
        (_, Action::Recover(_), Action::Recover(_)) => true,
        _ => *other == action,
    };
    let alike: Vec<Action> = offers(state, me).into_iter().filter(is_alike).collect();
    (!alike.is_empty()).then(|| alike[pick.below(alike.len() as u32) as usize])
}

/// Whether something hidden from `viewer` came out, or chance decided something.
pub(crate) fn reveals(told: &[Event], viewer: Viewer) -> bool {
    told.iter().any(|event| {
        if let Event::Drew { seat, .. } = event {
            return viewer.sees(*seat);
        }
        matches!(
            event,
            Event::DiceRolled { .. }
                | Event::Shown { .. }
                | Event::NightBegan { .. }
                | Event::MengRevealed { .. }
                | Event::MengRevealedSpecial { .. }
                | Event::MengShed
                | Event::MengBuried { .. }
                // Whoever is asked for a great gift has one.
                | Event::Moved { token: Token::Tt05, .. }
        )
    })
}

fn story(told: &[Event], viewer: Viewer) -> Vec<Message> {
    told.iter().map(|event| event.tell(viewer)).collect()
}

fn nothing_leaks(seats: usize, options: &Options, (manner, seed): (Manner, u64)) -> usize {
    let mut state = Gugong::setup(seats, options, Dice::new(Seed::nth(seed, 0)));
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
        Gugong::apply(&mut next, me, action, &mut told);
        for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let world = Gugong::imagine(&state.view(viewer), Dice::new(Seed::nth(seed ^ 0xabc, ply)));
            Gugong::audit(&world);
            assert_eq!(json(&world, viewer), json(&state, viewer), "{viewer} at {ply}");
            if let Viewer::Seat(own) = viewer
                && state.to_act().contains(own)
            {
                assert_eq!(menu(&world, own), menu(&state, own), "{viewer} at {ply}");
            }
            for seat in state.to_act().iter() {
                assert!(!offers(&world, seat).is_empty(), "every world goes on: {viewer} at {ply}");
                let forced = |state: &State| Gugong::forced(&state.table, seat);
                assert_eq!(forced(&world), forced(&state));
            }
            if Gugong::decision(&state.table) == Some("tt05-card") {
                let has_one = world.hands[me].cards.iter().any(|card| card.value >= 7);
                assert!(has_one, "whoever is asked for a great gift has one: {viewer} at {ply}");
            }
            // Somebody's choice, in both worlds.
            let other = if viewer.sees(me) { Some(action) } else { like(action, &world, me, &mut pick) };
            let Some(other) = other else { continue };
            secrets += usize::from(other != action);
            let mut world = world;
            let mut other_told = Vec::new();
            Gugong::apply(&mut world, me, other, &mut other_told);
            if reveals(&told, viewer) {
                // Chance may lead to the same position on another way.
                continue;
            }
            assert_eq!(
                json(&world, viewer),
                json(&next, viewer),
                "{viewer} at {ply}: `{action}` shows what nobody revealed"
            );
            assert!(world.view(viewer).same_sight(&next.view(viewer)), "{viewer} at {ply}: `{action}`");
            assert_eq!(story(&told, viewer), story(&other_told, viewer), "{viewer} at {ply}: `{action}`");
            assert_eq!(format!("{told:?}"), format!("{other_told:?}"), "Debug tells no more");
        }
        state = next;
    }
    secrets
}

#[test]
fn nothing_leaks_in_whole_games() {
    let mut secrets = 0;
    for seats in 1..=5 {
        for options in variants(seats) {
            for manner in MANNERS {
                secrets += (0..1).map(|seed| nothing_leaks(seats, &options, (manner, seed))).sum::<usize>();
            }
        }
    }
    assert!(secrets > 100, "secret choices were made otherwise: {secrets}");
}

#[test]
fn imagined_worlds_respect_what_everybody_can_know() {
    // At the start every hand is known: the sets are fixed. Only the deck's order is not.
    let state = Gugong::setup(4, &Options::default(), Dice::new(Seed::nth(1, 0)));
    let mut decks = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let world = Gugong::imagine(&state.view(Viewer::Spectator), Dice::new(Seed::nth(seed, 9)));
        assert!(world.hands == state.hands);
        decks.insert(format!("{:?}", world.sealed.deck));
    }
    assert!(decks.len() > 15);
    // Later cards are where they can be, and a card from the deck is unknown to the others.
    let (mut differ, mut drawn) = (0, 0);
    every_game(|_, after, _| {
        if after.table.seats() == 1 {
            return;
        }
        let viewer = Viewer::Seat(Seat::new(1));
        let world =
            Gugong::imagine(&after.view(viewer), Dice::new(Seed::nth(3, u64::from(after.table.deck))));
        assert!(world.hands[Seat::new(1)] == after.hands[Seat::new(1)]);
        for (seat, own) in after.table.players.by_seat() {
            let hand = &world.hands[seat];
            assert!(own.known.hand.kinds().all(|card| hand.cards.contains(card)));
            assert!(own.known.discard.kinds().all(|card| hand.discard.contains(card)));
            drawn += usize::from(!own.known.secrets.is_empty() && seat != Seat::new(1));
        }
        differ += usize::from(world.hands != after.hands);
    });
    assert!(differ > 1000 && drawn > 1000, "and otherwise they differ: {differ} {drawn}");
}
