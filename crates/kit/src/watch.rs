//! Whole games, position by position.

use tabletop::{Dice, Draw, Game, Purpose, Seed, State};

/// Plays a game at random, as `choose` does, and shows every position with the next and what was told between them.
pub fn watch<G: Game>(
    (seats, options): (usize, &G::Options),
    seed: u64,
    mut choose: impl FnMut(&[G::Action], &mut Draw) -> G::Action,
    mut look: impl FnMut(&State<G>, &State<G>, &[G::Event]),
) {
    let mut state = G::setup(seats, options, Dice::new(Seed::nth(seed, 0)));
    let mut pick = Dice::new(Seed::nth(seed, 1)).draw(Purpose::new("watch"), 0);
    let mut offers = Vec::new();
    while let Some(me) = state.to_act().lowest() {
        state.legal(me, &mut offers);
        let before = state;
        let mut told = Vec::new();
        let action = choose(&offers, &mut pick);
        G::apply(&mut state, me, action, &mut told);
        G::audit(&state);
        look(&before, &state, &told);
    }
}
