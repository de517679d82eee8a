//! The log grows: one task writes everybody's choices, all that wait at a time in one statement, so that many tables
//! share one wait for the disk.

use std::time::Instant;

use sqlx::pool::PoolConnection;
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Choice, Result, Store, number, step};
use crate::clock::{Clock, Moment};
use crate::ids::MatchId;
use crate::metrics::metrics;

/// What became of an attempt to append choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// They are kept.
    Kept,
    /// Somebody else wrote one of these plies first; nothing was written.
    MovedOn,
}

/// Choices that wait to be written.
pub(super) struct Append {
    id: MatchId,
    ply: usize,
    choices: Vec<Choice>,
    /// The result, if the game ends with them.
    result: Option<String>,
    done: oneshot::Sender<Result<Appended>>,
}

/// How many wait together at most.
const TOGETHER: usize = 256;

impl Store {
    /// Appends choices from `ply` on, all or none; with the last one of a game its result.
    pub(crate) async fn append(
        &self,
        id: &MatchId,
        ply: usize,
        choices: Vec<Choice>,
        result: Option<String>,
    ) -> Result<Appended> {
        let (done, answer) = oneshot::channel();
        let work = Append { id: id.clone(), ply, choices, result, done };
        let began = Instant::now();
        self.scribe.send(work).await.map_err(|_| sqlx::Error::PoolClosed)?;
        let done = answer.await.map_err(|_| sqlx::Error::PoolClosed)?;
        metrics().observe_store(began.elapsed());
        done
    }
}

/// Writes what comes in until nobody can send any more.
pub(super) async fn write(mut disk: PoolConnection<Sqlite>, mut work: mpsc::Receiver<Append>, clock: Clock) {
    while let Some(first) = work.recv().await {
        let mut waiting = vec![first];
        while let Some(next) = work.try_recv().ok().filter(|_| waiting.len() < TOGETHER) {
            waiting.push(next);
        }
        // Where one of them came too late, each is tried alone.
        let together = match waiting.as_slice() {
            [_] => None,
            several => {
                insert(&mut disk, several, clock.now()).await.ok().filter(|kept| *kept == Appended::Kept)
            }
        };
        for one in waiting {
            let done = match together {
                Some(kept) => Ok(kept),
                None => insert(&mut disk, std::slice::from_ref(&one), clock.now()).await,
            };
            // Whoever asked may have gone.
            let _ = one.done.send(done);
        }
    }
}

/// All of them or none.
async fn insert(disk: &mut SqliteConnection, all: &[Append], now: Moment) -> Result<Appended> {
    let (statements, ends) = (statements(all, now), ends(all));
    // One statement is all or none by itself.
    if ends.is_empty() && statements.len() == 1 {
        return execute(disk, statements).await;
    }
    step::begin(disk).await?;
    match insert_all(disk, statements, ends, now).await {
        Ok(Appended::Kept) => step::commit(disk).await.map(|()| Appended::Kept),
        failed => {
            step::roll_back(disk).await;
            failed
        }
    }
}

async fn insert_all(
    disk: &mut SqliteConnection,
    statements: Vec<QueryBuilder<Sqlite>>,
    ends: Vec<(MatchId, String)>,
    now: Moment,
) -> Result<Appended> {
    if execute(disk, statements).await? == Appended::MovedOn {
        return Ok(Appended::MovedOn);
    }
    for (id, result) in ends {
        sqlx::query("UPDATE match SET finished = $1, standings = $2 WHERE id = $3")
            .bind(now.seconds())
            .bind(result)
            .bind(id.as_str().to_owned())
            .execute(&mut *disk)
            .await?;
    }
    Ok(Appended::Kept)
}

/// The games that end, with their results.
fn ends(all: &[Append]) -> Vec<(MatchId, String)> {
    all.iter().filter_map(|append| Some((append.id.clone(), append.result.clone()?))).collect()
}

fn statements(all: &[Append], now: Moment) -> Vec<QueryBuilder<Sqlite>> {
    rows_of(
        all.iter().flat_map(|append| {
            append.choices.iter().zip(append.ply..).map(move |(choice, ply)| (&append.id, ply, choice))
        }),
        now,
    )
}

/// A statement takes some thousand rows; nobody appends more at once but for a record to look at.
fn rows_of<'a>(
    rows: impl Iterator<Item = (&'a MatchId, usize, &'a Choice)>,
    now: Moment,
) -> Vec<QueryBuilder<Sqlite>> {
    let mut rows = rows.peekable();
    let mut statements = Vec::new();
    while rows.peek().is_some() {
        let mut insert = QueryBuilder::new("INSERT INTO choice (match_id, ply, seat, action, digest, at) ");
        insert.push_values(rows.by_ref().take(1000), |mut row, (id, ply, choice)| {
            row.push_bind(id.as_str().to_owned())
                .push_bind(number(ply))
                .push_bind(number(choice.seat.idx()))
                .push_bind(choice.action.clone())
                .push_bind(choice.digest.clone())
                .push_bind(now.seconds());
        });
        statements.push(insert);
    }
    statements
}

/// Choices a new match begins with.
pub(super) async fn insert_choices(
    step: &mut SqliteConnection,
    id: &MatchId,
    ply: usize,
    choices: &[Choice],
    now: Moment,
) -> Result<()> {
    let rows = choices.iter().zip(ply..).map(|(choice, ply)| (id, ply, choice));
    for mut statement in rows_of(rows, now) {
        statement.build().execute(&mut *step).await?;
    }
    Ok(())
}

async fn execute(disk: &mut SqliteConnection, all: Vec<QueryBuilder<Sqlite>>) -> Result<Appended> {
    for mut statement in all {
        match statement.build().execute(&mut *disk).await {
            Ok(_) => {}
            Err(bad) if is_taken(&bad) => return Ok(Appended::MovedOn),
            Err(bad) => return Err(bad),
        }
    }
    Ok(Appended::Kept)
}

/// Whether it is about somebody who is no more: two browsers became one person meanwhile.
pub(crate) fn is_gone(bad: &sqlx::Error) -> bool {
    matches!(bad, sqlx::Error::Database(bad) if bad.is_foreign_key_violation())
}

/// Whether somebody else wrote that first.
pub(crate) fn is_taken(bad: &sqlx::Error) -> bool {
    matches!(bad, sqlx::Error::Database(bad) if bad.is_unique_violation())
}
