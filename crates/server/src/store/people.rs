//! People, the browsers that speak for them, and their tables.

use sqlx::{Row, SqliteConnection};

use super::{Result, Store, count};
use crate::clock::Moment;
use crate::ids::{MatchId, Person, SecretHash};

/// Somebody who was nobody before: a person and their first browser.
#[derive(Clone, Debug)]
pub(crate) struct Arrival {
    pub(crate) person: Person,
    pub(crate) device: SecretHash,
    /// What kind of browser it is.
    pub(crate) label: String,
    /// The name its cookie is given.
    pub(crate) shows: Shows,
}

/// Under which name a browser has shown its cookie. It is believed under a lesser one until it has shown a better one:
/// over https another site could have set that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shows {
    /// That of an older release.
    Older,
    /// That of today, as far as is known only over http.
    Plain,
    /// The one no other site can set.
    Secure,
}

impl Shows {
    /// As it is stored; databases of before know only the first two.
    fn stored(self) -> i64 {
        match self {
            Shows::Plain => 0,
            Shows::Older => 1,
            Shows::Secure => 2,
        }
    }

    fn read(stored: i64) -> Shows {
        match stored {
            0 => Shows::Plain,
            1 => Shows::Older,
            _ => Shows::Secure,
        }
    }
}

/// A browser that speaks for somebody.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    pub(crate) hash: SecretHash,
    pub(crate) label: String,
    pub(crate) created: Moment,
}

/// A table of somebody: id, game, who has a name there, whether it is finished.
pub(crate) type OwnMatch = (MatchId, String, String, bool);

/// Rows of the seat log after which another sits there, or nobody for good: whoever is lost may come back.
const HOLDS: &str = "kind IN ('sat', 'free', 'bot')";

/// What became of an attempt to sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SignedIn {
    /// The browser speaks for this person.
    As(Person),
    /// The link is void.
    Void,
    /// Both sit at one table whose game is not over, so they cannot be one person.
    Apart,
}

/// Whether the browser still speaks for `other`, and the two nowhere sit at one table whose game is not over.
async fn may_join(
    step: &mut SqliteConnection,
    device: &SecretHash,
    other: &Person,
    person: &Person,
) -> Result<bool> {
    let (one, two) = (sits("sat.who = $1"), sits("sat.who = $2"));
    let row = sqlx::query(sqlx::AssertSqlSafe(format!(
        "SELECT EXISTS (SELECT 1 FROM device WHERE hash = $3 AND person = $1) AND NOT EXISTS \
         (SELECT 1 FROM match WHERE finished IS NULL AND id IN ({one}) AND id IN ({two}))"
    )))
    .bind(other.as_str())
    .bind(person.as_str())
    .bind(device.as_str())
    .fetch_one(&mut *step)
    .await?;
    row.try_get(0)
}

/// Keeps somebody new, as part of what they came for.
pub(super) async fn arrive(step: &mut SqliteConnection, arrival: &Arrival, now: Moment) -> Result<()> {
    sqlx::query("INSERT INTO person (id, created) VALUES ($1, $2)")
        .bind(arrival.person.as_str())
        .bind(now.seconds())
        .execute(&mut *step)
        .await?;
    // No conflict is settled here: a browser that speaks for somebody already would leave them a ghost.
    sqlx::query("INSERT INTO device (hash, person, label, created, older) VALUES ($1, $2, $3, $4, $5)")
        .bind(arrival.device.as_str())
        .bind(arrival.person.as_str())
        .bind(&arrival.label)
        .bind(now.seconds())
        .bind(arrival.shows.stored())
        .execute(&mut *step)
        .await?;
    Ok(())
}

async fn insert_device(
    step: &mut SqliteConnection,
    device: &SecretHash,
    (label, shows): (&str, Shows),
    person: &Person,
    now: Moment,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO device (hash, person, label, created, older) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (hash) DO UPDATE SET person = excluded.person",
    )
    .bind(device.as_str())
    .bind(person.as_str())
    .bind(label)
    .bind(now.seconds())
    .bind(shows.stored())
    .execute(&mut *step)
    .await?;
    Ok(())
}

