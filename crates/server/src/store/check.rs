//! Looking for faults: what the database itself says, and what can be read of every match.

use std::path::Path;

use sqlx::Row;
use sqlx::sqlite::SqlitePool;
use tokio::sync::mpsc;

use super::{Loaded, Passing, Result, Store, database, look, migrate};
use crate::clock::Clock;
use crate::ids::MatchId;

/// Reads a whole database, whatever state it is in: every match, and every fault that was found on the way.
///
/// An older database is copied first and the copy brought up to date.
pub(crate) async fn check(
    folder: &Path,
    mut each: impl FnMut(Loaded, Option<(String, Vec<shelf::printed::File>)>) -> Option<String>,
) -> (usize, Vec<String>) {
    let mut faults = Vec::new();
    let pool = match look(&database(folder)).await {
        Ok(pool) => pool,
        Err(bad) => return (0, vec![format!("the database cannot be opened: {bad}")]),
    };
    match own_check(&pool).await {
        Ok(found) => faults.extend(found),
        Err(bad) => faults.push(format!("the database cannot be checked: {bad}")),
    }
    let copy = folder.join(format!("verify-{}.sqlite", std::process::id()));
    let matches = match up_to_date(pool, &copy).await {
        Ok(store) => read_all(&store, &mut each, &mut faults).await,
        Err(bad) => {
            faults.push(format!("the database cannot be read: {bad}"));
            0
        }
    };
    for part in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{part}", copy.display()));
    }
    (matches, faults)
}

/// Whether a file is a sound database of ours; in words, why not.
///
/// # Errors
/// If not.
pub(crate) async fn is_sound(file: &Path) -> std::result::Result<(), String> {
    let cannot = |bad: sqlx::Error| format!("{} cannot be read as a database: {bad}", file.display());
    let pool = look(file).await.map_err(cannot)?;
    let faults = own_check(&pool).await.map_err(cannot)?;
    if let Some(first) = faults.first() {
        return Err(format!("{} is damaged: {first}", file.display()));
    }
    let ours = sqlx::query("SELECT count(*) FROM match").fetch_one(&pool).await;
    pool.close().await;
    ours.map(|_| ()).map_err(|_| format!("{} is no database of hanlin", file.display()))
}

/// What SQLite finds wrong.
async fn own_check(pool: &SqlitePool) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for pragma in ["PRAGMA integrity_check", "PRAGMA foreign_key_check"] {
        let rows = sqlx::query(pragma).fetch_all(pool).await?;
        for row in rows {
            let first: String = row.try_get(0)?;
            if first != "ok" {
                faults.push(format!("the database says: {first}"));
            }
        }
    }
    Ok(faults)
}

/// A store that is only read, without anybody who writes.
async fn up_to_date(pool: SqlitePool, copy: &Path) -> Result<Store> {
    let clock = Clock::default();
    let pool = match migrate::is_current(migrate::version(&pool).await?) {
        true => pool,
        false => {
            super::copy(&pool, copy).await?;
            let pool = look(copy).await?;
            migrate::migrate(&pool, None, &clock).await?;
            pool
        }
    };
    let (scribe, _) = mpsc::channel(1);
    Ok(Store { passing: Passing::none(), pool, scribe, clock })
}

async fn read_all(
    store: &Store,
    each: &mut impl FnMut(Loaded, Option<(String, Vec<shelf::printed::File>)>) -> Option<String>,
    faults: &mut Vec<String>,
) -> usize {
    let ids = match ids(&store.pool).await {
        Ok(ids) => ids,
        Err(bad) => {
            faults.push(format!("the list of matches cannot be read: {bad}"));
            return 0;
        }
    };
    for id in &ids {
        let loaded = match store.load(id).await {
            Ok(Some(loaded)) => loaded,
            Ok(None) => {
                faults.push(format!("match {id} is gone"));
                continue;
            }
            Err(bad) => {
                faults.push(format!("match {id} cannot be read: {bad}"));
                continue;
            }
        };
        let tables = match &loaded.kept.tables {
            None => None,
            Some(hash) => match store.tables(hash).await {
                Ok(tables) => tables,
                Err(bad) => {
                    faults.push(format!("the tables of match {id} cannot be read: {bad}"));
                    continue;
                }
            },
        };
        faults.extend(each(loaded, tables));
    }
    ids.len()
}

async fn ids(pool: &SqlitePool) -> Result<Vec<MatchId>> {
    let rows = sqlx::query("SELECT id FROM match ORDER BY created, id").fetch_all(pool).await?;
    rows.iter().map(|row| row.try_get::<String, _>(0).map(MatchId::read)).collect()
}
