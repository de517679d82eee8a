//! Draws games. Drawing code has no rule in it: it shows what a view shows and what is offered.

mod account;
mod art;
mod offers;
mod scene;
mod cut;
mod row;
mod finale;
mod poster;
mod film;
pub mod page;
mod dragon;
mod confucius;
mod gugong;
mod kuhn;

use std::fmt::Debug;

use i18n::Say;
use maud::Markup;
use tabletop::{Score, Seat, Tell as _, View, Viewer};

use page::Asset;

pub use account::{Account, source_name};
pub use film::{Film, Reel, Sentence, Shot, asking_stage, film, finale_from};
pub use offers::Offers;
pub use poster::poster;
pub use scene::{Column, Cue, Kind, Move, Scenery, Staging, term};

/// A game that can be drawn.
pub trait Drawable: Score {
    /// The places of this board that can be pointed at.
    type Spot: Eq + Copy + Debug;
    /// The great moments of this game that are drawn large over the table.
    type Stage: Copy + PartialEq;

    /// The drawing that stands for the game (SVG).
    const EMBLEM: &'static str;
    /// How it is played, on one page in each language, in the order of [`Locale::ALL`](i18n::Locale::ALL) (Markdown).
    const GUIDE: [&'static str; 4];
    /// The style of its board, and the colours of its players.
    const STYLE: Asset;
    /// The colours of its players by day, as `STYLE` has them, for pictures that load none.
    const COLOURS: [&'static str; 5] = ["#b3372a", "#2d5f8b", "#2f7d63", "#d9a93c", "#7a55a0"];

    /// Where a choice is pointed at: the only link between choice and picture.
    fn spot(action: &Self::Action) -> Self::Spot;
    /// What a choice is about where its name alone does not say it: which cards lie in a group.
    fn detail(_view: &View<'_, Self>, _action: &Self::Action, _say: &Say) -> Option<String> {
        None
    }
    /// The board as a picture, with everything offered hung on its place.
    fn board(view: &View<'_, Self>, offers: &Offers<Self>, say: &Say) -> Markup;
    /// The board in words, for a terminal.
    fn text(view: &View<'_, Self>, say: &Say) -> String;

    /// Whom an event is about. An automaton, which nobody sits for, has the seat after the last.
    fn whom(event: &Self::Event) -> Option<Seat> {
        event.tell(Viewer::Spectator).whom()
    }
    /// How an event is shown: what kind of thing it is, where one looks, what goes where.
    fn cue(event: &Self::Event) -> Cue;
    /// Whether an event opens a stage, belongs to one, or happens at the table.
    fn staging(_event: &Self::Event) -> Staging<Self::Stage> {
        Staging::AtTable
    }
    /// Whether what is asked now is asked on this stage.
    fn asks_on(_stage: Self::Stage, _table: &Self::Table) -> bool {
        false
    }
    /// A stage as it is now, after all that was told on it, with everything offered hung on its place.
    fn stage(
        stage: Self::Stage,
        view: &View<'_, Self>,
        told: &[Self::Event],
        offers: &Offers<Self>,
        say: &Say,
    ) -> Scenery;

    /// The number of the month, round or day that begins with this event.
    fn begins(event: &Self::Event) -> Option<u8>;
    /// Whether a story begins a new chapter with this event.
    fn is_chapter(event: &Self::Event) -> bool {
        Self::begins(event).is_some()
    }
}
