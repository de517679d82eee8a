//! What everybody can know of hidden Confucius cards by following the game (rules section 8).
//!
//! A seat has what it held when the deck was last shuffled, which is nothing of what was shuffled, and what it has
//! drawn since, which is a part of it. Some has left: paid face up, or laid down for a student in a pile that shows
//! nobody's share. So in every world that can be the true one, for every seat,
//!
//! ```text
//! Hand::held + Hand::drawn  =  in hand + face down at a student + Family::paid + its share of the piles
//! ```
//!
//! where all held `Table::held`, all have drawn `Table::shuffled` less the deck, and all shares are `Table::tutored`.
//! How many cards each of these is, everybody knows. `audit` asks this of every position, and `imagine` deals by it.

use tabletop::{ArrayVec, MAX_SEATS, Seat};

use crate::State;
use crate::card::{Card, Cards};
use crate::piece::{Named, Student};
use crate::table::Contribution;

/// CF-DRAW-2: what is in no hand is in the new deck.
pub(crate) fn shuffled(state: &mut State, cards: Cards) {
    let table = &mut state.table;
    table.shuffled = cards;
    table.held = Cards::default();
    table.tutored = Cards::default();
    for (family, hand) in table.families.iter_mut().zip(state.hands.iter_mut()) {
        (family.drawn, family.paid, family.tutored) = (0, Cards::default(), 0);
        (hand.held, hand.drawn) = (hand.cards, Cards::default());
        table.held += hand.cards;
    }
}

/// A card comes from the deck.
#[inline]
pub(crate) fn drew(state: &mut State, me: Seat, card: Card) {
    state.hands[me].drawn.add(card, 1);
    state.table.families[me].drawn += 1;
}

/// Cards have left the hand, and everybody knows whose they were.
pub(crate) fn left(state: &mut State, me: Seat, cards: Cards) {
    let family = &mut state.table.families[me];
    if family.drawn > 0 && family.known.is_empty() {
        family.paid += cards; // which may have been held, or drawn
        return;
    }
    let known = family.known.zip(cards, u8::min);
    family.known -= known;
    // Whoever has drawn nothing has paid what he held. And cards of a type are alike: those he is known to hold can be
    // taken to go first.
    let held = if family.drawn == 0 { cards } else { known };
    family.paid += cards - held;
    state.table.held -= held;
    state.hands[me].held -= held;
}

/// What can be said of somebody's share of a pile.
#[derive(Clone, Copy, Default)]
struct Share {
    seat: Seat,
    cards: u8,
    least: [u8; Card::COUNT],
    most: [u8; Card::COUNT],
}

/// CF-EXAM-12: the pile of a student is face up, and nobody's share of it. What must be somebody's has left his hand
/// for all to see; what he was known to hold is so no longer where it can have been in the rest.
pub(crate) fn revealed(state: &mut State, student: Student, pile: Cards) {
    let laid = state.table.exam.iter().flat_map(|exam| exam.contributions);
    let laid = laid.filter(|laid| laid.student == student);
    let most = |cards: u8| std::array::from_fn(|idx| pile.count(Card::ALL[idx]).min(cards));
    let share =
        |Contribution { seat, cards, .. }| Share { seat, cards, most: most(cards), ..Share::default() };
    let mut shares: ArrayVec<[Share; MAX_SEATS]> = laid.map(share).collect();
    for share in &mut shares {
        let (known, kept) = (state.table.families[share.seat].known, state.hands[share.seat].cards.len());
        share.least = std::array::from_fn(|idx| known.count(Card::ALL[idx]).saturating_sub(kept));
    }
    // Each pass can say more by what the one before has said; what two leave open stays open.
    (0..2).for_each(|_| narrow(&mut shares, pile));
    let mut rest = pile;
    for Share { seat, cards, least, most } in shares {
        let [c1, c2, c3] = least;
        let least = Cards::new(c1, c2, c3);
        left(state, seat, least);
        rest -= least;
        let family = &mut state.table.families[seat];
        family.tutored += cards - least.len();
        let [c1, c2, c3] = most;
        family.known = family.known.zip(Cards::new(c1, c2, c3) - least, u8::saturating_sub);
    }
    state.table.tutored += rest;
}

/// All shares make up the pile, and all types a share.
fn narrow(shares: &mut [Share], pile: Cards) {
    for one in 0..shares.len() {
        for (idx, &card) in Card::ALL.iter().enumerate() {
            let others =
                || shares.iter().enumerate().filter(|(other, _)| *other != one).map(|(_, share)| share);
            let types = || (0..Card::COUNT).filter(|&other| other != idx);
            let Share { cards, least, most, .. } = shares[one];
            let by_pile = pile.count(card).saturating_sub(others().map(|share| share.most[idx]).sum());
            let by_share = cards.saturating_sub(types().map(|other| most[other]).sum());
            let left_in_pile = pile.count(card) - others().map(|share| share.least[idx]).sum::<u8>();
            let left_in_share = cards - types().map(|other| least[other]).sum::<u8>();
            shares[one].least[idx] = least[idx].max(by_pile).max(by_share);
            shares[one].most[idx] = most[idx].min(left_in_pile).min(left_in_share);
        }
    }
}
