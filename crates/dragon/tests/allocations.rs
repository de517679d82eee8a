//! `legal` and `apply` do not allocate: search plays millions of choices.

use dragon::{Dragon, Options};
use tabletop::{Deaf, Dice, Game, Options as _, Purpose, Seed};

#[test]
fn no_choice_of_a_game_allocates() {
    let sets: [&[(&str, &str)]; 4] = [
        &[],
        &[("great-wall", "on"), ("supply-model", "printed")],
        &[("super-event", "earthquake"), ("great-wall", "on")],
        &[("super-event", "sunrise")],
    ];
    for (set, seats) in sets.iter().zip(2..=5) {
        let mut options = Options::default();
        set.iter().for_each(|(key, value)| options.set(key, value).unwrap());
        let mut state = Dragon::setup(seats, &options, Dice::new(Seed::nth(1, 0)));
        let mut pick = Dice::new(Seed::nth(2, 0)).draw(Purpose::new("pick"), 0);
        let mut offers = Vec::with_capacity(64);
        let mut choices = 0;
        let info = allocation_counter::measure(|| {
            while let Some(me) = state.to_act().lowest() {
                state.legal(me, &mut offers);
                let action = offers[pick.below(u32::try_from(offers.len()).unwrap()) as usize];
                Dragon::apply(&mut state, me, action, &mut Deaf);
                choices += 1;
            }
        });
        assert!(choices > 100, "a whole game was played");
        assert_eq!(info.count_total, 0, "{seats} players, {set:?}");
    }
}
