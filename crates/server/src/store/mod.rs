//! Keeps everything. The only folder that knows SQL.
//!
//! Two files: `hanlin.sqlite` has what must never be lost, and an answer waits until it is on the disk; `passing.log`
//! has what may be lost with the power but not with the process: turns that are not ended, and who was last seen
//! when.

mod append;
mod check;
mod folder;
mod matches;
mod migrate;
mod passing;
mod people;
mod step;
mod uploads;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::mpsc;

use crate::clock::Clock;
use append::Append;
use passing::Passing;
use step::Step;

pub(crate) use append::{Appended, is_gone, is_taken};
pub(crate) use check::{check, is_sound};
pub(crate) use folder::{Lock, database, exists, restore};
pub(crate) use matches::{Choice, Hints, Kept, Loaded, New, Opened, Terms};
pub(crate) use passing::KeptDraft;
pub(crate) use people::{Arrival, Shows, SignedIn};
pub(crate) use uploads::{Quota, Upload};

/// What may be lost with the power.
const PASSING: &str = "passing.log";

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: SqlitePool,
    /// To the one that writes choices.
    scribe: mpsc::Sender<Append>,
    passing: Passing,
    clock: Clock,
}

type Result<T> = std::result::Result<T, sqlx::Error>;

impl Store {
    /// Opens the database in a folder, creating both if missing.
    pub(crate) async fn open(folder: &Path, clock: &Clock) -> Result<Store> {
        Store::with(folder, clock, Passing::open).await
    }

    /// The same while a server may use the folder: what passes is written by that one alone.
    pub(crate) async fn beside(folder: &Path, clock: &Clock) -> Result<Store> {
        Store::with(folder, clock, Passing::look).await
    }

    async fn with(
        folder: &Path,
        clock: &Clock,
        passing: impl FnOnce(&Path) -> std::io::Result<Passing>,
    ) -> Result<Store> {
        folder::prepare(folder).map_err(sqlx::Error::Io)?;
        let pool = connect(&database(folder)).await?;
        migrate::migrate(&pool, Some(folder), clock).await?;
        let (scribe, work) = mpsc::channel(1000);
        tokio::spawn(append::write(pool.acquire().await?, work, clock.clone()));
        let passing = passing(&folder.join(PASSING)).map_err(sqlx::Error::Io)?;
        Ok(Store { pool, scribe, passing, clock: clock.clone() })
    }

    /// Copies the whole database into a new file, while others go on.
    pub(crate) async fn backup(folder: &Path, file: &Path) -> Result<()> {
        let pool = look(&database(folder)).await?;
        copy(&pool, file).await
    }

    /// Whether something can be written now.
    pub(crate) async fn is_ready(&self) -> Result<()> {
        sqlx::query(
            "INSERT INTO ready (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        )
        .bind(self.clock.now().seconds())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Begins a change; of several writers the others wait.
    async fn write(&self) -> Result<Step> {
        Step::begin(&self.pool).await
    }
}

/// Whether the database of a folder is of this version.
pub(crate) async fn is_current(folder: &Path) -> Result<bool> {
    let pool = look(&database(folder)).await?;
    let version = migrate::version(&pool).await?;
    pool.close().await;
    Ok(migrate::is_current(version))
}

/// Opens a file that is written.
async fn connect(file: &Path) -> Result<SqlitePool> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // What is answered is on the disk, whatever happens to the machine.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(true);
    SqlitePoolOptions::new().max_connections(4).test_before_acquire(false).connect_with(options).await
}

/// Opens a file that is only looked at, whatever it is.
async fn look(file: &Path) -> Result<SqlitePool> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(false);
    SqlitePoolOptions::new().max_connections(1).connect_with(options).await
}

/// Copies a whole database into a new file that nobody else can read.
async fn copy(pool: &SqlitePool, file: &Path) -> Result<()> {
    // A copy that was cut off is none: it gets its name when it is whole.
    let half = file.with_extension("half");
    let _ = std::fs::remove_file(&half);
    folder::create_private(&half).map_err(sqlx::Error::Io)?;
    let name = half.to_str().ok_or_else(|| sqlx::Error::Protocol("a file name must be text".into()))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(pool).await.map(|_| ());
    let copied = copied.and_then(|()| std::fs::rename(&half, file).map_err(sqlx::Error::Io));
    if copied.is_err() {
        let _ = std::fs::remove_file(&half);
    }
    copied
}

fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn count(n: i64) -> usize {
    usize::try_from(n).unwrap_or_default()
}

/// What was read makes no sense.
fn damaged(what: impl Into<String>) -> sqlx::Error {
    sqlx::Error::Decode(what.into().into())
}
