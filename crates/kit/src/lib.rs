//! The test kit: what every game's tests have in common. A game's tests say what is its own (how a position is read,
//! which manners of play reach which rules, what is revealed when) and take everything else from here.
//!
//! | module | the sentence it proves |
//! |---|---|
//! | [`scene`] | this position, these choices, that position |
//! | [`coverage`] | every rule has a test, every bar cites a rule |
//! | [`mod@watch`] | whatever is said of two positions holds in whole games |
//! | [`leaks`] | what a seat cannot know shows nowhere |
//! | [`reveals`] | what comes to light is said to |
//! | [`words`] | nothing is without words, no words are there for nothing |
//! | [`options`] | every option is read and written |
//! | [`allocations`] | `legal` and `apply` do not allocate |
//! | [`perft`] | the number of sequences of choices has not changed |
//! | [`golden`] | whole games replay byte for byte |
//!
//! Failures are panics that name a seed, a ply or a rule: this is for tests, and nothing else uses it.
#![warn(missing_docs)]

pub mod chance;
pub mod manner;
pub mod watch;
pub mod scene;
pub mod coverage;
pub mod options;
pub mod leaks;
pub mod reveals;
pub mod words;
pub mod allocations;
pub mod perft;
pub mod golden;

use std::path::{Path, PathBuf};

use tabletop::Game;

pub use chance::Chance;
pub use manner::{uniform, weighted};
pub use scene::Scene;
pub use watch::watch;

/// The folder of a game's crate.
pub fn folder<G: Game>() -> PathBuf {
    root().join("crates").join(G::KEY)
}

/// The repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What somebody listens to who wants offers and bars.
pub(crate) struct Menu<G: Game> {
    pub(crate) offers: Vec<G::Action>,
    pub(crate) bars: Vec<(G::Action, G::Bar)>,
}

impl<G: Game> tabletop::Offer<G> for Menu<G> {
    const BARS: bool = true;

    fn offer(&mut self, action: G::Action) {
        self.offers.push(action);
    }

    fn bar(&mut self, action: G::Action, bar: G::Bar) {
        self.bars.push((action, bar));
    }
}

impl<G: Game> Menu<G> {
    pub(crate) fn of(state: &tabletop::State<G>, me: tabletop::Seat) -> Menu<G> {
        let mut menu = Menu { offers: Vec::new(), bars: Vec::new() };
        G::legal(&state.view(tabletop::Viewer::Seat(me)), me, &mut menu);
        menu
    }
}
