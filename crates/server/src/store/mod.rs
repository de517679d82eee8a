//! Keeps matches in SQLite. The only folder that knows SQL.

mod append;
mod people;
mod printed;

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Row, raw_sql};
use tabletop::Seat;
use tokio::sync::mpsc;

use append::Append;

/// Schema changes in order; the database remembers how many it has seen.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/1.sql"),
    include_str!("../../migrations/2.sql"),
    include_str!("../../migrations/3.sql"),
];

/// What is kept of a match besides its choices.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) rules: u16,
    pub(crate) seats: usize,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seed: String,
    pub(crate) finished: bool,
    /// Whoever opened the table; nobody did that for a record somebody wanted to look at.
    pub(crate) opener: Option<String>,
}

/// One choice as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) seat: Seat,
    pub(crate) action: String,
    pub(crate) digest: String,
}

pub(crate) use append::Appended;
pub(crate) use people::Sitter;

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: SqlitePool,
    /// To the one that writes choices.
    scribe: mpsc::Sender<Append>,
}

type Result<T> = std::result::Result<T, sqlx::Error>;

impl Store {
    /// Opens the database in a folder, creating both if missing.
    pub(crate) async fn open(folder: &Path) -> Result<Store> {
        std::fs::create_dir_all(folder).map_err(sqlx::Error::Io)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join("hanlin.sqlite"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What is answered is on the disk, whatever happens to the machine.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .test_before_acquire(false)
            .connect_with(options)
            .await?;
        let (scribe, work) = mpsc::channel(1000);
        let store = Store { pool, scribe };
        store.migrate().await?;
        tokio::spawn(append::write(store.pool.acquire().await?, work));
        Ok(store)
    }

    async fn migrate(&self) -> Result<()> {
        let seen: i64 = sqlx::query("PRAGMA user_version").fetch_one(&self.pool).await?.get(0);
        for (script, number) in MIGRATIONS.iter().zip(1_i64..) {
            if number > seen {
                let mut step = self.pool.begin().await?;
                raw_sql(*script).execute(&mut *step).await?;
                raw_sql(sqlx::AssertSqlSafe(format!("PRAGMA user_version = {number}")))
                    .execute(&mut *step)
                    .await?;
                step.commit().await?;
            }
        }
        Ok(())
    }

    /// Keeps a new match, who sits at it, and who holds which seat.
    pub(crate) async fn create(
        &self,
        kept: &Kept,
        sitters: &[Sitter],
        holders: &[(String, Seat)],
    ) -> Result<()> {
        let options: Vec<String> = kept.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let mut step = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO match (id, game, rules, seats, options, seed, opener, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&kept.id)
        .bind(&kept.game)
        .bind(kept.rules)
        .bind(number(kept.seats))
        .bind(options.join("\n"))
        .bind(&kept.seed)
        .bind(&kept.opener)
        .bind(now())
        .execute(&mut *step)
        .await?;
        for (seat, sitter) in sitters.iter().enumerate() {
            sqlx::query("INSERT INTO sitter (match_id, seat, bot, name, invite) VALUES (?, ?, ?, ?, ?)")
                .bind(&kept.id)
                .bind(number(seat))
                .bind(&sitter.bot)
                .bind(&sitter.name)
                .bind(&sitter.invite)
                .execute(&mut *step)
                .await?;
        }
        for (owner, seat) in holders {
            sqlx::query("INSERT INTO holder (owner, match_id, seat) VALUES (?, ?, ?)")
                .bind(owner)
                .bind(&kept.id)
                .bind(number(seat.idx()))
                .execute(&mut *step)
                .await?;
        }
        step.commit().await
    }

    /// A match, who sits at it, and its choices.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<(Kept, Vec<Sitter>, Vec<Choice>)>> {
        let row =
            sqlx::query("SELECT game, rules, seats, options, seed, finished, opener FROM match WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.pool)
                .await?;
        let Some(row) = row else { return Ok(None) };
        let options: String = row.get(3);
        let pair = |line: &str| line.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
        let kept = Kept {
            id: id.to_owned(),
            game: row.get(0),
            rules: row.get(1),
            seats: count(row.get(2)),
            options: options.lines().filter_map(pair).collect(),
            seed: row.get(4),
            finished: row.get::<Option<i64>, _>(5).is_some(),
            opener: row.get(6),
        };
        let sitters =
            sqlx::query("SELECT bot, name, invite, asks FROM sitter WHERE match_id = ? ORDER BY seat")
                .bind(id)
                .fetch_all(&self.pool)
                .await?;
        let sitters = sitters
            .iter()
            .map(|row| Sitter { bot: row.get(0), name: row.get(1), invite: row.get(2), asks: row.get(3) })
            .collect();
        let choices = sqlx::query("SELECT seat, action, digest FROM choice WHERE match_id = ? ORDER BY ply")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        let choices = choices
            .iter()
            .map(|row| Choice { seat: Seat::new(count(row.get(0))), action: row.get(1), digest: row.get(2) })
            .collect();
        Ok(Some((kept, sitters, choices)))
    }

    /// The ids of all matches.
    pub(crate) async fn all(&self) -> Result<Vec<String>> {
        let rows = sqlx::query("SELECT id FROM match ORDER BY created").fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Copies the whole database into a new file, while others go on.
    pub(crate) async fn backup(&self, file: &str) -> Result<()> {
        sqlx::query("VACUUM INTO ?").bind(file).execute(&self.pool).await?;
        Ok(())
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn count(n: i64) -> usize {
    usize::try_from(n).unwrap_or_default()
}
