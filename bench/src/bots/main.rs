//! How fast bots think: positions evaluated, iterations of the search, and how long a choice takes at each level.

use std::hint::black_box;
use std::time::Instant;

use bots::evaluator::Evaluator;
use bots::search::{Budget, Effort, Search};
use bots::{Bot, Level, Playable, Player};
use shelf::{Errand, Key, Listed};
use tabletop::{Deaf, Dice, Seat, Seed, State, Viewer};

fn main() {
    println!("4 players, one core; a choice of level 7 uses two threads\n");
    Key::on_shelf().for_each(|key| shelf::visit(key, Measure));
}

struct Measure;

impl Errand for Measure {
    type Out = ();
    fn run<G: Listed>(self) {
        measure::<G>();
    }
}

fn measure<G: Playable>() {
    println!("{}", G::KEY);
    let Ok(net) = G::nets().get::<G>(4, G::RULES) else { return println!("  no net\n") };
    let positions = positions::<G>();
    let mut evaluator = Evaluator::new(net);
    let after = outcomes(&positions);
    let start = Instant::now();
    let mut evaluated = 0;
    while start.elapsed().as_secs_f64() < 1.0 {
        for (state, me) in &after {
            black_box(evaluator.value(&black_box(state).view(Viewer::Seat(*me)), *me));
            evaluated += 1;
        }
    }
    println!(
        "  positions evaluated             {:>9.2} million/s",
        evaluated as f64 / start.elapsed().as_secs_f64() / 1e6
    );
    evaluations::<G>(&mut evaluator, &after);
    iterations::<G>(&positions, 2_000, 0);
    iterations::<G>(&positions, 100, 8);
    for level in Level::ALL {
        latency::<G>(level, &positions);
    }
    println!();
}

/// Choices of a few games of the net against itself.
fn positions<G: Playable>() -> Vec<(State<G>, Seat)> {
    let mut positions = Vec::new();
    let mut offers = Vec::new();
    for game in 0..3 {
        let mut state = G::setup(4, &G::Options::default(), Dice::new(Seed::nth(11, game)));
        let mut bots: Vec<Player<G>> = (0..4).map(|seat| Player::new(Level::NET, game * 4 + seat)).collect();
        while let Some(me) = state.to_act().lowest() {
            state.legal(me, &mut offers);
            if offers.len() > 1 {
                positions.push((state, me));
            }
            let action = *bots[me.idx()].choose(&state.view(Viewer::Seat(me)), &offers);
            G::apply(&mut state, me, action, &mut Deaf);
        }
    }
    positions
}

/// What each choice would lead to, a few hundred in all: as in a search, neighbours are alike but never the same.
fn outcomes<G: Playable>(positions: &[(State<G>, Seat)]) -> Vec<(State<G>, Seat)> {
    const MOST: usize = 512;
    let (mut after, mut offers) = (Vec::new(), Vec::new());
    for (state, me) in positions.iter().step_by(positions.len() / 60 + 1) {
        state.legal(*me, &mut offers);
        for &action in &offers {
            let mut next = *state;
            G::apply(&mut next, *me, action, &mut Deaf);
            if after.len() < MOST && !next.to_act().is_empty() {
                after.push((next, *me));
            }
        }
    }
    after
}

/// The net alone, from the inputs that change between these positions to chances.
fn evaluations<G: Playable>(evaluator: &mut Evaluator<'_>, after: &[(State<G>, Seat)]) {
    let mut known = |(state, me): &(State<G>, Seat)| {
        evaluator.value(&state.view(Viewer::Seat(*me)), *me);
        (evaluator.changes().to_vec(), *me)
    };
    let lists: Vec<_> = after.iter().map(&mut known).collect();
    let (start, mut done) = (Instant::now(), 0);
    while start.elapsed().as_secs_f64() < 1.0 {
        for (changes, me) in &lists {
            black_box(evaluator.forward(black_box(changes), *me, 4));
            done += 1;
        }
    }
    let mean = lists.iter().map(|(changes, _)| changes.len()).sum::<usize>() as f64 / lists.len() as f64;
    println!(
        "  the net alone                   {:>9.2} million/s ({mean:.1} inputs change)",
        f64::from(done) / start.elapsed().as_secs_f64() / 1e6
    );
}

/// Searches that judge where the tree ends, and such that play on first.
fn iterations<G: Playable>(positions: &[(State<G>, Seat)], iterations: u32, rollout: u32) {
    let Ok(net) = G::nets().get::<G>(4, G::RULES) else { return };
    let (mut done, mut seconds, mut offers) = (0, 0.0, Vec::new());
    for (state, me) in positions.iter().step_by(positions.len() / 40 + 1) {
        state.legal(*me, &mut offers);
        let mut search = Search::<G>::new(net, Effort { iterations, rollout, trees: 1 }, 1);
        let start = Instant::now();
        let branches = search.think(&state.view(Viewer::Seat(*me)), *me, &offers, &Budget::default());
        seconds += start.elapsed().as_secs_f64();
        done += branches.iter().map(|branch| branch.visits).sum::<u32>();
    }
    println!(
        "  iterations of the search        {:>9.1} thousand/s, playing on for {rollout} choices a seat",
        f64::from(done) / seconds / 1e3
    );
}

fn latency<G: Playable>(level: Level, positions: &[(State<G>, Seat)]) {
    let stride = if level < Level::BEST { 2 } else { 9 };
    let mut offers = Vec::new();
    let mut times: Vec<f64> = positions
        .iter()
        .step_by(stride)
        .map(|(state, me)| {
            state.legal(*me, &mut offers);
            let budget = Budget { threads: 2, ..Budget::default() };
            let mut player = Player::<G>::new(level, 5).within(budget);
            let start = Instant::now();
            black_box(player.choose(&state.view(Viewer::Seat(*me)), &offers));
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!(
        "  level {}: a choice takes         {:>9.3} ms, {:.3} ms at most in 99 of 100",
        level.number(),
        at(50),
        at(99)
    );
}
