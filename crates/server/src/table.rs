//! A table: what is kept of a match, and the turns that are not ended. Memory never runs ahead of the disk; whoever
//! finds the two apart reads the table anew.

mod turns;

use std::collections::BTreeMap;
use std::sync::Arc;

use i18n::Say;
use shelf::{AnyMatch, Hint};
use tabletop::{Refused, Seat};
use tokio::sync::watch;

use crate::advice::Analysis;
use crate::clock::Moment;
use crate::draft::Draft;
use crate::error::Error;
use crate::host::Means;
use crate::ids::{self, MatchId, Person};
use crate::presence::{Presence, Shown};
use crate::seating::{Absence, Entry, Seating, Sitter, What};
use crate::store::{Appended, Arrival, Hints, Kept, Loaded, Terms};

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
}

/// What has changed since somebody last looked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct News {
    /// How long the logs of the table are.
    pub(crate) version: usize,
    /// What everybody is told of who is there.
    pub(crate) presence: Vec<Option<Shown>>,
    /// How often each seat has changed its turn.
    pub(crate) drafts: [u32; tabletop::MAX_SEATS],
}

impl News {
    /// How often the turns of these seats have changed.
    pub(crate) fn draft(&self, seats: &[Seat]) -> u32 {
        seats.iter().map(|seat| self.drafts[seat.idx()]).sum()
    }
}

/// What somebody does to seats: whose seat, and what.
pub(crate) type Change = (Seat, What);

/// A match that is dealt anew: what is kept of it, and its first moment.
type Dealt = (Kept, Box<dyn AnyMatch>);

/// How often somebody tries again who was not the first.
const TRIES: usize = 5;

impl Table {
    /// Reads a table.
    pub(crate) async fn load(means: &Means, id: &MatchId) -> Result<Table, Error> {
        let loaded = means.store.load(id).await?.ok_or(Error::NotFound)?;
        let sat = loaded.seats.iter().filter_map(|entry| Some((entry.what.who()?.clone(), entry.at)));
        // Whoever was never seen was there when they sat down.
        let mut seen: BTreeMap<Person, Moment> = sat.collect();
        let lately = means.store.seen_at(id, seen.keys());
        seen.extend(lately);
        let presence = Arc::new(Presence::new(seen, means.clock.now()));
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

    /// Forgets everything and reads it anew: somebody here is somebody else now. Whoever watches comes back as that.
    pub(crate) async fn begin_anew(&mut self) -> Result<(), Error> {
        let fresh = Table::load(&self.means, self.id()).await?;
        *self = Table { is_woken: self.is_woken, review: self.review.take(), ..fresh };
        Ok(())
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

    /// Something happens to seats. What is decided is decided on the table as it is, and again if somebody was faster.
    pub(crate) async fn change(
        &mut self,
        by: Option<&Person>,
        arrival: Option<&Arrival>,
        decide: impl Fn(&Table) -> Result<Vec<Change>, Error>,
    ) -> Result<(), Error> {
        for _ in 0..TRIES {
            let entry = |(seat, what)| Entry {
                seat,
                what,
                by: by.cloned(),
                ply: self.game.ply(),
                at: self.means.clock.now(),
            };
            let changes = decide(self)?;
            changes.iter().try_for_each(|(seat, what)| self.seating.may_happen(*seat, what, by))?;
            let entries: Vec<Entry> = changes.into_iter().map(entry).collect();
            if entries.is_empty() {
                return Ok(());
            }
            let length = self.seating.log().len();
            let dealt = self.deal_anew(&entries)?;
            let seed = dealt.as_ref().map(|(kept, _)| kept.seed.as_str());
            match self.means.store.append_seats(&self.kept.id, length, &entries, arrival, seed).await? {
                Appended::MovedOn => self.reread().await?,
                Appended::Kept => {
                    if let Some((kept, game)) = dealt {
                        (self.kept, self.game) = (kept, game);
                        Seat::first(self.kept.seats).for_each(|seat| self.abandon(seat));
                    }
                    self.changed(entries).await;
                    return Ok(());
                }
            }
        }
        Err(Error::Refused(Refused::MovedOn))
    }

    /// Whoever leaves before the first choice has seen a hand, and nobody shall know a newcomer's: another deal.
    fn deal_anew(&self, entries: &[Entry]) -> Result<Option<Dealt>, Error> {
        let is_known = self.seating.has_begun() && entries.iter().any(Entry::deals_anew);
        if self.kept.study || !is_known {
            return Ok(None);
        }
        let kept = Kept { seed: ids::seed().to_string(), ..self.kept.clone() };
        let game = crate::host::replay(&kept, &[])?;
        Ok(Some((kept, game)))
    }

    /// It is kept; whatever fails now is no reason to say that it is not.
    async fn changed(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            let (seat, ends_turn) = (entry.seat, entry.what.ends_turn());
            self.seating.push(entry);
            if ends_turn {
                self.abandon(seat);
            }
        }
        self.count_devices().await;
        self.play_on().await;
    }

    /// The same people play again, at that table.
    pub(crate) fn set_next(&mut self, next: MatchId) {
        self.kept.next = Some(next);
        self.tell();
    }

    /// Keeps the advice a seat has asked for at this moment.
    pub(crate) fn advise(&mut self, seat: Seat, moment: String, hints: Vec<Hint>) {
        self.forget_advice(seat);
        self.advice.push((seat, moment, hints));
        self.tell_draft(seat);
    }

    /// Whoever goes back and chooses otherwise comes to another moment with the same number.
    fn forget_advice(&mut self, seat: Seat) {
        self.advice.retain(|(other, ..)| *other != seat);
    }

    /// The advice for this seat at this moment, if it has asked.
    pub(crate) fn advice(&self, seat: Seat) -> Option<&[Hint]> {
        let asked = self.advice.iter().find(|(other, ..)| *other == seat);
        let now = asked.filter(|(_, then, _)| *then == self.game(Some(seat)).digest());
        now.map(|(.., hints)| hints.as_slice())
    }

    /// How the finished game went, if somebody has asked.
    pub(crate) fn review(&self) -> Option<&Arc<Analysis>> {
        self.review.as_ref()
    }

    /// Keeps how the game went.
    pub(crate) fn set_review(&mut self, review: Arc<Analysis>) {
        self.review = Some(review);
    }
}

/// Who is there, and who hears of it.
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
    async fn count_devices(&mut self) {
        match self.means.store.count_devices(self.seating.people()).await {
            Ok(devices) => self.devices = devices,
            Err(bad) => tracing::warn!(table = %self.id(), %bad, "devices could not be counted"),
        }
        self.tell();
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
        self.news.send_if_modified(|news| {
            let is_new = news.version != version || news.presence != presence;
            (news.version, news.presence) = (version, presence);
            is_new
        });
    }

    /// Tells the other browsers of whoever sits here.
    fn tell_draft(&self, seat: Seat) {
        self.news.send_modify(|news| news.drafts[seat.idx()] += 1);
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
