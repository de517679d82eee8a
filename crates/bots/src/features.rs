//! Features: what a bot sees, as inputs of a net. A list of questions, each with one answer out of a few.
//!
//! A game asks its questions always in the same order (`Playable::features`), so a value is a place in the list and a
//! number. Every possible value is an input of the net (one-hot); "nothing" is none. Two positions that differ little
//! differ in few values, and only those are computed anew (`evaluator.rs`).

use std::any::Any;

use tabletop::{Dice, Seat, Seed, Viewer};

use crate::Playable;

/// A sink for features: who listens to what is seen.
pub trait FeatureSink {
    /// Categorical feature: one value out of `of`; what is larger counts as the last.
    fn one_of(&mut self, value: usize, of: usize);

    /// Count, clipped: a number up to `most`; what is larger counts as the most, and 0 activates nothing.
    fn up_to(&mut self, number: usize, most: usize);

    /// Binary feature: yes, or nothing.
    #[inline(always)]
    fn is(&mut self, yes: bool) {
        self.up_to(usize::from(yes), 1);
    }

    /// Memoised features: their values follow from `of` and from who looks, and from nothing else. So does what `ask`
    /// returns. While `of` stays the same nobody asks again.
    #[inline(always)]
    fn about<T: Memo, R: Memo>(&mut self, _of: &T, ask: impl FnOnce(&mut Self) -> R) -> R
    where
        Self: Sized,
    {
        ask(self)
    }

    /// Signed number in buckets: it may be below zero, in steps of `step` up to `most` steps either way.
    #[inline(always)]
    fn signed(&mut self, number: i32, step: i32, most: i32) {
        let steps = number.div_euclid(step).clamp(-most, most) + most;
        let of = usize::try_from(2 * most + 1).unwrap_or_default();
        self.one_of(usize::try_from(steps).unwrap_or_default(), of);
    }
}

/// What can be memoised, and by what.
pub trait Memo: Copy + PartialEq + Send + 'static {}

impl<T: Copy + PartialEq + Send + 'static> Memo for T {}

/// The best of the others, by place; 0 where there are none.
#[inline(always)]
pub(crate) fn rivals<const N: usize>(all: &[i32; N], n: usize) -> [i32; N] {
    let (mut first, mut second, mut at) = (i32::MIN, i32::MIN, 0);
    for (idx, &own) in all[..n].iter().enumerate() {
        if own > first {
            (first, second, at) = (own, first, idx);
        } else {
            second = second.max(own);
        }
    }
    let second = if n > 1 { second } else { 0 };
    std::array::from_fn(|idx| if idx == at { second } else { first })
}

/// Feature set of a game at a table of so many: how many values each feature has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureSet {
    /// By feature, how many inputs it has: how many values there are, and activate one.
    pub sizes: Vec<u16>,
    hash: u64,
}

impl FeatureSet {
    /// The features of a game.
    pub fn of<G: Playable>(seats: usize) -> FeatureSet {
        let state = G::setup(seats, &G::Options::default(), Dice::new(Seed::nth(0, 0)));
        let me = Seat::new(0);
        let mut set = FeatureSet { sizes: Vec::new(), hash: FNV };
        set.note(G::KEY.as_bytes());
        set.note(&[u8::try_from(seats).unwrap_or_default()]);
        G::features(&state.view(Viewer::Seat(me)), me, &mut set);
        assert!(set.sizes.len() < MAX_FEATURES, "too many features");
        set
    }

    fn note(&mut self, bytes: &[u8]) {
        self.hash = fnv(self.hash, bytes);
    }

    fn add(&mut self, size: usize, kind: u8) {
        let size = u16::try_from(size).expect("no feature has so many values");
        self.sizes.push(size);
        let [low, high] = size.to_le_bytes();
        self.note(&[low, high, kind]);
    }

    /// How many inputs a net needs.
    pub fn inputs(&self) -> usize {
        self.sizes.iter().map(|&size| usize::from(size)).sum()
    }

    /// Changes when a feature changes.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}

impl FeatureSink for FeatureSet {
    fn one_of(&mut self, _value: usize, of: usize) {
        self.add(of, 0);
    }

