//! Arriving: what can be played, and the tables of this browser.

use i18n::Say;
use maud::{Markup, PreEscaped, html};
use tabletop::{Message, Setting};

use super::frame::plain;
use super::seats::Levels;

/// What the start page shows.
pub struct Start {
    /// The games.
    pub games: Vec<GameCard>,
    /// How strong bots can be.
    pub levels: Levels,
    /// Tables of this person.
    pub tables: Vec<OwnTable>,
    /// Whether records may be sent.
    pub uploads: bool,
    /// Whether we know who it is.
    pub known: bool,
}

/// A table of this browser.
pub struct OwnTable {
    /// Its id.
    pub id: String,
    /// The title of the game.
    pub title: String,
    /// Who sits there, as far as they have names.
    pub names: String,
    /// Whether the game is over.
    pub finished: bool,
    /// Whether this browser is to choose, as far as that is known without looking.
    pub mine: bool,
}

/// A game on the shelf.
pub struct GameCard {
    /// Its key.
    pub key: &'static str,
    /// Its own drawing (SVG).
    pub emblem: &'static str,
    /// Fewest and most players.
    pub seats: (usize, usize),
    /// What can be agreed before.
    pub settings: Vec<Setting>,
    /// The keys of what is not for whoever plays alone.
    pub not_alone: Vec<&'static str>,
    /// Whether owners of the printed game may correct its tables.
    pub has_tables: bool,
}

/// The start page.
pub fn start(say: &Say, start: &Start) -> Markup {
    let body = html! {
        main.start {
            p.tagline { (say.words("site-tagline")) }
            @for game in &start.games { (card(say, game, start.levels, None)) }
            @if !start.tables.is_empty() {
                section.tables aria-labelledby="tables" {
                    h2 id="tables" { (say.words("site-your-tables")) }
                    ul {
                        @for OwnTable { id, title, names, finished, mine } in &start.tables {
                            li {
                                a href=(format!("/t/{id}")) { (title) @if !names.is_empty() { " · " bdi { (names) } } }
                                " "
                                @if *mine { strong.turn { (say.words("site-your-turn")) } }
                                @else { span.muted { (say.words(if *finished { "site-finished" } else { "site-running" })) } }
                            }
                        }
                    }
                }
            }
            @if start.uploads { (look(say)) }
            @if start.known { p.me { a href="/me" { (say.words("site-passport-and-devices")) } } }
        }
    };
    plain(say, &say.words("site-tagline"), "/", body)
}

/// A record of somebody's game, to look at.
fn look(say: &Say) -> Markup {
    html! {
        details.look {
            summary { (say.words("site-look")) }
            form method="post" action="/look" enctype="multipart/form-data" {
                label { (say.words("site-record-file")) " " input type="file" name="record" accept=".game,text/plain" required; }
                button type="submit" { (say.words("site-look-at-it")) }
            }
        }
    }
}

/// A value of corrected tables that is not the usual one.
pub struct Corrected {
    /// In which file.
    pub file: &'static str,
    /// What it is.
    pub place: String,
    /// What is built in.
    pub usual: String,
    /// What is played with instead.
    pub corrected: String,
}

/// A game that is played with corrected tables, and how they differ from the usual ones.
pub fn corrected(
    say: &Say,
    game: &GameCard,
    levels: Levels,
    hash: &str,
    differences: &[Corrected],
) -> Markup {
    let body = html! {
        main.start {
            p.tagline { (say.words("site-tables-good")) }
            p.muted { code { (hash) } }
            (differing(say, differences))
            (card(say, game, levels, Some(hash)))
        }
    };
    plain(say, &say.words("site-tables"), &format!("/tables/{}/{hash}", game.key), body)
}

/// Whoever is invited to play with these tables sees what they change.
fn differing(say: &Say, differences: &[Corrected]) -> Markup {
    if differences.is_empty() {
        return html! { p { (say.words("site-tables-same")) } };
    }
    html! {
        table.differences {
            caption { (say.words("site-tables-differ")) }
            thead {
                tr {
                    @for head in ["site-tables-value", "site-tables-usual", "site-tables-corrected"] {
                        th scope="col" { (say.words(head)) }
                    }
                }
            }
            tbody {
                @for Corrected { file, place, usual, corrected } in differences {
                    tr { th scope="row" { code { (file) } " " bdi { (place) } } td { bdi { (usual) } } td { bdi { (corrected) } } }
                }
            }
        }
    }
}

