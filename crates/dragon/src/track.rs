//! The person track and the turn order (rules section 6.1, TRK).
//!
//! A marker's place is its space and its height in the stack there (YD-TRK-1). The track keeps all markers in their
//! order, so nothing has to be sorted; YD-TRK-8 suggests another way to the same order.

use tabletop::{Hear, Seat};

use crate::event::Event;
use crate::table::{Table, Turn};

impl Table {
    /// YD-TRK-5, YD-TRK-6: the order is determined anew, and then holds for the whole step.
    pub(crate) fn new_order(&mut self) {
        self.turn = Turn::new(self.track);
    }

    /// Everybody, first to last in the order of this step, while the table changes.
    pub(crate) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let order = self.turn.order;
        (0..order.len()).map(move |idx| order[idx])
    }
}

/// YD-TRK-2: the marker moves and is put on top of all that are there. It never moves back (YD-TRK-7), and the
/// others keep their order (YD-TRK-4).
pub(crate) fn advance(table: &mut Table, me: Seat, spaces: u8, out: &mut impl Hear<Event>) {
    let court = &mut table.courts[me];
    court.space += u16::from(spaces);
    let space = court.space;
    // Ahead of everybody who is not further (YD-TRK-3).
    let from = table.track.iter().position(|&seat| seat == me).expect("everybody is on the track");
    let to = table.track.iter().position(|&seat| table.courts[seat].space <= space).unwrap_or(from);
    table.track[to..=from].rotate_right(1);
    out.hear(|| Event::Moved { seat: me, spaces, space });
}
