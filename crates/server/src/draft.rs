//! A turn that is not ended: clicks on a copy of the match. Others see the original, undo drops the last click, and
//! ending the turn keeps all of it at once. Pure: no disk, no clock.
//!
//! A click is a row of choices, in notation; after it follow the answers that went without saying. What would reveal
//! something is never in a draft: it is kept at once, with all before it. What passes to others waits for the end of
//! the turn, so the last choice of a month can be taken back and the event comes when the turn is ended.

use shelf::AnyMatch;
use tabletop::{Refused, Seat};

/// A turn that is not ended.
pub(crate) struct Draft {
    seat: Seat,
    game: Box<dyn AnyMatch>,
    clicks: Vec<Click>,
}

/// What somebody chose with one click, and what was answered after it. A turn may begin with answers alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Click {
    picked: Vec<String>,
    answers: Vec<Answer>,
}

/// What nobody was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Answer {
    /// There was nothing else.
    Forced(String),
    /// Nearly everybody would have said so.
    Habit(String),
}

/// What became of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clicked {
    /// It can be taken back.
    Open,
    /// It revealed something: all of it is to be kept.
    Sealed,
}

impl Draft {
    /// A turn in which nothing was chosen yet.
    pub(crate) fn begin(kept: &dyn AnyMatch, seat: Seat) -> Draft {
        Draft { seat, game: kept.copy(), clicks: Vec::new() }
    }

    /// The same turn, to try something on.
    pub(crate) fn copy(&self) -> Draft {
        Draft { seat: self.seat, game: self.game.copy(), clicks: self.clicks.clone() }
    }

    /// Whose turn.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// The match as it would be.
    pub(crate) fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// The match as it would be once the turn is ended.
    pub(crate) fn into_game(self) -> Box<dyn AnyMatch> {
        let mut game = self.game;
        game.resume();
        game
    }

    /// Whether nothing was chosen or answered.
    pub(crate) fn is_empty(&self) -> bool {
        self.clicks.is_empty()
    }

    /// Whether the turn waits only to be ended.
    pub(crate) fn is_complete(&self) -> bool {
        !self.is_empty() && !self.game.to_act().contains(self.seat)
    }

    /// Makes the choice with this number, if the list was made for this moment, and answers what goes without saying
    /// unless its person `asks`.
    pub(crate) fn pick(&mut self, ply: usize, number: usize, asks: bool) -> Result<Clicked, Refused> {
        if self.game.ply() != ply {
            return Err(Refused::MovedOn);
        }
        let mut offers = self.game.offers(self.seat)?;
        if number >= offers.len() {
            return Err(Refused::NotOffered);
        }
        let notation = offers.swap_remove(number);
        let clicked = match self.game.seals(self.seat, &notation)? {
            true => Clicked::Sealed,
            false => Clicked::Open,
        };
        self.game.draft(self.seat, &notation)?;
        self.clicks.push(Click { picked: vec![notation], answers: Vec::new() });
        self.answer(asks)?;
        Ok(clicked)
    }

    /// Gives the answers that go without saying, unless somebody wants to be asked, as long as they can be taken back.
    pub(crate) fn answer(&mut self, asks: bool) -> Result<(), Refused> {
        if asks {
            return Ok(());
        }
        loop {
            let forced = self.game.forced(self.seat).map(Answer::Forced);
            let answer = forced.or_else(|| self.game.habit(self.seat).map(Answer::Habit));
            let Some(answer) = answer else { return Ok(()) };
            if self.game.seals(self.seat, answer.notation())? {
                return Ok(());
            }
            self.game.draft(self.seat, answer.notation())?;
            if self.clicks.is_empty() {
                self.clicks.push(Click::default());
            }
            self.clicks.last_mut().expect("there is one now").answers.push(answer);
        }
    }

