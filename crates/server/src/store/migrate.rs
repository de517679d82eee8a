//! From older databases to this one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sqlx::sqlite::SqlitePool;
use sqlx::{Row, SqliteConnection, raw_sql};
use tabletop::Seat;

use super::step::Step;
use super::{Result, copy, count, damaged, matches};
use crate::clock::{Clock, Moment};
use crate::ids::{Bot, Invite, MatchId, Person};
use crate::seating::{Entry, What};
use crate::text;

/// Schema changes in order; the database remembers how many it has seen.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/1.sql"),
    include_str!("../../migrations/2.sql"),
    include_str!("../../migrations/3.sql"),
    include_str!("../../migrations/4.sql"),
];

/// The one that made people of browsers.
const PEOPLE: i64 = 4;

/// How many changes a database has seen.
pub(super) async fn version(pool: &SqlitePool) -> Result<i64> {
    sqlx::query("PRAGMA user_version").fetch_one(pool).await?.try_get(0)
}

/// Whether a database is of this program.
pub(super) fn is_current(version: i64) -> bool {
    count(version) == MIGRATIONS.len()
}

/// Brings a database up to date; what it was before is kept beside it, if it is in a folder of its own.
pub(super) async fn migrate(pool: &SqlitePool, folder: Option<&Path>, clock: &Clock) -> Result<()> {
    let seen = version(pool).await?;
    if count(seen) > MIGRATIONS.len() {
        return Err(damaged("this database was written by a newer hanlin"));
    }
    if is_current(seen) {
        return Ok(());
    }
    if let Some(folder) = folder.filter(|_| seen > 0) {
        let file = folder.join(format!("before-migration-{}.sqlite", MIGRATIONS.len()));
        if !file.exists() {
            copy(pool, &file).await?;
        }
    }
    for (script, number) in MIGRATIONS.iter().zip(1_i64..) {
        if number > seen {
            let mut step = Step::begin(pool).await?;
            raw_sql(*script).execute(&mut *step).await?;
            if number == PEOPLE {
                people(&mut step, clock.now()).await?;
            }
            raw_sql(sqlx::AssertSqlSafe(format!("PRAGMA user_version = {number}")))
                .execute(&mut *step)
                .await?;
            step.commit().await?;
        }
    }
    Ok(())
}

