//! What is behind a screen and what is face down (rules section 8).

use serde::Serialize;
use tabletop::{ArrayVec, Dice};

use crate::card::{Card, Cards, MOST_OWNED};

/// What a seat holds: these fields are the keys of the view, in its order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Hand {
    /// The hand.
    pub cards: Cards,
    /// The own discard pile.
    pub discard: Cards,
}

/// What the others see of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Back {
    pub cards: usize,
    pub discard: usize,
}

/// The most cards the draw deck can have: all but two hands and the board.
pub const MOST_DECK: usize = 24;

/// Face down: nobody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sealed {
    /// The gift deck, its top last.
    pub deck: ArrayVec<[Card; MOST_DECK]>,
    /// Meng's gift pile, its top last.
    pub gift_pile: ArrayVec<[Card; MOST_OWNED]>,
    /// Meng's discard pile, its top last.
    pub gift_discard: ArrayVec<[Card; MOST_OWNED]>,
    /// Where chance comes from.
    pub dice: Dice,
}
