//! What people send: records to look at, corrected tables to play with. Everybody may send so much; what nobody uses
//! for long is forgotten.

use std::time::Duration;

use shelf::printed::File;
use sqlx::{Row, SqliteConnection};

use super::people::{Arrival, arrive};
use super::{Result, Store, number};
use crate::clock::Moment;
use crate::ids::Person;

/// How much may be sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quota {
    /// By one person: how many.
    pub(crate) own: i64,
    /// By everybody: how many.
    pub(crate) all: i64,
    /// By everybody: bytes.
    pub(crate) bytes: i64,
}

/// Whose it is, and how large.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Upload<'a> {
    pub(crate) person: &'a Person,
    pub(crate) size: usize,
    pub(crate) quota: Quota,
}

/// How long something stays that nobody uses.
const UNUSED: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// What may be forgotten: a record or a study, or tables no match is played with.
const UNNEEDED: &str = "(kind = 'record' OR id NOT IN (SELECT tables FROM match WHERE tables IS NOT NULL))";

/// So many times as much may be needed by matches: such tables use up nobody's room, but a disk has an end, too.
const NEEDED: i64 = 8;

/// What was used lately: nobody who came lately, too, can make it forgotten.
const LATELY: Duration = Duration::from_secs(24 * 60 * 60);

/// What nobody has used since it was sent: a record or a study that was looked at by whoever made it, tables nobody
/// plays with.
const UNUSED_SINCE: &str =
    "(kind = 'tables' OR used <= COALESCE((SELECT created FROM match WHERE match.id = upload.id), 0))";

/// Notes an upload; false if that would be more than one person may send. What all send together has an end, too:
/// beyond it something is forgotten, first what nobody uses, and of that of whoever has most, so that nobody can use up
/// what others may do. Whoever came lately may be one of many who are one: nothing is forgotten for them that was used
/// lately. Tables that matches are played with stay, and count for whoever sent them alone.
pub(super) async fn insert_upload(
    step: &mut SqliteConnection,
    id: &str,
    kind: &'static str,
    upload: &Upload<'_>,
    now: Moment,
) -> Result<bool> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!(
        "SELECT COALESCE(sum(person = $1), 0), COALESCE(sum({UNNEEDED}), 0), COALESCE(sum(size * {UNNEEDED}), 0), \
         COALESCE(sum(size), 0) FROM upload WHERE id <> $2"
    )))
    .bind(upload.person.as_str())
    .bind(id)
    .fetch_one(&mut *step)
    .await?;
    let (own, all, bytes): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let since = now.before(LATELY);
    let is_fresh: bool = sqlx::query("SELECT EXISTS (SELECT 1 FROM person WHERE id = $1 AND created > $2)")
        .bind(upload.person.as_str())
        .bind(since.seconds())
        .fetch_one(&mut *step)
        .await?
        .try_get(0)?;
    // Those who came lately have half the disk: the others always find room on it.
    let needed = if is_fresh { NEEDED / 2 } else { NEEDED };
    let is_full = row.try_get::<i64, _>(3)? + number(upload.size) > upload.quota.bytes * (needed + 1);
    let Quota { own: most, all: most_of_all, bytes: largest } = upload.quota;
    let (many, much) = (all + 1 - most_of_all, bytes + number(upload.size) - largest);
    let spared = if is_fresh { since } else { Moment::read(i64::MAX) };
    if own >= most || is_full || !make_room(step, id, (many, much), (since, spared)).await? {
        return Ok(false);
    }
    sqlx::query(
        "INSERT INTO upload (id, kind, person, size, used) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (id) DO UPDATE SET used = excluded.used",
    )
    .bind(id)
    .bind(kind)
    .bind(upload.person.as_str())
    .bind(number(upload.size))
    .bind(now.seconds())
    .execute(&mut *step)
    .await?;
    Ok(true)
}

