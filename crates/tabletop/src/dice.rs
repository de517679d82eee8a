//! Chance, keyed: a draw is a function of the seed, its purpose and its number, never of earlier draws.
//!
//! So a rules fix in one place does not shift the deals elsewhere, and the hash of a seed published at the start
//! can be checked at the end.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Where all chance of a game comes from: 32 bytes, written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The `number`-th seed of a series, for simulations and tests.
    pub fn nth(series: u64, number: u64) -> Seed {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&series.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(number);
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        Seed(seed)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A seed is a secret while its game runs; it is written where it is meant to be, not by accident.
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        let digits: Vec<u8> = text
            .chars()
            .map(|c| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok()).ok_or(BadSeed))
            .collect::<Result<_, _>>()?;
        let mut seed = [0; 32];
        if digits.len() != 2 * seed.len() {
            return Err(BadSeed);
        }
        for (byte, pair) in seed.iter_mut().zip(digits.chunks(2)) {
            *byte = pair[0] << 4 | pair[1];
        }
        Ok(Seed(seed))
    }
}

/// Not 64 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSeed;

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hex digits (32 bytes)")
    }
}

impl std::error::Error for BadSeed {}

/// What a draw is for. Different purposes never share randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purpose(u32);

impl Purpose {
    /// The purpose with this name (FNV-1a of it).
    pub const fn new(name: &str) -> Purpose {
        let bytes = name.as_bytes();
        let mut hash = 0x811c_9dc5_u32;
        let mut idx = 0;
        while idx < bytes.len() {
            hash = (hash ^ bytes[idx] as u32).wrapping_mul(0x0100_0193);
            idx += 1;
        }
        Purpose(hash)
    }
}

/// All chance of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    seed: Seed,
}

impl Dice {
    /// The dice of this seed.
    pub const fn new(seed: Seed) -> Dice {
        Dice { seed }
    }

    /// The draw for this purpose and number (say, the month); the same every time it is asked for.
    pub fn draw(&self, purpose: Purpose, number: u32) -> Draw {
        let mut rng = ChaCha8Rng::from_seed(self.seed.0);
        rng.set_stream(u64::from(purpose.0) << 32 | u64::from(number));
        Draw { rng }
    }
}

/// One draw: as many numbers as it needs.
pub struct Draw {
    rng: ChaCha8Rng,
}

impl Draw {
    /// A number below `n`, each equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        // Multiply and reject: the upper half of word × n is uniform once the uneven rest is drawn again. That rest
        // is smaller than n, so the division that finds it is rarely needed.
        loop {
            let wide = u64::from(self.rng.next_u32()) * u64::from(n);
            #[expect(clippy::cast_possible_truncation, reason = "the two halves of the product")]
            let (high, low) = ((wide >> 32) as u32, wide as u32);
            if low >= n || low >= n.wrapping_neg() % n {
                return high;
            }
        }
    }

    /// Every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for idx in (1..items.len()).rev() {
            let n = u32::try_from(idx + 1).expect("nothing that is shuffled has more than 2³² pieces");
            items.swap(idx, self.below(n) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEAL: Purpose = Purpose::new("deal");

    #[test]
    fn golden_numbers() {
        // These may never change: every record ever written depends on them.
        let dice = Dice::new(Seed::nth(1, 2));
        let mut draw = dice.draw(DEAL, 7);
        let numbers: Vec<u32> = (0..8).map(|_| draw.below(1000)).collect();
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        dice.draw(DEAL, 8).shuffle(&mut cards);
        assert_eq!(
            format!("{} {numbers:?} {cards:?}", Seed::nth(1, 2)),
            "fa62f1d302e04b6090011ad198d31e1cb903ec75c04a0d685ab6a5d9085d0843 \
             [397, 911, 719, 442, 321, 210, 881, 443] [6, 7, 2, 3, 4, 9, 8, 0, 1, 5]",
        );
    }

    #[test]
    fn a_draw_depends_on_seed_purpose_and_number_alone() {
        let numbers = |seed, purpose, number| {
            let mut draw = Dice::new(Seed::nth(seed, 0)).draw(purpose, number);
            [draw.below(u32::MAX), draw.below(u32::MAX)]
        };
        let one = numbers(1, DEAL, 1);
        assert_eq!(one, numbers(1, DEAL, 1));
        assert_ne!(one, numbers(2, DEAL, 1));
        assert_ne!(one, numbers(1, Purpose::new("seat"), 1));
        assert_ne!(one, numbers(1, DEAL, 2));
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut counts = [0_u32; 6];
        let mut draw = Dice::new(Seed::nth(3, 0)).draw(DEAL, 0);
        for _ in 0..60_000 {
            counts[draw.below(6) as usize] += 1;
        }
        // Six standard deviations around 10,000.
        assert!(counts.iter().all(|count| (9_450..10_550).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        let seed = Seed::nth(9, 9);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(BadSeed));
        assert_eq!("zz".repeat(32).parse::<Seed>(), Err(BadSeed));
        assert_eq!("é".repeat(64).parse::<Seed>(), Err(BadSeed));
    }
}
