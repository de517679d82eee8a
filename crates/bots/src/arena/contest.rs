//! Contests: who is stronger? Games come in blocks of one seed and all rotations of the seats, because seats and deals
//! matter more than most differences between bots, and in a block they cancel.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use tabletop::{Dice, PerSeat, Seat, Seed, Standing, Viewer};

use crate::arena::bot_seed;
use crate::arena::calibration::Calibration;
use crate::arena::stats::Sprt;
use crate::player::chances;
use crate::scoring;
use crate::value::by_place;
use crate::{Bot, Budget, Playable};

/// What is to be played.
pub struct Contest<'a, G: Playable> {
    /// How many seats.
    pub seats: usize,
    /// By these options.
    pub options: &'a G::Options,
    /// Who takes part. Of as many as seats, or fewer, everybody plays in every game and the last fills up the table;
    /// of more, all tables of different ones take turns.
    pub bots: &'a [String],
    /// How many blocks at most.
    pub blocks: u64,
    /// All chance comes from here.
    pub seed: u64,
    /// How many run at once.
    pub threads: usize,
    /// Stops as soon as it is clear whether the first of them is better.
    pub sprt: Option<Sprt>,
    /// Whether the chances people are told are compared with what came.
    pub calibrate: bool,
}

/// One game: who sat where, and how it ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// By seat, the number of the bot.
    pub sitters: Vec<usize>,
    /// By seat.
    pub standings: PerSeat<Standing>,
    /// Points made during the game and at its end, by seat and kind.
    pub earned: PerSeat<Vec<i32>>,
}

/// A seed, played in all rotations.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Its games.
    pub games: Vec<Outcome>,
    /// Choices made.
    pub choices: u64,
    /// How chances compare.
    pub calibration: Calibration,
}

impl Block {
    /// The mean share of a win per chair of this bot; none if it took no part.
    pub fn share(&self, bot: usize) -> Option<f64> {
        let (mut won, mut chairs) = (0.0, 0.0);
        for game in &self.games {
            let first = game.standings.iter().filter(|standing| standing.place == 1).count() as f64;
            for (&sitter, standing) in game.sitters.iter().zip(game.standings.iter()) {
                if sitter == bot {
                    chairs += 1.0;
                    won += if standing.place == 1 { 1.0 / first } else { 0.0 };
                }
            }
        }
        (chairs > 0.0).then(|| won / chairs)
    }

    /// The mean points per chair of this bot.
    pub fn points(&self, bot: usize) -> Option<f64> {
        let chairs = self.games.iter().flat_map(|game| game.sitters.iter().zip(game.standings.iter()));
        let points: Vec<f64> = chairs
            .filter(|(sitter, _)| **sitter == bot)
            .map(|(_, standing)| standing.points.into())
            .collect();
        (!points.is_empty()).then(|| points.iter().sum::<f64>() / points.len() as f64)
    }

    /// What every chair of this bot made in each game, by kind.
    pub fn earned(&self, bot: usize) -> impl Iterator<Item = &[i32]> {
        let chairs = self.games.iter().flat_map(|game| game.sitters.iter().zip(game.earned.iter()));
        chairs.filter(move |(sitter, _)| **sitter == bot).map(|(_, earned)| earned.as_slice())
    }

    /// The mean points of the winners.
    pub fn winner_points(&self) -> f64 {
        let winner = |game: &Outcome| {
            let first = game.standings.iter().find(|standing| standing.place == 1);
            first.map_or(0.0, |standing| f64::from(standing.points))
        };
        self.games.iter().map(winner).sum::<f64>() / self.games.len().max(1) as f64
    }
}

