//! `hanlin arena`

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use bots::arena::calibration::Calibration;
use bots::arena::chart;
use bots::arena::contest::{Block, Contest};
use bots::arena::stats::{Estimate, Sprt, estimate, ratings};
use clap::Args;
use i18n::Say;
use serde::Serialize;
use shelf::{Errand, Listed};
use tabletop::Options;

use crate::args::{Lang, MatchArgs};
use crate::io::{Fail, print};
use crate::sim::{no_such_bot, progress, threads};

/// Find out which bots are stronger
///
/// Games come in blocks: one deal, played in every rotation of the seats. Shares of wins are per chair, with
/// intervals that hold them 19 times in 20. Same seed, same numbers, whatever the number of threads. What points are
/// made for is told per chair and game: how many on average, and in how many games any.
#[derive(Args)]
#[command(after_help = "Examples:
  hanlin arena dragon --seats 4 --bots 5,4 --games 2000        one of level 5 against three of level 4
  hanlin arena dragon --seats 4 --bots 1,2,3,4,5,6,7           all tables of four different levels, with ratings
  hanlin arena dragon --bots net:new.net,5 --sprt 0.33,0.38    stop as soon as it is clear
  hanlin arena dragon --seats 4 --bots 5 --calibration fit.svg

Bots are random, greedy, levels 1 to 7 (or their names), net:FILE, search:ITERATIONS+ROLLOUT and
search:ITERATIONS+ROLLOUT:FILE (ROLLOUT: choices a seat that are played on where the tree ends).")]
pub(crate) struct Arena {
    #[command(flatten)]
    table: MatchArgs,
    #[command(flatten)]
    lang: Lang,
    /// Who plays. Fewer than seats: the last name fills the table. More: all tables of different ones
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "5,greedy")]
    bots: Vec<String>,
    /// How many games, in whole blocks
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// All chance comes from this number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
    /// Stop when it is clear whether the first bot's share is rather the first or the second of these
    #[arg(long, value_name = "P0,P1", value_delimiter = ',', num_args = 2)]
    sprt: Option<Vec<f64>>,
    /// For programs: one JSON object
    #[arg(long)]
    json: bool,
    /// Draw the shares (SVG)
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
    /// Compare the net's chances with what came, and draw it (SVG)
    #[arg(long, value_name = "FILE")]
    calibration: Option<PathBuf>,
}

#[derive(Serialize)]
struct Row {
    bot: String,
    share: f64,
    low: f64,
    high: f64,
    points: f64,
    rating: f64,
    earned: Vec<Earned>,
}

/// What a bot makes points for, per chair and game.
#[derive(Serialize)]
struct Earned {
    source: String,
    points: f64,
    /// The share of games in which it made any.
    games: f64,
}

#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    seats: usize,
    seed: u64,
    blocks: usize,
    games: usize,
    seconds: f64,
    milliseconds_per_choice: f64,
    winner_points: f64,
    bots: Vec<Row>,
    sprt: Option<f64>,
    calibration_error: Option<f64>,
    brier: Option<f64>,
}

impl Arena {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let key = self.table.key()?;
        self.table.check_seats(key)?;
        if let Some(word) = key.without_net(self.table.seats) {
            eprintln!("hanlin: {word}");
        }
        let json = self.json;
        let report = shelf::visit(key, self)?;
        if json {
            let json = serde_json::to_string(&report).expect("a report serialises");
            return print(&format!("{json}\n"));
        }
        print(&report.text())
    }
}

impl Errand for Arena {
    type Out = Result<Report, Fail>;

    fn run<G: Listed>(self) -> Result<Report, Fail> {
        let seats = self.table.seats;
        let options =
            shelf::options::<G>(self.table.rules()?, &self.table.options()?).map_err(Fail::input)?;
        options.fit(seats).map_err(Fail::input)?;
        let sprt = self.sprt.as_deref().map(|shares| match shares {
            [worse, better] if worse < better => Ok(Sprt { worse: *worse, better: *better }),
            _ => Err(Fail::input("`--sprt`: expected two shares, the smaller first, such as 0.25,0.3")),
        });
        let per_block = if self.bots.len() == 1 { 1 } else { seats as u64 };
        let contest = Contest::<G> {
            seats,
            options: &options,
            bots: &self.bots,
            blocks: self.games.div_ceil(per_block),
            seed: self.seed,
            threads: threads(self.threads),
            sprt: sprt.transpose()?,
            calibrate: self.calibration.is_some(),
        };
        let bar = progress(contest.blocks * per_block);
        let start = Instant::now();
        let blocks = contest.run(|done| bar.inc(done * per_block)).map_err(|name| no_such_bot(&name))?;
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let (report, calibration) = report::<G>(&contest, &blocks, seconds, &self.lang.say());
        let title = format!("{} for {seats}, {} games", G::KEY, report.games);
        if let Some(file) = &self.chart {
            let share = |row: &Row| Estimate { mean: row.share, low: row.low, high: row.high };
            let bars: Vec<_> = report.bots.iter().map(|row| (row.bot.clone(), share(row))).collect();
            draw(file, &chart::bars(&title, &bars, 1.0 / seats as f64))?;
        }
        if let Some(file) = &self.calibration {
            draw(file, &chart::calibration(&title, &calibration))?;
        }
        Ok(report)
    }
}

