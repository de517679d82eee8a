//! What can be agreed before the game (sections 10 and 14.4). What each option does is tested beside its rule.

use gugong::Gugong;
use tabletop::Options as _;

use crate::laws::options;

#[test]
fn the_options_are_those_of_the_rules() {
    // 14.4
    kit::options::are_those_of_the_rules::<Gugong>("14.4");
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
