//! What training needs of a game: a recipe, which is data, and what only the game can say.

use tabletop::Seat;

use crate::Playable;

/// A game that nets can learn by self-play.
pub trait Trainable: Playable {
    /// By which numbers.
    const RECIPE: Recipe = Recipe::STANDARD;

    /// Shaping signal at the end of a game: how near a side came to winning, in points. The sides are the seats; at a
    /// table of one there is a second side, whoever the rules play against it, and the win is shared between the two.
    fn closeness(table: &Self::Table, side: Seat) -> f32 {
        let standings = Self::standings(table);
        standings.seats().find(|&seat| seat == side).map_or(0.0, |seat| standings[seat].points as f32)
    }

    /// Which of the game's plans of many choices a choice belongs to, if it belongs to one: an exploration bias is for
    /// a whole plan.
    fn plan(_action: Self::Action) -> Option<u8> {
        None
    }

    /// Exploring start: gives seats something a plan leads past, so that games to learn from begin in the middle of it.
    fn exploring_start(_table: &mut Self::Table, _number: u64) {}

    /// Randomised options of a game to learn from: the default ones mostly, some others so that the net has seen them.
    fn training_options(_number: u64) -> Self::Options {
        Self::Options::default()
    }
}

/// Hyperparameters of a training. Pairs are annealed from the first game to the last. docs/opponents.md tells what was
/// tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// Units of the hidden layer of a new net; a multiple of 32.
    pub units: usize,
    /// λ of TD(λ): how far what comes later reaches back.
    pub lambda: f32,
    /// ε: how often a choice is a random one.
    pub epsilon: (f32, f32),
    /// Learning rate, annealed geometrically.
    pub learning_rate: (f32, f32),
    /// Reward shaping, a consolation: so much of the win goes to all by how close they came, at first. Lost games are
    /// worth playing well, and a game teaches more than one winner. It is annealed to nothing: whoever can play learns
    /// to win.
    pub shaping: f32,
    /// Temperature of the shaping, in points: so many behind is a clear loss.
    pub closeness: f32,
    /// How often a seat has an exploration bias (a fancy) at the beginning, and a game an exploring start: where plans
    /// of many choices pay that nobody finds by chance.
    pub bias: f32,
    /// How much of the training it takes until there are none any more: what was found by then is learned without them.
    pub bias_until: f32,
    /// Opponent mixture: in how many of eight games some seats are played by the heuristic. For games in which playing
    /// well against oneself is not enough to play well against that.
    pub greedy_eighths: usize,
    /// Weight averaging: what the newest weights count in the exponential moving average that is kept.
    pub averaging: f32,
    /// Warm start: how much of the schedule is over for a training that begins with a net. Beyond biases, and the
    /// fastest.
    pub warm_start: f32,
}

impl Recipe {
    /// What a game learns by that says nothing else.
    pub const STANDARD: Recipe = Recipe {
        units: 96,
        lambda: 0.95,
        epsilon: (0.04, 0.005),
        learning_rate: (0.001, 0.00005),
        shaping: 0.8,
        closeness: 10.0,
        bias: 0.0,
        bias_until: 0.4,
        greedy_eighths: 0,
        averaging: 0.03,
        warm_start: 0.4,
    };
}
