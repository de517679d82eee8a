//! What there was to see since some moment: a list of scenes, and every version of what changes in the drawing. A page
//! like others for whoever has no script: the words are complete.

use std::fmt::Write as _;

use i18n::Say;
use maud::{Markup, PreEscaped, html};

use super::frame::plain;
use crate::{Film, Move, Sentence, Shot};

/// What the page of scenes is about.
pub struct ScenesPage {
    /// The table.
    pub id: String,
    /// The title of the game.
    pub title: String,
    /// What there was to see.
    pub film: Film,
}

/// The page of scenes.
pub fn scenes(say: &Say, page: &ScenesPage) -> Markup {
    let (table, film) = (format!("/t/{}", page.id), &page.film);
    let body = html! {
        main.whole-story #scenes data-end=(film.end) data-more[film.more] {
            h1 { a href=(table) { (page.title) } " · " (say.words("site-story")) }
            ol.lines { @for shot in &film.shots { (scene(film, shot)) } }
            (reels(film))
        }
    };
    plain(say, &page.title, &format!("{table}/scenes"), body)
}

fn scene(film: &Film, shot: &Shot) -> Markup {
    let mut changes = String::new();
    for &(reel, version) in &shot.changes {
        let space = if changes.is_empty() { "" } else { " " };
        let _ = write!(changes, "{space}{}:{version}", film.reels[reel].part);
    }
    html! {
        li data-at=(shot.at) data-first=[(shot.first != shot.at).then_some(shot.first)] data-ply=(shot.ply) data-by=(shot.by) data-kind=(shot.cue.kind.code())
            data-look=(shot.cue.look.join(" ")) data-stage=[shot.stage] data-changes=(changes) {
            @for told in &shot.told { (sentence(told)) }
            @for Move { pic, from, to, count } in &shot.cue.moves {
                i data-pic=[pic] data-from=(from) data-to=(to) data-count=(count) {}
            }
        }
    }
}

fn sentence(told: &Sentence) -> Markup {
    html! {
        p class=[told.about.map(|seat| format!("seat-{seat}"))] data-chapter[told.chapter] {
            @if told.about.is_some() { span.chip aria-hidden="true" {} " " }
            (told.text)
        }
    }
}

/// All versions of a part stand together: what is alike travels once.
fn reels(film: &Film) -> Markup {
    let is_used =
        |number: usize| film.shots.iter().any(|shot| shot.changes.iter().any(|&(reel, _)| reel == number));
    html! {
        @for (number, reel) in film.reels.iter().enumerate() {
            @if reel.part == "stage" || is_used(number) {
                @for version in &reel.versions {
                    template data-reel=(reel.part) { (PreEscaped(version)) }
                }
            }
        }
    }
}
