//! Dependencies point downwards, and rules stay free of what they must not know.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::{Path, PathBuf};

/// Each crate and the crates of this workspace it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("tabletop", &[]),
    ("dragon", &["tabletop"]),
    ("confucius", &["tabletop"]),
    ("gugong", &["tabletop"]),
    ("bots", &["confucius", "dragon", "gugong", "tabletop"]),
    ("i18n", &["tabletop"]),
    ("ui", &["confucius", "dragon", "gugong", "i18n", "tabletop"]),
    ("shelf", &["bots", "confucius", "dragon", "gugong", "i18n", "tabletop", "ui"]),
    ("server", &["i18n", "shelf", "tabletop", "ui"]),
    ("cli", &["bots", "i18n", "server", "shelf", "tabletop", "ui"]),
    ("outside", &["bots", "cli", "i18n", "server", "shelf", "tabletop"]),
];

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
    let names: Vec<&str> = LAYERS.iter().map(|(name, _)| *name).collect();
    let mut folders: Vec<String> = fs::read_dir(crates())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    folders.sort();
    let mut known: Vec<&str> = names.clone();
    known.sort_unstable();
    assert_eq!(folders, known, "every crate has its place");
    for (krate, may_use) in LAYERS {
        let used: Vec<String> =
            dependencies(krate).into_iter().filter(|name| names.contains(&name.as_str())).collect();
        assert_eq!(used, *may_use, "{krate}");
    }
}

#[test]
fn rules_know_no_files_clocks_threads_or_words() {
    for krate in ["tabletop", "dragon", "confucius", "gugong"] {
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