impl Store {
    /// Whom a browser speaks for, whether they were offered a personal link, and under which name it has shown its
    /// cookie.
    pub(crate) async fn whose(&self, device: &SecretHash) -> Result<Option<(Person, bool, Shows)>> {
        let row = sqlx::query(
            "SELECT person.id, person.offered, device.older FROM device \
             JOIN person ON person.id = device.person WHERE hash = $1",
        )
        .bind(device.as_str())
        .fetch_optional(&self.pool)
        .await?;
        let known = |row: sqlx::sqlite::SqliteRow| {
            let shows = Shows::read(row.try_get(2)?);
            Ok((Person::read(row.try_get::<String, _>(0)?), row.try_get(1)?, shows))
        };
        row.map(known).transpose()
    }

    /// A browser has shown its cookie under this name: a lesser one is worth nothing any more.
    pub(crate) async fn renew_device(&self, device: &SecretHash, shows: Shows) -> Result<()> {
        sqlx::query("UPDATE device SET older = $2 WHERE hash = $1")
            .bind(device.as_str())
            .bind(shows.stored())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// The browsers of somebody, oldest first.
    pub(crate) async fn devices(&self, person: &Person) -> Result<Vec<Device>> {
        let rows =
            sqlx::query("SELECT hash, label, created FROM device WHERE person = $1 ORDER BY created, hash")
                .bind(person.as_str())
                .fetch_all(&self.pool)
                .await?;
        let device = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Device {
                hash: SecretHash::read(row.try_get::<String, _>(0)?),
                label: row.try_get(1)?,
                created: Moment::read(row.try_get(2)?),
            })
        };
        rows.iter().map(device).collect()
    }

    /// How many browsers speak for each of these people.
    pub(crate) async fn count_devices(
        &self,
        people: impl IntoIterator<Item = &Person>,
    ) -> Result<Vec<(Person, usize)>> {
        let mut counts = Vec::new();
        for person in people {
            let row = sqlx::query("SELECT count(*) FROM device WHERE person = $1")
                .bind(person.as_str())
                .fetch_one(&self.pool)
                .await?;
            counts.push((person.clone(), count(row.try_get(0)?)));
        }
        Ok(counts)
    }

    /// A browser of somebody speaks for nobody any more; which one, if there was such a one.
    pub(crate) async fn sign_out(&self, person: &Person, short: &str) -> Result<Option<SecretHash>> {
        let mut step = self.write().await?;
        let row =
            sqlx::query("DELETE FROM device WHERE person = $1 AND substr(hash, 1, 16) = $2 RETURNING hash")
                .bind(person.as_str())
                .bind(short)
                .fetch_optional(&mut *step)
                .await?;
        let Some(row) = row else { return Ok(None) };
        let gone = SecretHash::read(row.try_get::<String, _>(0)?);
        // Whoever had that browser may have made the link.
        sqlx::query("UPDATE person SET passport = NULL WHERE id = $1")
            .bind(person.as_str())
            .execute(&mut *step)
            .await?;
        step.commit().await?;
        Ok(Some(gone))
    }

    /// Somebody's personal link is this one from now on, and no other.
    pub(crate) async fn renew_passport(&self, person: &Person, link: &SecretHash) -> Result<()> {
        sqlx::query("UPDATE person SET passport = $1, offered = 1 WHERE id = $2")
            .bind(link.as_str())
            .bind(person.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Somebody does not want to be offered a personal link now.
    pub(crate) async fn put_off_passport(&self, person: &Person) -> Result<()> {
        sqlx::query("UPDATE person SET offered = 1 WHERE id = $1")
            .bind(person.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whose personal link this is.
    pub(crate) async fn passport(&self, link: &SecretHash) -> Result<Option<Person>> {
        let row = sqlx::query("SELECT id FROM person WHERE passport = $1")
            .bind(link.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| row.try_get::<String, _>(0).map(Person::read)).transpose()
    }

    /// A browser speaks for somebody from now on, if their personal link still is this one; and if `joins` is given,
    /// that other person and everything that was theirs is the same person.
    pub(crate) async fn sign_in(
        &self,
        device: &SecretHash,
        label: (&str, Shows),
        link: &SecretHash,
        joins: Option<&Person>,
    ) -> Result<SignedIn> {
        let mut step = self.write().await?;
        let row = sqlx::query("SELECT id FROM person WHERE passport = $1")
            .bind(link.as_str())
            .fetch_optional(&mut *step)
            .await?;
        let Some(row) = row else { return Ok(SignedIn::Void) };
        let person = Person::read(row.try_get::<String, _>(0)?);
        if let Some(other) = joins.filter(|other| **other != person) {
            if !may_join(&mut step, device, other, &person).await? {
                return Ok(SignedIn::Apart);
            }
            for theirs in [
                "UPDATE device SET person = $1 WHERE person = $2",
                "UPDATE seat_log SET who = $1 WHERE who = $2",
                "UPDATE seat_log SET by_whom = $1 WHERE by_whom = $2",
                "UPDATE match SET opener = $1 WHERE opener = $2",
                "UPDATE upload SET person = $1 WHERE person = $2",
            ] {
                sqlx::query(theirs).bind(person.as_str()).bind(other.as_str()).execute(&mut *step).await?;
            }
            sqlx::query("DELETE FROM person WHERE id = $1").bind(other.as_str()).execute(&mut *step).await?;
        }
        insert_device(&mut step, device, label, &person, self.clock.now()).await?;
        step.commit().await?;
        if let Some(other) = joins.filter(|other| **other != person) {
            // Who was seen when is no reason to refuse anything.
            let _ = self.is_now(other, &person);
        }
        Ok(SignedIn::As(person))
    }

    /// The names somebody goes by at their tables, the latest first.
    pub(crate) async fn names_of(&self, person: &Person) -> Result<Vec<String>> {
        let rows = sqlx::query(
            "SELECT substr(detail, instr(detail, char(10)) + 1) AS name, max(at) FROM seat_log \
             WHERE who = $1 AND kind = 'sat' GROUP BY name ORDER BY max(at) DESC LIMIT 3",
        )
        .bind(person.as_str())
        .fetch_all(&self.pool)
        .await?;
        let names = rows.iter().map(|row| row.try_get::<String, _>(0)).collect::<Result<Vec<_>>>()?;
        Ok(names.into_iter().filter(|name| !name.is_empty()).collect())
    }

    /// The matches at which somebody sits, newest first.
    pub(crate) async fn matches_of(&self, person: &Person) -> Result<Vec<OwnMatch>> {
        let sits = sits("sat.who = $1");
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT id, game, finished IS NOT NULL FROM match WHERE id IN ({sits}) ORDER BY created DESC, id LIMIT 30"
        )))
        .bind(person.as_str())
        .fetch_all(&self.pool)
        .await?;
        let mut listed = Vec::new();
        for row in rows {
            let id = MatchId::read(row.try_get::<String, _>(0)?);
            let names = self.names_at(&id).await?;
            listed.push((id, row.try_get(1)?, names, row.try_get(2)?));
        }
        Ok(listed)
    }

    /// Whether somebody sits anywhere.
    pub(crate) async fn sits_anywhere(&self, person: &Person) -> Result<bool> {
        let sits = sits("sat.who = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("SELECT EXISTS ({sits})")))
            .bind(person.as_str())
            .fetch_one(&self.pool)
            .await?;
        row.try_get(0)
    }

    /// The names of those who sit at a match, as far as they have one.
    async fn names_at(&self, id: &MatchId) -> Result<String> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT CASE kind WHEN 'named' THEN detail ELSE substr(detail, instr(detail, char(10)) + 1) END \
             FROM seat_log AS named WHERE match_id = $1 AND kind IN ('sat', 'named') AND NOT EXISTS (SELECT 1 FROM seat_log \
             WHERE match_id = $1 AND seat = named.seat AND number > named.number AND (kind = 'named' OR {HOLDS})) \
             ORDER BY seat"
        )))
        .bind(id.as_str())
        .fetch_all(&self.pool)
        .await?;
        let names = rows.iter().map(|row| row.try_get::<String, _>(0)).collect::<Result<Vec<_>>>()?;
        Ok(names.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", "))
    }
}

/// The matches at which somebody sits of whom `who` is true.
fn sits(who: &str) -> String {
    format!(
        "SELECT sat.match_id FROM seat_log AS sat WHERE {who} AND sat.kind = 'sat' AND NOT EXISTS (SELECT 1 FROM seat_log \
         WHERE match_id = sat.match_id AND seat = sat.seat AND number > sat.number AND {HOLDS})"
    )
}
