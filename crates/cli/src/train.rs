//! `hanlin train`

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bots::Trainable;
use bots::net::card::{Card, Training};
use bots::net::{Header, Net};
use bots::training::{Report, Trainer};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Errand, Listed};

use crate::args::MatchArgs;
use crate::io::{Fail, print};
use crate::sim::threads;

/// Teach a net by letting it play against itself
///
/// With `--games` the same seed gives the same net, whatever the number of threads; with `--minutes` it is done when
/// the time is over. A checkpoint is kept beside the net, and `--resume` goes on from it; so is a card that says how
/// the net was made.
#[derive(Args)]
#[command(after_help = "Examples:
  hanlin train dragon --seats 4 --minutes 20
  hanlin train dragon --seats 2 --games 200000 --seed 3 --threads 1
  hanlin train dragon --seats 4 --games 100000 --from weights/dragon-4.net
  hanlin arena dragon --seats 4 --bots net:target/train/dragon-4.net,5")]
pub(crate) struct Train {
    #[command(flatten)]
    table: MatchArgs,
    /// How long
    #[arg(long, value_name = "M", default_value_t = 20.0, conflicts_with = "games")]
    minutes: f64,
    /// How many games
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// All chance comes from this number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Begin with what this net knows, as if a part of the training were over
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Go on from the last checkpoint
    #[arg(long)]
    resume: bool,
    /// How many games at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=32))]
    threads: Option<u64>,
    /// Where the net and its checkpoint go
    #[arg(long, value_name = "FOLDER", default_value = "target/train")]
    out: PathBuf,
}

/// A checkpoint is written so often.
const KEEP: Duration = Duration::from_secs(60);

impl Train {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let key = self.table.key()?;
        self.table.check_seats(key)?;
        shelf::visit(key, self)
    }

    /// From 0 to 1; how far it is.
    fn progress<G: Trainable>(&self, games: u64, spent: Duration) -> f32 {
        let done = match self.games {
            Some(all) => games as f64 / all.max(1) as f64,
            None => spent.as_secs_f64() / (60.0 * self.minutes).max(1e-3),
        };
        #[expect(clippy::cast_possible_truncation, reason = "a fraction")]
        let done = done as f32;
        let begun = if self.from.is_some() { G::RECIPE.warm_start } else { 0.0 };
        begun + (1.0 - begun) * done
    }

    /// The model card of the net as it is now: the recipe is known, and nobody has played against it yet.
    fn card<G: Trainable>(&self, header: &Header) -> Card {
        let from = self.from.as_ref().map(|file| file.display().to_string());
        let training = Training::of(&G::RECIPE, from, (header.games, header.seed));
        let minutes = self.games.is_none().then_some(self.minutes);
        Card {
            game: header.game.clone(),
            seats: header.seats,
            units: header.hidden,
            rules: vec![header.rules],
            since: "unknown".to_owned(),
            training: vec![Training { minutes, ..training }],
            arena: Vec::new(),
            calibration: None,
        }
    }
}

impl Errand for Train {
    type Out = Result<(), Fail>;

    fn run<G: Listed>(self) -> Result<(), Fail> {
        let seats = self.table.seats;
        let mut trainer = Trainer::<G>::new(seats, self.seed);
        let name = |end: &str| self.out.join(format!("{}-{seats}.{end}", G::KEY));
        let (net, card, checkpoint) = (name("net"), name("toml"), name("checkpoint"));
        fs::create_dir_all(&self.out)
            .map_err(|bad| Fail::input(format!("cannot make {}: {bad}", self.out.display())))?;
        if let Some(file) = &self.from {
            let net = Net::read::<G>(&read(file)?, Card::beside(file).as_ref(), seats)
                .map_err(|unfit| Fail::input(format!("cannot begin with {}: {unfit}", file.display())))?;
            assert!(trainer.warm_start(&net), "it was read for this game and these seats");
        }
        if self.resume && !trainer.resume(&read(&checkpoint)?) {
            let word = "is of another game, seed or feature set";
            return Err(Fail::input(format!("{} {word}", checkpoint.display())));
        }
        let bar = bar();
        let (start, threads) = (Instant::now(), threads(self.threads));
        let (mut kept, mut recent) = (start, Recent::default());
        loop {
            let progress = self.progress::<G>(trainer.games, start.elapsed());
            if progress >= 1.0 {
                break;
            }
            let report = trainer.generation(progress, threads);
            if report.samples > 0 {
                recent.add(&report);
            }
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1000")]
            bar.set_position((1000.0 * progress) as u64);
            bar.set_message(recent.told(trainer.games, start.elapsed()));
            if kept.elapsed() > KEEP {
                keep(&checkpoint, &trainer.save())?;
                keep(&net, &trainer.net().write())?;
                keep(&card, self.card::<G>(&trainer.net().header).to_string().as_bytes())?;
                kept = Instant::now();
            }
        }
        bar.finish_and_clear();
        keep(&checkpoint, &trainer.save())?;
        keep(&net, &trainer.net().write())?;
        keep(&card, self.card::<G>(&trainer.net().header).to_string().as_bytes())?;
        print(&format!("{}\n{}\n", recent.told(trainer.games, start.elapsed()), net.display()))
    }
}

fn read(file: &Path) -> Result<Vec<u8>, Fail> {
    fs::read(file).map_err(|bad| Fail::input(format!("cannot read {}: {bad}", file.display())))
}

fn keep(file: &Path, bytes: &[u8]) -> Result<(), Fail> {
    let beside = file.with_extension("part");
    let kept = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, file));
    kept.map_err(|bad| Fail::input(format!("cannot write {}: {bad}", file.display())))
}

fn bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {percent} %  {msg}");
    ProgressBar::new(1000).with_style(style.expect("the template is well-formed"))
}

/// Moving averages: the last generations, each weighing a little less than the one after it.
#[derive(Default)]
struct Recent {
    loss: f32,
    winner_points: f32,
    weight: f32,
}

impl Recent {
    fn add(&mut self, report: &Report) {
        const FADE: f32 = 0.98;
        self.loss = FADE * self.loss + report.loss;
        self.winner_points = FADE * self.winner_points + report.winner_points;
        self.weight = FADE * self.weight + 1.0;
    }

    fn told(&self, games: u64, spent: Duration) -> String {
        let weight = self.weight.max(1.0);
        format!(
            "{games} games, {:.0} a second; error {:.3}, winners have {:.1} points",
            games as f64 / spent.as_secs_f64().max(1e-3),
            self.loss / weight,
            self.winner_points / weight,
        )
    }
}
