//! Lines of prose that are too long to read beside something else: in Markdown and in comments.

use std::fs;
use std::path::{Path, PathBuf};

/// How many characters a line of prose may have.
const MOST: usize = 120;

/// Fails with every line that is too long, as `file:line`.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    eprintln!("· lines of prose");
    let mut long = Vec::new();
    for file in files(root)? {
        let text = fs::read_to_string(&file).map_err(|bad| format!("{}: {bad}", file.display()))?;
        let is_code = file.extension().is_some_and(|ext| ext == "rs");
        let lines = if is_code { long_comments(&text) } else { long_prose(&text) };
        let name = file.strip_prefix(root).unwrap_or(&file).display();
        long.extend(lines.iter().map(|line| format!("{name}:{line}")));
    }
    if long.is_empty() {
        return Ok(());
    }
    Err(format!("these lines of prose have more than {MOST} characters:\n{}", long.join("\n")))
}

/// Every text and source of the repository; nothing that was built or played.
fn files(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|bad| format!("{}: {bad}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|bad| bad.to_string())?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let is_ours = !name.starts_with('.') && !["target", "hanlin-data"].contains(&&*name);
            if path.is_dir() {
                folders.extend(is_ours.then_some(path));
            } else if path.extension().is_some_and(|ext| ext == "md" || ext == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Lines of Markdown that are too long, counted from 1. Tables and code cannot be broken, nor can a link.
fn long_prose(text: &str) -> Vec<usize> {
    let mut in_code = false;
    let is_long = |line: &str| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence && line.chars().count() > MOST && can_break(line.trim())
    };
    numbers(text, is_long)
}

/// Comments on lines of their own that are too long.
fn long_comments(text: &str) -> Vec<usize> {
    let mut in_code = false;
    let is_long = |line: &str| {
        let Some(comment) = line.trim_start().strip_prefix("//") else {
            in_code = false;
            return false;
        };
        let comment = comment.trim_start_matches(['/', '!']).trim();
        let is_fence = comment.starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence && line.chars().count() > MOST && can_break(comment)
    };
    numbers(text, is_long)
}

fn numbers(text: &str, mut is_long: impl FnMut(&str) -> bool) -> Vec<usize> {
    text.lines().zip(1..).filter_map(|(line, number)| is_long(line).then_some(number)).collect()
}

/// Whether a line is prose: no row of a table, and more than a link, perhaps with the mark of a list.
fn can_break(line: &str) -> bool {
    let line = line.trim_start_matches(['*', '-', ' ']);
    let is_link = line.starts_with(['[', '!', '<'])
        && line.ends_with([')', '>'])
        && line.matches("](").count() + line.matches("://").count().min(1) <= 1;
    !line.starts_with('|') && line.contains(' ') && !is_link
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_prose_is_found_and_tables_links_and_code_are_let_be() {
        let long = "word ".repeat(30);
        let text = format!(
            "short\n{long}\n| {long} |\n```\n{long}\n```\n* {long}\n[{long}](there.md)\n{}\n",
            "x".repeat(200)
        );
        assert_eq!(long_prose(&text), [2, 7]);
    }

    #[test]
    fn a_line_is_counted_in_characters_and_may_have_as_many_as_there_are() {
        let line = format!("{} {}", "ù".repeat(60), "ō".repeat(59));
        assert_eq!(long_prose(&line), [0; 0]);
        assert_eq!(long_prose(&format!("{line}!")), [1]);
    }

    #[test]
    fn long_comments_are_found_and_long_code_is_rustfmts_business() {
        let long = "word ".repeat(30);
        let text = format!(
            "//! {long}\nlet x = \"{long}\";\n    // {long}\n/// ```\n/// {long}\n/// ```\n/// {long}\n"
        );
        assert_eq!(long_comments(&text), [1, 3, 7]);
    }

    #[test]
    fn a_sentence_that_begins_and_ends_with_a_link_is_prose() {
        assert!(can_break("[one](one.md) and [other](other.md)"));
        assert!(!can_break("[one of them](one.md)"));
    }
}
