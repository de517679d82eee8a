//! Prints a game alone that is won, `crates/gugong/tests/games/solo-low-won.game`. Nobody beats Meng at random, so
//! every offer is played on at random a few times, and the best end ever seen is followed.
#![allow(clippy::print_stdout, reason = "that is what it is for")]

use gugong::Gugong;
use gugong::meng::Meng;
use kit::manner::worded;
use tabletop::record::Digests;
use tabletop::{Dice, Draw, Match, Purpose, Seat, Seed, Viewer};

/// How often every offer is played on to the end.
const TRIES: usize = 60;

/// What is chosen more often than anything else.
const WORDLY: &[(&str, u32)] = &[
    ("give to palace", 6),
    ("advance", 40),
    ("enact", 40),
    ("buy", 40),
    ("build", 20),
    ("ship", 15),
    ("load", 10),
    ("sail", 10),
    ("claim", 40),
    ("travel", 30),
    ("scheme", 8),
    ("use", 30),
    ("pay", 10),
    ("gain 0", 1),
    ("gain", 12),
];

fn main() {
    // The seed after those of the other golden games.
    let seed = Seed::nth(2028, 31);
    let words: Vec<(String, u32)> = WORDLY.iter().map(|&(words, weight)| (words.into(), weight)).collect();
    let options = kit::options::of::<Gugong>(&[("solo-difficulty", "low")]);
    let mut best = Match::<Gugong>::new(1, options, seed).expect("one can play");
    let mut draw = Dice::new(seed).draw(Purpose::new("golden"), 0);
    let mut played = best.clone();
    finish(&mut best, &words, &mut draw);
    while let Some(seat) = played.to_act().lowest() {
        for choice in played.offers(seat).expect("it is to act") {
            for _ in 0..TRIES {
                let mut trial = played.clone();
                trial.play(seat, choice).expect("what was offered can be chosen");
                finish(&mut trial, &words, &mut draw);
                if lead(&trial) > lead(&best) {
                    best = trial;
                }
            }
        }
        let (_, choice) = best.log()[played.ply()];
        played.play(seat, choice).expect("what was chosen once can be chosen");
    }
    assert!(lead(&played) > 0, "lost by {}", -lead(&played));
    print!("{}", played.record(Digests::Every));
}

/// Plays on at random, to the end.
fn finish(game: &mut Match<Gugong>, words: &[(String, u32)], draw: &mut Draw) {
    while let Some(seat) = game.to_act().lowest() {
        let offers = game.offers(seat).expect("it is to act");
        game.play(seat, worded(&offers, draw, words)).expect("what was offered can be chosen");
    }
}

/// By how many points Meng was beaten.
fn lead(game: &Match<Gugong>) -> i32 {
    let points = game.view(Viewer::All).table.players.map(|own| i32::from(own.points.unwrap_or(0)));
    points[Seat::new(0)] - points[Meng::SEAT]
}