impl<G: Playable> Contest<'_, G> {
    /// Plays; `progress` hears how many more blocks are done. The blocks come back in order, and with an early stop
    /// exactly those up to it, whatever the number of threads.
    ///
    /// # Errors
    /// The name of a bot nobody knows.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Vec<Block>, String> {
        for name in self.bots {
            crate::named::<G>(name, 0, Budget::default()).ok_or_else(|| name.clone())?;
        }
        let (next, stopped) = (AtomicU64::new(0), AtomicBool::new(false));
        let done: std::sync::Mutex<Vec<Option<Block>>> = std::sync::Mutex::new(Vec::new());
        let work = || loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.blocks || stopped.load(Ordering::Relaxed) {
                return;
            }
            let block = self.block(number);
            progress(1);
            let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let at = usize::try_from(number).expect("blocks are few");
            if done.len() <= at {
                done.resize(at + 1, None);
            }
            done[at] = Some(block);
            let all_so_far = done.iter().map_while(Option::as_ref);
            if self.sprt.as_ref().is_some_and(|sprt| sprt.stop(all_so_far).is_some()) {
                stopped.store(true, Ordering::Relaxed);
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(work);
            }
        });
        let done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut blocks: Vec<Block> = done.into_iter().map_while(|block| block).collect();
        if let Some(at) = self.sprt.as_ref().and_then(|sprt| sprt.stop(blocks.iter())) {
            blocks.truncate(at);
        }
        Ok(blocks)
    }

    /// Who sits at the table of this block.
    fn table(&self, number: u64) -> Vec<usize> {
        let (known, seats) = (self.bots.len(), self.seats);
        if known <= seats {
            return (0..seats).map(|seat| seat.min(known - 1)).collect();
        }
        let tables = combinations(known, seats);
        tables[usize::try_from(number).unwrap_or_default() % tables.len()].clone()
    }

    fn block(&self, number: u64) -> Block {
        let mut block = Block::default();
        let table = self.table(number);
        let n = self.seats;
        let rotations = if table.iter().all(|bot| *bot == table[0]) { 1 } else { n };
        for turn in 0..rotations {
            let sitters: Vec<usize> = (0..n).map(|seat| table[(seat + n - turn) % n]).collect();
            let game = self.play(number, sitters, &mut block);
            block.games.push(game);
        }
        block
    }

    fn play(&self, number: u64, sitters: Vec<usize>, block: &mut Block) -> Outcome {
        let mut state = G::setup(self.seats, self.options, Dice::new(Seed::nth(self.seed, number)));
        let bot = |(seat, &sitter): (usize, &usize)| {
            let seed = bot_seed(self.seed, number, seat);
            crate::named(&self.bots[sitter], seed, Budget::default()).expect("the names were checked")
        };
        let mut bots: Vec<Box<dyn Bot<G>>> = sitters.iter().enumerate().map(bot).collect();
        let (mut offers, mut told, mut events) = (Vec::new(), Vec::new(), Vec::new());
        let mut earned = PerSeat::new(self.seats, |_| vec![0; G::SOURCES.len()]);
        while let Some(me) = state.to_act().lowest() {
            state.legal(me, &mut offers);
            let view = state.view(Viewer::Seat(me));
            if self.calibrate && offers.len() > 1 {
                // As reviews tell it, everybody from what they know; one seat after the other, because all would take
                // long.
                let seat = Seat::new(told.len() % self.seats);
                told.extend(
                    chances(&state.view(Viewer::Seat(seat))).map(|chances| (seat, chances[seat.idx()])),
                );
            }
            let action = *bots[me.idx()].choose(&view, &offers);
            block.choices += 1;
            G::apply(&mut state, me, action, &mut events);
            for (seat, kind, points) in scoring::told::<G>(events.drain(..)) {
                earned[seat][kind] += points;
            }
        }
        let end = by_place::<G>(&state.table);
        for (seat, chance) in told {
            block.calibration.add(chance, end[seat.idx()]);
        }
        Outcome { sitters, standings: G::standings(&state.table), earned }
    }
}

/// Every choice of `of` out of `n`, in order.
fn combinations(n: usize, of: usize) -> Vec<Vec<usize>> {
    if of == 0 {
        return vec![Vec::new()];
    }
    let with = |last: usize| {
        combinations(last, of - 1).into_iter().map(move |mut table| {
            table.push(last);
            table
        })
    };
    (of - 1..n).flat_map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::combinations;

    #[test]
    fn every_table_once() {
        assert_eq!(combinations(4, 2), [[0, 1], [0, 2], [1, 2], [0, 3], [1, 3], [2, 3]]);
        assert_eq!(combinations(7, 4).len(), 35);
    }
}
