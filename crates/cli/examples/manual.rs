//! Writes manual pages and shell completions of `hanlin` into a folder, for packages and releases:
//! `cargo run -p hanlin --example manual -- FOLDER`. The binary itself need not know how.

use std::path::PathBuf;
use std::{env, fs, io};

use clap::{Command, ValueEnum};
use clap_complete::Shell;

fn main() -> io::Result<()> {
    let folder: PathBuf = env::args_os().nth(1).expect("a folder to write into").into();
    let (man, completions) = (folder.join("man"), folder.join("completions"));
    [&man, &completions].into_iter().try_for_each(fs::create_dir_all)?;
    let command = without_surroundings(cli::command());
    clap_mangen::generate_to(command.clone(), man)?;
    for &shell in Shell::value_variants() {
        clap_complete::generate_to(shell, &mut command.clone(), "hanlin", &completions)?;
    }
    Ok(())
}

/// Nobody wants to read what was set on the machine of whoever wrote the page.
fn without_surroundings(command: Command) -> Command {
    command.mut_args(|arg| arg.hide_env_values(true)).mut_subcommands(without_surroundings)
}
