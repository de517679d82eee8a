//! Who is at a table, and who hears of what changes there.

use std::sync::Arc;

use tabletop::Seat;
use tokio::sync::watch;

use super::Table;

use crate::error::Error;
use crate::ids::Person;
use crate::presence::{Presence, Shown};
use crate::seating::{Absence, Sitter};

/// What has changed since somebody last looked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct News {
    /// How long the logs of the table are.
    pub(crate) version: usize,
    /// What everybody is told of who is there.
    pub(crate) presence: Vec<Option<Shown>>,
    /// How often each seat has changed its turn.
    pub(crate) drafts: [u32; tabletop::MAX_SEATS],
    /// Who sits where.
    pub(crate) holders: Vec<Option<Person>>,
}

impl News {
    /// The seats of somebody.
    pub(crate) fn held(&self, who: Option<&Person>) -> Vec<Seat> {
        let holders = self.holders.iter().enumerate();
        let mine = holders.filter(|(_, holder)| who.is_some() && holder.as_ref() == who);
        mine.map(|(idx, _)| Seat::new(idx)).collect()
    }

    /// How often the turns of these seats have changed.
    pub(crate) fn draft(&self, seats: &[Seat]) -> u32 {
        seats.iter().map(|seat| self.drafts[seat.idx()]).sum()
    }
}

impl Table {
    /// Hears of every change.
    pub(crate) fn watch(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Who is there.
    pub(crate) fn presence(&self) -> &Arc<Presence> {
        &self.presence
    }

    /// How long whoever sits here has been away.
    pub(crate) fn absence(&self, seat: Seat) -> Absence {
        self.presence.absence(self.seating.sitter(seat).and_then(Sitter::who), self.means.clock.now())
    }

    /// What everybody is told of who is there; nothing of bots, and nothing where only one person plays.
    pub(crate) fn shown(&self) -> Vec<Option<Shown>> {
        let now = self.means.clock.now();
        let shown = |(_, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Person(sitting) if !self.is_alone() => {
                Some(self.presence.shown(sitting.who.as_ref(), now))
            }
            Sitter::Person(_) | Sitter::Free { .. } | Sitter::Bot(_) => None,
        };
        self.seating.sitters().map(shown).collect()
    }

    /// How many browsers speak for whoever sits here.
    pub(crate) fn devices(&self, seat: Seat) -> usize {
        let who = self.seating.sitter(seat).and_then(Sitter::who);
        self.devices.iter().find(|(other, _)| Some(other) == who).map_or(0, |(_, count)| *count)
    }

    /// Somebody speaks by more or fewer browsers.
    pub(super) async fn count_devices(&mut self) {
        match self.means.store.count_devices(self.seating.people()).await {
            Ok(devices) => self.devices = devices,
            Err(bad) => tracing::warn!(table = %self.id(), %bad, "devices could not be counted"),
        }
        self.tell();
    }

    /// The same, counted once for all tables.
    pub(crate) fn recount_devices(&mut self, counts: &[(Person, usize)]) {
        for (who, count) in &mut self.devices {
            if let Some((_, now)) = counts.iter().find(|(other, _)| other == who) {
                *count = *now;
            }
        }
    }

    /// How long the logs of this table are: a page that shows less is old.
    pub(crate) fn version(&self) -> usize {
        let next = usize::from(self.kept.next.is_some());
        self.game.ply() + self.seating.log().len() + self.chat.1 + next
    }

    /// How often the turns of these seats have changed: of two pages of one version the one that shows less is old.
    pub(crate) fn draft_changes(&self, seats: &[Seat]) -> u32 {
        self.news.borrow().draft(seats)
    }

    /// Tells whoever watches, if there is something new to tell.
    pub(crate) fn tell(&self) {
        let (version, presence) = (self.version(), self.shown());
        let holders = self.seating.sitters().map(|(_, sitter)| sitter.who().cloned()).collect();
        self.news.send_if_modified(|news| {
            let is_new = news.version != version || news.presence != presence;
            (news.version, news.presence, news.holders) = (version, presence, holders);
            is_new
        });
    }

    /// Tells the other browsers of whoever sits here.
    pub(super) fn tell_draft(&self, seat: Seat) {
        self.news.send_modify(|news| news.drafts[seat.idx()] += 1);
    }

    /// Writes down who has a page open: they give no other sign of life, and a server may end without a goodbye.
    pub(crate) fn note_who_is_here(&self) {
        if self.is_open_book() {
            return;
        }
        for who in self.presence.here() {
            // Who was seen when is no reason to complain.
            let _ = self.means.store.saw(&who, &self.kept.id, self.means.clock.now());
        }
    }

    /// Somebody gives a sign of life. Whoever was away and stood in for, or lost, has the seat again.
    pub(crate) async fn sign(&mut self, who: &Person) -> Result<(), Error> {
        if self.seating.held(who).is_empty() && self.seating.returns(who).is_empty() {
            return Ok(());
        }
        if self.presence.sign(who, self.means.clock.now()) {
            // Who was seen when is no reason to refuse anything.
            let _ = self.means.store.saw(who, &self.kept.id, self.means.clock.now());
            // Whoever was away for a while may have been given up by the host meanwhile.
            self.refresh().await?;
        }
        if !self.seating.returns(who).is_empty() && !self.is_open_book() {
            self.change(Some(who), None, |table| Ok(table.seating.returns(who))).await?;
        }
        self.tell();
        Ok(())
    }
}
