//! The rules of taking turns at a table.
//!
//! A turn is a draft: the acting seat plays on a copy, others see the original, undo drops the last choice, and
//! ending the turn appends all its choices at once. A choice that reveals something is appended at once, with all
//! before it. Memory never runs ahead of the disk.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use i18n::Say;
use shelf::{AnyMatch, Hint};
use tabletop::{Refused, Seat};
use tokio::sync::{mpsc, watch};

use crate::advice::Analysis;
use crate::error::Error;
use crate::store::{Appended, Choice, Kept, Sitter, Store};
use crate::thinker::Turn;

/// A table people sit at.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) sitters: Vec<Sitter>,
    /// Whoever opened it.
    pub(crate) opener: Option<String>,
    /// Who holds which seat.
    pub(crate) holders: Vec<(String, Seat)>,
    /// The table at which the same people play again.
    pub(crate) next: Option<String>,
    /// What was said lately: name and words.
    pub(crate) said: Vec<(String, String)>,
    /// Links to other devices that were asked for and not used yet.
    pub(crate) passes: Vec<Pass>,
    /// What everybody agrees on: what is kept.
    game: Box<dyn AnyMatch>,
    /// The turns that are not ended, at most one per seat.
    drafts: Vec<Draft>,
    /// The advice seats have asked for, and when: what is known of another moment is worth nothing.
    advice: Vec<(Seat, usize, Vec<Hint>)>,
    /// How the finished game went, once somebody has asked.
    pub(crate) review: Option<Arc<Analysis>>,
    /// Whether a bot thinks about its turn.
    pub(crate) is_thinking: bool,
    /// Wakes the bots that take their time.
    wake: mpsc::UnboundedSender<String>,
    /// Counts what has changed; whoever watches asks again.
    changed: watch::Sender<u64>,
    choices: Arc<AtomicU64>,
}

/// A turn that is not ended.
struct Draft {
    seat: Seat,
    game: Box<dyn AnyMatch>,
    /// Where somebody chose, in choices since the turn began.
    picks: Vec<usize>,
    /// Where an answer that goes without saying was given, counted the same way.
    answers: Vec<usize>,
}

impl Draft {
    /// The last answer that was given since somebody chose.
    fn answered(&self) -> Option<usize> {
        self.answers.last().copied().filter(|answer| self.picks.last().is_none_or(|pick| pick < answer))
    }
}

/// Brings the seats of a browser to another device, once.
pub(crate) struct Pass {
    /// The secret of the link.
    pub(crate) token: String,
    /// Whose seats.
    pub(crate) owner: String,
}

/// How much of what was said a table remembers.
pub(crate) const SAID: usize = 100;

impl Table {
    pub(crate) fn new(
        kept: Kept,
        (sitters, holders): (Vec<Sitter>, Vec<(String, Seat)>),
        said: Vec<(String, String)>,
        game: Box<dyn AnyMatch>,
        (choices, wake): (Arc<AtomicU64>, mpsc::UnboundedSender<String>),
    ) -> Table {
        Table {
            id: kept.id,
            sitters,
            opener: kept.opener,
            holders,
            next: None,
            said,
            passes: Vec::new(),
            game,
            drafts: Vec::new(),
            advice: Vec::new(),
            review: None,
            is_thinking: false,
            wake,
            changed: watch::Sender::new(0),
            choices,
        }
    }

    /// The game as a seat sees it: its own draft, or what everybody agrees on.
    pub(crate) fn game(&self, seat: Option<Seat>) -> &dyn AnyMatch {
        let draft = self.drafts.iter().find(|draft| Some(draft.seat) == seat);
        draft.map_or(&*self.game, |draft| &*draft.game)
    }

    /// Whether this is a record somebody wanted to look at: nobody sits here.
    pub(crate) fn is_record(&self) -> bool {
        self.sitters.is_empty()
    }

    /// Whether everything may be shown: the game is over, or it is a record anyway.
    pub(crate) fn is_open_book(&self) -> bool {
        self.is_record() || self.game.standings().is_some()
    }

    /// Whether something would be lost if it were forgotten.
    pub(crate) fn is_needed(&self) -> bool {
        self.changed.receiver_count() > 0 || !self.drafts.is_empty() || !self.passes.is_empty()
    }