/// The tables of somebody who owns the printed game.
fn tables(say: &Say, game: &GameCard) -> Markup {
    html! {
        details.look {
            summary { (say.words("site-tables")) }
            p.muted { (say.words("site-tables-help")) " " code { "hanlin data " (game.key) " --export DIR" } }
            form method="post" action=(format!("/tables/{}", game.key)) enctype="multipart/form-data" {
                label { (say.words("site-tables-files")) " " input type="file" name="tables" accept=".toml" multiple required; }
                button type="submit" { (say.words("site-tables-check")) }
            }
        }
    }
}

fn card(say: &Say, game: &GameCard, levels: Levels, corrected: Option<&str>) -> Markup {
    let (least, most) = game.seats;
    let with = html! { @if let Some(hash) = corrected { input type="hidden" name="tables" value=(hash); } };
    let players = Message::new("site-label")
        .text("label", say.words("site-players"))
        .text("value", format!("{least}–{most}"));
    html! {
        section.game aria-labelledby=(game.key) {
            div.emblem aria-hidden="true" { (PreEscaped(game.emblem)) }
            div.about {
                h1 id=(game.key) { (say.words(&format!("{}-title", game.key))) }
                p { (say.words(&format!("{}-blurb", game.key))) }
                p.muted {
                    (say.message(&players)) " · " (say.words(&format!("{}-length", game.key))) " · "
                    a href=(format!("/guide/{}", game.key)) { (say.words("site-how-to-play")) }
                }
                form.play-now method="post" action="/new" {
                    input type="hidden" name="game" value=(game.key);
                    input type="hidden" name="bots" value="all";
                    (with)
                    label {
                        (say.words("site-players")) " "
                        select name="seats" {
                            @for seats in least..=most { option value=(seats) selected[seats == 3] { (seats) } }
                        }
                    }
                    span.not-alone { (levels.choice(say)) }
                    button.primary type="submit" { (say.words("site-play-now")) }
                }
                details.invite {
                    summary { (say.words("site-invite")) }
                    form method="post" action="/new" {
                        input type="hidden" name="game" value=(game.key);
                        (with)
                        label {
                            (say.words("site-your-name")) " "
                            input type="text" name="name" maxlength="24" autocomplete="nickname";
                        }
                        label {
                            (say.words("site-players")) " "
                            select name="seats" {
                                @for seats in least..=most { option value=(seats) selected[seats == 3] { (seats) } }
                            }
                        }
                        label.not-alone {
                            (say.words("site-bots")) " "
                            select name="bots" { @for bots in 0..most { option value=(bots) { (bots) } } }
                        }
                        span.not-alone { (levels.choice(say)) }
                        details.options {
                            summary { (say.words("site-options")) }
                            (terms(say))
                            div { @for setting in game.settings.iter().filter(|setting| setting.values.len() > 1) { (option(say, game, setting)) } }
                        }
                        button.primary type="submit" { (say.words("site-open-table")) }
                    }
                }
                @if game.has_tables && corrected.is_none() { (tables(say, game)) }
            }
        }
    }
}

/// What the people at a table agree on, whatever they play.
fn terms(say: &Say) -> Markup {
    html! {
        div.terms {
            label {
                (say.words("site-terms-hints")) " "
                select name="hints" {
                    @for (value, words) in [("", "site-terms-hints-alone"), ("on", "site-terms-hints-on"), ("off", "site-terms-hints-off")] {
                        option value=(value) { (say.words(words)) }
                    }
                }
            }
            label { (say.words("site-terms-grace")) " " input type="number" name="grace" min="1" max="10080" value="3" required; }
            label { (say.words("site-terms-lost")) " " input type="number" name="lost" min="1" max="8760" value="24" required; }
        }
    }
}

/// An option as a choice of its values. An untouched one sends nothing, so that presets stay in force.
fn option(say: &Say, game: &GameCard, setting: &Setting) -> Markup {
    let id = format!("{}-option-{}", game.key, setting.key);
    html! {
        label.not-alone[game.not_alone.contains(&setting.key)] {
            (say.words(&id)) " "
            select name=(setting.key) {
                option value="" selected { (say.words(&format!("{id}-{}", setting.default))) }
                @for value in setting.values.iter().filter(|value| **value != setting.default) {
                    option value=(value) { (say.words(&format!("{id}-{value}"))) }
                }
            }
        }
    }
}
