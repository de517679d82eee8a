//! Regret matching, for choices that others cannot see: each is made in proportion to its positive regret (as often as
//! it was missed), and what is played in the end is the average strategy. A fixed best choice could be read; a mixture
//! cannot.

use tabletop::Seat;

use crate::random::Random;
use crate::search::node::Edge;

/// Exploration: how often something is tried whatever was learned.
const EXPLORATION: f32 = 0.1;

/// How often something is chosen by regret matching: in proportion to its regret, of which all that is positive comes
/// to `total`; where nothing was ever missed, by its prior.
pub fn probability(regret: f32, total: f32, prior: f32) -> f32 {
    if total > 0.0 { regret.max(0.0) / total } else { prior }
}

/// Draws one of the available edges by the current strategy, and adds that to the average strategy. Without any regret
/// the strategy is the prior.
pub(super) fn select<A>(
    edges: &mut [Edge<A>],
    available: &[(u32, usize)],
    random: &mut Random,
) -> (u32, usize) {
    let positive = |edge: &Edge<A>| edge.regret.max(0.0);
    let total: f32 = available.iter().map(|(edge, _)| positive(&edges[*edge as usize])).sum();
    let uniform = 1.0 / available.len() as f32;
    let priors: f32 = available.iter().map(|(edge, _)| edges[*edge as usize].prior).sum();
    // Linear averaging: what is meant late counts more, for the first tries know nothing.
    let late = 1.0 + available.iter().map(|(edge, _)| edges[*edge as usize].visits).sum::<u32>() as f32;
    let mut left = random.below(1 << 20) as f32 / (1 << 20) as f32;
    let mut picked = None;
    for &(edge, offer) in available {
        let own = &mut edges[edge as usize];
        let probability = probability(own.regret, total, own.prior / priors);
        own.strategy += late * probability;
        left -= (1.0 - EXPLORATION) * probability + EXPLORATION * uniform;
        if left < 0.0 && picked.is_none() {
            picked = Some((edge, offer));
        }
    }
    picked.unwrap_or(available[available.len() - 1])
}

/// Updates the regrets: what was missed by not choosing each, its mean value standing for what it would have brought.
pub(super) fn update<A>(edges: &mut [Edge<A>], mover: Seat, came: f32) {
    for edge in edges {
        edge.regret += edge.mean_value(mover) - came;
    }
}