fn draw(file: &PathBuf, svg: &str) -> Result<(), Fail> {
    fs::write(file, svg).map_err(|bad| Fail::input(format!("cannot write {}: {bad}", file.display())))
}

fn earned<G: Listed>(blocks: &[Block], bot: usize, say: &Say) -> Vec<Earned> {
    let chairs: Vec<&[i32]> = blocks.iter().flat_map(|block| block.earned(bot)).collect();
    let mean = |sum: i32| f64::from(sum) / chairs.len().max(1) as f64;
    let source = |(kind, id): (usize, &&str)| Earned {
        source: ui::source_name(G::KEY, id, say),
        points: mean(chairs.iter().map(|earned| earned[kind]).sum()),
        games: mean(chairs.iter().map(|earned| i32::from(earned[kind] != 0)).sum()),
    };
    G::SOURCES.iter().enumerate().map(source).collect()
}

fn report<G: Listed>(
    contest: &Contest<'_, G>,
    blocks: &[Block],
    seconds: f64,
    say: &Say,
) -> (Report, Calibration) {
    let ratings = ratings(blocks, contest.bots.len());
    let row = |(number, name): (usize, &String)| {
        let shares: Vec<f64> = blocks.iter().filter_map(|block| block.share(number)).collect();
        let points: Vec<f64> = blocks.iter().filter_map(|block| block.points(number)).collect();
        let Estimate { mean, low, high } = estimate(&shares);
        let points = points.iter().sum::<f64>() / points.len().max(1) as f64;
        let (bot, rating, earned) = (name.clone(), ratings[number], earned::<G>(blocks, number, say));
        Row { bot, share: mean, low, high, points, rating, earned }
    };
    let mut calibration = Calibration::default();
    blocks.iter().for_each(|block| calibration.join(&block.calibration));
    let first: Vec<f64> = blocks.iter().filter_map(|block| block.share(0)).collect();
    let choices: u64 = blocks.iter().map(|block| block.choices).sum();
    let told = calibration.count() > 0;
    let report = Report {
        game: G::KEY,
        seats: contest.seats,
        seed: contest.seed,
        blocks: blocks.len(),
        games: blocks.iter().map(|block| block.games.len()).sum(),
        seconds,
        milliseconds_per_choice: 1e3 * seconds * contest.threads as f64 / choices.max(1) as f64,
        winner_points: blocks.iter().map(Block::winner_points).sum::<f64>() / blocks.len().max(1) as f64,
        bots: contest.bots.iter().enumerate().map(row).collect(),
        sprt: contest.sprt.map(|sprt| sprt.of(&first)),
        calibration_error: told.then(|| calibration.error()),
        brier: told.then(|| calibration.brier()),
    };
    (report, calibration)
}

impl Report {
    fn text(&self) -> String {
        let mut text = format!(
            "{} for {}: {} games in {} blocks, seed {}, {:.1} s ({:.3} ms a choice)\n\n\
             bot                 wins    19 times in 20     points  rating\n",
            self.game,
            self.seats,
            self.games,
            self.blocks,
            self.seed,
            self.seconds,
            self.milliseconds_per_choice,
        );
        for row in &self.bots {
            let _ = writeln!(
                text,
                "{:<16} {:>5.1} %   {:>5.1} to {:>5.1} %   {:>7.2} {:>7.0}",
                row.bot,
                100.0 * row.share,
                100.0 * row.low,
                100.0 * row.high,
                row.points,
                row.rating,
            );
        }
        let even = 100.0 / self.seats as f64;
        let _ = writeln!(
            text,
            "\nalike, each would win {even:.1} %; winners have {:.2} points on average",
            self.winner_points
        );
        let _ = writeln!(text, "\npoints of a chair, and in how many of its games it made any");
        for kind in 0..self.bots[0].earned.len() {
            let _ = write!(text, "{:<18}", self.bots[0].earned[kind].source);
            for Earned { points, games, .. } in self.bots.iter().map(|row| &row.earned[kind]) {
                let _ = write!(text, " {points:>7.2} ({:>3.0} %)", 100.0 * games);
            }
            text.push('\n');
        }
        if let Some(ratio) = self.sprt {
            let _ = writeln!(text, "log-likelihood ratio {ratio:.2} (beyond 2.94 either way it is clear)");
        }
        if let (Some(error), Some(brier)) = (self.calibration_error, self.brier) {
            let _ = writeln!(text, "chances are off by {error:.4} on average (ECE); Brier score {brier:.4}");
        }
        text
    }
}
