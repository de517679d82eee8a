//! What the server has acknowledged, and what was found otherwise.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};

use super::wire::Browser;

/// Everything the threads share.
pub(super) struct World {
    pub(super) to: SocketAddr,
    pub(super) seed: u64,
    ledger: Mutex<Ledger>,
    /// How many times the server was disturbed: what was asked before and answered after may have been meant otherwise.
    age: AtomicU64,
    stop: AtomicBool,
    browsers: AtomicU32,
}

impl World {
    pub(super) fn new(to: SocketAddr, seed: u64) -> World {
        World {
            to,
            seed,
            ledger: Mutex::default(),
            age: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            browsers: AtomicU32::new(1),
        }
    }

    pub(super) fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    pub(super) fn age(&self) -> u64 {
        self.age.load(Ordering::SeqCst)
    }

    /// Something is about to be done to the server.
    pub(super) fn disturb(&self) {
        self.age.fetch_add(1, Ordering::SeqCst);
    }

    pub(super) fn is_over(&self) -> bool {
        self.stop.load(Ordering::SeqCst)
    }

    pub(super) fn end(&self) {
        self.stop.store(true, Ordering::SeqCst);
    }

    /// A browser nobody else has, and its number.
    pub(super) fn browser(&self) -> (Browser, u32) {
        let number = self.browsers.fetch_add(1, Ordering::SeqCst);
        (Browser::new(self.to, number), number)
    }

    pub(super) fn fault(&self, kind: Fault, what: String) {
        self.ledger().fault(kind, what);
    }
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Acknowledged and not there.
    Lost,
    /// There more often than it was asked for.
    Doubled,
    /// There, but otherwise.
    Different,
    /// Whatever else must not happen.
    Other,
}

/// A choice somebody made, by its number in the list.
#[derive(Clone, Debug)]
pub(super) struct Pick {
    pub(super) table: String,
    pub(super) seat: usize,
    pub(super) ply: usize,
    pub(super) number: usize,
    /// Whether it was acknowledged, in the state in which its list was seen.
    pub(super) sure: bool,
    /// Whether the turn was ended and that was acknowledged: it must be kept, and not only as a turn that is not ended.
    pub(super) ended: bool,
}

/// Words somebody said.
pub(super) struct Line {
    pub(super) table: String,
    pub(super) name: String,
    pub(super) acknowledged: bool,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// Whoever goes by this name.
    Known(String),
    Nobody,
    /// Something was asked for, and the answer is missing.
    Unsure,
}

/// So often acknowledged, and so often asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Count {
    pub(super) acknowledged: usize,
    pub(super) asked: usize,
}

/// What the server has acknowledged.
#[derive(Default)]
pub(super) struct Ledger {
    /// Every table, and how many choices are kept there at least.
    pub(super) tables: BTreeMap<String, usize>,
    /// Where the same people play again.
    pub(super) next: BTreeMap<String, String>,
    pub(super) picks: Vec<Pick>,
    pub(super) chat: BTreeMap<String, Line>,
    pub(super) seats: BTreeMap<(String, usize), Owner>,
    /// How often somebody of this name sat down at a table.
    pub(super) sat: BTreeMap<(String, String), Count>,
    /// Hints at tables of several.
    pub(super) hints: BTreeMap<(String, usize), Count>,
    faults: Vec<(Fault, String)>,
    /// All of each kind.
    found: [usize; 4],
    /// Acknowledged picks that could be taken back.
    pub(super) drafts: usize,
    /// Turns that were not ended and were there again after the server was.
    pub(super) drafts_again: usize,
    pub(super) undone: usize,
    pub(super) ended: usize,
    pub(super) rude: usize,
}

/// So many faults are told; all are counted.
const TOLD: usize = 60;

impl Ledger {
    pub(super) fn fault(&mut self, kind: Fault, what: String) {
        // Whoever looks again finds the same again.
        if self.faults.iter().any(|(_, known)| *known == what) {
            return;
        }
        self.found[kind as usize] += 1;
        if self.faults.len() < TOLD {
            eprintln!("! {kind:?}: {what}");
            self.faults.push((kind, what));
        }
    }

    pub(super) fn found(&self, kind: Fault) -> usize {
        self.found[kind as usize]
    }

    pub(super) fn is_clean(&self) -> bool {
        self.found.iter().all(|count| *count == 0)
    }

    /// A table has at least so many choices.
    pub(super) fn keeps(&mut self, table: &str, ply: usize) {
        let floor = self.tables.entry(table.to_owned()).or_default();
        *floor = (*floor).max(ply);
    }

    pub(super) fn owner(&mut self, table: &str, seat: usize, owner: Owner) {
        self.seats.insert((table.to_owned(), seat), owner);
    }

    /// All who play again meet at one table.
    pub(super) fn plays_again(&mut self, table: &str, next: &str) {
        self.keeps(next, 0);
        let known = self.next.entry(table.to_owned()).or_insert_with(|| next.to_owned()).clone();
        if known != next {
            self.fault(Fault::Different, format!("after {table} follow {known} and {next}"));
        }
    }

    pub(super) fn lines(&self) -> usize {
        self.chat.values().filter(|line| line.acknowledged).count()
    }
}