    fn up_to(&mut self, _number: usize, most: usize) {
        self.add(most, 1);
    }
}

pub(crate) const FNV: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a.
pub(crate) fn fnv(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// No game has more; a power of two.
pub(crate) const MAX_FEATURES: usize = 512;

/// The value that activates no input.
pub(crate) const OFF: u16 = u16::MAX;

/// The active inputs of the position last encoded, and which of them changed.
pub(crate) struct ActiveInputs {
    active: Box<[u16; MAX_FEATURES]>,
    changes: Box<[(u16, u16); MAX_FEATURES]>,
    memos: Vec<Memoised>,
    at: usize,
    changed: usize,
}

/// What some features were about when they were last asked, what came of it, and where the next feature is.
struct Memoised {
    of: Box<dyn Any + Send>,
    at: usize,
    input: u16,
}

impl Default for ActiveInputs {
    fn default() -> ActiveInputs {
        ActiveInputs {
            active: Box::new([OFF; MAX_FEATURES]),
            changes: Box::new([(0, 0); MAX_FEATURES]),
            memos: Vec::new(),
            at: 0,
            changed: 0,
        }
    }
}

impl ActiveInputs {
    /// Encodes a position, from the first feature on.
    #[inline(always)]
    pub(crate) fn encode(&mut self, features: impl FnOnce(&mut Encoder<'_>)) {
        let (active, changes) = (&mut *self.active, &mut *self.changes);
        let mut encoder =
            Encoder { active, changes, memos: &mut self.memos, memo: 0, at: 0, input: 0, changed: 0 };
        features(&mut encoder);
        (self.at, self.changed) = (encoder.at, encoder.changed);
    }

    /// The active inputs, one per feature.
    pub(crate) fn active(&self) -> &[u16] {
        &self.active[..self.at]
    }

    /// What was active before and is now, where it changed.
    #[inline]
    pub(crate) fn changes(&self) -> &[(u16, u16)] {
        &self.changes[..self.changed]
    }
}

/// Encodes one position: its numbers stay in registers.
pub(crate) struct Encoder<'a> {
    active: &'a mut [u16; MAX_FEATURES],
    changes: &'a mut [(u16, u16); MAX_FEATURES],
    memos: &'a mut Vec<Memoised>,
    memo: usize,
    at: usize,
    input: u16,
    changed: usize,
}

impl Encoder<'_> {
    /// Without a branch, because which values change nobody can guess; the masks say that no game has too many.
    #[inline(always)]
    fn set(&mut self, input: u16) {
        const MASK: usize = MAX_FEATURES - 1;
        let before = std::mem::replace(&mut self.active[self.at & MASK], input);
        self.changes[self.changed & MASK] = (before, input);
        self.changed += usize::from(before != input);
        self.at += 1;
    }
}

#[allow(clippy::cast_possible_truncation, reason = "values are few, and inputs fewer than 65535")]
impl FeatureSink for Encoder<'_> {
    #[inline(always)]
    fn one_of(&mut self, value: usize, of: usize) {
        self.set(self.input + value.min(of - 1) as u16);
        self.input += of as u16;
    }

    #[inline(always)]
    fn up_to(&mut self, number: usize, most: usize) {
        self.set(if number == 0 { OFF } else { self.input + number.min(most) as u16 - 1 });
        self.input += most as u16;
    }

    #[inline(always)]
    fn about<T: Memo, R: Memo>(&mut self, of: &T, ask: impl FnOnce(&mut Self) -> R) -> R {
        let memo = self.memo;
        self.memo += 1;
        if let Some(known) = self.memos.get(memo)
            && let Some((before, answer)) = known.of.downcast_ref::<(T, R)>()
            && before == of
        {
            (self.at, self.input) = (known.at, known.input);
            return *answer;
        }
        let answer = ask(self);
        match self.memos.get_mut(memo).and_then(|known| known.of.downcast_mut::<(T, R)>()) {
            Some(known) => *known = (*of, answer),
            None => {
                self.memos.truncate(memo);
                self.memos.push(Memoised { of: Box::new((*of, answer)), at: self.at, input: self.input });
            }
        }
        answer
    }
}
