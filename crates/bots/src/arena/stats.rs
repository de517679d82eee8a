//! What a contest says, and how sure one can be of it.

use crate::arena::contest::Block;
use crate::random::Random;

/// A mean with the interval that holds it 19 times in 20.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The mean over blocks; the interval by drawing blocks again (a bootstrap). Games of a block are not independent, so
/// they are never drawn apart.
pub fn estimate(blocks: &[f64]) -> Estimate {
    const DRAWS: usize = 2000;
    let n = blocks.len();
    let mean = |sum: f64| sum / n.max(1) as f64;
    let mut random = Random::new(n as u64);
    let mut means: Vec<f64> =
        (0..DRAWS).map(|_| mean((0..n).map(|_| blocks[random.below(n)]).sum())).collect();
    means.sort_by(f64::total_cmp);
    Estimate { mean: mean(blocks.iter().sum()), low: means[DRAWS / 40], high: means[DRAWS - 1 - DRAWS / 40] }
}

/// A sequential test: is the first bot's share `worse` or `better`? Errs once in twenty either way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The share it should have if it is no better.
    pub worse: f64,
    /// The share it should have if it is.
    pub better: f64,
}

/// ln(19): how sure is sure enough.
const SURE: f64 = 2.944;
/// A variance of fewer blocks says nothing.
const LEAST: usize = 16;

impl Sprt {
    /// After how many blocks it is clear, if it is.
    pub fn stop<'b>(&self, blocks: impl Iterator<Item = &'b Block>) -> Option<usize> {
        let (mut n, mut sum, mut squares) = (0, 0.0, 0.0);
        for share in blocks.filter_map(|block| block.share(0)) {
            n += 1;
            sum += share;
            squares += share * share;
            if n >= LEAST && self.ratio(n, sum, squares).abs() >= SURE {
                return Some(n);
            }
        }
        None
    }

    /// The log-likelihood ratio after these blocks.
    pub fn of(&self, shares: &[f64]) -> f64 {
        let squares = shares.iter().map(|share| share * share).sum();
        self.ratio(shares.len(), shares.iter().sum(), squares)
    }

    fn ratio(&self, n: usize, sum: f64, squares: f64) -> f64 {
        let blocks = n as f64;
        let mean = sum / blocks;
        let variance = (squares / blocks - mean * mean).max(1e-6);
        blocks * (self.better - self.worse) * (2.0 * mean - self.worse - self.better) / (2.0 * variance)
    }
}

/// Ratings by Plackett and Luce: the chance to come first at a table is one's strength by the sum of all. On the
/// scale of Elo (400 points are ten times the strength), their mean is 0.
pub fn ratings(blocks: &[Block], bots: usize) -> Vec<f64> {
    let mut strengths = vec![1.0_f64; bots];
    // Orders of arrival; who shares a place keeps the order of seats.
    let orders: Vec<Vec<usize>> = blocks
        .iter()
        .flat_map(|block| &block.games)
        .map(|game| {
            let mut order: Vec<(u8, usize)> = game
                .standings
                .iter()
                .map(|standing| standing.place)
                .zip(game.sitters.iter().copied())
                .collect();
            order.sort_by_key(|(place, _)| *place);
            order.into_iter().map(|(_, bot)| bot).collect()
        })
        .collect();
    for _ in 0..200 {
        // Hunter's minorisation: places won by chances had. One win and one loss are lent to everybody.
        let (mut wins, mut chances) =
            (vec![0.5; bots], strengths.iter().map(|s| 1.0 / (s + 1.0)).collect::<Vec<f64>>());
        for order in &orders {
            let mut left: f64 = order.iter().map(|&bot| strengths[bot]).sum();
            for (at, &bot) in order[..order.len() - 1].iter().enumerate() {
                wins[bot] += 1.0;
                order[at..].iter().for_each(|&other| chances[other] += 1.0 / left);
                left -= strengths[bot];
            }
        }
        for bot in 0..bots {
            strengths[bot] = wins[bot] / chances[bot];
        }
    }
    let logs: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = logs.iter().sum::<f64>() / bots.max(1) as f64;
    logs.into_iter().map(|log| log - mean).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::{PerSeat, Standing};

    use super::*;
    use crate::arena::contest::Outcome;

    fn block(first_wins: bool) -> Block {
        let places = if first_wins { [1, 2] } else { [2, 1] };
        let standings = PerSeat::new(2, |seat| Standing { place: places[seat.idx()], points: 0 });
        let earned = PerSeat::new(2, |_| Vec::new());
        Block { games: vec![Outcome { sitters: vec![0, 1], standings, earned }], ..Block::default() }
    }

    #[test]
    fn an_interval_holds_the_mean_and_narrows() {
        let some: Vec<f64> = (0..100).map(|n| f64::from(n % 4 == 0)).collect();
        let many: Vec<f64> = some.iter().cycle().take(2500).copied().collect();
        let (few, more) = (estimate(&some), estimate(&many));
        assert!((few.mean - 0.25).abs() < 1e-9 && few.low < 0.25 && few.high > 0.25);
        assert!(more.high - more.low < 0.5 * (few.high - few.low));
        assert!((0.12..0.22).contains(&(few.high - few.low)), "two standard errors each way");
    }

    #[test]
    fn three_wins_in_four_are_a_rating_of_191() {
        let blocks: Vec<Block> = (0..4000).map(|n| block(n % 4 != 0)).collect();
        let ratings = ratings(&blocks, 2);
        assert!((ratings[0] - ratings[1] - 190.8).abs() < 2.0, "{ratings:?}");
    }

    #[test]
    fn a_sequential_test_stops_early_and_on_the_right_side() {
        let sprt = Sprt { worse: 0.5, better: 0.6 };
        let good: Vec<Block> = (0..1000).map(|n| block(n % 10 < 7)).collect();
        let at = sprt.stop(good.iter()).expect("it is clear");
        assert!(at < 300, "{at}");
        let shares: Vec<f64> = good[..at].iter().filter_map(|block| block.share(0)).collect();
        assert!(sprt.of(&shares) > 0.0);
    }
}
