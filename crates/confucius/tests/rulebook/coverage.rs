//! Every rule has a test.

use confucius::Confucius;

#[test]
fn every_rule_has_a_test() {
    kit::coverage::every_rule_has_a_test::<Confucius>([11, 220, 3, 58]);
}

#[test]
fn every_bar_cites_a_rule_of_the_specification() {
    kit::coverage::every_bar_cites_a_rule::<Confucius>(40);
}
