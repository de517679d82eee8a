//! Phase IV: round scoring (rules section 6.7, SCO).

use tabletop::{Hear, Seat};

use crate::data::data;
use crate::event::{Event, Source};
use crate::person::Person;
use crate::table::Table;

/// YD-SCO-4: every month.
pub(crate) fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    let dragons = &data().supplies.dragons;
    for seat in table.courts.seats() {
        let court = &mut table.courts[seat];
        let palaces = u8::try_from(court.palaces.len()).expect("palaces are few"); // YD-SCO-1
        let ladies = court.symbols(Person::CourtLady); // YD-SCO-2
        let privileges = dragons.small * court.small + dragons.large * court.large; // YD-SCO-3
        court.vp += u16::from(palaces) + u16::from(ladies) + u16::from(privileges);
        out.hear(|| Event::MonthScored { seat, palaces, ladies, privileges });
        out.moment(table);
    }
}

impl Table {
    /// Points outside the round scoring; nothing takes points away (YD-NEG-3).
    pub(crate) fn score(&mut self, seat: Seat, source: Source, vp: u16, out: &mut impl Hear<Event>) {
        self.courts[seat].vp += vp;
        if vp > 0 {
            out.hear(|| Event::Scored { seat, source, vp });
        }
    }
}
