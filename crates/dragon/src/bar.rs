//! Why something that looks possible is not offered.

use tabletop::{Message, Tell, Viewer};

use crate::person::Person;
use crate::piece::{ActionCard, Good, Named, Privilege};

/// Why something may not be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// The second starting person must be of another type.
    SameType,
    /// Somebody else began with this pair.
    PairTaken,
    /// A dragon is there, and the price cannot be paid.
    GroupTooDear {
        /// The price.
        price: u8,
        /// What is owned.
        yuan: u8,
    },
    /// None of its cards could be performed.
    NothingToPerform(ActionCard),
    /// The money left does not buy this privilege.
    PrivilegeTooDear {
        /// The price.
        price: u8,
        /// What is owned.
        yuan: u8,
    },
    /// None of this kind is left.
    PrivilegeOutOfStock(Privilege),
    /// The wall is finished.
    WallFinished,
    /// All own wall tiles are laid.
    NoWallTileLeft,
    /// This wall tile is laid already.
    WallTileLaid,
    /// The palace has three floors.
    PalaceAsHighAsCanBe,
    /// The card was played.
    CardPlayed,
    /// No such tile is left on the display.
    NoTileLeft,
    /// The card played hires somebody else.
    CardHires(Person),
    /// Every floor of the palace is taken.
    PalaceFull,
    /// Somewhere a floor is free, so the tile must go there.
    RoomLeft,
    /// The palace has lost somebody in this drought.
    PalaceHit,
    /// The palace has room for all who live there.
    PalaceNotOverfull,
    /// Nothing of it is owned.
    NothingOwned(Good),
    /// Somebody took this type in this sunrise.
    TypeTaken,
    /// A sunrise brings the young only.
    OnlyYoung,
    /// Nobody of this type is owned.
    NobodyOfType,
}

impl tabletop::Bar for Bar {
    fn rule(&self) -> &'static str {
        match self {
            Bar::SameType => "YD-SET-8",
            Bar::PairTaken => "YD-SET-9",
            Bar::GroupTooDear { .. } => "YD-ACT-5",
            Bar::NothingToPerform(_) => "YD-ACT-8",
            Bar::PrivilegeTooDear { .. } => "YD-PRV-4",
            Bar::PrivilegeOutOfStock(_) => "YD-SUP-5",
            Bar::WallFinished | Bar::NoWallTileLeft => "YD-WAL-3",
            Bar::WallTileLaid => "YD-WAL-7",
            Bar::PalaceAsHighAsCanBe => "YD-PAL-1",
            Bar::CardPlayed => "YD-PER-1",
            Bar::NoTileLeft => "YD-SUP-1",
            Bar::CardHires(_) => "YD-PER-2",
            Bar::PalaceFull => "YD-PAL-2",
            Bar::RoomLeft => "YD-PER-6",
            Bar::PalaceHit => "YD-DRT-3",
            Bar::PalaceNotOverfull => "YD-SEV-5",
            Bar::NothingOwned(_) => "YD-SEV-6",
            Bar::TypeTaken | Bar::OnlyYoung => "YD-SEV-10",
            Bar::NobodyOfType => "YD-SEV-12",
        }
    }
}

impl Tell for Bar {
    fn tell(&self, _to: Viewer) -> Message {
        match *self {
            Bar::SameType => Message::new("dragon-bar-same-type"),
            Bar::PairTaken => Message::new("dragon-bar-pair-taken"),
            Bar::GroupTooDear { price, yuan } => {
                Message::new("dragon-bar-group-too-dear").number("price", price).number("yuan", yuan)
            }
            Bar::NothingToPerform(card) => {
                Message::new("dragon-bar-nothing-to-perform").noun("card", card.noun())
            }
            Bar::PrivilegeTooDear { price, yuan } => {
                Message::new("dragon-bar-privilege-too-dear").number("price", price).number("yuan", yuan)
            }
            Bar::PrivilegeOutOfStock(privilege) => {
                Message::new("dragon-bar-privilege-out-of-stock").noun("privilege", privilege.noun())
            }
            Bar::WallFinished => Message::new("dragon-bar-wall-finished"),
            Bar::NoWallTileLeft => Message::new("dragon-bar-no-wall-tile-left"),
            Bar::WallTileLaid => Message::new("dragon-bar-wall-tile-laid"),
            Bar::PalaceAsHighAsCanBe => Message::new("dragon-bar-palace-as-high-as-can-be"),
            Bar::CardPlayed => Message::new("dragon-bar-card-played"),
            Bar::NoTileLeft => Message::new("dragon-bar-no-tile-left"),
            Bar::CardHires(person) => Message::new("dragon-bar-card-hires").noun("person", person.noun()),
            Bar::PalaceFull => Message::new("dragon-bar-palace-full"),
            Bar::RoomLeft => Message::new("dragon-bar-room-left"),
            Bar::PalaceHit => Message::new("dragon-bar-palace-hit"),
            Bar::PalaceNotOverfull => Message::new("dragon-bar-palace-not-overfull"),
            Bar::NothingOwned(good) => Message::new("dragon-bar-nothing-owned").noun("good", good.noun()),
            Bar::TypeTaken => Message::new("dragon-bar-type-taken"),
            Bar::OnlyYoung => Message::new("dragon-bar-only-young"),
            Bar::NobodyOfType => Message::new("dragon-bar-nobody-of-type"),
        }
    }
}
