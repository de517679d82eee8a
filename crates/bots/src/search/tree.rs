//! One search tree, grown iteration by iteration: selection, expansion, rollout, backup.

use tabletop::{Deaf, MAX_SEATS, Seat, State, View, Viewer};

use crate::Playable;
use crate::lookahead::{Afterstate, Lookahead, QUIESCENCE_BUDGET, dice};
use crate::net::Net;
use crate::random::Random;
use crate::search::node::{Edge, Node};
use crate::search::{Deadline, Effort, regret};
use crate::value::Chances;

/// Exploration constant of PUCT, curiosity: how much what is tried seldom is worth a try.
const C_PUCT: f32 = 0.5;

/// One tree.
pub struct Tree<'n, G: Playable> {
    nodes: Vec<Node<G::Action>>,
    root: u32,
    lookahead: Lookahead<'n, G>,
    random: Random,
    // Kept to be used again.
    path: Vec<(u32, u32)>,
    offers: Vec<G::Action>,
    sensible: Vec<usize>,
    /// The edges available in this iteration's world, and by which offer.
    available: Vec<(u32, usize)>,
    /// One pair of lists for every choice begun and not yet done.
    lists: Vec<(Vec<G::Action>, Vec<usize>)>,
}

impl<'n, G: Playable> Tree<'n, G> {
    pub(super) fn new(net: &'n Net, seed: u64) -> Tree<'n, G> {
        Tree {
            nodes: vec![Node::new()],
            root: 0,
            lookahead: Lookahead::new(net),
            random: Random::new(seed),
            path: Vec::new(),
            offers: Vec::new(),
            sensible: Vec::new(),
            available: Vec::new(),
            lists: Vec::new(),
        }
    }

    pub(super) fn evaluations(&self) -> u64 {
        self.lookahead.evaluator.evaluations
    }

    pub(super) fn reset(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new());
        self.root = 0;
    }

    /// Goes one choice on, keeping what is known below it.
    pub(super) fn advance(&mut self, key: &(G::Action, u32)) {
        match self.root_edge(key).and_then(|edge| edge.child) {
            Some(child) => self.root = child,
            None => self.reset(),
        }
    }

    pub(super) fn root_edge(&self, key: &(G::Action, u32)) -> Option<&Edge<G::Action>> {
        self.nodes[self.root as usize].edges.iter().find(|edge| edge.key == *key)
    }

    /// Grows until the root was tried so often, the leader cannot be caught any more, or time is over.
    pub(super) fn grow(
        &mut self,
        view: &View<'_, G>,
        me: Seat,
        offered: &[G::Action],
        effort: &Effort,
        deadline: &Deadline<'_>,
    ) {
        // Looking for the leader is cheap only if it is rare.
        const STRIDE: u32 = 8;
        let Effort { iterations, rollout, .. } = *effort;
        let rollout = rollout * u32::try_from(view.seats()).expect("seats are few");
        let visits =
            |tree: &Self| tree.nodes[tree.root as usize].edges.iter().map(|edge| edge.visits).sum::<u32>();
        self.begin(view, me, offered);
        let mut done = visits(self);
        while done < iterations {
            let is_decided = done % STRIDE == STRIDE - 1 && self.is_decided(iterations - done);
            if is_decided || (done > 0 && deadline.has_passed()) {
                return;
            }
            self.iterate(view, me, rollout);
            done += 1;
        }
    }

    /// Where more than one determinisation is worth a look, the priors at the root come from several.
    fn begin(&mut self, view: &View<'_, G>, me: Seat, offered: &[G::Action]) {
        if G::WORLDS == 1 || !self.nodes[self.root as usize].edges.is_empty() {
            return;
        }
        self.lookahead.evaluate_averaged(view, me, offered, &mut self.random);
        for idx in 0..self.lookahead.afterstates.len() {
            let Afterstate { offer, chances } = self.lookahead.afterstates[idx];
            let key = G::key(view.table, offered[offer], true);
            if self.root_edge(&key).is_none() {
                self.nodes[self.root as usize].edges.push(Edge::new(key, (chances, None), me));
            }
        }
    }

    /// Whether nothing can overtake the most visited any more.
    fn is_decided(&self, left: u32) -> bool {
        let root = &self.nodes[self.root as usize];
        let (mut most, mut second) = (0, 0);
        for edge in &root.edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        !root.secret && most > second + left
    }

    fn iterate(&mut self, view: &View<'_, G>, me: Seat, rollout: u32) {
        let mut world = G::imagine(view, dice(&mut self.random));
        let mut node = self.root;
        self.path.clear();
        let mut next = Some(me);
        let mut last = me;
        let came = loop {
            let Some(mover) = next.take().or_else(|| world.to_act().lowest()) else {
                break G::terminal_value(&world.table);
            };
            world.legal(mover, &mut self.offers);
            G::sensible(&world.view(Viewer::Seat(mover)), mover, &self.offers, &mut self.sensible);
            let action = match *self.sensible.as_slice() {
                [only] => self.offers[only],
                _ => {
                    if *self.nodes[node as usize].mover.get_or_insert(mover) != mover {
                        // The same choices can lead to another seat in another world; that is rare.
                        break self.lookahead.value(&world, last);
                    }
                    let known = self.nodes[node as usize].edges.len();
                    self.expand(node, mover, me, &world);
                    let (edge, offer) = self.select(node, mover);
                    self.path.push((node, edge));
                    let action = self.offers[offer];
                    let Edge { child, first, visits, .. } = self.nodes[node as usize].edges[edge as usize];
                    if visits == 0 && (G::WORLDS == 1 || edge as usize >= known) {
                        // It was evaluated before, in a world as good as this one.
                        G::apply(&mut world, mover, action, &mut Deaf);
                        break self.lookahead.rollout(world, first, rollout);
                    }
                    let child = match child {
                        Some(child) => child,
                        None if visits > 0 => self.add(Node::new()),
                        None => {
                            G::apply(&mut world, mover, action, &mut Deaf);
                            let (came, child) =
                                self.evaluate(&world, mover, me, 0, &mut { QUIESCENCE_BUDGET });
                            self.nodes[node as usize].edges[edge as usize].child = child;
                            break self.lookahead.rollout(world, came, rollout);
                        }
                    };
                    self.nodes[node as usize].edges[edge as usize].child = Some(child);
                    node = child;
                    action
                }
            };
            G::apply(&mut world, mover, action, &mut Deaf);
            last = mover;
        };
        self.backup(&came);
    }

