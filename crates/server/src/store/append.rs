//! The log grows: one task writes everybody's choices, all that wait at a time in one statement, so that many tables
//! share one wait for the disk.

use sqlx::pool::PoolConnection;
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Choice, Result, Store, now, number};

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
    id: String,
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
        id: &str,
        ply: usize,
        choices: Vec<Choice>,
        result: Option<String>,
    ) -> Result<Appended> {
        let (done, answer) = oneshot::channel();
        let work = Append { id: id.to_owned(), ply, choices, result, done };
        self.scribe.send(work).await.map_err(|_| sqlx::Error::PoolClosed)?;
        answer.await.map_err(|_| sqlx::Error::PoolClosed)?
    }
}

/// Writes what comes in until nobody can send any more.
pub(super) async fn write(mut disk: PoolConnection<Sqlite>, mut work: mpsc::Receiver<Append>) {
    while let Some(first) = work.recv().await {
        let mut waiting = vec![first];
        while let Some(next) = work.try_recv().ok().filter(|_| waiting.len() < TOGETHER) {
            waiting.push(next);
        }
        // Where one of them came too late, each is tried alone.
        let together = match waiting.as_slice() {
            [_] => None,
            several => insert(&mut disk, several).await.ok().filter(|kept| *kept == Appended::Kept),
        };
        for one in waiting {
            let done = match together {
                Some(kept) => Ok(kept),
                None => insert(&mut disk, std::slice::from_ref(&one)).await,
            };
            // Whoever asked may have gone.
            let _ = one.done.send(done);
        }
    }
}

/// All of them or none.
async fn insert(disk: &mut SqliteConnection, all: &[Append]) -> Result<Appended> {
    let (statements, ends) = (statements(all), ends(all));
    // One statement is all or none by itself.
    if ends.is_empty() && statements.len() == 1 {
        return execute(disk, statements).await;
    }
    let mut step = sqlx::Connection::begin(disk).await?;
    if execute(&mut step, statements).await? == Appended::MovedOn {
        return Ok(Appended::MovedOn);
    }
    for (id, result) in ends {
        sqlx::query("UPDATE match SET finished = ?, standings = ? WHERE id = ?")
            .bind(now())
            .bind(result)
            .bind(id)
            .execute(&mut *step)
            .await?;
    }
    step.commit().await?;
    Ok(Appended::Kept)
}

/// The games that end, with their results.
fn ends(all: &[Append]) -> Vec<(String, String)> {
    all.iter().filter_map(|append| Some((append.id.clone(), append.result.clone()?))).collect()
}

/// A statement takes some thousand rows; nobody appends more at once but for a record to look at.
fn statements(all: &[Append]) -> Vec<QueryBuilder<Sqlite>> {
    let rows = all.iter().flat_map(|append| {
        append.choices.iter().zip(append.ply..).map(move |(choice, ply)| (append, ply, choice))
    });
    let mut rows = rows.peekable();
    let mut statements = Vec::new();
    while rows.peek().is_some() {
        let mut insert = QueryBuilder::new("INSERT INTO choice (match_id, ply, seat, action, digest, at) ");
        insert.push_values(rows.by_ref().take(1000), |mut row, (append, ply, choice)| {
            row.push_bind(append.id.clone())
                .push_bind(number(ply))
                .push_bind(number(choice.seat.idx()))
                .push_bind(choice.action.clone())
                .push_bind(choice.digest.clone())
                .push_bind(now());
        });
        statements.push(insert);
    }
    statements
}

async fn execute(disk: &mut SqliteConnection, all: Vec<QueryBuilder<Sqlite>>) -> Result<Appended> {
    for mut statement in all {
        match statement.build().execute(&mut *disk).await {
            Ok(_) => {}
            Err(sqlx::Error::Database(bad)) if bad.is_unique_violation() => return Ok(Appended::MovedOn),
            Err(bad) => return Err(bad),
        }
    }
    Ok(Appended::Kept)
}
