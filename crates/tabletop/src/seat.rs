//! Seats at the table, sets of them, and one thing per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// No game here seats more.
pub const MAX_SEATS: usize = 5;

/// A place at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If there is no such seat at any table.
    pub const fn new(idx: usize) -> Seat {
        assert!(idx < MAX_SEATS, "a table has at most five seats");
        #[expect(clippy::cast_possible_truncation, reason = "less than MAX_SEATS")]
        Seat(idx as u8)
    }

    /// The seat with this number, if any table has it.
    pub fn checked(idx: usize) -> Option<Seat> {
        (idx < MAX_SEATS).then(|| Seat::new(idx))
    }

    /// Its number.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The first `n` seats.
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n).map(Seat::new)
    }

    /// The seat `steps` further clockwise at a table of `n`.
    pub fn clockwise(self, steps: usize, n: usize) -> Seat {
        Seat::new((self.idx() + steps) % n)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);
    /// Everybody at any table.
    pub const ALL: Seats = Seats((1 << MAX_SEATS) - 1);

    /// Just this seat.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Everybody but this seat.
    #[inline]
    pub const fn but(seat: Seat) -> Seats {
        Seats(Seats::ALL.0 & !Seats::one(seat).0)
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this seat is in it.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The lowest seat in it.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat::new(self.0.trailing_zeros() as usize))
    }

    /// The seats in it, by number.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |set, seat| set | Seats::one(seat).0))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One thing per seat of this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    of: [T; MAX_SEATS],
    n: u8,
}

impl<T: Default> PerSeat<T> {
    /// One for each of `n` seats.
    pub fn new(n: usize, mut make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        assert!(n <= MAX_SEATS, "a table has at most five seats");
        let of = std::array::from_fn(|idx| if idx < n { make(Seat::new(idx)) } else { T::default() });
        #[expect(clippy::cast_possible_truncation, reason = "at most MAX_SEATS")]
        PerSeat { of, n: n as u8 }
    }
}

impl<T> PerSeat<T> {
    /// How many seats the table has.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "no table is empty")]
    pub const fn len(&self) -> usize {
        self.n as usize
    }

    /// The seats of this table.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::first(self.len())
    }

    /// By seat.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.of[..self.n as usize].iter()
    }

    /// By seat, to change them.
    #[inline]
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.of[..self.n as usize].iter_mut()
    }

    /// By seat, with the seat.
    pub fn by_seat(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.seats().zip(self.iter())
    }

    /// The same, thing by thing.
    pub fn map<U: Default>(&self, mut make: impl FnMut(&T) -> U) -> PerSeat<U> {
        PerSeat::new(self.len(), |seat| make(&self[seat]))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.of[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.of[seat.idx()]
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
