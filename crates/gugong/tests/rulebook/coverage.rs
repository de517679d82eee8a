//! Every rule has a test.

use gugong::Gugong;

#[test]
fn every_rule_has_a_test() {
    kit::coverage::every_rule_has_a_test::<Gugong>([13, 150, 0, 46]);
}

#[test]
fn every_bar_cites_a_rule_of_the_specification() {
    kit::coverage::every_bar_cites_a_rule::<Gugong>(20);
}
