//! The end of the game (rules sections 6.31 to 6.33, END, TITLE and WIN).

use tabletop::{Hear, MAX_SEATS, PerSeat, Seat, Standing};

use crate::data::data;
use crate::event::{Event, Merit};
use crate::official::Officials;
use crate::piece::Ministry;
use crate::table::{Phase, Table, Titles};

/// CF-END-1: all ministries resolved, the last candidate won, or the wall complete.
pub(crate) fn is_due(table: &Table) -> bool {
    table.unresolved().next().is_none()
        || table.candidates.face_up.is_none()
        || table.wall == data().board.wall
}

/// CF-END-6: the titles, then the winner.
pub(crate) fn titles(table: &mut Table, out: &mut impl Hear<Event>) {
    let Titles { chief_minister, admiral, general } = Titles::of(table);
    table.phase = Phase::Over;
    // One after the other: none is held before it is told.
    let first = Titles { chief_minister, ..Titles::default() };
    let second = Titles { admiral, ..first };
    let steps = [
        (first, chief_minister, Merit::ChiefMinister),
        (second, admiral, Merit::Admiral),
        (Titles { general, ..second }, general, Merit::General),
    ];
    for (titles, seat, merit) in steps {
        table.titles = Some(titles);
        if let Some(seat) = seat {
            table.score(seat, merit, data().board.title, out); // CF-TITLE-7
            out.moment(table);
        }
    }
    let standings = standings(table);
    for seat in standings.seats().filter(|&seat| standings[seat].place == 1) {
        let vp = table.families[seat].score;
        let alone = standings.iter().filter(|standing| standing.place == 1).count() == 1;
        out.hear(|| if alone { Event::Won { seat, vp } } else { Event::Drawn { seat, vp } });
    }
}

impl Titles {
    /// Whom they belong to, as the table is.
    pub fn of(table: &Table) -> Titles {
        let tallies = tallies(table);
        Titles::by(&tallies[..table.families.len()], table)
    }

    /// Whom they belong to by what is counted, by seat.
    pub fn by(tallies: &[Tally], table: &Table) -> Titles {
        let holder = |ministry, count| holder(tallies, table.ministries[ministry].minister, count);
        Titles {
            chief_minister: holder(Ministry::Hubu, |tally| tally.markers), // CF-TITLE-1, CF-TITLE-2
            admiral: holder(Ministry::Gongbu, |tally| tally.junks),        // CF-TITLE-3
            general: holder(Ministry::Bingbu, |tally| tally.armies),       // CF-TITLE-4
        }
    }
}

fn tallies(table: &Table) -> [Tally; MAX_SEATS] {
    let mut tallies = [Tally::default(); MAX_SEATS];
    table.families.seats().for_each(|seat| tallies[seat.idx()] = table.tally(seat));
    tallies
}

/// What is counted for the titles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rules name them so")]
pub struct Tally {
    pub markers: u8,
    pub junks: u8,
    pub armies: u8,
}

impl Table {
    /// What a seat has that counts for the titles.
    pub fn tally(&self, seat: Seat) -> Tally {
        Tally { markers: markers(self, seat), junks: junks(self, seat), armies: armies(self, seat) }
    }
}

/// The one with most; among equals, even at nothing (CF-TITLE-5), the Minister of this ministry decides for himself,
/// and without one nobody has the title (CF-TITLE-6).
fn holder(tallies: &[Tally], minister: Option<Seat>, count: fn(&Tally) -> u8) -> Option<Seat> {
    let most = tallies.iter().map(count).max();
    let mut first = (0..tallies.len()).filter(|&idx| Some(count(&tallies[idx])) == most);
    match (first.next(), first.next()) {
        (Some(idx), None) => Some(Seat::new(idx)),
        (Some(_) | None, _) => minister,
    }
}

/// CF-TITLE-1: own markers on officials, candidates and offices.
fn markers(table: &Table, seat: Seat) -> u8 {
    let offices = |officer: Option<Seat>| u8::from(officer == Some(seat));
    let in_one = |officials: &Officials| {
        officials.influence(seat) + offices(officials.minister) + offices(officials.secretary)
    };
    table.ministries.iter().map(|(_, officials)| in_one(officials)).sum()
}

/// CF-TITLE-3: reached lands and the ocean; not the shipyard.
fn junks(table: &Table, seat: Seat) -> u8 {
    let reached = table.distant_lands.iter().filter(|land| land.is_visited_by(seat));
    reached.map(|_| data().board.admiral_land).sum::<u8>() + table.families[seat].ocean
}

/// CF-TITLE-4: colonies, lands and Emperor Insulted!; not the supply.
fn armies(table: &Table, seat: Seat) -> u8 {
    data().board.armies - table.families[seat].armies.supply
}

/// CF-WIN-1 to CF-WIN-6: by points; among equals the Admiral, then the Chief Minister, then the General; the rest
/// share the place.
pub(crate) fn standings(table: &Table) -> PerSeat<Standing> {
    let titles = table.titles.unwrap_or_default();
    let rank = |seat: Seat| {
        let titled = [titles.admiral, titles.chief_minister, titles.general];
        titled.iter().position(|&holder| holder == Some(seat)).unwrap_or(titled.len())
    };
    let points = |seat: Seat| table.families[seat].score;
    let most = table.families.seats().map(points).max();
    let is_tied = table.families.seats().filter(|&seat| Some(points(seat)) == most).count() > 1;
    // CF-VAR-1 to CF-VAR-3: the Admiral, if there is one, comes before everybody.
    let decides = |seat: Seat| table.options.admiral_variant && is_tied && titles.admiral == Some(seat);
    let is_before = |one: Seat, other: Seat| {
        (decides(other), points(other), rank(one)) < (decides(one), points(one), rank(other))
    };
    PerSeat::new(table.families.len(), |seat| {
        let before = table.families.seats().filter(|&other| is_before(other, seat)).count();
        Standing {
            place: u8::try_from(before + 1).expect("at most five play"),
            points: i32::from(points(seat)),
        }
    })
}
