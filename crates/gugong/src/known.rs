//! What everybody can know of a player's cards by following the game (rules section 8): the starting hands are fixed
//! sets, and every card that is offered, received or swapped is seen. Hidden stay the cards drawn from the deck, and
//! which card went face down to the discard pile or came back from it.

use tabletop::ArrayVec;

use crate::card::{Card, Cards, MOST_OWNED};

/// What everybody can know of a player's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KnownCards {
    /// Surely in hand.
    pub hand: Cards,
    /// Surely in the discard pile.
    pub discard: Cards,
    /// In one of both.
    pub either: Cards,
    /// Cards nobody else has seen, each with the values it cannot have: the oldest first.
    pub secrets: ArrayVec<[Values; MOST_OWNED]>,
}

/// A set of card values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Values(u16);

impl Values {
    /// Whether it is among them.
    pub fn contains(self, value: u8) -> bool {
        self.0 & (1 << value) != 0
    }

    /// How many.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one in.
    pub fn add(&mut self, value: u8) {
        self.0 |= 1 << value;
    }
}

impl KnownCards {
    /// A card nobody else sees comes into the hand.
    pub(crate) fn draw(&mut self) {
        self.secrets.push(Values::default());
    }

    /// This card is seen to leave the hand.
    pub(crate) fn leaves_hand(&mut self, card: Card) {
        if !self.hand.take(card) && !self.either.take(card) {
            self.reveal(card);
        }
    }

    /// This card is seen to leave the discard pile.
    pub(crate) fn leaves_discard(&mut self, card: Card) {
        if !self.discard.take(card) && !self.either.take(card) {
            self.reveal(card);
        }
    }

    /// A secret turned out to be this card. What an older secret cannot be, a younger one may; so the oldest that fits
    /// is forgotten and nothing false is kept.
    fn reveal(&mut self, card: Card) {
        if let Some(at) = self.secrets.iter().position(|cannot| !cannot.contains(card.value)) {
            self.secrets.remove(at);
        }
    }

    /// A card went face down from hand to discard pile; `hand` and `discard` cards are there now.
    pub(crate) fn discards(&mut self, hand: usize, discard: usize) {
        let moved = std::mem::take(&mut self.hand);
        self.either.add_all(moved);
        self.settle(hand, discard);
    }

    /// A card came back face down from discard pile to hand.
    pub(crate) fn recovers(&mut self, hand: usize, discard: usize) {
        let moved = std::mem::take(&mut self.discard);
        self.either.add_all(moved);
        self.settle(hand, discard);
    }

    /// Where one of the piles has no room for a card, it is in the other.
    pub(crate) fn settle(&mut self, hand: usize, discard: usize) {
        if self.either.is_empty() {
            return;
        }
        if hand == self.hand.len() {
            let moved = std::mem::take(&mut self.either);
            self.discard.add_all(moved);
        } else if discard == self.discard.len() {
            let moved = std::mem::take(&mut self.either);
            self.hand.add_all(moved);
        }
    }

    /// Whether a card nobody else has seen may be one of these values: at night it is shown, or seen not to be there.
    pub(crate) fn can_match(&self, dice: &[u8]) -> bool {
        self.secrets.iter().any(|cannot| dice.iter().any(|&value| !cannot.contains(value)))
    }

    /// GG-NIG-1: all cards are in hand, and those that match a die are shown.
    pub(crate) fn night(&mut self, shown: Cards, dice: &[u8]) {
        let (discard, either) = (std::mem::take(&mut self.discard), std::mem::take(&mut self.either));
        self.hand.add_all(discard);
        self.hand.add_all(either);
        let mut seen = self.hand;
        for card in shown.iter() {
            if !seen.take(card) {
                self.reveal(card);
                self.hand.add(card);
            }
        }
        for cannot in &mut self.secrets {
            dice.iter().for_each(|&value| cannot.add(value));
        }
    }
}
