//! Emperor's Reward cards (rules section 3.9).

use std::fmt;

use serde::{Serialize, Serializer};

use crate::data::data;
use crate::piece::{Ministry, Named};

/// An Emperor's Reward card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Reward {
    #[default]
    Cash,
    Gift,
    ExtraAction,
    RecruitArmy,
    EmperorInsulted,
    BriberyBingbu,
    BriberyHubu,
    BriberyGongbu,
    BriberyAny,
}

impl Reward {
    /// How many kinds there are.
    pub const COUNT: usize = 9;

    /// The ministry named on a Bribery card; `None` inside for "Any Ministry".
    pub fn bribery(self) -> Option<Option<Ministry>> {
        match self {
            Reward::BriberyBingbu => Some(Some(Ministry::Bingbu)),
            Reward::BriberyHubu => Some(Some(Ministry::Hubu)),
            Reward::BriberyGongbu => Some(Some(Ministry::Gongbu)),
            Reward::BriberyAny => Some(None),
            Reward::Cash
            | Reward::Gift
            | Reward::ExtraAction
            | Reward::RecruitArmy
            | Reward::EmperorInsulted => None,
        }
    }
}

impl Named for Reward {
    const ALL: &'static [Reward] = &[
        Reward::Cash,
        Reward::Gift,
        Reward::ExtraAction,
        Reward::RecruitArmy,
        Reward::EmperorInsulted,
        Reward::BriberyBingbu,
        Reward::BriberyHubu,
        Reward::BriberyGongbu,
        Reward::BriberyAny,
    ];

    fn code(self) -> &'static str {
        match self {
            Reward::Cash => "cash",
            Reward::Gift => "gift",
            Reward::ExtraAction => "extra-action",
            Reward::RecruitArmy => "recruit-army",
            Reward::EmperorInsulted => "emperor-insulted",
            Reward::BriberyBingbu => "bribery-bingbu",
            Reward::BriberyHubu => "bribery-hubu",
            Reward::BriberyGongbu => "bribery-gongbu",
            Reward::BriberyAny => "bribery-any",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Reward::Cash => "noun-reward-cash",
            Reward::Gift => "noun-reward-gift",
            Reward::ExtraAction => "noun-reward-extra-action",
            Reward::RecruitArmy => "noun-reward-recruit-army",
            Reward::EmperorInsulted => "noun-reward-emperor-insulted",
            Reward::BriberyBingbu => "noun-reward-bribery-bingbu",
            Reward::BriberyHubu => "noun-reward-bribery-hubu",
            Reward::BriberyGongbu => "noun-reward-bribery-gongbu",
            Reward::BriberyAny => "noun-reward-bribery-any",
        }
    }
}

impl Serialize for Reward {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// Emperor's Reward cards, by kind: two bits each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Rewards(u32);

impl Rewards {
    /// Every card there is.
    pub fn all() -> Rewards {
        let mut all = Rewards::default();
        for &reward in Reward::ALL {
            (0..data().rewards.copies(reward)).for_each(|_| all.add(reward));
        }
        all
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, reward: Reward) -> u8 {
        (self.0 >> (2 * reward as u32) & 0b11) as u8
    }

    /// Puts one in.
    pub fn add(&mut self, reward: Reward) {
        self.0 += 1 << (2 * reward as u32);
    }

    /// Takes one out.
    pub fn remove(&mut self, reward: Reward) {
        assert!(self.count(reward) > 0, "only a card in hand is played");
        self.0 -= 1 << (2 * reward as u32);
    }

    /// How many cards.
    pub fn len(self) -> u8 {
        Reward::ALL.iter().map(|&reward| self.count(reward)).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every kind once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Reward> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = left.trailing_zeros() / 2;
            let reward = *Reward::ALL.get(kind as usize)?;
            left &= !(0b11 << (2 * kind));
            Some(reward)
        })
    }

    /// Card by card, in order.
    pub fn iter(self) -> impl Iterator<Item = Reward> {
        self.kinds().flat_map(move |reward| (0..self.count(reward)).map(move |_| reward))
    }
}

impl FromIterator<Reward> for Rewards {
    fn from_iter<I: IntoIterator<Item = Reward>>(rewards: I) -> Rewards {
        let mut set = Rewards::default();
        rewards.into_iter().for_each(|reward| set.add(reward));
        set
    }
}

impl fmt::Debug for Rewards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Rewards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_complete_and_in_order() {
        assert!(Reward::ALL.iter().enumerate().all(|(idx, &reward)| reward as usize == idx));
        assert!(Rewards::all().kinds().eq(Reward::ALL.iter().copied()));
    }
}
