//! Where points come from: what an account and a net call it.

use tabletop::{Points, Score, Viewer};

use crate::Confucius;
use crate::data::data;
use crate::event::{Event, Merit};
use crate::piece::{Ministry, Named};
use crate::table::{Phase, Table};

const MINISTERS: &str = "ministers";
const SECRETARIES: &str = "secretaries";
const VOYAGES: &str = "voyages";
const INVASIONS: &str = "invasions";
const INSULTED: &str = "insulted";
const TITLES: &str = "titles";

impl Score for Confucius {
    const SOURCES: &'static [&'static str] = &[MINISTERS, SECRETARIES, VOYAGES, INVASIONS, INSULTED, TITLES];

    /// Everything that scores says so itself.
    fn points(event: &Event, _to: Viewer) -> Vec<Points> {
        let Event::Scored { seat, merit, vp } = *event else { return Vec::new() };
        vec![(seat, name(merit), vp.into())]
    }

    /// CF-END-2 to CF-END-6, as far as nobody has a choice any more.
    fn prospects(table: &Table) -> Vec<Points> {
        if table.phase == Phase::Over {
            return Vec::new();
        }
        let ending = table.ending();
        let mut prospects = Vec::new();
        for &ministry in Ministry::ALL {
            let Some(officers) = ending.offices[ministry] else { continue };
            let officials = &table.ministries[ministry];
            prospects.push((officers.minister, MINISTERS, officials.minister_vp.into()));
            prospects.push((officers.secretary, SECRETARIES, officials.secretary_vp.into()));
        }
        let titles = [ending.titles.chief_minister, ending.titles.admiral, ending.titles.general];
        prospects.extend(titles.into_iter().flatten().map(|seat| (seat, TITLES, data().board.title.into())));
        prospects
    }
}

fn name(merit: Merit) -> &'static str {
    match merit {
        Merit::Minister(_) => MINISTERS,
        Merit::Secretary(_) => SECRETARIES,
        Merit::DistantLand(_) => VOYAGES,
        Merit::ForeignLand(_) => INVASIONS,
        Merit::EmperorInsulted => INSULTED,
        Merit::ChiefMinister | Merit::Admiral | Merit::General => TITLES,
    }
}
