//! Decay (rules section 6.6.3, DEC).

use tabletop::{Hear, Seat};

use crate::event::Event;
use crate::supply;
use crate::table::Table;

/// YD-DEC-1: after the event, every month, every empty palace loses a floor; inhabited ones never (YD-DEC-4).
pub(crate) fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    for seat in table.courts.seats() {
        let court = &mut table.courts[seat];
        let mut lost = 0;
        for palace in court.palaces.iter_mut().filter(|palace| palace.persons.is_empty()) {
            palace.floors -= 1; // YD-DEC-2: each by exactly one
            lost += 1;
            out.hear(|| match palace.floors {
                0 => Event::PalaceFell { seat, palace: palace.id },
                floors => Event::PalaceDecayed { seat, palace: palace.id, floors },
            });
        }
        if lost > 0 {
            clear_ruins(table, seat, lost); // YD-DEC-3
        }
    }
}

/// Floors that were lost go back to the supply, and a palace without floors is gone (YD-PAL-9).
pub(crate) fn clear_ruins(table: &mut Table, seat: Seat, lost: u8) {
    table.courts[seat].palaces.retain(|palace| palace.floors > 0);
    supply::return_floors(table, lost);
}
