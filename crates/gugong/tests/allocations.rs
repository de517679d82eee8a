//! `legal` and `apply` do not allocate: search plays millions of choices.

use gugong::Gugong;
use tabletop::Settings;

#[test]
fn no_choice_of_a_game_allocates() {
    let sets: &[Settings] = &[
        &[],
        &[("special-tokens", "on")],
        &[("expert-setup", "on"), ("solo-difficulty", "high")],
        &[("token-counts", "b"), ("solo-difficulty", "low"), ("solo-sets", "p4-p5")],
    ];
    let measure = |play: &mut dyn FnMut()| allocation_counter::measure(play).count_total;
    for (seats, set) in (1..=5).flat_map(|seats| sets.iter().map(move |set| (seats, set))) {
        let table = (seats, &kit::options::of::<Gugong>(set));
        (0..20).for_each(|seed| kit::allocations::no_choice_allocates::<Gugong>(table, seed, 40, measure));
    }
}
