//! Confucius cards (rules section 3.2), and the two currencies they are worth.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::Serialize;

use crate::data::data;
use crate::piece::Named;

/// A Confucius card. Cards of one type are the same to everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Card {
    #[default]
    C1,
    C2,
    C3,
}

impl Card {
    /// How many types there are.
    pub const COUNT: usize = 3;
}

impl Named for Card {
    const ALL: &'static [Card] = &[Card::C1, Card::C2, Card::C3];

    fn code(self) -> &'static str {
        match self {
            Card::C1 => "c1",
            Card::C2 => "c2",
            Card::C3 => "c3",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Card::C1 => "noun-card-1",
            Card::C2 => "noun-card-2",
            Card::C3 => "noun-card-3",
        }
    }
}

/// What a cost is asked in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Currency {
    Coins,
    Licences,
}

/// Confucius cards, by type: a hand, a payment, a pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Cards([u8; Card::COUNT]);

impl Cards {
    /// So many of each type.
    pub const fn new(c1: u8, c2: u8, c3: u8) -> Cards {
        Cards([c1, c2, c3])
    }

    /// Every card there is.
    pub fn all() -> Cards {
        Cards(data().deck.copies)
    }

    /// How many of this type.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// Puts more of this type in.
    #[inline]
    pub fn add(&mut self, card: Card, more: u8) {
        self.0[card as usize] += more;
    }

    /// How many cards.
    #[inline]
    pub fn len(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cards::default()
    }

    /// What they are worth together (CF-PAY-1).
    #[inline]
    pub fn worth(self, currency: Currency) -> u8 {
        let values = data().deck.values(currency);
        self.0[0] * values[0] + self.0[1] * values[1] + self.0[2] * values[2]
    }

    /// Card by card, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.iter().flat_map(move |&card| (0..self.count(card)).map(move |_| card))
    }

    /// Every part of them that can be taken, nothing and everything included.
    pub fn parts(self) -> impl Iterator<Item = Cards> {
        let [most1, most2, most3] = self.0;
        let mut next = Some([0, 0, 0]);
        std::iter::from_fn(move || {
            let [c1, c2, c3] = next?;
            next = if c3 < most3 {
                Some([c1, c2, c3 + 1])
            } else if c2 < most2 {
                Some([c1, c2 + 1, 0])
            } else if c1 < most1 {
                Some([c1 + 1, 0, 0])
            } else {
                None
            };
            Some(Cards([c1, c2, c3]))
        })
    }

    /// Type by type.
    pub fn zip(self, other: Cards, mut join: impl FnMut(u8, u8) -> u8) -> Cards {
        Cards(std::array::from_fn(|idx| join(self.0[idx], other.0[idx])))
    }
}

impl Add for Cards {
    type Output = Cards;
    fn add(self, other: Cards) -> Cards {
        self.zip(other, |a, b| a + b)
    }
}

impl Sub for Cards {
    type Output = Cards;
    fn sub(self, other: Cards) -> Cards {
        self.zip(other, |a, b| a.checked_sub(b).expect("only cards that are there are taken away"))
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, card) in self.iter().enumerate() {
            write!(f, "{}{}", if idx == 0 { "" } else { " " }, card.code())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_complete_and_in_order() {
        assert!(Card::ALL.iter().enumerate().all(|(idx, &card)| card as usize == idx));
    }
}
