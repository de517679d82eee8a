//! What may happen to a seat, and by whom. Each rule says what is written into the log, or why nothing is.

use std::time::Duration;

use shelf::Level;
use tabletop::Seat;

use super::{Entry, Invited, Seating, Sitter, StoodIn, What, Wish};
use crate::clock::Moment;
use crate::ids::{Bot, Invite, Person};

/// Why nothing happens to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Denied {
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSeat,
    /// Somebody else's business.
    #[error("somebody else's business")]
    NotYours,
    /// The invitation is spent.
    #[error("the invitation is spent")]
    Taken,
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// Whoever sits or sat at this table cannot take the seat.
    #[error("whoever sits or sat at this table cannot take the seat")]
    SatHere,
    /// It is a study.
    #[error("nobody else can be seated at a study")]
    Study,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Nobody has been away for long enough.
    #[error("nobody has been away for long enough")]
    NotAway,
    /// Fewer than two others sit here.
    #[error("that takes two others at the table")]
    TooFew,
    /// Whoever plays on at this table has seen the hand of the seat.
    #[error("whoever plays on has seen the hand of that seat")]
    Shared,
    /// It was dealt anew as often as it may be.
    #[error("it was dealt anew as often as it may be")]
    Dealt,
    /// It was changed again and again.
    #[error("it was changed too often")]
    TooOften,
}

impl Denied {
    /// The sentence that says so.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Denied::NoSeat => "site-not-found",
            Denied::NotYours => "site-forbidden",
            Denied::Taken => "site-seat-taken",
            Denied::Begun => "site-denied-begun",
            Denied::SatHere => "site-denied-sat",
            Denied::Study => "site-denied-study",
            Denied::Over => "site-denied-over",
            Denied::NotAway => "site-denied-not-away",
            Denied::TooFew => "site-denied-few",
            Denied::Shared => "site-denied-shared",
            Denied::Dealt => "site-denied-dealt",
            Denied::TooOften => "site-denied-often",
        }
    }
}

/// How long somebody has been away: nothing while a page of theirs is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Absence {
    /// When they were last there.
    pub(crate) seen: Moment,
    /// How long ago that is.
    pub(crate) away: Duration,
}

/// How often what costs nobody anything may happen at one seat: a log has an end.
const OFTEN: usize = 200;
/// After that, whoever must go asks for a bot once in so long.
const AGAIN: Duration = Duration::from_secs(60);

impl Seating {
    /// Whether this may happen once more at a seat, by this person: nobody uses up what others may do, nor with one
    /// thing what they may do themselves. Whoever sits there may always leave, ask for a bot, and play again.
    pub(crate) fn may_happen(
        &self,
        seat: Seat,
        what: &What,
        by: Option<&Person>,
        now: Moment,
    ) -> Result<(), Denied> {
        let is_alike = |entry: &&Entry| {
            entry.seat == seat
                && entry.by.as_ref() == by
                && std::mem::discriminant(&entry.what) == std::mem::discriminant(what)
        };
        let is_own = by.is_some() && self.sitter(seat).and_then(Sitter::who) == by;
        let few = || self.log.iter().filter(is_alike).count() < OFTEN;
        let lately = || {
            let last = self.log.iter().rev().find(is_alike);
            last.is_some_and(|last| now.since(last.at) < AGAIN)
        };
        let may = match what {
            What::Wish(_) | What::Lost(_) | What::Returned | What::Back => true,
            What::Free(_) => is_own || few(),
            What::StandIn => few() || (is_own && !lately()),
            What::Sat { .. } | What::Bot(_) | What::Named(_) | What::Asks(_) | What::Hint => few(),
        };
        if may { Ok(()) } else { Err(Denied::TooOften) }
    }

    /// Somebody takes a free seat by its invitation.
    pub(crate) fn take(
        &self,
        invite: &Invite,
        who: &Person,
        name: Option<String>,
    ) -> Result<(Seat, What), Denied> {
        let Some(Invited::Free(seat)) = self.invited(invite) else { return Err(Denied::Taken) };
        let sat_here = self.chairs.iter().any(|chair| chair.past.contains(who));
        // Several seats are for people who share a screen, and they say so beforehand.
        if !self.held(who).is_empty() || (self.has_begun() && sat_here) {
            return Err(Denied::SatHere);
        }
        Ok((seat, What::Sat { who: Some(who.clone()), name, invite: Some(invite.clone()) }))
    }

    /// A free seat goes to somebody who plays at the opener's own browser.
    pub(crate) fn sit_here(&self, seat: Seat, opener: &Person, name: Option<String>) -> Result<What, Denied> {
        let Sitter::Free { invite, .. } = self.sitter(seat).ok_or(Denied::NoSeat)? else {
            return Err(Denied::Taken);
        };
        if self.has_begun() {
            return Err(Denied::Begun);
        }
        Ok(What::Sat { who: Some(opener.clone()), name, invite: Some(invite.clone()) })
    }

