//! Self-play training by temporal differences, TD(λ): nets play against themselves, and what they thought earlier is
//! pulled towards what they thought later and how it ended. The targets are λ-returns of whole games, not eligibility
//! traces.
//!
//! Games are played in generations by a frozen net, and a generation is learned in a fixed order while the next one is
//! played: no core waits for another, and the same seed and number of games give the same net, whatever the number of
//! threads.

pub mod recipe;
mod self_play;

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tabletop::MAX_SEATS;

use crate::features::FeatureSet;
use crate::net::file::scoring;
use crate::net::learner::{Learner, Sample};
use crate::net::maths::exp;
use crate::net::quantise::Head;
use crate::net::{Header, Net};
use crate::random::Random;
use crate::value::sides;

pub use recipe::{Recipe, Trainable};
use self_play::{Episode, Stage};

/// Games of a generation: how many one frozen net plays.
const GENERATION: u64 = 32;

/// A net in training.
pub struct Trainer<G: Trainable> {
    seats: usize,
    seed: u64,
    features: FeatureSet,
    learner: Learner,
    /// Reward shaping: how much of the win goes to all by how close they came, at first.
    shaping: f32,
    /// Weight average: the moving average of what it knew lately, calmer than what it knows at any moment, so this is
    /// what is kept.
    average: Learner,
    /// What was played last, and is learned next.
    waiting: Option<Generation>,
    /// Games played so far.
    pub games: u64,
    of: PhantomData<fn() -> G>,
}

/// Games played by the same net.
struct Generation {
    net: Net,
    progress: f32,
    first: u64,
    episodes: Vec<Episode>,
}

/// How a generation went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report {
    /// Mean loss: the error about who wins (cross entropy).
    pub loss: f32,
    /// Mean points of the winners.
    pub winner_points: f32,
    /// Samples learned.
    pub samples: u64,
}

impl<G: Trainable> Trainer<G> {
    /// A new net for so many seats.
    pub fn new(seats: usize, seed: u64) -> Trainer<G> {
        let features = FeatureSet::of::<G>(seats);
        let learner = Learner::new(&features, seats, G::SOURCES.len(), G::RECIPE.units, seed);
        let average = learner.clone();
        Trainer {
            seats,
            seed,
            features,
            learner,
            shaping: G::RECIPE.shaping,
            average,
            waiting: None,
            games: 0,
            of: PhantomData,
        }
    }

    /// Warm start: begins with what this net knows, and needs no shaping any more; false if it is for something else.
    pub fn warm_start(&mut self, net: &Net) -> bool {
        let sources = G::SOURCES.len();
        let mut learner = Learner::new(&self.features, self.seats, sources, net.hidden(), self.seed);
        let fits = net.header.features == self.features.hash() && learner.warm_start(net);
        if fits {
            (self.average, self.learner, self.shaping) = (learner.clone(), learner, 0.0);
        }
        fits
    }

    /// Goes on where [`Trainer::save`] left off; false if that was something else.
    pub fn resume(&mut self, saved: &[u8]) -> bool {
        let Some((head, weights)) = saved.split_at_checked(32) else { return false };
        let length = self.learner.saved_len();
        let Some((now, rest)) = weights.split_at_checked(length) else { return false };
        let Some((average, net)) = rest.split_at_checked(length) else { return false };
        let number = |at: usize| head[at..at + 8].try_into().map(u64::from_le_bytes).unwrap_or_default();
        let is_same = number(0) == self.features.hash() && number(8) == self.seed;
        if !is_same || !self.learner.resume(now) || !self.average.resume(average) {
            return false;
        }
        self.games = number(16);
        if let (Ok(net), Some(first)) = (Net::parse(net), self.games.checked_sub(GENERATION)) {
            // What was played last is played again: the same net plays the same games.
            let progress = f32::from_le_bytes([head[24], head[25], head[26], head[27]]);
            let play = |number| self.play(&net, progress, number);
            let episodes = (first..first + GENERATION).map(play).collect();
            self.waiting = Some(Generation { net, progress, first, episodes });
        }
        true
    }

    /// Everything needed to go on.
    pub fn save(&self) -> Vec<u8> {
        let waiting = self.waiting.as_ref();
        let progress = waiting.map_or(0.0, |generation| generation.progress).to_bits();
        let head = [self.features.hash(), self.seed, self.games, progress.into()].map(u64::to_le_bytes);
        let net = waiting.map_or(Vec::new(), |generation| generation.net.write());
        [head.concat(), self.learner.save(), self.average.save(), net].concat()
    }

