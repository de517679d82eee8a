//! Taking turns at a table: people by drafts, bots by themselves.

use shelf::AnyMatch;
use tabletop::{Refused, Seat};

use super::Table;

use crate::draft::{Clicked, Draft};
use crate::error::Error;
use crate::ids::{self, Bot};
use crate::store::{Appended, Choice, KeptDraft};
use crate::thinker::BotTurn;

impl Table {
    fn asks(&self, seat: Seat) -> bool {
        self.seating().sitting(seat).is_some_and(|sitting| sitting.asks)
    }

    /// Makes the choice with this number, if the list was made for this moment.
    pub(crate) async fn pick(&mut self, seat: Seat, ply: usize, number: usize) -> Result<(), Error> {
        let mut draft = match self.draft(seat) {
            Some(draft) => draft.copy(),
            None => Draft::begin(&*self.game, seat),
        };
        match draft.pick(ply, number, self.asks(seat))? {
            Clicked::Open => self.put_draft(draft),
            Clicked::Sealed => {
                self.commit(seat, draft.into_game()).await?;
                self.play_on().await;
                Ok(())
            }
        }
    }

    /// Takes back what somebody chose last, and all that went without saying after it.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Error> {
        self.go_back(seat, Draft::undo)
    }

    /// Takes back the last answer that was given without asking, to be asked after all.
    pub(crate) fn ask_after_all(&mut self, seat: Seat) -> Result<(), Error> {
        self.go_back(seat, Draft::ask_after_all)
    }

    fn go_back(&mut self, seat: Seat, how: impl FnOnce(&mut Draft)) -> Result<(), Error> {
        let Some(draft) = self.draft(seat) else { return Ok(()) };
        let mut draft = draft.copy();
        how(&mut draft);
        self.put_draft(draft)
    }

    /// Forgets the whole draft.
    pub(crate) fn reset(&mut self, seat: Seat) -> Result<(), Error> {
        match self.has_draft(seat) {
            true => self.put_draft(Draft::begin(&*self.game, seat)),
            false => Ok(()),
        }
    }

    /// Forgets the whole draft, also where that cannot be written down: it is nobody's any more.
    pub(super) fn abandon(&mut self, seat: Seat) {
        if let Err(bad) = self.write_draft(seat, String::new()) {
            tracing::warn!(table = %self.id(), %bad, "a turn could not be forgotten");
        }
        self.drop_draft(seat);
        self.tell_draft(seat);
    }

    fn write_draft(&self, seat: Seat, clicks: String) -> Result<(), Error> {
        let draft = KeptDraft { plies: self.game.ply(), entries: self.seating().log().len(), clicks };
        Ok(self.means.store.write_draft(self.id(), seat, &draft)?)
    }

    /// Writes a draft down, then puts it in place.
    fn put_draft(&mut self, draft: Draft) -> Result<(), Error> {
        let seat = draft.seat();
        self.write_draft(seat, draft.write())?;
        self.drop_draft(seat);
        if !draft.is_empty() {
            self.drafts.push(draft);
        }
        self.tell_draft(seat);
        Ok(())
    }

    fn drop_draft(&mut self, seat: Seat) {
        self.forget_advice(seat);
        self.drafts.retain(|draft| draft.seat() != seat);
    }

    /// Ends the turn: the draft becomes what everybody agrees on.
    pub(crate) async fn end_turn(&mut self, seat: Seat) -> Result<(), Error> {
        let Some(draft) = self.draft(seat).filter(|draft| draft.is_complete()) else {
            return Err(Error::Refused(Refused::NotOffered));
        };
        let game = draft.copy().into_game();
        self.commit(seat, game).await?;
        self.play_on().await;
        Ok(())
    }

    /// Keeps everything `game` has beyond what is kept, all by this seat, then puts it in place.
    async fn commit(&mut self, seat: Seat, game: Box<dyn AnyMatch>) -> Result<(), Error> {
        let first = self.game.ply();
        let choices = choices(self.game.copy(), &*game)?;
        let result = game.standings().map(|standings| {
            let list = standings.iter().map(|standing| format!("{}:{}", standing.place, standing.points));
            list.collect::<Vec<_>>().join(" ")
        });
        let (count, over) = (choices.len(), result.is_some());
        match self.means.store.append(self.id(), first, choices, result).await? {
            Appended::Kept => {
                self.means.count_choices(count);
                self.game = game;
                self.drop_draft(seat);
                // Where several choose at once, what the others have begun goes on from what is kept now.
                for draft in std::mem::take(&mut self.drafts) {
                    let rebased = draft.rebase(&*self.game);
                    match rebased.is_empty() {
                        true => self.abandon(rebased.seat()),
                        false => self.drafts.push(rebased),
                    }
                }
                if over {
                    let _ = self.means.store.forget_passing(self.id());
                }
                self.tell();
                Ok(())
            }
            Appended::MovedOn => {
                self.reread().await?;
                Err(Error::Refused(Refused::MovedOn))
            }
        }
    }

    /// Plays for bots, and for everybody where there is only one choice, until a person must choose. What cannot be
    /// kept now is tried again by whoever wakes bots; it is nobody's fault who has chosen.
    pub(crate) async fn play_on(&mut self) {
        match self.go_on().await {
            Ok(false) => {}
            Ok(true) => self.wake(),
            Err(bad) => {
                tracing::warn!(table = %self.id(), %bad, "a table could not go on; it is tried again");
                self.wake();
            }
        }
    }

    fn wake(&mut self) {
        if !self.is_woken {
            // If nobody listens, the server is about to stop.
            self.is_woken = self.means.wake.send(self.id().clone()).is_ok();
        }
    }

    /// Whoever can go on at once does; whether somebody is to think then.
    pub(crate) async fn go_on(&mut self) -> Result<bool, Error> {
        if !self.seating().is_full() {
            return Ok(false);
        }
        while self.step().await? {}
        Ok(self.thinker().is_some())
    }

    fn bot(&self, seat: Seat) -> Option<&Bot> {
        self.seating().bot(seat, &self.terms().stand_in)
    }

    /// A bot that is to act and takes its time.
    fn thinker(&self) -> Option<(Seat, &Bot)> {
        let bot = |seat: Seat| Some((seat, self.bot(seat)?));
        let thinks = |(_, bot): &(Seat, &Bot)| self.seating().is_full() && bot.takes_time();
        self.game.to_act().iter().filter_map(bot).find(thinks)
    }

    /// What a bot that takes its time is to think about; nothing if none is to act, and then nobody is awake.
    pub(crate) fn turn_of_thinker(&mut self) -> Option<BotTurn> {
        let turn = self.thinker().map(|(seat, bot)| BotTurn {
            seat,
            bot: bot.clone(),
            ply: self.game.ply(),
            game: self.game.copy(),
        });
        self.is_woken = turn.is_some();
        turn
    }

    /// Keeps what a bot has thought out, if the table is still as it was.
    pub(crate) async fn thinker_played(&mut self, turn: BotTurn) -> Result<(), Error> {
        let is_dealt_anew = self.game.seed() != turn.game.seed();
        if is_dealt_anew || self.game.ply() != turn.ply || self.thinker() != Some((turn.seat, &turn.bot)) {
            return Ok(());
        }
        self.commit(turn.seat, turn.game).await?;
        self.go_on().await.map(|_| ())
    }

    /// One seat that needs not be asked goes on; whether there was one.
    async fn step(&mut self) -> Result<bool, Error> {
        for seat in self.game.to_act().iter().collect::<Vec<_>>() {
            let mut game = self.game.copy();
            let (bot, asks) = (self.bot(seat), self.asks(seat));
            // All of one seat's choices in a row are kept together.
            while game.to_act().contains(seat) {
                let choice = match (game.forced(seat).filter(|_| !asks || bot.is_some()), bot) {
                    (Some(forced), _) => forced,
                    (None, Some(bot)) if bot.takes_time() => break,
                    (None, Some(bot)) => {
                        let chosen = game.suggest(seat, bot.name(), ids::chance())?;
                        chosen.ok_or_else(|| Error::Broken(format!("there is no bot {}", bot.name())))?
                    }
                    (None, None) => break,
                };
                game.play(seat, &choice)?;
            }
            if game.ply() == self.game.ply() && !self.has_draft(seat) && bot.is_none() {
                // A turn may begin with what goes without saying; it can be taken back like everything in a draft,
                // but nobody has to end a turn in which nothing was asked.
                let mut draft = Draft::begin(&*self.game, seat);
                draft.answer(asks)?;
                if !draft.is_empty() && !draft.is_complete() {
                    self.put_draft(draft)?;
                    continue;
                }
                game = draft.into_game();
                let unasked = game.habit(seat).filter(|_| game.ply() == self.game.ply() && !asks);
                if let Some(habit) = unasked {
                    game.play(seat, &habit)?;
                }
            }
            if game.ply() > self.game.ply() {
                self.commit(seat, game).await?;
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// What `game` has beyond `base`, as it is kept.
pub(crate) fn choices(mut base: Box<dyn AnyMatch>, game: &dyn AnyMatch) -> Result<Vec<Choice>, Error> {
    let mut choices = Vec::new();
    for ply in base.ply()..game.ply() {
        let (Some(seat), Some(action)) = (game.chooser(ply), game.notation(ply)) else { break };
        base.play(seat, &action)?;
        choices.push(Choice { seat, action, digest: base.digest() });
    }
    Ok(choices)
}
