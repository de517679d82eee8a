//! How fast the games are, next to ataxx of the `board-game` crate measured in the same run, so that runs on
//! different machines can be compared. Both take turns; medians are printed.

use std::hint::black_box;
use std::time::Instant;

use board_game::board::Board;
use board_game::games::ataxx::AtaxxBoard;
use bots::Bot;
use bots::arena::{Tally, play};
use dragon::{Dragon, Options};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use tabletop::record::Digests;
use tabletop::{Dice, Game, Match, Seed, State};

const ROUNDS: usize = 11;

fn main() {
    println!("on one core; medians of {ROUNDS} rounds taking turns\n");
    let (mut ataxx, mut games) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS as u64 {
        ataxx.push(ataxx_playouts(round));
        games.push(random_games::<Dragon>(4, &Options::default(), round));
    }
    let yardstick = median(ataxx.iter().map(|(choices, _, seconds)| choices / seconds));
    let choices = median(games.iter().map(|(choices, _, seconds)| choices / seconds));
    let per_second = median(games.iter().map(|(_, games, seconds)| games / seconds));
    println!("dragon, 4 players, random play  {:>8.2} million choices/s", choices / 1e6);
    println!("                                {:>8.1} ns per choice", 1e9 / choices);
    println!("                                {per_second:>8.0} games/s");
    println!("ataxx of board-game             {:>8.2} million choices/s", yardstick / 1e6);
    println!("dragon : ataxx                  {:>8.2}", choices / yardstick);
    println!("bytes per state                 {:>8}", size_of::<State<Dragon>>());
    clone_against_copy();
    replay();
}

/// Uniformly random play through the code that bots and the arena use.
fn random_games<G: Game>(seats: usize, options: &G::Options, round: u64) -> (f64, f64, f64) {
    const GAMES: u64 = 4_000;
    let mut offers = Vec::new();
    let mut tally = Tally::default();
    let start = Instant::now();
    for game in 0..GAMES {
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats as u64)
            .map(|seat| bots::named("random", round << 32 | game << 3 | seat).unwrap())
            .collect();
        let mut state = G::setup(seats, options, Dice::new(Seed::nth(round, game)));
        black_box(play(&mut state, &mut bots, &mut offers, &mut tally));
    }
    (tally.choices as f64, GAMES as f64, start.elapsed().as_secs_f64())
}

fn ataxx_playouts(round: u64) -> (f64, f64, f64) {
    const GAMES: u64 = 8_000;
    let mut rng = SmallRng::seed_from_u64(round);
    let mut choices = 0_u64;
    let start = Instant::now();
    for _ in 0..GAMES {
        let mut board = AtaxxBoard::default();
        while let Ok(mv) = board.random_available_move(&mut rng) {
            board.play(mv).unwrap();
            choices += 1;
        }
        black_box(board);
    }
    (choices as f64, GAMES as f64, start.elapsed().as_secs_f64())
}

/// A state in the middle of a game against as many plain bytes.
fn clone_against_copy() {
    const TIMES: u32 = 2_000_000;
    const SIZE: usize = size_of::<State<Dragon>>();
    let state = Dragon::setup(4, &Options::default(), Dice::new(Seed::nth(1, 1)));
    let bytes = [7_u8; SIZE];
    let (mut states, mut plain) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for _ in 0..TIMES {
            #[expect(clippy::clone_on_copy, reason = "the clone is what is measured")]
            black_box(black_box(&state).clone());
        }
        states.push(start.elapsed().as_secs_f64());
        let start = Instant::now();
        for _ in 0..TIMES {
            black_box(*black_box(&bytes));
        }
        plain.push(start.elapsed().as_secs_f64());
    }
    let (state, plain) = (median(states.into_iter()), median(plain.into_iter()));
    println!("clone of a state                {:>8.1} ns", state / f64::from(TIMES) * 1e9);
    println!("clone : plain copy of its size  {:>8.2}", state / plain);
}

fn replay() {
    let mut game = Match::<Dragon>::new(4, Options::default(), Seed::nth(2, 2)).unwrap();
    let mut bot: Box<dyn Bot<Dragon>> = bots::named("random", 5).unwrap();
    while let Some(me) = game.to_act().lowest() {
        let offers = game.offers(me).unwrap();
        let action = *bot.choose(&game.view(tabletop::Viewer::Seat(me)), &offers);
        game.play(me, action).unwrap();
    }
    for (digests, name) in [(Digests::Last, "one digest"), (Digests::Every, "a digest per line")] {
        let record = game.record(digests);
        let times = (0..200).map(|_| {
            let start = Instant::now();
            black_box(Match::<Dragon>::read(black_box(&record)).unwrap());
            start.elapsed().as_secs_f64()
        });
        println!("replay of {} choices, {name:<18} {:>5.2} ms", game.ply(), median(times) * 1e3);
    }
}

fn median(times: impl Iterator<Item = f64>) -> f64 {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