    fn add(&mut self, node: Node<G::Action>) -> u32 {
        self.nodes.push(node);
        u32::try_from(self.nodes.len() - 1).expect("no tree is so large")
    }

    /// Value of an afterstate `mover` has just made, by a quiescence search. What he has begun and not yet done he
    /// brings to its best end; the choices on the way become nodes of the tree, and the first of them is returned.
    fn evaluate(
        &mut self,
        state: &State<G>,
        mover: Seat,
        root: Seat,
        depth: usize,
        left: &mut u32,
    ) -> (Chances, Option<u32>) {
        let is_begun = state.to_act().lowest() == Some(mover) && !G::is_quiet(&state.table);
        if !is_begun || *left == 0 {
            return (self.lookahead.quiescence(state, mover, 0, left), None);
        }
        if self.lists.len() <= depth {
            self.lists.push((Vec::new(), Vec::new()));
        }
        let (mut offers, mut sensible) = std::mem::take(&mut self.lists[depth]);
        state.legal(mover, &mut offers);
        G::sensible(&state.view(Viewer::Seat(mover)), mover, &offers, &mut sensible);
        let node = (sensible.len() > 1).then(|| {
            let secret = G::is_secret(&state.table);
            self.add(Node { mover: Some(mover), secret, edges: Vec::with_capacity(sensible.len()) })
        });
        let mut best: Option<(Chances, Option<u32>)> = None;
        for &offer in &sensible {
            let key = G::key(&state.table, offers[offer], mover == root);
            let edges = node.map(|node| &self.nodes[node as usize].edges);
            if edges.is_some_and(|edges| edges.iter().any(|edge| edge.key == key)) {
                continue;
            }
            let mut after = *state;
            G::apply(&mut after, mover, offers[offer], &mut Deaf);
            let came = self.evaluate(&after, mover, root, depth + 1, left);
            if let Some(node) = node {
                self.nodes[node as usize].edges.push(Edge::new(key, came, mover));
            }
            if best.is_none_or(|best| came.0[mover.idx()] > best.0[mover.idx()]) {
                best = Some(came);
            }
        }
        self.lists[depth] = (offers, sensible);
        let (came, below) = best.unwrap_or_default();
        (came, node.or(below))
    }

    /// Expansion: finds the edges that are available in this world; a new one is evaluated once, which is its prior.
    fn expand(&mut self, node: u32, mover: Seat, root: Seat, world: &State<G>) {
        self.available.clear();
        let node = node as usize;
        self.nodes[node].secret = G::is_secret(&world.table);
        for idx in 0..self.sensible.len() {
            let offer = self.sensible[idx];
            let action = self.offers[offer];
            let key = G::key(&world.table, action, mover == root);
            let known = self.nodes[node].edges.iter().position(|edge| edge.key == key);
            let edge = known.unwrap_or_else(|| {
                let mut after = *world;
                G::apply(&mut after, mover, action, &mut Deaf);
                let came = self.evaluate(&after, mover, root, 0, &mut { QUIESCENCE_BUDGET });
                self.nodes[node].edges.push(Edge::new(key, came, mover));
                self.nodes[node].edges.len() - 1
            });
            let edge = u32::try_from(edge).expect("offers are few");
            // What looks the same from outside is one edge; which of it is meant is chance.
            match self.available.iter_mut().find(|(own, _)| *own == edge) {
                Some(same) if self.random.below(2) == 0 => same.1 = offer,
                Some(_) => {}
                None => self.available.push((edge, offer)),
            }
        }
    }

    /// Selection by PUCT, over the edges available in this world; by regret matching where others cannot see.
    fn select(&mut self, node: u32, mover: Seat) -> (u32, usize) {
        let node = &mut self.nodes[node as usize];
        if node.secret {
            return regret::select(&mut node.edges, &self.available, &mut self.random);
        }
        let edges = || self.available.iter().map(|(edge, _)| &node.edges[*edge as usize]);
        let visits: u32 = edges().map(|edge| edge.visits).sum();
        let priors: f32 = edges().map(|edge| edge.prior).sum();
        let exploration = C_PUCT * (visits as f32 + 1.0).sqrt() / priors;
        let puct = |edge: &Edge<G::Action>| {
            edge.mean_value(mover) + exploration * edge.prior / (edge.visits as f32 + 1.0)
        };
        let mut best = (f32::MIN, self.available[0]);
        for &(edge, offer) in &self.available {
            let score = puct(&node.edges[edge as usize]);
            if score > best.0 {
                best = (score, (edge, offer));
            }
        }
        best.1
    }

    /// Backup, max^n: tells everybody on the way what came of it.
    fn backup(&mut self, came: &Chances) {
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            let tried = &mut node.edges[edge as usize];
            tried.visits += 1;
            (0..MAX_SEATS).for_each(|idx| tried.sums[idx] += came[idx]);
            if let (true, Some(mover)) = (node.secret, node.mover) {
                regret::update(&mut node.edges, mover, came[mover.idx()]);
            }
        }
    }
}
