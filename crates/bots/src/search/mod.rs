//! Tree search, thinking ahead: information-set Monte Carlo tree search with PUCT and a max^n backup.
//!
//! Every iteration draws a determinisation (imagines a world that could be the true one), selects its way down the tree
//! by PUCT, plays a truncated rollout where the tree ends, and evaluates with the net where that leads. What the net
//! thinks of a choice right after it is its prior: where the search looks first. Edges are choices, not positions, so
//! worlds that differ in what nobody can know share them (`Playable::key`), and each iteration chooses among those that
//! are available in its world. What came is backed up for every seat, and each maximises its own: max^n. Choices that
//! others cannot see are made by regret matching instead. Root parallelisation: several trees grow apart, with chance
//! of their own, and are added up, so the number of threads does not matter.

mod node;
pub mod regret;
pub mod tree;

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tabletop::{Deaf, MAX_SEATS, Seat, State, View, Viewer};

use crate::Playable;
use crate::lookahead::dice;
use crate::net::Net;
use crate::random::Random;
use crate::value::Chances;

use tree::Tree;

/// How much is thought about a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Iterations in each tree.
    pub iterations: u32,
    /// Rollout depth: where a tree ends, so many choices a seat are played greedily by the net, before it evaluates.
    pub rollout: u32,
    /// Trees.
    pub trees: usize,
}

/// What a host allows, on top of the effort: nothing of it changes what is chosen unless time runs out.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Threads for the trees of one choice.
    pub threads: usize,
    /// After this no new iteration begins, but the first of every tree.
    pub cap: Duration,
    /// Nor once nobody waits for the answer any more.
    pub gone: Gone,
}

/// Cancellation token: whether whoever asked has gone.
#[derive(Clone, Debug, Default)]
pub struct Gone(Option<Arc<AtomicBool>>);

impl Gone {
    /// Somebody who may go.
    pub fn maybe() -> Gone {
        Gone(Some(Arc::default()))
    }

    /// Nobody waits any more.
    pub fn leave(&self) {
        if let Some(gone) = &self.0 {
            gone.store(true, Ordering::Relaxed);
        }
    }

    fn is_so(&self) -> bool {
        self.0.as_ref().is_some_and(|gone| gone.load(Ordering::Relaxed))
    }
}

/// When thinking ends.
struct Deadline<'b> {
    at: Instant,
    gone: &'b Gone,
}

impl Deadline<'_> {
    fn has_passed(&self) -> bool {
        self.gone.is_so() || Instant::now() > self.at
    }
}

impl Budget {
    /// All cores: nobody else waits for them.
    pub fn alone() -> Budget {
        Budget { threads: thread::available_parallelism().map_or(1, NonZeroUsize::get), ..Budget::default() }
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { threads: 1, cap: Duration::from_secs(10), gone: Gone::default() }
    }
}

/// An offer after the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Branch {
    /// Which of the offers.
    pub offer: usize,
    /// How often it was tried.
    pub visits: u32,
    /// Mean value: the chances of all seats, on average.
    pub chances: Chances,
    /// Average strategy, unnormalised: how often it should be chosen where a mixed strategy is best; 0 elsewhere, and
    /// for what is no part of it.
    pub strategy: f32,
}

/// A search that can go on from one choice of a turn to the next.
pub struct Search<'n, G: Playable> {
    trees: Vec<Tree<'n, G>>,
    effort: Effort,
    random: Random,
    /// What should be seen next if nothing comes in between.
    expected: Option<State<G>>,
}

impl<'n, G: Playable> Search<'n, G> {
    /// With this net; the same seed thinks the same.
    pub fn new(net: &'n Net, effort: Effort, seed: u64) -> Search<'n, G> {
        let mut random = Random::new(seed);
        let trees = (0..effort.trees.max(1)).map(|_| Tree::new(net, random.number())).collect();
        Search { trees, effort, random, expected: None }
    }

    /// Thinks; the most tried offer comes first.
    pub fn think(
        &mut self,
        view: &View<'_, G>,
        me: Seat,
        offered: &[G::Action],
        budget: &Budget,
    ) -> Vec<Branch> {
        let viewer = Viewer::Seat(me);
        let goes_on = self.expected.take().is_some_and(|world| world.view(viewer).same_sight(view));
        if !goes_on {
            self.trees.iter_mut().for_each(Tree::reset);
        }
        let (start, effort) = (Instant::now(), self.effort);
        let grow = |tree: &mut Tree<'n, G>, cap| {
            tree.grow(view, me, offered, &effort, &Deadline { at: start + cap, gone: &budget.gone });
        };
        if budget.threads > 1 && self.trees.len() > 1 {
            thread::scope(|scope| {
                for tree in &mut self.trees {
                    scope.spawn(move || grow(tree, budget.cap));
                }
            });
        } else {
            let share = budget.cap / u32::try_from(self.trees.len()).expect("trees are few");
            self.trees.iter_mut().zip(1..).for_each(|(tree, nth)| grow(tree, share * nth));
        }
        self.merge(view, offered)
    }

