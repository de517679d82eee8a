//! Where points come from: what an account and a net call it.

use tabletop::{Points, Score, Viewer};

use crate::event::{Event, Merit, Who};
use crate::table::{Phase, Table};
use crate::{Gugong, end};

const DECREES: &str = "decrees";
const WALL: &str = "wall";
const DESTINY: &str = "destiny";
const HARBOURS: &str = "harbours";
const TRAVEL: &str = "travel";
const PALACE: &str = "palace";
const LEVIES: &str = "levies";
const FINAL: &str = "final";
const JADE: &str = "jade";
const OUT: &str = "out";

impl Score for Gugong {
    const SOURCES: &'static [&'static str] =
        &[WALL, DESTINY, DECREES, HARBOURS, TRAVEL, PALACE, LEVIES, FINAL, JADE, OUT];

    /// Everything that scores says so itself; a levy takes from somebody.
    fn points(event: &Event, _to: Viewer) -> Vec<Points> {
        if let Event::Levied { payer: Who::Seat(seat), lost, .. } = *event {
            return vec![(seat, LEVIES, -i32::from(lost))];
        }
        let Event::Scored { who: Who::Seat(seat), merit, vp } = *event else { return Vec::new() };
        name(merit).map(|source| (seat, source, i32::from(vp))).into_iter().collect()
    }

    /// The final scoring as it would be now: whoever would be left out loses everything (GG-END-2).
    fn prospects(table: &Table) -> Vec<Points> {
        if table.phase == Phase::End {
            return Vec::new();
        }
        let (mut then, mut told) = (*table, Vec::new());
        end::begin(&mut then, &mut told);
        let scored = told.iter().flat_map(|event| Gugong::points(event, Viewer::All));
        let out = then.players.by_seat().filter(|(seat, own)| own.out && !then.is_meng(*seat));
        let lost = out.map(|(seat, own)| (seat, OUT, -i32::from(own.vp)));
        scored.chain(lost).collect()
    }
}

fn name(merit: Merit) -> Option<&'static str> {
    match merit {
        Merit::Decree(_) => Some(DECREES),
        Merit::Wall => Some(WALL),
        Merit::Destiny => Some(DESTINY),
        Merit::Harbour => Some(HARBOURS),
        Merit::Token | Merit::Exchange => Some(TRAVEL),
        Merit::Step | Merit::Arrival => Some(PALACE),
        Merit::Levy => Some(LEVIES),
        Merit::FinalDecree(_) => Some(FINAL),
        Merit::Jade => Some(JADE),
        Merit::Instead => None,
    }
}
