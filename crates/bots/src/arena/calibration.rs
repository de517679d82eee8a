//! Whether a chance of 30 % comes true three times in ten.

/// Chances are compared in so many bins.
pub const BINS: usize = 20;

/// Chances that were told, and what came.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calibration {
    /// By bin: how many, the sum of the chances, the sum of the shares that came.
    pub bins: [(u64, f64, f64); BINS],
    /// The sum of squared errors.
    squares: f64,
}

impl Calibration {
    /// A chance was told, and this share of a win came.
    pub fn add(&mut self, chance: f32, came: f32) {
        let (chance, came) = (f64::from(chance), f64::from(came));
        let bin = (0..BINS).rev().find(|bin| chance >= *bin as f64 / BINS as f64).unwrap_or_default();
        let own = &mut self.bins[bin];
        *own = (own.0 + 1, own.1 + chance, own.2 + came);
        self.squares += (chance - came) * (chance - came);
    }

    /// Adds up.
    pub fn join(&mut self, other: &Calibration) {
        for (own, other) in self.bins.iter_mut().zip(&other.bins) {
            *own = (own.0 + other.0, own.1 + other.1, own.2 + other.2);
        }
        self.squares += other.squares;
    }

    /// How many chances were told.
    pub fn count(&self) -> u64 {
        self.bins.iter().map(|bin| bin.0).sum()
    }

    /// The expected calibration error: how far a chance is off, on average over all that were told.
    pub fn error(&self) -> f64 {
        let off = self.bins.iter().map(|(_, told, came)| (told - came).abs()).sum::<f64>();
        off / self.count().max(1) as f64
    }

    /// The Brier score: the mean squared error.
    pub fn brier(&self) -> f64 {
        self.squares / self.count().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_honest_forecast_has_no_error() {
        let mut honest = Calibration::default();
        let mut boastful = Calibration::default();
        for n in 0..1000 {
            let came = if n % 4 == 0 { 1.0 } else { 0.0 };
            honest.add(0.25, came);
            boastful.add(0.65, came);
        }
        assert!(honest.error() < 1e-9 && (boastful.error() - 0.4).abs() < 1e-6);
        assert!((honest.brier() - 0.1875).abs() < 1e-9);
    }
}
