//! Who sits where, who holds which seat, what they say.

use sqlx::Row;
use tabletop::Seat;

use super::{Result, Store, count, now, number};

/// Who sits somewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sitter {
    /// The bot that plays here.
    pub(crate) bot: Option<String>,
    /// The name of the person who plays here.
    pub(crate) name: Option<String>,
    /// The invitation of a seat nobody has taken.
    pub(crate) invite: Option<String>,
    /// Whether this person wants to be asked what goes without saying.
    pub(crate) asks: bool,
}

impl Sitter {
    /// A person, with a name or only a number.
    pub(crate) fn person(name: Option<String>) -> Sitter {
        Sitter { name, ..Sitter::default() }
    }

    /// A bot.
    pub(crate) fn bot(name: &str) -> Sitter {
        Sitter { bot: Some(name.into()), ..Sitter::default() }
    }

    /// A seat that waits for whoever has the link.
    pub(crate) fn open() -> Sitter {
        Sitter { invite: Some(crate::session::secret()), ..Sitter::default() }
    }
}

impl Store {
    /// Changes who sits somewhere.
    pub(crate) async fn seat(&self, id: &str, seat: Seat, sitter: &Sitter) -> Result<()> {
        sqlx::query(
            "UPDATE sitter SET bot = ?, name = ?, invite = ?, asks = ? WHERE match_id = ? AND seat = ?",
        )
        .bind(&sitter.bot)
        .bind(&sitter.name)
        .bind(&sitter.invite)
        .bind(sitter.asks)
        .bind(id)
        .bind(number(seat.idx()))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// From now on this owner holds the seat.
    pub(crate) async fn hold(&self, owner: &str, id: &str, seat: Seat) -> Result<()> {
        sqlx::query("INSERT OR IGNORE INTO holder (owner, match_id, seat) VALUES (?, ?, ?)")
            .bind(owner)
            .bind(id)
            .bind(number(seat.idx()))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Nobody holds the seat any more.
    pub(crate) async fn release(&self, id: &str, seat: Seat) -> Result<()> {
        sqlx::query("DELETE FROM holder WHERE match_id = ? AND seat = ?")
            .bind(id)
            .bind(number(seat.idx()))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Who holds which seat of a match.
    pub(crate) async fn holders(&self, id: &str) -> Result<Vec<(String, Seat)>> {
        let rows = sqlx::query("SELECT owner, seat FROM holder WHERE match_id = ? ORDER BY seat")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(|row| (row.get(0), Seat::new(count(row.get(1))))).collect())
    }

    /// The matches of this owner, newest first: id, game, who has a name there, whether it is finished.
    pub(crate) async fn matches_of(&self, owner: &str) -> Result<Vec<(String, String, String, bool)>> {
        let rows = sqlx::query(
            "SELECT id, game, finished IS NOT NULL, \
             COALESCE((SELECT group_concat(name, ', ') FROM sitter WHERE match_id = match.id), '') FROM match \
             WHERE id IN (SELECT match_id FROM holder WHERE owner = ?) ORDER BY created DESC, id LIMIT 30",
        )
        .bind(owner)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1), row.get(3), row.get(2))).collect())
    }

    /// What was said at a table, oldest first, the last hundred.
    pub(crate) async fn chat(&self, id: &str) -> Result<Vec<(String, String)>> {
        let rows =
            sqlx::query("SELECT name, text FROM chat WHERE match_id = ? ORDER BY number DESC LIMIT 100")
                .bind(id)
                .fetch_all(&self.pool)
                .await?;
        Ok(rows.iter().rev().map(|row| (row.get(0), row.get(1))).collect())
    }

    /// Somebody says something.
    pub(crate) async fn say(&self, id: &str, name: &str, text: &str) -> Result<()> {
        sqlx::query(
            "INSERT INTO chat (match_id, number, name, text, at) \
             SELECT ?1, COALESCE(MAX(number), 0) + 1, ?2, ?3, ?4 FROM chat WHERE match_id = ?1",
        )
        .bind(id)
        .bind(name)
        .bind(text)
        .bind(now())
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
