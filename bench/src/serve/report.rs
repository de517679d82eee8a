//! What is printed.

use std::time::Duration;

/// A figure nobody asks anything of.
pub(crate) fn figure(name: &str, value: &str) {
    println!("  {name:<66} {value:>22}");
}

/// A figure with a goal.
pub(crate) fn goal(name: &str, value: &str, goal: &str, reached: bool) {
    let verdict = if reached { "reached" } else { "MISSED" };
    println!("  {name:<66} {value:>22}   goal {goal:<18} {verdict}");
}

pub(crate) fn title(words: &str) {
    println!("\n{words}");
}

/// How long many things took.
#[derive(Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn push(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(crate) fn append(&mut self, mut other: Times) {
        self.0.append(&mut other.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The time that this share of them did not exceed.
    pub(crate) fn within(&mut self, share: f64) -> Duration {
        self.0.sort_unstable();
        let last = self.0.len().saturating_sub(1);
        self.0.get((last as f64 * share).round() as usize).copied().unwrap_or_default()
    }

    /// Median, 99 of 100, and the longest.
    pub(crate) fn summary(&mut self) -> String {
        let [half, most, all] = [0.5, 0.99, 1.0].map(|share| self.within(share).as_secs_f64() * 1e3);
        format!("{half:.2} / {most:.2} / {all:.2} ms")
    }
}

/// The middle one of a few.
pub(crate) fn median(values: &[f64]) -> f64 {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
