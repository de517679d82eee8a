//! `legal` and `apply` do not allocate: search plays millions of choices.

use confucius::Confucius;
use tabletop::Settings;

#[test]
fn no_choice_of_a_game_allocates() {
    let sets: &[Settings] = &[
        &[],
        &[("advanced-game", "true")],
        &[("advanced-game", "true"), ("payment-mode", "all"), ("exam-auto-cancel", "false")],
        &[("commercial-overpay", "true"), ("transfer-requires-gift", "false")],
        &[("any-candidate-empty-first", "false"), ("reward-hand-hidden", "false")],
    ];
    let measure = |play: &mut dyn FnMut()| allocation_counter::measure(play).count_total;
    for (seats, set) in (3..=5).flat_map(|seats| sets.iter().map(move |set| (seats, set))) {
        let table = (seats, &kit::options::of::<Confucius>(set));
        (0..1).for_each(|seed| kit::allocations::no_choice_allocates::<Confucius>(table, seed, 100, measure));
    }
}
