//! `legal` and `apply` do not allocate.

use kuhn::Kuhn;

#[test]
fn no_choice_of_a_game_allocates() {
    let measure = |play: &mut dyn FnMut()| allocation_counter::measure(play).count_total;
    kit::allocations::no_choice_allocates::<Kuhn>(20, 2, measure);
}
