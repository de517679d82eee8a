//! What a player can choose (rules section 7), and how it is written (section 14.1).

use std::fmt;

use tabletop::{Message, Tell, Viewer};

use crate::person::{Kind, Person, PersonCard};
use crate::piece::{ActionCard, Good, Named, Privilege, WallTile};

/// A choice. Palaces and groups by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `D-DRAFT-1`, `D-DRAFT-2`: take a starting tile.
    Draft(Person),
    /// `D-DRAFT-P`, `D-PLACE`: the tile goes into this palace.
    Place(u8),
    /// `D-GROUP`: no action, refill the purse.
    Pass,
    /// `D-GROUP`: put the dragon on this group, paying if somebody is there.
    ChooseGroup(u8),
    /// `D-CARD`: perform one card of the group.
    Perform(ActionCard),
    /// `D-BUILD`: a floor on this palace.
    BuildOn(u8),
    /// `D-BUILD`: a floor that starts a palace.
    BuildNew,
    /// `D-PRIV`.
    Buy(Privilege),
    /// `D-PCARD`.
    Play(PersonCard),
    /// `D-TILE`, `D-SE-SUNRISE`: take this tile from the display.
    Take(Kind),
    /// `D-FULL`: this person leaves, the tile takes its place.
    Replace(Kind, u8),
    /// `D-FULL`: the tile goes to the box.
    ThrowAway,
    /// `D-RELEASE`, `D-DROUGHT`, `D-WALL-REL`, `D-SE-EVICT`: send somebody away.
    Release(Kind, u8),
    /// `D-RELEASE`: everybody must go (YD-REL-5).
    ReleaseAll,
    /// `D-DROUGHT`: one from each palace not yet hit (YD-DRT-4).
    ReleaseEach,
    /// `D-WALL`.
    Lay(WallTile),
    /// `D-SE-FLOOR`.
    RemoveFloor(u8),
    /// `D-SE-FLOOD`.
    Return(Good),
    /// `D-SE-DISCARD`.
    Discard(PersonCard),
    /// `D-SE-CHARTER`.
    Charter(Person),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draft(person) => write!(f, "draft {person}"),
            Action::Place(palace) => write!(f, "place {palace}"),
            Action::Pass => f.write_str("pass"),
            Action::ChooseGroup(group) => write!(f, "choose group {group}"),
            Action::Perform(card) => write!(f, "perform {}", card.code()),
            Action::BuildOn(palace) => write!(f, "build on {palace}"),
            Action::BuildNew => f.write_str("build new"),
            Action::Buy(privilege) => write!(f, "buy {}", privilege.code()),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Take(kind) => write!(f, "take {kind}"),
            Action::Replace(kind, palace) => write!(f, "replace {kind} in {palace}"),
            Action::ThrowAway => f.write_str("throw away"),
            Action::Release(kind, palace) => write!(f, "release {kind} from {palace}"),
            Action::ReleaseAll => f.write_str("release all"),
            Action::ReleaseEach => f.write_str("release one from each"),
            Action::Lay(tile) => write!(f, "lay {}", tile.code()),
            Action::RemoveFloor(palace) => write!(f, "remove floor from {palace}"),
            Action::Return(good) => write!(f, "return {}", good.code()),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Charter(person) => write!(f, "charter {person}"),
        }
    }
}

impl Tell for Action {
    fn tell(&self, _to: Viewer) -> Message {
        match *self {
            Action::Draft(person) => Message::new("dragon-do-draft").noun("person", person.noun()),
            Action::Place(palace) => Message::new("dragon-do-place").number("palace", ordinal(palace)),
            Action::Pass => Message::new("dragon-do-pass"),
            Action::ChooseGroup(group) => Message::new("dragon-do-group").number("group", ordinal(group)),
            Action::Perform(card) => Message::new("dragon-do-perform").noun("card", card.noun()),
            Action::BuildOn(palace) => Message::new("dragon-do-build-on").number("palace", ordinal(palace)),
            Action::BuildNew => Message::new("dragon-do-build-new"),
            Action::Buy(privilege) => Message::new("dragon-do-buy").noun("privilege", privilege.noun()),
            Action::Play(PersonCard::Wild) => Message::new("dragon-do-play-wild"),
            Action::Play(PersonCard::Type(person)) => {
                Message::new("dragon-do-play").noun("person", person.noun())
            }
            Action::Take(kind) => Message::new("dragon-do-take").noun("person", kind.noun()),
            Action::Replace(kind, palace) => Message::new("dragon-do-replace")
                .noun("person", kind.noun())
                .number("palace", ordinal(palace)),
            Action::ThrowAway => Message::new("dragon-do-throw-away"),
            Action::Release(kind, palace) => Message::new("dragon-do-release")
                .noun("person", kind.noun())
                .number("palace", ordinal(palace)),
            Action::ReleaseAll => Message::new("dragon-do-release-all"),
            Action::ReleaseEach => Message::new("dragon-do-release-each"),
            Action::Lay(tile) => Message::new("dragon-do-lay").noun("tile", tile.noun()),
            Action::RemoveFloor(palace) => {
                Message::new("dragon-do-remove-floor").number("palace", ordinal(palace))
            }
            Action::Return(good) => Message::new("dragon-do-return").noun("good", good.noun()),
            Action::Discard(PersonCard::Wild) => Message::new("dragon-do-discard-wild"),
            Action::Discard(PersonCard::Type(person)) => {
                Message::new("dragon-do-discard").noun("person", person.noun())
            }
            Action::Charter(person) => Message::new("dragon-do-charter").noun("person", person.noun()),
        }
    }
}

/// People count palaces and groups from 1.
pub(crate) fn ordinal(idx: u8) -> i64 {
    i64::from(idx) + 1
}
