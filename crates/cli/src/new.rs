//! `hanlin new`

use clap::Args;
use tabletop::record::Digests;

use crate::args::{self, MatchArgs};
use crate::io::{Fail, print};

/// A fresh record on standard output
#[derive(Args)]
#[command(after_help = "Examples:
  hanlin new dragon --seats 3 > my.game
  hanlin new dragon --seats 5 --option great-wall=on --option super-event=random
  hanlin new dragon --seats 2 --seed 2a00000000000000000000000000000000000000000000000000000000000000")]
pub(crate) struct New {
    #[command(flatten)]
    table: MatchArgs,
    /// Where all chance comes from: 64 hex digits [default: random]
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
}

impl New {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let seed = args::seed(self.seed.as_deref())?;
        print(&self.table.start(seed)?.record(Digests::Last))
    }
}
