//! Bots that think: beside the tables, not while one is held.

use std::sync::Arc;

use shelf::{AnyMatch, Budget};
use tabletop::Seat;
use tokio::sync::mpsc;

use crate::error::Error;
use crate::host::Host;

/// Tables at which somebody is to think, in the order they asked.
pub(crate) type Woken = mpsc::UnboundedReceiver<String>;

/// The turn of a bot that takes its time.
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) bot: String,
    /// How many choices were made when it began.
    pub(crate) ply: usize,
    pub(crate) game: Box<dyn AnyMatch>,
}

impl Turn {
    /// All choices of the seat in a row, by one bot, which may remember what it thought.
    fn play(mut self, budget: Budget) -> Result<Turn, Error> {
        let chance = crate::session::chance();
        match self.game.play_turn(self.seat, &self.bot, chance, budget).map_err(Error::Refused)? {
            true => Ok(self),
            false => Err(Error::Broken(format!("there is no bot {}", self.bot))),
        }
    }
}

/// Lets bots think wherever they are woken.
pub(crate) async fn run(host: Arc<Host>, mut woken: Woken) {
    while let Some(id) = woken.recv().await {
        let host = Arc::clone(&host);
        tokio::spawn(async move {
            if let Err(bad) = think(&host, &id).await {
                eprintln!("table {id}: a bot could not go on: {bad:?}");
            }
        });
    }
}

/// Plays for the bots of a table until a person must choose.
async fn think(host: &Host, id: &str) -> Result<(), Error> {
    loop {
        let table = host.table(id).await?;
        let Some(turn) = table.lock().await.turn_of_thinker() else { return Ok(()) };
        let played = host.room.think(move |budget| turn.play(budget)).await.flatten();
        let mut table = table.lock().await;
        match played {
            Ok(turn) => table.thinker_played(&host.store, turn).await?,
            Err(bad) => {
                table.is_thinking = false;
                return Err(bad);
            }
        }
    }
}
