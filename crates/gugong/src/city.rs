//! Cities of the travel map and harbours of the canal, as they are named in section 14.1.

use std::fmt;

use serde::{Serialize, Serializer};

/// Rows of the map.
const ROWS: &str = "tmb";
/// The most cities of one row.
const COLUMNS: u8 = 10;

/// A city: its row and its column. Cities stand in the order of the rules (T row, M row, B row, from left to right).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct City(u8);

impl City {
    /// How many places a map has for cities.
    pub const PLACES: usize = ROWS.len() * COLUMNS as usize;

    /// The city of this name.
    pub fn named(text: &str) -> Option<City> {
        let row = ROWS.find(text.chars().next()?)?;
        let column: u8 = text[1..].parse().ok()?;
        let is_plain = column.to_string() == text[1..] && (1..=COLUMNS).contains(&column);
        is_plain.then(|| City(u8::try_from(row).unwrap_or(0) * COLUMNS + column - 1))
    }

    /// Its place among all cities.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = usize::from(self.0 / COLUMNS);
        write!(f, "{}{}", &ROWS[row..=row], self.0 % COLUMNS + 1)
    }
}

impl Serialize for City {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of cities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cities(u32);

impl Cities {
    /// No city.
    pub const NONE: Cities = Cities(0);

    /// Just this one.
    #[inline]
    pub fn one(city: City) -> Cities {
        Cities(1 << city.0)
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, city: City) {
        self.0 |= 1 << city.0;
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, city: City) {
        self.0 &= !(1 << city.0);
    }

    /// Whether it is among them.
    #[inline]
    pub fn contains(self, city: City) -> bool {
        self.0 & (1 << city.0) != 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Cities) -> Cities {
        Cities(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Cities) -> Cities {
        Cities(self.0 | other.0)
    }

    /// Those in this one alone.
    #[inline]
    #[must_use]
    pub fn without(self, other: Cities) -> Cities {
        Cities(self.0 & !other.0)
    }

    /// Each of them, in city order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = City> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = u8::try_from(left.trailing_zeros()).unwrap_or(0);
            (left != 0).then(|| {
                left &= left - 1;
                City(next)
            })
        })
    }
}

impl FromIterator<City> for Cities {
    fn from_iter<I: IntoIterator<Item = City>>(cities: I) -> Cities {
        Cities(cities.into_iter().fold(0, |set, city| set | 1 << city.0))
    }
}

/// Harbours of a route (GG-CAN-9).
pub const HARBOURS: usize = 5;
/// The most routes a side has.
pub const ROUTES: usize = 2;

/// A harbour: its route and its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Harbour(u8);

impl Harbour {
    /// The harbour at this place of a route, both counted from 0.
    #[inline]
    pub fn new(route: usize, place: usize) -> Harbour {
        debug_assert!(route < ROUTES && place < HARBOURS);
        Harbour(u8::try_from(route * HARBOURS + place).unwrap_or(0))
    }

    /// Its route, counted from 0.
    #[inline]
    pub fn route(self) -> usize {
        usize::from(self.0) / HARBOURS
    }

    /// Its place on the route, counted from 0.
    #[inline]
    pub fn place(self) -> usize {
        usize::from(self.0) % HARBOURS
    }

    /// Its number, 1 to 5.
    pub fn number(self) -> u8 {
        self.0 % u8::try_from(HARBOURS).unwrap_or(1) + 1
    }
}

impl fmt::Display for Harbour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.route() == 0 { 'a' } else { 'b' }, self.number())
    }
}

impl Serialize for Harbour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
