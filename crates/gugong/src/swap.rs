//! Card swaps (GG-ACT-6, GG-MOR-6, TT07).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless};
use crate::card::Card;
use crate::event::Event;
use crate::hand::Hand;
use crate::piece::{Area, Named};
use crate::table::{Pile, Table};
use crate::task::{Question, Swap};
use crate::{Gugong, State};

/// Whether an official has a card of another kind (GG-GEN-3).
#[inline]
fn has_other(table: &Table, card: Card) -> bool {
    table.gifts.iter().any(|(_, &there)| there != card)
}

/// The own cards that can be swapped, each kind once.
fn own<'a>(table: &'a Table, hand: &'a Hand, source: Swap) -> impl Iterator<Item = (Card, Pile)> + 'a {
    let discard = match source {
        Swap::Card | Swap::Tt07 => Some(hand.discard.kinds()),
        Swap::D15 => None, // GG-MOR-6
    };
    let in_hand = hand.cards.kinds().map(|card| (card, Pile::Hand));
    let all = in_hand.chain(discard.into_iter().flatten().map(|card| (card, Pile::Discard)));
    all.filter(|&(card, _)| has_other(table, card))
}

/// Node 13 appears with a card to give.
pub(crate) fn asks(table: &Table, hand: &Hand, source: Swap) -> bool {
    own(table, hand, source).next().is_some()
}

/// Node 13.
pub(crate) fn legal_own(table: &Table, hand: &Hand, source: Swap, out: &mut impl Offer<Gugong>) {
    own(table, hand, source).for_each(|(card, pile)| out.offer(Action::Give(card, pile)));
    match source {
        Swap::Card | Swap::Tt07 => out.offer(Action::Skip),
        Swap::D15 => {} // was chosen at 24
    }
}

/// Everybody sees the card from now on.
pub(crate) fn choose(state: &mut State, me: Seat, source: Swap, card: Card, pile: Pile) {
    let (table, hand) = (&mut state.table, &state.hands[me]);
    let known = &mut table.players[me].known;
    match pile {
        Pile::Hand => {
            known.leaves_hand(card);
            known.hand.add(card);
        }
        Pile::Discard => {
            known.leaves_discard(card);
            known.discard.add(card);
        }
    }
    known.settle(hand.cards.len(), hand.discard.len());
    table.swap = Some((card, pile));
    table.agenda.ask((me, Question::SwapBoard(source)));
}

/// Node 14: areas whose card is of another kind.
pub(crate) fn legal_board(table: &Table, out: &mut impl Offer<Gugong>) {
    let own = table.swap.map(|(card, _)| card);
    for &area in Area::ALL {
        let same = (own == Some(table.gifts[area])).then_some(Bar::SameKind(area));
        offer_unless(same, Action::TakeFrom(area), out);
    }
}

/// GG-ACT-6: the card goes where the other came from.
pub(crate) fn swap(state: &mut State, me: Seat, area: Area, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let (given, pile) = table.swap.take().expect("an own card was chosen");
    let taken = std::mem::replace(&mut table.gifts[area], given);
    let (hand, known) = (&mut state.hands[me], &mut table.players[me].known);
    match pile {
        Pile::Hand => {
            hand.cards.take(given);
            hand.cards.add(taken);
            known.leaves_hand(given);
            known.hand.add(taken);
        }
        Pile::Discard => {
            hand.discard.take(given);
            hand.discard.add(taken);
            known.leaves_discard(given);
            known.discard.add(taken);
        }
    }
    known.settle(hand.cards.len(), hand.discard.len());
    let who = table.who(me);
    out.hear(|| Event::CardSwapped { who, given, pile, taken, area });
}
