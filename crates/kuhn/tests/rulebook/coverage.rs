//! Every rule has a test, every word is used, and golden games replay.

use kit::{coverage, golden, uniform, words};
use kuhn::{Kuhn, Options};

#[test]
fn every_rule_has_a_test_and_every_reason_a_rule() {
    coverage::every_rule_has_a_test::<Kuhn>([3, 7, 0, 3]);
    coverage::every_bar_cites_a_rule::<Kuhn>(1);
}

#[test]
fn games_are_told_and_every_word_is_used() {
    let mut english = words::English::of::<Kuhn>();
    (0..40).for_each(|seed| english.tell_a_game::<Kuhn>((2, &Options), seed, uniform));
    assert_eq!(english.silent(), [""; 0]);
    words::every_option_has_a_name::<Kuhn>();
    words::every_id_in_the_code_has_words::<Kuhn>();
}

#[test]
fn golden_games_replay_byte_for_byte() {
    golden::replay_byte_for_byte::<Kuhn>(2);
    golden::cover_every_player_count_and_every_option::<Kuhn>();
    golden::any_moment_can_be_visited_again::<Kuhn>();
}
