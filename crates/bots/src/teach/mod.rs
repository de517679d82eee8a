//! How nets learn: they play against themselves, and what they thought earlier is pulled towards what they thought
//! later and how it ended – temporal differences, TD(λ).
//!
//! Games are played in lots by a frozen net, and a lot is learned in a fixed order while the next one is played: no
//! core waits for another, and the same seed and number of games give the same net, whatever the number of threads.

mod game;

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tabletop::MAX_SEATS;

use crate::Mind;
use crate::look::{Schema, sides};
use crate::net::file::scoring;
use crate::net::float::{Lesson, Pupil, Says};
use crate::net::{Header, Net};
use crate::random::Random;
use crate::scoring::Scoring;

use game::{Played, Stage};

/// How many games one net plays.
const LOT: u64 = 32;

/// How much of a training it takes until there are no more fancies and head starts: what was found by then is learned
/// without them.
const FANCY: f32 = 0.4;

/// From the first game to the last: how often a choice is a random one, and how much is learned.
const EXPLORE: (f32, f32) = (0.04, 0.005);
const RATE: (f32, f32) = (0.001, 0.00005);

/// So much of the win goes to all by how close they came, at first: lost games are worth playing well, and a game
/// teaches more than one winner. It becomes nothing in the end: whoever can play learns to win.
/// docs/notes/training.md tells what was tried.
const CONSOLATION: f32 = 0.8;

/// How much of the mean a lot is.
const CALM: f32 = 0.03;

/// A net in training.
pub struct School<G: Mind> {
    seats: usize,
    seed: u64,
    scoring: Scoring<G>,
    schema: Schema,
    pupil: Pupil,
    /// How much of the win goes to all by how close they came, at first.
    consolation: f32,
    /// The mean of what it knew lately: calmer than what it knows at any moment, so this is what is kept.
    calm: Pupil,
    /// What was played last, and is learned next.
    waiting: Option<Lot>,
    /// Games played so far.
    pub games: u64,
}

/// Games played by the same net.
struct Lot {
    net: Net,
    progress: f32,
    first: u64,
    played: Vec<Played>,
}

/// How a lot went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report {
    /// Mean error about who wins (cross entropy).
    pub error: f32,
    /// Mean points of the winners.
    pub winner_points: f32,
    /// Lessons learned.
    pub lessons: u64,
}

impl<G: Mind> School<G> {
    /// A new net for so many seats.
    pub fn new(seats: usize, seed: u64, scoring: Scoring<G>) -> School<G> {
        let schema = Schema::of::<G>(seats);
        let pupil = Pupil::new(&schema, seats, scoring.sources.len(), G::UNITS, seed);
        let calm = pupil.clone();
        School {
            seats,
            seed,
            scoring,
            schema,
            pupil,
            consolation: CONSOLATION,
            calm,
            waiting: None,
            games: 0,
        }
    }

    /// Begins with what this net knows, and needs no consolation any more; false if it is for something else.
    pub fn recall(&mut self, net: &Net) -> bool {
        let sources = self.scoring.sources.len();
        let mut pupil = Pupil::new(&self.schema, self.seats, sources, net.hidden(), self.seed);
        let fits = net.header.schema == self.schema.hash() && pupil.recall(net);
        if fits {
            (self.calm, self.pupil, self.consolation) = (pupil.clone(), pupil, 0.0);
        }
        fits
    }

    /// Goes on where [`School::save`] left off; false if that was something else.
    pub fn resume(&mut self, saved: &[u8]) -> bool {
        let Some((head, weights)) = saved.split_at_checked(32) else { return false };
        let length = self.pupil.saved_len();
        let Some((now, rest)) = weights.split_at_checked(length) else { return false };
        let Some((calm, net)) = rest.split_at_checked(length) else { return false };
        let number = |at: usize| head[at..at + 8].try_into().map(u64::from_le_bytes).unwrap_or_default();
        let is_same = number(0) == self.schema.hash() && number(8) == self.seed;
        if !is_same || !self.pupil.resume(now) || !self.calm.resume(calm) {
            return false;
        }
        self.games = number(16);
        if let (Ok(net), Some(first)) = (Net::parse(net), self.games.checked_sub(LOT)) {
            // What was played last is played again: the same net plays the same games.
            let progress = f32::from_le_bytes([head[24], head[25], head[26], head[27]]);
            let play = |number| self.play(&net, progress, number);
            let played = (first..first + LOT).map(play).collect();
            self.waiting = Some(Lot { net, progress, first, played });
        }
        true
    }

