//! What a tree is made of: nodes, which are somebody's choice, and their edges.

use tabletop::{MAX_SEATS, Seat};

use crate::net::maths::exp;
use crate::value::Chances;

/// Temperature of the prior, in chances to win: how sharply a first impression prefers the better choice.
const PRIOR_TEMPERATURE: f32 = 0.02;

/// An edge: a choice and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    /// Its information-set key.
    pub(super) key: (A, u32),
    /// The choice that comes after it, once it was thought of.
    pub(super) child: Option<u32>,
    /// How often it was tried: N.
    pub visits: u32,
    /// One-ply value: what the net thought right after it.
    pub first: Chances,
    /// What came of it, added up: W.
    pub sums: Chances,
    /// Prior, not yet normalised: how much the one-ply value prefers it. P is its share among the edges available.
    pub(super) prior: f32,
    /// Cumulative regret, where a mixed strategy is best.
    pub(super) regret: f32,
    /// Average strategy there, unnormalised: how often it was meant to be chosen.
    pub strategy: f32,
}

impl<A> Edge<A> {
    pub(super) fn new(key: (A, u32), (first, child): (Chances, Option<u32>), mover: Seat) -> Edge<A> {
        let prior = exp((first[mover.idx()] - 0.5) / PRIOR_TEMPERATURE);
        let sums = [0.0; MAX_SEATS];
        Edge { key, child, visits: 0, first, sums, prior, regret: 0.0, strategy: 0.0 }
    }

    /// Mean value to a seat, Q; the one-ply value counts as one visit.
    #[inline]
    pub(super) fn mean_value(&self, seat: Seat) -> f32 {
        (self.sums[seat.idx()] + self.first[seat.idx()]) / (self.visits as f32 + 1.0)
    }
}

/// Somebody's choice.
pub(super) struct Node<A> {
    /// Whose, once somebody came here.
    pub(super) mover: Option<Seat>,
    pub(super) secret: bool,
    pub(super) edges: Vec<Edge<A>>,
}

impl<A> Node<A> {
    pub(super) fn new() -> Node<A> {
        Node { mover: None, secret: false, edges: Vec::new() }
    }
}
