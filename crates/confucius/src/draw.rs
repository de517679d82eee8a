//! Drawing Confucius cards (rules section 6.3, DRAW).

use tabletop::{Hear, Purpose, Seat, Seats, Veiled};

use crate::card::Cards;
use crate::event::Event;
use crate::setup::{shuffled_deck, size};
use crate::{State, trace};

// Section 9.
const RESHUFFLE: Purpose = Purpose::new("confucius reshuffle");

/// CF-DRAW-1: one at a time from the top of the deck.
pub(crate) fn draw(state: &mut State, me: Seat, wanted: u8, out: &mut impl Hear<Event>) {
    let mut drawn = Cards::default();
    for _ in 0..wanted {
        if state.sealed.deck.is_empty() && !state.table.discard.is_empty() {
            reshuffle(state, out);
        }
        let Some(card) = state.sealed.deck.pop() else { break }; // CF-DRAW-3
        drawn.add(card, 1);
        state.hands[me].cards.add(card, 1);
        trace::drew(state, me, card);
    }
    state.table.deck = size(&state.sealed.deck);
    let cards = drawn.len();
    if cards > 0 {
        out.reveal(Seats::one(me));
    }
    out.hear(|| Event::Drew { seat: me, cards, faces: Veiled::new(me, drawn) });
}

/// CF-DRAW-2: the discard pile becomes the deck when a card is needed.
fn reshuffle(state: &mut State, out: &mut impl Hear<Event>) {
    let cards = std::mem::take(&mut state.table.discard);
    let number = u32::from(state.sealed.reshuffles);
    state.sealed.deck = shuffled_deck(cards, state.sealed.dice, RESHUFFLE, number);
    state.sealed.reshuffles += 1;
    trace::shuffled(state, cards);
    out.hear(|| Event::Reshuffled { cards: cards.len() });
}
