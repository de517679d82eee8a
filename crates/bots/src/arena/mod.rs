//! Bots against each other, many games at a time. Same seed, same numbers, whatever the number of threads.

pub mod contest;
pub mod stats;
pub mod calibration;
pub mod chart;

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tabletop::{Deaf, Dice, Game, PerSeat, Seat, Seed, Standing, State, Viewer};

use crate::{Bot, Budget, Playable};

/// What is to be played.
pub struct Series<'a, G: Game> {
    /// How many seats.
    pub seats: usize,
    /// By these options.
    pub options: &'a G::Options,
    /// Who sits where, by name.
    pub bots: &'a [String],
    /// How many games.
    pub games: u64,
    /// All chance comes from here.
    pub seed: u64,
    /// How many run at once.
    pub threads: usize,
}

/// Shares of a first place are counted in sixtieths, so that a place shared by two to five is exact and sums do
/// not depend on their order.
const WIN: u64 = 60;

/// What came of a series, as exact sums.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Choices made.
    pub choices: u64,
    /// Choices with a single offer.
    pub forced: u64,
    /// Offers, over all choices.
    pub offers: u64,
    /// The longest list of offers.
    pub offers_max: u64,
    /// Points by seat: sum and sum of squares.
    pub points: [(i64, i64); tabletop::MAX_SEATS],
    /// Points of the winner of each game.
    pub winner_points: i64,
    /// First places by seat, in sixtieths.
    wins: [u64; tabletop::MAX_SEATS],
    /// Games nobody won.
    pub no_winner: u64,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.choices += other.choices;
        self.forced += other.forced;
        self.offers += other.offers;
        self.offers_max = self.offers_max.max(other.offers_max);
        self.winner_points += other.winner_points;
        self.no_winner += other.no_winner;
        for seat in 0..tabletop::MAX_SEATS {
            self.points[seat].0 += other.points[seat].0;
            self.points[seat].1 += other.points[seat].1;
            self.wins[seat] += other.wins[seat];
        }
    }

    fn add_result(&mut self, standings: &PerSeat<Standing>) {
        self.games += 1;
        let first: Vec<Seat> = standings.seats().filter(|&seat| standings[seat].place == 1).collect();
        for (seat, standing) in standings.by_seat() {
            let points = i64::from(standing.points);
            self.points[seat.idx()].0 += points;
            self.points[seat.idx()].1 += points * points;
        }
        match first.as_slice() {
            [] => self.no_winner += 1,
            winners => {
                self.winner_points += i64::from(standings[winners[0]].points);
                winners.iter().for_each(|seat| self.wins[seat.idx()] += WIN / winners.len() as u64);
            }
        }
    }

    /// First places of a seat; one shared by k counts 1/k.
    pub fn wins(&self, seat: Seat) -> f64 {
        self.wins[seat.idx()] as f64 / WIN as f64
    }

    /// Mean and standard deviation of a seat's points.
    pub fn points(&self, seat: Seat) -> (f64, f64) {
        let (sum, squares) = self.points[seat.idx()];
        let n = self.games as f64;
        let mean = sum as f64 / n;
        let variance = (squares as f64 - n * mean * mean) / (n - 1.0).max(1.0);
        (mean, variance.max(0.0).sqrt())
    }
}

/// The chance of the bot on this seat in this game.
pub(crate) fn bot_seed(series: u64, number: u64, seat: usize) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = Seed::nth(!series, number * 8 + seat as u64).0;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// Plays one game to its end and returns the standings; every list of offers is counted.
pub fn play<G: Game>(
    state: &mut State<G>,
    bots: &mut [Box<dyn Bot<G>>],
    offers: &mut Vec<G::Action>,
    tally: &mut Tally,
) -> PerSeat<Standing> {
    let (mut choices, mut forced, mut sum, mut longest) = (0, 0, 0, 0);
    while let Some(me) = state.to_act().lowest() {
        state.legal(me, offers);
        let action = *bots[me.idx()].choose(&state.view(Viewer::Seat(me)), offers);
        choices += 1;
        forced += u64::from(offers.len() == 1);
        sum += offers.len();
        longest = longest.max(offers.len());
        G::apply(state, me, action, &mut Deaf);
    }
    tally.choices += choices;
    tally.forced += forced;
    tally.offers += sum as u64;
    tally.offers_max = tally.offers_max.max(longest as u64);
    G::standings(&state.table)
}

impl<G: Playable> Series<'_, G> {
    /// Plays them all; `progress` hears how many more are done.
    ///
    /// # Errors
    /// The name of a bot nobody knows.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Tally, String> {
        for name in self.bots {
            crate::named::<G>(name, 0, Budget::default()).ok_or_else(|| name.clone())?;
        }
        // Games are handed out in small lots, so that no thread waits for another.
        const LOT: u64 = 64;
        let next = AtomicU64::new(0);
        let work = || {
            let mut tally = Tally::default();
            let mut offers = Vec::new();
            loop {
                let first = next.fetch_add(LOT, Ordering::Relaxed);
                if first >= self.games {
                    return tally;
                }
                let last = (first + LOT).min(self.games);
                (first..last).for_each(|number| self.play_one(number, &mut offers, &mut tally));
                progress(last - first);
            }
        };
        let mut total = Tally::default();
        thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                total.add(&worker.join().expect("a worker that panics has said why"));
            }
        });
        Ok(total)
    }

    fn play_one(&self, number: u64, offers: &mut Vec<G::Action>, tally: &mut Tally) {
        let mut state = G::setup(self.seats, self.options, Dice::new(Seed::nth(self.seed, number)));
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..self.seats)
            .map(|seat| {
                let seed = bot_seed(self.seed, number, seat);
                crate::named(&self.bots[seat % self.bots.len()], seed, Budget::default())
                    .expect("the names were checked")
            })
            .collect();
        let standings = play(&mut state, &mut bots, offers, tally);
        tally.add_result(&standings);
    }
}
