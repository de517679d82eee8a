//! Everything that was acknowledged, compared with what the database says.

use std::collections::BTreeMap;
use std::path::Path;

use shelf::{AnyMatch, Key};
use tabletop::Seat;

use super::ledger::{Fault, Ledger, Owner, Pick, World};
use super::store::{self, Match, Store};

/// What was found so far: what is kept once never changes.
#[derive(Default)]
pub(super) struct Audit {
    /// Of every table, a number for each choice.
    seen: BTreeMap<String, Vec<u64>>,
    /// How often somebody looked.
    pub(super) looks: usize,
    /// Choices of people that were found as they were made.
    pub(super) compared: usize,
    pub(super) drafts: usize,
    pub(super) choices: usize,
    pub(super) seats: usize,
}

/// FNV-1a.
fn hash(choice: &store::Choice) -> u64 {
    let bytes = format!("{} {} {}", choice.seat, choice.action, choice.digest);
    bytes
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

impl Audit {
    /// While everybody goes on: whatever was acknowledged before somebody looks must be there.
    pub(super) fn look(&mut self, world: &World, folder: &Path) -> Result<(), String> {
        let (floors, lines, next) = {
            let ledger = world.ledger();
            let lines = ledger.chat.iter().filter(|(_, line)| line.acknowledged);
            let lines: Vec<(String, String)> =
                lines.map(|(words, line)| (words.clone(), line.table.clone())).collect();
            (ledger.tables.clone(), lines, ledger.next.clone())
        };
        let (store, faults) = store::read(folder)?;
        let mut ledger = world.ledger();
        for fault in faults {
            ledger.fault(Fault::Different, fault);
        }
        self.unchanged(&store, &mut ledger);
        for (table, floor) in &floors {
            let kept = store.get(table).map(|kept| kept.choices.len());
            if kept.is_none_or(|kept| kept < *floor) {
                ledger.fault(Fault::Lost, format!("table {table}: {kept:?} choices are kept of {floor}"));
            }
        }
        for (words, table) in lines {
            if !store.get(&table).is_some_and(|kept| kept.chat.iter().any(|(text, _)| *text == words)) {
                ledger.fault(Fault::Lost, format!("table {table}: {words} was said and is not kept"));
            }
        }
        for (table, next) in next {
            if store.get(&table).is_none_or(|kept| kept.next != next) {
                ledger.fault(Fault::Different, format!("after table {table} follows another than {next}"));
            }
        }
        self.looks += 1;
        Ok(())
    }

    /// What was kept once is kept as it was.
    fn unchanged(&mut self, store: &Store, ledger: &mut Ledger) {
        for (table, kept) in store {
            let now: Vec<u64> = kept.choices.iter().map(hash).collect();
            let before = self.seen.entry(table.clone()).or_default();
            let same = before.iter().zip(&now).take_while(|(one, other)| one == other).count();
            if same < before.len() {
                let kind = if now.len() < before.len() { Fault::Lost } else { Fault::Different };
                ledger.fault(kind, format!("table {table}: choice {same} was kept and is another now"));
            }
            *before = now;
        }
        if let Some(gone) = self.seen.keys().find(|table| !store.contains_key(*table)) {
            ledger.fault(Fault::Lost, format!("table {gone} was there and is gone"));
        }
    }

    /// After the end: every choice, every line, every seat, every hint, every turn that was not ended.
    pub(super) fn settle(&mut self, world: &World, folder: &Path) -> Result<(), String> {
        self.look(world, folder)?;
        let (store, _) = store::read(folder)?;
        let mut ledger = world.ledger();
        self.choices = store.values().map(|kept| kept.choices.len()).sum();
        let mut picks: BTreeMap<String, Vec<Pick>> = BTreeMap::new();
        for pick in std::mem::take(&mut ledger.picks) {
            picks.entry(pick.table.clone()).or_default().push(pick);
        }
        for (table, picks) in &picks {
            match store.get(table) {
                Some(kept) => self.replay(table, kept, picks, &mut ledger)?,
                None => ledger.fault(Fault::Lost, format!("table {table} is not kept")),
            }
        }
        talk(&store, &mut ledger);
        self.seats = seats(&store, &mut ledger);
        Ok(())
    }

    /// Plays a match again and asks at every choice somebody remembers what was on the list then.
    fn replay(
        &mut self,
        table: &str,
        kept: &Match,
        picks: &[Pick],
        ledger: &mut Ledger,
    ) -> Result<(), String> {
        let bad = |what: &str| format!("table {table}: {what}");
        let key = Key::named(&kept.game).ok_or_else(|| bad("no such game"))?;
        let seed = kept.seed.parse().map_err(|_| bad("its seed is none"))?;
        let mut game = key.start(kept.seats, &kept.options, seed).map_err(|why| bad(&why.to_string()))?;
        for choice in &kept.choices {
            for pick in picks.iter().filter(|pick| pick.ply == game.ply()) {
                self.compare(&*game, pick, choice.seat, &choice.action, ledger);
            }
            if let Err(why) = game.play(Seat::new(choice.seat), &choice.action) {
                ledger.fault(Fault::Different, bad(&format!("choice {}: {why}", game.ply())));
                return Ok(());
            }
            if game.digest() != choice.digest {
                ledger.fault(Fault::Different, bad(&format!("choice {} has another digest", game.ply() - 1)));
            }
        }
        let open = picks.iter().filter(|pick| pick.ply >= kept.choices.len());
        for pick in open.clone().filter(|pick| pick.ended) {
            ledger.fault(Fault::Lost, bad(&format!("a turn was ended and its choice is not kept: {pick:?}")));
        }
        for (seat, clicks) in &kept.drafts {
            let mut game = game.copy();
            for action in clicks.lines().flat_map(|line| line.split(',')).filter_map(|word| word.get(1..)) {
                for pick in open.clone().filter(|pick| pick.seat == *seat && pick.ply == game.ply()) {
                    self.compare(&*game, pick, *seat, action, ledger);
                    self.drafts += 1;
                }
                if game.play(Seat::new(*seat), action).is_err() {
                    break;
                }
            }
        }
        // Whoever has not looked since it was dealt anew does not know that what they began is void.
        let is_known = !kept.choices.is_empty() || !kept.left_early;
        for pick in open.filter(|pick| is_known && pick.sure && !pick.ended) {
            if !kept.drafts.contains_key(&pick.seat) {
                ledger.fault(Fault::Lost, bad(&format!("a choice is neither kept nor in a turn: {pick:?}")));
            }
        }
        Ok(())
    }

    fn compare(&mut self, game: &dyn AnyMatch, pick: &Pick, seat: usize, action: &str, ledger: &mut Ledger) {
        let offered =
            game.offers(Seat::new(pick.seat)).ok().and_then(|offers| offers.get(pick.number).cloned());
        let same = seat == pick.seat && offered.as_deref() == Some(action);
        if pick.sure && !same {
            let what = format!("{offered:?} was chosen, {action} by seat {seat} is kept: {pick:?}");
            ledger.fault(Fault::Different, what);
        }
        self.compared += usize::from(pick.sure && same);
    }
}

/// Everything acknowledged was said once, by whom it was said; what was not is there once at most.
fn talk(store: &Store, ledger: &mut Ledger) {
    let mut said: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for (table, kept) in store {
        for (text, name) in &kept.chat {
            said.entry(text).or_default().push((table, name));
        }
    }
    let mut faults = Vec::new();
    for (words, line) in &ledger.chat {
        let found = said.get(words.as_str()).map(Vec::as_slice).unwrap_or_default();
        match found {
            [] if line.acknowledged => faults.push((Fault::Lost, format!("{words} is not kept"))),
            [] => {}
            [(table, name)] if *table == line.table && name.contains(&line.name) => {}
            [(table, name)] => {
                faults.push((Fault::Different, format!("{words} is said by {name} at {table}")))
            }
            _ => faults.push((Fault::Doubled, format!("{words} is kept {} times", found.len()))),
        }
    }
    if let Some(words) = said.keys().find(|words| !ledger.chat.contains_key(**words)) {
        faults.push((Fault::Different, format!("nobody has said {words}")));
    }
    faults.into_iter().for_each(|(kind, what)| ledger.fault(kind, what));
}

/// Every seat has the owner it was given to; how many were compared.
fn seats(store: &Store, ledger: &mut Ledger) -> usize {
    let mut faults = Vec::new();
    let nothing = Match::default();
    let mut compared = 0;
    for ((table, seat), owner) in &ledger.seats {
        let found = store.get(table).and_then(|kept| kept.sitting.get(seat));
        compared += usize::from(*owner != Owner::Unsure);
        if *owner != Owner::Unsure && found != Some(owner) {
            faults.push((
                Fault::Different,
                format!("table {table}, seat {seat} is {owner:?}, kept is {found:?}"),
            ));
        }
    }
    for ((table, name), count) in &ledger.sat {
        let found = store.get(table).unwrap_or(&nothing).sat.get(name).copied().unwrap_or(0);
        faults.extend(beyond(found, count, || format!("table {table}: {name} sat down")));
    }
    for ((table, seat), count) in &ledger.hints {
        let found = store.get(table).unwrap_or(&nothing).hints.get(seat).copied().unwrap_or(0);
        faults.extend(beyond(found, count, || format!("table {table}: seat {seat} asked for hints")));
    }
    faults.into_iter().for_each(|(kind, what)| ledger.fault(kind, what));
    compared
}

/// Not fewer than acknowledged, not more than asked for.
fn beyond(found: usize, count: &super::ledger::Count, what: impl Fn() -> String) -> Option<(Fault, String)> {
    let told =
        || format!("{} {found} times, {} acknowledged, {} asked", what(), count.acknowledged, count.asked);
    match found {
        _ if found < count.acknowledged => Some((Fault::Lost, told())),
        _ if found > count.asked => Some((Fault::Doubled, told())),
        _ => None,
    }
}
