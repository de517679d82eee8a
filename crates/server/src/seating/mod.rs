//! Who sits where: what the seat log says, entry by entry. Pure: no disk, no clock.

mod entry;
mod rules;

use std::collections::BTreeSet;

use tabletop::Seat;

use crate::clock::Moment;
use crate::ids::{Bot, Invite, Person};

pub(crate) use entry::{Entry, What, Wish};
pub(crate) use rules::{Absence, Denied};

/// Who sits somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Nobody; the invitation leads here. Where somebody was lost, they may still come back.
    Free {
        /// The link.
        invite: Invite,
        /// Who was lost.
        lost: Option<Sitting>,
    },
    /// A person.
    Person(Sitting),
    /// A bot.
    Bot(Bot),
}

/// A person on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sitting {
    /// Who, unless that was forgotten.
    pub(crate) who: Option<Person>,
    /// The name they go by.
    pub(crate) name: Option<String>,
    /// Whether they want to be asked what goes without saying.
    pub(crate) asks: bool,
    /// Whether a bot plays for them.
    pub(crate) stood_in: Option<StoodIn>,
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StoodIn {
    /// They asked for it.
    Asked,
    /// They were away, and the others agreed.
    Agreed,
}

/// A seat and its past.
#[derive(Clone, Debug)]
struct Chair {
    sitter: Sitter,
    /// Invitations that were taken, and by whom.
    spent: Vec<(Invite, Option<Person>)>,
    /// Everybody who ever sat here.
    past: Vec<Person>,
    /// What others want for whoever sits here, since somebody does.
    wishes: Vec<(Wish, Person, Moment)>,
}

/// Everybody's seat, and how it came to that.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    seats: usize,
    chairs: Vec<Chair>,
    log: Vec<Entry>,
    begun: bool,
    /// How often it was dealt anew.
    deals: usize,
}

impl Seating {
    /// Reads a log. A record that somebody only looks at has none, and nobody sits there.
    pub(crate) fn read(seats: usize, log: impl IntoIterator<Item = Entry>, plies: usize) -> Seating {
        let chairs = Vec::with_capacity(seats);
        let mut seating = Seating { seats, chairs, log: Vec::new(), begun: false, deals: 0 };
        for entry in log {
            seating.push(entry);
        }
        // Only now: seats that were free from the first are no deals. A study may begin with choices.
        seating.begun |= plies > 0;
        seating.log.shrink_to_fit();
        seating
    }

    /// One more thing happens.
    pub(crate) fn push(&mut self, entry: Entry) {
        if entry.seat.idx() == self.chairs.len() && self.chairs.len() < self.seats {
            let nobody = Sitter::Person(Sitting::of(None, None));
            let chair = Chair { sitter: nobody, spent: Vec::new(), past: Vec::new(), wishes: Vec::new() };
            self.chairs.push(chair);
        }
        if let Some(chair) = self.chairs.get_mut(entry.seat.idx()) {
            chair.happens(&entry);
        }
        self.deals += usize::from(self.begun && entry.deals_anew());
        self.log.push(entry);
        self.begun |= self.is_full();
    }

    /// Everything that happened.
    pub(crate) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Whether nobody ever sat here: somebody's record.
    pub(crate) fn is_record(&self) -> bool {
        self.chairs.is_empty()
    }

    /// Whether all seats are taken.
    pub(crate) fn is_full(&self) -> bool {
        let free = |chair: &Chair| matches!(chair.sitter, Sitter::Free { .. });
        self.chairs.len() == self.seats && !self.is_record() && !self.chairs.iter().any(free)
    }

    /// Whether all seats have ever been taken: from then on there are hands nobody else may see.
    pub(crate) fn has_begun(&self) -> bool {
        self.begun
    }

    /// How often it was dealt anew, because somebody left before the first choice.
    pub(crate) fn deals(&self) -> usize {
        self.deals
    }

