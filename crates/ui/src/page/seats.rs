//! Who sits where: chips above the board, and the lobby while a seat is free.

use i18n::Say;
use maud::{Markup, html};
use tabletop::Seat;

use super::table::Table;

/// Who sits somewhere.
pub enum Sitting {
    /// Nobody yet; the link brings somebody here, if this viewer may see it.
    Open {
        /// The invitation.
        link: Option<String>,
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
}

/// Everybody in one row.
pub(super) fn chips(say: &Say, table: &Table) -> Markup {
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
                    @if let Some((place, points)) = seating.standing {
                        span.standing { (place) ". · " (points) }
                    }
                }
            }
        }
    }
}

/// The free seats, each with what whoever opened the table can do about it.
pub(super) fn lobby(say: &Say, table: &Table) -> Markup {
    html! {
        section.lobby aria-labelledby="lobby" {
            h2 #lobby { (say.words("site-waiting")) }
            @if table.opened { p.muted { (say.words("site-invite-how")) } }
            ul {
                @for seating in &table.seats {
                    @if let Sitting::Open { link } = &seating.sitting {
                        li class=(format!("seat-{}", seating.seat)) {
                            span.chip aria-hidden="true" {}
                            span.name { (say.seat(seating.seat)) }
                            @if let Some(link) = link { (open(say, table, seating.seat, link)) }
                            @else { span.muted { (say.words("site-free-seat")) } }
                        }
                    }
                }
            }
        }
    }
}

/// A link to send, a bot, or somebody who plays in this browser too.
fn open(say: &Say, table: &Table, seat: Seat, link: &str) -> Markup {
    let here = table.here();
    html! {
        input.link type="text" readonly value=(link) aria-label=(say.words("site-invite-link"));
        button.copy type="button" hidden data-done=(say.words("site-copied")) { (say.words("site-copy")) }
        form method="post" action=(format!("{here}/bot")) {
            (table.levels.choice(say))
            button type="submit" name="seat" value=(seat) { (say.words("site-fill-with-bot")) }
        }
        form.here method="post" action=(format!("{here}/here")) {
            input type="text" name="name" maxlength="24" aria-label=(say.words("site-their-name"))
                placeholder=(say.words("site-their-name"));
            button type="submit" name="seat" value=(seat) { (say.words("site-play-here")) }
        }
    }
}
