//! Draws games. Drawing code has no rule in it: it shows what a view shows and what is offered.

mod account;
mod art;
mod offers;
pub mod page;
mod dragon;
mod confucius;
mod gugong;
mod kuhn;

use i18n::Say;
use maud::Markup;
use tabletop::{Score, View};

use page::Asset;

pub use account::{Account, source_name};
pub use offers::Offers;

/// A game that can be drawn.
pub trait Draw: Score {
    /// The places of this board that can be pointed at.
    type Spot: Eq + Copy;

    /// The drawing that stands for the game (SVG).
    const EMBLEM: &'static str;
    /// How it is played, on one page in each language, in the order of [`Locale::ALL`](i18n::Locale::ALL) (Markdown).
    const GUIDE: [&'static str; 4];
    /// The style of its board, and the colours of its players.
    const STYLE: Asset;

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

    /// The number of the month, round or day that begins with this event.
    fn begins(event: &Self::Event) -> Option<u8>;
    /// Whether a story begins a new chapter with this event.
    fn is_chapter(event: &Self::Event) -> bool {
        Self::begins(event).is_some()
    }
}
