//! Every rule has a test.

use dragon::Dragon;

#[test]
fn every_rule_has_a_test() {
    kit::coverage::every_rule_has_a_test::<Dragon>([12, 90, 19, 42]);
}
