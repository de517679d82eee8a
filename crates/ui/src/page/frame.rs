//! The frame of every page: name, seats, languages.

use i18n::{Locale, Say};
use maud::{DOCTYPE, Markup, html};
use tabletop::Seat;

use super::Asset;

/// What a page tells its frame.
pub(super) struct Frame<'a> {
    pub(super) title: &'a str,
    /// The address to come back to.
    pub(super) here: &'a str,
    /// The key of the game it is about, if it is about one, and its style: players have its colours.
    pub(super) game: Option<(&'a str, Asset)>,
    /// Whether its board is on this page.
    pub(super) board: bool,
    /// Who sits at this table, if it is one.
    pub(super) seats: Option<Markup>,
    /// How many play, and for whom of them programs do: their chips say so.
    pub(super) company: Option<(usize, &'a [Seat])>,
    /// Whether it is the viewer's turn.
    pub(super) turn: bool,
}

pub(super) fn frame(say: &Say, page: &Frame<'_>, body: Markup) -> Markup {
    let icon = if page.turn { Asset::ICON_TURN } else { Asset::ICON };
    html! {
        (DOCTYPE)
        html lang=(say.locale().code()) data-game=[page.game.map(|(key, _)| key)]
            data-seats=[page.company.map(|(seats, _)| seats)] data-bots=[page.company.map(|(_, bots)| list(bots))] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (page.title) " · Hanlin" }
                @for style in styles(page) { link rel="stylesheet" href=(style.address()); }
                link rel="icon" href=(icon.address()) type=(icon.kind());
                @for script in Asset::scripts() { link rel="modulepreload" href=(script.address()); }
                script type="module" src=(Asset::SCRIPT.address()) {}
            }
            body data-desk[page.seats.is_some()] {
                header.masthead {
                    a.brand href="/" { span.seal aria-hidden="true" { "翰" } " Hanlin" }
                    @if let Some(seats) = &page.seats { (seats) }
                    (languages(say, page.here))
                }
                (body)
            }
        }
    }
}

/// What a page is drawn with, and nothing else: no page needs the board of another game.
fn styles(page: &Frame<'_>) -> impl Iterator<Item = Asset> {
    let around = page.board.then_some(Asset::TABLE);
    [Asset::PAGE].into_iter().chain(around).chain(page.game.map(|(_, style)| style))
}

fn list(seats: &[Seat]) -> String {
    seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The frame of a page that is no table.
pub(super) fn plain(say: &Say, title: &str, here: &str, body: Markup) -> Markup {
    frame(
        say,
        &Frame { title, here, game: None, board: false, seats: None, company: None, turn: false },
        body,
    )
}

/// The switch on every page; works without a script.
fn languages(say: &Say, here: &str) -> Markup {
    html! {
        form.languages method="post" action="/language" aria-label=(say.words("site-language")) {
            input type="hidden" name="back" value=(here);
            @for locale in Locale::ALL {
                button type="submit" name="lang" value=(locale.code()) lang=(locale.code())
                    aria-current=[(locale == say.locale()).then_some("true")] title=(locale.autonym()) {
                    (locale.code())
                }
            }
        }
    }
}
