//! The whole story of a game, chapter by chapter.

use i18n::Say;
use maud::{Markup, html};
use tabletop::Seat;

use super::Asset;
use super::frame::{Frame, frame};
use super::table::{Line, lines, study};

/// What the page of the story shows.
pub struct Story {
    /// The table.
    pub id: String,
    /// The key of the game and its style.
    pub game: (&'static str, Asset),
    /// The title of the game.
    pub title: String,
    /// How many play.
    pub seats: usize,
    /// The seats programs play for.
    pub bots: Vec<Seat>,
    /// Everything that happened, oldest first.
    pub lines: Vec<Line>,
    /// Whether the deal is known.
    pub study: bool,
}

/// The page of the story.
pub fn story(say: &Say, story: &Story) -> Markup {
    let table = format!("/t/{}", story.id);
    let body = html! {
        main.whole-story data-study[story.study] {
            @if story.study { (study(say)) }
            h1 { a href=(table) { (story.title) } " · " (say.words("site-story")) }
            ol.lines { (lines(say, &story.lines)) }
        }
    };
    frame(
        say,
        &Frame {
            title: &story.title,
            here: &format!("{table}/story"),
            game: Some(story.game),
            board: false,
            seats: None,
            company: Some((story.seats, &story.bots)),
            turn: false,
        },
        body,
    )
}
