//! Every rule has a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The ids in a text: `GG-SET-1`, `GG-TOK-S2`, `GG-EX-42`.
fn ids(text: &str) -> BTreeSet<String> {
    let starts = text.match_indices("GG-").map(|(at, _)| at);
    let id = |at: usize| {
        let end =
            text[at..].find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(text.len() - at);
        text[at..at + end].trim_end_matches('-').to_owned()
    };
    starts.map(id).filter(|id| id.ends_with(|c: char| c.is_ascii_digit())).collect()
}

/// The ids a section of the rules states, which are the bold ones.
fn stated(section: &str) -> BTreeSet<String> {
    section.split("**").skip(1).step_by(2).flat_map(ids).collect()
}

#[test]
fn every_rule_has_a_test() {
    let rules = include_str!("../../../../docs/rules/gugong.md");
    let sections: Vec<&str> = rules.split("\n## ").collect();
    let section =
        |number: &str| *sections.iter().find(|text| text.starts_with(&format!("{number}. "))).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook");
    let mut cited = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        if file.file_name().is_some_and(|name| name != "coverage.rs" && name != "scene.rs") {
            cited.extend(fs::read_to_string(file).unwrap().lines().flat_map(ids));
        }
    }
    for (number, least) in [("5", 13), ("6", 150), ("12", 46)] {
        let stated = stated(section(number));
        assert!(stated.len() >= least, "section {number} states {} rules", stated.len());
        let untested: Vec<&String> = stated.difference(&cited).collect();
        assert!(untested.is_empty(), "section {number}: {untested:?} have no test");
    }
}

#[test]
fn every_reason_cites_a_rule_of_the_specification() {
    let rules = stated(include_str!("../../../../docs/rules/gugong.md"));
    let code = include_str!("../../src/bar.rs");
    let cited: BTreeSet<String> =
        code.lines().filter(|line| line.contains("=> \"GG-")).flat_map(ids).collect();
    assert!(cited.len() > 20);
    assert_eq!(cited.difference(&rules).collect::<Vec<_>>(), [""; 0]);
}
