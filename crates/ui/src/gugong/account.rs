//! Where the points of *Gùgōng* come from.

use gugong::decree::Decree;
use gugong::piece::Named;
use gugong::table::Phase;
use gugong::{Event, Merit, Table, Who};
use tabletop::Seat;

const DECREES: &str = "gugong-board-for-decrees";
const WALL: &str = "gugong-board-for-wall";
const DESTINY: &str = "gugong-board-for-destiny";
const HARBOURS: &str = "gugong-board-for-harbours";
const TRAVEL: &str = "gugong-board-for-travel";
const PALACE: &str = "gugong-board-for-palace";
const LEVIES: &str = "gugong-board-for-levies";
const FINAL: &str = "gugong-board-for-final";
const JADE: &str = "gugong-board-for-jade";
const OUT: &str = "gugong-board-for-out";

pub(super) const SOURCES: &[&str] =
    &[WALL, DESTINY, DECREES, HARBOURS, TRAVEL, PALACE, LEVIES, FINAL, JADE, OUT];

fn source(merit: Merit) -> Option<&'static str> {
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

/// Everything that scores says so itself; a levy takes from somebody.
pub(super) fn points(event: &Event) -> Vec<(Seat, &'static str, i32)> {
    if let Event::Levied { payer: Who::Seat(seat), lost, .. } = *event {
        return vec![(seat, LEVIES, -i32::from(lost))];
    }
    let Event::Scored { who: Who::Seat(seat), merit, vp } = *event else { return Vec::new() };
    source(merit).map(|source| (seat, source, i32::from(vp))).into_iter().collect()
}

/// GG-END-1 to GG-END-6 as it is now: whoever would be left out loses everything.
pub(super) fn prospects(table: &Table, seat: Seat) -> Vec<(&'static str, i32)> {
    if table.phase == Phase::End {
        return Vec::new();
    }
    let constants = table.printed().get().constants;
    let wins = table.wall_preview().majority.is_some_and(|(winner, _)| winner == seat);
    let mut then = *table;
    let own = &mut then.players[seat];
    let mut prospects = Vec::new();
    if wins {
        own.vp += u16::from(constants.wall_vp);
        prospects.push((WALL, i32::from(constants.wall_vp)));
        if own.arrival.is_none() && own.envoy + constants.wall_steps >= constants.palace {
            own.arrival = Some(table.arrived);
        }
    }
    let (vp, jade) = (own.vp, own.jade);
    let Some(slot) = own.arrival else {
        prospects.push((OUT, -i32::from(vp)));
        return prospects;
    };
    for decree in Decree::ALL.iter().copied().filter(|&decree| table.players[seat].owns(decree)) {
        prospects.push((FINAL, i32::from(then.decree_points(seat, decree))));
    }
    prospects.push((PALACE, i32::from(table.board().arrivals[usize::from(slot)])));
    prospects.push((JADE, i32::from(table.printed().jade_vp(jade))));
    prospects
}
