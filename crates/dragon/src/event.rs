//! What happened, to be told.

use tabletop::{Message, Seat, Tell, Viewer};

use crate::action::ordinal;
use crate::person::{Kind, PersonCard};
use crate::piece::{ActionCard, EventTile, Good, Named, Privilege, SuperEvent, WallTile};
use crate::table::ActionCards;

/// What points were scored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Source {
    Research,
    Festival,
    Mongols,
    WallTile,
    Wall,
    Lanternfest,
    Buddha,
    Charter,
    Persons,
    Monks,
    Money,
}

/// A consequence of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words are in the locales")]
pub enum Event {
    Drafted { seat: Seat, kind: Kind },
    Housed { seat: Seat, kind: Kind, palace: u8 },
    Moved { seat: Seat, spaces: u8, space: u16 },
    MonthBegan { month: u8, event: EventTile },
    GroupDealt { group: u8, cards: ActionCards },
    Passed { seat: Seat, yuan: u8 },
    GroupChosen { seat: Seat, group: u8, price: u8 },
    Performed { seat: Seat, card: ActionCard },
    Gained { seat: Seat, good: Good, amount: u8 },
    Scored { seat: Seat, source: Source, vp: u16 },
    FloorsReceived { seat: Seat, floors: u8 },
    FloorAdded { seat: Seat, palace: u8, floors: u8 },
    PalaceFounded { seat: Seat, palace: u8 },
    Bought { seat: Seat, privilege: Privilege, yuan: u8 },
    CardPlayed { seat: Seat, card: PersonCard },
    CardWasted { seat: Seat, card: PersonCard },
    TileTaken { seat: Seat, kind: Kind },
    Replaced { seat: Seat, gone: Kind, palace: u8 },
    ThrownAway { seat: Seat, kind: Kind },
    EventCame { event: EventTile },
    TributePaid { seat: Seat, yuan: u8 },
    RicePaid { seat: Seat, rice: u8 },
    FireworksSpent { seat: Seat, fireworks: u8 },
    MustRelease { seat: Seat, persons: u8 },
    Released { seat: Seat, kind: Kind, palace: u8 },
    PalaceDecayed { seat: Seat, palace: u8, floors: u8 },
    PalaceFell { seat: Seat, palace: u8 },
    MonthScored { seat: Seat, palaces: u8, ladies: u8, privileges: u8 },
    WallTileLaid { seat: Seat, tile: WallTile },
    WallHeld { tiles: u8 },
    WallBreached { tiles: u8, needed: u8 },
    SuperEventCame { event: SuperEvent },
    FloorLost { seat: Seat, palace: u8, floors: u8 },
    GoodReturned { seat: Seat, good: Good },
    CardDiscarded { seat: Seat, card: PersonCard },
    MarkersReset,
    PrivilegesLost { seat: Seat, privileges: u8 },
    GameEnded { winner: Seat, vp: u16 },
}

