//! Why something that looks possible is not offered.

use tabletop::{Message, Offer, Seat, Tell, Viewer};

use crate::Confucius;
use crate::action::Action;
use crate::land::ForeignLand;
use crate::piece::{Gift, Ministry, Named};

/// Why something may not be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words are in the locales, the rules in `rule`")]
pub enum Bar {
    // General
    TooFewCoins { cost: u8, owned: u8 },
    TooFewLicences { cost: u8, owned: u8 },
    MinistryResolved(Ministry),
    LandResolved(ForeignLand),
    // Chief Minister, turns, cubes
    AppointAnother,
    MustUseCubes { cubes: u8 },
    TooFewCubes { needed: u8, cubes: u8 },
    // Officials
    NobodyToBribe,
    AlreadyBribed { owner: Seat },
    Obliged { donor: Seat, gift: Gift, ministry: Ministry },
    NothingToSecure,
    NotYours,
    AlreadySecured,
    // Examinations
    NoStudentInRoundOne,
    NoForceInRoundOne,
    OwnStudentThere,
    StudentThere { owner: Seat },
    MustSupport { donor: Seat, gift: Gift },
    OwesMore { donor: Seat, gift: Gift },
    EmptySpaceFirst,
    EmptySpaceAnywhereFirst,
    EmptySpaceHereFirst,
    OpenTileFirst,
    EmptySpaceElsewhere,
    CandidateNames(Ministry),
    TileSecured,
    // Junks and armies
    TooFewJunks { left: u8 },
    TooFewInShipyard { shipyard: u8 },
    NoLandLeft,
    AlreadyVisited,
    NoArmyInSupply,
    NoArmyInColonies,
    BoxTaken,
    // Gifts
    NoGiftToBuy,
    AlreadyBought,
    NoGiftToGive,
    NoGiftToYourself,
    GiftTooSmall { donor: Seat, gift: Gift },
    GiftDowngrade { gift: Gift },
    NoInfluence,
    NoGiftFrom { donor: Seat },
    AlreadyTransferred,
    // Income
    CommercialUsed,
    NoCards,
    TooMuchForTrade { most: u8 },
    // Reward cards
    NoRewardCard,
    NoGiftToTake,
    NoArmyToInsultWith,
    NobodyForBribery,
    CardNamesAnother,
    SecuredOrYours,
    // Petitions
    BasicGame,
    NoGiftToSpend,
    GiftNotAvailable,
    TapestryCannotPetition,
    PetitionImpossible { gift: Gift },
    TooFewThere { needed: u8 },
    NoStudentThere,
    YourStudent,
    MoreSenior,
    MarkerStands,
    // Ministries
    MustYieldTo { donor: Seat, gift: Gift },
}

/// Offers this, unless there is a bar.
#[inline]
pub(crate) fn offer_unless(why_not: Option<Bar>, action: Action, out: &mut impl Offer<Confucius>) {
    match why_not {
        None => out.offer(action),
        Some(bar) => out.bar(action, bar),
    }
}

/// Nothing bars what can be done in one way at least; otherwise the bar of the way that comes closest does.
#[inline]
pub(crate) fn unless_any(mut ways: impl Iterator<Item = Option<Bar>>, without_any: Bar) -> Option<Bar> {
    let closest = ways.try_fold(None, |closest: Option<Bar>, way| {
        let bar = way?;
        let is_closer = closest.is_none_or(|closest| bar.distance() < closest.distance());
        Some(if is_closer { Some(bar) } else { closest })
    })?;
    closest.or(Some(without_any))
}

impl Bar {
    /// How far something is from being possible: a gift may be all that stands in the way, or coins.
    fn distance(self) -> u8 {
        if let Bar::Obliged { .. } | Bar::GiftTooSmall { .. } = self {
            0
        } else if let Bar::TooFewCoins { cost, .. } | Bar::TooFewLicences { cost, .. } = self {
            cost
        } else {
            u8::MAX
        }
    }
}

