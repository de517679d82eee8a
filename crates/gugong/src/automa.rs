//! Automa cards of the solo game (rules section 3.8).

use std::fmt;

use serde::{Serialize, Serializer};

use crate::piece::Area;

/// How many automa cards there are.
pub const AUTOMAS: usize = 11;

/// An automa card, by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Automa(pub(crate) u8);

impl Automa {
    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Automa> {
        (0..AUTOMAS).map(|idx| Automa(u8::try_from(idx).unwrap_or(0)))
    }

    /// Its place among all.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Automa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "au{:02}", self.0 + 1)
    }
}

impl Serialize for Automa {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of automa cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Automas(u16);

impl Automas {
    /// Puts one in.
    pub fn add(&mut self, card: Automa) {
        self.0 |= 1 << card.0;
    }

    /// Takes one out.
    pub fn remove(&mut self, card: Automa) {
        self.0 &= !(1 << card.0);
    }

    /// Whether it is among them.
    pub fn contains(self, card: Automa) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Automa> {
        Automa::all().filter(move |&card| self.contains(card))
    }
}

/// What an automa card does at dusk (GG-SOL-19 to GG-SOL-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Dusk {
    Travel,
    FreeTravel,
    Wall,
    Intrigue,
    Palace,
    Canal,
}

/// What is printed on an automa card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaPrint {
    /// Where it plays; a special card plays on the focus area.
    pub area: Option<Area>,
    /// What it does at dusk.
    pub dusk: Dusk,
}

impl AutomaPrint {
    /// Whether it is one of the special cards.
    pub fn is_special(self) -> bool {
        self.area.is_none()
    }
}
