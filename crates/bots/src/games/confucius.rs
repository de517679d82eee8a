//! How bots play and learn *Confucius*.

mod campaign;
mod features;
mod standing;
mod tasks;
mod heuristic;

use confucius::actions_box::BoxAction;
use confucius::card::{Card, Cards};
use confucius::table::Table;
use confucius::task::Question;
use confucius::{Action, Confucius, Hand, Options};
use tabletop::{Seat, View};

use crate::features::FeatureSink;
use crate::net::Nets;
use crate::random::Random;
use crate::{Playable, Recipe, Trainable};

static NETS: Nets = Nets::new(&[
    (
        3,
        include_bytes!("../../../../weights/confucius-3.net"),
        include_str!("../../../../weights/confucius-3.toml"),
    ),
    (
        4,
        include_bytes!("../../../../weights/confucius-4.net"),
        include_str!("../../../../weights/confucius-4.toml"),
    ),
    (
        5,
        include_bytes!("../../../../weights/confucius-5.net"),
        include_str!("../../../../weights/confucius-5.toml"),
    ),
]);

impl Playable for Confucius {
    const WORLDS: u32 = 8;
    const ROLLOUT: u32 = 5;
    const ITERATIONS: u32 = 160;
    fn nets() -> &'static Nets {
        &NETS
    }

    fn features(view: &View<'_, Confucius>, me: Seat, out: &mut impl FeatureSink) {
        features::encode(view, me, out);
    }

    fn heuristic(view: &View<'_, Confucius>, me: Seat) -> f32 {
        let own = heuristic::prospects(view, me);
        let others = view.table.families.seats().filter(|&seat| seat != me);
        let best = others.map(|seat| heuristic::prospects(view, seat)).fold(f32::MIN, f32::max);
        own - 0.4 * best
    }

    fn sensible(view: &View<'_, Confucius>, me: Seat, offered: &[Action], out: &mut Vec<usize>) {
        out.clear();
        let hand = view.hand(me);
        let has_payment = offered.iter().any(|action| matches!(action, Action::Pay(_)));
        for (idx, action) in offered.iter().enumerate() {
            if is_sensible(*action, hand, has_payment) {
                out.push(idx);
            }
        }
        if out.is_empty() {
            out.extend(0..offered.len());
        }
    }

    fn is_quiet(table: &Table) -> bool {
        table.agenda.question().is_none_or(tasks::is_quiet)
    }

    /// What lies face down is a number of cards to the others.
    fn key(_table: &Table, action: Action, seen: bool) -> (Action, u32) {
        if seen {
            (action, 0)
        } else if let Action::Contribute(cards) = action {
            (Action::Contribute(Cards::new(cards.len(), 0, 0)), 1)
        } else if let Action::Keep(_) = action {
            (Action::Keep(Cards::default()), 1)
        } else {
            (action, 0)
        }
    }

    fn is_secret(table: &Table) -> bool {
        matches!(table.agenda.question(), Some(Question::Support | Question::Contribute))
    }
}

impl Trainable for Confucius {
    const RECIPE: Recipe =
        Recipe { units: 128, closeness: 3.0, bias: 0.5, greedy_eighths: 6, ..Recipe::STANDARD };

    /// Conquests and voyages take many actions before they bring anything.
    fn plan(action: Action) -> Option<u8> {
        let is_conquest =
            matches!(action, Action::Take(BoxAction::Recruit | BoxAction::Invade) | Action::Invade(_));
        let is_voyage = matches!(
            action,
            Action::Take(BoxAction::BuyJunks | BoxAction::Voyage) | Action::BuyJunks(_) | Action::Launch(_)
        );
        is_conquest.then_some(1).or(is_voyage.then_some(2))
    }

    /// Armies in the colonies and some on lands; junks in the shipyards.
    fn exploring_start(table: &mut Table, number: u64) {
        let mut random = Random::new(number);
        for idx in 0..table.families.len() {
            let seat = Seat::new(idx);
            let armies = &mut table.families[seat].armies;
            let some = [0, 0, 1, 2][random.below(4)];
            armies.supply -= some;
            armies.colonies += some;
            let junks = [0, 0, 2, 4][random.below(4)];
            table.families[seat].shipyard += junks;
            table.junk_supply -= junks;
            let land = &mut table.foreign_lands[random.below(3)];
            let place = random.below(land.land.boxes().len());
            if random.below(3) == 0 && land.armies[place].is_none() {
                land.armies[place] = Some(seat);
                table.families[seat].armies.supply -= 1;
            }
        }
    }

    fn training_options(number: u64) -> Options {
        let mut random = Random::new(number);
        Options { advanced_game: random.below(3) == 0, ..Options::default() }
    }
}

/// Paying more than asked, keeping fewer cards than allowed and laying down odd mixtures are almost never right.
fn is_sensible(action: Action, hand: Option<&Hand>, has_payment: bool) -> bool {
    if action == Action::Overpay {
        !has_payment
    } else if let (Action::Contribute(cards), Some(hand)) = (action, hand) {
        is_straight(cards, hand.cards)
    } else if let (Action::Keep(cards), Some(hand)) = (action, hand) {
        cards.len() == hand.cards.len().min(confucius::data::data().board.hand_limit)
    } else {
        true
    }
}

/// The cheapest so many cards of the hand, or the dearest.
fn is_straight(cards: Cards, hand: Cards) -> bool {
    let count = |card| (cards.count(card), hand.count(card));
    let run = |order: [Card; 3]| {
        // As soon as one kind is not used up, nothing of the next kinds may be used.
        let mut full = true;
        order.into_iter().all(|card| {
            let (used, held) = count(card);
            let fits = full || used == 0;
            full = full && used == held;
            fits
        })
    };
    run([Card::C1, Card::C2, Card::C3]) || run([Card::C3, Card::C2, Card::C1])
}
