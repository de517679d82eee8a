//! Whole pages. What is on them is the server's; how it looks is decided here.

mod start;
mod replay;
mod table;

use i18n::{Locale, Say};
use maud::{DOCTYPE, Markup, html};

pub use replay::{Replay, replay};
pub use start::{Listed, Start, start};
pub use table::{Join, Seating, Sitting, Table, join, rules, table};

/// The frame of every page.
pub fn frame(say: &Say, title: &str, here: &str, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(say.locale().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Hanlin" }
                link rel="stylesheet" href="/table.css";
                link rel="icon" href="/icon.svg" type="image/svg+xml";
                script src="/live.js" defer {}
            }
            body {
                header.masthead {
                    a.brand href="/" { span.seal aria-hidden="true" { "翰" } " Hanlin" }
                    (languages(say, here))
                }
                (body)
            }
        }
    }
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

/// The icon: our seal.
pub const ICON: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\">\
<rect x=\"2\" y=\"2\" width=\"28\" height=\"28\" rx=\"6\" fill=\"#b3372a\"/>\
<path d=\"M9 8v16M23 8v16M9 16h14M13 11h6M13 21h6\" stroke=\"#fffaf0\" stroke-width=\"2.4\" \
stroke-linecap=\"round\" fill=\"none\"/></svg>";

/// The script: clicks on the board, live updates.
pub const SCRIPT: &str = include_str!("../../assets/live.js");
