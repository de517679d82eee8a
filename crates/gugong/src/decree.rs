//! Decree tiles (rules section 3.5).

use serde::{Serialize, Serializer};
use tabletop::{ArrayVec, MAX_SEATS, Seat};

use crate::piece::Named;

/// A decree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Decree {
    #[default]
    D11,
    D12,
    D13,
    D14,
    D15,
    D21,
    D22,
    D23,
    D24,
    D25,
    D31,
    D32,
    D33,
    D34,
    D35,
}

impl Named for Decree {
    const ALL: &'static [Decree] = &[
        Decree::D11,
        Decree::D12,
        Decree::D13,
        Decree::D14,
        Decree::D15,
        Decree::D21,
        Decree::D22,
        Decree::D23,
        Decree::D24,
        Decree::D25,
        Decree::D31,
        Decree::D32,
        Decree::D33,
        Decree::D34,
        Decree::D35,
    ];

    fn code(self) -> &'static str {
        match self {
            Decree::D11 => "d1-1",
            Decree::D12 => "d1-2",
            Decree::D13 => "d1-3",
            Decree::D14 => "d1-4",
            Decree::D15 => "d1-5",
            Decree::D21 => "d2-1",
            Decree::D22 => "d2-2",
            Decree::D23 => "d2-3",
            Decree::D24 => "d2-4",
            Decree::D25 => "d2-5",
            Decree::D31 => "d3-1",
            Decree::D32 => "d3-2",
            Decree::D33 => "d3-3",
            Decree::D34 => "d3-4",
            Decree::D35 => "d3-5",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Decree::D11 => "noun-decree-d1-1",
            Decree::D12 => "noun-decree-d1-2",
            Decree::D13 => "noun-decree-d1-3",
            Decree::D14 => "noun-decree-d1-4",
            Decree::D15 => "noun-decree-d1-5",
            Decree::D21 => "noun-decree-d2-1",
            Decree::D22 => "noun-decree-d2-2",
            Decree::D23 => "noun-decree-d2-3",
            Decree::D24 => "noun-decree-d2-4",
            Decree::D25 => "noun-decree-d2-5",
            Decree::D31 => "noun-decree-d3-1",
            Decree::D32 => "noun-decree-d3-2",
            Decree::D33 => "noun-decree-d3-3",
            Decree::D34 => "noun-decree-d3-4",
            Decree::D35 => "noun-decree-d3-5",
        }
    }
}

impl Serialize for Decree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// A set of decrees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Decrees(u16);

impl Decrees {
    /// Puts one in.
    #[inline]
    pub fn add(&mut self, decree: Decree) {
        self.0 |= 1 << decree as u16;
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, decree: Decree) {
        self.0 &= !(1 << decree as u16);
    }

    /// Whether it is among them.
    #[inline]
    pub fn contains(self, decree: Decree) -> bool {
        self.0 & (1 << decree as u16) != 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("there are fifteen")
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Decree> {
        Decree::ALL.iter().copied().filter(move |&decree| self.contains(decree))
    }
}

impl FromIterator<Decree> for Decrees {
    fn from_iter<I: IntoIterator<Item = Decree>>(decrees: I) -> Decrees {
        let mut all = Decrees::default();
        decrees.into_iter().for_each(|decree| all.add(decree));
        all
    }
}

/// How many decrees of each level are on the board: an upper and a lower one (GG-SET-11).
pub const SLOTS_PER_LEVEL: usize = 2;
/// The levels.
pub const LEVELS: usize = 3;
/// The slots of the board: level 1 upper and lower, level 2 upper, and so on.
pub const DECREE_SLOTS: usize = SLOTS_PER_LEVEL * LEVELS;

/// A decree on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Enacted {
    /// Which.
    pub decree: Decree,
    /// Whose servants stand on it, in the order they came (GG-DEC-4).
    pub servants: ArrayVec<[Seat; MAX_SEATS]>,
}
