//! What a tree is made of: somebody's choice, and its branches.

use tabletop::{MAX_SEATS, Seat};

use crate::judge::Chances;
use crate::net::maths::exp;

/// How sharply a first impression prefers the better choice, in chances to win.
const SHARPNESS: f32 = 0.02;

/// A branch: a choice and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Kid<A> {
    pub(super) key: (A, u32),
    /// The choice that comes after it, once it was thought of.
    pub(super) child: Option<u32>,
    /// How often it was tried.
    pub visits: u32,
    /// What the net thought right after it.
    pub first: Chances,
    /// What came of it, added up.
    pub sums: Chances,
    /// How much the first impression prefers it.
    pub(super) weight: f32,
    pub(super) regret: f32,
    /// How often it was meant to be chosen, where a mixture is best.
    pub mixture: f32,
}

impl<A> Kid<A> {
    pub(super) fn new(key: (A, u32), (first, child): (Chances, Option<u32>), mover: Seat) -> Kid<A> {
        let weight = exp((first[mover.idx()] - 0.5) / SHARPNESS);
        let sums = [0.0; MAX_SEATS];
        Kid { key, child, visits: 0, first, sums, weight, regret: 0.0, mixture: 0.0 }
    }

    /// What it is worth to a seat; the first impression counts as one try.
    #[inline]
    pub(super) fn worth(&self, seat: Seat) -> f32 {
        (self.sums[seat.idx()] + self.first[seat.idx()]) / (self.visits as f32 + 1.0)
    }
}

/// Somebody's choice.
pub(super) struct Node<A> {
    /// Whose, once somebody came here.
    pub(super) mover: Option<Seat>,
    pub(super) secret: bool,
    pub(super) kids: Vec<Kid<A>>,
}

impl<A> Node<A> {
    pub(super) fn new() -> Node<A> {
        Node { mover: None, secret: false, kids: Vec::new() }
    }
}
