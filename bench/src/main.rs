//! How fast the games are, next to ataxx of the `board-game` crate measured in the same run, so that runs on
//! different machines can be compared. Both take turns; medians are printed.

use std::hint::black_box;
use std::time::Instant;

use board_game::board::Board;
use board_game::games::ataxx::AtaxxBoard;
use bots::arena::{Tally, play};
use bots::{Bot, Budget, Playable};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use shelf::{Errand, Key, Listed};
use tabletop::record::Digests;
use tabletop::{Dice, Match, Options, Seed, State};

const ROUNDS: usize = 11;

/// Choices, games and seconds of a round.
type Round = (f64, f64, f64);

fn main() {
    println!("on one core; medians of {ROUNDS} rounds taking turns\n");
    let keys: Vec<Key> = Key::on_shelf().collect();
    let mut ataxx = Vec::new();
    let mut rounds: Vec<Vec<Round>> = keys.iter().map(|_| Vec::new()).collect();
    for round in 0..ROUNDS as u64 {
        ataxx.push(ataxx_playouts(round));
        for (key, rounds) in keys.iter().zip(&mut rounds) {
            rounds.push(shelf::visit(*key, Play(round)));
        }
    }
    let yardstick = median(ataxx.iter().map(|(choices, _, seconds)| choices / seconds));
    println!("ataxx of board-game             {:>8.2} million choices/s", yardstick / 1e6);
    for (key, rounds) in keys.into_iter().zip(&rounds) {
        shelf::visit(key, Tell(rounds, yardstick));
    }
}

/// As those agree who know the game.
fn usual<G: Listed>() -> G::Options {
    let mut options = G::Options::default();
    G::MANIFEST.usual.iter().for_each(|(key, value)| options.set(key, value).expect("an option"));
    options
}

/// Plays a round.
struct Play(u64);

impl Errand for Play {
    type Out = Round;
    fn run<G: Listed>(self) -> Round {
        random_games::<G>(4, &usual::<G>(), self.0)
    }
}

/// Tells what came of the rounds, and measures what is not compared with anything.
struct Tell<'a>(&'a [Round], f64);

impl Errand for Tell<'_> {
    type Out = ();
    fn run<G: Listed>(self) {
        let agreed: Vec<&str> = G::MANIFEST.usual.iter().map(|(key, _)| *key).collect();
        let agreed = agreed.iter().map(|key| format!(", {key}")).collect::<String>();
        report::<G>(&format!("{}, 4 players{agreed}", G::KEY), self.0, self.1);
        clone_against_copy::<G>(&usual::<G>());
        replay::<G>(usual::<G>());
    }
}

fn report<G: Playable>(name: &str, rounds: &[(f64, f64, f64)], yardstick: f64) {
    let choices = median(rounds.iter().map(|(choices, _, seconds)| choices / seconds));
    let per_second = median(rounds.iter().map(|(_, games, seconds)| games / seconds));
    let per_game = median(rounds.iter().map(|(choices, games, _)| choices / games));
    println!("\n{name}, random play");
    println!("choices                         {:>8.2} million/s", choices / 1e6);
    println!("                                {:>8.1} ns each", 1e9 / choices);
    println!("games                           {per_second:>8.0} per second");
    println!("                                {per_game:>8.0} choices each");
    println!("{:<31} {:>8.2}", format!("{} : ataxx", G::KEY), choices / yardstick);
    println!("bytes per state                 {:>8}", size_of::<State<G>>());
}

/// Uniformly random play through the code that bots and the arena use.
fn random_games<G: Playable>(seats: usize, options: &G::Options, round: u64) -> (f64, f64, f64) {
    const GAMES: u64 = 4_000;
    let mut offers = Vec::new();
    let mut tally = Tally::default();
    let start = Instant::now();
    for game in 0..GAMES {
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats as u64)
            .map(|seat| {
                bots::named("random", round << 32 | game << 3 | seat, Budget::default())
                    .expect("there is a random bot")
            })
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
            board.play(mv).expect("a drawn move is legal");
            choices += 1;
        }
        black_box(board);
    }
    (choices as f64, GAMES as f64, start.elapsed().as_secs_f64())
}

/// A state in the middle of a game against as many plain bytes.
fn clone_against_copy<G: Playable>(options: &G::Options) {
    const TIMES: u32 = 2_000_000;
    let state = G::setup(4, options, Dice::new(Seed::nth(1, 1)));
    let bytes = vec![7_u8; size_of::<State<G>>()];
    let mut copy = bytes.clone();
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
            copy.copy_from_slice(black_box(&bytes));
            black_box(&copy);
        }
        plain.push(start.elapsed().as_secs_f64());
    }
    let (state, plain) = (median(states.into_iter()), median(plain.into_iter()));
    println!("clone of a state                {:>8.1} ns", state / f64::from(TIMES) * 1e9);
    println!("clone : plain copy of its size  {:>8.2}", state / plain);
}

fn replay<G: Playable>(options: G::Options) {
    let mut game = Match::<G>::new(4, options, Seed::nth(2, 2)).expect("every game seats four");
    let mut bot: Box<dyn Bot<G>> =
        bots::named("random", 5, Budget::default()).expect("there is a random bot");
    while let Some(me) = game.to_act().lowest() {
        let offers = game.offers(me).expect("whoever is to act has offers");
        let action = *bot.choose(&game.view(tabletop::Viewer::Seat(me)), &offers);
        game.play(me, action).expect("what is offered can be played");
    }
    for (digests, name) in [(Digests::Last, "one digest"), (Digests::Every, "a digest per line")] {
        let record = game.record(digests);
        let times = (0..200).map(|_| {
            let start = Instant::now();
            black_box(Match::<G>::read(black_box(&record)).expect("its own record is read"));
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
