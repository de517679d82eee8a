//! What points are for: told by the rules, read by pages, nets and arenas.

use crate::{Game, Seat, Viewer};

/// Points: whose, for what, how many. They can be lost, too.
pub type Points = (Seat, &'static str, i32);

/// A game that says where points come from, and where they would.
pub trait Score: Game {
    /// What points are scored for, in the order of an account. The ids are stable: nets are named by them.
    const SOURCES: &'static [&'static str] = &[];

    /// Whether any are in a game with these options.
    fn is_scored(_source: &str, _options: &Self::Options) -> bool {
        true
    }

    /// The points an event brings, as far as `to` is told.
    fn points(_event: &Self::Event, _to: Viewer) -> Vec<Points> {
        Vec::new()
    }

    /// The points everybody would still get if the game ended now, as far as everybody sees; none once it is over.
    fn prospects(_table: &Self::Table) -> Vec<Points> {
        Vec::new()
    }
}
