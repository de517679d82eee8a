//! Advice for whoever is to choose: the best choices, their chances, and what they are good for.

use i18n::{Locale, Say};
use maud::{Markup, html};
use tabletop::Message;

use super::review::percent;
use super::table::TablePage;

/// A choice worth a look.
pub struct Advice {
    /// Its number among the offers.
    pub offer: usize,
    /// In words.
    pub words: String,
    /// The chance to win with it.
    pub chance: f32,
    /// What it brings more or less of than the other choices: names of kinds of points, and how many.
    pub reasons: Vec<(String, f32)>,
}

/// The advice that was asked for; nothing if nobody has asked.
pub(super) fn advice(say: &Say, table: &TablePage) -> Markup {
    let Some(advice) = &table.advice else { return html! {} };
    html! {
        section.advice aria-labelledby="advice" {
            h3 #advice { (say.words("site-advice")) }
            " "
            p.muted { (say.words(if advice.is_empty() { "site-no-advice" } else { "site-advice-help" })) }
            form method="post" action=(format!("{}/pick", table.here())) {
                input type="hidden" name="ply" value=(table.ply);
                input type="hidden" name="deal" value=(table.deal);
                ol {
                    @for advised in advice {
                        li {
                            button type="submit" name="pick" value=(advised.offer) { (advised.words) }
                            " " strong { (percent(say, advised.chance)) }
                            @for (name, points) in &advised.reasons {
                                " " span.reason { (say.message(&Message::new("site-reason").text("points", signed(say, *points)).text("name", name))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// With one decimal and its sign.
fn signed(say: &Say, points: f32) -> String {
    let point = if say.locale() == Locale::En { "." } else { "," };
    format!("{points:+.1}").replace('-', "−").replace('.', point)
}
