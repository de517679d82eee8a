//! `legal` and `apply` do not allocate: search plays millions of choices.

use dragon::Dragon;
use tabletop::Settings;

#[test]
fn no_choice_of_a_game_allocates() {
    let sets: &[Settings] = &[
        &[],
        &[("great-wall", "on"), ("supply-model", "printed")],
        &[("super-event", "earthquake"), ("great-wall", "on")],
        &[("super-event", "sunrise")],
    ];
    let measure = |play: &mut dyn FnMut()| allocation_counter::measure(play).count_total;
    for (seats, set) in (2..=5).flat_map(|seats| sets.iter().map(move |set| (seats, set))) {
        let table = (seats, &kit::options::of::<Dragon>(set));
        (0..1).for_each(|seed| kit::allocations::no_choice_allocates::<Dragon>(table, seed, 100, measure));
    }
}
