//! Every rule has a test.

use dragon::Dragon;

#[test]
fn every_rule_has_a_test() {
    kit::coverage::every_rule_has_a_test::<Dragon>(&[(5, 12), (6, 90), (10, 19), (12, 42)]);
}
