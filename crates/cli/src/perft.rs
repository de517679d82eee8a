//! `hanlin perft`

use std::fmt::Write;
use std::time::Instant;

use clap::Args;
use serde::Serialize;
use shelf::{Errand, Listed};
use tabletop::{Dice, Options, Seed, laws};

use crate::args::{self, MatchArgs};
use crate::io::{Fail, print};

/// Count how many different sequences of choices there are from the start
///
/// Two programs that play by the same rules and the same deals count the same.
#[derive(Args)]
#[command(after_help = "Examples:
  hanlin perft dragon --seats 2 --depth 6
  hanlin perft dragon --seats 4 --depth 5 --option first-seat=0 --json")]
pub(crate) struct Perft {
    #[command(flatten)]
    table: MatchArgs,
    /// How many choices deep
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,
    /// Where all chance comes from: 64 hex digits [default: all zero]
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
pub(crate) struct Counted {
    game: &'static str,
    seats: usize,
    seed: String,
    nodes: Vec<u64>,
    seconds: f64,
}

impl Perft {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let key = self.table.key()?;
        self.table.check_seats(key)?;
        let json = self.json;
        let counted = shelf::visit(key, self)?;
        if json {
            let json = serde_json::to_string(&counted).expect("counts serialise");
            return print(&format!("{json}\n"));
        }
        let mut text = String::new();
        for (nodes, depth) in counted.nodes.iter().zip(1..) {
            let _ = writeln!(text, "{depth:>3} {nodes}");
        }
        let all: u64 = counted.nodes.iter().sum();
        let _ = writeln!(text, "{all} nodes in {:.2} s", counted.seconds);
        print(&text)
    }
}

impl Errand for Perft {
    type Out = Result<Counted, Fail>;

    fn run<G: Listed>(self) -> Result<Counted, Fail> {
        let seed = self.seed.as_deref().map_or(Ok(Seed([0; 32])), |seed| args::seed(Some(seed)))?;
        let options =
            shelf::options::<G>(self.table.rules()?, &self.table.options()?).map_err(Fail::input)?;
        options.fit(self.table.seats).map_err(Fail::input)?;
        let state = G::setup(self.table.seats, &options, Dice::new(seed));
        let start = Instant::now();
        let nodes = (1..=self.depth).map(|depth| laws::perft::<G>(&state, depth)).collect();
        let seconds = start.elapsed().as_secs_f64();
        Ok(Counted { game: G::KEY, seats: self.table.seats, seed: seed.to_string(), nodes, seconds })
    }
}
