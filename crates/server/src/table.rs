//! A table: what is kept of a match, and the turns that are not ended. Memory never runs ahead of the disk; whoever
//! finds the two apart reads the table anew.

mod advice;
mod changes;
mod company;
mod turns;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use i18n::Say;
use shelf::{AnyMatch, Hint};
use tabletop::Seat;
use tokio::sync::watch;

use crate::advice::Analysis;
use crate::clock::Moment;
use crate::draft::Draft;
use crate::error::Error;
use crate::host::Means;
use crate::ids::{MatchId, Person};
use crate::presence::{Joined, Presence};
use crate::seating::{Entry, Seating};
use crate::store::{Hints, Kept, Loaded, Terms};

pub(crate) use changes::Change;
pub(crate) use company::News;
pub(crate) use turns::choices;

/// A table people sit at.
pub(crate) struct Table {
    means: Means,
    kept: Kept,
    seating: Seating,
    /// What was said lately, and how much was ever said.
    chat: (Vec<(String, String)>, usize),
    /// What everybody agrees on: what is kept.
    game: Box<dyn AnyMatch>,
    /// The turns that are not ended, at most one per seat.
    drafts: Vec<Draft>,
    presence: Arc<Presence>,
    /// How many browsers speak for everybody here.
    devices: Vec<(Person, usize)>,
    /// The advice seats have asked for, and when: what is known of another moment is worth nothing.
    advice: Vec<(Seat, String, Vec<Hint>)>,
    /// How the finished game went, once somebody has asked.
    review: Option<Arc<Analysis>>,
    /// Whether somebody sees to it that bots go on.
    is_woken: bool,
    news: watch::Sender<News>,
    /// For seats that have looked, after how many choices, and which was their last decision then.
    last_decisions: Mutex<Vec<(Seat, usize, Option<usize>)>>,
}

impl Table {
    /// Reads a table.
    pub(crate) async fn load(means: &Means, id: &MatchId) -> Result<Table, Error> {
        let loaded = means.store.load(id).await?.ok_or(Error::NotFound)?;
        let sat = loaded.seats.iter().filter_map(|entry| Some((entry.what.who()?.clone(), entry.at)));
        // Whoever was never seen was there when they sat down.
        let mut seen: BTreeMap<Person, Moment> = sat.collect();
        let lately = means.store.seen_at(id, seen.keys());
        seen.extend(lately);
        let presence = Arc::new(Presence::new(seen, means.awake.clone(), means.clock.now()));
        Table::build(means, loaded, presence, watch::Sender::default()).await
    }

    async fn build(
        means: &Means,
        loaded: Loaded,
        presence: Arc<Presence>,
        news: watch::Sender<News>,
    ) -> Result<Table, Error> {
        means.know_tables(&loaded.kept).await?;
        // A copy takes no more room than it needs.
        let game = crate::host::replay(&loaded.kept, &loaded.choices)?.copy();
        let kept_drafts = means.store.drafts(&loaded.kept.id);
        let seating = Seating::read(loaded.kept.seats, loaded.seats, game.ply());
        let devices = means.store.count_devices(seating.people()).await?;
        let mut table = Table {
            means: means.clone(),
            kept: loaded.kept,
            seating,
            chat: loaded.chat,
            game,
            drafts: Vec::new(),
            presence,
            devices,
            advice: Vec::new(),
            review: None,
            is_woken: false,
            news,
            last_decisions: Mutex::default(),
        };
        for (seat, kept) in kept_drafts {
            // A turn that has been ended since is none any more, and nobody goes on with another's.
            let ended = (kept.plies..table.game.ply()).any(|ply| table.game.chooser(ply) == Some(seat));
            let mut since = table.seating.log().iter().skip(kept.entries);
            let left =
                since.any(|entry| entry.deals_anew() || (entry.seat == seat && entry.what.ends_turn()));
            let draft = Draft::read(&*table.game, seat, &kept.clicks);
            if kept.plies <= table.game.ply() && !ended && !left && !draft.is_empty() {
                table.drafts.push(draft);
            }
        }
        table.tell();
        Ok(table)
    }

    /// Reads it anew: memory and disk were found apart.
    pub(crate) async fn reread(&mut self) -> Result<(), Error> {
        let loaded = self.means.store.load(self.id()).await?.ok_or(Error::NotFound)?;
        let (presence, news) = (Arc::clone(&self.presence), self.news.clone());
        let fresh = Table::build(&self.means, loaded, presence, news).await?;
        *self = Table { is_woken: self.is_woken, review: self.review.take(), ..fresh };
        Ok(())
    }

    /// Forgets everything but who is there and reads it anew: somebody here is somebody else now. Whoever watches
    /// comes back as that.
    pub(crate) async fn begin_anew(&mut self, joined: &Joined) -> Result<(), Error> {
        let loaded = self.means.store.load(self.id()).await?.ok_or(Error::NotFound)?;
        let presence = Arc::new(self.presence.anew(joined, self.means.clock.now()));
        let fresh = Table::build(&self.means, loaded, presence, watch::Sender::default()).await?;
        *self = Table { is_woken: self.is_woken, review: self.review.take(), ..fresh };
        Ok(())
    }

