//! Regret matching, for choices that others cannot see: each is made as often as it was missed, and what is played in
//! the end is the mixture that was meant on average. A fixed best choice could be read; a mixture cannot.

use tabletop::Seat;

use crate::random::Random;
use crate::search::node::Kid;

/// How often something is tried whatever was learned.
const EXPLORE: f32 = 0.1;

/// Picks one of the open branches, and notes what was meant.
pub(super) fn select<A>(kids: &mut [Kid<A>], open: &[(u32, usize)], random: &mut Random) -> (u32, usize) {
    let missed = |kid: &Kid<A>| kid.regret.max(0.0);
    let total: f32 = open.iter().map(|(kid, _)| missed(&kids[*kid as usize])).sum();
    let even = 1.0 / open.len() as f32;
    let weights: f32 = open.iter().map(|(kid, _)| kids[*kid as usize].weight).sum();
    // What is meant late counts more: the first tries know nothing.
    let late = 1.0 + open.iter().map(|(kid, _)| kids[*kid as usize].visits).sum::<u32>() as f32;
    let mut left = random.below(1 << 20) as f32 / (1 << 20) as f32;
    let mut picked = None;
    for &(kid, offer) in open {
        let own = &mut kids[kid as usize];
        let meant = if total > 0.0 { own.regret.max(0.0) / total } else { own.weight / weights };
        own.mixture += late * meant;
        left -= (1.0 - EXPLORE) * meant + EXPLORE * even;
        if left < 0.0 && picked.is_none() {
            picked = Some((kid, offer));
        }
    }
    picked.unwrap_or(open[open.len() - 1])
}

/// What was missed by not choosing the others, as far as is known of them.
pub(super) fn learn<A>(kids: &mut [Kid<A>], mover: Seat, came: f32) {
    for kid in kids {
        kid.regret += kid.worth(mover) - came;
    }
}
