//! Features: what a bot sees, as inputs of a net. A list of questions, each with a name and one answer out of a few.
//!
//! A game asks its questions always in the same order (`Playable::features`), so a value is a place in the list and a
//! number. Every possible value is an input of the net (one-hot); "nothing" is none. Two positions that differ little
//! differ in few values, and only those are computed anew (`evaluator.rs`).
//!
//! Names are for files: a net keeps a hash of them (`set.rs`). Whoever plays does not listen to them, so they cost
//! nothing.

mod active;
mod set;

pub(crate) use active::{ActiveInputs, MAX_FEATURES, OFF};
pub(crate) use set::{FNV, fnv};
pub use set::{Feature, FeatureSet, Kind};

/// A sink for features: who listens to what is seen.
pub trait FeatureSink {
    /// Categorical feature: one value out of `of`; what is larger counts as the last.
    fn one_of(&mut self, name: impl Name, value: usize, of: usize);

    /// Count, clipped: a number up to `most`; what is larger counts as the most, and 0 activates nothing.
    fn up_to(&mut self, name: impl Name, number: usize, most: usize);

    /// Binary feature: yes, or nothing.
    #[inline(always)]
    fn is(&mut self, name: impl Name, yes: bool) {
        self.up_to(name, usize::from(yes), 1);
    }

    /// Signed number in buckets: it may be below zero, in steps of `step` up to `most` steps either way.
    #[inline(always)]
    fn signed(&mut self, name: impl Name, number: i32, step: i32, most: i32) {
        let steps = number.div_euclid(step).clamp(-most, most) + most;
        self.one_of(name, usize::try_from(steps).unwrap_or_default(), buckets(most));
    }

    /// Features of one thing: its name stands before theirs.
    #[inline(always)]
    fn group<R>(&mut self, _name: impl Name, ask: impl FnOnce(&mut Self) -> R) -> R
    where
        Self: Sized,
    {
        ask(self)
    }

    /// A group that is memoised: its values follow from `of` and from who looks, and from nothing else. So does what
    /// `ask` returns. While `of` stays the same nobody asks again.
    #[inline(always)]
    fn about<T: Memo, R: Memo>(&mut self, name: impl Name, _of: &T, ask: impl FnOnce(&mut Self) -> R) -> R
    where
        Self: Sized,
    {
        self.group(name, ask)
    }
}

/// How many values a signed number has.
#[inline(always)]
fn buckets(most: i32) -> usize {
    usize::try_from(2 * most + 1).unwrap_or_default()
}

/// What names a feature or a group of them: a word of the rules, a code of theirs, or a word and which of several. The
/// same in every position, and for as long as nets are to be kept; seats are counted from whoever looks, who is 0.
pub trait Name {
    /// Writes it at the end of this.
    fn write(&self, to: &mut String);
}

impl Name for &'static str {
    fn write(&self, to: &mut String) {
        to.push_str(self);
    }
}

impl Name for usize {
    fn write(&self, to: &mut String) {
        to.push_str(&self.to_string());
    }
}

impl<A: Name, B: Name> Name for (A, B) {
    fn write(&self, to: &mut String) {
        self.0.write(to);
        to.push('-');
        self.1.write(to);
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
