//! How many sequences of choices there are: a number that no mistake in `legal` or `apply` leaves as it is.

use tabletop::{Deaf, Dice, Draw, Game, Match, Options, Purpose, Seed, State, laws};

/// The counts of one position, for every depth up to this one.
pub fn counts<G: Game>(state: &State<G>, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| laws::perft::<G>(state, depth)).collect()
}

/// The counts at the start by this version of the rules, for every number of players, a line each.
pub fn at_start<G: Game>(rules: u16, depth: u32) -> String {
    let line = |seats| {
        let state = G::setup(seats, &G::Options::by_rules(rules), Dice::new(Seed([0; 32])));
        format!("{seats} players: {:?}\n", counts(&state, depth))
    };
    G::SEATS.map(line).collect()
}

/// The counts at every so many choices of a game for four that is played at random, as `choose` does.
pub fn in_a_game<G: Game>(
    options: &G::Options,
    (stride, depth): (usize, u32),
    mut choose: impl FnMut(&[G::Action], &mut Draw) -> G::Action,
) -> String {
    let mut state = G::setup(4, options, Dice::new(Seed::nth(4, 4)));
    let mut pick = Dice::new(Seed::nth(4, 5)).draw(Purpose::new("perft"), 0);
    let (mut offers, mut all) = (Vec::new(), String::new());
    let mut ply = 0;
    while let Some(me) = state.to_act().lowest() {
        state.legal(me, &mut offers);
        G::apply(&mut state, me, choose(&offers, &mut pick), &mut Deaf);
        ply += 1;
        all += &line(&state, ply, (stride, depth));
    }
    all
}

/// The counts at every so many choices of a game that was played before.
///
/// # Panics
/// If it cannot be read.
pub fn in_a_record<G: Game>(record: &str, (stride, depth): (usize, u32)) -> String {
    let game = Match::<G>::read(record).expect("a record of this game");
    let mut state = G::setup(game.seats(), game.options(), Dice::new(game.seed()));
    let mut all = String::new();
    for (&(seat, action), ply) in game.log().iter().zip(1..) {
        G::apply(&mut state, seat, action, &mut Deaf);
        all += &line(&state, ply, (stride, depth));
    }
    all
}

fn line<G: Game>(state: &State<G>, ply: usize, (stride, depth): (usize, u32)) -> String {
    match G::decision(&state.table).filter(|_| ply.is_multiple_of(stride)) {
        Some(decision) => format!("ply {ply}, {decision}: {:?}\n", counts(state, depth)),
        None => String::new(),
    }
}
