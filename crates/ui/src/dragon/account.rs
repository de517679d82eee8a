//! Where the points of *In the Year of the Dragon* come from.

use dragon::options::SuperEventOption;
use dragon::{Event, Options, Source, Table};
use tabletop::Seat;

const PALACES: &str = "dragon-board-for-palaces";
const LADIES: &str = "dragon-board-for-ladies";
const PRIVILEGES: &str = "dragon-board-for-privileges";
const WALL: &str = "dragon-board-for-wall";
const SUPER_EVENT: &str = "dragon-board-for-super-event";
const PERSONS: &str = "dragon-board-for-persons";
const MONKS: &str = "dragon-board-for-monks";
const MONEY: &str = "dragon-board-for-money";

pub(super) const SOURCES: &[&str] = &[
    PALACES,
    LADIES,
    PRIVILEGES,
    "dragon-board-for-research",
    "dragon-board-for-festivals",
    "dragon-board-for-mongols",
    WALL,
    SUPER_EVENT,
    PERSONS,
    MONKS,
    MONEY,
];

fn source(source: Source) -> &'static str {
    match source {
        Source::Research => "dragon-board-for-research",
        Source::Festival => "dragon-board-for-festivals",
        Source::Mongols => "dragon-board-for-mongols",
        Source::WallTile | Source::Wall => WALL,
        Source::Lanternfest | Source::Buddha | Source::Charter => SUPER_EVENT,
    }
}

/// The Great Wall and super events are no part of every game.
pub(super) fn is_scored(source: &str, options: &Options) -> bool {
    match source {
        WALL => options.great_wall,
        SUPER_EVENT => options.super_event != SuperEventOption::Off,
        _ => true,
    }
}

pub(super) fn points(event: &Event) -> Vec<(Seat, &'static str, i32)> {
    match *event {
        Event::MonthScored { seat, palaces, ladies, privileges } => vec![
            (seat, PALACES, palaces.into()),
            (seat, LADIES, ladies.into()),
            (seat, PRIVILEGES, privileges.into()),
        ],
        Event::Scored { seat, source: by, vp } => vec![(seat, source(by), vp.into())],
        Event::FinalScored { seat, persons, monks, money } => {
            vec![(seat, PERSONS, persons.into()), (seat, MONKS, monks.into()), (seat, MONEY, money.into())]
        }
        Event::Drafted { .. }
        | Event::Housed { .. }
        | Event::Moved { .. }
        | Event::MonthBegan { .. }
        | Event::GroupDealt { .. }
        | Event::Passed { .. }
        | Event::GroupChosen { .. }
        | Event::Performed { .. }
        | Event::Gained { .. }
        | Event::FloorsReceived { .. }
        | Event::FloorAdded { .. }
        | Event::PalaceFounded { .. }
        | Event::Bought { .. }
        | Event::CardPlayed { .. }
        | Event::CardWasted { .. }
        | Event::TileTaken { .. }
        | Event::Replaced { .. }
        | Event::ThrownAway { .. }
        | Event::EventCame { .. }
        | Event::TributePaid { .. }
        | Event::RicePaid { .. }
        | Event::FireworksSpent { .. }
        | Event::MustRelease { .. }
        | Event::Released { .. }
        | Event::PalaceDecayed { .. }
        | Event::PalaceFell { .. }
        | Event::WallTileLaid { .. }
        | Event::WallHeld { .. }
        | Event::WallBreached { .. }
        | Event::SuperEventCame { .. }
        | Event::FloorLost { .. }
        | Event::GoodReturned { .. }
        | Event::CardDiscarded { .. }
        | Event::MarkersReset
        | Event::PrivilegesLost { .. }
        | Event::GameEnded { .. } => Vec::new(),
    }
}

/// YD-END-2 to YD-END-4, as the courts stand now.
pub(super) fn prospects(table: &Table, seat: Seat) -> Vec<(&'static str, i32)> {
    if table.to_act().is_empty() {
        return Vec::new();
    }
    let end = table.courts[seat].final_scoring();
    vec![(PERSONS, end.persons.into()), (MONKS, end.monks.into()), (MONEY, end.money.into())]
}
