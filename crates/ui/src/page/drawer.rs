//! What is put away until somebody wants it: story, points, reasons, chat, settings.

use i18n::Say;
use maud::{Markup, html};
use tabletop::Message;

use super::seats::Sitting;
use super::table::{Table, line};

pub(super) fn all(say: &Say, table: &Table) -> Markup {
    html! {
        div.drawers {
            (drawer("story", &say.words("site-story"), story(say, table)))
            (drawer("points", &say.words("site-points"), table.account.draw(say)))
            (drawer("why", &say.words("site-why"), why(say, table)))
            details.drawer.chat name="drawer" data-said=(table.said) {
                summary { (say.words("site-chat")) }
                div.sheet { h2 { (say.words("site-chat")) } (chat(say, table)) }
            }
            (drawer("settings", &say.words("site-settings"), settings(say, table)))
        }
    }
}

fn drawer(name: &str, title: &str, sheet: Markup) -> Markup {
    html! {
        details class=(format!("drawer {name}")) name="drawer" {
            summary { (title) }
            div.sheet { h2 { (title) } (sheet) }
        }
    }
}

/// The story, newest first; the radio buttons leave only what is about one seat, by style alone.
fn story(say: &Say, table: &Table) -> Markup {
    html! {
        fieldset.filter {
            legend.unseen { (say.words("site-filter")) }
            label { input type="radio" name="about" value="all" checked; (say.words("site-everybody")) }
            @for seating in &table.seats {
                label class=(format!("seat-{}", seating.seat)) {
                    input type="radio" name="about" value=(seating.seat);
                    span.chip aria-hidden="true" {} " " (say.seat(seating.seat))
                }
            }
        }
        // The newest chapter first, each from its beginning on.
        ol.lines {
            @for chapter in table.story.chunk_by(|_, next| !next.chapter).rev() {
                @for told in chapter { (line(told)) }
            }
        }
        p { a href=(format!("{}/story", table.here())) { (say.words("site-whole-story")) } }
    }
}

fn why(say: &Say, table: &Table) -> Markup {
    html! {
        h3 { (say.words("site-why-not")) }
        p.muted { (say.words("site-why-help")) }
        (table.reasons)
        p {
            a.rules href=(format!("/guide/{}", table.game)) { (say.words("site-how-to-play")) } " · "
            a href=(format!("/rules/{}", table.game)) { (say.words("site-rules")) }
        }
    }
}

fn chat(say: &Say, table: &Table) -> Markup {
    html! {
        ul.said { @for (name, words) in &table.chat { li { b { (name) } " " (words) } } }
        @if table.me.is_some() {
            form.talk method="post" action=(format!("{}/chat", table.here())) {
                input type="text" name="text" maxlength="300" required autocomplete="off"
                    aria-label=(say.words("site-chat"));
                button type="submit" { (say.words("site-send")) }
            }
        }
    }
}

fn settings(say: &Say, table: &Table) -> Markup {
    let here = table.here();
    html! {
        @if table.me.is_some() {
            form.rename method="post" action=(format!("{here}/prefer")) {
                label {
                    (say.words("site-your-name")) " "
                    input type="text" name="name" maxlength="24" autocomplete="nickname" value=(table.name);
                }
                button type="submit" { (say.words("site-rename")) }
            }
            form method="post" action=(format!("{here}/prefer")) {
                button type="submit" name="asks" value=(if table.asks { "no" } else { "yes" }) aria-pressed=(table.asks) {
                    (say.words("site-ask-everything"))
                }
            }
            p.muted { (say.words("site-ask-everything-help")) }
        }
        @if table.me.is_some() { div.scripted hidden {
            button.toggle type="button" data-setting="sound" aria-pressed="false" { (say.words("site-sound")) }
            " "
            button.toggle type="button" data-setting="notify" aria-pressed="false" { (say.words("site-notify")) }
        } }
        @if table.me.is_some() {
            h3 { (say.words("site-other-device")) }
            @if let Some(link) = &table.device {
                p.muted { (say.words("site-other-device-help")) }
                input.link type="text" readonly value=(link) aria-label=(say.words("site-other-device"));
                button.copy type="button" hidden data-done=(say.words("site-copied")) { (say.words("site-copy")) }
            } @else {
                form method="post" action=(format!("{here}/device")) {
                    button type="submit" { (say.words("site-make-link")) }
                }
            }
        }
        (bots(say, table))
        (give_away(say, table))
        h3 { (say.words("site-keys")) }
        dl.keys {
            @for (key, does) in [("← →", "site-key-move"), ("↵", "site-key-choose"), ("U", "site-undo"), ("E", "site-end-turn"), ("?", "site-why"), ("R", "site-how-to-play")] {
                dt { kbd { (key) } } dd { (say.words(does)) }
            }
        }
        h3 { (say.words("site-fair-play")) }
        p.fine { (say.words("site-seed-hash")) " " code { (table.seed_hash) } }
        @if let Some(seed) = &table.seed {
            p.fine { (say.words("site-seed")) " " code { (seed) } }
            p.fine { (say.words("site-seed-check")) " " code { "printf %s " (seed) " | sha256sum" } }
        }
    }
}

/// Bots that this viewer may make stronger or weaker, and people a bot may play for.
fn bots(say: &Say, table: &Table) -> Markup {
    let is_person = |sitting: &Sitting| matches!(sitting, Sitting::Person);
    let at_table = table.me.is_some() && !table.over;
    let bots: Vec<_> = table
        .seats
        .iter()
        .filter(|_| at_table && table.opened)
        .filter_map(|seating| match &seating.sitting {
            Sitting::Bot { name, .. } => Some((seating.seat, name)),
            Sitting::Open { .. } | Sitting::Person | Sitting::StandIn { .. } => None,
        })
        .collect();
    let people: Vec<_> = table.seats.iter().filter(|seat| at_table && is_person(&seat.sitting)).collect();
    let here = table.here();
    html! {
        @if !bots.is_empty() {
            h3 { (say.words("site-change-level")) }
            @for (seat, level) in bots {
                form.give method="post" action=(format!("{here}/bot")) {
                    (table.levels.choice_of(say, &say.seat(seat), level))
                    button type="submit" name="seat" value=(seat) { (say.words("site-rename")) }
                }
            }
        }
        @if !people.is_empty() {
            h3 { (say.words("site-stand-in")) }
            details.sure {
                summary { (say.words("site-stand-in-help")) }
                form.give method="post" action=(format!("{here}/bot")) {
                    (table.levels.choice(say))
                    @for seating in people {
                        button type="submit" name="seat" value=(seating.seat) { (say.seat(seating.seat)) }
                    }
                }
            }
        }
    }
}

/// Seats that this viewer may make free again.
fn give_away(say: &Say, table: &Table) -> Markup {
    let free = |sitting: &Sitting| matches!(sitting, Sitting::Open { .. });
    let mine: Vec<_> = table
        .seats
        .iter()
        .filter(|seating| (seating.mine || table.opened) && !free(&seating.sitting) && !table.over)
        .collect();
    html! {
        @if !mine.is_empty() {
            h3 { (say.words("site-give-away")) }
            details.sure {
            summary { (say.words("site-give-away-help")) }
            form.give method="post" action=(format!("{}/give", table.here())) {
                @for seating in mine {
                    button type="submit" name="seat" value=(seating.seat) {
                        (say.message(&Message::new("site-free-the-seat").seat("who", seating.seat)))
                    }
                }
            }
            }
        }
    }
}
