//! What would be: what an event asks of everybody. The events themselves begin with it (`omen`), so whoever looks ahead
//! sees what will come.

use tabletop::Seat;

use crate::data::data;
use crate::person::Person;
use crate::piece::EventTile;
use crate::table::{Phase, Table};

/// What an event would mean for a seat if it came now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// What counts at this event: yuan, rice, fireworks, helmets or mortars.
    pub held: u8,
    /// How much of it is asked for, where it is a number.
    pub needed: Option<u8>,
    /// The place among all seats, where seats are compared.
    pub rank: Option<usize>,
    /// How many persons would leave: never more than there are (YD-REL-2).
    pub lost: u8,
    /// The points it would bring.
    pub vp: u8,
}

impl Toll {
    /// What of the goods asked for is there.
    pub fn paid(&self) -> u8 {
        self.needed.map_or(0, |needed| needed.min(self.held))
    }
}

impl Table {
    /// What this event would mean for this seat if it came now; nothing in peace (YD-PEA-1).
    pub fn toll(&self, seat: Seat, event: EventTile) -> Option<Toll> {
        let court = &self.courts[seat];
        let numbers = &data().events;
        let asked = |held: u8, needed: u8| {
            let lost = needed.saturating_sub(held).min(court.persons());
            Some(Toll { held, needed: Some(needed), lost, ..Toll::default() })
        };
        match event {
            EventTile::Peace => None,
            EventTile::Tribute => asked(court.yuan, numbers.tribute), // YD-TRB-1, YD-TRB-2
            EventTile::Drought => asked(court.rice, court.inhabited()), // YD-DRT-1, YD-DRT-2
            EventTile::Contagion => asked(court.symbols(Person::Healer), numbers.contagion), // YD-CON-1
            EventTile::Festival => {
                let held = court.fireworks;
                let rank = self.rank(held, |seat| self.courts[seat].fireworks);
                let vp = match rank {
                    _ if held == 0 => 0,          // YD-FES-3
                    1 => numbers.festival_first,  // YD-FES-1
                    2 => numbers.festival_second, // YD-FES-2
                    _ => 0,
                };
                Some(Toll { held, rank: Some(rank), vp, ..Toll::default() })
            }
            EventTile::Mongols => {
                let helmets = |seat: Seat| self.courts[seat].symbols(Person::Warrior);
                let held = helmets(seat);
                let fewest = self.courts.seats().map(helmets).min() == Some(held);
                let lost = if fewest { numbers.mongols.min(court.persons()) } else { 0 }; // YD-MON-2
                Some(Toll { held, rank: Some(self.rank(held, helmets)), lost, vp: held, ..Toll::default() })
            }
        }
    }

    /// The first place is 1; equal numbers share a place.
    fn rank(&self, own: u8, of: impl Fn(Seat) -> u8) -> usize {
        let is_first = |seat: Seat| {
            self.courts.seats().take_while(|&other| other != seat).all(|other| of(other) != of(seat))
        };
        1 + self.courts.seats().filter(|&seat| of(seat) > own && is_first(seat)).count()
    }

    /// The first month whose event is still to come.
    pub fn next_event_month(&self) -> usize {
        let month = usize::from(self.month);
        match self.phase {
            Phase::Draft => 1,
            Phase::Action | Phase::Person => month,
            Phase::Event | Phase::WallCheck | Phase::SuperEvent | Phase::Over => month + 1,
        }
    }

    /// The events still to come with their months, next first. Peace asks nothing of anybody.
    pub fn events_to_come(&self) -> Vec<(EventTile, Vec<usize>)> {
        let mut coming: Vec<(EventTile, Vec<usize>)> = Vec::new();
        let months = (1..).zip(self.events).skip(self.next_event_month() - 1);
        for (month, event) in months.filter(|&(_, event)| event != EventTile::Peace) {
            match coming.iter_mut().find(|(known, _)| *known == event) {
                Some((_, months)) => months.push(month),
                None => coming.push((event, vec![month])),
            }
        }
        coming
    }
}
