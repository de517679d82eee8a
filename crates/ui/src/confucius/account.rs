//! Where the points of *Confucius* come from.

use confucius::data::data;
use confucius::piece::{Ministry, Named};
use confucius::table::Phase;
use confucius::{Event, Merit, Table};
use tabletop::Seat;

const MINISTERS: &str = "confucius-board-for-ministers";
const SECRETARIES: &str = "confucius-board-for-secretaries";
const VOYAGES: &str = "confucius-board-for-voyages";
const INVASIONS: &str = "confucius-board-for-invasions";
const INSULTED: &str = "confucius-board-for-insulted";
const TITLES: &str = "confucius-board-for-titles";

pub(super) const SOURCES: &[&str] = &[MINISTERS, SECRETARIES, VOYAGES, INVASIONS, INSULTED, TITLES];

fn source(merit: Merit) -> &'static str {
    match merit {
        Merit::Minister(_) => MINISTERS,
        Merit::Secretary(_) => SECRETARIES,
        Merit::DistantLand(_) => VOYAGES,
        Merit::ForeignLand(_) => INVASIONS,
        Merit::EmperorInsulted => INSULTED,
        Merit::ChiefMinister | Merit::Admiral | Merit::General => TITLES,
    }
}

/// Everything that scores says so itself.
pub(super) fn points(event: &Event) -> Vec<(Seat, &'static str, i32)> {
    let Event::Scored { seat, merit, vp } = *event else { return Vec::new() };
    vec![(seat, source(merit), vp.into())]
}

/// CF-END-2 to CF-END-6, as far as nobody has a choice any more.
pub(super) fn prospects(table: &Table, seat: Seat) -> Vec<(&'static str, i32)> {
    if table.phase == Phase::Over {
        return Vec::new();
    }
    let ending = table.ending();
    let mut prospects = Vec::new();
    for &ministry in Ministry::ALL {
        let Some(officers) = ending.offices[ministry] else { continue };
        let officials = &table.ministries[ministry];
        if officers.minister == seat {
            prospects.push((MINISTERS, officials.minister_vp.into()));
        }
        if officers.secretary == seat {
            prospects.push((SECRETARIES, officials.secretary_vp.into()));
        }
    }
    let titles = [ending.titles.chief_minister, ending.titles.admiral, ending.titles.general];
    let held = titles.into_iter().filter(|&holder| holder == Some(seat));
    prospects.extend(held.map(|_| (TITLES, data().board.title.into())));
    prospects
}
