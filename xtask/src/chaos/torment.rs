//! What is done to the server while everybody plays.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::audit::Audit;
use super::host::{Hanlin, Plan, copy_folder};
use super::ledger::{Fault, World};
use super::wire::{Browser, Dice};

/// One thing that is done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Blow {
    /// SIGKILL.
    Kill,
    /// SIGKILL, and another before it has come up again.
    Twice,
    /// SIGTERM.
    Term,
    /// A disk that takes nothing for a while.
    Full,
}

/// How much is done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measure {
    pub(super) kills: usize,
    pub(super) terms: usize,
    pub(super) full: usize,
    pub(super) time: Duration,
}

/// What came of it.
#[derive(Debug, Default)]
pub(super) struct Toll {
    pub(super) kills: usize,
    pub(super) terms: usize,
    pub(super) full: usize,
    pub(super) slowest_start: Duration,
    pub(super) slowest_term: Duration,
    /// Of the server, in kB.
    pub(super) most_memory: usize,
}

pub(super) struct Torment<'a> {
    pub(super) world: &'a World,
    pub(super) plan: &'a Plan,
    pub(super) audit: &'a mut Audit,
    pub(super) dice: Dice,
    pub(super) toll: Toll,
    /// Where a copy of the folder goes, as a pulled plug leaves it.
    pub(super) torn: &'a Path,
}

impl Torment<'_> {
    /// All blows in an order of chance.
    fn blows(&mut self, measure: &Measure) -> Vec<Blow> {
        // Every eighth kill but the first strikes twice.
        let twice = measure.kills / 8;
        let kinds = [
            (Blow::Twice, twice),
            (Blow::Kill, measure.kills.saturating_sub(2 * twice + measure.full.div_ceil(2))),
            (Blow::Term, measure.terms),
            (Blow::Full, measure.full),
        ];
        let mut blows: Vec<Blow> =
            kinds.into_iter().flat_map(|(blow, count)| std::iter::repeat_n(blow, count)).collect();
        for last in (1..blows.len()).rev() {
            blows.swap(last, self.dice.below(last + 1));
        }
        blows
    }

    pub(super) fn run(&mut self, mut server: Hanlin, measure: &Measure) -> Result<Hanlin, String> {
        let blows = self.blows(measure);
        let (began, count) = (Instant::now(), blows.len());
        let mut told = Instant::now();
        for (blow, number) in blows.into_iter().zip(1..) {
            // What is left of the time is shared by what is left to do.
            let left =
                measure.time.saturating_sub(began.elapsed()) / u32::try_from(count - number + 1).unwrap_or(1);
            let mean = left.saturating_sub(Duration::from_millis(150)).max(Duration::from_millis(40));
            let most = usize::try_from(mean.as_millis()).unwrap_or(1000) * 2;
            sleep(self.dice.millis(most));
            self.toll.most_memory = self.toll.most_memory.max(server.memory());
            server = self.strike(server, blow)?;
            if number == count / 2 {
                self.tear(&mut server)?;
            }
            if number % (count / 6).max(4) == 0 {
                self.audit.look(self.world, &self.plan.data)?;
            }
            if told.elapsed() > Duration::from_secs(15) {
                told = Instant::now();
                self.tell(began, number, count);
            }
        }
        // Whoever waits for the disk or a bot gets there.
        sleep(Duration::from_secs(3));
        self.audit.look(self.world, &self.plan.data)?;
        self.tell(began, count, count);
        Ok(server)
    }

    fn tell(&self, began: Instant, number: usize, count: usize) {
        let ledger = self.world.ledger();
        eprintln!(
            "· {:>3} s  {number} of {count} blows: {} kills, {} terms  {} turns, {} picks, {} lines, {} tables  {} drafts again",
            began.elapsed().as_secs(),
            self.toll.kills,
            self.toll.terms,
            ledger.ended,
            ledger.drafts,
            ledger.lines(),
            ledger.tables.len(),
            ledger.drafts_again,
        );
    }

    fn strike(&mut self, mut server: Hanlin, blow: Blow) -> Result<Hanlin, String> {
        if !server.is_alive() {
            self.world
                .fault(Fault::Other, format!("the server has ended by itself: {}", self.plan.last_words()));
        }
        self.world.disturb();
        match blow {
            Blow::Kill => self.kill(&mut server),
            Blow::Twice => {
                self.kill(&mut server);
                server = self.plan.spawn()?;
                sleep(self.dice.millis(60));
                self.kill(&mut server);
            }
            Blow::Term => {
                self.toll.terms += 1;
                match server.terminate() {
                    Ok(took) => self.toll.slowest_term = self.toll.slowest_term.max(took),
                    Err(bad) => self.world.fault(Fault::Other, bad),
                }
            }
            Blow::Full => return self.fill(server),
        }
        drop(server);
        self.start()
    }

    fn kill(&mut self, server: &mut Hanlin) {
        server.kill();
        self.toll.kills += 1;
    }

    fn start(&mut self) -> Result<Hanlin, String> {
        let (server, took) = self.plan.start()?;
        self.toll.slowest_start = self.toll.slowest_start.max(took);
        Ok(server)
    }

    /// The disk takes nothing for a while; every other time the server does not live to see it well again.
    fn fill(&mut self, mut server: Hanlin) -> Result<Hanlin, String> {
        self.toll.full += 1;
        server.limit_files("0")?;
        if !self.is_ready(false) {
            self.world.fault(Fault::Other, "a disk that takes nothing is called ready".into());
        }
        sleep(self.dice.millis(1500));
        self.world.disturb();
        if self.toll.full % 2 == 1 {
            self.kill(&mut server);
            drop(server);
            server = self.start()?;
        } else {
            server.limit_files("unlimited")?;
        }
        if !self.is_ready(true) {
            let what = format!("a disk that is well again is not called ready: {}", self.plan.last_words());
            self.world.fault(Fault::Other, what);
        }
        self.world.disturb();
        Ok(server)
    }

    fn is_ready(&self, wanted: bool) -> bool {
        let mut somebody = Browser::new(self.world.to, 0);
        (0..150).any(|_| {
            let status = somebody.get("/ready").status;
            let found = if wanted { status == 200 } else { status == 503 };
            if !found {
                sleep(Duration::from_millis(100));
            }
            found
        })
    }

    /// Keeps a copy of the folder as a pulled plug leaves it.
    fn tear(&mut self, server: &mut Hanlin) -> Result<(), String> {
        self.world.disturb();
        self.kill(server);
        copy_folder(&self.plan.data, self.torn).map_err(|bad| format!("cannot copy the data: {bad}"))?;
        *server = self.start()?;
        Ok(())
    }
}

impl Hanlin {
    /// Memory that is really used, in kB.
    fn memory(&self) -> usize {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok()).unwrap_or(0)
    }
}
