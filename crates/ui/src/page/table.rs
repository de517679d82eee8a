//! The table: board, question, offers, seats, story.

use i18n::Say;
use maud::{Markup, PreEscaped, html};
use tabletop::{Message, Seat};

use super::frame;

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
    Bot,
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

/// What the table page shows.
pub struct Table {
    /// Its id.
    pub id: String,
    /// The title of the game.
    pub title: String,
    /// How many choices this viewer sees.
    pub ply: usize,
    /// Who sits where.
    pub seats: Vec<Seating>,
    /// The board.
    pub board: Markup,
    /// What is asked of this viewer, if anything.
    pub question: Option<String>,
    /// The list of choices.
    pub offers: Markup,
    /// What is not possible, and why.
    pub reasons: Markup,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether the turn can be ended.
    pub can_end: bool,
    /// What happened, newest last.
    pub story: Vec<String>,
    /// What was said: name and words.
    pub chat: Vec<(String, String)>,
    /// Whether this viewer sits here.
    pub sits: bool,
    /// The hash of the seed.
    pub seed_hash: String,
    /// Whether the game is over.
    pub over: bool,
}

/// The table page.
pub fn table(say: &Say, table: &Table) -> Markup {
    let here = format!("/t/{}", table.id);
    let waiting = table.seats.iter().any(|seat| matches!(seat.sitting, Sitting::Open { .. }));
    let mine = table.seats.iter().any(|seat| seat.mine && seat.to_act) && !waiting;
    let title = if mine { format!("● {}", table.title) } else { table.title.clone() };
    let body = html! {
        main #table data-id=(table.id) data-ply=(table.ply) data-mine[mine] {
            div.offline hidden role="status" { (say.words("site-connection-lost")) }
            (seats(say, table))
            div.board { (table.board) }
            (ask(say, table, &here, waiting, mine))
            details.why { summary { (say.words("site-why-not")) } (table.reasons) }
            (story(say, table))
            (chat(say, table, &here))
            p.muted.fine {
                (say.words("site-seed-hash")) " " code { (table.seed_hash) }
                @if table.over {
                    " · " a href=(format!("{here}/replay?at=0")) { (say.words("site-replay")) }
                    " · " a href=(format!("{here}/record")) download { (say.words("site-download")) }
                }
            }
        }
    };
    frame(say, &title, &here, body)
}

fn seats(say: &Say, table: &Table) -> Markup {
    html! {
        ol.seats aria-label=(say.words("site-players")) {
            @for seating in &table.seats {
                li class=(format!("seat seat-{}", seating.seat)) data-mine[seating.mine] data-acts[seating.to_act] {
                    span.chip aria-hidden="true" {}
                    span.name { (say.seat(seating.seat)) }
                    @match &seating.sitting {
                        Sitting::Bot => span.muted { (say.words("site-bot")) },
                        Sitting::Person => {},
                        Sitting::Open { link } => {
                            span.muted { (say.words("site-free-seat")) }
                            @if let Some(link) = link {
                                input.link type="text" readonly value=(link) aria-label=(say.words("site-invite-link"));
                                form method="post" action=(format!("/t/{}/bot", table.id)) {
                                    button type="submit" name="seat" value=(seating.seat) { (say.words("site-fill-with-bot")) }
                                }
                            }
                        },
                    }
                    @if let Some((place, points)) = seating.standing {
                        span.standing { (place) ". · " (points) }
                    }
                }
            }
        }
    }
}

fn ask(say: &Say, table: &Table, here: &str, waiting: bool, mine: bool) -> Markup {
    let acting = table.seats.iter().find(|seat| seat.to_act);
    html! {
        section.ask data-mine[mine] aria-live="polite" {
            @if waiting {
                h2 { (say.words("site-waiting")) }
            } @else if table.over {
                h2 { (say.words("site-result")) }
                form method="post" action=(format!("{here}/rematch")) {
                    button.primary type="submit" { (say.words("site-rematch")) }
                }
            } @else if table.can_end {
                h2 { (say.words("site-turn-complete")) }
            } @else if let Some(question) = &table.question {
                h2 { (question) }
                form.choices method="post" action=(format!("{here}/pick")) {
                    input type="hidden" name="ply" value=(table.ply);
                    (table.offers)
                }
            } @else if let Some(acting) = acting {
                h2 { (say.message(&Message::new("site-turn-of").seat("who", acting.seat))) }
                noscript { a.button href=(here) { (say.words("site-reload")) } }
            }
            @if table.can_undo || table.can_end {
                form.turn method="post" action=(format!("{here}/turn")) {
                    @if table.can_end {
                        button.primary type="submit" name="do" value="end" accesskey="e" { (say.words("site-end-turn")) }
                    }
                    button type="submit" name="do" value="undo" accesskey="u" { (say.words("site-undo")) }
                    button type="submit" name="do" value="reset" { (say.words("site-reset")) }
                }
            }
        }
    }
}

fn story(say: &Say, table: &Table) -> Markup {
    html! {
        section.story aria-labelledby="story" {
            h2 #story { (say.words("site-story")) }
            ol reversed { @for line in table.story.iter().rev() { li { (line) } } }
        }
    }
}

fn chat(say: &Say, table: &Table, here: &str) -> Markup {
    html! {
        section.chat aria-labelledby="chat" {
            h2 #chat { (say.words("site-chat")) }
            ul { @for (name, words) in &table.chat { li { b { (name) } " " (words) } } }
            @if table.sits {
                form method="post" action=(format!("{here}/chat")) {
                    input type="text" name="text" maxlength="300" required autocomplete="off"
                        aria-label=(say.words("site-chat"));
                    button type="submit" { (say.words("site-send")) }
                }
            }
        }
    }
}

/// What the page of an invitation shows.
pub struct Join {
    /// Where the form goes.
    pub action: String,
    /// The title of the game.
    pub title: String,
}

/// The page of an invitation.
pub fn join(say: &Say, join: &Join) -> Markup {
    let body = html! {
        main.join {
            h1 { (join.title) }
            form method="post" action=(join.action) {
                label {
                    (say.words("site-your-name")) " "
                    input type="text" name="name" maxlength="24" autocomplete="nickname" autofocus;
                }
                button.primary type="submit" { (say.words("site-sit-down")) }
            }
        }
    };
    frame(say, &join.title, "/", body)
}

/// A rule text that was rendered from our own documents.
pub fn rules(say: &Say, title: &str, html_text: &str) -> Markup {
    frame(say, title, "/", html! { main.rules { (PreEscaped(html_text)) } })
}