    /// The last choice of a seat that nobody would have made for it. Found once for every position.
    pub(crate) fn last_decision(&self, seat: Seat, kept: usize) -> Option<usize> {
        let mut known = self.last_decisions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&(.., found)) = known.iter().find(|&&(whose, plies, _)| whose == seat && plies == kept) {
            return found;
        }
        let found = self.game.last_decision(seat, kept);
        known.retain(|&(whose, ..)| whose != seat);
        known.push((seat, kept, found));
        found
    }

    /// Whether somebody sits, sat or did anything here.
    pub(crate) fn names(&self, who: &Person) -> bool {
        let named = |entry: &Entry| entry.what.who() == Some(who) || entry.by.as_ref() == Some(who);
        self.kept.opener.as_ref() == Some(who) || self.seating.log().iter().any(named)
    }

    /// Reads it anew if the disk is ahead.
    pub(crate) async fn refresh(&mut self) -> Result<(), Error> {
        if self.means.store.version(self.id()).await? == self.version() {
            return Ok(());
        }
        self.reread().await
    }

    /// Its name in addresses.
    pub(crate) fn id(&self) -> &MatchId {
        &self.kept.id
    }

    /// What was agreed before.
    pub(crate) fn kept(&self) -> &Kept {
        &self.kept
    }

    /// What the people here agreed on.
    pub(crate) fn terms(&self) -> &Terms {
        &self.kept.terms
    }

    /// Who sits where.
    pub(crate) fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Whether this is somebody's own table.
    pub(crate) fn is_opener(&self, who: Option<&Person>) -> bool {
        who.is_some() && self.kept.opener.as_ref() == who
    }

    /// The game as a seat sees it: its own draft, or what everybody agrees on.
    pub(crate) fn game(&self, seat: Option<Seat>) -> &dyn AnyMatch {
        let draft = self.drafts.iter().find(|draft| Some(draft.seat()) == seat);
        draft.map_or(&*self.game, Draft::game)
    }

    fn draft(&self, seat: Seat) -> Option<&Draft> {
        self.drafts.iter().find(|draft| draft.seat() == seat)
    }

    /// Whether this is a record somebody wanted to look at: nobody sits here.
    pub(crate) fn is_record(&self) -> bool {
        self.seating.is_record()
    }

    /// Whether everything may be shown: the game is over, or it is a record anyway.
    pub(crate) fn is_open_book(&self) -> bool {
        self.is_record() || self.game.standings().is_some()
    }

    /// Whether something would be lost if it were forgotten.
    pub(crate) fn is_needed(&self) -> bool {
        self.news.receiver_count() > 0 || self.is_woken
    }

    /// Whether this seat has choices it could take back.
    pub(crate) fn has_draft(&self, seat: Seat) -> bool {
        self.draft(seat).is_some()
    }

    /// Whether this seat's turn is complete and waits to be ended.
    pub(crate) fn is_complete(&self, seat: Seat) -> bool {
        self.draft(seat).is_some_and(Draft::is_complete)
    }

    /// The last choice of the draft, if nobody made it but it went without saying, in words.
    pub(crate) fn answered(&self, seat: Seat, say: &Say) -> Option<String> {
        let draft = self.draft(seat)?;
        draft.game().choice_told(draft.answered()?, say)
    }

    /// Whether somebody who sits here may ask for hints.
    pub(crate) fn has_hints(&self) -> bool {
        match self.kept.terms.hints {
            Hints::On => true,
            Hints::Off => false,
            Hints::Alone => self.is_alone(),
        }
    }

    /// Whether only one person plays here.
    pub(crate) fn is_alone(&self) -> bool {
        self.seating.seats_of_people() == 1
    }

    /// The seats of somebody.
    pub(crate) fn held(&self, who: Option<&Person>) -> Vec<Seat> {
        who.map(|who| self.seating.held(who)).unwrap_or_default()
    }

    /// How much was ever said.
    pub(crate) fn said(&self) -> usize {
        self.chat.1
    }

    /// What was said lately: name and words.
    pub(crate) fn chat(&self) -> &[(String, String)] {
        &self.chat.0
    }

    /// Somebody says something.
    pub(crate) async fn say(&mut self, name: String, words: &str) -> Result<(), Error> {
        let ever = self.means.store.say(&self.kept.id, &name, words).await?;
        if ever != self.chat.1 + 1 {
            return self.reread().await;
        }
        self.chat.0.push((name, words.to_owned()));
        let old = self.chat.0.len().saturating_sub(100);
        self.chat.0.drain(..old);
        self.chat.1 = ever;
        self.tell();
        Ok(())
    }

    /// The same people play again, at that table.
    pub(crate) fn set_next(&mut self, next: MatchId) {
        self.kept.next = Some(next);
        self.tell();
    }
}
