//! The laws of every game, and the invariants of section 11 that need two positions.

use dragon::Dragon;
use tabletop::laws;

#[test]
fn smoke() {
    println!("state {}", size_of::<dragon::State>());
    for seats in 2..=5 { for seed in 0..20 { laws::check::<Dragon>(seats, &Default::default(), seed); } }
}
