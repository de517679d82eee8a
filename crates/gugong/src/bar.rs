//! Why something that looks possible is not offered.

use tabletop::{Message, Offer, Tell, Viewer};

use crate::Gugong;
use crate::action::{Action, upper};
use crate::card::Card;
use crate::city::City;
use crate::decree::Decree;
use crate::piece::{Area, Named, Reward};

/// Why something may not be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words are in the locales, the rules in `rule`")]
pub enum Bar {
    // Servants
    TooFewServants { cost: u8, owned: u8 },
    NoServant,
    SupplyEmpty,
    // Offering
    NoOtherCard,
    // Travel and tokens
    NoToken,
    OnlyOneToken,
    TokensBetween(City),
    TokensTooFew { worth: u8, needed: u8 },
    NoSupplyForTokens,
    // Wall and canal
    TooFewPieces { at: Area, needed: u8, owned: u8 },
    // Intrigue
    AtTheEnd,
    NotFarEnough { spaces: u8, space: u8 },
    NothingToGain,
    // Decrees
    OwnServantThere,
    DecreeTooDear { decree: Decree, cost: u8, opponents: u8, owned: u8 },
    NoRegularForDecree(Decree),
    // Canal
    NothingToShip,
    NothingFits,
    NoRoomAnywhere,
    NoRoom { load: u8 },
    NoFreeHarbour,
    NoJunkLeft,
    NoHarbourAhead,
    CellTaken(Reward),
    DeckEmpty,
    OtherReward { harbour: u8 },
    // Morning
    NoSwap,
    // Cards
    ValueTooLow { card: Card, least: u8 },
    SameKind(Area),
}

/// Offers this, unless there is a bar.
#[inline]
pub(crate) fn offer_unless(why_not: Option<Bar>, action: Action, out: &mut impl Offer<Gugong>) {
    match why_not {
        None => out.offer(action),
        Some(bar) => out.bar(action, bar),
    }
}

impl tabletop::Bar for Bar {
    fn rule(&self) -> &'static str {
        match self {
            Bar::TooFewServants { .. } => "GG-SRV-5",
            Bar::NoServant => "GG-GEN-1",
            Bar::SupplyEmpty => "GG-SRV-2",
            Bar::NoOtherCard => "GG-OFF-6",
            Bar::NoToken | Bar::OnlyOneToken => "GG-TRV-5",
            Bar::TokensBetween(_) => "GG-TRV-4",
            Bar::TokensTooFew { .. } => "GG-TOK-1",
            Bar::NoSupplyForTokens => "GG-TOK-2",
            Bar::TooFewPieces { at: Area::Canal, .. } | Bar::NothingFits => "GG-CAN-2",
            Bar::TooFewPieces { .. } => "GG-WAL-2",
            Bar::AtTheEnd => "GG-INT-5",
            Bar::NotFarEnough { .. } => "GG-WAL-9",
            Bar::NothingToGain => "GG-WAL-10",
            Bar::OwnServantThere => "GG-DEC-4",
            Bar::DecreeTooDear { .. } | Bar::NoRegularForDecree(_) => "GG-DEC-1",
            Bar::NothingToShip => "GG-CAN-1",
            Bar::NoRoom { .. } | Bar::NoRoomAnywhere => "GG-CAN-3",
            Bar::NoFreeHarbour | Bar::NoJunkLeft => "GG-CAN-4",
            Bar::NoHarbourAhead => "GG-CAN-6",
            Bar::CellTaken(_) | Bar::OtherReward { .. } => "GG-CAN-9",
            Bar::DeckEmpty => "GG-CAN-10",
            Bar::NoSwap => "GG-MOR-6",
            Bar::ValueTooLow { .. } => "GG-TOK-8",
            Bar::SameKind(_) => "GG-GEN-3",
        }
    }
}

impl Tell for Bar {
    fn tell(&self, _to: Viewer) -> Message {
        match *self {
            Bar::TooFewServants { cost, owned } => {
                Message::new("gugong-bar-too-few-servants").number("cost", cost).number("owned", owned)
            }
            Bar::NoServant => Message::new("gugong-bar-no-servant"),
            Bar::SupplyEmpty => Message::new("gugong-bar-supply-empty"),
            Bar::NoOtherCard => Message::new("gugong-bar-no-other-card"),
            Bar::NoToken => Message::new("gugong-bar-no-token"),
            Bar::OnlyOneToken => Message::new("gugong-bar-only-one-token"),
            Bar::TokensBetween(city) => Message::new("gugong-bar-tokens-between").text("city", upper(city)),
            Bar::TokensTooFew { worth, needed } => {
                Message::new("gugong-bar-tokens-too-few").number("worth", worth).number("needed", needed)
            }
            Bar::NoSupplyForTokens => Message::new("gugong-bar-no-supply-for-tokens"),
            Bar::TooFewPieces { needed, owned, .. } => {
                Message::new("gugong-bar-too-few-pieces").number("needed", needed).number("owned", owned)
            }
            Bar::AtTheEnd => Message::new("gugong-bar-at-the-end"),
            Bar::NotFarEnough { spaces, space } => {
                Message::new("gugong-bar-not-far-enough").number("spaces", spaces).number("space", space)
            }
            Bar::NothingToGain => Message::new("gugong-bar-nothing-to-gain"),
            Bar::OwnServantThere => Message::new("gugong-bar-own-servant-there"),
            Bar::DecreeTooDear { decree, cost, opponents, owned } => {
                Message::new("gugong-bar-decree-too-dear")
                    .noun("decree", decree.noun())
                    .number("cost", cost)
                    .number("opponents", opponents)
                    .number("owned", owned)
            }
            Bar::NoRegularForDecree(decree) => {
                Message::new("gugong-bar-no-regular-for-decree").noun("decree", decree.noun())
            }
            Bar::NothingToShip => Message::new("gugong-bar-nothing-to-ship"),
            Bar::NothingFits => Message::new("gugong-bar-nothing-fits"),
            Bar::NoRoomAnywhere => Message::new("gugong-bar-no-room-anywhere"),
            Bar::NoRoom { load } => Message::new("gugong-bar-no-room").number("load", load),
            Bar::NoFreeHarbour => Message::new("gugong-bar-no-free-harbour"),
            Bar::NoJunkLeft => Message::new("gugong-bar-no-junk-left"),
            Bar::NoHarbourAhead => Message::new("gugong-bar-no-harbour-ahead"),
            Bar::CellTaken(reward) => Message::new("gugong-bar-cell-taken").noun("prize", reward.noun()),
            Bar::DeckEmpty => Message::new("gugong-bar-deck-empty"),
            Bar::OtherReward { harbour } => {
                Message::new("gugong-bar-other-reward").number("harbour", harbour)
            }
            Bar::NoSwap => Message::new("gugong-bar-no-swap"),
            Bar::ValueTooLow { card, least } => {
                crate::action::gift(Message::new("gugong-bar-value-too-low"), card).number("least", least)
            }
            Bar::SameKind(area) => Message::new("gugong-bar-same-kind").noun("area", area.noun()),
        }
    }
}
