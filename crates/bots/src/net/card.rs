//! Model cards: beside every net a small data file that says how it was made, how strong it is, and which rules it may
//! play. What nobody knows any more is written `"unknown"`.

use std::path::Path;
use std::{fmt, fs};

use serde::Deserialize;

use crate::training::Recipe;

/// A model card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Card {
    /// The game.
    pub game: String,
    /// For so many seats.
    pub seats: u8,
    /// Units of the hidden layer.
    pub units: u16,
    /// The versions of the rules it may play: the one it has learned, and later ones that leave its play as good as it
    /// was.
    pub rules: Vec<u16>,
    /// The commit that brought it here.
    pub since: String,
    /// How it was made: one training after the other.
    pub training: Vec<Training>,
    /// How strong it is.
    #[serde(default)]
    pub arena: Vec<Contest>,
    /// How far off its chances are.
    pub calibration: Option<Calibration>,
}

/// Something that may have been forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum Recorded<T> {
    /// It is this.
    Is(T),
    /// Nobody knows.
    Not(Unknown),
}

/// The word for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Unknown {
    /// `"unknown"`
    #[serde(rename = "unknown")]
    Unknown,
}

/// A number at the first game of a training and at the last.
pub type Annealed = Recorded<(f32, f32)>;

/// One training: a recipe and what `hanlin train` was asked for.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Training {
    /// With what it began: a file, `"nothing"`, or `"the training before"`.
    pub from: String,
    /// How many games.
    pub games: u64,
    /// All chance.
    pub seed: u64,
    /// If it ended by time instead of games: so many minutes, and nobody can make it again.
    pub minutes: Option<f64>,
    /// The options of the games.
    pub options: String,
    /// The code it was made with.
    pub commit: String,
    /// Where in the schedule it began, from 0 to 1.
    pub begun: Recorded<f32>,
    /// λ of TD(λ).
    pub lambda: Recorded<f32>,
    /// ε.
    pub epsilon: Annealed,
    /// The learning rate.
    pub learning_rate: Annealed,
    /// Reward shaping.
    pub shaping: Annealed,
    /// Temperature of the shaping, in points.
    pub closeness: Recorded<f32>,
    /// How often there was an exploration bias at the beginning of the schedule.
    pub bias: Recorded<f32>,
    /// In how many of eight games some seats were played by the heuristic.
    pub greedy_eighths: Recorded<u8>,
    /// Weight averaging.
    pub averaging: Recorded<f32>,
    /// What else is known.
    pub notes: Option<String>,
}

/// One bot that plays by the net against a table full of another.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Contest {
    /// Which.
    pub bot: String,
    /// Against which.
    pub against: String,
    /// Games won, in percent.
    pub wins: f32,
    /// Half-width of the interval that holds it 19 times in 20.
    pub margin: Recorded<f32>,
    /// How many games.
    pub games: Recorded<u32>,
    /// All chance.
    pub seeds: Recorded<Vec<u64>>,
    /// When.
    pub date: String,
    /// By which version of the rules; the first, where it is not said.
    #[serde(default = "first")]
    pub rules: u16,
}

fn first() -> u16 {
    1
}

/// Chances compared with what came.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// Expected calibration error.
    pub error: f32,
    /// Over so many games of level 5.
    pub games: u32,
}

impl Card {
    /// Reads a card.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Card, String> {
        toml::from_str(text).map_err(|bad| bad.to_string())
    }

    /// The card beside a net, if there is one.
    pub fn beside(net: &Path) -> Option<Card> {
        Card::parse(&fs::read_to_string(net.with_extension("toml")).ok()?).ok()
    }
}

impl Training {
    /// By a recipe as it stands, from nothing or from a net, in which case the schedule begins later and nothing is
    /// shaped.
    pub fn of(recipe: &Recipe, from: Option<String>, (games, seed): (u64, u64)) -> Training {
        let is_warm = from.is_some();
        let shaping = if is_warm { 0.0 } else { recipe.shaping };
        let eighths = u8::try_from(recipe.greedy_eighths).expect("there are eight eighths");
        Training {
            from: from.unwrap_or_else(|| "nothing".to_owned()),
            games,
            seed,
            minutes: None,
            options: "the default ones mostly, others by the game's training options".to_owned(),
            commit: "unknown".to_owned(),
            begun: Recorded::Is(if is_warm { recipe.warm_start } else { 0.0 }),
            lambda: Recorded::Is(recipe.lambda),
            epsilon: Recorded::Is(recipe.epsilon),
            learning_rate: Recorded::Is(recipe.learning_rate),
            shaping: Recorded::Is((shaping, 0.0)),
            closeness: Recorded::Is(recipe.closeness),
            bias: Recorded::Is(recipe.bias),
            greedy_eighths: Recorded::Is(eighths),
            averaging: Recorded::Is(recipe.averaging),
            notes: None,
        }
    }
}

/// As it is written beside a new net: there are no contests yet.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Card { game, seats, units, rules, since, training, arena: _, calibration: _ } = self;
        writeln!(f, "game = {}\nseats = {seats}\nunits = {units}\nrules = {rules:?}", quoted(game))?;
        writeln!(f, "since = {}", quoted(since))?;
        training.iter().try_for_each(|training| write!(f, "\n[[training]]\n{training}"))
    }
}

impl fmt::Display for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "from = {}\ngames = {}\nseed = {}", quoted(&self.from), self.games, self.seed)?;
        if let Some(minutes) = self.minutes {
            writeln!(f, "minutes = {minutes:?}")?;
        }
        writeln!(f, "options = {}\ncommit = {}", quoted(&self.options), quoted(&self.commit))?;
        writeln!(f, "begun = {}\nlambda = {}", one(self.begun), one(self.lambda))?;
        writeln!(f, "epsilon = {}\nlearning-rate = {}", two(self.epsilon), two(self.learning_rate))?;
        writeln!(f, "shaping = {}\ncloseness = {}", two(self.shaping), one(self.closeness))?;
        writeln!(f, "bias = {}\ngreedy-eighths = {}", one(self.bias), one(self.greedy_eighths))?;
        writeln!(f, "averaging = {}", one(self.averaging))?;
        self.notes.iter().try_for_each(|notes| writeln!(f, "notes = {}", quoted(notes)))
    }
}

/// A TOML string: what a basic string escapes, and nothing else.
fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            control if control.is_control() => out.push_str(&format!("\\u{:04X}", u32::from(control))),
            plain => out.push(plain),
        }
    }
    out.push('"');
    out
}

fn one<T: fmt::Display>(known: Recorded<T>) -> String {
    match known {
        Recorded::Is(number) => number.to_string(),
        Recorded::Not(Unknown::Unknown) => quoted("unknown"),
    }
}

fn two(known: Annealed) -> String {
    match known {
        Recorded::Is((first, last)) => format!("[{first}, {last}]"),
        Recorded::Not(Unknown::Unknown) => quoted("unknown"),
    }
}
