//! Live tables: a cache over the store, and the rules of taking turns at it.
//!
//! A turn is a draft: the acting seat plays on a copy, others see the original, undo drops the last choice, and
//! ending the turn appends all its choices at once. A choice that reveals something is appended at once, with all
//! before it. Memory never runs ahead of the disk.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex as SyncMutex};

use shelf::{AnyMatch, Key};
use tabletop::{Refused, Seat};
use tokio::sync::{Mutex, watch};

use crate::error::Error;
use crate::store::{Appended, Choice, Kept, Sitter, Store};

/// All live tables.
pub(crate) struct Host {
    pub(crate) store: Store,
    /// The address people know us by, if not the one they ask at.
    pub(crate) base_url: Option<String>,
    /// Choices kept since the start.
    choices: Arc<AtomicU64>,
    tables: SyncMutex<BTreeMap<String, Arc<Mutex<Table>>>>,
}

/// A table people sit at.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) sitters: Vec<Sitter>,
    /// What everybody agrees on: what is kept.
    game: Box<dyn AnyMatch>,
    draft: Option<Draft>,
    /// Counts what has changed; whoever watches asks again.
    changed: watch::Sender<u64>,
    choices: Arc<AtomicU64>,
}

/// A turn that is not ended.
struct Draft {
    seat: Seat,
    game: Box<dyn AnyMatch>,
}

impl Host {
    pub(crate) fn new(store: Store, base_url: Option<String>) -> Host {
        Host { store, base_url, choices: Arc::default(), tables: SyncMutex::new(BTreeMap::new()) }
    }

    /// What a monitor asks for, in Prometheus' words.
    pub(crate) fn metrics(&self) -> String {
        let tables = self.tables.lock().expect("nobody panics while looking a table up").len();
        let choices = self.choices.load(Ordering::Relaxed);
        format!(
            "# HELP hanlin_tables_live Tables in memory.\n# TYPE hanlin_tables_live gauge\nhanlin_tables_live {tables}\n\
             # HELP hanlin_choices_total Choices kept since the start.\n# TYPE hanlin_choices_total counter\n\
             hanlin_choices_total {choices}\n"
        )
    }

    /// Opens a new table.
    pub(crate) async fn open(&self, kept: Kept, sitters: Vec<Sitter>) -> Result<Arc<Mutex<Table>>, Error> {
        self.store.create(&kept, &sitters).await?;
        self.table(&kept.id).await
    }

    /// The table with this id, read from the store if nobody has asked for it lately.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Mutex<Table>>, Error> {
        if let Some(table) = self.cached(id) {
            return Ok(table);
        }
        let (kept, sitters, choices) = self.store.load(id).await?.ok_or(Error::NotFound)?;
        let game = replay(&kept, &choices)?;
        let (changed, choices) = (watch::Sender::new(0), Arc::clone(&self.choices));
        let table = Table { id: id.to_owned(), sitters, game, draft: None, changed, choices };
        let table = self.put(id, Arc::new(Mutex::new(table)));
        table.lock().await.play_on(&self.store).await?;
        Ok(table)
    }

    /// Whoever came first is the table.
    fn put(&self, id: &str, table: Arc<Mutex<Table>>) -> Arc<Mutex<Table>> {
        let mut tables = self.tables.lock().expect("nobody panics while looking a table up");
        Arc::clone(tables.entry(id.to_owned()).or_insert(table))
    }

    fn cached(&self, id: &str) -> Option<Arc<Mutex<Table>>> {
        self.tables.lock().expect("nobody panics while looking a table up").get(id).cloned()
    }
}

/// Plays a kept match again and checks its last digest.
pub(crate) fn replay(kept: &Kept, choices: &[Choice]) -> Result<Box<dyn AnyMatch>, Error> {
    let broken = |what: String| Error::Broken(format!("match {}: {what}", kept.id));
    let key = Key::named(&kept.game).ok_or_else(|| broken(format!("unknown game {}", kept.game)))?;
    let seed = kept.seed.parse().map_err(|bad| broken(format!("{bad}")))?;
    let mut game = key.start(kept.seats, &kept.options, seed).map_err(|bad| broken(bad.to_string()))?;
    for (choice, ply) in choices.iter().zip(0..) {
        let played = game.play(choice.seat, &choice.action);
        played.map_err(|bad| broken(format!("choice {ply} `{}`: {bad}", choice.action)))?;
    }
    match choices.last() {
        Some(last) if last.digest != game.digest() => {
            Err(broken("the replay differs from what was kept".into()))
        }
        Some(_) | None => Ok(game),
    }
}

impl Table {
    /// The game as a seat sees it: its own draft, or what everybody agrees on.
    pub(crate) fn game(&self, seat: Option<Seat>) -> &dyn AnyMatch {
        match &self.draft {
            Some(draft) if Some(draft.seat) == seat => &*draft.game,
            Some(_) | None => &*self.game,
        }
    }

