//! Reads a record and tells what happened in it:
//! `cargo run -p bots --example read_record -- crates/dragon/tests/games/base-4.game`.
#![allow(clippy::print_stdout, reason = "that is what it is for")]

use std::error::Error;
use std::{env, fs};

use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use tabletop::{BadRecord, Game, Header, Match};

fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args().nth(1).ok_or("which record?")?;
    let text = fs::read_to_string(file)?;
    let header = Header::read(&text)?;
    match header.game.as_str() {
        Dragon::KEY => tell::<Dragon>(&text)?,
        Confucius::KEY => tell::<Confucius>(&text)?,
        Gugong::KEY => tell::<Gugong>(&text)?,
        _ => Err(header.unknown_game("dragon, confucius, gugong"))?,
    }
    Ok(())
}

/// Reading plays the game again, so whatever was read was legal; a fault is told with its line.
fn tell<G: Game>(text: &str) -> Result<(), BadRecord> {
    let game = Match::<G>::read(text)?;
    println!("{} for {}, {} choices", G::KEY, game.seats(), game.ply());
    for (ply, (seat, action)) in game.log().iter().enumerate() {
        println!("{ply:>4}  seat {seat}  {action}");
        game.told(ply).iter().for_each(|event| println!("              {event:?}"));
    }
    match game.standings() {
        Some(standings) => standings.by_seat().for_each(|(seat, standing)| {
            println!("seat {seat}: place {}, {} points", standing.place, standing.points)
        }),
        None => game.to_act().iter().for_each(|seat| println!("seat {seat} is to act")),
    }
    Ok(())
}
