//! Fills a database with copies of games that were played: the only file here that knows SQL.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use shelf::Key;

use crate::Result;
use crate::script::Script;

/// A table to be copied from the one a script was played at.
pub(crate) struct Copy<'a> {
    pub(crate) id: String,
    pub(crate) script: &'a Script,
    /// How many choices it has; all of them mean a finished game.
    pub(crate) plies: usize,
}

/// The database of a folder.
pub(crate) const FILE: &str = "hanlin.sqlite";

/// Writes copies into the database of a server that does not run.
pub(crate) fn fill(folder: &Path, copies: &[Copy<'_>]) -> Result<()> {
    let mut database = Connection::open(folder.join(FILE))?;
    database.pragma_update(None, "synchronous", "OFF")?;
    let step = database.transaction()?;
    {
        let mut matches = step.prepare(&copying(&step, "match", "id", "")?)?;
        let mut seats = step.prepare(&copying(&step, "seat_log", "match_id", "")?)?;
        let mut choices = step.prepare(&copying(&step, "choice", "match_id", "AND ply < ?3")?)?;
        let mut reopen = step.prepare("UPDATE match SET finished = NULL, standings = NULL WHERE id = ?1")?;
        for copy in copies {
            let (to, from) = (&copy.id, &copy.script.table);
            matches.execute(params![to, from])?;
            seats.execute(params![to, from])?;
            choices.execute(params![to, from, i64::try_from(copy.plies)?])?;
            if copy.plies < copy.script.agreed_before(copy.script.steps.len()) {
                reopen.execute(params![to])?;
            }
        }
    }
    step.commit()?;
    database.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    Ok(())
}

/// Writes so many uploads of corrected tables into the database of a server that does not run.
pub(crate) fn upload(folder: &Path, uploads: usize) -> Result<()> {
    let mut database = Connection::open(folder.join(FILE))?;
    database.pragma_update(None, "synchronous", "OFF")?;
    let step = database.transaction()?;
    let game = Key::ALL.into_iter().find(|key| !key.printed().is_empty()).expect("there is one");
    for number in 0..uploads {
        let (hash, text) = (format!("{number:064x}"), "# a table\n".repeat(2_000));
        step.execute(
            "INSERT INTO printed (hash, game, name, text) VALUES (?1, ?3, 'decrees.toml', ?2)",
            params![hash, text, game.name()],
        )?;
        step.execute(
            "INSERT INTO upload (id, kind, size, used) VALUES (?1, 'tables', ?2, 4000000000)",
            params![hash, i64::try_from(text.len())?],
        )?;
    }
    step.commit()?;
    database.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    Ok(())
}

/// `INSERT … SELECT` of the rows of match ?2 as rows of match ?1, whatever columns they have.
fn copying(database: &Connection, table: &str, key: &str, which: &str) -> Result<String> {
    let mut names = database.prepare("SELECT name FROM pragma_table_info(?1)")?;
    let names = names.query_map([table], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    let values: Vec<&str> = names.iter().map(|name| if name == key { "?1" } else { name.as_str() }).collect();
    Ok(format!(
        "INSERT INTO {table} ({}) SELECT {} FROM {table} WHERE {key} = ?2 {which}",
        names.join(", "),
        values.join(", ")
    ))
}

/// How carefully a commit is brought to the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Synchronous {
    /// As the server does it: a crash of the system may lose the last commits, but breaks nothing.
    Normal,
    /// Every commit waits for the disk.
    Full,
}

/// The yardstick: commits of one row per second, in a plain loop, in a fresh database on the same disk.
pub(crate) fn commits_per_second(folder: &Path, how: Synchronous, time: Duration) -> Result<f64> {
    let file = folder.join("yardstick.sqlite");
    remove(&file);
    let database = Connection::open(&file)?;
    database.pragma_update(None, "journal_mode", "WAL")?;
    let synchronous = match how {
        Synchronous::Normal => "NORMAL",
        Synchronous::Full => "FULL",
    };
    database.pragma_update(None, "synchronous", synchronous)?;
    // The server's table of choices.
    database.execute_batch(
        "CREATE TABLE choice (match_id TEXT NOT NULL, ply INTEGER NOT NULL, seat INTEGER NOT NULL, \
         action TEXT NOT NULL, digest TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match_id, ply)) \
         STRICT, WITHOUT ROWID",
    )?;
    let mut insert =
        database.prepare("INSERT INTO choice VALUES (?1, ?2, 1, 'group 3 pay 3', ?3, 1700000000)")?;
    let (start, mut rows) = (Instant::now(), 0_u32);
    while start.elapsed() < time {
        // Sixteen tables taking turns, as the picks do.
        let (table, ply) = (rows % 16, rows / 16);
        insert.execute(params![format!("table-{table:02}"), ply, "0123456789abcdef"])?;
        rows += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    drop(insert);
    drop(database);
    remove(&file);
    Ok(f64::from(rows) / seconds)
}

fn remove(file: &Path) {
    for end in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        let _ = std::fs::remove_file(name);
    }
}
