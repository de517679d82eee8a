//! What can be agreed before the game (sections 10 and 14.4). What each option does is tested beside its rule.

use gugong::{Gugong, Options};
use tabletop::Options as _;

use crate::laws::options;

#[test]
fn the_options_are_those_of_the_rules() {
    // 14.4
    let rules = include_str!("../../../../docs/rules/gugong.md");
    let section = rules.split("\n### 14.4").nth(1).unwrap().split("\n---").next().unwrap();
    let rows: Vec<Vec<String>> = section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|row| row.split('|').map(|cell| cell.trim().replace('`', "")).collect())
        .collect();
    let listed = Options::list();
    assert_eq!(listed.len(), rows.len());
    for (setting, row) in listed.iter().zip(rows) {
        assert_eq!(setting.key, row[1]);
        assert_eq!(setting.default, row[3]);
        let first: Vec<&str> = row[2].split_whitespace().take(1).collect();
        assert_eq!(setting.values[..1], first[..], "{}", setting.key);
    }
}

#[test]
fn every_option_is_read_and_written() {
    kit::options::every_option_is_read_and_written::<Gugong>();
}

#[test]
fn a_wrong_value_is_refused_with_the_key_and_what_is_expected() {
    let refused = kit::options::is_refused::<Gugong>;
    refused("expert-setup", "yes", "off, on");
    refused("solo-difficulty", "hard", "low, medium, high");
    refused("solo-focus", "garden", "travel");
    refused("tables", "12ab", "built-in");
    refused("players", "3", "expert-setup");
}

#[test]
fn every_option_fits_every_table() {
    for seats in 1..=5 {
        assert_eq!(options(&[("special-tokens", "on"), ("solo-focus", "wall")]).fit(seats), Ok(()));
    }
}
