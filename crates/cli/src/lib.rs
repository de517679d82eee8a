//! The command line: one file per command.

mod args;
mod games;
mod play;
mod new;
mod replay;
mod legal;
mod sim;
mod perft;
pub mod engine;
mod io;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use io::Fail;

/// Hanlin: three board games of the Chinese court.
///
/// Play in the terminal, keep records that replay for ever, let programs play.
#[derive(Parser)]
#[command(name = "hanlin", version, max_term_width = 100, after_help = AFTER_HELP)]
struct Hanlin {
    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER_HELP: &str = "\
Examples:
  hanlin                                  play In the Year of the Dragon against two others
  hanlin play dragon --seats 4 --lang fr  the same with four, in French
  hanlin new dragon --seats 3 > my.game   a fresh record
  hanlin legal my.game --why              what can be chosen now, and what cannot and why
  hanlin replay my.game                   look at a game again
  hanlin sim dragon --games 10000         let bots play

`hanlin COMMAND --help` tells more about each command.";

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Play(play::Play),
    New(new::New),
    Replay(replay::Replay),
    Legal(legal::Legal),
    Sim(sim::Sim),
    Perft(perft::Perft),
    Engine(engine::Engine),
}

/// Runs the command line; wrong input is told on standard error and ends with code 2.
pub fn main() -> ExitCode {
    let result = match Hanlin::parse().command {
        None => play::Play::default().run(),
        Some(Command::Games(command)) => command.run(),
        Some(Command::Play(command)) => command.run(),
        Some(Command::New(command)) => command.run(),
        Some(Command::Replay(command)) => command.run(),
        Some(Command::Legal(command)) => command.run(),
        Some(Command::Sim(command)) => command.run(),
        Some(Command::Perft(command)) => command.run(),
        Some(Command::Engine(command)) => command.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Fail::OutputClosed) => ExitCode::SUCCESS,
        Err(Fail::Input(message)) => {
            eprintln!("hanlin: {message}");
            ExitCode::from(2)
        }
    }
}
