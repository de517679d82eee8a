//! The command line: one file per command.

mod args;
mod serve;
mod keep;
mod games;
mod play;
mod new;
mod replay;
mod legal;
mod sim;
mod arena;
mod train;
mod perft;
mod data;
pub mod engine;
mod io;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use io::Fail;

/// Hanlin: three board games of the Chinese court.
///
/// Play in the browser or the terminal, keep records that replay for ever, let programs play.
#[derive(Parser)]
#[command(name = "hanlin", version, max_term_width = 100, after_help = AFTER_HELP)]
struct Hanlin {
    /// A folder of corrected tables to play with; `hanlin data --help` tells more
    #[arg(long, value_name = "DIR", global = true, env = "HANLIN_DATA_DIR")]
    data_dir: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER_HELP: &str = "\
Examples:
  hanlin                                  open tables in the browser, here and for friends
  hanlin serve --port 9000 --data games   the same, elsewhere
  hanlin play dragon --seats 4 --lang fr  play in the terminal, in French
  hanlin new dragon --seats 3 > my.game   a fresh record
  hanlin legal my.game --why              what can be chosen now, and what cannot and why
  hanlin replay my.game                   look at a game again
  hanlin sim dragon --games 10000         let bots play
  hanlin arena dragon --bots 5,4          which bots are stronger
  hanlin data gugong --export my-tables   printed tables, to correct and to play with

`hanlin COMMAND --help` tells more about each command.";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Verify(keep::Verify),
    Backup(keep::Backup),
    Restore(keep::Restore),
    Seat(keep::Seat),
    Games(games::Games),
    Play(play::Play),
    New(new::New),
    Replay(replay::Replay),
    Legal(legal::Legal),
    Sim(sim::Sim),
    Arena(arena::Arena),
    Train(train::Train),
    Perft(perft::Perft),
    Data(data::Data),
    Engine(engine::Engine),
}

impl Hanlin {
    fn run(self) -> Result<(), Fail> {
        self.data_dir.as_deref().map_or(Ok(()), data::correct)?;
        match self.command {
            None => serve::Serve::default().run(),
            Some(Command::Serve(command)) => command.run(),
            Some(Command::Verify(command)) => command.run(),
            Some(Command::Backup(command)) => command.run(),
            Some(Command::Restore(command)) => command.run(),
            Some(Command::Seat(command)) => command.run(),
            Some(Command::Games(command)) => command.run(),
            Some(Command::Play(command)) => command.run(),
            Some(Command::New(command)) => command.run(),
            Some(Command::Replay(command)) => command.run(),
            Some(Command::Legal(command)) => command.run(),
            Some(Command::Sim(command)) => command.run(),
            Some(Command::Arena(command)) => command.run(),
            Some(Command::Train(command)) => command.run(),
            Some(Command::Perft(command)) => command.run(),
            Some(Command::Data(command)) => command.run(),
            Some(Command::Engine(command)) => command.run(),
        }
    }
}

/// The command line as data: what manuals and completions are made of.
pub fn command() -> clap::Command {
    Hanlin::command()
}

/// Runs the command line; wrong input is told on standard error and ends with code 2.
pub fn main() -> ExitCode {
    match Hanlin::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(Fail::OutputClosed) => ExitCode::SUCCESS,
        Err(Fail::Input(message)) => {
            eprintln!("hanlin: {message}");
            ExitCode::from(2)
        }
    }
}