    /// The net as it is now, quantised.
    pub fn net(&self) -> Net {
        self.quantised(&self.average, Head::Outcome)
    }

    fn quantised(&self, learner: &Learner, head: Head) -> Net {
        let header = Header {
            game: G::KEY.into(),
            seats: 0,
            rules: G::RULES,
            features: self.features.hash(),
            scoring: scoring(G::SOURCES),
            sources: 0,
            inputs: 0,
            hidden: 0,
            seed: self.seed,
            games: self.games,
            scale_in: 1,
            scale_out: 1,
        };
        learner.quantise(&self.features, header, head)
    }

    /// Plays one generation, and learns the one before. `progress` is 0 at the beginning of the training and 1 at its
    /// end.
    pub fn generation(&mut self, progress: f32, threads: usize) -> Report {
        let net = self.quantised(&self.learner, Head::Shaped);
        let (first, waiting) = (self.games, self.waiting.take());
        let next = AtomicU64::new(first);
        let mut learner = self.learner.clone();
        let (mut played, report) = thread::scope(|scope| {
            let trainer = &*self;
            let work = || {
                let mut played = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= first + GENERATION {
                        return played;
                    }
                    played.push((number, trainer.play(&net, progress, number)));
                }
            };
            let helpers: Vec<_> = (1..threads.clamp(1, 32)).map(|_| scope.spawn(work)).collect();
            let report =
                waiting.map(|generation| trainer.learn(&mut learner, &generation)).unwrap_or_default();
            let mut played = work();
            for helper in helpers {
                played.extend(helper.join().expect("a worker that panics has said why"));
            }
            (played, report)
        });
        played.sort_unstable_by_key(|(number, _)| *number);
        let episodes = played.into_iter().map(|(_, episode)| episode).collect();
        self.waiting = Some(Generation { net, progress, first, episodes });
        self.games += GENERATION;
        self.learner = learner;
        let generations = self.games / GENERATION;
        self.average.average_towards(&self.learner, G::RECIPE.averaging.max(1.0 / generations as f32));
        report
    }

    fn play(&self, net: &Net, progress: f32, number: u64) -> Episode {
        let Recipe { epsilon: (first, last), bias, bias_until, .. } = G::RECIPE;
        let epsilon = first + (last - first) * progress;
        let bias = bias * (1.0 - progress / bias_until).max(0.0);
        let stage = Stage { progress, shaping: self.shaping, epsilon, bias };
        self_play::play::<G>(net, self.seats, (self.seed, number), stage)
    }

    fn learn(&self, learner: &mut Learner, generation: &Generation) -> Report {
        let episodes = &generation.episodes;
        let (first, last) = G::RECIPE.learning_rate;
        let learning_rate = first * exp(generation.progress * (last / first).ln());
        // Shuffled: neighbours in a game are alike; in a mixed order each sample is about something else.
        let mut order: Vec<(usize, usize)> = episodes
            .iter()
            .enumerate()
            .flat_map(|(game, episode)| (0..episode.steps.len()).map(move |step| (game, step)))
            .collect();
        let mut random = Random::new(self.seed ^ generation.first.rotate_left(32));
        for idx in (1..order.len()).rev() {
            order.swap(idx, random.below(idx + 1));
        }
        let mut report = Report { samples: order.len() as u64, ..Report::default() };
        let n = sides(self.seats);
        let (mut target, mut outcome, mut points) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS], Vec::new());
        for &(game, step) in &order {
            let episode = &episodes[game];
            let step = &episode.steps[step];
            for turn in 0..n {
                let side = step.me.clockwise(turn, n).idx();
                target[turn] = step.target[side];
                outcome[turn] = episode.outcome[side];
            }
            let to_go = step.scored.map(|at| {
                episode.points_to_go(at, step.me, n, G::SOURCES.len(), &mut points);
                points.as_slice()
            });
            let sample = Sample {
                active: episode.active(step),
                target: &target[..n],
                outcome: &outcome[..n],
                points: to_go,
                learning_rate,
            };
            report.loss += learner.learn(&sample);
        }
        report.loss /= order.len().max(1) as f32;
        let points = episodes.iter().map(|episode| episode.winner_points).sum::<f32>();
        report.winner_points = points / GENERATION as f32;
        report
    }
}