impl Tell for Event {
    fn tell(&self, _to: Viewer) -> Message {
        let by = |id, seat: &Seat| Message::new(id).seat("who", *seat);
        match self {
            Event::Drafted { seat, kind } => by("dragon-drafted", seat).noun("person", kind.noun()),
            Event::Housed { seat, kind, palace } => {
                by("dragon-housed", seat).noun("person", kind.noun()).number("palace", ordinal(*palace))
            }
            Event::Moved { seat, spaces, space } => {
                by("dragon-moved", seat).number("spaces", *spaces).number("space", *space)
            }
            Event::MonthBegan { month, event } => {
                Message::new("dragon-month-began").number("month", *month).noun("event", event.noun())
            }
            Event::GroupDealt { group, cards } => Message::new("dragon-group-dealt")
                .number("group", ordinal(*group))
                .nouns("cards", cards.iter().map(|card| card.noun())),
            Event::Passed { seat, yuan } => by("dragon-passed", seat).number("yuan", *yuan),
            Event::GroupChosen { seat, group, price } => {
                by("dragon-group-chosen", seat).number("group", ordinal(*group)).number("price", *price)
            }
            Event::Performed { seat, card } => by("dragon-performed", seat).noun("card", card.noun()),
            Event::Gained { seat, good, amount } => by(gained(*good), seat).number("amount", *amount),
            Event::Scored { seat, source, vp } => by(scored(*source), seat).number("vp", *vp),
            Event::FloorsReceived { seat, floors } => {
                by("dragon-floors-received", seat).number("floors", *floors)
            }
            Event::FloorAdded { seat, palace, floors } => {
                by("dragon-floor-added", seat).number("palace", ordinal(*palace)).number("floors", *floors)
            }
            Event::PalaceFounded { seat, palace } => {
                by("dragon-palace-founded", seat).number("palace", ordinal(*palace))
            }
            Event::Bought { seat, privilege, yuan } => {
                by("dragon-bought", seat).noun("privilege", privilege.noun()).number("yuan", *yuan)
            }
            Event::CardPlayed { seat, card } => match card {
                PersonCard::Type(person) => by("dragon-card-played", seat).noun("person", person.noun()),
                PersonCard::Wild => by("dragon-wild-played", seat),
            },
            Event::CardWasted { seat, card } => by("dragon-card-wasted", seat).noun("person", card.noun()),
            Event::TileTaken { seat, kind } => by("dragon-tile-taken", seat).noun("person", kind.noun()),
            Event::Replaced { seat, gone, palace } => {
                by("dragon-replaced", seat).noun("person", gone.noun()).number("palace", ordinal(*palace))
            }
            Event::ThrownAway { seat, kind } => by("dragon-thrown-away", seat).noun("person", kind.noun()),
            Event::EventCame { event } => Message::new(came(*event)),
            Event::TributePaid { seat, yuan } => by("dragon-tribute-paid", seat).number("yuan", *yuan),
            Event::RicePaid { seat, rice } => by("dragon-rice-paid", seat).number("rice", *rice),
            Event::FireworksSpent { seat, fireworks } => {
                by("dragon-fireworks-spent", seat).number("fireworks", *fireworks)
            }
            Event::MustRelease { seat, persons } => {
                by("dragon-must-release", seat).number("persons", *persons)
            }
            Event::Released { seat, kind, palace } => {
                by("dragon-released", seat).noun("person", kind.noun()).number("palace", ordinal(*palace))
            }
            Event::PalaceDecayed { seat, palace, floors } => {
                by("dragon-palace-decayed", seat).number("palace", ordinal(*palace)).number("floors", *floors)
            }
            Event::PalaceFell { seat, palace } => {
                by("dragon-palace-fell", seat).number("palace", ordinal(*palace))
            }
            Event::MonthScored { seat, palaces, ladies, privileges } => by("dragon-month-scored", seat)
                .number("vp", u16::from(*palaces) + u16::from(*ladies) + u16::from(*privileges))
                .number("palaces", *palaces)
                .number("ladies", *ladies)
                .number("privileges", *privileges),
            Event::WallTileLaid { seat, tile } => by("dragon-wall-tile-laid", seat).noun("tile", tile.noun()),
            Event::WallHeld { tiles } => Message::new("dragon-wall-held").number("tiles", *tiles),
            Event::WallBreached { tiles, needed } => {
                Message::new("dragon-wall-breached").number("tiles", *tiles).number("needed", *needed)
            }
            Event::SuperEventCame { event } => {
                Message::new("dragon-super-event-came").noun("event", event.noun())
            }
            Event::FloorLost { seat, palace, floors } => {
                by("dragon-floor-lost", seat).number("palace", ordinal(*palace)).number("floors", *floors)
            }
            Event::GoodReturned { seat, good } => by("dragon-good-returned", seat).noun("good", good.noun()),
            Event::CardDiscarded { seat, card } => match card {
                PersonCard::Type(person) => by("dragon-card-discarded", seat).noun("person", person.noun()),
                PersonCard::Wild => by("dragon-wild-discarded", seat),
            },
            Event::MarkersReset => Message::new("dragon-markers-reset"),
            Event::PrivilegesLost { seat, privileges } => {
                by("dragon-privileges-lost", seat).number("privileges", *privileges)
            }
            Event::GameEnded { winner, vp } => by("dragon-game-ended", winner).number("vp", *vp),
        }
    }
}

fn gained(good: Good) -> &'static str {
    match good {
        Good::Yuan => "dragon-gained-yuan",
        Good::Rice => "dragon-gained-rice",
        Good::Fireworks => "dragon-gained-fireworks",
    }
}

fn scored(source: Source) -> &'static str {
    match source {
        Source::Research => "dragon-scored-research",
        Source::Festival => "dragon-scored-festival",
        Source::Mongols => "dragon-scored-mongols",
        Source::WallTile => "dragon-scored-wall-tile",
        Source::Wall => "dragon-scored-wall",
        Source::Lanternfest => "dragon-scored-lanternfest",
        Source::Buddha => "dragon-scored-buddha",
        Source::Charter => "dragon-scored-charter",
        Source::Persons => "dragon-scored-persons",
        Source::Monks => "dragon-scored-monks",
        Source::Money => "dragon-scored-money",
    }
}

fn came(event: EventTile) -> &'static str {
    match event {
        EventTile::Peace => "dragon-peace-came",
        EventTile::Tribute => "dragon-tribute-came",
        EventTile::Drought => "dragon-drought-came",
        EventTile::Festival => "dragon-festival-came",
        EventTile::Mongols => "dragon-mongols-came",
        EventTile::Contagion => "dragon-contagion-came",
    }
}

impl tabletop::Happening for Event {
    type Table = crate::Table;
    type Hand = crate::Hand;
    type Sealed = crate::Sealed;
}