    /// Whoever opened the table puts a bot on a free seat, or makes one stronger or weaker.
    pub(crate) fn seat_bot(&self, seat: Seat, level: Level) -> Result<What, Denied> {
        match self.sitter(seat).ok_or(Denied::NoSeat)? {
            Sitter::Free { lost: None, .. } | Sitter::Bot(_) => Ok(What::Bot(Bot::of(level))),
            Sitter::Free { lost: Some(_), .. } | Sitter::Person(_) => Err(Denied::NotYours),
        }
    }

    /// A seat becomes free: its own person may always leave it, whoever opened the table only before the game begins.
    /// Whoever shares a screen leaves all of it or nothing once there are hands: nobody shall play against a newcomer
    /// whose hand they have seen.
    pub(crate) fn give(&self, seat: Seat, by: &Person, opened: bool, plies: usize) -> Result<What, Denied> {
        let sitter = self.sitter(seat).ok_or(Denied::NoSeat)?;
        let (own, free) = (sitter.who() == Some(by), matches!(sitter, Sitter::Free { .. }));
        match (own, opened, self.has_begun()) {
            (false, false, _) => Err(Denied::NotYours),
            (false, true, true) => Err(Denied::Begun),
            (true, _, _) | (false, true, false) if free => Err(Denied::Taken),
            (true, _, true) if plies > 0 && !self.shares_with(seat).is_empty() => Err(Denied::Shared),
            (true, _, _) | (false, true, false) => Ok(What::Free(Invite::fresh())),
        }
    }

    /// A bot is to play for whoever sits here: they may ask for it themselves; when they are away, most of the others.
    pub(crate) fn stand_in(
        &self,
        seat: Seat,
        by: &Person,
        absence: Absence,
        grace: Duration,
    ) -> Result<Vec<What>, Denied> {
        let Some(sitting) = self.sitting(seat) else { return Err(Denied::NoSeat) };
        if sitting.stood_in.is_some() {
            return Ok(Vec::new());
        }
        if sitting.who.as_ref() == Some(by) {
            return Ok(vec![What::StandIn]);
        }
        if self.held(by).is_empty() {
            return Err(Denied::NotYours);
        }
        if absence.away < grace {
            return Err(Denied::NotAway);
        }
        let others = self.people().into_iter().filter(|who| Some(*who) != sitting.who.as_ref()).count();
        let agree = self.wishes(seat, Wish::StandIn, absence.seen);
        let (again, agreed) = (agree.contains(by), agree.len() + usize::from(!agree.contains(by)));
        let wish = (!again).then_some(What::Wish(Wish::StandIn));
        Ok(wish.into_iter().chain((agreed * 2 > others).then_some(What::StandIn)).collect())
    }

    /// Whoever sits here plays on themselves.
    pub(crate) fn back(&self, seat: Seat, by: &Person) -> Result<Vec<What>, Denied> {
        match self.sitting(seat) {
            Some(sitting) if sitting.who.as_ref() == Some(by) => {
                Ok(sitting.stood_in.map(|_| What::Back).into_iter().collect())
            }
            Some(_) | None => Err(Denied::NotYours),
        }
    }

    /// A seat whose person has been away for too long gets a new invitation, if two others agree.
    pub(crate) fn lose(
        &self,
        seat: Seat,
        by: &Person,
        absence: Absence,
        patience: Duration,
    ) -> Result<Vec<What>, Denied> {
        let Some(sitting) = self.sitting(seat) else { return Err(Denied::NoSeat) };
        if self.held(by).is_empty() || sitting.who.as_ref() == Some(by) {
            return Err(Denied::NotYours);
        }
        if absence.away < patience {
            return Err(Denied::NotAway);
        }
        if self.people().into_iter().filter(|who| Some(*who) != sitting.who.as_ref()).count() < 2 {
            return Err(Denied::TooFew);
        }
        let agree = self.wishes(seat, Wish::Newcomer, absence.seen);
        let (again, agreed) = (agree.contains(by), agree.len() + usize::from(!agree.contains(by)));
        let wish = (!again).then_some(What::Wish(Wish::Newcomer));
        Ok(wish.into_iter().chain((agreed >= 2).then(|| What::Lost(Invite::fresh()))).collect())
    }

    /// What happens because somebody is there again: a bot the others agreed on stops, a seat that was lost is theirs.
    pub(crate) fn returns(&self, who: &Person) -> Vec<(Seat, What)> {
        let back = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Person(sitting) if sitting.who.as_ref() == Some(who) => {
                (sitting.stood_in == Some(StoodIn::Agreed)).then_some((seat, What::Back))
            }
            Sitter::Free { lost: Some(lost), .. } if lost.who.as_ref() == Some(who) => {
                Some((seat, What::Returned))
            }
            Sitter::Person(_) | Sitter::Free { .. } | Sitter::Bot(_) => None,
        };
        self.sitters().filter_map(back).collect()
    }
}

#[cfg(test)]
mod tests;
