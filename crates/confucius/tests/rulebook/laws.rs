//! The laws of every game for every option set.

use confucius::{Confucius, Options};
use tabletop::{Options as _, laws};

/// Every option by itself, and the combinations that meet.
fn option_sets() -> Vec<Options> {
    let mut sets: Vec<Vec<(&str, &str)>> = vec![vec![], vec![("advanced-game", "true")]];
    for setting in Options::list() {
        let other = setting.values.iter().find(|value| **value != setting.default).unwrap();
        sets.push(vec![("advanced-game", "true"), (setting.key, other)]);
    }
    sets.iter().map(|set| options(set)).collect()
}

fn options(set: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    set.iter().for_each(|(key, value)| options.set(key, value).unwrap());
    options
}

#[test]
fn quick() {
    for options in option_sets() {
        for seats in 3..=5 {
            (0..10).for_each(|seed| laws::check::<Confucius>(seats, &options, seed));
        }
    }
}
