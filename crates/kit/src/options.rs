//! What can be agreed before a game.

use tabletop::{Catalogued, Game, Options};

/// These options by the newest rules, all others by default.
///
/// # Panics
/// If there is no such option or value.
pub fn of<G: Game>(set: &[(&str, &str)]) -> G::Options {
    by::<G>(G::RULES, set)
}

/// The same by this version of the rules.
///
/// # Panics
/// If there is no such version, option or value.
pub fn by<G: Game>(rules: u16, set: &[(&str, &str)]) -> G::Options {
    tabletop::agreed::<G>(rules, set.iter().copied()).expect("an option")
}

/// The same as a record writes them.
pub fn lines<G: Game>(set: &[(&str, &str)]) -> Vec<String> {
    of::<G>(set).lines().iter().map(|(key, value)| format!("{key} {value}")).collect()
}

/// Every value of every option is written as it was read, unless it is the default; the last word counts.
///
/// # Panics
/// Where one is not.
pub fn every_option_is_read_and_written<G: Game>() {
    for setting in G::Options::list() {
        let default = (setting.key, setting.default);
        assert_eq!(lines::<G>(&[default]), [""; 0], "the default is not written");
        for value in setting.values.iter().filter(|value| **value != setting.default) {
            let set = (setting.key, *value);
            assert_eq!(lines::<G>(&[set]), [format!("{} {value}", setting.key)]);
            assert_eq!(lines::<G>(&[set, default]), [""; 0], "the last word");
        }
    }
    let keys: Vec<&str> = G::Options::list().iter().map(|setting| setting.key).collect();
    assert!(keys.is_sorted(), "{keys:?}");
}

/// A wrong value is refused with the key, the value and what is expected, and changes nothing.
///
/// # Panics
/// If it is accepted, or refused in other words.
pub fn is_refused<G: Game>(key: &str, value: &str, expected: &str) {
    let mut options = G::Options::default();
    let message = options.set(key, value).expect_err("there is no such option").to_string();
    assert!(message.contains(key) && message.contains(value) && message.contains(expected), "{message}");
    assert_eq!(options, G::Options::default());
}

/// The options are the rows of the table in this section of the rules (`14.3`): keys in order, values where the rules
/// list them all, else the first, and the default, which stands in its cell among what it depends on.
///
/// # Panics
/// Where they differ.
pub fn are_those_of_the_rules<G: Catalogued>(section: &str) {
    let title = format!("\n### {section} ");
    let rules = G::MANIFEST.rulebook.split(&title).nth(1).expect("there is such a section");
    let section = rules.split("\n#").next().expect("a split has a first part");
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split('|').skip(1).collect()).collect();
    let listed = G::Options::list();
    let keys: Vec<&str> = listed.iter().map(|setting| setting.key).collect();
    let stated: Vec<&str> = rows.iter().flat_map(|row| quoted(row[0])).collect();
    assert_eq!(keys, stated, "the keys of `list` and those of the rules");
    for (setting, row) in listed.iter().zip(rows) {
        let defaults = quoted(row[2]);
        let is_list = row[1].split('`').step_by(2).all(|between| ["", ","].contains(&between.trim()));
        let most = if is_list { usize::MAX } else { 1 };
        let known: Vec<&str> = setting.values.iter().copied().take(most).collect();
        let stated: Vec<&str> = quoted(row[1]).into_iter().take(most).collect();
        assert_eq!(known, stated, "the values of {}", setting.key);
        assert!(defaults.contains(&setting.default), "the default of {}: {defaults:?}", setting.key);
    }
}

/// What stands in backticks.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}
