//! Decay (rules section 6.6.3, DEC).

use tabletop::{Hear, Seat};

use crate::event::Event;
use crate::supply;
use crate::table::Table;

/// YD-DEC-1: after the event, every month, every empty palace loses a floor; inhabited ones never (YD-DEC-4).
pub(crate) fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    for seat in table.courts.seats() {
        for palace in table.courts[seat].palaces {
            if palace.persons.is_empty() {
                let floors = lose_floor(table, seat, palace.id); // YD-DEC-2: each by exactly one
                out.hear(|| match floors {
                    0 => Event::PalaceFell { seat, palace: palace.id },
                    floors => Event::PalaceDecayed { seat, palace: palace.id, floors },
                });
            }
        }
    }
}

/// A palace loses a floor, which goes back to the supply; without floors it is gone (YD-PAL-9, YD-DEC-3). How
/// many are left.
pub(crate) fn lose_floor(table: &mut Table, seat: Seat, palace: u8) -> u8 {
    supply::return_floors(table, 1);
    let court = &mut table.courts[seat];
    let at = court.palaces.iter().position(|own| own.id == palace).expect("it stands");
    court.palaces[at].floors -= 1;
    let floors = court.palaces[at].floors;
    if floors == 0 {
        court.palaces.remove(at);
    }
    floors
}
