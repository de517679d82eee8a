//! The Actions box (rules section 3.11): its actions, and the spaces cubes are put on.

use serde::{Serialize, Serializer};

use crate::piece::Named;

/// A box action: an action of the Actions box other than Imperial Favour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum BoxAction {
    Bribe,
    Secure,
    Nominate,
    ForceExam,
    BuyJunks,
    Voyage,
    Recruit,
    Invade,
    BuyGift,
    GiveGift,
    Transfer,
    Petition,
    Commercial,
    Tax,
    NoAction,
}

impl BoxAction {
    /// How many there are.
    pub const COUNT: usize = 15;

    /// CF-CUBE-2: where its cubes go; paired actions share a space. Transfer Influence needs none.
    #[inline]
    pub fn space(self) -> Option<ActionSpace> {
        Some(match self {
            BoxAction::Bribe | BoxAction::Secure => ActionSpace::BribeSecure,
            BoxAction::Nominate => ActionSpace::Nominate,
            BoxAction::ForceExam => ActionSpace::ForceExam,
            BoxAction::BuyJunks | BoxAction::Voyage => ActionSpace::JunksVoyage,
            BoxAction::Recruit | BoxAction::Invade => ActionSpace::ArmyInvade,
            BoxAction::BuyGift => ActionSpace::BuyGift,
            BoxAction::GiveGift => ActionSpace::GiveGift,
            BoxAction::Transfer => return None,
            BoxAction::Petition => ActionSpace::Petition,
            BoxAction::Commercial => ActionSpace::Commercial,
            BoxAction::Tax => ActionSpace::Tax,
            BoxAction::NoAction => ActionSpace::NoAction,
        })
    }
}

impl Named for BoxAction {
    const ALL: &'static [BoxAction] = &[
        BoxAction::Bribe,
        BoxAction::Secure,
        BoxAction::Nominate,
        BoxAction::ForceExam,
        BoxAction::BuyJunks,
        BoxAction::Voyage,
        BoxAction::Recruit,
        BoxAction::Invade,
        BoxAction::BuyGift,
        BoxAction::GiveGift,
        BoxAction::Transfer,
        BoxAction::Petition,
        BoxAction::Commercial,
        BoxAction::Tax,
        BoxAction::NoAction,
    ];

    fn code(self) -> &'static str {
        match self {
            BoxAction::Bribe => "bribe",
            BoxAction::Secure => "secure",
            BoxAction::Nominate => "nominate",
            BoxAction::ForceExam => "force-exam",
            BoxAction::BuyJunks => "buy-junks",
            BoxAction::Voyage => "voyage",
            BoxAction::Recruit => "recruit",
            BoxAction::Invade => "invade",
            BoxAction::BuyGift => "buy-gift",
            BoxAction::GiveGift => "give-gift",
            BoxAction::Transfer => "transfer",
            BoxAction::Petition => "petition",
            BoxAction::Commercial => "commercial",
            BoxAction::Tax => "tax",
            BoxAction::NoAction => "no-action",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            BoxAction::Bribe => "noun-act-bribe",
            BoxAction::Secure => "noun-act-secure",
            BoxAction::Nominate => "noun-act-nominate",
            BoxAction::ForceExam => "noun-act-force-exam",
            BoxAction::BuyJunks => "noun-act-buy-junks",
            BoxAction::Voyage => "noun-act-voyage",
            BoxAction::Recruit => "noun-act-recruit",
            BoxAction::Invade => "noun-act-invade",
            BoxAction::BuyGift => "noun-act-buy-gift",
            BoxAction::GiveGift => "noun-act-give-gift",
            BoxAction::Transfer => "noun-act-transfer",
            BoxAction::Petition => "noun-act-petition",
            BoxAction::Commercial => "noun-act-commercial",
            BoxAction::Tax => "noun-act-tax",
            BoxAction::NoAction => "noun-act-no-action",
        }
    }
}

impl Serialize for BoxAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// A space of the Actions box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum ActionSpace {
    BribeSecure,
    Nominate,
    ForceExam,
    JunksVoyage,
    ArmyInvade,
    BuyGift,
    GiveGift,
    Petition,
    Commercial,
    Tax,
    NoAction,
    ImperialFavour,
}

impl ActionSpace {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All of them, in order.
    pub const ALL: [ActionSpace; ActionSpace::COUNT] = [
        ActionSpace::BribeSecure,
        ActionSpace::Nominate,
        ActionSpace::ForceExam,
        ActionSpace::JunksVoyage,
        ActionSpace::ArmyInvade,
        ActionSpace::BuyGift,
        ActionSpace::GiveGift,
        ActionSpace::Petition,
        ActionSpace::Commercial,
        ActionSpace::Tax,
        ActionSpace::NoAction,
        ActionSpace::ImperialFavour,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_complete_and_in_order() {
        assert!(BoxAction::ALL.iter().enumerate().all(|(idx, &action)| action as usize == idx));
        assert_eq!(BoxAction::ALL.len(), BoxAction::COUNT);
        assert!(ActionSpace::ALL.iter().enumerate().all(|(idx, &space)| space as usize == idx));
    }
}
