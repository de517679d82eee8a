//! `hanlin sim`

use std::collections::BTreeMap;
use std::fmt::Write;
use std::io::IsTerminal;
use std::time::Instant;

use bots::arena::{Series, Tally};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use shelf::{Errand, Listed};
use tabletop::{Options, Seat};

use crate::args::MatchArgs;
use crate::io::{Fail, print};

/// Let bots play against each other
///
/// Same seed and options, same numbers, whatever the number of threads; only the times differ.
#[derive(Args)]
#[command(after_help = "Examples:
  hanlin sim dragon --seats 4 --games 10000
  hanlin sim dragon --seats 5 --option great-wall=on --seed 7 --json
  hanlin sim dragon --seats 2 --bots random,random --threads 1")]
pub(crate) struct Sim {
    #[command(flatten)]
    table: MatchArgs,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// All chance comes from this number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
    /// Who plays, one name per seat, or one for all: random, greedy, or a level from 1 to 7
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    seats: usize,
    options: BTreeMap<&'static str, String>,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    threads: usize,
    choices: u64,
    seconds: f64,
    choices_per_second: f64,
    choices_per_game: f64,
    forced_share: f64,
    offers_mean: f64,
    offers_max: u64,
    points_mean: Vec<f64>,
    points_sd: Vec<f64>,
    winner_points_mean: f64,
    wins: Vec<f64>,
    no_winner: u64,
}

impl Sim {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let key = self.table.key()?;
        self.table.check_seats(key)?;
        let json = self.json;
        let report = shelf::visit(key, self)?;
        if json {
            let json = serde_json::to_string(&report).expect("a report serialises");
            return print(&format!("{json}\n"));
        }
        print(&report.text())
    }
}

impl Errand for Sim {
    type Out = Result<Report, Fail>;

    fn run<G: Listed>(self) -> Result<Report, Fail> {
        let seats = self.table.seats;
        let options =
            shelf::options::<G>(self.table.rules()?, &self.table.options()?).map_err(Fail::input)?;
        options.fit(seats).map_err(Fail::input)?;
        let bots: Vec<String> = match self.bots.as_slice() {
            [one] => vec![one.clone(); seats],
            named if named.len() == seats => named.to_vec(),
            named => {
                let n = named.len();
                return Err(Fail::input(format!(
                    "`--bots`: expected one name or {seats}, one per seat, not {n}"
                )));
            }
        };
        let threads = threads(self.threads);
        let series = Series::<G> {
            seats,
            options: &options,
            bots: &bots,
            games: self.games,
            seed: self.seed,
            threads,
        };
        let bar = progress(self.games);
        let start = Instant::now();
        let tally = series.run(|done| bar.inc(done)).map_err(|name| no_such_bot(&name))?;
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        Ok(report::<G>(&series, &tally, seconds))
    }
}

/// Nobody of this name plays here.
pub(crate) fn no_such_bot(name: &str) -> Fail {
    Fail::input(format!("there is no bot `{name}`; known are: {}", bots::NAMES.join(", ")))
}

/// How many threads: as many as cores unless said otherwise.
pub(crate) fn threads(given: Option<u64>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    given.map_or_else(cores, |threads| usize::try_from(threads).unwrap_or(1))
}

/// A bar on a terminal, nothing in a pipe.
pub(crate) fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well-formed"))
}

fn report<G: Listed>(series: &Series<'_, G>, tally: &Tally, seconds: f64) -> Report {
    let seats = || Seat::first(series.seats);
    let per = |sum: u64, n: u64| sum as f64 / n.max(1) as f64;
    Report {
        game: G::KEY,
        seats: series.seats,
        options: series.options.lines().into_iter().collect(),
        bots: series.bots.to_vec(),
        games: tally.games,
        seed: series.seed,
        threads: series.threads,
        choices: tally.choices,
        seconds,
        choices_per_second: tally.choices as f64 / seconds.max(1e-9),
        choices_per_game: per(tally.choices, tally.games),
        forced_share: per(tally.forced, tally.choices),
        offers_mean: per(tally.offers, tally.choices),
        offers_max: tally.offers_max,
        points_mean: seats().map(|seat| tally.points(seat).0).collect(),
        points_sd: seats().map(|seat| tally.points(seat).1).collect(),
        winner_points_mean: tally.winner_points as f64 / (tally.games - tally.no_winner).max(1) as f64,
        wins: seats().map(|seat| tally.wins(seat)).collect(),
        no_winner: tally.no_winner,
    }
}

impl Report {
    fn text(&self) -> String {
        let mut text = format!(
            "{} for {}: {} games, seed {}\n{} choices in {:.2} s on {} threads: {:.2} million a second\n\
             {:.1} choices a game, {:.1} % of them forced; {:.2} offers on average, {} at most\n\n\
             seat  bot        points     sd    wins\n",
            self.game,
            self.seats,
            self.games,
            self.seed,
            self.choices,
            self.seconds,
            self.threads,
            self.choices_per_second / 1e6,
            self.choices_per_game,
            100.0 * self.forced_share,
            self.offers_mean,
            self.offers_max,
        );
        for seat in 0..self.seats {
            let _ = writeln!(
                text,
                "{seat:>4}  {:<8} {:>8.2} {:>6.2} {:>6.1} %",
                self.bots[seat],
                self.points_mean[seat],
                self.points_sd[seat],
                100.0 * self.wins[seat] / self.games as f64,
            );
        }
        let _ = writeln!(text, "\nwinners have {:.2} points on average", self.winner_points_mean);
        text
    }
}