    /// Whether this seat has choices it could take back.
    pub(crate) fn has_draft(&self, seat: Seat) -> bool {
        self.draft.as_ref().is_some_and(|draft| draft.seat == seat)
    }

    /// Whether this seat's turn is complete and waits to be ended.
    pub(crate) fn is_complete(&self, seat: Seat) -> bool {
        self.has_draft(seat) && !self.game(Some(seat)).to_act().contains(seat)
    }

    /// Hears of every change.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Something else than the game has changed.
    pub(crate) fn touch(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    /// Whether all seats are taken.
    pub(crate) fn is_full(&self) -> bool {
        self.sitters.iter().all(|sitter| sitter.bot.is_some() || sitter.name.is_some())
    }

    /// Makes the choice with this number, if the list was made for this moment.
    pub(crate) async fn pick(
        &mut self,
        store: &Store,
        seat: Seat,
        ply: usize,
        number: usize,
    ) -> Result<(), Error> {
        let before = self.game(Some(seat));
        if before.ply() != ply {
            return Err(Error::Refused(Refused::MovedOn));
        }
        let offers = before.offers(seat).map_err(Error::Refused)?;
        let notation = offers.get(number).ok_or(Error::Refused(Refused::NotOffered))?;
        let sealed = before.seals(seat, notation).map_err(Error::Refused)?;
        let mut game = before.copy();
        game.play(seat, notation).map_err(Error::Refused)?;
        while let Some(forced) = game.forced(seat) {
            if game.seals(seat, &forced).map_err(Error::Refused)? {
                break;
            }
            game.play(seat, &forced).map_err(Error::Refused)?;
        }
        if sealed {
            self.commit(store, game).await?;
            return self.play_on(store).await;
        }
        self.draft = Some(Draft { seat, game });
        Ok(())
    }

    /// Takes back the last choice of the draft that was no forced one.
    pub(crate) fn undo(&mut self, seat: Seat) {
        let first = self.game.ply();
        let Some(draft) = self.draft.as_mut().filter(|draft| draft.seat == seat) else { return };
        let mut ply = draft.game.ply();
        while ply > first {
            ply -= 1;
            draft.game.go_back(ply);
            if draft.game.forced(seat).is_none() {
                break;
            }
        }
        if ply == first {
            self.draft = None;
        }
    }

    /// Forgets the whole draft.
    pub(crate) fn reset(&mut self, seat: Seat) {
        self.draft = self.draft.take().filter(|draft| draft.seat != seat);
    }

    /// Ends the turn: the draft becomes what everybody agrees on.
    pub(crate) async fn end_turn(&mut self, store: &Store, seat: Seat) -> Result<(), Error> {
        if !self.is_complete(seat) {
            return Err(Error::Refused(Refused::NotOffered));
        }
        let game = self.game(Some(seat)).copy();
        self.commit(store, game).await?;
        self.play_on(store).await
    }

    /// Keeps everything `game` has beyond what is kept, then puts it in place.
    async fn commit(&mut self, store: &Store, game: Box<dyn AnyMatch>) -> Result<(), Error> {
        let first = self.game.ply();
        let mut choices = Vec::new();
        let mut replay = self.game.copy();
        for ply in first..game.ply() {
            let (Some(seat), Some(action)) = (game.chooser(ply), game.notation(ply)) else { break };
            replay.play(seat, &action).map_err(Error::Refused)?;
            choices.push(Choice { seat, action, digest: replay.digest() });
        }
        let result = game.standings().map(|standings| {
            let list = standings.iter().map(|standing| format!("{}:{}", standing.place, standing.points));
            list.collect::<Vec<_>>().join(" ")
        });
        match store.append(&self.id, first, &choices, result.as_deref()).await? {
            Appended::Kept => {
                self.choices.fetch_add(choices.len() as u64, Ordering::Relaxed);
                self.game = game;
                self.draft = None;
                self.touch();
                Ok(())
            }
            Appended::MovedOn => Err(Error::Refused(Refused::MovedOn)),
        }
    }

    /// Plays for bots, and for everybody where there is only one choice, until a person must choose.
    pub(crate) async fn play_on(&mut self, store: &Store) -> Result<(), Error> {
        if !self.is_full() {
            return Ok(());
        }
        loop {
            let Some(seat) = self.game.to_act().lowest() else { return Ok(()) };
            let mut game = self.game.copy();
            // All of one seat's choices in a row are kept together.
            while game.to_act().contains(seat) {
                let bot = self.sitters[seat.idx()].bot.as_deref();
                let choice = match (game.forced(seat), bot) {
                    (Some(forced), _) => forced,
                    (None, Some(bot)) => {
                        let chance = crate::session::chance();
                        let chosen = game.suggest(seat, bot, chance).map_err(Error::Refused)?;
                        chosen.ok_or_else(|| Error::Broken(format!("there is no bot {bot}")))?
                    }
                    (None, None) => break,
                };
                game.play(seat, &choice).map_err(Error::Refused)?;
            }
            if game.ply() == self.game.ply() {
                return Ok(());
            }
            self.commit(store, game).await?;
        }
    }
}
