//! Golden games: whole records that replay byte for byte. How they are made stands in `tests/golden.toml` of the game,
//! which `cargo xtask golden` reads.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde::Deserialize;
use tabletop::record::Digests;
use tabletop::{Game, Match, Options, Seed};

use crate::folder;

/// How the golden games of a game are made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The series of their seeds, for each version of the rules.
    pub series: Vec<u64>,
    /// Manners of playing at random: choices by the first words of their notation, and how much more often they are
    /// taken than others.
    #[serde(default)]
    pub manners: std::collections::BTreeMap<String, Vec<(String, u32)>>,
    /// The games, those of a version in the order of their seeds.
    pub games: Vec<Planned>,
}

/// How a golden game is made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planned {
    /// The name of its file.
    pub name: String,
    /// By which version of the rules.
    #[serde(default = "first")]
    pub rules: u16,
    /// How many play.
    pub seats: usize,
    /// What was agreed, as `key=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// In which manner it is played; as the random bot does if nothing is said.
    pub manner: Option<String>,
}

fn first() -> u16 {
    1
}

impl Plan {
    /// Every game with its seed.
    ///
    /// # Panics
    /// If a version has no series of seeds.
    pub fn seeded(&self) -> impl Iterator<Item = (&Planned, Seed)> {
        let version = |rules: u16| self.games.iter().filter(move |game| game.rules == rules);
        let seeded = move |(&series, rules)| {
            version(rules).zip(0..).map(move |(game, nth)| (game, Seed::nth(series, nth)))
        };
        self.series.iter().zip(1..).flat_map(seeded)
    }
}

impl Planned {
    /// What was agreed, as keys and values.
    pub fn pairs(&self) -> Vec<(String, String)> {
        let pair = |text: &String| text.split_once('=').map(|(key, value)| (key.into(), value.into()));
        self.options.iter().filter_map(pair).collect()
    }
}

/// The golden games of a game, by file.
///
/// # Panics
/// If they cannot be read.
pub fn records<G: Game>() -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder::<G>().join("tests/games")).expect("every game has golden games");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    files.sort();
    let text = |file: PathBuf| (file.clone(), fs::read_to_string(file).expect("a record is a text"));
    files.into_iter().map(text).collect()
}

/// The same, played.
///
/// # Panics
/// With the line that is wrong.
pub fn games<G: Game>() -> Vec<Match<G>> {
    let read = |(file, text): (PathBuf, String)| {
        Match::<G>::read(&text).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()))
    };
    records::<G>().into_iter().map(read).collect()
}

/// Each is a whole game and is written as it was read; there are at least so many.
///
/// # Panics
/// With the game that is not.
pub fn replay_byte_for_byte<G: Game>(least: usize) {
    let records = records::<G>();
    assert!(records.len() >= least, "{} golden games", records.len());
    for ((file, text), game) in records.iter().zip(games::<G>()) {
        assert!(game.is_over(), "{}", file.display());
        assert_eq!(game.record(Digests::Every), *text, "{}", file.display());
    }
}

/// Every number of players has one, and every option.
///
/// # Panics
/// With what has none.
pub fn cover_every_player_count_and_every_option<G: Game>() {
    let all: String = records::<G>().into_iter().map(|(_, text)| text).collect();
    for seats in G::SEATS {
        assert!(all.contains(&format!("\nseats {seats}\n")), "nobody plays with {seats}");
    }
    for setting in G::Options::list().iter().filter(|setting| setting.values.len() > 1) {
        let key = setting.key;
        let is_played = all.contains(&format!("\noption {key} "));
        assert!(
            is_played,
            "no golden game has option {key}: add one at the end of tests/golden.toml, then cargo xtask golden"
        );
    }
}

/// The first words of everything that is chosen in them.
pub fn verbs<G: Game>() -> BTreeSet<String> {
    let games = games::<G>();
    let choices = games.iter().flat_map(|game| game.log()).map(|(_, action)| action.to_string());
    choices.filter_map(|written| written.split(' ').next().map(str::to_owned)).collect()
}

/// Going back choice by choice leads to the same positions.
///
/// # Panics
/// Where it does not.
pub fn any_moment_can_be_visited_again<G: Game>() {
    let mut game = games::<G>().swap_remove(0);
    let digests: Vec<_> = (0..=game.ply()).map(|ply| game.at(ply).digest()).collect();
    for ply in (0..game.ply()).rev() {
        assert!(game.undo());
        assert_eq!(game.digest(), digests[ply]);
    }
    assert!(!game.undo(), "before the first choice there is nothing to take back");
}
