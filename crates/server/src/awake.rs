//! Since when people can come: nobody is away while the server does not run, or while its machine sleeps.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use crate::clock::{Clock, Moment};

/// Whoever has not looked at the clock for so long has not run: it is looked at every ten seconds, and at every
/// request.
const STOPPED: Duration = Duration::from_secs(30);

/// Since when people can come without a break. Clones are one.
#[derive(Clone, Debug)]
pub(crate) struct Awake {
    clock: Clock,
    since: Arc<AtomicI64>,
    /// When we last ran, by the machine's own time.
    last: Arc<AtomicI64>,
}

impl Awake {
    /// From now on.
    pub(crate) fn new(clock: &Clock) -> Awake {
        let seconds = |at: Moment| Arc::new(AtomicI64::new(at.seconds()));
        Awake { clock: clock.clone(), since: seconds(clock.now()), last: seconds(clock.machine()) }
    }

    /// Since some other moment.
    #[cfg(test)]
    pub(crate) fn since_then(clock: &Clock, then: Moment) -> Awake {
        let awake = Awake::new(clock);
        awake.since.store(then.seconds(), Ordering::Release);
        awake
    }

    /// We run. If we did not for long, because the process was stopped or the machine slept, or if its clock was put
    /// forward or back, people can come only from now on: what was wished for before does not hold, as after a
    /// restart.
    pub(crate) fn beat(&self) {
        let now = self.clock.machine();
        let last = Moment::read(self.last.swap(now.seconds(), Ordering::AcqRel));
        let gap = now.since(last).max(last.since(now));
        if gap > STOPPED {
            self.since.store(self.clock.now().seconds(), Ordering::Release);
            tracing::info!(seconds = gap.as_secs(), "the server stood still; nobody was away meanwhile");
        }
    }

    /// Since when, as of now: nobody is judged by a clock that has just jumped.
    pub(crate) fn since(&self) -> Moment {
        self.beat();
        Moment::read(self.since.load(Ordering::Acquire))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_that_slept_begins_anew_and_one_that_runs_does_not() {
        let clock = Clock::default();
        let (awake, began) = (Awake::new(&clock), clock.now());
        let late = |awake: &Awake| awake.since().since(began).as_secs();
        clock.advance(Duration::from_secs(3_600));
        awake.beat();
        assert!(late(&awake) < 5, "an hour in which we ran");
        for _ in 0..10 {
            clock.sleep(Duration::from_secs(20));
            awake.beat();
        }
        assert!(late(&awake) < 5, "slow is not asleep");
        clock.sleep(Duration::from_secs(3_600));
        assert!(late(&awake.clone()) >= 7_200, "whoever asks first");
        assert!(late(&awake) >= 7_200, "and everybody knows");
    }
}
