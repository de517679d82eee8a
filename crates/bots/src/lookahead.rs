//! One-ply lookahead: make a choice in a determinisation (an imagined world), bring what it begins to a quiet end, and
//! evaluate the afterstate as whoever chose sees it.

use tabletop::{Deaf, Dice, Seat, Seed, State, View, Viewer};

use crate::Playable;
use crate::evaluator::Evaluator;
use crate::net::Net;
use crate::random::Random;
use crate::value::Chances;

/// Dice nobody has thrown.
pub(crate) fn dice(random: &mut Random) -> Dice {
    let mut seed = [0; 32];
    for part in seed.chunks_exact_mut(8) {
        part.copy_from_slice(&random.number().to_le_bytes());
    }
    Dice::new(Seed(seed))
}

/// Afterstate: a choice and what it would lead to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Afterstate {
    /// Which of the offers.
    pub offer: usize,
    /// Its value: the chances of all seats then.
    pub chances: Chances,
}

/// One-ply lookahead with a net; keeps its lists to use them again.
pub struct Lookahead<'n, G: Playable> {
    /// By which it evaluates.
    pub evaluator: Evaluator<'n>,
    /// The sensible offers last looked at.
    pub sensible: Vec<usize>,
    /// What would come of them.
    pub afterstates: Vec<Afterstate>,
    /// One pair of lists for every choice begun and not yet done.
    lists: Vec<(Vec<G::Action>, Vec<usize>)>,
    /// The choices on the way to the quiet end looked at.
    path: Vec<G::Action>,
}

/// Budget of a quiescence search: no more positions are evaluated to bring one choice to its end.
pub(crate) const QUIESCENCE_BUDGET: u32 = 400;