    /// Who sits at each seat.
    pub(crate) fn sitters(&self) -> impl ExactSizeIterator<Item = (Seat, &Sitter)> {
        self.chairs.iter().enumerate().map(|(idx, chair)| (Seat::new(idx), &chair.sitter))
    }

    /// Who sits at a seat, if there is such a seat.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.chairs.get(seat.idx()).map(|chair| &chair.sitter)
    }

    /// The person on a seat.
    pub(crate) fn sitting(&self, seat: Seat) -> Option<&Sitting> {
        match self.sitter(seat)? {
            Sitter::Person(sitting) => Some(sitting),
            Sitter::Free { .. } | Sitter::Bot(_) => None,
        }
    }

    /// The bot that is to play on a seat: its own, or of the table's level while one stands in.
    pub(crate) fn bot<'a>(&'a self, seat: Seat, of_the_table: &'a Bot) -> Option<&'a Bot> {
        match self.sitter(seat)? {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Person(sitting) => sitting.stood_in.map(|_| of_the_table),
            Sitter::Free { .. } => None,
        }
    }

    /// The seats of somebody.
    pub(crate) fn held(&self, who: &Person) -> Vec<Seat> {
        let mine = |(_, sitter): &(Seat, &Sitter)| match sitter {
            Sitter::Person(sitting) => sitting.who.as_ref() == Some(who),
            Sitter::Free { .. } | Sitter::Bot(_) => false,
        };
        self.sitters().filter(mine).map(|(seat, _)| seat).collect()
    }

    /// The people at the table, each once.
    pub(crate) fn people(&self) -> BTreeSet<&Person> {
        self.chairs.iter().filter_map(|chair| chair.sitter.who()).collect()
    }

    /// How many seats are people's or wait for them.
    pub(crate) fn seats_of_people(&self) -> usize {
        self.chairs.iter().filter(|chair| !matches!(chair.sitter, Sitter::Bot(_))).count()
    }

    /// The other seats of whoever sits here: people who share a screen.
    pub(crate) fn shares_with(&self, seat: Seat) -> Vec<Seat> {
        let Some(who) = self.sitter(seat).and_then(Sitter::who) else { return Vec::new() };
        self.held(who).into_iter().filter(|other| *other != seat).collect()
    }

    /// Whether somebody else has the seat this person had, because they were away for too long.
    pub(crate) fn was_replaced(&self, who: &Person) -> bool {
        let sits = |entry: &Entry| entry.what.who() == Some(who);
        let Some(sat) = self.log.iter().rposition(sits) else { return false };
        let (seat, since) = (self.log[sat].seat, &self.log[sat + 1..]);
        let mut here = since.iter().filter(|entry| entry.seat == seat).map(|entry| &entry.what);
        let is_lost = |lost: bool, what: &What| match what {
            What::Lost(_) => true,
            What::Returned | What::Free(_) => false,
            What::Sat { .. }
            | What::Bot(_)
            | What::Named(_)
            | What::Asks(_)
            | What::StandIn
            | What::Back
            | What::Wish(_)
            | What::Hint => lost,
        };
        let taken = here.clone().position(|what| matches!(what, What::Sat { .. }));
        self.held(who).is_empty() && taken.is_some_and(|taken| here.by_ref().take(taken).fold(false, is_lost))
    }

    /// The seat an invitation leads to, and whether it is still free.
    pub(crate) fn invited(&self, invite: &Invite) -> Option<Invited<'_>> {
        self.chairs.iter().enumerate().find_map(|(idx, chair)| match &chair.sitter {
            Sitter::Free { invite: open, .. } if open == invite => Some(Invited::Free(Seat::new(idx))),
            Sitter::Free { .. } | Sitter::Person(_) | Sitter::Bot(_) => {
                let spent = chair.spent.iter().find(|(spent, _)| spent == invite)?;
                Some(Invited::Spent(spent.1.as_ref()))
            }
        })
    }

    /// Who else wants this for whoever sits there, since they were last seen. What is of the same second was wished
    /// before: nobody may wish for anything until somebody has been away for a while.
    pub(crate) fn wishes(&self, seat: Seat, wish: Wish, seen: Moment) -> BTreeSet<&Person> {
        let wishes = self.chairs.get(seat.idx()).into_iter().flat_map(|chair| &chair.wishes);
        let holder = self.sitter(seat).and_then(Sitter::who);
        let people = self.people();
        wishes
            .filter(|(wished, by, at)| {
                *wished == wish && *at > seen && holder != Some(by) && people.contains(by)
            })
            .map(|(_, by, _)| by)
            .collect()
    }
}

