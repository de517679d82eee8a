//! One tree of choices, grown iteration by iteration.

use tabletop::{Deaf, MAX_SEATS, Seat, State, View, Viewer};

use crate::Mind;
use crate::judge::Chances;
use crate::look::shares;
use crate::net::Net;
use crate::ply::{MOST, Outlook, Scout, dice};
use crate::random::Random;
use crate::search::node::{Kid, Node};
use crate::search::{Effort, End, regret};

/// How much what is tried seldom is worth a try.
const CURIOSITY: f32 = 0.5;

/// One tree.
pub struct Tree<'n, G: Mind> {
    nodes: Vec<Node<G::Action>>,
    root: u32,
    scout: Scout<'n, G>,
    random: Random,
    // Kept to be used again.
    path: Vec<(u32, u32)>,
    offers: Vec<G::Action>,
    sensible: Vec<usize>,
    open: Vec<(u32, usize)>,
    /// One pair of lists for every choice begun and not yet done.
    lists: Vec<(Vec<G::Action>, Vec<usize>)>,
}

impl<'n, G: Mind> Tree<'n, G> {
    pub(super) fn new(net: &'n Net, seed: u64) -> Tree<'n, G> {
        Tree {
            nodes: vec![Node::new()],
            root: 0,
            scout: Scout::new(net),
            random: Random::new(seed),
            path: Vec::new(),
            offers: Vec::new(),
            sensible: Vec::new(),
            open: Vec::new(),
            lists: Vec::new(),
        }
    }

    pub(super) fn judged(&self) -> u64 {
        self.scout.judge.judged
    }

    pub(super) fn forget(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new());
        self.root = 0;
    }

    /// Goes one choice on, keeping what is known below it.
    pub(super) fn follow(&mut self, key: &(G::Action, u32)) {
        match self.root_kid(key).and_then(|kid| kid.child) {
            Some(child) => self.root = child,
            None => self.forget(),
        }
    }

    pub(super) fn root_kid(&self, key: &(G::Action, u32)) -> Option<&Kid<G::Action>> {
        self.nodes[self.root as usize].kids.iter().find(|kid| kid.key == *key)
    }

    /// Grows until the root was tried so often, the leader cannot be caught any more, or time is over.
    pub(super) fn grow(
        &mut self,
        view: &View<'_, G>,
        me: Seat,
        offered: &[G::Action],
        effort: &Effort,
        end: &End<'_>,
    ) {
        // Looking for the leader is cheap only if it is rare.
        const STRIDE: u32 = 8;
        let Effort { iterations, beyond, .. } = *effort;
        let beyond = beyond * u32::try_from(view.seats()).expect("seats are few");
        let tries =
            |tree: &Self| tree.nodes[tree.root as usize].kids.iter().map(|kid| kid.visits).sum::<u32>();
        self.begin(view, me, offered);
        let mut done = tries(self);
        while done < iterations {
            let is_settled = done % STRIDE == STRIDE - 1 && self.is_settled(iterations - done);
            if is_settled || (done > 0 && end.is_now()) {
                return;
            }
            self.iterate(view, me, beyond);
            done += 1;
        }
    }

    /// Where more than one world is worth a look, the first impression of the choices at hand comes from several.
    fn begin(&mut self, view: &View<'_, G>, me: Seat, offered: &[G::Action]) {
        if G::WORLDS == 1 || !self.nodes[self.root as usize].kids.is_empty() {
            return;
        }
        self.scout.look_about(view, me, offered, &mut self.random);
        for idx in 0..self.scout.ahead.len() {
            let Outlook { offer, chances } = self.scout.ahead[idx];
            let key = G::key(view.table, offered[offer], true);
            if self.root_kid(&key).is_none() {
                self.nodes[self.root as usize].kids.push(Kid::new(key, (chances, None), me));
            }
        }
    }

    fn is_settled(&self, left: u32) -> bool {
        let root = &self.nodes[self.root as usize];
        let (mut most, mut second) = (0, 0);
        for kid in &root.kids {
            if kid.visits > most {
                (most, second) = (kid.visits, most);
            } else {
                second = second.max(kid.visits);
            }
        }
        !root.secret && most > second + left
    }

    fn iterate(&mut self, view: &View<'_, G>, me: Seat, beyond: u32) {
        let mut world = G::imagine(view, dice(&mut self.random));
        let mut node = self.root;
        self.path.clear();
        let mut next = Some(me);
        let mut last = me;
        let came = loop {
            let Some(mover) = next.take().or_else(|| world.to_act().lowest()) else {
                break shares::<G>(&world.table);
            };
            world.legal(mover, &mut self.offers);
            G::sensible(&world.view(Viewer::Seat(mover)), mover, &self.offers, &mut self.sensible);
            let action = match *self.sensible.as_slice() {
                [only] => self.offers[only],
                _ => {
                    if *self.nodes[node as usize].mover.get_or_insert(mover) != mover {
                        // The same choices can lead to another seat in another world; that is rare.
                        break self.scout.judged(&world, last);
                    }
                    let known = self.nodes[node as usize].kids.len();
                    self.meet(node, mover, me, &world);
                    let (kid, offer) = self.select(node, mover);
                    self.path.push((node, kid));
                    let action = self.offers[offer];
                    let Kid { child, first, visits, .. } = self.nodes[node as usize].kids[kid as usize];
                    if visits == 0 && (G::WORLDS == 1 || kid as usize >= known) {
                        // It was judged before, in a world as good as this one.
                        G::apply(&mut world, mover, action, &mut Deaf);
                        break self.scout.play_on(world, first, beyond);
                    }
                    let child = match child {
                        Some(child) => child,
                        None if visits > 0 => self.add(Node::new()),
                        None => {
                            G::apply(&mut world, mover, action, &mut Deaf);
                            let (came, child) = self.foresee(&world, mover, me, 0, &mut { MOST });
                            self.nodes[node as usize].kids[kid as usize].child = child;
                            break self.scout.play_on(world, came, beyond);
                        }
                    };
                    self.nodes[node as usize].kids[kid as usize].child = Some(child);
                    node = child;
                    action
                }
            };
            G::apply(&mut world, mover, action, &mut Deaf);
            last = mover;
        };
        self.learn(&came);
    }

