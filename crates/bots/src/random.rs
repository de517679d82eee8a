//! The random player, a uniform policy without a plan: every offer equally likely.

use tabletop::{Game, View};

use crate::Bot;

/// Picks uniformly; its numbers are SplitMix64, which is three multiplications and good enough for dice.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The same seed picks the same.
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The next number.
    #[inline]
    pub fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `n`; its bias is below n / 2³², far under what any number of games could show.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        let word = self.number() >> 32;
        usize::try_from((word * n as u64) >> 32).expect("it is below n")
    }
}

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose<'a>(&mut self, _view: &View<'_, G>, offered: &'a [G::Action]) -> &'a G::Action {
        &offered[self.below(offered.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn golden_numbers() {
        // The published sequence of SplitMix64 for the seed 1234567.
        let mut random = Random::new(1_234_567);
        let numbers: Vec<u64> = (0..3).map(|_| random.number()).collect();
        assert_eq!(
            numbers,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }
}
