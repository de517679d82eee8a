//! Matches: what was agreed, the two logs, what was said.

use std::time::Duration;

use sqlx::{QueryBuilder, Row, Sqlite, SqliteConnection};
use tabletop::Seat;

use super::append::{insert_choices, is_taken};
use super::people::{Arrival, arrive};
use super::step::Step;
use super::uploads::{Upload, insert_upload};
use super::{Appended, Result, Store, count, damaged, number};
use crate::clock::Moment;
use crate::ids::{Bot, MatchId, Person};
use crate::seating::{Entry, What};
use crate::text;

/// What is kept of a match besides its logs.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) id: MatchId,
    pub(crate) game: String,
    pub(crate) rules: u16,
    pub(crate) seats: usize,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seed: String,
    /// Whether the deal is known: a branch, or somebody's record.
    pub(crate) study: bool,
    /// Whoever opened the table; nobody did that for a record somebody wanted to look at.
    pub(crate) opener: Option<Person>,
    pub(crate) terms: Terms,
    /// The hash of corrected tables, if it is played with such.
    pub(crate) tables: Option<String>,
    /// The table at which the same people play again.
    pub(crate) next: Option<MatchId>,
}

/// What the people at a table agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    /// The bot that plays for somebody.
    pub(crate) stand_in: Bot,
    /// How long somebody must be away before one may.
    pub(crate) grace: Duration,
    /// How long somebody must be away before the seat counts as lost.
    pub(crate) lost: Duration,
    pub(crate) hints: Hints,
}

/// Whether the strongest bot may be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Hints {
    /// Where only one person plays.
    #[default]
    Alone,
    /// By everybody.
    On,
    /// By nobody.
    Off,
}

impl Hints {
    fn write(self) -> &'static str {
        match self {
            Hints::Alone => "",
            Hints::On => "on",
            Hints::Off => "off",
        }
    }

    /// Reads what a form or the store says.
    pub(crate) fn read(text: &str) -> Option<Hints> {
        [Hints::Alone, Hints::On, Hints::Off].into_iter().find(|hints| hints.write() == text)
    }
}

/// One choice as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) seat: Seat,
    pub(crate) action: String,
    pub(crate) digest: String,
}

/// A match with everything that is kept of it.
pub(crate) struct Loaded {
    pub(crate) kept: Kept,
    pub(crate) choices: Vec<Choice>,
    pub(crate) seats: Vec<Entry>,
    /// What was said lately, and how much was ever said.
    pub(crate) chat: (Vec<(String, String)>, usize),
}

/// So many lines of a table's chat are kept.
const KEPT_LINES: i64 = 500;

/// A new match.
pub(crate) struct New<'a> {
    pub(crate) kept: &'a Kept,
    pub(crate) seats: &'a [Entry],
    /// The choices it begins with.
    pub(crate) choices: &'a [Choice],
    /// The result, if it is over with them.
    pub(crate) result: Option<&'a str>,
    /// The match after which the same people play again.
    pub(crate) follows: Option<&'a MatchId>,
    /// Whose file it is.
    pub(crate) upload: Option<Upload<'a>>,
    /// Whoever came with it.
    pub(crate) arrival: Option<&'a Arrival>,
}

/// What became of a new match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Opened {
    /// It is kept.
    Kept,
    /// The same people play again already, at that table.
    There(MatchId),
    /// Somebody has sent as much as they may.
    Full,
}

/// How much of what was said a table remembers.
const SAID: i64 = 100;

impl Store {
    /// Keeps a new match, all of it or nothing.
    pub(crate) async fn create(&self, new: New<'_>) -> Result<Opened> {
        let mut step = self.write().await?;
        if let Some(arrival) = new.arrival {
            arrive(&mut step, arrival, self.clock.now()).await?;
        }
        if let Some(upload) = &new.upload
            && !insert_upload(&mut step, new.kept.id.as_str(), "record", upload, self.clock.now()).await?
        {
            return Ok(Opened::Full);
        }
        if let Some(old) = new.follows {
            let first = sqlx::query("UPDATE match SET next = $1 WHERE id = $2 AND next IS NULL")
                .bind(new.kept.id.as_str())
                .bind(old.as_str())
                .execute(&mut *step)
                .await?;
            if first.rows_affected() == 0 {
                let next: Option<String> = sqlx::query("SELECT next FROM match WHERE id = $1")
                    .bind(old.as_str())
                    .fetch_one(&mut *step)
                    .await?
                    .try_get(0)?;
                return next
                    .map(|next| Opened::There(MatchId::read(next)))
                    .ok_or_else(|| damaged("a next table that is none"));
            }
        }
        insert_match(&mut step, new.kept, new.result, self.clock.now()).await?;
        insert_entries(&mut step, &new.kept.id, 0, new.seats).await?;
        insert_choices(&mut step, &new.kept.id, 0, new.choices, self.clock.now()).await?;
        step.commit().await?;
        Ok(Opened::Kept)
    }

