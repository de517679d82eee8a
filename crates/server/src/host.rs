//! Live tables: a cache over the store. Whoever looks or plays finds the table here; tables nobody looks at are
//! forgotten and read again when somebody comes back.

mod devices;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex as SyncMutex};
use std::time::Duration;

use axum::http::{HeaderMap, header};
use shelf::{AnyMatch, Key};
use tabletop::play::BadSetup;
use tokio::sync::{Mutex, broadcast, mpsc};

use crate::awaited::Awaited;
use crate::awake::Awake;
use crate::clock::{Clock, Moment};
use crate::error::Error;
use crate::ids::{MatchId, Person};
use crate::site::Site;
use crate::store::{Choice, Kept, Quota, Store};
use crate::table::Table;
use crate::thinker::Woken;
use crate::thinking_pool::ThinkingPool;
use devices::Devices;

/// What every table works with.
#[derive(Clone)]
pub(crate) struct Means {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    /// Since when people can come.
    pub(crate) awake: Awake,
    /// Wakes the bots that take their time, and whoever could not go on.
    pub(crate) wake: mpsc::UnboundedSender<MatchId>,
    /// Choices kept since the start.
    choices: Arc<AtomicU64>,
}

impl Means {
    /// So many choices were kept.
    pub(crate) fn count_choices(&self, count: usize) {
        self.choices.fetch_add(count as u64, Ordering::Relaxed);
    }

    /// Makes the corrected tables known that a match is played with.
    pub(crate) async fn know_tables(&self, kept: &Kept) -> Result<(), Error> {
        let Some(hash) = &kept.tables else { return Ok(()) };
        let key =
            Key::named(&kept.game).ok_or_else(|| Error::Broken(format!("unknown game {}", kept.game)))?;
        if key.knows_tables(hash) || self.learn_tables(key, hash).await? {
            return Ok(());
        }
        Err(Error::Broken(format!("match {}: its tables are gone", kept.id)))
    }

    /// Makes corrected tables known that were sent once; whether there are such.
    pub(crate) async fn learn_tables(&self, key: Key, hash: &str) -> Result<bool, Error> {
        let Some((_, files)) = self.store.tables(hash).await? else { return Ok(false) };
        key.keep_tables(&files).map_err(|mistakes| Error::Broken(mistakes.join("; ")))?;
        Ok(true)
    }
}

/// Who may send records and tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uploads {
    /// Nobody.
    Off,
    /// People who sit somewhere.
    Seated,
    /// Everybody.
    All,
}

/// All live tables.
pub(crate) struct Host {
    pub(crate) means: Means,
    site: Site,
    /// Corrected tables that new games of this kind are played with.
    pub(crate) tables_of: Option<(Key, String)>,
    pub(crate) uploads: Uploads,
    pub(crate) quota: Quota,
    tables: SyncMutex<BTreeMap<MatchId, Cached>>,
    /// Whom browsers speak for that were here lately, and when that was last written down.
    devices: SyncMutex<Devices>,
    /// Tells whoever watches for whom browsers speak otherwise from now on.
    changed: broadcast::Sender<Person>,
    /// When something could last be kept.
    ready: Mutex<Option<std::time::Instant>>,
    /// When uploads nobody uses were last looked for.
    tidied: SyncMutex<Moment>,
    /// When it was last written down who has pages open.
    noted: SyncMutex<Moment>,
    /// Where bots think.
    pub(crate) thinking_pool: ThinkingPool,
    /// Reviews take long: one at a time, and in nobody's place. Who waits for one.
    pub(crate) awaited_reviews: Awaited,
}

struct Cached {
    table: Arc<Mutex<Table>>,
    asked_for: Moment,
}

/// How long a table nobody asks for stays.
const IDLE: Duration = Duration::from_secs(10 * 60);

/// How often uploads nobody uses are looked for.
const TIDY: Duration = Duration::from_secs(60 * 60);

/// How often it is written down who has pages open: so much of it is lost with the process.
const NOTE: Duration = Duration::from_secs(60);

impl Host {
    /// A host, and where it says which tables want bots to think.
    pub(crate) fn new(
        store: Store,
        clock: Clock,
        site: Site,
        tables_of: Option<(Key, String)>,
        uploads: Uploads,
    ) -> (Host, Woken) {
        let (wake, woken) = mpsc::unbounded_channel();
        let host = Host {
            means: Means { awake: Awake::new(&clock), store, clock, wake, choices: Arc::default() },
            site,
            tables_of,
            uploads,
            quota: Quota { own: 40, all: 2_000, bytes: 256 << 20 },
            tables: SyncMutex::default(),
            devices: SyncMutex::default(),
            changed: broadcast::Sender::new(64),
            ready: Mutex::default(),
            tidied: SyncMutex::default(),
            noted: SyncMutex::default(),
            thinking_pool: ThinkingPool::new(),
            awaited_reviews: Awaited::default(),
        };
        (host, woken)
    }

    /// The address people know us by.
    pub(crate) fn origin(&self, headers: &HeaderMap) -> String {
        let asked_at = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let origin = self.site.origin().map(str::to_owned);
        origin.or(asked_at.map(|host| format!("http://{host}"))).unwrap_or_default()
    }

    /// Whether people come by https.
    pub(crate) fn is_secure(&self) -> bool {
        self.site.is_secure()
    }

    pub(crate) fn store(&self) -> &Store {
        &self.means.store
    }

