//! Where points come from: what an account and a net call it.

use tabletop::{Points, Score, Seat, Viewer};

use crate::Dragon;
use crate::end::Final;
use crate::event::{Event, Source};
use crate::options::{Options, SuperEventOption};
use crate::table::{Phase, Table};

const PALACES: &str = "palaces";
const LADIES: &str = "ladies";
const PRIVILEGES: &str = "privileges";
const RESEARCH: &str = "research";
const FESTIVALS: &str = "festivals";
const MONGOLS: &str = "mongols";
const WALL: &str = "wall";
const SUPER_EVENT: &str = "super-event";
const PERSONS: &str = "persons";
const MONKS: &str = "monks";
const MONEY: &str = "money";

impl Score for Dragon {
    const SOURCES: &'static [&'static str] = &[
        PALACES,
        LADIES,
        PRIVILEGES,
        RESEARCH,
        FESTIVALS,
        MONGOLS,
        WALL,
        SUPER_EVENT,
        PERSONS,
        MONKS,
        MONEY,
    ];

    /// The Great Wall and super events are no part of every game.
    fn is_scored(source: &str, options: &Options) -> bool {
        match source {
            WALL => options.great_wall,
            SUPER_EVENT => options.super_event != SuperEventOption::Off,
            _ => true,
        }
    }

    fn points(event: &Event, _to: Viewer) -> Vec<Points> {
        points(event)
    }

    /// YD-END-2 to YD-END-4, as the courts stand now.
    fn prospects(table: &Table) -> Vec<Points> {
        if table.phase == Phase::Over {
            return Vec::new();
        }
        let of = |seat: Seat| table.courts[seat].final_scoring().points(seat);
        table.courts.seats().flat_map(of).collect()
    }
}

fn name(source: Source) -> &'static str {
    match source {
        Source::Research => RESEARCH,
        Source::Festival => FESTIVALS,
        Source::Mongols => MONGOLS,
        Source::WallTile | Source::Wall => WALL,
        Source::Lanternfest | Source::Buddha | Source::Charter => SUPER_EVENT,
        Source::Persons => PERSONS,
        Source::Monks => MONKS,
        Source::Money => MONEY,
    }
}

impl Final {
    fn points(self, seat: Seat) -> [Points; 3] {
        [
            (seat, PERSONS, self.persons.into()),
            (seat, MONKS, self.monks.into()),
            (seat, MONEY, self.money.into()),
        ]
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "most events bring no points")]
fn points(event: &Event) -> Vec<Points> {
    match *event {
        Event::MonthScored { seat, palaces, ladies, privileges } => vec![
            (seat, PALACES, palaces.into()),
            (seat, LADIES, ladies.into()),
            (seat, PRIVILEGES, privileges.into()),
        ],
        Event::Scored { seat, source: by, vp } => vec![(seat, name(by), vp.into())],
        _ => Vec::new(),
    }
}
