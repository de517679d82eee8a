//! Everything that is read from outside: one check for each kind of input, which takes any bytes and panics where
//! something is wrong with us, never where something is wrong with them. What must hold: nothing panics, what is read
//! can be written and read again, what was accepted can be played with, and what was refused is refused in a
//! sentence.
//!
//! A few thousand inputs are tried by the tests of this crate, as many as anybody likes by `cargo xtask fuzz`.

pub mod records;
pub mod tables;
pub mod nets;
pub mod engine;
pub mod requests;
pub mod drafts;
pub mod seat_logs;
pub mod mutate;

use std::fs;

use kit::Chance;
use shelf::{AnyMatch, Key};

/// A kind of input.
pub struct Target {
    /// Its name, on the command line and as a folder.
    pub name: &'static str,
    /// Tries one input.
    pub check: fn(&[u8]),
    /// Inputs to begin with: most are valid, all of them are nearly.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// Every kind of input.
pub const ALL: [Target; 7] = [
    Target { name: "records", check: records::check, seeds: records::seeds },
    Target { name: "tables", check: tables::check, seeds: tables::seeds },
    Target { name: "nets", check: nets::check, seeds: nets::seeds },
    Target { name: "engine", check: engine::check, seeds: engine::seeds },
    Target { name: "requests", check: requests::check, seeds: requests::seeds },
    Target { name: "drafts", check: drafts::check, seeds: drafts::seeds },
    Target { name: "seat_logs", check: seat_logs::check, seeds: seat_logs::seeds },
];

/// Whoever is refused can read why.
///
/// # Panics
/// If these are no words, or more than anybody reads.
pub(crate) fn is_sentence(why: &str) {
    assert!(why.trim().contains(' '), "{why:?} is no sentence");
    assert!(why.len() < 1 << 20, "nobody reads {} bytes", why.len());
    let unseen = |c: char| c.is_control() && c != '\n';
    assert!(!why.contains(unseen), "{why:?} has something in it that cannot be seen");
}

/// Plays on at random.
///
/// # Panics
/// If what is offered cannot be played.
pub(crate) fn play_on(game: &mut dyn AnyMatch, choices: usize, chance: &mut Chance) {
    for _ in 0..choices {
        let Some(seat) = game.to_act().lowest() else { return };
        let offers = game.offers(seat).expect("whoever is to act is offered something");
        game.play(seat, &offers[chance.below(offers.len())]).expect("what is offered can be played");
    }
}

/// The golden games, by name.
pub(crate) fn golden() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for game in Key::on_shelf() {
        let folder = kit::root().join("crates").join(game.name()).join("tests/games");
        for entry in fs::read_dir(folder).expect("every game has golden games") {
            let path = entry.expect("a folder of the repository can be read").path();
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
            let record = fs::read_to_string(&path).expect("a golden game is a text");
            all.push((format!("{game}/{name}"), record));
        }
    }
    all.sort();
    all
}
