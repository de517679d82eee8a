//! Decay (rules section 6.6.3, DEC).

use tabletop::{Hear, Seat};

use crate::court::Palace;
use crate::event::Event;
use crate::supply;
use crate::table::Table;

/// YD-DEC-1: after the event, every month, every empty palace loses a floor; inhabited ones never (YD-DEC-4).
pub(crate) fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    for seat in table.courts.seats() {
        let mut idx = 0;
        while let Some(palace) = table.courts[seat].palaces.get_mut(idx) {
            if !palace.persons.is_empty() {
                idx += 1;
                continue;
            }
            palace.floors -= 1; // YD-DEC-2: each by exactly one
            let Palace { id: palace, floors, .. } = *palace;
            if floors == 0 {
                table.courts[seat].palaces.remove(idx); // YD-DEC-3
            } else {
                idx += 1;
            }
            supply::return_floors(table, 1);
            out.hear(|| match floors {
                0 => Event::PalaceFell { seat, palace },
                floors => Event::PalaceDecayed { seat, palace, floors },
            });
            out.moment(table);
        }
    }
}

/// Floors that were lost go back to the supply, and a palace without floors is gone (YD-PAL-9).
pub(crate) fn clear_ruins(table: &mut Table, seat: Seat, lost: u8) {
    table.courts[seat].palaces.retain(|palace| palace.floors > 0);
    supply::return_floors(table, lost);
}
