//! Bots that think: beside the tables, not while one is held. And whoever could not go on tries again.

use std::sync::Arc;
use std::time::Duration;

use shelf::{AnyMatch, Budget};
use tabletop::Seat;
use tokio::sync::mpsc;

use crate::error::Error;
use crate::host::Host;
use crate::ids::{self, Bot, MatchId};

/// Tables at which somebody is to go on, in the order they asked.
pub(crate) type Woken = mpsc::UnboundedReceiver<MatchId>;

/// The turn of a bot that takes its time.
pub(crate) struct BotTurn {
    pub(crate) seat: Seat,
    pub(crate) bot: Bot,
    /// How many choices were made when it began.
    pub(crate) ply: usize,
    pub(crate) game: Box<dyn AnyMatch>,
}

impl BotTurn {
    /// All choices of the seat in a row, by one bot, which may remember what it thought.
    fn play(mut self, budget: Budget) -> Result<BotTurn, Error> {
        match self.game.play_turn(self.seat, self.bot.name(), ids::chance(), budget)? {
            true => Ok(self),
            false => Err(Error::Broken(format!("there is no bot {}", self.bot.name()))),
        }
    }
}

/// How long whoever could not go on waits before the next try, at first and at most.
const SOON: Duration = Duration::from_millis(500);
const LATE: Duration = Duration::from_secs(15);

/// Lets bots think wherever they are woken.
pub(crate) async fn run(host: Arc<Host>, mut woken: Woken) {
    while let Some(id) = woken.recv().await {
        let host = Arc::clone(&host);
        tokio::spawn(async move {
            let tried = tokio::spawn(go_on(Arc::clone(&host), id.clone())).await;
            // Whoever gives up, or panics, sleeps no longer than until the table is asked for again.
            if !matches!(tried, Ok(true)) {
                tracing::error!(table = %id, "a bot cannot go on");
                host.mend(&id.page());
            }
        });
    }
}

/// Plays for the bots of a table until a person must choose, however often that takes; whether that is possible at all.
async fn go_on(host: Arc<Host>, id: MatchId) -> bool {
    let mut wait = SOON;
    while let Err(bad) = think(&host, &id).await {
        if matches!(bad, Error::NotFound | Error::NewerRules(_) | Error::Broken(_)) {
            return false;
        }
        tracing::warn!(table = %id, %bad, "a bot could not go on; it tries again");
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(LATE);
    }
    true
}

async fn think(host: &Host, id: &MatchId) -> Result<(), Error> {
    loop {
        let table = host.table(id).await?;
        let turn = {
            let mut table = table.lock().await;
            table.go_on().await?;
            table.turn_of_thinker()
        };
        let Some(turn) = turn else { return Ok(()) };
        let played = host.thinking_pool.think(move |budget| turn.play(budget)).await.flatten()?;
        table.lock().await.thinker_played(played).await?;
    }
}
