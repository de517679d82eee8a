//! What the documents point at is there.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::{Path, PathBuf};

const DOCUMENTS: [&str; 3] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

/// What stands in a path for the name of a game, or for any name.
const ANY: [&str; 4] = ["{game}", "{en,ru,fr,hu}", "KEY", "*"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What stands in backticks, outside blocks of code.
fn quoted(text: &str) -> Vec<String> {
    let prose: String = text.split("```").step_by(2).collect();
    prose.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether it is the path of something in the repository: it has a slash or the ending of a source, and no spaces. What
/// is built stands in `target`.
fn is_path(quoted: &str) -> bool {
    let is_source = [".rs", ".md", ".toml"].iter().any(|ending| quoted.ends_with(ending));
    (is_source || quoted.contains('/')) && !quoted.contains(' ') && !quoted.starts_with("target/")
}

/// Where paths may begin: in the repository, among the crates, in a crate, in its sources, among the rules.
fn beginnings() -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let inside = crates.flat_map(|path| [path.join("src"), path]);
    [root(), root().join("crates"), root().join("docs/rules")].into_iter().chain(inside).collect()
}

/// Whether a name is as it is written, `*` for anything.
fn fits(name: &str, written: &str) -> bool {
    match written.split_once('*') {
        Some((start, rest)) => name.strip_prefix(start).is_some_and(|name| {
            (0..=name.len()).any(|at| name.is_char_boundary(at) && fits(&name[at..], rest))
        }),
        None => name == written,
    }
}

/// Whether something lies there, step by step.
fn is_there(folder: &Path, path: &str) -> bool {
    let (step, rest) = path.split_once('/').unwrap_or((path, ""));
    if step.is_empty() {
        return folder.exists();
    }
    let Ok(entries) = fs::read_dir(folder) else { return false };
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| fits(name, step)).any(|name| is_there(&folder.join(name), rest))
}

#[test]
fn every_path_in_the_documents_exists() {
    let beginnings = beginnings();
    let mut missing = Vec::new();
    for document in DOCUMENTS {
        let paths = quoted(&fs::read_to_string(root().join(document)).unwrap());
        let paths: Vec<String> = paths.into_iter().filter(|quoted| is_path(quoted)).collect();
        assert!(paths.len() > 5, "{document}: {paths:?}");
        for path in paths {
            let written = ANY.iter().fold(path.clone(), |path, any| path.replace(any, "*"));
            if !beginnings.iter().any(|folder| is_there(folder, &written)) {
                missing.push(format!("{document}: `{path}`"));
            }
        }
    }
    assert!(missing.is_empty(), "nothing is there:\n{}", missing.join("\n"));
}

#[test]
fn a_path_may_leave_out_where_it_begins_and_what_the_game_is_called() {
    let is_found = |path| beginnings().iter().any(|folder| is_there(folder, path));
    for path in [
        "crates/kit",
        "kit/src/lib.rs",
        "tests/golden.toml",
        "golden.rs",
        "net/",
        "bots/src/games/*/tasks.rs",
    ] {
        assert!(is_found(path), "{path}");
    }
    for path in ["ui/tests/offers.rs", "nowhere/", "game", "golden"] {
        assert!(!is_found(path), "{path}");
    }
}
