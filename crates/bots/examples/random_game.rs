//! Plays a game of *In the Year of the Dragon* at random and prints its record:
//! `cargo run -p bots --example random_game -- 7 > random.game`, where 7 is any number; the same plays the same.
#![allow(clippy::print_stdout, reason = "that is what it is for")]

use std::env;
use std::error::Error;

use bots::{Bot, Random};
use dragon::{Dragon, Options};
use tabletop::record::Digests;
use tabletop::{Match, Seed, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let number: u64 = env::args().nth(1).map_or(Ok(1), |number| number.parse())?;
    let mut game = Match::<Dragon>::new(4, Options::default(), Seed::nth(number, 0))?;
    let mut random = Random::new(number);
    // Nobody to act means that the game is over.
    while let Some(seat) = game.to_act().lowest() {
        let offers = game.offers(seat)?;
        let choice = *random.choose(&game.view(Viewer::Seat(seat)), &offers);
        game.play(seat, choice)?;
    }
    print!("{}", game.record(Digests::Last));
    Ok(())
}