    /// The trees added up.
    fn merge(&self, view: &View<'_, G>, offered: &[G::Action]) -> Vec<Branch> {
        let mut branches = Vec::new();
        for (offer, &action) in offered.iter().enumerate() {
            let key = G::key(view.table, action, true);
            let (mut visits, mut sums, mut strategy) = (0, [0.0; MAX_SEATS], 0.0);
            for edge in self.trees.iter().filter_map(|tree| tree.root_edge(&key)) {
                visits += edge.visits;
                strategy += edge.strategy;
                (0..MAX_SEATS).for_each(|idx| sums[idx] += edge.first[idx] + edge.sums[idx]);
            }
            let weight = visits as f32 + self.trees.len() as f32;
            let is_new =
                branches.iter().all(|branch: &Branch| G::key(view.table, offered[branch.offer], true) != key);
            if sums.iter().any(|&sum| sum > 0.0) && is_new {
                branches.push(Branch { offer, visits, chances: sums.map(|sum| sum / weight), strategy });
            }
        }
        branches.sort_by_key(|branch| std::cmp::Reverse(branch.visits));
        equalise(&mut branches);
        branches
    }

    /// Which branch to take: the most visited, or one drawn from the mixed strategy.
    pub fn pick(&mut self, branches: &[Branch]) -> Option<usize> {
        let total: f32 = branches.iter().map(|branch| branch.strategy).sum();
        let mut left = total * (self.random.below(1 << 20) as f32 / (1 << 20) as f32);
        let picked = branches.iter().filter(|branch| branch.strategy > 0.0).find(|branch| {
            left -= branch.strategy;
            left < 0.0
        });
        picked.or(branches.first()).map(|branch| branch.offer)
    }

    /// Tree reuse: this was chosen, and what was thought below it is still good if the same seat chooses again.
    pub fn advance(&mut self, view: &View<'_, G>, me: Seat, action: G::Action) {
        let key = G::key(view.table, action, true);
        let mut world = G::imagine(view, dice(&mut self.random));
        G::apply(&mut world, me, action, &mut Deaf);
        let goes_on = world.to_act().contains(me);
        for tree in &mut self.trees {
            if goes_on {
                tree.advance(&key);
            } else {
                tree.reset();
            }
        }
        self.expected = goes_on.then_some(world);
    }

    /// Positions evaluated since the search began.
    pub fn evaluations(&self) -> u64 {
        self.trees.iter().map(Tree::evaluations).sum()
    }
}

/// In an equilibrium every action of a mixed strategy has the same value, so all parts are told to be worth the same.
/// What is hardly meant is no part of it: it was only explored.
fn equalise(branches: &mut [Branch]) {
    let most = branches.iter().map(|branch| branch.strategy).fold(0.0, f32::max);
    let (mut total, mut sums) = (0.0, [0.0; MAX_SEATS]);
    for branch in &mut *branches {
        branch.strategy = if branch.strategy > 0.2 * most { branch.strategy } else { 0.0 };
        total += branch.strategy;
        (0..MAX_SEATS).for_each(|idx| sums[idx] += branch.strategy * branch.chances[idx]);
    }
    for branch in branches.iter_mut().filter(|branch| branch.strategy > 0.0) {
        branch.chances = sums.map(|sum| sum / total);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_mixed_strategy_are_worth_the_same() {
        let branch = |offer, own, strategy| Branch {
            offer,
            visits: 9,
            chances: [own, 1.0 - own, 0.0, 0.0, 0.0],
            strategy,
        };
        let mut branches = [branch(0, 0.6, 30.0), branch(1, 0.2, 10.0), branch(2, 0.9, 2.0)];
        equalise(&mut branches);
        assert_eq!(branches.each_ref().map(|branch| branch.chances[0]), [0.5, 0.5, 0.9]);
        assert_eq!(branches.each_ref().map(|branch| branch.strategy), [30.0, 10.0, 0.0]);
        let mut plain = [branch(0, 0.6, 0.0), branch(1, 0.2, 0.0)];
        equalise(&mut plain);
        assert_eq!(
            plain.each_ref().map(|branch| branch.chances[0]),
            [0.6, 0.2],
            "without a mixed strategy nothing changes"
        );
    }
}
