//! The pieces by name (rules section 3), in the order of the codes of section 14.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// A closed list of pieces with the codes of the notation.
pub trait Named: Copy + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];
    /// The code in notations and views.
    fn code(self) -> &'static str;
    /// The id of the message with its name.
    fn noun(self) -> &'static str;
    /// The piece with this code.
    fn named(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|piece| piece.code() == code)
    }
}

/// A ministry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ministry {
    /// Army.
    #[default]
    Bingbu,
    /// Finance.
    Hubu,
    /// Public works.
    Gongbu,
}

impl Named for Ministry {
    const ALL: &'static [Ministry] = &[Ministry::Bingbu, Ministry::Hubu, Ministry::Gongbu];

    fn code(self) -> &'static str {
        match self {
            Ministry::Bingbu => "bingbu",
            Ministry::Hubu => "hubu",
            Ministry::Gongbu => "gongbu",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Ministry::Bingbu => "noun-ministry-bingbu",
            Ministry::Hubu => "noun-ministry-hubu",
            Ministry::Gongbu => "noun-ministry-gongbu",
        }
    }
}

impl Serialize for Ministry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// One thing per ministry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByMinistry<T>([T; 3]);

impl<T> ByMinistry<T> {
    /// One for each ministry.
    pub fn new(make: impl FnMut(Ministry) -> T) -> ByMinistry<T> {
        ByMinistry([Ministry::Bingbu, Ministry::Hubu, Ministry::Gongbu].map(make))
    }

    /// By ministry, from left to right.
    pub fn iter(&self) -> impl Iterator<Item = (Ministry, &T)> {
        Ministry::ALL.iter().copied().zip(&self.0)
    }
}

impl<T> Index<Ministry> for ByMinistry<T> {
    type Output = T;
    #[inline]
    fn index(&self, ministry: Ministry) -> &T {
        &self.0[ministry as usize]
    }
}

impl<T> IndexMut<Ministry> for ByMinistry<T> {
    #[inline]
    fn index_mut(&mut self, ministry: Ministry) -> &mut T {
        &mut self.0[ministry as usize]
    }
}

/// A candidate official: for one ministry, or for any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Candidate {
    /// Of this ministry.
    Of(Ministry),
    /// "Any Ministry".
    #[default]
    Any,
}

impl Named for Candidate {
    const ALL: &'static [Candidate] = &[
        Candidate::Of(Ministry::Bingbu),
        Candidate::Of(Ministry::Hubu),
        Candidate::Of(Ministry::Gongbu),
        Candidate::Any,
    ];

    fn code(self) -> &'static str {
        match self {
            Candidate::Of(ministry) => ministry.code(),
            Candidate::Any => "any",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Candidate::Of(ministry) => ministry.noun(),
            Candidate::Any => "noun-ministry-any",
        }
    }
}

impl Serialize for Candidate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// A student space of the Imperial Examinations box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Student {
    /// Wins ties (CF-EXAM-13).
    #[default]
    Red,
    /// The other one.
    Plain,
}

impl Named for Student {
    const ALL: &'static [Student] = &[Student::Red, Student::Plain];

    fn code(self) -> &'static str {
        match self {
            Student::Red => "red",
            Student::Plain => "plain",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Student::Red => "noun-student-red",
            Student::Plain => "noun-student-plain",
        }
    }
}

impl Serialize for Student {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// One thing per student space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[expect(missing_docs, reason = "the rules name them so")]
pub struct ByStudent<T> {
    pub red: T,
    pub plain: T,
}

impl<T> Index<Student> for ByStudent<T> {
    type Output = T;
    #[inline]
    fn index(&self, student: Student) -> &T {
        match student {
            Student::Red => &self.red,
            Student::Plain => &self.plain,
        }
    }
}

impl<T> IndexMut<Student> for ByStudent<T> {
    #[inline]
    fn index_mut(&mut self, student: Student) -> &mut T {
        match student {
            Student::Red => &mut self.red,
            Student::Plain => &mut self.plain,
        }
    }
}

/// A gift card; every player has one of each. Its value is its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Gift {
    Tapestry = 1,
    CeramicTile,
    Vase,
    Coat,
    Necklace,
    Junk,
}

impl Gift {
    /// 1 to 6.
    #[inline]
    pub fn value(self) -> u8 {
        self as u8
    }
}

impl Named for Gift {
    const ALL: &'static [Gift] =
        &[Gift::Tapestry, Gift::CeramicTile, Gift::Vase, Gift::Coat, Gift::Necklace, Gift::Junk];

    fn code(self) -> &'static str {
        match self {
            Gift::Tapestry => "1",
            Gift::CeramicTile => "2",
            Gift::Vase => "3",
            Gift::Coat => "4",
            Gift::Necklace => "5",
            Gift::Junk => "6",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Gift::Tapestry => "noun-gift-tapestry",
            Gift::CeramicTile => "noun-gift-ceramic-tile",
            Gift::Vase => "noun-gift-vase",
            Gift::Coat => "noun-gift-coat",
            Gift::Necklace => "noun-gift-necklace",
            Gift::Junk => "noun-gift-junk",
        }
    }
}

impl fmt::Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for Gift {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.value())
    }
}

/// A set of gifts.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Gifts(u8);

impl Gifts {
    /// Whether this gift is in it.
    #[inline]
    pub fn contains(self, gift: Gift) -> bool {
        self.0 & 1 << gift.value() != 0
    }

    /// Puts it in.
    pub fn insert(&mut self, gift: Gift) {
        self.0 |= 1 << gift.value();
    }

    /// Takes it out.
    pub fn remove(&mut self, gift: Gift) {
        self.0 &= !(1 << gift.value());
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// By value, the least first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Gift> {
        let mut left = self.0 >> 1;
        std::iter::from_fn(move || {
            let gift = *Gift::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(gift)
        })
    }
}

impl FromIterator<Gift> for Gifts {
    fn from_iter<I: IntoIterator<Item = Gift>>(gifts: I) -> Gifts {
        let mut set = Gifts::default();
        gifts.into_iter().for_each(|gift| set.insert(gift));
        set
    }
}

impl fmt::Debug for Gifts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Gifts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_complete_and_in_order() {
        assert!(Ministry::ALL.iter().enumerate().all(|(idx, &ministry)| ministry as usize == idx));
        assert!(Gift::ALL.iter().enumerate().all(|(idx, &gift)| gift as usize == idx + 1));
        assert!(Gift::ALL.iter().copied().collect::<Gifts>().iter().eq(Gift::ALL.iter().copied()));
    }
}
