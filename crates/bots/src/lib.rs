//! Who plays when nobody else does. A bot sees a view and picks from what is offered; that is all it can do.

pub mod random;
pub mod arena;

use tabletop::{Game, View};

pub use random::Random;

/// Chooses.
pub trait Bot<G: Game> {
    /// One of what is offered. The lifetime says it: a bot cannot invent an action.
    fn choose<'a>(&mut self, view: &View<'_, G>, offered: &'a [G::Action]) -> &'a G::Action;
}

/// The names [`named`] knows.
pub const NAMES: &[&str] = &["random"];

/// The bot of this name, with its own chance.
pub fn named<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        _ => None,
    }
}