/// Where an invitation leads.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Invited<'a> {
    /// To a free seat.
    Free(Seat),
    /// To a seat that somebody has taken with it.
    Spent(Option<&'a Person>),
}

impl Sitting {
    /// Somebody sits down.
    pub(crate) fn of(who: Option<Person>, name: Option<String>) -> Sitting {
        Sitting { who, name, asks: false, stood_in: None }
    }
}

impl Sitter {
    /// The person here.
    pub(crate) fn who(&self) -> Option<&Person> {
        match self {
            Sitter::Person(sitting) => sitting.who.as_ref(),
            Sitter::Free { .. } | Sitter::Bot(_) => None,
        }
    }

    /// The name of the person here.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Sitter::Person(sitting) => sitting.name.as_deref(),
            Sitter::Free { .. } | Sitter::Bot(_) => None,
        }
    }
}

impl Chair {
    fn happens(&mut self, entry: &Entry) {
        match &entry.what {
            What::Free(invite) => self.sits(Sitter::Free { invite: invite.clone(), lost: None }),
            What::Sat { who, name, invite } => {
                if let Some(who) = who.as_ref().filter(|who| !self.past.contains(who)) {
                    // Few ever sit at one seat, and there are many tables.
                    self.past.reserve_exact(1);
                    self.past.push(who.clone());
                }
                if let Some(invite) = invite {
                    self.spent.reserve_exact(1);
                    self.spent.push((invite.clone(), who.clone()));
                }
                self.sits(Sitter::Person(Sitting::of(who.clone(), name.clone())));
            }
            What::Bot(bot) => self.sits(Sitter::Bot(bot.clone())),
            What::Lost(invite) => {
                let lost = match &self.sitter {
                    Sitter::Person(sitting) => Some(sitting.clone()),
                    Sitter::Free { lost, .. } => lost.clone(),
                    Sitter::Bot(_) => None,
                };
                self.sits(Sitter::Free { invite: invite.clone(), lost });
            }
            What::Returned => {
                if let Sitter::Free { lost: Some(sitting), .. } = &self.sitter {
                    self.sits(Sitter::Person(Sitting { stood_in: None, ..sitting.clone() }));
                }
            }
            What::Named(name) => self.change(|sitting| sitting.name.clone_from(name)),
            What::Asks(asks) => self.change(|sitting| sitting.asks = *asks),
            What::StandIn => {
                self.wishes.clear();
                let by = entry.by.clone();
                self.change(|sitting| {
                    let own = by.is_some() && by == sitting.who;
                    sitting.stood_in = Some(if own { StoodIn::Asked } else { StoodIn::Agreed });
                });
            }
            What::Back => self.change(|sitting| sitting.stood_in = None),
            What::Wish(wish) => {
                self.wishes.extend(entry.by.clone().map(|by| (*wish, by, entry.at)));
            }
            What::Hint => {}
        }
    }

    fn sits(&mut self, sitter: Sitter) {
        self.sitter = sitter;
        self.wishes.clear();
    }

    fn change(&mut self, change: impl FnOnce(&mut Sitting)) {
        if let Sitter::Person(sitting) = &mut self.sitter {
            change(sitting);
        }
    }
}

#[cfg(test)]
mod tests;