    /// Everything needed to go on.
    pub fn save(&self) -> Vec<u8> {
        let waiting = self.waiting.as_ref();
        let progress = waiting.map_or(0.0, |lot| lot.progress).to_bits();
        let head = [self.schema.hash(), self.seed, self.games, progress.into()].map(u64::to_le_bytes);
        let net = waiting.map_or(Vec::new(), |lot| lot.net.write());
        [head.concat(), self.pupil.save(), self.calm.save(), net].concat()
    }

    /// The net as it is now, in whole numbers.
    pub fn net(&self) -> Net {
        self.rounded(&self.calm, Says::Chances)
    }

    fn rounded(&self, pupil: &Pupil, says: Says) -> Net {
        let header = Header {
            game: G::KEY.into(),
            seats: 0,
            rules: G::RULES,
            schema: self.schema.hash(),
            scoring: scoring(self.scoring.sources),
            sources: 0,
            inputs: 0,
            hidden: 0,
            seed: self.seed,
            games: self.games,
            scale_in: 1,
            scale_out: 1,
        };
        pupil.round(&self.schema, header, says)
    }

    /// Plays one lot, and learns the one before. `progress` is 0 at the beginning of the training and 1 at its end.
    pub fn lot(&mut self, progress: f32, threads: usize) -> Report {
        let net = self.rounded(&self.pupil, Says::Hopes);
        let (first, waiting) = (self.games, self.waiting.take());
        let next = AtomicU64::new(first);
        let mut pupil = self.pupil.clone();
        let (mut played, report) = thread::scope(|scope| {
            let school = &*self;
            let work = || {
                let mut played = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= first + LOT {
                        return played;
                    }
                    played.push((number, school.play(&net, progress, number)));
                }
            };
            let helpers: Vec<_> = (1..threads.clamp(1, 32)).map(|_| scope.spawn(work)).collect();
            let report = waiting.map(|lot| school.learn(&mut pupil, &lot)).unwrap_or_default();
            let mut played = work();
            for helper in helpers {
                played.extend(helper.join().expect("a worker that panics has said why"));
            }
            (played, report)
        });
        played.sort_unstable_by_key(|(number, _)| *number);
        let played = played.into_iter().map(|(_, played)| played).collect();
        self.waiting = Some(Lot { net, progress, first, played });
        self.games += LOT;
        self.pupil = pupil;
        let lots = self.games / LOT;
        self.calm.lean(&self.pupil, CALM.max(1.0 / lots as f32));
        report
    }

    fn play(&self, net: &Net, progress: f32, number: u64) -> Played {
        let explore = EXPLORE.0 + (EXPLORE.1 - EXPLORE.0) * progress;
        let fancy = G::FANCY * (1.0 - progress / FANCY).max(0.0);
        let stage = Stage { progress, consolation: self.consolation, explore, fancy };
        game::play::<G>(net, self.seats, (self.seed, number), stage, &self.scoring)
    }

    fn learn(&self, pupil: &mut Pupil, lot: &Lot) -> Report {
        let played = &lot.played;
        let rate = RATE.0 * crate::net::maths::exp(lot.progress * (RATE.1 / RATE.0).ln());
        // Neighbours in a game are alike; in a mixed order each lesson is about something else.
        let mut order: Vec<(usize, usize)> = played
            .iter()
            .enumerate()
            .flat_map(|(game, played)| (0..played.steps.len()).map(move |step| (game, step)))
            .collect();
        let mut random = Random::new(self.seed ^ lot.first.rotate_left(32));
        for idx in (1..order.len()).rev() {
            order.swap(idx, random.below(idx + 1));
        }
        let mut report = Report { lessons: order.len() as u64, ..Report::default() };
        let n = sides(self.seats);
        let (mut shares, mut won, mut points) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS], Vec::new());
        for &(game, step) in &order {
            let played = &played[game];
            let step = &played.steps[step];
            for turn in 0..n {
                let side = step.me.clockwise(turn, n).idx();
                shares[turn] = step.target[side];
                won[turn] = played.won[side];
            }
            let still = step.scored.map(|at| {
                played.still_to_come(at, step.me, n, self.scoring.sources.len(), &mut points);
                points.as_slice()
            });
            let lesson = Lesson {
                heard: played.heard(step),
                shares: &shares[..n],
                won: &won[..n],
                points: still,
                rate,
            };
            report.error += pupil.learn(&lesson);
        }
        report.error /= order.len().max(1) as f32;
        report.winner_points = played.iter().map(|played| played.winner_points).sum::<f32>() / LOT as f32;
        report
    }
}