impl tabletop::Bar for Bar {
    fn rule(&self) -> &'static str {
        match self {
            Bar::TooFewCoins { .. } | Bar::TooFewLicences { .. } => "CF-PAY-4",
            Bar::MinistryResolved(_) | Bar::LandResolved(_) => "CF-GEN-5",
            Bar::AppointAnother => "CF-CM-2",
            Bar::MustUseCubes { .. } => "CF-TURN-4",
            Bar::TooFewCubes { cubes: 0, .. } => "CF-TURN-5",
            Bar::TooFewCubes { .. } => "CF-CUBE-5",
            Bar::NobodyToBribe | Bar::AlreadyBribed { .. } => "CF-BRIBE-1",
            Bar::Obliged { .. } => "CF-OBL-2",
            Bar::NothingToSecure | Bar::NotYours | Bar::AlreadySecured => "CF-SEC-1",
            Bar::NoStudentInRoundOne => "CF-NOM-1",
            Bar::NoForceInRoundOne => "CF-FORCE-1",
            Bar::OwnStudentThere | Bar::StudentThere { .. } => "CF-NOM-2",
            Bar::MustSupport { .. } => "CF-EXAM-7",
            Bar::OwesMore { .. } => "CF-EXAM-8",
            Bar::EmptySpaceFirst => "CF-EXAM-16",
            Bar::EmptySpaceAnywhereFirst | Bar::EmptySpaceHereFirst => "CF-EXAM-17",
            Bar::TileSecured | Bar::CandidateNames(_) => "CF-EXAM-18",
            Bar::OpenTileFirst | Bar::EmptySpaceElsewhere => "CF-EXAM-19",
            Bar::TooFewJunks { .. } => "CF-JUNK-2",
            Bar::TooFewInShipyard { .. } => "CF-VOY-1",
            Bar::NoLandLeft => "CF-VOY-8",
            Bar::AlreadyVisited => "CF-VOY-5",
            Bar::NoArmyInSupply => "CF-ARMY-2",
            Bar::NoArmyInColonies => "CF-INV-2",
            Bar::BoxTaken => "CF-INV-1",
            Bar::NoGiftToBuy | Bar::AlreadyBought => "CF-BUYG-1",
            Bar::NoGiftToGive => "CF-GIVE-1",
            Bar::NoGiftToYourself => "CF-GIVE-6",
            Bar::GiftTooSmall { .. } => "CF-OBL-1",
            Bar::GiftDowngrade { .. } => "CF-GIVE-5",
            Bar::NoInfluence => "CF-TRANS-3",
            Bar::NoGiftFrom { .. } => "CF-TRANS-2",
            Bar::AlreadyTransferred => "CF-TRANS-5",
            Bar::CommercialUsed => "CF-COMM-1",
            Bar::NoCards => "CF-COMM-3",
            Bar::TooMuchForTrade { .. } => "CF-COMM-2",
            Bar::NoRewardCard => "CF-REW-2",
            Bar::NoGiftToTake => "CF-REW-G1",
            Bar::NoArmyToInsultWith => "CF-REW-I1",
            Bar::NobodyForBribery | Bar::CardNamesAnother => "CF-REW-B2",
            Bar::SecuredOrYours => "CF-REW-B5",
            Bar::BasicGame => "CF-PET-1",
            Bar::NoGiftToSpend | Bar::GiftNotAvailable | Bar::TapestryCannotPetition => "CF-PET-3",
            Bar::PetitionImpossible { .. } => "CF-PET-4",
            Bar::TooFewThere { .. } => "CF-PET-6",
            Bar::NoStudentThere | Bar::YourStudent => "CF-PET-7",
            Bar::MoreSenior => "CF-PET-8",
            Bar::MarkerStands => "CF-PET-11",
            Bar::MustYieldTo { .. } => "CF-MIN-7",
        }
    }
}