    /// Takes back the last click, and all that went without saying after it.
    pub(crate) fn undo(&mut self) {
        match self.clicks.last() {
            None => {}
            Some(Click { picked, .. }) if picked.is_empty() => self.ask_after_all(),
            Some(click) => {
                let choices = click.choices().count();
                self.clicks.pop();
                self.go_back(choices);
            }
        }
    }

    /// Takes back the last answer that could have been another, to be asked after all.
    pub(crate) fn ask_after_all(&mut self) {
        let Some(click) = self.clicks.last_mut() else { return };
        let Some(habit) = click.answers.iter().rposition(Answer::is_habit) else { return };
        let choices = click.answers.len() - habit;
        click.answers.truncate(habit);
        if click.choices().next().is_none() {
            self.clicks.pop();
        }
        self.go_back(choices);
    }

    fn go_back(&mut self, choices: usize) {
        self.game.go_back(self.game.ply() - choices);
    }

    /// The number of the last choice if nobody made it and it could have been another.
    pub(crate) fn answered(&self) -> Option<usize> {
        let answers = &self.clicks.last()?.answers;
        let habit = answers.iter().rposition(Answer::is_habit)?;
        Some(self.game.ply() - (answers.len() - habit))
    }

    /// The same turn on top of what is kept now, as far as it is still possible and reveals nothing: a draft must not
    /// show what others laid down in secret.
    pub(crate) fn rebase(&self, kept: &dyn AnyMatch) -> Draft {
        Draft::replay(kept, self.seat, &self.clicks)
    }

    fn replay(kept: &dyn AnyMatch, seat: Seat, clicks: &[Click]) -> Draft {
        let mut draft = Draft::begin(kept, seat);
        for click in clicks {
            let mut again = Click::default();
            let mut whole = true;
            for notation in &click.picked {
                whole = whole && draft.replayed(notation);
                if whole {
                    again.picked.push(notation.clone());
                }
            }
            for answer in &click.answers {
                whole = whole && draft.replayed(answer.notation());
                if whole {
                    again.answers.push(answer.clone());
                }
            }
            if again != Click::default() {
                draft.clicks.push(again);
            }
            if !whole {
                break;
            }
        }
        draft
    }

    fn replayed(&mut self, notation: &str) -> bool {
        self.game.seals(self.seat, notation) == Ok(false) && self.game.draft(self.seat, notation).is_ok()
    }

    /// As it is stored: a line for each click.
    pub(crate) fn write(&self) -> String {
        let line = |click: &Click| {
            let picked = click.picked.iter().map(|notation| format!("+{notation}"));
            let answers = click.answers.iter().map(|answer| match answer {
                Answer::Forced(notation) => format!("={notation}"),
                Answer::Habit(notation) => format!("~{notation}"),
            });
            picked.chain(answers).collect::<Vec<_>>().join(",")
        };
        self.clicks.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// Reads a stored draft on top of what is kept now, as far as it makes sense.
    pub(crate) fn read(kept: &dyn AnyMatch, seat: Seat, text: &str) -> Draft {
        let click = |line: &str| {
            let mut click = Click::default();
            for word in line.split(',') {
                if let Some(notation) = word.strip_prefix('+') {
                    click.picked.push(notation.to_owned());
                } else if let Some(notation) = word.strip_prefix('=') {
                    click.answers.push(Answer::Forced(notation.to_owned()));
                } else if let Some(notation) = word.strip_prefix('~') {
                    click.answers.push(Answer::Habit(notation.to_owned()));
                }
            }
            click
        };
        Draft::replay(kept, seat, &text.lines().map(click).collect::<Vec<_>>())
    }
}

impl Click {
    fn choices(&self) -> impl Iterator<Item = &str> {
        self.picked.iter().map(String::as_str).chain(self.answers.iter().map(Answer::notation))
    }
}

impl Answer {
    fn notation(&self) -> &str {
        match self {
            Answer::Forced(notation) | Answer::Habit(notation) => notation,
        }
    }

    fn is_habit(&self) -> bool {
        matches!(self, Answer::Habit(_))
    }
}

#[cfg(test)]
mod tests;
