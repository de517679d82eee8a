//! `legal` and `apply` do not allocate: search plays millions of choices.

use confucius::{Confucius, Options};
use tabletop::{Deaf, Dice, Game, Options as _, Purpose, Seed};

#[test]
fn no_choice_of_a_game_allocates() {
    let sets: [&[(&str, &str)]; 5] = [
        &[],
        &[("advanced-game", "true")],
        &[("advanced-game", "true"), ("payment-mode", "all"), ("exam-auto-cancel", "false")],
        &[("commercial-overpay", "true"), ("transfer-requires-gift", "false")],
        &[("any-candidate-empty-first", "false"), ("reward-hand-hidden", "false")],
    ];
    for (number, set) in sets.iter().enumerate() {
        for seats in 3..=5 {
            let mut options = Options::default();
            set.iter().for_each(|(key, value)| options.set(key, value).unwrap());
            let mut state = Confucius::setup(seats, &options, Dice::new(Seed::nth(1, number as u64)));
            let mut pick = Dice::new(Seed::nth(2, number as u64)).draw(Purpose::new("pick"), 0);
            let mut offers = Vec::with_capacity(1024);
            let mut choices = 0;
            let info = allocation_counter::measure(|| {
                while let Some(me) = state.to_act().lowest() {
                    state.legal(me, &mut offers);
                    let action = offers[pick.below(u32::try_from(offers.len()).unwrap()) as usize];
                    Confucius::apply(&mut state, me, action, &mut Deaf);
                    choices += 1;
                }
            });
            assert!(choices > 100, "a whole game was played");
            assert_eq!(info.count_total, 0, "{seats} players, {set:?}");
        }
    }
}
