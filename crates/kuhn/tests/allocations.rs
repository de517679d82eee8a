//! `legal` and `apply` do not allocate.

use kuhn::{Kuhn, Options};

#[test]
fn no_choice_of_a_game_allocates() {
    let measure = |play: &mut dyn FnMut()| allocation_counter::measure(play).count_total;
    (0..20).for_each(|seed| kit::allocations::no_choice_allocates::<Kuhn>((2, &Options), seed, 2, measure));
}