/// Forgets so many uploads and so many bytes at least, nothing that was used since `spared`, and what was used lately
/// last; of the others first what was never used, of whoever has most first, and of theirs the least used. Whether that
/// was possible: if not, nothing is forgotten, for nothing is kept.
async fn make_room(
    step: &mut SqliteConnection,
    except: &str,
    (mut many, mut much): (i64, i64),
    (lately, spared): (Moment, Moment),
) -> Result<bool> {
    if many <= 0 && much <= 0 {
        return Ok(true);
    }
    // The fortieth of somebody goes before the second of anybody.
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
        "SELECT id, size FROM upload WHERE {UNNEEDED} AND id <> $1 AND used < $2 ORDER BY \
         used >= $3, {UNUSED_SINCE} DESC, \
         row_number() OVER (PARTITION BY person ORDER BY used DESC, id DESC) DESC, used, id"
    )))
    .bind(except)
    .bind(spared.seconds())
    .bind(lately.seconds())
    .fetch_all(&mut *step)
    .await?;
    for row in rows {
        if many <= 0 && much <= 0 {
            break;
        }
        forget(step, &row.try_get::<String, _>(0)?).await?;
        many -= 1;
        much -= row.try_get::<i64, _>(1)?;
    }
    Ok(many <= 0 && much <= 0)
}

async fn forget(step: &mut SqliteConnection, id: &str) -> Result<()> {
    for statement in [
        "DELETE FROM choice WHERE match_id = $1",
        "DELETE FROM seat_log WHERE match_id = $1",
        "DELETE FROM chat WHERE match_id = $1",
        "UPDATE match SET next = NULL WHERE next = $1",
        "DELETE FROM match WHERE id = $1",
        "DELETE FROM printed WHERE hash = $1",
        "DELETE FROM upload WHERE id = $1",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *step).await?;
    }
    Ok(())
}

impl Store {
    /// Keeps the files of corrected tables; false if that would be more than may be sent. The host's own count for
    /// nobody.
    pub(crate) async fn keep_tables(
        &self,
        game: &str,
        hash: &str,
        files: &[File],
        (upload, arrival): (Option<Upload<'_>>, Option<&Arrival>),
    ) -> Result<bool> {
        let mut step = self.write().await?;
        if let Some(arrival) = arrival {
            arrive(&mut step, arrival, self.clock.now()).await?;
        }
        if let Some(upload) = &upload
            && !insert_upload(&mut step, hash, "tables", upload, self.clock.now()).await?
        {
            return Ok(false);
        }
        if upload.is_none() {
            sqlx::query("DELETE FROM upload WHERE id = $1").bind(hash).execute(&mut *step).await?;
        }
        for (name, text) in files {
            sqlx::query(
                "INSERT INTO printed (hash, game, name, text) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            )
            .bind(hash)
            .bind(game)
            .bind(name)
            .bind(text)
            .execute(&mut *step)
            .await?;
        }
        step.commit().await?;
        Ok(true)
    }

    /// Corrected tables: their game and files.
    pub(crate) async fn tables(&self, hash: &str) -> Result<Option<(String, Vec<File>)>> {
        let rows = sqlx::query("SELECT game, name, text FROM printed WHERE hash = $1 ORDER BY name")
            .bind(hash)
            .fetch_all(&self.pool)
            .await?;
        let mut found: Option<(String, Vec<File>)> = None;
        for row in rows {
            let game: String = row.try_get(0)?;
            found.get_or_insert((game, Vec::new())).1.push((row.try_get(1)?, row.try_get(2)?));
        }
        Ok(found)
    }

    /// Somebody uses what was sent.
    pub(crate) async fn use_upload(&self, id: &str) -> Result<()> {
        sqlx::query("UPDATE upload SET used = $1 WHERE id = $2 AND used < $3")
            .bind(self.clock.now().seconds())
            .bind(id)
            // Once an hour is enough.
            .bind(self.clock.now().before(Duration::from_secs(3_600)).seconds())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Forgets what nobody has used for long; how much that was.
    pub(crate) async fn forget_uploads(&self) -> Result<usize> {
        let before = self.clock.now().before(UNUSED).seconds();
        let mut step = self.write().await?;
        let old =
            sqlx::query(sqlx::AssertSqlSafe(format!("SELECT id FROM upload WHERE {UNNEEDED} AND used < $1")))
                .bind(before)
                .fetch_all(&mut *step)
                .await?;
        for row in &old {
            forget(&mut step, &row.try_get::<String, _>(0)?).await?;
        }
        step.commit().await?;
        Ok(old.len())
    }
}
