//! The end of the game (rules section 6.8, END).

use serde::Serialize;
use tabletop::{Hear, PerSeat, Standing};

use crate::court::Court;
use crate::data::data;
use crate::event::{Event, Source};
use crate::person::Person;
use crate::table::{Phase, Table, Turn};

/// The parts of the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Final {
    /// For everybody at court.
    pub persons: u16,
    /// For monks by their floors.
    pub monks: u16,
    /// For what is left, sold.
    pub money: u16,
}

impl Court {
    /// YD-END-2 to YD-END-4; nothing else counts (YD-END-5).
    pub fn final_scoring(&self) -> Final {
        let end = &data().events.end;
        let goods = u16::from(self.rice) + u16::from(self.fireworks);
        // The sale is computed, whatever coins are in stock (YD-SUP-6).
        let yuan = u16::from(self.yuan) + u16::from(end.price) * goods;
        Final {
            persons: u16::from(end.person) * u16::from(self.persons()),
            monks: self.monks(),
            money: yuan / u16::from(end.yuan_per_point),
        }
    }

    /// YD-END-3: Buddhas times floors, monk by monk.
    pub(crate) fn monks(&self) -> u16 {
        let tiles = &data().tiles;
        let palaces =
            self.palaces.iter().flat_map(|palace| palace.persons.iter().map(|kind| (palace.floors, kind)));
        palaces
            .filter(|(_, kind)| kind.person() == Person::Monk)
            .map(|(floors, kind)| u16::from(floors) * u16::from(tiles[kind as usize].symbols))
            .sum()
    }
}

/// A source of the final scoring, and which part of it that is.
type Part = (Source, fn(Final) -> u16);

/// What the final scoring brings points for, in the order in which it is told.
const SOURCES: [Part; 3] = [
    (Source::Persons, |end| end.persons),
    (Source::Monks, |end| end.monks),
    (Source::Money, |end| end.money),
];

/// YD-END-1: source by source, in each seat by seat. What a source brings depends on no other.
pub(crate) fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    table.phase = Phase::Over;
    table.turn = Turn::default();
    for (source, part) in SOURCES {
        for seat in table.courts.seats() {
            let vp = part(table.courts[seat].final_scoring());
            table.score(seat, source, vp, out);
        }
        out.moment(table);
    }
    out.hear(|| {
        let standings = standings(table);
        let winner = table.courts.seats().find(|&seat| standings[seat].place == 1).expect("somebody wins");
        Event::GameEnded { winner, vp: table.courts[winner].vp }
    });
}

/// YD-END-6: most points; of equals, whoever is ahead on the person track.
pub(crate) fn standings(table: &Table) -> PerSeat<Standing> {
    let mut ranking = table.track;
    ranking.sort_by_key(|&seat| std::cmp::Reverse(table.courts[seat].vp));
    PerSeat::new(table.courts.len(), |seat| {
        let before = ranking.iter().take_while(|&&ahead| ahead != seat).count();
        Standing {
            place: u8::try_from(before + 1).expect("at most five play"),
            points: i32::from(table.courts[seat].vp),
        }
    })
}
