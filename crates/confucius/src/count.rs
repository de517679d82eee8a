//! The Count Gifts phase (rules section 6.4, COUNT).

use tabletop::{Hear, Seat};

use crate::data::data;
use crate::event::Event;
use crate::table::Table;

/// CF-COUNT-1: active gifts given and received, whatever their values (CF-COUNT-3).
fn gifts(table: &Table, seat: Seat) -> usize {
    let given = |other: &Seat| table.gift(seat, *other).is_some();
    let received = |other: &Seat| table.gift(*other, seat).is_some();
    table.families.seats().filter(given).count() + table.families.seats().filter(received).count()
}

impl Table {
    /// CF-COUNT-2: the cubes of this seat if gifts were counted now.
    pub fn cubes_by_gifts(&self, seat: Seat) -> u8 {
        let by_gifts = &data().board.cubes_by_gifts;
        by_gifts[gifts(self, seat).min(by_gifts.len() - 1)]
    }
}

/// CF-COUNT-2, fixed for the round (CF-COUNT-4).
pub(crate) fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    for seat in table.families.seats() {
        let cubes = table.cubes_by_gifts(seat);
        let family = &mut table.families[seat];
        family.allotment = cubes;
        family.cubes = cubes;
        out.hear(|| Event::CubesCounted { seat, cubes });
        out.moment(table);
    }
}
