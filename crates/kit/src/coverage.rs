//! Every rule has a test, and every bar a rule.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tabletop::Catalogued;

use crate::folder;

/// The ids in a text that begin like this: `YD-SET-1`, `CF-REW-B2`, `GG-EX-42`.
fn ids(text: &str, prefix: &str) -> BTreeSet<String> {
    let starts = text.match_indices(prefix).map(|(at, _)| at);
    let id = |at: usize| {
        let end =
            text[at..].find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(text.len() - at);
        text[at..at + end].trim_end_matches('-').to_owned()
    };
    starts.map(id).filter(|id| id.ends_with(|c: char| c.is_ascii_digit())).collect()
}

/// The ids a section of the rules states, which are the bold ones.
fn stated(section: &str, prefix: &str) -> BTreeSet<String> {
    section.split("**").skip(1).step_by(2).flat_map(|bold| ids(bold, prefix)).collect()
}

/// The ids of these files of a folder.
fn cited(folder: &Path, prefix: &str, is_wanted: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let files = entries.map(|entry| entry.expect("a folder can be read").path());
    let wanted = files.filter(|file| file.file_name().and_then(|name| name.to_str()).is_some_and(&is_wanted));
    let text = |file| fs::read_to_string(file).expect("a test is a text");
    wanted.flat_map(|file| ids(&text(file), prefix)).collect()
}

/// The sections whose rules must have tests: setup, rules, variants and options, worked examples.
const TESTED: [u8; 4] = [5, 6, 10, 12];

/// Every rule that sections 5, 6, 10 and 12 state is cited by a test; of each it is said how many rules it has at
/// least, lest nothing be found.
///
/// # Panics
/// With the rules that have no test.
pub fn every_rule_has_a_test<G: Catalogued>(least: [usize; 4]) {
    let prefix = G::MANIFEST.prefix;
    let folder = folder::<G>().join("tests/rulebook");
    let cited = cited(&folder, prefix, |name| name != "coverage.rs" && name != "scene.rs");
    for (number, least) in TESTED.into_iter().zip(least) {
        let mut all = G::MANIFEST.rulebook.split("\n## ");
        let section = all.find(|text| text.starts_with(&format!("{number}. "))).expect("there is one");
        let stated = stated(section, prefix);
        assert!(stated.len() >= least, "section {number} states {} rules", stated.len());
        let untested: Vec<&String> = stated.difference(&cited).collect();
        assert!(untested.is_empty(), "section {number}: {untested:?} have no test");
    }
}

/// Every rule that a bar cites in `src/bar.rs` stands in the rules; there are more than `least` of them.
///
/// # Panics
/// With those that do not.
pub fn every_bar_cites_a_rule<G: Catalogued>(least: usize) {
    let prefix = G::MANIFEST.prefix;
    let rules = stated(G::MANIFEST.rulebook, prefix);
    let code = fs::read_to_string(folder::<G>().join("src/bar.rs")).expect("bars stand there");
    let bars = code.lines().filter(|line| line.contains(&format!("=> \"{prefix}")));
    let cited: BTreeSet<String> = bars.flat_map(|line| ids(line, prefix)).collect();
    assert!(cited.len() > least, "{} rules are cited", cited.len());
    assert_eq!(cited.difference(&rules).collect::<Vec<_>>(), [""; 0]);
}