    fn add(&mut self, node: Node<G::Action>) -> u32 {
        self.nodes.push(node);
        u32::try_from(self.nodes.len() - 1).expect("no tree is so large")
    }

    /// What will come of a position `mover` has just made. What he has begun and not yet done he brings to its best
    /// end; the choices on the way become part of the tree, and the first of them is returned.
    fn foresee(
        &mut self,
        state: &State<G>,
        mover: Seat,
        root: Seat,
        depth: usize,
        left: &mut u32,
    ) -> (Chances, Option<u32>) {
        let is_begun = state.to_act().lowest() == Some(mover) && !G::is_quiet(&state.table);
        if !is_begun || *left == 0 {
            return (self.scout.settled(state, mover, 0, left), None);
        }
        if self.lists.len() <= depth {
            self.lists.push((Vec::new(), Vec::new()));
        }
        let (mut offers, mut sensible) = std::mem::take(&mut self.lists[depth]);
        state.legal(mover, &mut offers);
        G::sensible(&state.view(Viewer::Seat(mover)), mover, &offers, &mut sensible);
        let node = (sensible.len() > 1).then(|| {
            let secret = G::is_secret(&state.table);
            self.add(Node { mover: Some(mover), secret, kids: Vec::with_capacity(sensible.len()) })
        });
        let mut best: Option<(Chances, Option<u32>)> = None;
        for &offer in &sensible {
            let key = G::key(&state.table, offers[offer], mover == root);
            let kids = node.map(|node| &self.nodes[node as usize].kids);
            if kids.is_some_and(|kids| kids.iter().any(|kid| kid.key == key)) {
                continue;
            }
            let mut after = *state;
            G::apply(&mut after, mover, offers[offer], &mut Deaf);
            let came = self.foresee(&after, mover, root, depth + 1, left);
            if let Some(node) = node {
                self.nodes[node as usize].kids.push(Kid::new(key, came, mover));
            }
            if best.is_none_or(|best| came.0[mover.idx()] > best.0[mover.idx()]) {
                best = Some(came);
            }
        }
        self.lists[depth] = (offers, sensible);
        let (came, below) = best.unwrap_or_default();
        (came, node.or(below))
    }

    /// Finds the branches that are open in this world; a new one is judged once.
    fn meet(&mut self, node: u32, mover: Seat, root: Seat, world: &State<G>) {
        self.open.clear();
        let node = node as usize;
        self.nodes[node].secret = G::is_secret(&world.table);
        for idx in 0..self.sensible.len() {
            let offer = self.sensible[idx];
            let action = self.offers[offer];
            let key = G::key(&world.table, action, mover == root);
            let known = self.nodes[node].kids.iter().position(|kid| kid.key == key);
            let kid = known.unwrap_or_else(|| {
                let mut after = *world;
                G::apply(&mut after, mover, action, &mut Deaf);
                let came = self.foresee(&after, mover, root, 0, &mut { MOST });
                self.nodes[node].kids.push(Kid::new(key, came, mover));
                self.nodes[node].kids.len() - 1
            });
            let kid = u32::try_from(kid).expect("offers are few");
            // What looks the same from outside is one branch; which of it is meant is chance.
            match self.open.iter_mut().find(|(own, _)| *own == kid) {
                Some(same) if self.random.below(2) == 0 => same.1 = offer,
                Some(_) => {}
                None => self.open.push((kid, offer)),
            }
        }
    }

    fn select(&mut self, node: u32, mover: Seat) -> (u32, usize) {
        let node = &mut self.nodes[node as usize];
        if node.secret {
            return regret::select(&mut node.kids, &self.open, &mut self.random);
        }
        let kids = || self.open.iter().map(|(kid, _)| &node.kids[*kid as usize]);
        let tries: u32 = kids().map(|kid| kid.visits).sum();
        let weights: f32 = kids().map(|kid| kid.weight).sum();
        let eager = CURIOSITY * (tries as f32 + 1.0).sqrt() / weights;
        let score = |kid: &Kid<G::Action>| kid.worth(mover) + eager * kid.weight / (kid.visits as f32 + 1.0);
        let mut best = (f32::MIN, self.open[0]);
        for &(kid, offer) in &self.open {
            let score = score(&node.kids[kid as usize]);
            if score > best.0 {
                best = (score, (kid, offer));
            }
        }
        best.1
    }

    /// Tells everybody on the way what came of it.
    fn learn(&mut self, came: &Chances) {
        for &(node, kid) in &self.path {
            let node = &mut self.nodes[node as usize];
            let tried = &mut node.kids[kid as usize];
            tried.visits += 1;
            (0..MAX_SEATS).for_each(|idx| tried.sums[idx] += came[idx]);
            if let (true, Some(mover)) = (node.secret, node.mover) {
                regret::learn(&mut node.kids, mover, came[mover.idx()]);
            }
        }
    }
}
