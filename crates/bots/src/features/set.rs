//! The features of a game as a net file knows them: what each is called and how it is told.

use tabletop::{Dice, Seat, Seed, View, Viewer};

use super::{FeatureSink, MAX_FEATURES, Name, buckets};
use crate::Playable;

/// Feature set of a game at a table of so many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureSet {
    /// In the order in which they are asked.
    pub features: Vec<Feature>,
    game: &'static str,
    seats: usize,
}

/// A feature, whatever its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its name after those of its groups, with dots between; no two of a set have the same.
    pub name: String,
    /// How many inputs it has: how many values there are, and activate one.
    pub size: u16,
    /// How its values are told.
    pub kind: Kind,
}

/// How the values of a feature are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Each for itself ([`FeatureSink::one_of`]).
    OneOf,
    /// A count, of which 0 activates nothing ([`FeatureSink::up_to`]).
    UpTo,
    /// Buckets of so many, below zero as above ([`FeatureSink::signed`]).
    Signed(i32),
}

impl FeatureSet {
    /// The features of a game.
    pub fn of<G: Playable>(seats: usize) -> FeatureSet {
        let state = G::setup(seats, &G::Options::default(), Dice::new(Seed::nth(0, 0)));
        let me = Seat::new(0);
        FeatureSet::seen::<G>(&state.view(Viewer::Seat(me)), me)
    }

    /// The features as they are asked of this position: the same of every one.
    pub fn seen<G: Playable>(view: &View<'_, G>, me: Seat) -> FeatureSet {
        let mut list = List::default();
        G::features(view, me, &mut list);
        assert!(list.features.len() < MAX_FEATURES, "too many features");
        FeatureSet { features: list.features, game: G::KEY, seats: view.seats() }
    }

    /// How many inputs a net needs.
    pub fn inputs(&self) -> usize {
        self.features.iter().map(|feature| usize::from(feature.size)).sum()
    }

    /// Changes when a feature comes, goes, moves, or gets another name, size or kind. What its values mean is for the
    /// name to say: who gives them another meaning gives the feature another name.
    pub fn hash(&self) -> u64 {
        let seats = u8::try_from(self.seats).unwrap_or_default();
        let of_game = fnv(fnv(FNV, self.game.as_bytes()), &[seats]);
        self.features.iter().fold(of_game, |hash, Feature { name, size, kind }| {
            let (kind, step) = match kind {
                Kind::OneOf => (0, 0),
                Kind::UpTo => (1, 0),
                Kind::Signed(step) => (2, *step),
            };
            let hash = fnv(fnv(hash, name.as_bytes()), &[b'\n', kind]);
            fnv(fnv(hash, &size.to_le_bytes()), &step.to_le_bytes())
        })
    }
}

/// Listens to everything but the values.
#[derive(Default)]
struct List {
    features: Vec<Feature>,
    /// The groups that are open, with a dot after each.
    open: String,
}

impl List {
    fn add(&mut self, name: impl Name, size: usize, kind: Kind) {
        let size = u16::try_from(size).expect("no feature has so many values");
        let mut full = self.open.clone();
        name.write(&mut full);
        self.features.push(Feature { name: full, size, kind });
    }
}

impl FeatureSink for List {
    fn one_of(&mut self, name: impl Name, _value: usize, of: usize) {
        self.add(name, of, Kind::OneOf);
    }

    fn up_to(&mut self, name: impl Name, _number: usize, most: usize) {
        self.add(name, most, Kind::UpTo);
    }

    fn signed(&mut self, name: impl Name, _number: i32, step: i32, most: i32) {
        self.add(name, buckets(most), Kind::Signed(step));
    }

    fn group<R>(&mut self, name: impl Name, ask: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.open.len();
        name.write(&mut self.open);
        self.open.push('.');
        let answer = ask(self);
        self.open.truncate(before);
        answer
    }
}

pub(crate) const FNV: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a.
pub(crate) fn fnv(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
