//! Dependencies point downwards, and rules stay free of what they must not know.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::{Path, PathBuf};

use shelf::Key;

/// Stands for every game of the list.
const GAMES: &str = "games";

/// Each crate and the crates of this workspace it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("tabletop", &[]),
    ("kit", &["tabletop"]),
    (GAMES, &["tabletop"]),
    ("bots", &[GAMES, "tabletop"]),
    ("i18n", &["tabletop"]),
    ("ui", &[GAMES, "i18n", "tabletop"]),
    ("shelf", &["bots", GAMES, "i18n", "tabletop", "ui"]),
    ("server", &["i18n", "shelf", "tabletop", "ui"]),
    ("cli", &["bots", "i18n", "server", "shelf", "tabletop", "ui"]),
    ("outside", &["bots", "cli", "i18n", "kit", "server", "shelf", "tabletop"]),
];

/// The games for their sign, sorted.
fn unfold(names: &[&'static str]) -> Vec<&'static str> {
    let all = |name: &&'static str| if *name == GAMES { Key::ALL.map(Key::name).into() } else { vec![*name] };
    let mut names: Vec<&str> = names.iter().flat_map(all).collect();
    names.sort_unstable();
    names
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The lines of `[dependencies]`, without what only tests use.
fn dependencies(krate: &str) -> Vec<String> {
    let manifest = fs::read_to_string(crates().join(krate).join("Cargo.toml")).unwrap();
    let section = manifest.split("\n[dependencies]\n").nth(1).unwrap_or_default();
    let section = section.split("\n[").next().unwrap_or_default();
    section.lines().filter_map(|line| line.split(['.', ' ', '=']).next()).map(str::to_owned).collect()
}

#[test]
fn layers_point_downwards() {
    let names = unfold(&LAYERS.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    let mut folders: Vec<String> = fs::read_dir(crates())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    folders.sort();
    assert_eq!(folders, names, "every crate has its place");
    for (name, may_use) in LAYERS {
        for krate in unfold(&[*name]) {
            let mut used = dependencies(krate);
            used.retain(|name| names.contains(&name.as_str()));
            used.sort_unstable();
            assert_eq!(used, unfold(may_use), "{krate}");
        }
    }
}

#[test]
fn rules_know_no_files_clocks_threads_or_words() {
    for krate in unfold(&[GAMES, "tabletop"]) {
        for file in sources(&crates().join(krate).join("src")) {
            let code = fs::read_to_string(&file).unwrap();
            for absent in [
                "std::fs",
                "std::net",
                "std::time",
                "std::thread",
                "std::env",
                "println!",
                "eprintln!",
                "fluent",
            ] {
                assert!(!code.contains(absent), "{} has {absent}", file.display());
            }
        }
    }
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}
