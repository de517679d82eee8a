//! How fast the server is: the release binary as a process of its own, a real database on a real disk, real sockets.
//!
//! `serve <hanlin> <folder> [page] [pick] [live] [start] [thinking] [watch]`: the binary, a folder to work in, and what
//! to measure (everything, if nothing is named). Goals are printed with what was measured; a missed goal is no error.

mod client;
mod process;
mod script;
mod stock;
mod page;
mod pick;
mod crowd;
mod live;
mod start;
mod thinking;
mod trace;
mod watch;
mod report;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use client::Client;
use process::Server;
use report::{figure, title};
use script::Script;
use shelf::Key;
use stock::Copy;

/// Whatever goes wrong ends the benchmark with a sentence.
type Result<T, E = Box<dyn Error + Send + Sync>> = std::result::Result<T, E>;

fn bad(what: impl Into<String>) -> Box<dyn Error + Send + Sync> {
    what.into().into()
}

/// What can be measured.
const ALL: [&str; 6] = ["page", "pick", "live", "start", "thinking", "watch"];

/// How many different games are played once; everything else is played at copies of them.
const GAMES: u64 = 8;

/// What every measurement needs.
struct Bench {
    program: PathBuf,
    folder: PathBuf,
    scripts: Vec<Arc<Script>>,
}

impl Bench {
    /// Plays the games that everything else is copied from.
    async fn prepare(program: &Path, folder: &Path, game: &'static str) -> Result<Bench> {
        let folder = folder.join(game);
        let games = folder.join("games");
        let _ = fs::remove_dir_all(&folder);
        let server = Server::start(program, &games)?;
        let scripts = script::play_many(server.address, game, GAMES).await?;
        drop(server);
        stock::fill(&games, &[])?;
        let posts: usize = scripts.iter().map(|script| script.steps.len()).sum();
        let choices: usize = scripts.iter().map(|script| script.agreed_before(script.steps.len())).sum();
        title(&format!("Games of {game} by four people, from the first choice to the last"));
        figure("games played once, and copied from then on", &GAMES.to_string());
        figure("choices per game", &format!("{:.0}", choices as f64 / GAMES as f64));
        figure("posts per game", &format!("{:.0}", posts as f64 / GAMES as f64));
        Ok(Bench { program: program.to_owned(), folder, scripts })
    }

    /// A fresh data folder with these tables.
    fn folder(&self, name: &str, copies: &[Copy<'_>]) -> Result<PathBuf> {
        let folder = self.folder.join(name);
        fs::create_dir_all(&folder)?;
        fs::copy(self.folder.join("games").join(stock::FILE), folder.join(stock::FILE))?;
        stock::fill(&folder, copies)?;
        Ok(folder)
    }

    /// The script of the table number `idx`.
    fn script(&self, idx: usize) -> &Arc<Script> {
        &self.scripts[idx % self.scripts.len()]
    }
}

/// A number the server counts.
async fn metric(server: &Server, name: &str) -> Result<u64> {
    let answer = Client::new(server.metrics).get("/metrics", "").await?.expect(200)?;
    let line = answer.text()?.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    Ok(line.ok_or_else(|| bad(format!("the server does not count {name}")))?.trim().parse()?)
}

async fn run() -> Result<()> {
    let mut args = std::env::args_os().skip(1);
    let (Some(program), Some(folder)) = (args.next(), args.next()) else {
        return Err(bad(format!("usage: serve <hanlin> <folder> [{}]", ALL.join("] ["))));
    };
    let wanted: Vec<String> = args.filter_map(|arg| arg.into_string().ok()).collect();
    if let Some(unknown) = wanted.iter().find(|name| !ALL.contains(&name.as_str())) {
        return Err(bad(format!("{unknown:?} cannot be measured; {} can", ALL.join(", "))));
    }
    let wants = |name: &str| wanted.is_empty() || wanted.iter().any(|wanted| wanted == name);
    let (program, folder) = (Path::new(&program), Path::new(&folder));
    if wants("watch") {
        tokio::task::block_in_place(|| watch::measure(program, folder))?;
        if wanted == ["watch"] {
            return Ok(());
        }
    }
    let bench = Bench::prepare(program, folder, Key::ALL[0].name()).await?;
    if wants("page") {
        page::measure(&bench, 1.0).await?;
        for key in Key::on_shelf().skip(1) {
            page::measure(&Bench::prepare(program, folder, key.name()).await?, 2.0).await?;
        }
    }
    if wants("pick") {
        pick::measure(&bench).await?;
    }
    if wants("live") {
        live::measure(&bench).await?;
    }
    if wants("start") {
        start::measure(&bench).await?;
    }
    if wants("thinking") {
        thinking::measure(&bench).await?;
    }
    fs::remove_dir_all(&bench.folder)?;
    Ok(())
}

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
