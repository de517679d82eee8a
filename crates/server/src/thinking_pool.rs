//! Places to think: few think at a time, and the more tables wait, the shorter each thinks.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use shelf::{Budget, Gone};
use tokio::sync::Semaphore;
use tokio::task;

use crate::error::Error;
use crate::metrics::metrics;

/// How long anybody may think about one choice while nobody else waits.
const LONGEST: Duration = Duration::from_millis(500);

/// Some places, taken in the order they are asked for.
pub(crate) struct ThinkingPool {
    places: Semaphore,
    cores: usize,
    /// How many think or wait for a place.
    asking: AtomicUsize,
}

impl ThinkingPool {
    /// With a place for every core of the machine.
    pub(crate) fn new() -> ThinkingPool {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        ThinkingPool { places: Semaphore::new(cores), cores, asking: AtomicUsize::new(0) }
    }

    /// Thinks beside the tables, once there is a place, within what is left for everybody.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce(Budget) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let asking = Asking::of(&self.asking);
        let place = self.places.acquire().await.map_err(|bad| Error::Broken(bad.to_string()))?;
        let budget = budget(self.cores, self.asking.load(Ordering::Relaxed));
        // Whoever asked may go away; then nobody thinks on.
        let leaving = Leaving(budget.gone.clone());
        let began = Instant::now();
        let thought = task::spawn_blocking(move || think(budget)).await;
        metrics().observe_thinking(began.elapsed());
        drop((leaving, place, asking));
        thought.map_err(|bad| Error::Broken(bad.to_string()))
    }
}

/// What each of so many may take: whoever is alone takes all cores, and when many wait nobody takes long. Where twice
/// as many wait, thoughts are four times as short, so that the queue is short wherever it comes to rest.
fn budget(cores: usize, asking: usize) -> Budget {
    let waiting = asking.saturating_sub(cores);
    let share = cores as f64 / (cores + waiting) as f64;
    let cap = LONGEST.mul_f64(share * share);
    Budget { threads: if asking > 1 { 1 } else { cores }, cap, gone: Gone::maybe() }
}

/// Tells whoever thinks that nobody waits for it any more.
pub(crate) struct Leaving(pub(crate) Gone);

impl Drop for Leaving {
    fn drop(&mut self) {
        self.0.leave();
    }
}

/// Somebody who thinks or waits, for as long as that lasts: whoever asked may also go away.
struct Asking<'r>(&'r AtomicUsize);

impl<'r> Asking<'r> {
    fn of(asking: &'r AtomicUsize) -> Asking<'r> {
        asking.fetch_add(1, Ordering::Relaxed);
        Asking(asking)
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_wait_the_shorter_everybody_thinks() {
        let of_two_cores = [1, 2, 4, 20, 200].map(|asking| budget(2, asking));
        assert_eq!(of_two_cores.each_ref().map(|budget| budget.threads), [2, 1, 1, 1, 1]);
        assert_eq!(of_two_cores.map(|budget| budget.cap.as_micros()), [500_000, 500_000, 125_000, 5_000, 50]);
    }

    #[tokio::test]
    async fn nobody_thinks_on_for_whoever_has_gone() {
        let (tell, told) = std::sync::mpsc::channel();
        let pool = ThinkingPool { places: Semaphore::new(1), cores: 1, asking: AtomicUsize::new(0) };
        let game = shelf::Key::ALL[0].start(3, &[], tabletop::Seed::nth(1, 1)).unwrap();
        let seat = game.to_act().lowest().unwrap();
        let thinks = pool.think(move |budget| {
            let budget = Budget { cap: Duration::from_secs(60), ..budget };
            let start = std::time::Instant::now();
            let hints = game.hint(seat, shelf::Level::BEST, 1, budget).unwrap();
            tell.send((start.elapsed(), hints.iter().map(|hint| hint.visits).sum::<u32>())).unwrap();
        });
        assert!(tokio::time::timeout(Duration::from_millis(1), thinks).await.is_err());
        let (_, abandoned) = told.recv_timeout(Duration::from_secs(30)).unwrap();
        let game = shelf::Key::ALL[0].start(3, &[], tabletop::Seed::nth(1, 1)).unwrap();
        let whole = game.hint(seat, shelf::Level::BEST, 1, Budget::default()).unwrap();
        let whole: u32 = whole.iter().map(|hint| hint.visits).sum();
        assert!(abandoned < whole, "{abandoned} tries of {whole}");
    }

    #[tokio::test]
    async fn whoever_goes_away_is_not_waited_for() {
        let pool = ThinkingPool { places: Semaphore::new(0), cores: 1, asking: AtomicUsize::new(0) };
        let waits = tokio::time::timeout(Duration::from_millis(1), pool.think(|_| ())).await;
        assert!(waits.is_err(), "there is no place");
        assert_eq!(pool.asking.load(Ordering::Relaxed), 0);
        pool.places.add_permits(1);
        let alone = pool.think(|budget| budget.cap).await.expect("there is a place");
        assert_eq!(alone, LONGEST);
    }
}
