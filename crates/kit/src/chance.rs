//! Chance that is the same every time.

/// A generator nobody needs to trust.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The same seed, the same chance.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    /// One that follows from some bytes.
    pub fn of(bytes: &[u8]) -> Chance {
        Chance::new(bytes.iter().fold(7, |sum, byte| sum * 31 % (1 << 40) + u64::from(*byte)))
    }

    /// A number below this one; 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound.max(1)
    }

    /// One of these.
    ///
    /// # Panics
    /// If there are none.
    pub fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}