    /// A match with everything that is kept of it.
    pub(crate) async fn load(&self, id: &MatchId) -> Result<Option<Loaded>> {
        // One look at all of it: nobody writes in between.
        let mut step = Step::look(&self.pool).await?;
        let Some(kept) = read_match(&mut step, id).await? else {
            step.commit().await?;
            return Ok(None);
        };
        let choices = sqlx::query("SELECT seat, action, digest FROM choice WHERE match_id = $1 ORDER BY ply")
            .bind(id.as_str())
            .fetch_all(&mut *step)
            .await?;
        let choice = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Choice { seat: seat(row.try_get(0)?)?, action: row.try_get(1)?, digest: row.try_get(2)? })
        };
        let choices = choices.iter().map(choice).collect::<Result<_>>()?;
        let entries = sqlx::query(
            "SELECT seat, kind, who, detail, by_whom, ply, at FROM seat_log WHERE match_id = $1 ORDER BY number",
        )
        .bind(id.as_str())
        .fetch_all(&mut *step)
        .await?;
        let entry = |row: &sqlx::sqlite::SqliteRow| {
            let (kind, detail): (String, String) = (row.try_get(1)?, row.try_get(3)?);
            Ok(Entry {
                seat: seat(row.try_get(0)?)?,
                what: What::read(&kind, row.try_get(2)?, &detail)
                    .ok_or_else(|| damaged(format!("a seat log says {kind:?}")))?,
                by: row.try_get::<Option<String>, _>(4)?.map(Person::read),
                ply: count(row.try_get(5)?),
                at: Moment::read(row.try_get(6)?),
            })
        };
        let seats = entries.iter().map(entry).collect::<Result<_>>()?;
        let said = sqlx::query(
            "SELECT name, text, number FROM chat WHERE match_id = $1 ORDER BY number DESC LIMIT $2",
        )
        .bind(id.as_str())
        .bind(SAID)
        .fetch_all(&mut *step)
        .await?;
        let ever = said.first().map_or(Ok(0), |row| row.try_get(2))?;
        // Older releases kept what cannot be seen.
        let seen = |text: String, longest| text::line(&text, longest).unwrap_or_default();
        let line =
            |row: &sqlx::sqlite::SqliteRow| Ok((seen(row.try_get(0)?, 24), seen(row.try_get(1)?, 300)));
        let chat = said.iter().rev().map(line).collect::<Result<_>>()?;
        step.commit().await?;
        Ok(Some(Loaded { kept, choices, seats, chat: (chat, count(ever)) }))
    }

    /// Something happens to seats, if the log is as long as it was thought to be; all of it or nothing. With a new seed
    /// the match is dealt anew, if nothing was chosen yet.
    pub(crate) async fn append_seats(
        &self,
        id: &MatchId,
        length: usize,
        entries: &[Entry],
        arrival: Option<&Arrival>,
        seed: Option<&str>,
    ) -> Result<Appended> {
        let mut step = self.write().await?;
        if let Some(arrival) = arrival {
            arrive(&mut step, arrival, self.clock.now()).await?;
        }
        if let Some(seed) = seed {
            let dealt = sqlx::query(
                "UPDATE match SET seed = $1 WHERE id = $2 \
                 AND NOT EXISTS (SELECT 1 FROM choice WHERE match_id = $2)",
            )
            .bind(seed)
            .bind(id.as_str())
            .execute(&mut *step)
            .await?;
            if dealt.rows_affected() == 0 {
                return Ok(Appended::MovedOn);
            }
        }
        match insert_entries(&mut step, id, length, entries).await {
            Ok(()) => {
                step.commit().await?;
                Ok(Appended::Kept)
            }
            Err(bad) if is_taken(&bad) => Ok(Appended::MovedOn),
            Err(bad) => Err(bad),
        }
    }

    /// Somebody says something; how much was ever said.
    pub(crate) async fn say(&self, id: &MatchId, name: &str, text: &str) -> Result<usize> {
        // In a transaction of its own: the row that is returned is not yet kept.
        let mut step = self.write().await?;
        let row = sqlx::query(
            "INSERT INTO chat (match_id, number, name, text, at) \
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM chat WHERE match_id = $1 RETURNING number",
        )
        .bind(id.as_str())
        .bind(name)
        .bind(text)
        .bind(self.clock.now().seconds())
        .fetch_one(&mut *step)
        .await?;
        let number = count(row.try_get(0)?);
        // Whoever talks much fills no disk: of what was said, the last of it is enough.
        sqlx::query("DELETE FROM chat WHERE match_id = $1 AND number <= $2")
            .bind(id.as_str())
            .bind(super::number(number) - KEPT_LINES)
            .execute(&mut *step)
            .await?;
        step.commit().await?;
        Ok(number)
    }

    /// Whether a match is over.
    pub(crate) async fn is_finished(&self, id: &MatchId) -> Result<bool> {
        let row = sqlx::query("SELECT EXISTS (SELECT 1 FROM match WHERE id = $1 AND finished IS NOT NULL)")
            .bind(id.as_str())
            .fetch_one(&self.pool)
            .await?;
        row.try_get(0)
    }

    /// How long the two logs and the chat of a match are, and whether it has a next one.
    pub(crate) async fn version(&self, id: &MatchId) -> Result<usize> {
        let row = sqlx::query(
            "SELECT (SELECT count(*) FROM choice WHERE match_id = $1) + (SELECT count(*) FROM seat_log WHERE match_id = $1) \
             + (SELECT COALESCE(MAX(number), 0) FROM chat WHERE match_id = $1) \
             + (SELECT count(next) FROM match WHERE id = $1)",
        )
        .bind(id.as_str())
        .fetch_one(&self.pool)
        .await?;
        Ok(count(row.try_get(0)?))
    }
}

