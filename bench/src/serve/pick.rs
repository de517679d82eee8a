//! How many choices are kept per second, next to how many rows the disk could commit in the same minute.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::client::Client;
use crate::process::{Server, cpu};
use crate::report::{Times, figure, goal, title};
use crate::script::Player;
use crate::stock::{Copy, Synchronous, commits_per_second};
use crate::{Bench, Result, bad, metric};

/// How long each number of clients plays.
const TIME: Duration = Duration::from_secs(6);
/// Tables for each number of clients, more than can be played to the end in that time.
const TABLES: usize = 1_000;
const CLIENTS: [usize; 3] = [1, 4, 16];
/// The share of the disk's own rate that choices must reach.
const GOAL: f64 = 0.5;

pub(crate) async fn measure(bench: &Bench) -> Result<()> {
    let id = |clients: usize, idx: usize| format!("c{clients}t{idx}");
    let ids = CLIENTS.iter().flat_map(|&clients| (0..TABLES).map(move |idx| (id(clients, idx), idx)));
    let copies: Vec<Copy<'_>> =
        ids.map(|(id, idx)| Copy { id, script: bench.script(idx), plies: 0 }).collect();
    let folder = bench.folder("pick", &copies)?;
    let server = Server::start(&bench.program, &folder)?;

    title(
        "Choices, from the first of a game on, every client at a table of its own, without a look at pages",
    );
    let commits =
        |how| tokio::task::block_in_place(|| commits_per_second(&folder, how, Duration::from_secs(1)));
    let normal = commits(Synchronous::Normal)?;
    figure("commits of one row per second that do not wait for the disk (NORMAL)", &format!("{normal:.0}"));
    let answers = nothing_much(&server, CLIENTS[2]).await?;
    figure("requests per second that do nothing (`/health`), 16 at once", &format!("{answers:.0}"));
    let mut before = commits(Synchronous::Full)?;
    for clients in CLIENTS {
        let players = (0..TABLES).map(|idx| Player {
            table: id(clients, idx),
            script: Arc::clone(bench.script(idx)),
            next: 0,
        });
        let mut rate = Rate::measure(&server, clients, players.collect()).await?;
        // The speed of disks and machines wanders: the yardstick is laid right before and after.
        let after = commits(Synchronous::Full)?;
        let yardstick = f64::midpoint(before, after);
        before = after;
        figure(&format!("choices kept per second, {clients} at once"), &format!("{:.0}", rate.choices));
        figure("    commits of one row per second, as the server commits (FULL)", &format!("{yardstick:.0}"));
        let share = rate.choices / yardstick;
        goal("    choices : commits", &format!("{share:.2}"), "≥ 0.5", share >= GOAL);
        figure("    posts per second", &format!("{:.0}", rate.posts));
        figure("    turns kept per second, each one commit", &format!("{:.0}", rate.turns));
        figure("    CPU of the server per choice", &format!("{:.3} ms", rate.cpu * 1e3));
        let cores = format!("{:.2} and {:.2}", rate.cpu * rate.choices, rate.own_cores);
        figure("    cores that the server and this benchmark kept busy", &cores);
        figure("    a post that keeps nothing yet, median / 99 % / longest", &rate.drafts.summary());
        figure("    a post that keeps choices, median / 99 % / longest", &rate.keeps.summary());
    }
    Ok(())
}

/// What so many clients got done.
struct Rate {
    choices: f64,
    posts: f64,
    turns: f64,
    /// Seconds of CPU per choice.
    cpu: f64,
    /// Cores this benchmark itself kept busy: it shares the machine with the server.
    own_cores: f64,
    drafts: Times,
    keeps: Times,
}

/// What one client got done.
#[derive(Default)]
struct Done {
    choices: usize,
    drafts: Times,
    keeps: Times,
}

impl Rate {
    async fn measure(server: &Server, clients: usize, players: Vec<Player>) -> Result<Rate> {
        let counted = metric(server, COUNTER).await?;
        let players = Arc::new(Mutex::new(players));
        let me = std::process::id();
        let (before, own, start) = (server.cpu()?, cpu(me)?, Instant::now());
        let playing: Vec<_> = (0..clients)
            .map(|_| tokio::spawn(play(server.address, Arc::clone(&players), start + TIME)))
            .collect();
        let mut done = Done::default();
        for client in playing {
            let one = client.await??;
            done.choices += one.choices;
            done.drafts.append(one.drafts);
            done.keeps.append(one.keeps);
        }
        let seconds = start.elapsed().as_secs_f64();
        let (used, own) = (server.cpu()? - before, cpu(me)? - own);
        let counted = metric(server, COUNTER).await? - counted;
        if counted != done.choices as u64 {
            return Err(bad(format!("{} choices were made, but the server counted {counted}", done.choices)));
        }
        let per_second = |count: usize| count as f64 / seconds;
        Ok(Rate {
            choices: per_second(done.choices),
            posts: per_second(done.drafts.len() + done.keeps.len()),
            turns: per_second(done.keeps.len()),
            cpu: used.as_secs_f64() / done.choices as f64,
            own_cores: own.as_secs_f64() / seconds,
            drafts: done.drafts,
            keeps: done.keeps,
        })
    }
}

const COUNTER: &str = "hanlin_choices_total";

/// Plays at one table after the other until the time is over.
async fn play(server: SocketAddr, players: Arc<Mutex<Vec<Player>>>, until: Instant) -> Result<Done> {
    let mut done = Done::default();
    let mut client = Client::new(server);
    loop {
        let Some(mut player) = players.lock().await.pop() else { return Ok(done) };
        loop {
            if Instant::now() >= until {
                return Ok(done);
            }
            let (step, sent) = (player.next, Instant::now());
            if !player.step(&mut client).await? {
                break;
            }
            done.choices += player.script.steps[step].agreed - player.script.agreed_before(step);
            let times = if player.script.keeps(step) { &mut done.keeps } else { &mut done.drafts };
            times.push(sent.elapsed());
        }
    }
}

/// How many requests are answered per second when there is nothing to do: what sockets and this benchmark cost.
async fn nothing_much(server: &Server, clients: usize) -> Result<f64> {
    const REQUESTS: usize = 2_000;
    async fn ask(server: SocketAddr) -> Result<()> {
        let mut client = Client::new(server);
        for _ in 0..REQUESTS {
            client.get("/health", "").await?.expect(200)?;
        }
        Ok(())
    }
    let start = Instant::now();
    let asking: Vec<_> = (0..clients).map(|_| tokio::spawn(ask(server.address))).collect();
    for client in asking {
        client.await??;
    }
    Ok((clients * REQUESTS) as f64 / start.elapsed().as_secs_f64())
}