    /// What a monitor asks for, in Prometheus' words.
    pub(crate) fn metrics(&self) -> String {
        let (tables, choices) = (self.live().len(), self.means.choices.load(Ordering::Relaxed));
        format!(
            "# HELP hanlin_tables_live Tables in memory.\n# TYPE hanlin_tables_live gauge\nhanlin_tables_live {tables}\n\
             # HELP hanlin_choices_total Choices kept since the start.\n# TYPE hanlin_choices_total counter\n\
             hanlin_choices_total {choices}\n"
        )
    }

    fn live(&self) -> std::sync::MutexGuard<'_, BTreeMap<MatchId, Cached>> {
        self.tables.lock().expect("nobody panics while looking a table up")
    }

    /// The table with this id, read from the store if nobody has asked for it lately.
    pub(crate) async fn table(&self, id: &MatchId) -> Result<Arc<Mutex<Table>>, Error> {
        if let Some(table) = self.cached(id) {
            return Ok(table);
        }
        let table = loop {
            let changes = self.known_devices().changes;
            let table = Table::load(&self.means, id).await?;
            // Whoever became somebody else meanwhile would be a stranger at it.
            if self.known_devices().changes == changes {
                break table;
            }
        };
        if table.kept().study {
            // Pages are shown on a disk that takes nothing, too.
            let _ = self.means.store.use_upload(id.as_str()).await;
        }
        let table = self.put(id, Arc::new(Mutex::new(table)));
        table.lock().await.play_on().await;
        Ok(table)
    }

    /// Whoever came first is the table.
    fn put(&self, id: &MatchId, table: Arc<Mutex<Table>>) -> Arc<Mutex<Table>> {
        let asked_for = self.means.clock.now();
        Arc::clone(&self.live().entry(id.clone()).or_insert(Cached { table, asked_for }).table)
    }

    fn cached(&self, id: &MatchId) -> Option<Arc<Mutex<Table>>> {
        let mut tables = self.live();
        let cached = tables.get_mut(id)?;
        cached.asked_for = self.means.clock.now();
        Some(Arc::clone(&cached.table))
    }

    /// Whether something can be kept now; whoever asks again and again hears of a moment ago.
    pub(crate) async fn is_ready(&self) -> Result<(), Error> {
        let mut ready = self.ready.lock().await;
        if ready.is_none_or(|at| at.elapsed() >= Duration::from_millis(500)) {
            *ready = None;
            self.store().is_ready().await?;
            *ready = Some(std::time::Instant::now());
        }
        Ok(())
    }

    /// Forgets the table an address is about: it may be half changed, because somebody panicked, and is read anew.
    pub(crate) fn mend(&self, path: &str) {
        if let Some(id) = path.strip_prefix("/t/").and_then(|rest| rest.split('/').next()) {
            self.live().remove(&MatchId::read(id));
        }
    }

    /// Everything that happens because time passes: who is away, which tables and uploads nobody uses.
    pub(crate) async fn tick(&self) {
        self.means.awake.beat();
        let now = self.means.clock.now();
        let tables: Vec<_> = self.live().values().map(|cached| Arc::clone(&cached.table)).collect();
        let notes = is_time(&self.noted, NOTE, now);
        for table in tables {
            if let Ok(table) = table.try_lock() {
                table.tell();
                if notes {
                    table.note_who_is_here();
                }
            }
        }
        self.forget_idle(now);
        if is_time(&self.tidied, TIDY, now) {
            self.tidy().await;
        }
    }

    /// What is open is used; what nobody uses for long is forgotten.
    async fn tidy(&self) {
        let tables: Vec<_> = self.live().values().map(|cached| Arc::clone(&cached.table)).collect();
        for table in tables {
            let table = table.lock().await;
            if table.kept().study && table.is_needed() {
                // Pages are shown on a disk that takes nothing, too.
                let _ = self.store().use_upload(table.id().as_str()).await;
            }
        }
        if let Err(bad) = self.store().forget_uploads().await {
            tracing::warn!(%bad, "uploads nobody uses could not be forgotten");
        }
    }

    /// Forgets the tables nobody has asked for in a while, nobody watches and nothing would be lost of.
    fn forget_idle(&self, now: Moment) {
        self.live().retain(|_, cached| {
            let lately = now.since(cached.asked_for) < IDLE;
            let used = Arc::strong_count(&cached.table) > 1;
            lately || used || cached.table.try_lock().map_or(true, |table| table.is_needed())
        });
    }
}

/// Whether something that is done so often is to be done now; then it counts as done.
fn is_time(last: &SyncMutex<Moment>, often: Duration, now: Moment) -> bool {
    let mut last = last.lock().expect("nobody panics while looking at a clock");
    let is_time = now.since(*last) >= often;
    if is_time {
        *last = now;
    }
    is_time
}

/// Plays a kept match again and checks its last digest.
pub(crate) fn replay(kept: &Kept, choices: &[Choice]) -> Result<Box<dyn AnyMatch>, Error> {
    let broken = |what: String| Error::Broken(format!("match {}: {what}", kept.id));
    let key = Key::named(&kept.game).ok_or_else(|| broken(format!("unknown game {}", kept.game)))?;
    let seed = kept.seed.parse().map_err(|bad| broken(format!("{bad}")))?;
    let game = key.start_by(kept.rules, kept.seats, &kept.options, seed);
    let mut game = game.map_err(|bad| match bad {
        BadSetup::Rules { .. } => Error::NewerRules(format!("match {}: {bad}", kept.id)),
        BadSetup::Seats { .. } | BadSetup::Option(_) => broken(bad.to_string()),
    })?;
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
mod tests;