impl<'n, G: Playable> Lookahead<'n, G> {
    /// With this net.
    pub fn new(net: &'n Net) -> Lookahead<'n, G> {
        Lookahead {
            evaluator: Evaluator::new(net),
            sensible: Vec::new(),
            afterstates: Vec::new(),
            lists: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Evaluates every sensible offer, in one determinisation.
    pub fn evaluate(&mut self, view: &View<'_, G>, me: Seat, offered: &[G::Action], dice: Dice) {
        self.afterstates.clear();
        G::sensible(view, me, offered, &mut self.sensible);
        let world = G::imagine(view, dice);
        for idx in 0..self.sensible.len() {
            let offer = self.sensible[idx];
            let mut after = world;
            G::apply(&mut after, me, offered[offer], &mut Deaf);
            let chances = self.value(&after, me);
            self.afterstates.push(Afterstate { offer, chances });
        }
    }

    /// The same, averaged over several determinisations, so that a lucky card in one of them does not decide.
    pub fn evaluate_averaged(
        &mut self,
        view: &View<'_, G>,
        me: Seat,
        offered: &[G::Action],
        random: &mut Random,
    ) {
        self.evaluate(view, me, offered, dice(random));
        if self.afterstates.len() == 1 {
            return;
        }
        for _ in 1..G::WORLDS {
            let world = G::imagine(view, dice(random));
            for idx in 0..self.afterstates.len() {
                let mut after = world;
                G::apply(&mut after, me, offered[self.afterstates[idx].offer], &mut Deaf);
                let chances = self.value(&after, me);
                let sums = &mut self.afterstates[idx].chances;
                sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
            }
        }
        let sums = self.afterstates.iter_mut().flat_map(|afterstate| &mut afterstate.chances);
        sums.for_each(|sum| *sum /= G::WORLDS as f32);
    }

    /// Value of a position as `me` sees it: as it ended, or as the net thinks once what `me` has begun is done.
    #[inline]
    pub fn value(&mut self, state: &State<G>, me: Seat) -> Chances {
        self.quiescence(state, me, 0, &mut { QUIESCENCE_BUDGET })
    }

    /// Quiescence search: the same, as long as there are positions left to evaluate.
    pub(crate) fn quiescence(&mut self, state: &State<G>, me: Seat, depth: usize, left: &mut u32) -> Chances {
        let mut best: Option<Chances> = None;
        self.quiet_ends(state, me, depth, left, &mut |_, _, chances| {
            if best.is_none_or(|best| chances[me.idx()] > best[me.idx()]) {
                best = Some(chances);
            }
        });
        best.unwrap_or_default()
    }

    /// Principal variation of the quiescence search: the choices that bring what `me` has begun to its best end.
    pub(crate) fn best_line(&mut self, state: &State<G>, me: Seat) -> Vec<G::Action> {
        let mut best: Option<(f32, Vec<G::Action>)> = None;
        self.quiet_ends(state, me, 0, &mut { QUIESCENCE_BUDGET }, &mut |_, path, chances| {
            if best.as_ref().is_none_or(|(best, _)| chances[me.idx()] > *best) {
                best = Some((chances[me.idx()], path.to_vec()));
            }
        });
        best.map(|(_, path)| path).unwrap_or_default()
    }

    /// Finds every quiet end of what `me` has begun: the position, the choices that lead to it, and its value.
    fn quiet_ends<F: FnMut(&State<G>, &[G::Action], Chances)>(
        &mut self,
        state: &State<G>,
        me: Seat,
        depth: usize,
        left: &mut u32,
        found: &mut F,
    ) {
        if state.to_act().is_empty() {
            return found(state, &self.path, G::terminal_value(&state.table));
        }
        if G::is_quiet(&state.table) || !state.to_act().contains(me) || *left == 0 {
            *left = left.saturating_sub(1);
            let chances = self.evaluator.value(&state.view(Viewer::Seat(me)), me);
            return found(state, &self.path, chances);
        }
        let (mut offers, mut sensible) = self.take_lists(depth);
        state.legal(me, &mut offers);
        G::sensible(&state.view(Viewer::Seat(me)), me, &offers, &mut sensible);
        for &offer in &sensible {
            let mut after = *state;
            G::apply(&mut after, me, offers[offer], &mut Deaf);
            self.path.push(offers[offer]);
            self.quiet_ends(&after, me, depth + 1, left, found);
            self.path.pop();
        }
        self.lists[depth] = (offers, sensible);
    }

    /// The lists of this depth; whoever takes them puts them back.
    fn take_lists(&mut self, depth: usize) -> (Vec<G::Action>, Vec<usize>) {
        while self.lists.len() <= depth {
            self.lists.push((Vec::new(), Vec::new()));
        }
        std::mem::take(&mut self.lists[depth])
    }

    /// Rollout, truncated: plays on for so many choices, everybody greedily by the net, each with all that follows from
    /// it; the value there. It is `chances` now.
    pub(crate) fn rollout(&mut self, mut world: State<G>, mut chances: Chances, choices: u32) -> Chances {
        let (mut offers, mut sensible) = self.take_lists(0);
        let mut left = choices;
        while left > 0 {
            let Some(mover) = world.to_act().lowest() else {
                chances = G::terminal_value(&world.table);
                break;
            };
            world.legal(mover, &mut offers);
            G::sensible(&world.view(Viewer::Seat(mover)), mover, &offers, &mut sensible);
            if let [only] = *sensible.as_slice() {
                G::apply(&mut world, mover, offers[only], &mut Deaf);
                continue;
            }
            let mut best: Option<(Chances, State<G>)> = None;
            for &offer in &sensible {
                let mut after = world;
                G::apply(&mut after, mover, offers[offer], &mut Deaf);
                self.quiet_ends(&after, mover, 1, &mut { QUIESCENCE_BUDGET }, &mut |end, _, chances| {
                    if best.as_ref().is_none_or(|(best, _)| chances[mover.idx()] > best[mover.idx()]) {
                        best = Some((chances, *end));
                    }
                });
            }
            (chances, world) = best.expect("something is sensible");
            left -= 1;
        }
        self.lists[0] = (offers, sensible);
        chances
    }
}

/// The best for `me`; of equals the first.
pub(crate) fn best(afterstates: &[Afterstate], me: Seat) -> Option<&Afterstate> {
    let chance = |afterstate: &Afterstate| afterstate.chances[me.idx()];
    afterstates.iter().reduce(|best, other| if chance(other) > chance(best) { other } else { best })
}

#[cfg(test)]
mod tests {
    use confucius::Confucius;
    use dragon::Dragon;
    use gugong::Gugong;

    use super::*;

    /// Not at all, and to the very end of the game.
    fn rolls_out<G: Playable>(seats: usize) {
        let net = G::nets().get::<G>(seats, G::RULES).expect("it comes with the program");
        let mut lookahead = Lookahead::<G>::new(net);
        let world = G::setup(seats, &G::Options::default(), Dice::new(Seed::nth(5, 1)));
        let now = lookahead.value(&world, Seat::new(0));
        assert_eq!(lookahead.rollout(world, now, 0), now, "nothing was played");
        let end = lookahead.rollout(world, now, u32::MAX);
        let winners = end.iter().filter(|&&share| share > 0.0).count();
        assert!(winners > 0, "somebody won");
        assert!(
            end.iter().all(|&share| share == 0.0 || share == 1.0 / winners as f32),
            "{end:?} is how it ended"
        );
        assert_eq!(lookahead.rollout(world, now, u32::MAX), end, "the same once more");
        assert_ne!(lookahead.rollout(world, now, 12), now, "something happened");
    }

    #[test]
    fn rollouts_lead_to_the_end() {
        rolls_out::<Dragon>(4);
        rolls_out::<Confucius>(3);
        rolls_out::<Gugong>(2);
    }
}
