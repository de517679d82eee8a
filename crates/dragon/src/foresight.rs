//! What would be: what an event asks of everybody. The events themselves begin with it (`omen`), so whoever looks ahead
//! sees what will come.

use tabletop::{PerSeat, Seat};

use crate::court::Court;
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
        self.tolls(event).map(|tolls| tolls[seat])
    }

    /// What this event would mean for everybody if it came now; nothing in peace (YD-PEA-1).
    pub fn tolls(&self, event: EventTile) -> Option<PerSeat<Toll>> {
        let numbers = &data().events;
        match event {
            EventTile::Peace => None,
            // YD-TRB-1, YD-TRB-2
            EventTile::Tribute => Some(self.asked(|court| court.yuan, |_| numbers.tribute)),
            // YD-DRT-1, YD-DRT-2
            EventTile::Drought => Some(self.asked(|court| court.rice, Court::inhabited)),
            // YD-CON-1
            EventTile::Contagion => {
                Some(self.asked(|court| court.symbols(Person::Healer), |_| numbers.contagion))
            }
            EventTile::Festival => {
                let mut tolls = self.compared(|court| court.fireworks);
                // Nobody without fireworks takes part (YD-FES-3).
                for toll in tolls.iter_mut().filter(|toll| toll.held > 0) {
                    toll.vp = match toll.rank {
                        Some(1) => numbers.festival_first,  // YD-FES-1
                        Some(2) => numbers.festival_second, // YD-FES-2
                        Some(_) | None => 0,
                    };
                }
                Some(tolls)
            }
            EventTile::Mongols => {
                let mut tolls = self.compared(|court| court.symbols(Person::Warrior));
                let fewest = tolls.iter().map(|toll| toll.held).min();
                for seat in self.courts.seats() {
                    let toll = &mut tolls[seat];
                    toll.vp = toll.held; // YD-MON-1
                    if Some(toll.held) == fewest {
                        toll.lost = numbers.mongols.min(self.courts[seat].persons()); // YD-MON-2
                    }
                }
                Some(tolls)
            }
        }
    }

    /// Everybody must have so much, or lose somebody for each that is missing.
    fn asked(&self, held: impl Fn(&Court) -> u8, needed: impl Fn(&Court) -> u8) -> PerSeat<Toll> {
        self.courts.map(|court| {
            let (held, needed) = (held(court), needed(court));
            let lost = needed.saturating_sub(held).min(court.persons());
            Toll { held, needed: Some(needed), lost, ..Toll::default() }
        })
    }

    /// Everybody is compared with the others: the first place is 1; equal numbers share a place.
    fn compared(&self, held: impl Fn(&Court) -> u8) -> PerSeat<Toll> {
        let all = self.courts.map(held);
        all.map(|&held| {
            let is_first = |idx: usize, other: &u8| all.iter().take(idx).all(|before| before != other);
            let more = all.iter().enumerate().filter(|&(idx, other)| *other > held && is_first(idx, other));
            Toll { held, rank: Some(1 + more.count()), ..Toll::default() }
        })
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
