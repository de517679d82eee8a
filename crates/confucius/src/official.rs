//! The seven spaces of a ministry (rules sections 3.10 and 6.0): officials, candidates, and who has influence.
//!
//! Every mark is a set of spaces: where tiles lie, which are candidates, which are secured, whose marker stands where.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use tabletop::{MAX_SEATS, Seat};

use crate::piece::{Ministry, Named};

/// A space of a ministry. Its number is the seniority; 1 is the most senior.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many a ministry has.
    pub const COUNT: usize = 7;

    /// All of them, the most senior first.
    pub const ALL: [Space; Space::COUNT] =
        [Space(1), Space(2), Space(3), Space(4), Space(5), Space(6), Space(7)];

    /// Its number, 1 to 7.
    #[inline]
    pub fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn idx(self) -> usize {
        usize::from(self.0) - 1
    }
}

/// A space of a certain ministry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Post {
    pub ministry: Ministry,
    pub space: Space,
}

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ministry.code(), self.space.number())
    }
}

/// A set of spaces of one ministry.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SpaceSet(u8);

impl SpaceSet {
    /// All seven.
    pub const ALL: SpaceSet = SpaceSet(0x7f);

    /// Just this one.
    #[inline]
    pub fn one(space: Space) -> SpaceSet {
        SpaceSet(1 << space.idx())
    }

    /// Whether this space is in it.
    #[inline]
    pub fn contains(self, space: Space) -> bool {
        self.0 & SpaceSet::one(space).0 != 0
    }

    /// Whether none is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most seven")]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The smallest number in it: the most senior.
    #[inline]
    pub fn most_senior(self) -> Option<Space> {
        #[expect(clippy::cast_possible_truncation, reason = "at most seven")]
        (self.0 != 0).then_some(Space(self.0.trailing_zeros() as u8 + 1))
    }

    /// The spaces in it, the most senior first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self;
        std::iter::from_fn(move || {
            let space = left.most_senior()?;
            left.0 &= left.0 - 1;
            Some(space)
        })
    }

    fn set(&mut self, space: Space, is_in: bool) {
        *self = if is_in { *self | SpaceSet::one(space) } else { *self - SpaceSet::one(space) };
    }
}

impl BitAnd for SpaceSet {
    type Output = SpaceSet;
    #[inline]
    fn bitand(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }
}

impl BitOr for SpaceSet {
    type Output = SpaceSet;
    #[inline]
    fn bitor(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }
}

impl Sub for SpaceSet {
    type Output = SpaceSet;
    #[inline]
    fn sub(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Space::number)).finish()
    }
}

/// A tile on a space, with its marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Bribe cost of an official; a candidate has none.
    pub cost: Option<u8>,
    /// Whose permanent marker it carries.
    pub owner: Option<Seat>,
    /// Whether the marker stands.
    pub secured: bool,
    /// Whether it was transferred in this Actions phase (CF-TRANS-5).
    pub transferred: bool,
}

impl Tile {
    /// A new official.
    pub fn official(cost: u8) -> Tile {
        Tile { cost: Some(cost), owner: None, secured: false, transferred: false }
    }

    /// A candidate official, which is always secured.
    pub fn candidate(owner: Seat) -> Tile {
        Tile { cost: None, owner: Some(owner), secured: true, transferred: false }
    }
}

/// The spaces of one ministry, its offices and their tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Officials {
    costs: [u8; Space::COUNT],
    tiles: SpaceSet,
    candidates: SpaceSet,
    secured: SpaceSet,
    transferred: SpaceSet,
    owned: [SpaceSet; MAX_SEATS],
    bribed: SpaceSet,
    cheapest: u8,
    /// Whether it has been resolved.
    pub resolved: bool,
    /// Who holds the office.
    pub minister: Option<Seat>,
    /// Who holds the lesser office.
    pub secretary: Option<Seat>,
    /// Points of the Minister.
    pub minister_vp: u8,
    /// Points of the Secretary.
    pub secretary_vp: u8,
}

impl Officials {
    /// Where a tile lies.
    #[inline]
    pub fn tiles(&self) -> SpaceSet {
        self.tiles
    }

    /// Where none lies.
    #[inline]
    pub fn empty(&self) -> SpaceSet {
        SpaceSet::ALL - self.tiles
    }

    /// Tiles that carry a marker.
    #[inline]
    pub fn bribed(&self) -> SpaceSet {
        self.bribed
    }

    /// Tiles without a marker.
    #[inline]
    pub fn unbribed(&self) -> SpaceSet {
        self.tiles - self.bribed
    }

    /// The least cost of an unbribed official. Every turn asks for it, so it is kept.
    #[inline]
    pub fn cheapest(&self) -> Option<u8> {
        (self.cheapest > 0).then_some(self.cheapest)
    }

    /// Tiles whose marker does not stand yet.
    #[inline]
    pub fn unsecured(&self) -> SpaceSet {
        self.bribed - self.secured
    }

    /// Unbribed or unsecured, whoever's.
    #[inline]
    pub fn open(&self) -> SpaceSet {
        self.tiles - self.secured
    }

    /// Tiles with the permanent marker of this seat.
    #[inline]
    pub fn owned(&self, seat: Seat) -> SpaceSet {
        self.owned[seat.idx()]
    }

    /// `inf(p, m)` of section 6.0.
    #[inline]
    pub fn influence(&self, seat: Seat) -> u8 {
        self.owned(seat).len()
    }

    /// Tiles transferred in this Actions phase.
    #[inline]
    pub fn transferred(&self) -> SpaceSet {
        self.transferred
    }

    /// The bribe cost of an official.
    #[inline]
    pub fn cost(&self, space: Space) -> u8 {
        self.costs[space.idx()]
    }

    /// Whose marker stands on this space.
    pub fn owner(&self, space: Space) -> Option<Seat> {
        self.bribed
            .contains(space)
            .then(|| Seat::first(MAX_SEATS).find(|&seat| self.owned(seat).contains(space)))?
    }

    /// What lies on this space.
    pub fn tile(&self, space: Space) -> Option<Tile> {
        self.tiles.contains(space).then(|| Tile {
            cost: (!self.candidates.contains(space)).then(|| self.cost(space)),
            owner: self.owner(space),
            secured: self.secured.contains(space),
            transferred: self.transferred.contains(space),
        })
    }

    /// Puts this on the space, whatever lay there before.
    pub fn put(&mut self, space: Space, tile: Tile) {
        self.costs[space.idx()] = tile.cost.unwrap_or_default();
        self.tiles.set(space, true);
        self.candidates.set(space, tile.cost.is_none());
        self.transferred.set(space, tile.transferred);
        self.mark(space, tile.owner, tile.secured);
    }

    /// The marker on this tile is now that of `owner`.
    pub fn mark(&mut self, space: Space, owner: Option<Seat>, secured: bool) {
        for seat in Seat::first(MAX_SEATS) {
            self.owned[seat.idx()].set(space, owner == Some(seat));
        }
        self.bribed.set(space, owner.is_some());
        self.secured.set(space, secured);
        self.cheapest = self.unbribed().iter().map(|space| self.cost(space)).min().unwrap_or_default();
    }

    /// CF-TRANS-3: the marker is replaced, its status stays.
    pub fn transfer(&mut self, space: Space, to: Seat) {
        self.mark(space, Some(to), self.secured.contains(space));
        self.transferred.set(space, true);
    }

    /// CF-MIN-2: all markers stand.
    pub fn secure_all(&mut self) {
        self.secured = self.bribed;
    }

    /// A new Actions phase.
    pub fn forget_transfers(&mut self) {
        self.transferred = SpaceSet::default();
    }
}