    /// Whether this seat has choices it could take back.
    pub(crate) fn has_draft(&self, seat: Seat) -> bool {
        self.drafts.iter().any(|draft| draft.seat == seat)
    }

    /// Whether this seat's turn is complete and waits to be ended.
    pub(crate) fn is_complete(&self, seat: Seat) -> bool {
        self.has_draft(seat) && !self.game(Some(seat)).to_act().contains(seat)
    }

    /// Hears of every change.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// How often something has changed since the table is live.
    pub(crate) fn version(&self) -> u64 {
        *self.changed.borrow()
    }

    /// Something else than the game has changed.
    pub(crate) fn touch(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    /// Whether all seats are taken.
    pub(crate) fn is_full(&self) -> bool {
        !self.is_record() && self.sitters.iter().all(|sitter| sitter.invite.is_none())
    }

    /// Whether somebody holds a seat.
    pub(crate) fn is_held(&self, seat: Seat) -> bool {
        self.holders.iter().any(|(_, held)| *held == seat)
    }

    /// The seats of a browser.
    pub(crate) fn held(&self, owner: &str) -> Vec<Seat> {
        self.holders.iter().filter(|(holder, _)| holder == owner).map(|(_, seat)| *seat).collect()
    }

    /// From now on this browser holds the seat, too.
    pub(crate) async fn hold(&mut self, store: &Store, owner: &str, seat: Seat) -> Result<(), Error> {
        store.hold(owner, &self.id, seat).await?;
        if !self.held(owner).contains(&seat) {
            self.holders.push((owner.to_owned(), seat));
            self.holders.sort_by_key(|(_, seat)| *seat);
        }
        Ok(())
    }

    /// Nobody holds the seat any more.
    pub(crate) async fn release(&mut self, store: &Store, seat: Seat) -> Result<(), Error> {
        store.release(&self.id, seat).await?;
        self.holders.retain(|(_, held)| *held != seat);
        Ok(())
    }

    /// Somebody says something.
    pub(crate) async fn say(&mut self, store: &Store, name: String, words: &str) -> Result<(), Error> {
        store.say(&self.id, &name, words).await?;
        self.said.push((name, words.to_owned()));
        let old = self.said.len().saturating_sub(SAID);
        self.said.drain(..old);
        self.touch();
        Ok(())
    }

    /// Somebody else sits here now; what the seat had begun is forgotten.
    pub(crate) async fn seat(&mut self, store: &Store, seat: Seat, sitter: Sitter) -> Result<(), Error> {
        store.seat(&self.id, seat, &sitter).await?;
        self.reset(seat);
        self.sitters[seat.idx()] = sitter;
        self.play_on(store).await?;
        self.touch();
        Ok(())
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
        let answers = self.answer(&mut *game, seat)?;
        if sealed {
            self.commit(store, seat, game).await?;
            return self.play_on(store).await;
        }
        let begun = self.drafts.iter().position(|draft| draft.seat == seat).map(|at| self.drafts.remove(at));
        let (mut picks, mut old) = begun.map(|draft| (draft.picks, draft.answers)).unwrap_or_default();
        picks.push(ply - self.game.ply());
        old.extend(answers);
        self.drafts.push(Draft { seat, game, picks, answers: old });
        Ok(())
    }

    /// Gives the answers that go without saying, unless somebody wants to be asked, as long as they can be taken
    /// back. Says which of them could have been others, in choices since the turn began.
    fn answer(&self, game: &mut dyn AnyMatch, seat: Seat) -> Result<Vec<usize>, Error> {
        let mut answers = Vec::new();
        if self.sitters[seat.idx()].asks {
            return Ok(answers);
        }
        loop {
            let forced = game.forced(seat);
            let is_habit = forced.is_none();
            let Some(answer) = forced.or_else(|| game.habit(seat)) else { break };
            if game.seals(seat, &answer).map_err(Error::Refused)? {
                break;
            }
            if is_habit {
                answers.push(game.ply() - self.game.ply());
            }
            game.play(seat, &answer).map_err(Error::Refused)?;
        }
        Ok(answers)
    }

    /// Keeps the advice a seat has asked for at this moment.
    pub(crate) fn advise(&mut self, seat: Seat, ply: usize, hints: Vec<Hint>) {
        self.forget_advice(seat);
        self.advice.push((seat, ply, hints));
    }

    /// Whoever goes back and chooses otherwise comes to another moment with the same number.
    fn forget_advice(&mut self, seat: Seat) {
        self.advice.retain(|(other, ..)| *other != seat);
    }

    /// The advice for this seat at this moment, if it has asked.
    pub(crate) fn advice(&self, seat: Seat) -> Option<&[Hint]> {
        let ply = self.game(Some(seat)).ply();
        let asked = self.advice.iter().find(|(other, then, _)| *other == seat && *then == ply);
        asked.map(|(.., hints)| hints.as_slice())
    }

    /// Takes back what somebody chose last, and all that went without saying after it.
    pub(crate) fn undo(&mut self, seat: Seat) {
        let Some(draft) = self.drafts.iter_mut().find(|draft| draft.seat == seat) else { return };
        let Some(pick) = draft.picks.pop() else { return self.ask_after_all(seat) };
        draft.answers.retain(|&answer| answer < pick);
        self.go_back(seat, pick);
    }

    /// Takes back the last answer that was given without asking, to be asked after all.
    pub(crate) fn ask_after_all(&mut self, seat: Seat) {
        let Some(draft) = self.drafts.iter_mut().find(|draft| draft.seat == seat) else { return };
        let Some(answer) = draft.answered() else { return };
        draft.answers.pop();
        self.go_back(seat, answer);
    }

    /// The draft of this seat is back where so many choices were made since the turn began.
    fn go_back(&mut self, seat: Seat, choices: usize) {
        self.forget_advice(seat);
        if choices == 0 {
            return self.reset(seat);
        }
        let ply = self.game.ply() + choices;
        let draft = self.drafts.iter_mut().find(|draft| draft.seat == seat);
        if let Some(draft) = draft {
            draft.game.go_back(ply);
        }
    }

    /// The last choice of the draft, if nobody made it but it went without saying, in words.
    pub(crate) fn answered(&self, seat: Seat, say: &Say) -> Option<String> {
        let draft = self.drafts.iter().find(|draft| draft.seat == seat)?;
        draft.game.choice_told(self.game.ply() + draft.answered()?, say)
    }

    /// Forgets the whole draft.
    pub(crate) fn reset(&mut self, seat: Seat) {
        self.forget_advice(seat);
        self.drafts.retain(|draft| draft.seat != seat);
    }

    /// Ends the turn: the draft becomes what everybody agrees on.
    pub(crate) async fn end_turn(&mut self, store: &Store, seat: Seat) -> Result<(), Error> {
        if !self.is_complete(seat) {
            return Err(Error::Refused(Refused::NotOffered));
        }
        let game = self.game(Some(seat)).copy();
        self.commit(store, seat, game).await?;
        self.play_on(store).await
    }

    /// Keeps everything `game` has beyond what is kept, all by this seat, then puts it in place.
    async fn commit(&mut self, store: &Store, seat: Seat, game: Box<dyn AnyMatch>) -> Result<(), Error> {
        let first = self.game.ply();
        let choices = choices(self.game.copy(), &*game)?;
        let result = game.standings().map(|standings| {
            let list = standings.iter().map(|standing| format!("{}:{}", standing.place, standing.points));
            list.collect::<Vec<_>>().join(" ")
        });
        let count = choices.len() as u64;
        match store.append(&self.id, first, choices, result).await? {
            Appended::Kept => {
                self.choices.fetch_add(count, Ordering::Relaxed);
                self.game = game;
                self.reset(seat);
                self.rebase(first);
                self.touch();
                Ok(())
            }
            Appended::MovedOn => Err(Error::Refused(Refused::MovedOn)),
        }
    }

    /// Where several choose at once, what the others have begun goes on from what is kept now, as far as it reveals
    /// nothing: a draft must not show what was laid down in secret. `old` is where they began.
    fn rebase(&mut self, old: usize) {
        for mut draft in std::mem::take(&mut self.drafts) {
            let begun = std::mem::replace(&mut draft.game, self.game.copy());
            let own = (old..begun.ply()).filter_map(|ply| begun.notation(ply));
            let seat = draft.seat;
            let stays = |choice: &String| {
                draft.game.seals(seat, choice) == Ok(false) && draft.game.play(seat, choice).is_ok()
            };
            let played = own.take_while(stays).count();
            if played > 0 {
                draft.picks.retain(|&pick| pick < played);
                draft.answers.retain(|&answer| answer < played);
                self.drafts.push(draft);
            }
        }
    }

    /// Plays for bots, and for everybody where there is only one choice, until a person must choose.
    pub(crate) async fn play_on(&mut self, store: &Store) -> Result<(), Error> {
        if !self.is_full() {
            return Ok(());
        }
        // Whoever can go on at once does, until all who are to act are people with a choice, or think.
        while let Some(()) = self.step(store).await? {}
        if !self.is_thinking && self.thinker().is_some() {
            // If nobody listens, the server is about to stop.
            self.is_thinking = self.wake.send(self.id.clone()).is_ok();
        }
        Ok(())
    }

    /// A bot that is to act and takes its time.
    fn thinker(&self) -> Option<(Seat, &str)> {
        let to_act = self.game.to_act();
        let bot = |seat: Seat| Some((seat, self.sitters[seat.idx()].bot.as_deref()?));
        to_act.iter().filter_map(bot).find(|(_, bot)| self.is_full() && shelf::takes_time(bot))
    }

    /// What a bot that takes its time is to think about; nothing if none is to act.
    pub(crate) fn turn_of_thinker(&mut self) -> Option<Turn> {
        let turn = self.thinker().map(|(seat, bot)| Turn {
            seat,
            bot: bot.to_owned(),
            ply: self.game.ply(),
            game: self.game.copy(),
        });
        self.is_thinking = turn.is_some();
        turn
    }

    /// Keeps what a bot has thought out, if the table is still as it was.
    pub(crate) async fn thinker_played(&mut self, store: &Store, turn: Turn) -> Result<(), Error> {
        if self.game.ply() != turn.ply || self.thinker() != Some((turn.seat, &turn.bot)) {
            return Ok(());
        }
        self.commit(store, turn.seat, turn.game).await?;
        self.play_on(store).await
    }

    /// One seat that needs not be asked goes on; nothing if there is none.
    async fn step(&mut self, store: &Store) -> Result<Option<()>, Error> {
        for seat in self.game.to_act().iter().collect::<Vec<_>>() {
            let mut game = self.game.copy();
            let Sitter { bot, asks, .. } = &self.sitters[seat.idx()];
            // All of one seat's choices in a row are kept together.
            while game.to_act().contains(seat) {
                let choice = match (game.forced(seat).filter(|_| !asks), bot) {
                    (Some(forced), _) => forced,
                    (None, Some(bot)) if shelf::takes_time(bot) => break,
                    (None, Some(bot)) => {
                        let chance = crate::session::chance();
                        let chosen = game.suggest(seat, bot, chance).map_err(Error::Refused)?;
                        chosen.ok_or_else(|| Error::Broken(format!("there is no bot {bot}")))?
                    }
                    (None, None) => break,
                };
                game.play(seat, &choice).map_err(Error::Refused)?;
            }
            if game.ply() == self.game.ply() && !self.has_draft(seat) {
                // A turn may begin with what goes without saying; it can be taken back like everything in a draft,
                // but nobody has to end a turn in which nothing was asked.
                let answers = self.answer(&mut *game, seat)?;
                if game.ply() > self.game.ply() && game.to_act().contains(seat) {
                    self.drafts.push(Draft { seat, game, picks: Vec::new(), answers });
                    continue;
                }
                let unasked = game.habit(seat).filter(|_| game.ply() == self.game.ply() && !asks);
                if let Some(habit) = unasked {
                    game.play(seat, &habit).map_err(Error::Refused)?;
                }
            }
            if game.ply() > self.game.ply() {
                self.commit(store, seat, game).await?;
                return Ok(Some(()));
            }
        }
        Ok(None)
    }
}

/// What `game` has beyond `base`, as it is kept.
pub(crate) fn choices(mut base: Box<dyn AnyMatch>, game: &dyn AnyMatch) -> Result<Vec<Choice>, Error> {
    let mut choices = Vec::new();
    for ply in base.ply()..game.ply() {
        let (Some(seat), Some(action)) = (game.chooser(ply), game.notation(ply)) else { break };
        base.play(seat, &action).map_err(Error::Refused)?;
        choices.push(Choice { seat, action, digest: base.digest() });
    }
    Ok(choices)
}
