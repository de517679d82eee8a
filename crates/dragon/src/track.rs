//! The person track and the turn order (rules section 6.1, TRK).
//!
//! A marker's place is its space and its height in the stack there (YD-TRK-1). The track keeps all markers in their
//! order, so nothing has to be sorted; YD-TRK-8 suggests another way to the same order.

use tabletop::{ArrayVec, Hear, Seat};

use crate::data::data;
use crate::event::Event;
use crate::person::Kind;
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

/// The track as it would stand after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Where the marker comes to lie, on top of all that are there.
    pub space: u16,
    /// Everybody, furthest ahead first: the order that would be determined next (YD-TRK-5).
    pub track: ArrayVec<[Seat; 5]>,
}

impl Moved {
    /// The place of a seat in that order; the first is 1.
    pub fn place(&self, seat: Seat) -> usize {
        self.track.iter().take_while(|&&ahead| ahead != seat).count() + 1
    }
}

impl Table {
    /// YD-TRK-2: the marker moves and is put on top of all that are there. It never moves back (YD-TRK-7), and the
    /// others keep their order (YD-TRK-4).
    pub fn moved(&self, me: Seat, spaces: u8) -> Moved {
        let space = self.courts[me].space + u16::from(spaces);
        let mut track = self.track;
        // Ahead of everybody who is not further (YD-TRK-3); at the latest of itself.
        let from = track.iter().position(|&seat| seat == me).expect("everybody is on the track");
        let to = track.iter().position(|&seat| self.courts[seat].space <= space).unwrap_or(from);
        track[to..=from].rotate_right(1);
        Moved { space, track }
    }

    /// The track if `me` placed a tile of this kind now (YD-PER-8); nothing without a palace to place it in
    /// (YD-PER-10).
    pub fn hired(&self, me: Seat, kind: Kind) -> Option<Moved> {
        let lodging = !self.courts[me].palaces.is_empty();
        lodging.then(|| self.moved(me, data().tiles[kind as usize].value))
    }
}

/// The marker moves.
pub(crate) fn advance(table: &mut Table, me: Seat, spaces: u8, out: &mut impl Hear<Event>) {
    let Moved { space, track } = table.moved(me, spaces);
    table.courts[me].space = space;
    table.track = track;
    out.hear(|| Event::Moved { seat: me, spaces, space });
}

#[cfg(test)]
mod tests {
    use tabletop::{Match, Seed, Viewer};

    use super::*;
    use crate::{Dragon, Options};

    /// The markers of seats, furthest ahead first.
    fn table(markers: &[(usize, u16)]) -> Table {
        let game = Match::<Dragon>::new(markers.len(), Options::default(), Seed::nth(5, 1));
        let mut table = *game.expect("a table").view(Viewer::All).table;
        table.track = markers.iter().map(|&(seat, _)| Seat::new(seat)).collect();
        markers.iter().for_each(|&(seat, space)| table.courts[Seat::new(seat)].space = space);
        table
    }

    fn order(moved: &Moved) -> Vec<usize> {
        moved.track.iter().map(|seat| seat.idx()).collect()
    }

    #[test]
    fn a_move_is_foreseen_without_being_made() {
        let (a, b, c) = (Seat::new(0), Seat::new(1), Seat::new(2));
        let table = table(&[(2, 10), (0, 10), (1, 7)]);
        let moved = table.moved(b, 3); // on top of both
        assert_eq!((moved.space, order(&moved)), (10, vec![1, 2, 0]));
        assert_eq!([a, b, c].map(|seat| moved.place(seat)), [3, 1, 2]);
        assert_eq!(order(&table.moved(b, 2)), [2, 0, 1]);
        assert_eq!(order(&table.moved(a, 1)), [0, 2, 1]);
        assert_eq!(table.courts[b].space, 7);
    }

    #[test]
    fn a_tile_moves_by_its_value_where_it_can_live() {
        let mut table = table(&[(1, 9), (0, 4)]);
        let moved = table.hired(Seat::new(0), Kind::YoungMonk).expect("there is a palace");
        assert_eq!((moved.space, order(&moved)), (10, vec![0, 1]));
        table.courts[Seat::new(0)].palaces.clear();
        assert_eq!(table.hired(Seat::new(0), Kind::YoungMonk), None);
    }
}