async fn insert_match(
    step: &mut SqliteConnection,
    kept: &Kept,
    result: Option<&str>,
    now: Moment,
) -> Result<()> {
    let options: Vec<String> = kept.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let seconds = |of: Duration| i64::try_from(of.as_secs()).unwrap_or(i64::MAX);
    sqlx::query(
        "INSERT INTO match (id, game, rules, seats, options, seed, opener, created, finished, standings, study, level, \
         grace, lost, hints, tables) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
    )
    .bind(kept.id.as_str())
    .bind(&kept.game)
    .bind(kept.rules)
    .bind(number(kept.seats))
    .bind(options.join("\n"))
    .bind(&kept.seed)
    .bind(kept.opener.as_ref().map(Person::as_str))
    .bind(now.seconds())
    .bind(result.map(|_| now.seconds()))
    .bind(result)
    .bind(kept.study)
    .bind(kept.terms.stand_in.name())
    .bind(seconds(kept.terms.grace))
    .bind(seconds(kept.terms.lost))
    .bind(kept.terms.hints.write())
    .bind(&kept.tables)
    .execute(&mut *step)
    .await?;
    Ok(())
}

async fn read_match(step: &mut SqliteConnection, id: &MatchId) -> Result<Option<Kept>> {
    let row = sqlx::query(
        "SELECT game, rules, seats, options, seed, study, opener, level, grace, lost, hints, tables, next \
         FROM match WHERE id = $1",
    )
    .bind(id.as_str())
    .fetch_optional(&mut *step)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let options: String = row.try_get(3)?;
    let pair = |line: &str| line.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    let seconds = |of: i64| Duration::from_secs(u64::try_from(of).unwrap_or(0));
    let level: String = row.try_get(7)?;
    let hints: String = row.try_get(10)?;
    Ok(Some(Kept {
        id: id.clone(),
        game: row.try_get(0)?,
        rules: row.try_get(1)?,
        seats: count(row.try_get(2)?),
        options: options.lines().filter_map(pair).collect(),
        seed: row.try_get(4)?,
        study: row.try_get(5)?,
        opener: row.try_get::<Option<String>, _>(6)?.map(Person::read),
        terms: Terms {
            stand_in: if level.is_empty() { Bot::of(shelf::Level::DEFAULT) } else { Bot::read(level) },
            grace: seconds(row.try_get(8)?),
            lost: seconds(row.try_get(9)?),
            hints: Hints::read(&hints).unwrap_or_default(),
        },
        tables: row.try_get(11)?,
        next: row.try_get::<Option<String>, _>(12)?.map(MatchId::read),
    }))
}

/// Writes entries of a seat log from this number on.
pub(super) async fn insert_entries<'e>(
    step: &mut SqliteConnection,
    id: &MatchId,
    first: usize,
    entries: impl IntoIterator<Item = &'e Entry>,
) -> Result<()> {
    let mut entries = entries.into_iter().zip(first..).peekable();
    if entries.peek().is_none() {
        return Ok(());
    }
    let mut insert = QueryBuilder::<Sqlite>::new(
        "INSERT INTO seat_log (match_id, number, kind, seat, who, by_whom, detail, ply, at) ",
    );
    insert.push_values(entries, |mut row, (entry, place)| {
        let (kind, who, detail) = entry.what.write();
        row.push_bind(id.as_str().to_owned())
            .push_bind(number(place))
            .push_bind(kind)
            .push_bind(number(entry.seat.idx()))
            .push_bind(who)
            .push_bind(entry.by.as_ref().map(|by| by.as_str().to_owned()))
            .push_bind(detail)
            .push_bind(number(entry.ply))
            .push_bind(entry.at.seconds());
    });
    insert.build().execute(&mut *step).await?;
    Ok(())
}

fn seat(idx: i64) -> Result<Seat> {
    Seat::checked(count(idx)).ok_or_else(|| damaged("a seat beyond the table"))
}
