//! Self-play: one game of a net against itself, an episode, written down as training samples.

use std::hash::{Hash, Hasher};

use tabletop::{Dice, MAX_SEATS, Seat, Seats, Seed, Viewer};

use crate::features::fnv;
use crate::greedy::Greedy;
use crate::lookahead::{Afterstate, Lookahead, best, dice};
use crate::net::Net;
use crate::net::maths::softmax;
use crate::random::Random;
use crate::scoring;
use crate::value::{Chances, sides};
use crate::{Bot, Trainable};

/// Where a training is in its schedule, and what follows from it.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    /// From 0 to 1.
    pub(super) progress: f32,
    /// Reward shaping: so much of the win goes to all by how close they came, at first; less and less, and nothing in
    /// the end.
    pub(super) shaping: f32,
    /// ε: how often a choice is a random one.
    pub(super) epsilon: f32,
    /// How often a seat has an exploration bias, and a game an exploring start.
    pub(super) bias: f32,
}

/// Exploration bias, temporally consistent: a fancy for some choices, kept for a whole game, so that plans of many
/// choices are tried that single random choices never complete. What comes of it says what the choices before it were
/// worth to somebody who has it, so it is learned from: a trace is not cut here.
#[derive(Clone, Copy)]
struct Bias(u64);

impl Bias {
    /// The best choice by its value and the bias for it.
    fn pick<G: Trainable>(self, afterstates: &[Afterstate], offers: &[G::Action], me: Seat) -> usize {
        /// What the most liked choice is worth beyond its value; a plan is liked so much that it is followed to its
        /// end.
        const MOST: f32 = 0.12;
        const MOST_OF_A_PLAN: f32 = 0.3;
        let bias = |offer: usize| {
            let mut hasher = Fnv(self.0);
            let plan = G::plan(offers[offer]);
            match plan {
                Some(plan) => plan.hash(&mut hasher),
                None => offers[offer].hash(&mut hasher),
            }
            let mut random = Random::new(hasher.finish());
            // Most are hardly liked, a few very much.
            let most = if plan.is_some() { MOST_OF_A_PLAN } else { MOST };
            most * (random.below(1024) as f32 / 1024.0).powi(4)
        };
        let biased = |after: &Afterstate| after.chances[me.idx()] + bias(after.offer);
        let best = afterstates.iter().map(|after| (after.offer, biased(after)));
        best.reduce(|best, other| if other.1 > best.1 { other } else { best }).map_or(0, |(offer, _)| offer)
    }
}

/// The same on every machine, unlike the hasher of the standard library.
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = fnv(self.0, bytes);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A game, as training samples.
pub(super) struct Episode {
    pub(super) steps: Vec<Step>,
    active: Vec<u16>,
    /// Points by seat and kind, at some of the steps and at the end.
    scored: Vec<i16>,
    pub(super) winner_points: f32,
    /// How the win was shared.
    pub(super) outcome: Chances,
}

/// An afterstate: a position after a choice.
pub(super) struct Step {
    /// With whose eyes.
    pub(super) me: Seat,
    /// The net's value, and later its target: the λ-return, what it should have thought.
    pub(super) target: Chances,
    /// Whose points so far were written down, and where.
    pub(super) scored: Option<usize>,
    /// The choice was an exploratory one; the greedy one would have led to this.
    greedy_value: Option<Chances>,
    from: usize,
    to: usize,
}

impl Episode {
    pub(super) fn active(&self, step: &Step) -> &[u16] {
        &self.active[step.from..step.to]
    }

    /// Points to go: those made after a step, by seat from `me` on and kind.
    pub(super) fn points_to_go(&self, at: usize, me: Seat, n: usize, sources: usize, out: &mut Vec<f32>) {
        out.clear();
        let end = self.scored.len() - n * sources;
        for turn in 0..n {
            let row = me.clockwise(turn, n).idx() * sources;
            out.extend(
                (row..row + sources).map(|idx| f32::from(self.scored[end + idx] - self.scored[at + idx])),
            );
        }
    }

    /// λ-returns, the targets of TD(λ), backwards from the end: what should have been thought. As in Watkins's Q(λ),
    /// the trace is cut at an exploratory choice, which says nothing about what the choices before it were worth: there
    /// the greedy value bootstraps.
    fn lambda_returns(&mut self, end: Chances, lambda: f32) {
        let mut target = end;
        for step in self.steps.iter_mut().rev() {
            let value = std::mem::replace(&mut step.target, target);
            target = step.greedy_value.unwrap_or_else(|| mix(&target, &value, lambda));
        }
    }
}

fn mix(later: &Chances, now: &Chances, lambda: f32) -> Chances {
    std::array::from_fn(|idx| lambda * later[idx] + (1.0 - lambda) * now[idx])
}

