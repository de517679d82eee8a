//! Seal and pictogram of everything that has a name.

use confucius::actions_box::BoxAction;
use confucius::land::{DistantLand, ForeignLand};
use confucius::piece::{Candidate, Gift, Ministry};
use confucius::reward_card::Reward;

/// One Chinese character, never shown without a word or a number.
pub(super) trait Sealed: Copy {
    fn seal(self) -> &'static str;
}

/// The name of a pictogram, for devices without such characters.
pub(super) trait Pictured: Copy {
    fn pic(self) -> &'static str;
}

impl Sealed for Ministry {
    fn seal(self) -> &'static str {
        match self {
            Ministry::Bingbu => "兵",
            Ministry::Hubu => "戶",
            Ministry::Gongbu => "工",
        }
    }
}

impl Pictured for Ministry {
    fn pic(self) -> &'static str {
        match self {
            Ministry::Bingbu => "helmet",
            Ministry::Hubu => "yuan",
            Ministry::Gongbu => "junk",
        }
    }
}

impl Sealed for Candidate {
    fn seal(self) -> &'static str {
        match self {
            Candidate::Of(ministry) => ministry.seal(),
            Candidate::Any => "任",
        }
    }
}

impl Pictured for Candidate {
    fn pic(self) -> &'static str {
        match self {
            Candidate::Of(ministry) => ministry.pic(),
            Candidate::Any => "question",
        }
    }
}

impl Sealed for DistantLand {
    fn seal(self) -> &'static str {
        match self {
            DistantLand::SpiceIslands => "香",
            DistantLand::India => "印",
            DistantLand::Arabia => "阿",
            DistantLand::Africa => "非",
            DistantLand::Americas => "美",
        }
    }
}

impl Sealed for ForeignLand {
    fn seal(self) -> &'static str {
        match self {
            ForeignLand::Annam => "安",
            ForeignLand::Yunnan => "雲",
            ForeignLand::Mongolia => "蒙",
            ForeignLand::Korea => "朝",
            ForeignLand::Manchuria => "滿",
        }
    }
}

impl Pictured for BoxAction {
    fn pic(self) -> &'static str {
        match self {
            BoxAction::Bribe => "purse",
            BoxAction::Secure => "lock",
            BoxAction::Nominate => "brush",
            BoxAction::ForceExam => "gong",
            BoxAction::BuyJunks => "junk",
            BoxAction::Voyage => "voyage",
            BoxAction::Recruit => "helmet",
            BoxAction::Invade => "swords",
            BoxAction::BuyGift => "present",
            BoxAction::GiveGift => "give",
            BoxAction::Transfer => "transfer",
            BoxAction::Petition => "petition",
            BoxAction::Commercial => "scales",
            BoxAction::Tax => "yuan",
            BoxAction::NoAction => "tea",
        }
    }
}

impl Pictured for Gift {
    fn pic(self) -> &'static str {
        match self {
            Gift::Tapestry => "tapestry",
            Gift::CeramicTile => "tile",
            Gift::Vase => "vase",
            Gift::Coat => "coat",
            Gift::Necklace => "necklace",
            Gift::Junk => "junk",
        }
    }
}

impl Sealed for Reward {
    fn seal(self) -> &'static str {
        match self {
            Reward::Cash => "錢",
            Reward::Gift => "禮",
            Reward::ExtraAction => "令",
            Reward::RecruitArmy => "軍",
            Reward::EmperorInsulted => "辱",
            Reward::BriberyBingbu => "兵",
            Reward::BriberyHubu => "戶",
            Reward::BriberyGongbu => "工",
            Reward::BriberyAny => "任",
        }
    }
}

impl Pictured for Reward {
    fn pic(self) -> &'static str {
        match self {
            Reward::Cash => "coin",
            Reward::Gift => "present",
            Reward::ExtraAction => "sun",
            Reward::RecruitArmy => "helmet",
            Reward::EmperorInsulted => "flag",
            Reward::BriberyBingbu | Reward::BriberyHubu | Reward::BriberyGongbu | Reward::BriberyAny => {
                "purse"
            }
        }
    }
}
