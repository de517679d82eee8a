//! Corrected tables that games are played with.

use std::collections::BTreeMap;

use shelf::tables::File;
use sqlx::Row;

use super::{Result, Store};

impl Store {
    /// Keeps the files of corrected tables.
    pub(crate) async fn keep_tables(&self, game: &str, hash: &str, files: &[File]) -> Result<()> {
        let mut step = self.pool.begin().await?;
        for (name, text) in files {
            sqlx::query("INSERT OR IGNORE INTO printed (hash, game, name, text) VALUES (?, ?, ?, ?)")
                .bind(hash)
                .bind(game)
                .bind(name)
                .bind(text)
                .execute(&mut *step)
                .await?;
        }
        step.commit().await
    }

    /// All corrected tables that were ever kept: game and files.
    pub(crate) async fn tables(&self) -> Result<Vec<(String, Vec<File>)>> {
        let rows = sqlx::query("SELECT hash, game, name, text FROM printed ORDER BY hash, name");
        let mut kept: BTreeMap<String, (String, Vec<File>)> = BTreeMap::new();
        for row in rows.fetch_all(&self.pool).await? {
            let tables = kept.entry(row.get(0)).or_insert_with(|| (row.get(1), Vec::new()));
            tables.1.push((row.get(2), row.get(3)));
        }
        Ok(kept.into_values().collect())
    }
}
