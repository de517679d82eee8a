//! What time it is. All time of the server comes from here, so that tests can let a day pass.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A clock that tests can move; its clones move with it.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead: Arc<AtomicI64>,
    /// How long the machine has slept, as far as tests say so.
    slept: Arc<AtomicI64>,
}

/// A moment, in seconds since 1970: what is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Moment(i64);

impl Clock {
    /// Lets time pass.
    pub fn advance(&self, by: Duration) {
        self.ahead.fetch_add(seconds(by), Ordering::Relaxed);
    }

    /// Lets time pass in which the machine sleeps: a lid that was closed, a process that was stopped.
    pub fn sleep(&self, by: Duration) {
        self.slept.fetch_add(seconds(by), Ordering::Relaxed);
    }

    pub(crate) fn now(&self) -> Moment {
        Moment(self.machine().0.saturating_add(self.ahead.load(Ordering::Relaxed)))
    }

    /// What the machine takes for the time: it passes although nobody moves it.
    pub(crate) fn machine(&self) -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment(seconds(since).saturating_add(self.slept.load(Ordering::Relaxed)))
    }
}

impl Moment {
    /// One that was read.
    pub(crate) fn read(seconds: i64) -> Moment {
        Moment(seconds)
    }

    /// As it is stored.
    pub(crate) fn seconds(self) -> i64 {
        self.0
    }

    /// How long after `earlier` this is; no time at all if it is before.
    pub(crate) fn since(self, earlier: Moment) -> Duration {
        Duration::from_secs(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }

    /// So long before this.
    pub(crate) fn before(self, by: Duration) -> Moment {
        Moment(self.0.saturating_sub(seconds(by)))
    }
}

fn seconds(of: Duration) -> i64 {
    i64::try_from(of.as_secs()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_moved_moves_for_everybody() {
        let clock = Clock::default();
        let (other, before) = (clock.clone(), clock.now());
        other.advance(Duration::from_secs(86_400));
        let passed = clock.now().since(before);
        assert!(passed >= Duration::from_secs(86_400) && passed < Duration::from_secs(86_500), "{passed:?}");
        assert_eq!(before.since(clock.now()), Duration::ZERO, "nobody is ahead of their time");
    }
}
