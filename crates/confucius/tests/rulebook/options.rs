//! What can be agreed before the game (sections 10 and 14.3). What each option does is tested beside its rule.

use confucius::{Confucius, Options};
use tabletop::{Game, Options as _};

#[test]
fn the_options_are_those_of_the_rules() {
    // 14.3
    let rules = include_str!("../../../../docs/rules/confucius.md");
    let section = rules.split("\n### 14.3").nth(1).unwrap().split("\n#").next().unwrap();
    let rows: Vec<Vec<String>> = section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|row| row.split('|').map(|cell| cell.trim().replace('`', "")).collect())
        .collect();
    let listed = Options::list();
    assert_eq!(listed.len(), rows.len());
    for (setting, row) in listed.iter().zip(rows) {
        assert_eq!(setting.key, row[1]);
        assert_eq!(setting.values.join(", "), row[2]);
        let (default, first) = row[3].split_once(" (version 1: ").unwrap_or((&row[3], &row[3]));
        assert_eq!(setting.default, default);
        let mut by_first_rules = Options::by_rules(1);
        by_first_rules.set(setting.key, first.trim_end_matches(')')).unwrap();
        assert_eq!(by_first_rules, Options::by_rules(1), "{} in version 1", setting.key);
        assert_eq!(setting.key.replace('-', "_"), row[4]);
    }
}

#[test]
fn every_option_is_read_and_written() {
    kit::options::every_option_is_read_and_written::<Confucius>();
    let every: Vec<(&str, &str)> = Options::list()
        .iter()
        .map(|setting| (setting.key, *setting.values.iter().find(|v| **v != setting.default).unwrap()))
        .collect();
    let keys: Vec<String> = kit::options::lines::<Confucius>(&every)
        .iter()
        .map(|line| line.split(' ').next().unwrap().into())
        .collect();
    assert!(keys.is_sorted() && keys.len() == Options::list().len());
}

#[test]
fn what_is_not_written_is_as_it_was_in_that_version() {
    // 2.5
    for rules in 1..=Confucius::RULES {
        assert_eq!(Options::by_rules(rules).lines(), []);
        for setting in Options::list() {
            for value in setting.values {
                let mut options = Options::by_rules(rules);
                options.set(setting.key, value).unwrap();
                let lines = options.lines();
                let pairs = lines.iter().map(|(key, value)| (*key, value.as_str()));
                assert_eq!(
                    tabletop::agreed::<Confucius>(rules, pairs),
                    Ok(options),
                    "{} {value}",
                    setting.key
                );
            }
        }
    }
    let corrected = |options: &Options| {
        [options.exam_auto_cancel, options.extra_counts_as_use, options.petition2_allow_one]
    };
    assert_eq!(corrected(&Options::by_rules(1)), [true, false, true]);
    assert_eq!(corrected(&Options::by_rules(2)), [false, true, false]);
    for unknown in [0, Confucius::RULES + 1] {
        let refused = tabletop::agreed::<Confucius>(unknown, []).unwrap_err().to_string();
        assert!(refused.contains("version"), "{refused}");
    }
}

#[test]
fn a_wrong_value_is_refused_with_the_key_and_what_is_expected() {
    let refused = kit::options::is_refused::<Confucius>;
    refused("advanced-game", "yes", "false, true");
    refused("payment-mode", "some", "minimal, all");
    refused("payment-mode", "true", "minimal, all");
    refused("gift-downgrade", "", "false, true");
    refused("advanced_game", "true", "admiral-variant, advanced-game");
    refused("players", "3", "admiral-variant, advanced-game");
}

#[test]
fn every_option_fits_every_table() {
    for seats in 3..=5 {
        assert_eq!(kit::options::of::<Confucius>(&[("advanced-game", "true")]).fit(seats), Ok(()));
    }
}

#[test]
fn the_view_names_the_options_in_its_own_order() {
    // 15.1
    let json = serde_json::to_string(&Options::default()).unwrap();
    let keys: Vec<&str> = json.split('"').filter(|part| part.contains('_')).collect();
    assert_eq!(keys[..2], ["advanced_game", "admiral_variant"]);
    assert!(keys[2..].is_sorted() && keys.len() == 13);
}
