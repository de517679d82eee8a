//! How long it takes from nothing to the first answer, with many matches in the database.

use std::time::{Duration, Instant};

use crate::client::Client;
use crate::process::Server;
use crate::report::{figure, goal, median, title};
use crate::stock::{Copy, FILE, upload};
use crate::{Bench, Result};

const MATCHES: usize = 10_000;
const UPLOADS: usize = 1_000;
const STARTS: usize = 11;
/// Milliseconds a start may take.
const GOAL: f64 = 100.0;

pub(crate) async fn measure(bench: &Bench) -> Result<()> {
    title("From starting the program to its first answer");
    let empty = start(bench, "empty", &[]).await?;
    figure("an empty database", &format!("{empty:.0} ms"));
    // Every other one is in mid-game.
    let copies: Vec<Copy<'_>> = (0..MATCHES)
        .map(|idx| {
            let script = bench.script(idx / 2);
            let step = if idx % 2 == 0 { script.middle() } else { script.steps.len() };
            Copy { id: format!("match{idx}"), script, plies: script.agreed_before(step) }
        })
        .collect();
    let choices: usize = copies.iter().map(|copy| copy.plies).sum();
    let full = start(bench, "start", &copies).await?;
    let size = std::fs::metadata(bench.folder.join("start").join(FILE))?.len();
    let size = size as f64 / 1e6;
    let name = format!("{MATCHES} matches, {choices} choices, {UPLOADS} uploads, a file of {size:.0} MB");
    goal(&name, &format!("{full:.0} ms"), "< 100 ms", full < GOAL);
    Ok(())
}

/// The median of some starts, in milliseconds.
async fn start(bench: &Bench, name: &str, copies: &[Copy<'_>]) -> Result<f64> {
    let folder = bench.folder(name, copies)?;
    if !copies.is_empty() {
        upload(&folder, UPLOADS)?;
    }
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let begun = Instant::now();
        let server = Server::start(&bench.program, &folder)?;
        while !matches!(Client::new(server.address).get("/health", "").await, Ok(answer) if answer.status == 200)
        {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        times.push(begun.elapsed().as_secs_f64() * 1e3);
    }
    Ok(median(&times))
}