/// Browsers become devices of people, and who sat where becomes the beginning of a log.
///
/// Who held a seat together, by a link from one browser to another, is one person: such a link brought all seats of a
/// table.
async fn people(step: &mut SqliteConnection, now: Moment) -> Result<()> {
    let mut held: BTreeMap<(String, i64), Vec<String>> = BTreeMap::new();
    let mut seats: BTreeMap<String, BTreeSet<(String, i64)>> = BTreeMap::new();
    let mut whose = Same::default();
    let rows = sqlx::query("SELECT owner, match_id, seat FROM holder").fetch_all(&mut *step).await?;
    for row in rows {
        let (owner, id, seat): (String, String, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        whose.add(&owner);
        held.entry((id.clone(), seat)).or_default().push(owner.clone());
        seats.entry(owner).or_default().insert((id, seat));
    }
    for together in held.values() {
        for (one, other) in together.iter().zip(together.iter().skip(1)) {
            if is_one(&seats[one], &seats[other]) {
                whose.join(one, other);
            }
        }
    }
    let openers = sqlx::query("SELECT DISTINCT opener FROM match WHERE opener IS NOT NULL")
        .fetch_all(&mut *step)
        .await?;
    for row in openers {
        whose.add(&row.try_get::<String, _>(0)?);
    }
    for owner in whose.all() {
        let person = whose.of(&owner);
        if person == owner {
            sqlx::query("INSERT INTO person (id, created) VALUES ($1, $2)")
                .bind(&person)
                .bind(now.seconds())
                .execute(&mut *step)
                .await?;
        }
    }
    for owner in whose.all() {
        sqlx::query("INSERT INTO device (hash, person, label, created, older) VALUES ($1, $2, '', $3, 1)")
            .bind(&owner)
            .bind(whose.of(&owner))
            .bind(now.seconds())
            .execute(&mut *step)
            .await?;
        if whose.of(&owner) != owner {
            sqlx::query("UPDATE match SET opener = $1 WHERE opener = $2")
                .bind(whose.of(&owner))
                .bind(&owner)
                .execute(&mut *step)
                .await?;
        }
    }
    seat_logs(step, &held, &whose, now).await?;
    raw_sql(
        "DROP TABLE holder; DROP TABLE sitter; \
         UPDATE match SET study = 1 WHERE opener IS NULL AND id NOT IN (SELECT match_id FROM seat_log); \
         UPDATE match SET study = 1 WHERE EXISTS (SELECT 1 FROM match AS first WHERE first.seed = match.seed \
         AND first.id <> match.id AND (first.created, first.rowid) < (match.created, match.rowid)); \
         UPDATE match SET tables = substr(options, instr(options, 'tables=') + 7, 64) WHERE instr(options, 'tables=') > 0 AND instr(options, 'tables=built-in') = 0;",
    )
    .execute(&mut *step)
    .await?;
    sqlx::query(
        "INSERT INTO upload (id, kind, person, size, used) \
         SELECT hash, 'tables', NULL, sum(length(text)), $1 FROM printed GROUP BY hash \
         UNION ALL SELECT id, 'record', NULL, (SELECT 80 * count(*) FROM choice WHERE match_id = match.id), $1 \
         FROM match WHERE study = 1 AND opener IS NULL AND id NOT IN (SELECT match_id FROM seat_log)",
    )
    .bind(now.seconds())
    .execute(&mut *step)
    .await?;
    Ok(())
}

/// Whether two browsers have the same seats wherever both have one.
fn is_one(one: &BTreeSet<(String, i64)>, other: &BTreeSet<(String, i64)>) -> bool {
    let at = |seats: &BTreeSet<(String, i64)>, id: &String| {
        seats.iter().filter(|(of, _)| of == id).map(|(_, seat)| *seat).collect::<Vec<_>>()
    };
    one.iter().all(|(id, _)| at(other, id).is_empty() || at(one, id) == at(other, id))
}

async fn seat_logs(
    step: &mut SqliteConnection,
    held: &BTreeMap<(String, i64), Vec<String>>,
    whose: &Same,
    now: Moment,
) -> Result<()> {
    let rows = sqlx::query(
        "SELECT match_id, seat, bot, name, invite, asks, (SELECT count(*) FROM choice WHERE match_id = sitter.match_id) \
         FROM sitter ORDER BY match_id, seat",
    )
    .fetch_all(&mut *step)
    .await?;
    let mut logs: BTreeMap<String, (Vec<Entry>, Vec<Entry>)> = BTreeMap::new();
    for row in rows {
        let (id, at): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        let seat = Seat::checked(count(at)).ok_or_else(|| damaged("a seat beyond the table"))?;
        let [bot, name, invite]: [Option<String>; 3] = [row.try_get(2)?, row.try_get(3)?, row.try_get(4)?];
        let name = text::name(name.as_ref());
        let (asks, ply): (bool, i64) = (row.try_get(5)?, row.try_get(6)?);
        let holder = held.get(&(id.clone(), at)).and_then(|all| all.first()).map(|owner| whose.of(owner));
        let entry = |what| Entry { seat, what, by: None, ply: count(ply), at: now };
        let who = holder.map(Person::read);
        let is_person = who.is_some() || (bot.is_none() && invite.is_none());
        let (first, later) = logs.entry(id).or_default();
        first.push(entry(match (&bot, invite.as_deref().and_then(Invite::read)) {
            (_, Some(invite)) => What::Free(invite),
            (Some(bot), None) if !is_person => What::Bot(Bot::read(bot)),
            (Some(_) | None, None) => What::Sat { who, name, invite: None },
        }));
        later.extend((is_person && bot.is_some()).then(|| entry(What::StandIn)));
        later.extend((is_person && asks).then(|| entry(What::Asks(true))));
    }
    for (id, (first, later)) in logs {
        matches::insert_entries(step, &MatchId::read(id), 0, first.iter().chain(&later)).await?;
    }
    Ok(())
}

/// Which browsers are one person's.
#[derive(Default)]
struct Same(BTreeMap<String, String>);

impl Same {
    fn add(&mut self, owner: &str) {
        self.0.entry(owner.to_owned()).or_insert_with(|| owner.to_owned());
    }

    fn join(&mut self, one: &str, other: &str) {
        let (one, other) = (self.of(one), self.of(other));
        self.0.insert(other, one);
    }

    fn of(&self, owner: &str) -> String {
        match self.0.get(owner) {
            Some(same) if same != owner => self.of(same),
            Some(_) | None => owner.to_owned(),
        }
    }

    fn all(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }
}
