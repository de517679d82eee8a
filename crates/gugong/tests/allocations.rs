//! `legal` and `apply` do not allocate: search plays millions of choices.

use gugong::{Gugong, Options};
use tabletop::{Deaf, Dice, Game, Options as _, Purpose, Seed};

#[test]
fn no_choice_of_a_game_allocates() {
    let sets: [&[(&str, &str)]; 4] = [
        &[],
        &[("special-tokens", "on")],
        &[("expert-setup", "on"), ("solo-difficulty", "high")],
        &[("token-counts", "b"), ("solo-difficulty", "low"), ("solo-sets", "p4-p5")],
    ];
    for (number, set) in sets.iter().enumerate() {
        for seats in 1..=5 {
            let mut options = Options::default();
            set.iter().for_each(|(key, value)| options.set(key, value).unwrap());
            for seed in 0..20 {
                let mut state = Gugong::setup(seats, &options, Dice::new(Seed::nth(seed, number as u64)));
                let mut pick = Dice::new(Seed::nth(seed, 77)).draw(Purpose::new("pick"), 0);
                let mut offers = Vec::with_capacity(1024);
                let mut choices = 0;
                let info = allocation_counter::measure(|| {
                    while let Some(me) = state.to_act().lowest() {
                        state.legal(me, &mut offers);
                        let action = offers[pick.below(u32::try_from(offers.len()).unwrap()) as usize];
                        Gugong::apply(&mut state, me, action, &mut Deaf);
                        choices += 1;
                    }
                });
                assert!(choices > 40, "a whole game was played");
                assert_eq!(info.count_total, 0, "{seats} players, {set:?}");
            }
        }
    }
}
