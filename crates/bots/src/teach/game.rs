//! One game of a net against itself, written down as lessons.

use std::hash::{Hash, Hasher};

use tabletop::{Dice, MAX_SEATS, Seat, Seats, Seed, Viewer};

use crate::greedy::Greedy;
use crate::judge::Chances;
use crate::look::{fnv, shares, sides};
use crate::net::Net;
use crate::net::maths::softmax;
use crate::ply::{Outlook, Scout, best, dice};
use crate::random::Random;
use crate::scoring::Scoring;
use crate::{Bot, Mind};

/// How far what comes later reaches back.
const LAMBDA: f32 = 0.95;

/// How far a training is, and what follows from it.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    /// From 0 to 1.
    pub(super) progress: f32,
    /// So much of the win goes to all by how close they came, at first; less and less, and nothing in the end.
    pub(super) consolation: f32,
    /// How often a choice is a random one.
    pub(super) explore: f32,
    /// How often a seat has a fancy, and a game a head start.
    pub(super) fancy: f32,
}

/// A liking for some choices, kept for a whole game: plans of many choices are tried that single random choices never
/// complete. What comes of a fancy says what the choices before it were worth to somebody who has it, so it is
/// learned from.
#[derive(Clone, Copy)]
struct Fancy(u64);

impl Fancy {
    /// The best choice with what is liked about it.
    fn pick<G: Mind>(self, ahead: &[Outlook], offers: &[G::Action], me: Seat) -> usize {
        /// What the most liked choice is worth beyond its chance; a road is liked so much that it is followed to its
        /// end.
        const MOST: f32 = 0.12;
        const MOST_OF_A_ROAD: f32 = 0.3;
        let liking = |offer: usize| {
            let mut hasher = Fnv(self.0);
            let road = G::road(offers[offer]);
            match road {
                Some(road) => road.hash(&mut hasher),
                None => offers[offer].hash(&mut hasher),
            }
            let mut random = Random::new(hasher.finish());
            // Most are hardly liked, a few very much.
            let most = if road.is_some() { MOST_OF_A_ROAD } else { MOST };
            most * (random.below(1024) as f32 / 1024.0).powi(4)
        };
        let worth = |outlook: &Outlook| outlook.chances[me.idx()] + liking(outlook.offer);
        let best = ahead.iter().map(|outlook| (outlook.offer, worth(outlook)));
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

/// A game, as lessons.
pub(super) struct Played {
    pub(super) steps: Vec<Step>,
    heard: Vec<u16>,
    /// Points by seat and kind, at some of the steps and at the end.
    scored: Vec<i16>,
    pub(super) winner_points: f32,
    /// How the win was shared.
    pub(super) won: Chances,
}

/// A position after a choice.
pub(super) struct Step {
    /// With whose eyes.
    pub(super) me: Seat,
    /// What the net thought, and later what it should have thought.
    pub(super) target: Chances,
    /// Whose points so far were written down, and where.
    pub(super) scored: Option<usize>,
    /// The choice was a random one; the best would have led to this.
    better: Option<Chances>,
    from: usize,
    to: usize,
}

impl Played {
    pub(super) fn heard(&self, step: &Step) -> &[u16] {
        &self.heard[step.from..step.to]
    }

    /// The points made after a step, by seat from `me` on and kind.
    pub(super) fn still_to_come(&self, at: usize, me: Seat, n: usize, sources: usize, out: &mut Vec<f32>) {
        out.clear();
        let end = self.scored.len() - n * sources;
        for turn in 0..n {
            let row = me.clockwise(turn, n).idx() * sources;
            out.extend(
                (row..row + sources).map(|idx| f32::from(self.scored[end + idx] - self.scored[at + idx])),
            );
        }
    }

    /// Backwards from the end: what should have been thought.
    fn look_back(&mut self, end: Chances) {
        let mut target = end;
        for step in self.steps.iter_mut().rev() {
            let thought = std::mem::replace(&mut step.target, target);
            // A random choice says nothing about what the choices before it were worth.
            let later = step.better.unwrap_or_else(|| mix(&target, &thought));
            target = later;
        }
    }
}

fn mix(later: &Chances, now: &Chances) -> Chances {
    std::array::from_fn(|idx| LAMBDA * later[idx] + (1.0 - LAMBDA) * now[idx])
}

/// One in so many lessons is also about points.
const SELDOM: usize = 4;

pub(super) fn play<G: Mind>(
    net: &Net,
    seats: usize,
    (seed, number): (u64, u64),
    stage: Stage,
    scoring: &Scoring<G>,
) -> Played {
    let mut random = Random::new(seed.rotate_left(17) ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d));
    let mut scout = Scout::<G>::new(net);
    let options = G::variety(random.number());
    let mut state = G::setup(seats, &options, Dice::new(Seed::nth(seed, number)));
    let happens = |random: &mut Random, chance: f32| (random.below(10_000) as f32) < 10_000.0 * chance;
    if happens(&mut random, stage.fancy) {
        G::head_start(&mut state.table, random.number());
    }
    let kinds = scoring.sources.len();
    let mut so_far = vec![0_i16; sides(seats) * kinds];
    let mut played = Played {
        steps: Vec::with_capacity(256),
        heard: Vec::new(),
        scored: Vec::new(),
        winner_points: 0.0,
        won: [0.0; MAX_SEATS],
    };
    let (mut offers, mut told, mut better) = (Vec::new(), Vec::new(), None);
    let fancies: [Option<Fancy>; MAX_SEATS] =
        std::array::from_fn(|_| happens(&mut random, stage.fancy).then(|| Fancy(random.number())));
    // In some games some seats are played by simple rules: others than oneself must be beaten, too.
    let mut simple = Seats::default();
    let mut greedy = Greedy::new(random.number());
    if random.below(8) < G::SIMPLE {
        let learner = Seat::new(random.below(seats));
        let others = Seat::first(seats).filter(|&seat| seat != learner);
        let is_alone = random.below(3) > 0;
        simple = others.filter(|_| is_alone || random.below(3) > 0).collect();
    }
    // Whether something was chosen since the last quiet position.
    let mut chose = false;
    while let Some(me) = state.to_act().lowest() {
        state.legal(me, &mut offers);
        let mut action = offers[0];
        let mut is_choice = false;
        if offers.len() > 1 && simple.contains(me) {
            action = *greedy.choose(&state.view(Viewer::Seat(me)), &offers);
            is_choice = true;
        } else if offers.len() > 1 {
            let view = state.view(Viewer::Seat(me));
            scout.look(&view, me, &offers, dice(&mut random));
            is_choice = scout.ahead.len() > 1;
            if let Some(best) = best(&scout.ahead, me) {
                action = offers[best.offer];
                if let Some(fancy) = fancies[me.idx()] {
                    action = offers[fancy.pick::<G>(&scout.ahead, &offers, me)];
                }
                if is_choice && happens(&mut random, stage.explore) {
                    better.get_or_insert(best.chances);
                    action = offers[scout.sensible[random.below(scout.sensible.len())]];
                }
            }
        }
        G::apply(&mut state, me, action, &mut told);
        for (seat, kind, points) in scoring.told(told.drain(..)) {
            so_far[seat.idx() * kinds + kind] += i16::try_from(points).unwrap_or_default();
        }
        chose |= is_choice;
        if !chose || state.to_act().is_empty() || !G::is_quiet(&state.table) {
            continue;
        }
        chose = false;
        let target = scout.judge.chances(&state.view(Viewer::Seat(me)), me);
        let from = played.heard.len();
        played.heard.extend_from_slice(scout.judge.heard());
        let scored = (random.below(SELDOM) == 0).then(|| {
            played.scored.extend_from_slice(&so_far);
            played.scored.len() - so_far.len()
        });
        played.steps.push(Step { me, target, scored, better: better.take(), from, to: played.heard.len() });
    }
    played.scored.extend_from_slice(&so_far);
    let standings = G::standings(&state.table);
    let winner = standings.iter().find(|standing| standing.place == 1);
    played.winner_points = winner.map_or(0.0, |winner| winner.points as f32);
    let tally = |side| G::tally(&state.table, side) / G::CLOSE;
    let mut close: Vec<f32> = Seat::first(sides(seats)).map(tally).collect();
    softmax(&mut close);
    close.resize(MAX_SEATS, 0.0);
    let won = shares::<G>(&state.table);
    played.won = won;
    // Where nobody wins, at first whoever came near has the better of it.
    let first = if won.iter().all(|&share| share == 0.0) { 1.0 } else { stage.consolation };
    let part = first * (1.0 - stage.progress);
    played.look_back(std::array::from_fn(|idx| (1.0 - part) * won[idx] + part * close[idx]));
    played
}
