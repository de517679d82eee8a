//! What is known of a game besides its rules. Whatever goes over all games (pages, commands, laws, pictures,
//! benchmarks) reads it, so that a game is added without touching any of them.

use crate::Game;

/// What was agreed before a game: keys and values of its options.
pub type Settings = &'static [(&'static str, &'static str)];

/// A game that says what is known of it.
pub trait Catalogued: Game {
    /// All of it.
    const MANIFEST: Manifest;
}

/// What is known of a game.
#[derive(Clone, Copy, Debug)]
pub struct Manifest {
    /// Whether players see it on the shelf. What is not there is for programs, tests and readers.
    pub on_shelf: bool,
    /// How the ids of its rules begin: `YD-`.
    pub prefix: &'static str,
    /// Its rules, as they stand in `docs/rules`.
    pub rulebook: &'static str,
    /// Agreements that between them bring every rule into play: laws play each of them.
    pub agreements: &'static [Settings],
    /// The agreement of those who know the game: it is measured by it.
    pub usual: Settings,
    /// How many months, rounds or days a game has: the fewest and the most.
    pub chapters: (usize, usize),
    /// Its printed tables, if an owner of the printed game may correct them.
    pub correctable: Option<&'static Correctable>,
}

/// A file of printed tables: its name and its text.
pub type File = (String, String);

/// The hash of corrected tables, or nothing if they are as built in; or every mistake in them.
pub type Checked = Result<Option<String>, Vec<String>>;

/// Printed tables that can be corrected. What is not among the files somebody brings is as built in; mistakes are told
/// with file, line and reason.
#[derive(Debug)]
pub struct Correctable {
    /// The files, as they are built in.
    pub built_in: fn() -> Vec<(&'static str, &'static str)>,
    /// Whether the tables with this hash were kept before.
    pub knows: fn(&str) -> bool,
    /// Checks corrected tables.
    pub check: fn(&[File]) -> Checked,
    /// Checks them and keeps them for as long as the program runs.
    pub keep: fn(&[File]) -> Checked,
}
