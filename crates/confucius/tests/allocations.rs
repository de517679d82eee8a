//! `legal` and `apply` do not allocate: search plays millions of choices.

use confucius::Confucius;

#[test]
fn no_choice_of_a_game_allocates() {
    let measure = |play: &mut dyn FnMut()| allocation_counter::measure(play).count_total;
    kit::allocations::no_choice_allocates::<Confucius>(1, 100, measure);
}
