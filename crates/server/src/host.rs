//! Live tables: a cache over the store. Whoever looks or plays finds the table here; tables nobody looks at are
//! forgotten and read again when somebody comes back.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex as SyncMutex};
use std::time::{Duration, Instant};

use shelf::{AnyMatch, Key};
use tabletop::Seat;
use tokio::sync::{Mutex, Semaphore, mpsc};

use crate::error::Error;
use crate::room::Room;
use crate::store::{Choice, Kept, Sitter, Store};
use crate::table::Table;
use crate::thinker::Woken;

/// All live tables.
pub(crate) struct Host {
    pub(crate) store: Store,
    /// The address people know us by, if not the one they ask at.
    pub(crate) base_url: Option<String>,
    /// Corrected tables that new games of this kind are played with.
    pub(crate) tables_of: Option<(Key, String)>,
    /// Choices kept since the start.
    choices: Arc<AtomicU64>,
    tables: SyncMutex<BTreeMap<String, Cached>>,
    /// Wakes the bots that take their time.
    wake: mpsc::UnboundedSender<String>,
    /// Where bots think.
    pub(crate) room: Room,
    /// Reviews take long: one at a time, and in nobody's place.
    pub(crate) reviewer: Semaphore,
}

struct Cached {
    table: Arc<Mutex<Table>>,
    asked_for: Instant,
}

/// How long a table nobody asks for stays.
const IDLE: Duration = Duration::from_secs(10 * 60);

impl Host {
    /// A host, and where it says which tables want bots to think.
    pub(crate) fn new(
        store: Store,
        base_url: Option<String>,
        tables_of: Option<(Key, String)>,
    ) -> (Host, Woken) {
        let (wake, woken) = mpsc::unbounded_channel();
        let tables = SyncMutex::new(BTreeMap::new());
        let host = Host {
            store,
            base_url,
            tables_of,
            choices: Arc::default(),
            tables,
            wake,
            room: Room::new(),
            reviewer: Semaphore::new(1),
        };
        (host, woken)
    }

    /// What a monitor asks for, in Prometheus' words.
    pub(crate) fn metrics(&self) -> String {
        let tables = self.tables.lock().expect("nobody panics while looking a table up").len();
        let choices = self.choices.load(Ordering::Relaxed);
        format!(
            "# HELP hanlin_tables_live Tables in memory.\n# TYPE hanlin_tables_live gauge\nhanlin_tables_live {tables}\n\
             # HELP hanlin_choices_total Choices kept since the start.\n# TYPE hanlin_choices_total counter\n\
             hanlin_choices_total {choices}\n"
        )
    }

    /// Opens a new table.
    pub(crate) async fn open(
        &self,
        kept: Kept,
        sitters: Vec<Sitter>,
        holders: &[(String, Seat)],
    ) -> Result<Arc<Mutex<Table>>, Error> {
        self.store.create(&kept, &sitters, holders).await?;
        self.table(&kept.id).await
    }

    /// The table with this id, read from the store if nobody has asked for it lately.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Mutex<Table>>, Error> {
        if let Some(table) = self.cached(id) {
            return Ok(table);
        }
        let (kept, sitters, choices) = self.store.load(id).await?.ok_or(Error::NotFound)?;
        let game = replay(&kept, &choices)?;
        let (holders, said) = (self.store.holders(id).await?, self.store.chat(id).await?);
        let table =
            Table::new(kept, (sitters, holders), said, game, (Arc::clone(&self.choices), self.wake.clone()));
        let table = self.put(id, Arc::new(Mutex::new(table)));
        table.lock().await.play_on(&self.store).await?;
        Ok(table)
    }

    /// Whoever came first is the table.
    fn put(&self, id: &str, table: Arc<Mutex<Table>>) -> Arc<Mutex<Table>> {
        let mut tables = self.tables.lock().expect("nobody panics while looking a table up");
        let cached = tables.entry(id.to_owned()).or_insert(Cached { table, asked_for: Instant::now() });
        Arc::clone(&cached.table)
    }

    fn cached(&self, id: &str) -> Option<Arc<Mutex<Table>>> {
        let mut tables = self.tables.lock().expect("nobody panics while looking a table up");
        let cached = tables.get_mut(id)?;
        cached.asked_for = Instant::now();
        Some(Arc::clone(&cached.table))
    }

    /// Whether somebody is to choose at a table, as far as that is known without reading it.
    pub(crate) fn is_to_choose(&self, owner: &str, id: &str) -> bool {
        let tables = self.tables.lock().expect("nobody panics while looking a table up");
        let Some(table) = tables.get(id).and_then(|cached| cached.table.try_lock().ok()) else {
            return false;
        };
        let to_act = table.game(None).to_act();
        table.is_full() && table.held(owner).into_iter().any(|seat| to_act.contains(seat))
    }

    /// Forgets the tables nobody has asked for in a while, nobody watches and nothing would be lost of.
    pub(crate) fn forget_idle(&self, now: Instant) {
        let mut tables = self.tables.lock().expect("nobody panics while looking a table up");
        tables.retain(|_, cached| {
            let lately = now.saturating_duration_since(cached.asked_for) < IDLE;
            let used = Arc::strong_count(&cached.table) > 1;
            lately || used || cached.table.try_lock().map_or(true, |table| table.is_needed())
        });
    }
}

/// Plays a kept match again and checks its last digest.
pub(crate) fn replay(kept: &Kept, choices: &[Choice]) -> Result<Box<dyn AnyMatch>, Error> {
    let broken = |what: String| Error::Broken(format!("match {}: {what}", kept.id));
    let key = Key::named(&kept.game).ok_or_else(|| broken(format!("unknown game {}", kept.game)))?;
    let seed = kept.seed.parse().map_err(|bad| broken(format!("{bad}")))?;
    let mut game = key.start(kept.seats, &kept.options, seed).map_err(|bad| broken(bad.to_string()))?;
    for (choice, ply) in choices.iter().zip(0..) {
        let played = game.play(choice.seat, &choice.action);
        played.map_err(|bad| broken(format!("choice {ply} `{}`: {bad}", choice.action)))?;
    }
    match choices.last() {
        Some(last) if last.digest != game.digest() => {
            Err(broken("the replay differs from what was kept".into()))
        }
        Some(_) | None => Ok(game),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_nobody_looks_at_is_forgotten_and_found_again() {
        let folder = std::env::temp_dir().join(format!("hanlin-idle-{}", std::process::id()));
        let (host, _woken) = Host::new(Store::open(&folder).await.unwrap(), None, None);
        let kept = Kept {
            id: "idle".into(),
            game: "dragon".into(),
            rules: 1,
            seats: 2,
            options: vec![],
            seed: "0".repeat(64),
            finished: false,
            opener: None,
        };
        let sitters = vec![Sitter::person(Some("Anna".into())), Sitter::bot("random")];
        let table = host.open(kept, sitters, &[]).await.unwrap();
        let later = Instant::now() + IDLE * 2;
        host.forget_idle(later);
        assert!(host.cached("idle").is_some(), "somebody still uses it");
        let watching = table.lock().await.watch();
        drop(table);
        host.forget_idle(later);
        assert!(host.cached("idle").is_some(), "somebody still watches it");
        drop(watching);
        host.forget_idle(Instant::now());
        assert!(host.cached("idle").is_some(), "somebody may come back soon");
        host.forget_idle(later);
        assert!(host.cached("idle").is_none(), "nobody cares");
        assert!(host.table("idle").await.is_ok());
        let _ = std::fs::remove_dir_all(folder);
    }
}
