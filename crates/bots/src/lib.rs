//! Who plays when nobody else does. A bot sees a view and picks from what is offered; that is all it can do.
//!
//! ```
//! use bots::{Bot, Level, Player};
//! use dragon::{Dragon, Options};
//! use tabletop::{Match, Seed, Viewer};
//!
//! let mut game = Match::<Dragon>::new(4, Options::default(), Seed::nth(1, 0)).expect("four can play");
//! let mut graduate = Player::<Dragon>::new(Level::named("graduate").expect("a level"), 1);
//! for _ in 0..20 {
//!     let seat = game.to_act().lowest().expect("twenty choices do not end a game");
//!     let offers = game.offers(seat).expect("it is to act");
//!     let choice = *graduate.choose(&game.view(Viewer::Seat(seat)), &offers);
//!     game.play(seat, choice).expect("a bot cannot choose anything else");
//! }
//! assert_eq!(game.ply(), 20);
//! ```
//!
//! More is in the examples: `cargo run -p bots --example own_bot`.

// What a bot sees
pub mod features;
pub mod playable;
pub mod games;
// How it evaluates
pub mod net;
pub mod value;
pub mod evaluator;
mod scoring;
// How it learns
pub mod training;
// How it chooses
pub mod random;
pub mod lookahead;
pub mod greedy;
pub mod search;
pub mod level;
pub mod player;
// How they are compared
pub mod arena;

use tabletop::{Game, Seat, View, Viewer};

pub use greedy::Greedy;
pub use level::Level;
pub use playable::Playable;
pub use player::{Player, Ranked, Style, Thought, chances, think};
pub use random::Random;
pub use search::{Budget, Effort, Gone};
pub use training::recipe::{Recipe, Trainable};

/// Chooses.
pub trait Bot<G: Game> {
    /// One of what is offered. The lifetime says it: a bot cannot invent an action.
    fn choose<'a>(&mut self, view: &View<'_, G>, offered: &'a [G::Action]) -> &'a G::Action;
}

/// The seat that looks.
///
/// # Panics
/// If nobody at the table does: only a seat chooses.
pub(crate) fn viewing_seat<G: Game>(view: &View<'_, G>) -> Seat {
    match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::All => unreachable!("a seat chooses from its own view"),
    }
}

/// The names [`named`] knows, as a message lists them.
pub const NAMES: &[&str] = &[
    "random",
    "greedy",
    "1 to 7 (novice, pupil, candidate, licentiate, graduate, doctor, academician)",
    "net:FILE",
    "search:ITERATIONS+ROLLOUT",
    "search:ITERATIONS+ROLLOUT:FILE",
];

/// The bot of this name, with its own chance, within these bounds.
pub fn named<G: Playable>(name: &str, seed: u64, budget: Budget) -> Option<Box<dyn Bot<G>>> {
    let within = |player: Player<G>| Some(Box::new(player.within(budget)) as Box<dyn Bot<G>>);
    if let Some(level) = Level::named(name) {
        return within(Player::new(level, seed));
    }
    match name.split(':').collect::<Vec<_>>().as_slice() {
        ["random"] => Some(Box::new(Random::new(seed))),
        ["greedy"] => Some(Box::new(Greedy::new(seed))),
        ["net", file] => {
            let net = net::file::from_disk::<G>(file)?;
            within(Player::new(Level::NET, seed).with_net(net))
        }
        ["search", effort] => within(Player::in_style(searching(effort)?, seed)),
        ["search", effort, file] => {
            let net = net::file::from_disk::<G>(file)?;
            within(Player::in_style(searching(effort)?, seed).with_net(net))
        }
        _ => None,
    }
}

/// Whether a host may offer this bot: the levels and the two simple ones.
pub fn is_known(name: &str) -> bool {
    Level::named(name).is_some() || ["random", "greedy"].contains(&name)
}

/// Iterations, and how deep their rollouts go where the tree ends: `40+15`. Without the second there are none.
fn searching(effort: &str) -> Option<Style> {
    let (iterations, rollout) = effort.split_once('+').unwrap_or((effort, "0"));
    let effort = Effort { iterations: iterations.parse().ok()?, rollout: rollout.parse().ok()?, trees: 1 };
    Some(Style { epsilon: 0, effort: Some(effort) })
}

/// Why the levels of a game are played by the heuristic instead of a net, if they are; by the newest rules.
pub fn without_net<G: Playable>(seats: usize) -> Option<String> {
    let unfit = G::nets().get::<G>(seats, G::RULES).err()?;
    Some(format!("{} for {seats}: {unfit}; its bots play by simple rules instead", G::KEY))
}
