//! One entry of the seat log, and how it is written down.

use tabletop::Seat;

use crate::clock::Moment;
use crate::ids::{Bot, Invite, Person};

/// Something that happened to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Which.
    pub(crate) seat: Seat,
    /// What.
    pub(crate) what: What,
    /// Who did it; nobody if the host did or it happened by itself.
    pub(crate) by: Option<Person>,
    /// How many choices had been made.
    pub(crate) ply: usize,
    /// When.
    pub(crate) at: Moment,
}

/// What can happen to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// It is free; this link leads to it.
    Free(Invite),
    /// Somebody sits down, and has spent an invitation for it.
    Sat {
        /// Who, unless that was forgotten.
        who: Option<Person>,
        /// The name they go by.
        name: Option<String>,
        /// The invitation.
        invite: Option<Invite>,
    },
    /// A bot plays here.
    Bot(Bot),
    /// Whoever sits here goes by another name.
    Named(Option<String>),
    /// Whoever sits here wants to be asked everything, or not.
    Asks(bool),
    /// A bot plays for whoever sits here.
    StandIn,
    /// They play on themselves.
    Back,
    /// Somebody else wants something for this seat.
    Wish(Wish),
    /// Whoever sat here is lost; this link leads to the seat.
    Lost(Invite),
    /// Whoever was lost is back.
    Returned,
    /// Whoever sits here asked for a hint.
    Hint,
}

/// What others can want for somebody's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Wish {
    /// That a bot plays for them.
    StandIn,
    /// That somebody new takes the seat.
    Newcomer,
}

/// An entry's kind, whom it is about, and the rest of it, as the store has them.
pub(crate) type Written = (&'static str, Option<String>, String);

impl Entry {
    /// Whether a game that had begun is dealt anew: somebody leaves it before the first choice. What the host does
    /// beside a running server leaves the deal alone.
    pub(crate) fn deals_anew(&self) -> bool {
        self.ply == 0 && self.by.is_some() && matches!(self.what, What::Free(_) | What::Lost(_))
    }
}

impl What {
    /// Who sits down by it.
    pub(crate) fn who(&self) -> Option<&Person> {
        match self {
            What::Sat { who, .. } => who.as_ref(),
            What::Free(_)
            | What::Bot(_)
            | What::Named(_)
            | What::Asks(_)
            | What::StandIn
            | What::Back
            | What::Wish(_)
            | What::Lost(_)
            | What::Returned
            | What::Hint => None,
        }
    }

    /// Whether somebody else plays here from now on, so that a turn that was begun is nobody's.
    pub(crate) fn ends_turn(&self) -> bool {
        match self {
            What::Free(_)
            | What::Sat { .. }
            | What::Bot(_)
            | What::StandIn
            | What::Lost(_)
            | What::Returned => true,
            What::Named(_) | What::Asks(_) | What::Back | What::Wish(_) | What::Hint => false,
        }
    }

    /// As the store has it.
    pub(crate) fn write(&self) -> Written {
        let invited = |invite: &Invite| invite.reveal().to_owned();
        match self {
            What::Free(invite) => ("free", None, invited(invite)),
            What::Sat { who, name, invite } => {
                let detail = format!(
                    "{}\n{}",
                    invite.as_ref().map(invited).unwrap_or_default(),
                    name.as_deref().unwrap_or_default()
                );
                ("sat", who.as_ref().map(|who| who.as_str().to_owned()), detail)
            }
            What::Bot(bot) => ("bot", None, bot.name().to_owned()),
            What::Named(name) => ("named", None, name.clone().unwrap_or_default()),
            What::Asks(asks) => ("asks", None, if *asks { "yes" } else { "no" }.to_owned()),
            What::StandIn => ("stand-in", None, String::new()),
            What::Back => ("back", None, String::new()),
            What::Wish(Wish::StandIn) => ("wish", None, "stand-in".to_owned()),
            What::Wish(Wish::Newcomer) => ("wish", None, "newcomer".to_owned()),
            What::Lost(invite) => ("lost", None, invited(invite)),
            What::Returned => ("returned", None, String::new()),
            What::Hint => ("hint", None, String::new()),
        }
    }

    /// Reads what was written; nothing if it makes no sense.
    pub(crate) fn read(kind: &str, who: Option<String>, detail: &str) -> Option<What> {
        let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        Some(match kind {
            "free" => What::Free(Invite::read(detail)?),
            "sat" => {
                let (invite, name) = detail.split_once('\n')?;
                What::Sat { who: who.map(Person::read), name: text(name), invite: Invite::read(invite) }
            }
            "bot" => What::Bot(Bot::read(detail)),
            "named" => What::Named(text(detail)),
            "asks" => What::Asks(detail == "yes"),
            "stand-in" => What::StandIn,
            "back" => What::Back,
            "wish" if detail == "stand-in" => What::Wish(Wish::StandIn),
            "wish" if detail == "newcomer" => What::Wish(Wish::Newcomer),
            "lost" => What::Lost(Invite::read(detail)?),
            "returned" => What::Returned,
            "hint" => What::Hint,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_read_as_it_was_written() {
        let (invite, who) = (Invite::fresh(), Person::fresh());
        let all = [
            What::Free(invite.clone()),
            What::Sat { who: Some(who), name: Some("Anna".into()), invite: Some(invite.clone()) },
            What::Sat { who: None, name: None, invite: None },
            What::Bot(Bot::read("novice")),
            What::Named(None),
            What::Named(Some("Béla".into())),
            What::Asks(true),
            What::Asks(false),
            What::StandIn,
            What::Back,
            What::Wish(Wish::StandIn),
            What::Wish(Wish::Newcomer),
            What::Lost(invite),
            What::Returned,
            What::Hint,
        ];
        for what in all {
            let (kind, who, detail) = what.write();
            assert_eq!(What::read(kind, who, &detail), Some(what));
        }
        assert_eq!(What::read("sung", None, ""), None);
        assert_eq!(What::read("free", None, "no invitation"), None);
    }
}