/// One in so many samples is also about points.
const POINTS_EVERY: usize = 4;

pub(super) fn play<G: Trainable>(
    net: &Net,
    seats: usize,
    (seed, number): (u64, u64),
    stage: Stage,
) -> Episode {
    let mut random = Random::new(seed.rotate_left(17) ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d));
    let mut lookahead = Lookahead::<G>::new(net);
    let options = G::training_options(random.number());
    let mut state = G::setup(seats, &options, Dice::new(Seed::nth(seed, number)));
    let happens = |random: &mut Random, chance: f32| (random.below(10_000) as f32) < 10_000.0 * chance;
    if happens(&mut random, stage.bias) {
        G::exploring_start(&mut state.table, random.number());
    }
    let kinds = G::SOURCES.len();
    let mut so_far = vec![0_i16; sides(seats) * kinds];
    let mut episode = Episode {
        steps: Vec::with_capacity(256),
        active: Vec::new(),
        scored: Vec::new(),
        winner_points: 0.0,
        outcome: [0.0; MAX_SEATS],
    };
    let (mut offers, mut told, mut greedy_value) = (Vec::new(), Vec::new(), None);
    let biases: [Option<Bias>; MAX_SEATS] =
        std::array::from_fn(|_| happens(&mut random, stage.bias).then(|| Bias(random.number())));
    // Opponent mixture: in some games some seats are played by the heuristic; others than oneself must be beaten, too.
    let mut by_heuristic = Seats::default();
    let mut greedy = Greedy::new(random.number());
    if random.below(8) < G::RECIPE.greedy_eighths {
        let learner = Seat::new(random.below(seats));
        let others = Seat::first(seats).filter(|&seat| seat != learner);
        let is_alone = random.below(3) > 0;
        by_heuristic = others.filter(|_| is_alone || random.below(3) > 0).collect();
    }
    // Whether something was chosen since the last quiet position.
    let mut chose = false;
    while let Some(me) = state.to_act().lowest() {
        state.legal(me, &mut offers);
        let mut action = offers[0];
        let mut is_choice = false;
        if offers.len() > 1 && by_heuristic.contains(me) {
            action = *greedy.choose(&state.view(Viewer::Seat(me)), &offers);
            is_choice = true;
        } else if offers.len() > 1 {
            let view = state.view(Viewer::Seat(me));
            lookahead.evaluate(&view, me, &offers, dice(&mut random));
            is_choice = lookahead.afterstates.len() > 1;
            if let Some(best) = best(&lookahead.afterstates, me) {
                action = offers[best.offer];
                if let Some(bias) = biases[me.idx()] {
                    action = offers[bias.pick::<G>(&lookahead.afterstates, &offers, me)];
                }
                if is_choice && happens(&mut random, stage.epsilon) {
                    greedy_value.get_or_insert(best.chances);
                    action = offers[lookahead.sensible[random.below(lookahead.sensible.len())]];
                }
            }
        }
        G::apply(&mut state, me, action, &mut told);
        for (seat, kind, points) in scoring::told::<G>(told.drain(..)) {
            so_far[seat.idx() * kinds + kind] += i16::try_from(points).unwrap_or_default();
        }
        chose |= is_choice;
        if !chose || state.to_act().is_empty() || !G::is_quiet(&state.table) {
            continue;
        }
        chose = false;
        let target = lookahead.evaluator.value(&state.view(Viewer::Seat(me)), me);
        let from = episode.active.len();
        episode.active.extend_from_slice(lookahead.evaluator.active());
        let scored = (random.below(POINTS_EVERY) == 0).then(|| {
            episode.scored.extend_from_slice(&so_far);
            episode.scored.len() - so_far.len()
        });
        let to = episode.active.len();
        episode.steps.push(Step { me, target, scored, greedy_value: greedy_value.take(), from, to });
    }
    episode.scored.extend_from_slice(&so_far);
    let standings = G::standings(&state.table);
    let winner = standings.iter().find(|standing| standing.place == 1);
    episode.winner_points = winner.map_or(0.0, |winner| winner.points as f32);
    let closeness = |side| G::closeness(&state.table, side) / G::RECIPE.closeness;
    let mut close: Vec<f32> = Seat::first(sides(seats)).map(closeness).collect();
    softmax(&mut close);
    close.resize(MAX_SEATS, 0.0);
    let outcome = G::terminal_value(&state.table);
    episode.outcome = outcome;
    // Where nobody wins, at first whoever came near has the better of it.
    let first = if outcome.iter().all(|&share| share == 0.0) { 1.0 } else { stage.shaping };
    let part = first * (1.0 - stage.progress);
    let end = std::array::from_fn(|idx| (1.0 - part) * outcome[idx] + part * close[idx]);
    episode.lambda_returns(end, G::RECIPE.lambda);
    episode
}
