//! What is hidden (rules section 8): the hands, what others see of them, and what nobody sees.

use tabletop::{ArrayVec, Dice};

use crate::card::{Card, Cards, Currency};
use crate::piece::{Candidate, Student};
use crate::reward_card::{Reward, Rewards};

/// Behind a screen: what one seat holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// Confucius cards.
    pub cards: Cards,
    /// Emperor's Reward cards.
    pub rewards: Rewards,
    /// Face down at a student (CF-EXAM-6).
    pub contributed: Option<(Student, Cards)>,
    /// Chosen in the Discard step, while others still choose.
    pub keep: Option<Cards>,
    /// What this seat held when the deck was last shuffled, less what everybody knows to have left of it.
    pub held: Cards,
    /// What it has drawn since then.
    pub drawn: Cards,
    /// Option: reward cards are held openly.
    pub is_open: bool,
}

/// What a hand can pay, in either currency (CF-PAY-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Means {
    pub coins: u8,
    pub licences: u8,
}

impl Hand {
    /// What it can pay.
    #[inline]
    pub fn means(&self) -> Means {
        Means { coins: self.cards.worth(Currency::Coins), licences: self.cards.worth(Currency::Licences) }
    }
}

/// What the others see of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Back {
    /// How many Confucius cards.
    pub cards: u8,
    /// How many reward cards.
    pub rewards: u8,
    /// The reward cards themselves, if they are held openly.
    pub open_rewards: Option<Rewards>,
}

/// Face down: nobody sees it. The last of a pile is its top.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sealed {
    /// The Confucius deck.
    pub deck: ArrayVec<[Card; 66]>,
    /// How often it was shuffled again.
    pub reshuffles: u8,
    /// The Emperor's Reward deck.
    pub rewards: ArrayVec<[Reward; 10]>,
    /// Costs in the official pile.
    pub officials: ArrayVec<[u8; 15]>,
    /// The candidate stack below the tile face up.
    pub candidates: ArrayVec<[Candidate; 6]>,
    /// Chance to come.
    pub dice: Dice,
}
