//! An action that is chosen and not yet done (CF-TURN-10, rules section 15.1): what with, what for, what it costs.

use crate::actions_box::BoxAction;
use crate::card::Currency;
use crate::land::BoxKind;
use crate::official::Post;
use crate::piece::{Gift, Student};
use crate::reward_card::Reward;

/// What an action is executed with (rules section 6.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Normally.
    Cubes,
    /// Imperial Favour.
    Favour,
    /// The Extra Action card.
    Extra,
    /// Another reward card.
    Reward,
}

/// An action that is chosen and not yet done (CF-TURN-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pending {
    /// What it is executed with.
    pub source: Source,
    /// The reward card being played; it is still in the hand.
    pub reward: Option<Reward>,
    /// The box action.
    pub action: Option<BoxAction>,
    /// What was chosen for it.
    pub target: Target,
    /// What is to be paid.
    pub price: Option<Price>,
    /// Completed voyages that still need a land.
    pub voyages: u8,
}

/// What was chosen for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Nothing yet.
    None,
    /// An official.
    Post(Post),
    /// A student space.
    Student(Student),
    /// A box of a Foreign Land.
    Box(BoxKind),
    /// So many junks to buy or to launch.
    Junks(u8),
    /// A gift to buy, or spent on a petition.
    Gift(Gift),
}

/// What is to be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Price {
    pub cost: u8,
    pub currency: Currency,
}

impl Price {
    /// So many coins.
    pub fn coins(cost: u8) -> Price {
        Price { cost, currency: Currency::Coins }
    }

    /// So many licences.
    pub fn licences(cost: u8) -> Price {
        Price { cost, currency: Currency::Licences }
    }
}
