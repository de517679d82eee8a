//! The person track and the turn order (rules section 6.1, TRK).

use tabletop::{ArrayVec, Hear, Seat};

use crate::event::Event;
use crate::table::{Table, Turn};

impl Table {
    /// YD-TRK-3: everybody, furthest ahead first; on one space the later arrival lies on top.
    pub fn track(&self) -> ArrayVec<[Seat; 5]> {
        let mut order: ArrayVec<[Seat; 5]> = self.courts.seats().collect();
        order.sort_unstable_by_key(|&seat| {
            let court = &self.courts[seat];
            std::cmp::Reverse((court.space, court.arrival))
        });
        order
    }

    /// YD-TRK-5, YD-TRK-6: the order is determined anew, and then holds for the whole step.
    pub(crate) fn new_order(&mut self) {
        self.turn = Turn::new(self.track());
    }
}

/// YD-TRK-2: the marker moves and is put on top. It never moves back (YD-TRK-7), and the others keep their
/// order (YD-TRK-4), because nothing else changes.
pub(crate) fn advance(table: &mut Table, me: Seat, spaces: u8, out: &mut impl Hear<Event>) {
    table.arrivals += 1;
    let court = &mut table.courts[me];
    court.space += u16::from(spaces);
    court.arrival = table.arrivals;
    let space = court.space;
    out.hear(|| Event::Moved { seat: me, spaces, space });
}
