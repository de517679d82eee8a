//! The lands (rules sections 3.7 and 3.8): Distant Lands that are reached by voyages, Foreign Lands that are invaded.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::data::{BoxPrint, data};
use crate::piece::Named;

/// A Distant Land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum DistantLand {
    #[default]
    SpiceIslands,
    India,
    Arabia,
    Africa,
    Americas,
}

impl Named for DistantLand {
    const ALL: &'static [DistantLand] = &[
        DistantLand::SpiceIslands,
        DistantLand::India,
        DistantLand::Arabia,
        DistantLand::Africa,
        DistantLand::Americas,
    ];

    fn code(self) -> &'static str {
        match self {
            DistantLand::SpiceIslands => "spice-islands",
            DistantLand::India => "india",
            DistantLand::Arabia => "arabia",
            DistantLand::Africa => "africa",
            DistantLand::Americas => "americas",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            DistantLand::SpiceIslands => "noun-distant-spice-islands",
            DistantLand::India => "noun-distant-india",
            DistantLand::Arabia => "noun-distant-arabia",
            DistantLand::Africa => "noun-distant-africa",
            DistantLand::Americas => "noun-distant-americas",
        }
    }
}

impl Serialize for DistantLand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// A Foreign Land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum ForeignLand {
    #[default]
    Annam,
    Yunnan,
    Mongolia,
    Korea,
    Manchuria,
}

impl Named for ForeignLand {
    const ALL: &'static [ForeignLand] = &[
        ForeignLand::Annam,
        ForeignLand::Yunnan,
        ForeignLand::Mongolia,
        ForeignLand::Korea,
        ForeignLand::Manchuria,
    ];

    fn code(self) -> &'static str {
        match self {
            ForeignLand::Annam => "annam",
            ForeignLand::Yunnan => "yunnan",
            ForeignLand::Mongolia => "mongolia",
            ForeignLand::Korea => "korea",
            ForeignLand::Manchuria => "manchuria",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            ForeignLand::Annam => "noun-land-annam",
            ForeignLand::Yunnan => "noun-land-yunnan",
            ForeignLand::Mongolia => "noun-land-mongolia",
            ForeignLand::Korea => "noun-land-korea",
            ForeignLand::Manchuria => "noun-land-manchuria",
        }
    }
}

impl Serialize for ForeignLand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl ForeignLand {
    /// Its boxes, from left to right.
    #[inline]
    pub fn boxes(self) -> &'static [BoxPrint] {
        &data().lands[self as usize].boxes
    }

    /// Coins per army.
    pub fn cost(self) -> u8 {
        data().lands[self as usize].cost
    }

    /// CF-INV-3: boxes with the same print are one kind, named by the leftmost of them.
    pub fn kinds(self) -> impl Iterator<Item = BoxKind> {
        let boxes = self.boxes();
        (0..boxes.len())
            .map(move |idx| self.kind(idx))
            .enumerate()
            .filter(|(idx, kind)| *idx == kind.idx())
            .map(|(_, kind)| kind)
    }

    /// The kind of the box at this place.
    pub fn kind(self, idx: usize) -> BoxKind {
        let boxes = self.boxes();
        let first = boxes.iter().position(|print| *print == boxes[idx]).unwrap_or(idx);
        BoxKind { land: self, first: u8::try_from(first).expect("a land has at most four boxes") }
    }
}

/// A kind of box of a Foreign Land (CF-INV-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoxKind {
    /// The land it is on.
    pub land: ForeignLand,
    first: u8,
}

impl BoxKind {
    /// What is printed on it.
    pub fn print(self) -> BoxPrint {
        self.land.boxes()[self.idx()]
    }

    /// The leftmost box of this kind.
    pub fn idx(self) -> usize {
        usize::from(self.first)
    }

    /// The code of the box alone: its points, and the icon if it has one.
    pub fn code(self) -> BoxCode {
        BoxCode(self.print())
    }
}

impl fmt::Display for BoxKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.land.code(), self.code())
    }
}

/// How a box is written: `4`, `3-reward`.
#[derive(Clone, Copy, Debug)]
pub struct BoxCode(BoxPrint);

impl fmt::Display for BoxCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0.vp, if self.0.reward { "-reward" } else { "" })
    }
}

impl Serialize for BoxCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_complete_and_in_order() {
        assert!(DistantLand::ALL.iter().enumerate().all(|(idx, &land)| land as usize == idx));
        assert!(ForeignLand::ALL.iter().enumerate().all(|(idx, &land)| land as usize == idx));
    }

    #[test]
    fn equal_boxes_are_one_kind() {
        // CF-INV-3
        let kinds: Vec<String> = ForeignLand::Korea.kinds().map(|kind| kind.to_string()).collect();
        assert_eq!(kinds, ["korea 4", "korea 3-reward"]);
        assert_eq!(ForeignLand::Korea.kind(2), ForeignLand::Korea.kind(0));
        assert_eq!(ForeignLand::Manchuria.kinds().count(), 4, "a box with the icon is another kind");
    }
}
