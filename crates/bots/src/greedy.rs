//! The greedy player, one-ply lookahead on the heuristic: whatever looks best to a hand-made judgement right after it.
//! Also who plays when there are no weights.

use tabletop::{Deaf, Seat, View, Viewer};

use crate::lookahead::dice;
use crate::random::Random;
use crate::{Bot, Playable};

/// Picks what leaves it best off by [`Playable::heuristic`].
pub struct Greedy {
    random: Random,
    sensible: Vec<usize>,
}

impl Greedy {
    /// Its chance decides only which determinisation it looks at.
    pub fn new(seed: u64) -> Greedy {
        Greedy { random: Random::new(seed), sensible: Vec::new() }
    }

    /// Every sensible offer and its heuristic value.
    pub fn values<G: Playable>(
        &mut self,
        view: &View<'_, G>,
        me: Seat,
        offered: &[G::Action],
    ) -> Vec<(usize, f32)> {
        G::sensible(view, me, offered, &mut self.sensible);
        let world = G::imagine(view, dice(&mut self.random));
        let value = |&offer: &usize| {
            let mut after = world;
            G::apply(&mut after, me, offered[offer], &mut Deaf);
            (offer, G::heuristic(&after.view(Viewer::Seat(me)), me))
        };
        self.sensible.iter().map(value).collect()
    }
}

impl<G: Playable> Bot<G> for Greedy {
    fn choose<'a>(&mut self, view: &View<'_, G>, offered: &'a [G::Action]) -> &'a G::Action {
        let [only] = offered else {
            let me = crate::viewing_seat(view);
            let values = self.values(view, me, offered);
            let best = values.into_iter().reduce(|best, other| if other.1 > best.1 { other } else { best });
            return &offered[best.map_or(0, |(offer, _)| offer)];
        };
        only
    }
}
