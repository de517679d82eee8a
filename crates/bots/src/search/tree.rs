//! One tree of choices, grown iteration by iteration.

use std::time::Instant;

use tabletop::{Deaf, MAX_SEATS, Seat, View};

use crate::Mind;
use crate::judge::Chances;
use crate::look::shares;
use crate::net::Net;
use crate::net::maths::exp;
use crate::ply::{Outlook, Scout, dice};
use crate::random::Random;
use crate::search::regret;

/// How much what is tried seldom is worth a try.
const CURIOSITY: f32 = 0.5;
/// How sharply a first impression prefers the better choice, in chances to win.
const SHARPNESS: f32 = 0.02;

/// A branch: a choice and what came of it.
#[derive(Clone, Debug)]
pub struct Kid<A> {
    key: (A, u32),
    child: Option<u32>,
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
    fn new(key: (A, u32), first: Chances, mover: Seat) -> Kid<A> {
        let weight = exp((first[mover.idx()] - 0.5) / SHARPNESS);
        let sums = [0.0; MAX_SEATS];
        Kid { key, child: None, visits: 0, first, sums, weight, regret: 0.0, mixture: 0.0 }
    }

    /// What it is worth to a seat; the first impression counts as one try.
    #[inline]
    pub(super) fn worth(&self, seat: Seat) -> f32 {
        (self.sums[seat.idx()] + self.first[seat.idx()]) / (self.visits as f32 + 1.0)
    }
}

/// Somebody's choice.
struct Node<A> {
    mover: Option<Seat>,
    secret: bool,
    kids: Vec<Kid<A>>,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { mover: None, secret: false, kids: Vec::new() }
    }
}

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
        iterations: u32,
        end: Instant,
    ) {
        // Looking at the clock and the leader is cheap only if it is rare.
        const STRIDE: u32 = 32;
        let tries =
            |tree: &Self| tree.nodes[tree.root as usize].kids.iter().map(|kid| kid.visits).sum::<u32>();
        self.begin(view, me, offered);
        let mut done = tries(self);
        while done < iterations {
            if done % STRIDE == STRIDE - 1 && (self.is_settled(iterations - done) || Instant::now() > end) {
                return;
            }
            self.iterate(view, me);
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
                self.nodes[self.root as usize].kids.push(Kid::new(key, chances, me));
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

    fn iterate(&mut self, view: &View<'_, G>, me: Seat) {
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
            G::sensible(&world.view(tabletop::Viewer::Seat(mover)), mover, &self.offers, &mut self.sensible);
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
                    let next = u32::try_from(self.nodes.len()).expect("no tree is so large");
                    let is_new = kid as usize >= known;
                    let kid = &mut self.nodes[node as usize].kids[kid as usize];
                    let Some(child) = kid.child else {
                        kid.child = Some(next);
                        let first = kid.first;
                        self.nodes.push(Node::new());
                        if is_new {
                            // It was judged a moment ago, in this very world.
                            break first;
                        }
                        G::apply(&mut world, mover, action, &mut Deaf);
                        break self.scout.judged(&world, mover);
                    };
                    node = child;
                    action
                }
            };
            G::apply(&mut world, mover, action, &mut Deaf);
            last = mover;
        };
        self.learn(&came);
    }

    /// Finds the branches that are open in this world; a new one is judged once.
    fn meet(&mut self, node: u32, mover: Seat, root: Seat, world: &tabletop::State<G>) {
        self.open.clear();
        let node = &mut self.nodes[node as usize];
        node.secret = G::is_secret(&world.table);
        for &offer in &self.sensible {
            let action = self.offers[offer];
            let key = G::key(&world.table, action, mover == root);
            let known = node.kids.iter().position(|kid| kid.key == key);
            let kid = known.unwrap_or_else(|| {
                let mut after = *world;
                G::apply(&mut after, mover, action, &mut Deaf);
                let first = self.scout.judged(&after, mover);
                node.kids.push(Kid::new(key, first, mover));
                node.kids.len() - 1
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
