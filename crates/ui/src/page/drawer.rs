//! What is put away until somebody wants it: story, points, bars, chat, settings.

use i18n::Say;
use maud::{Markup, html};
use tabletop::Message;

use super::seats::{Seating, Sitting, shares};
use super::table::{TablePage, lines};

pub(super) fn all(say: &Say, table: &TablePage) -> Markup {
    html! {
        div.drawers {
            (drawer("story", &say.words("site-story"), story(say, table)))
            (drawer("points", &say.words("site-points"), table.account.draw(say)))
            (drawer("why", &say.words("site-why"), bars(say, table)))
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
fn story(say: &Say, table: &TablePage) -> Markup {
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
                (lines(say, chapter))
            }
        }
        p { a href=(format!("{}/story", table.here())) { (say.words("site-whole-story")) } }
    }
}

fn bars(say: &Say, table: &TablePage) -> Markup {
    html! {
        h3 { (say.words("site-why-not")) }
        p.muted { (say.words("site-why-help")) }
        (table.bars)
        p {
            a.rules href=(format!("/guide/{}", table.game)) { (say.words("site-how-to-play")) } " · "
            a href=(format!("/rules/{}", table.game)) { (say.words("site-rules")) }
        }
    }
}

fn chat(say: &Say, table: &TablePage) -> Markup {
    html! {
        ul.said { @for (name, words) in &table.chat { li { b { bdi { (name) } } " " bdi { (words) } } } }
        @if table.me.is_some() {
            form.talk method="post" action=(format!("{}/chat", table.here())) {
                input type="text" name="text" maxlength="300" required autocomplete="off"
                    aria-label=(say.words("site-chat"));
                button type="submit" { (say.words("site-send")) }
            }
        }
    }
}

fn settings(say: &Say, table: &TablePage) -> Markup {
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
            label.volume { (say.words("site-volume")) " " input type="range" name="volume" min="0" max="100" step="10"; }
        } }
        div.scripted hidden {
            label.tempo {
                (say.words("site-scenes")) " "
                select name="pace" {
                    @for (pace, words) in [("1", "site-pace-1"), ("2", "site-pace-2"), ("4", "site-pace-4"), ("0", "site-pace-0"), ("step", "site-scene-step")] {
                        option value=(pace) { (say.words(words)) }
                    }
                }
            }
        }
        @if table.me.is_some() {
            h3 { (say.words("site-other-device")) }
            p.muted { (say.words("site-passport-help")) }
            p { a.button href="/me" { (say.words("site-passport-and-devices")) } }
        }
        (seats(say, table))
        p.muted { (say.words(if table.hints { "site-hints-on" } else { "site-hints-off" })) }
        (bots(say, table))
        (give_away(say, table))
        h3 { (say.words("site-keys")) }
        dl.keys {
            @for (key, does) in [("← →", "site-key-move"), ("↵", "site-key-choose"), ("U", "site-undo"), ("E", "site-end-turn"), ("?", "site-why"), ("R", "site-how-to-play")] {
                dt { kbd { (key) } } dd { (say.words(does)) }
            }
        }
        @if let Some(hash) = &table.seed_hash {
            h3 data-fair { (say.words("site-fair-play")) }
            p.fine { (say.words("site-seed-hash")) " " code { (hash) } }
            @if table.deal > 0 {
                p.fine data-deal { (say.message(&Message::new("site-deal-number").number("count", i64::try_from(table.deal + 1).unwrap_or_default()))) }
            }
        }
        @if let Some(tables) = &table.tables {
            p.fine data-tables { (say.words("site-played-corrected")) " " a href=(tables) { (say.words("site-see-tables")) } }
        }
        @if let Some(seed) = &table.seed {
            p.fine { (say.words("site-seed")) " " code { (seed) } }
            p.fine { (say.words("site-seed-check")) " " code { "printf %s " (seed) " | sha256sum" } }
        }
    }
}

/// Who sits where, with whom and by how many browsers; and what can be done about whoever is away.
fn seats(say: &Say, table: &TablePage) -> Markup {
    let count = |count: usize| i64::try_from(count).unwrap_or_default();
    html! {
        h3 { (say.words("site-seats")) }
        ul.sitting {
            @for seating in &table.seats {
                li class=(format!("seat-{}", seating.seat)) {
                    span.chip aria-hidden="true" {} " " span.name { (say.seat(seating.seat)) } " "
                    @if let Some(presence) = seating.presence { span.muted { (presence.words(say)) } " " }
                    @if !seating.shares.is_empty() { span.muted { (shares(say, seating)) } " " }
                    @if seating.devices > 0 {
                        span.muted { (say.message(&Message::new("site-devices").number("count", count(seating.devices)))) }
                    }
                    (votes(say, table, seating))
                }
            }
        }
        @if table.me.is_some() && !table.over && !table.stood_in {
            form method="post" action=(format!("{}/stand-in", table.here())) {
                @for seating in table.seats.iter().filter(|seating| Some(seating.seat) == table.me) {
                    button type="submit" name="seat" value=(seating.seat) { (say.words("site-stand-in-for-me")) }
                }
            }
            p.muted { (say.words("site-stand-in-help")) }
        }
    }
}

/// What this viewer may want for somebody who is away.
pub(super) fn votes(say: &Say, table: &TablePage, seating: &Seating) -> Markup {
    let wishes = [
        (seating.can_stand_in, "stand-in", "site-stand-in-vote"),
        (seating.can_replace, "lost", "site-newcomer-vote"),
    ];
    html! {
        @for (vote, action, words) in wishes {
            @if let Some(vote) = vote {
                form.vote method="post" action=(format!("{}/{action}", table.here())) {
                    button type="submit" name="seat" value=(seating.seat) disabled[vote.mine] {
                        (say.message(&Message::new(words).seat("who", seating.seat)))
                    }
                    @if vote.needed > 1 {
                        " " span.muted {
                            (say.message(&Message::new("site-agree")
                                .number("agreed", i64::try_from(vote.agreed).unwrap_or_default())
                                .number("needed", i64::try_from(vote.needed).unwrap_or_default())))
                        }
                    }
                }
            }
        }
    }
}

/// Bots that this viewer may make stronger or weaker.
fn bots(say: &Say, table: &TablePage) -> Markup {
    let bots: Vec<_> = table
        .seats
        .iter()
        .filter(|_| table.me.is_some() && !table.over && table.opened)
        .filter_map(|seating| match &seating.sitting {
            Sitting::Bot { name, .. } => Some((seating.seat, name)),
            Sitting::Open { .. } | Sitting::Person | Sitting::StandIn { .. } => None,
        })
        .collect();
    html! {
        @if !bots.is_empty() {
            h3 { (say.words("site-change-level")) }
            @for (seat, level) in bots {
                form.give method="post" action=(format!("{}/bot", table.here())) {
                    (table.levels.choice_of(say, &say.seat(seat), level))
                    button type="submit" name="seat" value=(seat) { (say.words("site-rename")) }
                }
            }
        }
    }
}

/// Seats that this viewer may make free again.
fn give_away(say: &Say, table: &TablePage) -> Markup {
    let free = |sitting: &Sitting| matches!(sitting, Sitting::Open { .. });
    let may = |seating: &&Seating| {
        (seating.mine || (table.opened && !table.begun))
            && !free(&seating.sitting)
            && !table.over
            && !table.study
    };
    let mine: Vec<_> = table.seats.iter().filter(may).collect();
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
