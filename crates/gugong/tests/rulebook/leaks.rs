//! Nothing leaks (section 8): two worlds that differ only in what a seat cannot know look, offer and tell it the same.

use gugong::piece::Token;
use gugong::{Action, Event, Gugong, Options, State};
use kit::leaks::Secrets;
use tabletop::{Dice, Draw, Game, Seat, Seed, Viewer};

use crate::laws::{every_game, variants};
use crate::manner::{MANNERS, Manner};

/// Whether something hidden from `viewer` came out, or chance decided something.
fn reveals(told: &[Event], viewer: Viewer) -> bool {
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

impl Secrets<Gugong> for Manner {
    fn choose(&self, offers: &[Action], draw: &mut Draw) -> Action {
        self.pick(offers, draw)
    }

    fn is_alike(&self, state: &State, action: Action, other: Action) -> bool {
        let hidden = state.table.agenda.question().map(|(_, question)| question.decision());
        match (hidden, action, other) {
            (Some("offer-discard"), Action::DiscardCard(_), Action::DiscardCard(_)) => true,
            (_, Action::Recover(_), Action::Recover(_)) => true,
            _ => other == action,
        }
    }

    fn reveals(&self, told: &[Event], viewer: Viewer) -> bool {
        reveals(told, viewer)
    }

    fn look(&self, world: &State, me: Seat) {
        if Gugong::decision(&world.table) == Some("tt05-card") {
            let has_one = world.hands[me].cards.iter().any(|card| card.value >= 7);
            assert!(has_one, "whoever is asked for a great gift has one");
        }
    }
}

fn nothing_leaks(seats: usize, options: &Options, (manner, seed): (Manner, u64)) -> usize {
    kit::leaks::nothing_leaks::<Gugong>((seats, options), seed, &manner)
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
