//! The frame of every page: name, seats, languages.

use i18n::{Locale, Say};
use maud::{DOCTYPE, Markup, html};

use super::Asset;

/// What a page tells its frame.
pub(super) struct Frame<'a> {
    pub(super) title: &'a str,
    /// The address to come back to.
    pub(super) here: &'a str,
    /// Who sits at this table, if it is one.
    pub(super) seats: Option<Markup>,
    /// Whether it is the viewer's turn.
    pub(super) turn: bool,
}

pub(super) fn frame(say: &Say, page: &Frame<'_>, body: Markup) -> Markup {
    let icon = if page.turn { Asset::ICON_TURN } else { Asset::ICON };
    html! {
        (DOCTYPE)
        html lang=(say.locale().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (page.title) " · Hanlin" }
                link rel="stylesheet" href=(Asset::STYLE.address());
                link rel="icon" href=(icon.address()) type=(icon.kind());
                @for script in Asset::scripts() { link rel="modulepreload" href=(script.address()); }
                script type="module" src=(Asset::SCRIPT.address()) {}
            }
            body {
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

/// The frame of a page that is no table.
pub(super) fn plain(say: &Say, title: &str, here: &str, body: Markup) -> Markup {
    frame(say, &Frame { title, here, seats: None, turn: false }, body)
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
