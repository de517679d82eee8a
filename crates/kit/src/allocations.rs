//! `legal` and `apply` do not allocate: search plays millions of choices.

use tabletop::{Catalogued, Deaf, Dice, Game, Purpose, Seed};

use crate::uniform;

/// Room for the offers of any moment.
const MOST_OFFERS: usize = 1_024;

/// Plays so many games of every agreement in the manifest for every number of players, each of at least so many
/// choices, and counts what `measure` counts: allocations. (Whoever counts them replaces the allocator of a program, so
/// that is left to the test.)
///
/// # Panics
/// If anything was allocated.
pub fn no_choice_allocates<G: Catalogued>(
    games: u64,
    least: usize,
    measure: impl Fn(&mut dyn FnMut()) -> u64,
) {
    for settings in G::MANIFEST.agreements {
        let options = crate::options::of::<G>(settings);
        for seats in G::SEATS {
            (0..games).for_each(|seed| in_a_game::<G>((seats, &options), seed, least, &measure));
        }
    }
}

fn in_a_game<G: Game>(
    (seats, options): (usize, &G::Options),
    seed: u64,
    least: usize,
    measure: impl Fn(&mut dyn FnMut()) -> u64,
) {
    let mut state = G::setup(seats, options, Dice::new(Seed::nth(1, seed)));
    let mut pick = Dice::new(Seed::nth(2, seed)).draw(Purpose::new("pick"), 0);
    let mut offers = Vec::with_capacity(MOST_OFFERS);
    let mut choices = 0;
    let allocations = measure(&mut || {
        while let Some(me) = state.to_act().lowest() {
            state.legal(me, &mut offers);
            G::apply(&mut state, me, uniform(&offers, &mut pick), &mut Deaf);
            choices += 1;
        }
    });
    assert!(choices >= least, "a whole game was played: {choices} choices");
    assert_eq!(allocations, 0, "{seats} players, {options:?}, seed {seed}");
}
