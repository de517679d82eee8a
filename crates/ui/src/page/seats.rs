//! Who sits where: chips above the board, and the lobby while a seat is free.

use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::table::TablePage;

/// Who sits somewhere.
pub enum Sitting {
    /// Nobody yet; the link brings somebody here, if this viewer may see it.
    Open {
        /// The invitation.
        link: Option<String>,
        /// Whether somebody was lost here, who may still come back.
        lost: bool,
    },
    /// A person.
    Person,
    /// A bot.
    Bot {
        /// The name of its level.
        name: String,
        /// How strong, in words.
        level: String,
    },
    /// A bot, while the person whose seat it is has gone.
    StandIn {
        /// How strong, in words.
        level: String,
    },
}

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// There.
    Here,
    /// Away for so many minutes.
    Away(u64),
}

impl Presence {
    /// In words.
    pub(super) fn words(self, say: &Say) -> String {
        match self {
            Presence::Here => say.words("site-here"),
            Presence::Away(minutes) => away(say, minutes),
        }
    }
}

/// How long somebody was not seen, in words.
pub(super) fn away(say: &Say, minutes: u64) -> String {
    let (id, count) = match minutes {
        0..=119 => ("site-away-minutes", minutes),
        120..=2_879 => ("site-away-hours", minutes / 60),
        _ => ("site-away-days", minutes / 1_440),
    };
    say.message(&Message::new(id).number("count", i64::try_from(count).unwrap_or(i64::MAX)))
}

/// What those at the table want for somebody who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vote {
    /// How many want it.
    pub agreed: usize,
    /// How many must.
    pub needed: usize,
    /// Whether whoever looks wants it.
    pub mine: bool,
}

/// How strong a bot can be.
#[derive(Clone, Copy)]
pub struct Levels {
    /// Names and the ids of their words, the weakest first.
    pub all: &'static [(&'static str, &'static str)],
    /// The name of the one somebody meets who has not chosen.
    pub usual: &'static str,
}

impl Levels {
    /// A choice of one of them.
    pub(super) fn choice(self, say: &Say) -> Markup {
        self.choice_of(say, &say.words("site-level"), self.usual)
    }

    /// A choice of one of them for somebody who has one.
    pub(super) fn choice_of(self, say: &Say, whose: &str, now: &str) -> Markup {
        html! {
            label {
                (whose) " "
                select name="level" {
                    @for ((name, words), number) in self.all.iter().zip(1..) {
                        option value=(name) selected[*name == now] { (number) " · " (say.words(words)) }
                    }
                }
            }
        }
    }
}

/// A seat as it is shown.
pub struct Seating {
    /// Which.
    pub seat: Seat,
    /// Who.
    pub sitting: Sitting,
    /// Whether it is this viewer's.
    pub mine: bool,
    /// Whether its choice is awaited.
    pub to_act: bool,
    /// Place and points, at the end.
    pub standing: Option<(u8, i32)>,
    /// Whether they are there, as far as that is anybody's business.
    pub presence: Option<Presence>,
    /// The other seats of people at the same screen.
    pub shares: Vec<Seat>,
    /// How many browsers speak for this seat, for those who sit here.
    pub devices: usize,
    /// Whether this viewer may want a bot to play here for a while.
    pub can_stand_in: Option<Vote>,
    /// Whether this viewer may want somebody new here.
    pub can_replace: Option<Vote>,
}

impl Seating {
    /// Whether a program plays here.
    pub(super) fn is_bot(&self) -> bool {
        match self.sitting {
            Sitting::Bot { .. } | Sitting::StandIn { .. } => true,
            Sitting::Open { .. } | Sitting::Person => false,
        }
    }
}

/// Everybody in one row.
pub(super) fn chips(say: &Say, table: &TablePage) -> Markup {
    html! {
        ol #seats.seats aria-label=(say.words("site-players")) {
            @for seating in &table.seats {
                li class=(format!("seat seat-{}", seating.seat)) data-mine[seating.mine] data-acts[seating.to_act]
                    aria-current=[seating.to_act.then_some("true")] {
                    span.chip aria-hidden="true" {}
                    span.name { (say.seat(seating.seat)) }
                    @match &seating.sitting {
                        Sitting::Bot { level, .. } => span.muted { (level) },
                        Sitting::StandIn { level } => span.muted { (say.words("site-bot")) " · " (level) },
                        Sitting::Open { .. } => span.muted { (say.words("site-free-seat")) },
                        Sitting::Person => {},
                    }
                    @if let Some(presence) = seating.presence {
                        span.presence data-away[presence != Presence::Here] title=(presence.words(say)) {
                            @if presence == Presence::Here { span.unseen { (presence.words(say)) } } @else { (presence.words(say)) }
                        }
                    }
                    @if !seating.shares.is_empty() { span.shares title=(shares(say, seating)) { span.unseen { (shares(say, seating)) } } }
                    @if let Some((place, points)) = seating.standing {
                        span.standing { (place) ". · " (points) }
                    }
                }
            }
        }
    }
}

/// With whom somebody shares a screen.
pub(super) fn shares(say: &Say, seating: &Seating) -> String {
    let names: Vec<String> = seating.shares.iter().map(|seat| say.seat(*seat)).collect();
    say.message(
        &Message::new("site-shares-screen").text("names", names.join(&say.words("site-list-separator"))),
    )
}

/// The free seats, each with what whoever opened the table can do about it.
pub(super) fn lobby(say: &Say, table: &TablePage) -> Markup {
    html! {
        section.lobby aria-labelledby="lobby" {
            h2 #lobby { (say.words("site-waiting")) }
            @if table.seats.iter().any(|seat| matches!(seat.sitting, Sitting::Open { link: Some(_), .. })) {
                p.muted { (say.words("site-invite-how")) }
            }
            ul {
                @for seating in &table.seats {
                    @if let Sitting::Open { link, lost } = &seating.sitting {
                        li class=(format!("seat-{}", seating.seat)) {
                            span.chip aria-hidden="true" {}
                            span.name { (say.seat(seating.seat)) }
                            @if *lost { span.muted { (say.words("site-seat-lost")) } }
                            @if let Some(link) = link { (open(say, table, seating.seat, link, *lost)) }
                            @else { span.muted { (say.words("site-free-seat")) } }
                        }
                    }
                }
            }
        }
    }
}

/// A link to send, a bot, or somebody who plays in this browser too.
fn open(say: &Say, table: &TablePage, seat: Seat, link: &str, lost: bool) -> Markup {
    let here = table.here();
    html! {
        input.link type="text" readonly value=(link) aria-label=(say.words("site-invite-link"));
        button.copy type="button" hidden data-done=(say.words("site-copied")) { (say.words("site-copy")) }
        @if table.opened && !lost {
            form method="post" action=(format!("{here}/bot")) {
                (table.levels.choice(say))
                button type="submit" name="seat" value=(seat) { (say.words("site-fill-with-bot")) }
            }
        }
        @if table.opened && !table.begun {
            form.here method="post" action=(format!("{here}/here")) {
                input type="text" name="name" maxlength="24" aria-label=(say.words("site-their-name"))
                    placeholder=(say.words("site-their-name"));
                button type="submit" name="seat" value=(seat) { (say.words("site-play-here")) }
            }
        }
    }
}
