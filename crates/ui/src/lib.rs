//! Draws games. Drawing code has no rule in it: it shows what a view shows and what is offered.

mod dragon;

use i18n::Say;
use tabletop::{Game, View};

/// A game that can be drawn.
pub trait Draw: Game {
    /// The board in words, for a terminal.
    fn text(view: &View<'_, Self>, say: &Say) -> String;
}
