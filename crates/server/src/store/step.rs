//! One change, all of it or nothing.
//!
//! The driver counts transactions by itself and is wrong when a commit fails, because the database has rolled back
//! then: its connection could never begin another one. So what begins and ends is said in plain SQL.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::sqlite::SqlitePool;
use sqlx::{Sqlite, SqliteConnection, raw_sql};

use super::Result;

/// A change that is not kept yet; dropped, nothing has happened.
pub(super) struct Step {
    disk: Option<PoolConnection<Sqlite>>,
}

impl Step {
    /// Begins a change; of several writers the others wait.
    pub(super) async fn begin(pool: &SqlitePool) -> Result<Step> {
        let mut disk = pool.acquire().await?;
        begin(&mut disk).await?;
        Ok(Step { disk: Some(disk) })
    }

    /// Begins a look: nobody writes in between.
    pub(super) async fn look(pool: &SqlitePool) -> Result<Step> {
        let mut disk = pool.acquire().await?;
        raw_sql("BEGIN").execute(&mut *disk).await?;
        Ok(Step { disk: Some(disk) })
    }

    /// Keeps it.
    pub(super) async fn commit(mut self) -> Result<()> {
        let Some(mut disk) = self.disk.take() else { return Ok(()) };
        commit(&mut disk).await
    }
}

/// Begins a change on a connection of one's own.
pub(super) async fn begin(disk: &mut SqliteConnection) -> Result<()> {
    raw_sql("BEGIN IMMEDIATE").execute(disk).await.map(|_| ())
}

/// Keeps it, or leaves the connection as it was before.
pub(super) async fn commit(disk: &mut SqliteConnection) -> Result<()> {
    let kept = raw_sql("COMMIT").execute(&mut *disk).await.map(|_| ());
    if kept.is_err() {
        roll_back(disk).await;
    }
    kept
}

/// Leaves the connection as it was before.
pub(super) async fn roll_back(disk: &mut SqliteConnection) {
    // Where the database has done so already, there is nothing to roll back.
    let _ = raw_sql("ROLLBACK").execute(disk).await;
}

impl Drop for Step {
    fn drop(&mut self) {
        // Nobody can wait here; a connection that is closed keeps nothing.
        if let Some(disk) = self.disk.take() {
            drop(disk.detach());
        }
    }
}

impl Deref for Step {
    type Target = SqliteConnection;
    fn deref(&self) -> &SqliteConnection {
        self.disk.as_ref().expect("a change that was kept is gone")
    }
}

impl DerefMut for Step {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.disk.as_mut().expect("a change that was kept is gone")
    }
}