impl Tell for Bar {
    fn tell(&self, _to: Viewer) -> Message {
        let owing = |id: &'static str, donor: Seat, gift: Gift| {
            Message::new(id).seat("donor", donor).noun("gift", gift.noun())
        };
        match *self {
            Bar::TooFewCoins { cost, owned } => {
                Message::new("confucius-bar-too-few-coins").number("cost", cost).number("owned", owned)
            }
            Bar::TooFewLicences { cost, owned } => {
                Message::new("confucius-bar-too-few-licences").number("cost", cost).number("owned", owned)
            }
            Bar::MinistryResolved(ministry) => {
                Message::new("confucius-bar-ministry-resolved").noun("ministry", ministry.noun())
            }
            Bar::LandResolved(land) => Message::new("confucius-bar-land-resolved").noun("land", land.noun()),
            Bar::AppointAnother => Message::new("confucius-bar-appoint-another"),
            Bar::MustUseCubes { cubes } => {
                Message::new("confucius-bar-must-use-cubes").number("cubes", cubes)
            }
            Bar::TooFewCubes { needed, cubes } => {
                Message::new("confucius-bar-too-few-cubes").number("needed", needed).number("cubes", cubes)
            }
            Bar::NobodyToBribe => Message::new("confucius-bar-nobody-to-bribe"),
            Bar::AlreadyBribed { owner } => Message::new("confucius-bar-already-bribed").seat("who", owner),
            Bar::Obliged { donor, gift, ministry } => {
                owing("confucius-bar-obliged", donor, gift).noun("ministry", ministry.noun())
            }
            Bar::NothingToSecure => Message::new("confucius-bar-nothing-to-secure"),
            Bar::NotYours => Message::new("confucius-bar-not-yours"),
            Bar::AlreadySecured => Message::new("confucius-bar-already-secured"),
            Bar::NoStudentInRoundOne => Message::new("confucius-bar-no-student-in-round-one"),
            Bar::NoForceInRoundOne => Message::new("confucius-bar-no-force-in-round-one"),
            Bar::OwnStudentThere => Message::new("confucius-bar-own-student-there"),
            Bar::StudentThere { owner } => Message::new("confucius-bar-student-there").seat("who", owner),
            Bar::MustSupport { donor, gift } => owing("confucius-bar-must-support", donor, gift),
            Bar::OwesMore { donor, gift } => owing("confucius-bar-owes-more", donor, gift),
            Bar::EmptySpaceFirst => Message::new("confucius-bar-empty-space-first"),
            Bar::EmptySpaceAnywhereFirst => Message::new("confucius-bar-empty-space-anywhere-first"),
            Bar::EmptySpaceHereFirst => Message::new("confucius-bar-empty-space-here-first"),
            Bar::OpenTileFirst => Message::new("confucius-bar-open-tile-first"),
            Bar::EmptySpaceElsewhere => Message::new("confucius-bar-empty-space-elsewhere"),
            Bar::CandidateNames(ministry) => {
                Message::new("confucius-bar-candidate-names").noun("ministry", ministry.noun())
            }
            Bar::TileSecured => Message::new("confucius-bar-tile-secured"),
            Bar::TooFewJunks { left } => Message::new("confucius-bar-too-few-junks").number("left", left),
            Bar::TooFewInShipyard { shipyard } => {
                Message::new("confucius-bar-too-few-in-shipyard").number("junks", shipyard)
            }
            Bar::NoLandLeft => Message::new("confucius-bar-no-land-left"),
            Bar::AlreadyVisited => Message::new("confucius-bar-already-visited"),
            Bar::NoArmyInSupply => Message::new("confucius-bar-no-army-in-supply"),
            Bar::NoArmyInColonies => Message::new("confucius-bar-no-army-in-colonies"),
            Bar::BoxTaken => Message::new("confucius-bar-box-taken"),
            Bar::NoGiftToBuy => Message::new("confucius-bar-no-gift-to-buy"),
            Bar::AlreadyBought => Message::new("confucius-bar-already-bought"),
            Bar::NoGiftToGive => Message::new("confucius-bar-no-gift-to-give"),
            Bar::NoGiftToYourself => Message::new("confucius-bar-no-gift-to-yourself"),
            Bar::GiftTooSmall { donor, gift } => owing("confucius-bar-gift-too-small", donor, gift),
            Bar::GiftDowngrade { gift } => {
                Message::new("confucius-bar-gift-downgrade").noun("gift", gift.noun())
            }
            Bar::NoInfluence => Message::new("confucius-bar-no-influence"),
            Bar::NoGiftFrom { donor } => Message::new("confucius-bar-no-gift-from").seat("donor", donor),
            Bar::AlreadyTransferred => Message::new("confucius-bar-already-transferred"),
            Bar::CommercialUsed => Message::new("confucius-bar-commercial-used"),
            Bar::NoCards => Message::new("confucius-bar-no-cards"),
            Bar::TooMuchForTrade { most } => {
                Message::new("confucius-bar-too-much-for-trade").number("most", most)
            }
            Bar::NoRewardCard => Message::new("confucius-bar-no-reward-card"),
            Bar::NoGiftToTake => Message::new("confucius-bar-no-gift-to-take"),
            Bar::NoArmyToInsultWith => Message::new("confucius-bar-no-army-to-insult-with"),
            Bar::NobodyForBribery => Message::new("confucius-bar-nobody-for-bribery"),
            Bar::CardNamesAnother => Message::new("confucius-bar-card-names-another"),
            Bar::SecuredOrYours => Message::new("confucius-bar-secured-or-yours"),
            Bar::BasicGame => Message::new("confucius-bar-basic-game"),
            Bar::NoGiftToSpend => Message::new("confucius-bar-no-gift-to-spend"),
            Bar::GiftNotAvailable => Message::new("confucius-bar-gift-not-available"),
            Bar::TapestryCannotPetition => Message::new("confucius-bar-tapestry-cannot-petition"),
            Bar::PetitionImpossible { gift } => Message::new(match gift {
                Gift::Tapestry => "confucius-bar-tapestry-cannot-petition",
                Gift::CeramicTile => "confucius-bar-petition-2-impossible",
                Gift::Vase => "confucius-bar-petition-3-impossible",
                Gift::Coat => "confucius-bar-petition-4-impossible",
                Gift::Necklace => "confucius-bar-petition-5-impossible",
                Gift::Junk => "confucius-bar-petition-6-impossible",
            }),
            Bar::TooFewThere { needed } => {
                Message::new("confucius-bar-too-few-there").number("needed", needed)
            }
            Bar::NoStudentThere => Message::new("confucius-bar-no-student-there"),
            Bar::YourStudent => Message::new("confucius-bar-your-student"),
            Bar::MoreSenior => Message::new("confucius-bar-more-senior"),
            Bar::MarkerStands => Message::new("confucius-bar-marker-stands"),
            Bar::MustYieldTo { donor, gift } => owing("confucius-bar-must-yield-to", donor, gift),
        }
    }
}
