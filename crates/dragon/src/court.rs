//! What one player owns (rules section 6.2, PAL), and the questions one asks of it.

use tabletop::ArrayVec;

use crate::data::data;
use crate::person::{Kind, Person, PersonCard};
use crate::piece::{Good, Named, Privilege, WallTile};

/// The most palaces a court can have at once. A palace that ever housed one of the 14 persons a player can hire
/// is one of 14. Of those always empty, floors decay one a month each; with at most 5 craftsmen a player places
/// 6 floors a month, so before a decay they hold at most 18 floors (x = ⅔x + 6), at most 9 palaces of them
/// survive it, and 6 new ones can join: 14 + 9 + 6. (The charter's extra floors come once, and without the sunrise's
/// fifth craftsman and fourteenth person: fewer.)
const MAX_PALACES: usize = 29;

/// What one player owns face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Court {
    /// Victory points.
    pub vp: u16,
    /// Space of the person marker.
    pub space: u16,
    /// Money.
    pub yuan: u8,
    /// Rice tiles.
    pub rice: u8,
    /// Fireworks tiles.
    pub fireworks: u8,
    /// Small privileges.
    pub small: u8,
    /// Large privileges.
    pub large: u8,
    /// The index the next new palace gets.
    pub next_palace: u8,
    /// Unbuilt wall tiles.
    pub wall_tiles: WallTiles,
    /// Cards played or discarded, in order.
    pub played: ArrayVec<[PersonCard; 11]>,
    /// By index.
    pub palaces: ArrayVec<[Palace; MAX_PALACES]>,
}

impl Court {
    /// YD-PAL-7: the symbols of this type in all palaces.
    pub fn symbols(&self, person: Person) -> u8 {
        let tiles = &data().tiles;
        let symbols = |kind: Kind| if kind.person() == person { tiles[kind as usize].symbols } else { 0 };
        self.palaces.iter().flat_map(|palace| palace.persons.iter()).map(symbols).sum()
    }

    /// How many persons live here.
    pub fn persons(&self) -> u8 {
        self.palaces.iter().map(|palace| palace.persons.len()).sum()
    }

    /// How many palaces are inhabited.
    pub fn inhabited(&self) -> u8 {
        self.palaces.iter().map(|palace| u8::from(!palace.persons.is_empty())).sum()
    }

    /// All floors of all palaces.
    pub fn floors(&self) -> u8 {
        self.palaces.iter().map(|palace| palace.floors).sum()
    }

    /// Whether somebody can move in (YD-PER-6).
    pub fn has_room(&self) -> bool {
        self.palaces.iter().any(Palace::has_room)
    }

    /// What is owned of a good.
    pub fn owned(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Yuan => &mut self.yuan,
            Good::Rice => &mut self.rice,
            Good::Fireworks => &mut self.fireworks,
        }
    }

    /// How many privileges of this kind are owned.
    pub fn privileges(&mut self, privilege: Privilege) -> &mut u8 {
        match privilege {
            Privilege::Small => &mut self.small,
            Privilege::Large => &mut self.large,
        }
    }

    /// The palace with this index.
    pub fn palace(&mut self, id: u8) -> &mut Palace {
        self.palaces.iter_mut().find(|palace| palace.id == id).expect("an offered palace stands")
    }

    /// YD-BLD-2: a new palace of this many floors; its index.
    pub fn found(&mut self, floors: u8) -> u8 {
        let id = self.next_palace;
        self.palaces.push(Palace { persons: Persons::default(), id, floors });
        self.next_palace += 1;
        id
    }
}

/// A palace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Palace {
    /// Who lives here.
    pub persons: Persons,
    /// Its index; never used again.
    pub id: u8,
    /// 1 to 3 (YD-PAL-1).
    pub floors: u8,
}

impl Palace {
    /// YD-PAL-1: no palace is higher.
    pub const MAX_FLOORS: u8 = 3;

    /// YD-PAL-2: whether a floor is free.
    pub fn has_room(&self) -> bool {
        self.persons.len() < self.floors
    }
}

/// The persons of one palace: up to three kinds in the order of section 14, which makes equal palaces equal
/// (YD-PAL-6). Three nibbles of kind + 1, the first in the lowest; 0 is nobody.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Persons(u16);

impl Persons {
    /// How many.
    #[inline]
    pub fn len(self) -> u8 {
        u8::from(self.0 != 0) + u8::from(self.0 > 0xf) + u8::from(self.0 > 0xff)
    }

    /// Whether nobody is here.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Everybody, with repetition.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let nibble = rest & 0xf;
            rest >>= 4;
            (nibble != 0).then(|| Kind::ALL[usize::from(nibble) - 1])
        })
    }

    /// Every kind once: two equal persons are one choice.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let mut last = None;
        self.iter().filter(move |&kind| last.replace(kind) != Some(kind))
    }

    /// Somebody moves in.
    pub fn add(&mut self, kind: Kind) {
        assert!(self.0 <= 0xff, "a palace houses at most three");
        let nibble = kind as u16 + 1;
        let mut below = 0;
        while self.0 >> below & 0xf != 0 && self.0 >> below & 0xf < nibble {
            below += 4;
        }
        let low = self.0 & ((1 << below) - 1);
        self.0 = low | nibble << below | (self.0 >> below) << (below + 4);
    }

    /// Somebody moves out.
    pub fn remove(&mut self, kind: Kind) {
        let nibble = kind as u16 + 1;
        let at =
            [0, 4, 8].into_iter().find(|at| self.0 >> at & 0xf == nibble).expect("who leaves lived here");
        let low = self.0 & ((1 << at) - 1);
        self.0 = low | (self.0 >> (at + 4)) << at;
    }
}

impl std::fmt::Debug for Persons {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A set of wall tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WallTiles(u8);

impl WallTiles {
    /// One of each.
    pub fn all() -> WallTiles {
        WallTiles((1 << WallTile::ALL.len()) - 1)
    }

    /// How many.
    #[expect(clippy::len_without_is_empty, reason = "nobody asks")]
    pub fn len(self) -> u8 {
        self.iter().map(|_| 1).sum()
    }

    /// Whether this one is among them.
    pub fn contains(self, tile: WallTile) -> bool {
        self.0 & (1 << tile as u8) != 0
    }

    /// Takes one out.
    pub fn remove(&mut self, tile: WallTile) {
        self.0 &= !(1 << tile as u8);
    }

    /// In the order of section 14.
    pub fn iter(self) -> impl Iterator<Item = WallTile> {
        WallTile::ALL.iter().copied().filter(move |&tile| self.contains(tile))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn persons_keep_their_order_whoever_comes_and_goes() {
        for &first in Kind::ALL {
            for &second in Kind::ALL {
                for &third in Kind::ALL {
                    let mut persons = Persons::default();
                    [first, second, third].into_iter().for_each(|kind| persons.add(kind));
                    let mut sorted = [first, second, third];
                    sorted.sort_unstable();
                    assert_eq!(persons.iter().collect::<Vec<_>>(), sorted);
                    assert_eq!(persons.len(), 3);
                    persons.remove(second);
                    let mut rest = [first, third];
                    rest.sort_unstable();
                    assert_eq!(persons.iter().collect::<Vec<_>>(), rest);
                    assert_eq!(persons.len(), 2);
                }
            }
        }
    }
}
