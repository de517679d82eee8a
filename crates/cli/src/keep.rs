//! `hanlin verify`, `hanlin backup`, `hanlin restore`, `hanlin seat`: what a host does with what is kept.

use std::path::PathBuf;

use clap::Args;

use crate::io::{Fail, print};
use crate::serve::{Data, wait};

/// Check the database, replay every stored match and compare digests
#[derive(Args)]
#[command(after_help = "Example:\n  hanlin verify --data /var/lib/hanlin")]
pub(crate) struct Verify {
    #[command(flatten)]
    data: Data,
}

impl Verify {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let (matches, faults) = wait(server::verify(&self.data.data))?;
        if faults.is_empty() {
            return print(&format!("{matches} matches replay as they were kept\n"));
        }
        let list = faults.join("\n");
        Err(Fail::Input(format!("{} faults, {matches} matches looked at:\n{list}", faults.len())))
    }
}

/// Copy the database into a new file, also while serving
#[derive(Args)]
#[command(after_help = "Turns that were begun and not ended are not in it.

Example:
  hanlin backup tonight.sqlite --data /var/lib/hanlin")]
pub(crate) struct Backup {
    /// The file to write
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Fail> {
        wait(server::backup(&self.data.data, &self.file))
    }
}

/// Put a backup in the place of the database; what was there stays beside it
#[derive(Args)]
#[command(after_help = "Example:\n  hanlin restore tonight.sqlite --data /var/lib/hanlin")]
pub(crate) struct Restore {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Restore {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let old = wait(server::restore(&self.data.data, &self.file))?;
        let old = old.map(|old| format!("; what was there is now {old}")).unwrap_or_default();
        print(&format!("{} is restored{old}\n", self.file.display()))
    }
}

/// Free the seat of somebody who is lost, where nobody at the table can; prints the new invitation
#[derive(Args)]
#[command(
    after_help = "The table is the last part of its address. Seats are counted from 1. Works while serving.
Somebody who was there lately, by the time the table waits for people, is not lost.
Whoever sat there and comes back before the invitation is taken has the seat again.

Example:
  hanlin seat ab12cd34 2 --data /var/lib/hanlin"
)]
pub(crate) struct Seat {
    /// The table
    table: String,
    /// The seat, from 1
    seat: usize,
    /// Free it although whoever sits there was there lately
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    data: Data,
}

impl Seat {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let path = wait(server::free_seat(
            &self.data.data,
            &self.table,
            self.seat,
            self.force,
            &server::Clock::default(),
        ))?;
        print(&format!("{path}\n"))
    }
}
