//! There is one list of games: outside what is a game's own, nothing names it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::{Path, PathBuf};

use shelf::Key;

/// Where the one line of every game stands.
const LIST: &str = "crates/shelf/src/list.rs";

/// The folders with code; words, weights and documents are named by their game.
const FOLDERS: [&str; 5] = ["crates", "xtask/src", "browser", "bench/src", "fuzz/fuzz_targets"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Its crate, its drawing, its opponents.
fn is_own(file: &str, key: &str) -> bool {
    let own = ["crates/", "crates/ui/src/", "crates/bots/src/games/"].map(|place| format!("{place}{key}"));
    own.iter().any(|own| file.strip_prefix(own).is_some_and(|rest| rest.starts_with(['/', '.'])))
}

/// Tests and examples play some game or other, and so does the test that kills servers.
fn is_test(file: &str) -> bool {
    let places = ["/tests/", "/examples/", "xtask/src/chaos/"];
    places.iter().any(|place| file.contains(place)) || file.ends_with("/tests.rs")
}

/// What a line says to the compiler and to those who play: not its comments, not examples of commands in a help, and
/// not that there is a module.
fn said(line: &str) -> &str {
    let line = line.split("//").next().unwrap_or_default().trim();
    let is_help = ["hanlin ", "{\"cmd\"", "printf "].iter().any(|start| line.starts_with(start));
    let is_module = line.starts_with("mod ") && line.ends_with(';');
    if is_help || is_module { "" } else { line }
}

/// Whether a text has this word, however it is written.
fn names(text: &str, key: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(key).any(|(at, _)| {
        let is_part = |c: char| c.is_ascii_alphanumeric();
        !text[..at].ends_with(is_part) && !text[at + key.len()..].starts_with(is_part)
    })
}

fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_code = path.extension().is_some_and(|end| end == "rs" || end == "js" || end == "css");
        if path.is_dir() && !path.ends_with("target") {
            files(&path, all);
        } else if is_code {
            all.push(path);
        }
    }
}

#[test]
fn outside_its_own_files_and_its_line_in_the_list_no_file_names_a_game() {
    let mut all = Vec::new();
    FOLDERS.iter().for_each(|folder| files(&root().join(folder), &mut all));
    assert!(all.len() > 300, "{} files", all.len());
    let mut elsewhere = Vec::new();
    for path in all {
        let file = path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned();
        let code = fs::read_to_string(&path).unwrap();
        let code = code.split("#[cfg(test)]").next().unwrap();
        for key in Key::ALL.map(Key::name) {
            let naming = code.lines().map(said).filter(|line| names(line, key)).count();
            let may = if file == LIST { 1 } else { 0 };
            if naming != may && !is_own(&file, key) && !is_test(&file) {
                elsewhere.push(format!("{file}: {key} in {naming} lines, not {may}"));
            }
        }
    }
    assert!(elsewhere.is_empty(), "{}", elsewhere.join("\n"));
}

#[test]
fn every_style_of_a_game_is_loaded_and_closes_what_it_opens() {
    for key in Key::ALL {
        let files = fs::read_dir(root().join(format!("crates/ui/src/{key}/style"))).unwrap();
        for file in files.map(|file| file.unwrap().path()) {
            let sheet = fs::read_to_string(&file).unwrap();
            assert!(key.style().text().contains(&sheet), "nobody loads {}", file.display());
            assert_eq!(sheet.matches('{').count(), sheet.matches('}').count(), "{}", file.display());
        }
        assert_eq!(key.style().name(), format!("{key}.css"));
    }
}

#[test]
fn a_key_is_found_by_its_name_and_players_see_what_is_on_the_shelf() {
    for key in Key::ALL {
        assert_eq!(Key::named(key.name()), Some(key));
        assert_eq!(Key::offered(key.name()).is_some(), key.manifest().on_shelf);
    }
    assert_eq!((Key::named("chess"), Key::offered("chess")), (None, None));
}

#[test]
fn every_option_is_played_by_the_laws_of_all_games() {
    for key in Key::ALL {
        let agreed = |option: &str, default: &str| {
            let mut all = key.manifest().agreements.iter().copied().flatten();
            all.any(|(name, value)| *name == option && *value != default)
        };
        let choices = key.settings().into_iter().filter(|setting| setting.values.len() > 1);
        let unplayed: Vec<&str> =
            choices.filter(|it| !agreed(it.key, it.default)).map(|setting| setting.key).collect();
        assert!(
            unplayed.is_empty(),
            "{key}: no agreement in `manifest.rs` has another value of {unplayed:?}"
        );
    }
}
