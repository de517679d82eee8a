//! Hundreds of tables at which bots think: how long people wait for them, and whether anybody else notices.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use shelf::Key;

use crate::client::Client;
use crate::process::Server;
use crate::report::{Times, figure, goal, title};
use crate::script::Page;
use crate::{Bench, Result, bad};

const TABLES: u32 = 300;
/// How long people take for their turn.
const TURN: Duration = Duration::from_secs(10);
/// How long they play.
const SPAN: Duration = Duration::from_secs(40);
/// Milliseconds within which 99 of 100 visitors must have their page, whatever bots think.
const GOAL: f64 = 50.0;

pub(crate) async fn measure(bench: &Bench) -> Result<()> {
    title(&format!(
        "{TABLES} tables of one person and three bots, everybody acts {} s after the bots have; median / 99 % / longest",
        TURN.as_secs()
    ));
    for level in [3, 5, 6, 7] {
        let server = Server::start(&bench.program, &bench.folder(&format!("thinking-{level}"), &[])?)?;
        let mut tables = Vec::new();
        for idx in 0..TABLES {
            let games: Vec<Key> = Key::on_shelf().collect();
            let game = games[idx as usize % games.len()];
            tables.push(open(&server, game.name(), level).await?);
        }
        let over = Arc::new(AtomicBool::new(false));
        let waits = Arc::new(Mutex::new(Times::default()));
        let playing: Vec<_> = tables
            .into_iter()
            .zip(0..)
            .map(|(table, idx)| {
                let (over, waits) = (Arc::clone(&over), Arc::clone(&waits));
                tokio::spawn(table.play(TURN * idx / TABLES, over, waits))
            })
            .collect();
        // Until everybody has begun.
        tokio::time::sleep(TURN).await;
        let visitor = tokio::spawn(visit(Client::new(server.address), Arc::clone(&over)));
        tokio::time::sleep(SPAN - TURN).await;
        over.store(true, Ordering::Relaxed);
        let mut pages = visitor.await??;
        for one in playing {
            // Whoever still waits for bots waits for nothing.
            if one.is_finished() { one.await?? } else { one.abort() }
        }
        let most = pages.within(0.99).as_secs_f64() * 1e3;
        let mut waits = waits.lock().unwrap_or_else(PoisonError::into_inner);
        figure(&format!("level {level}: until it is one's turn again"), &waits.summary());
        let rate = waits.len() as f64 / SPAN.as_secs_f64();
        figure("    turns of people answered by bots", &format!("{rate:.1} a second"));
        goal("    a page of somebody else meanwhile", &pages.summary(), "99 % < 50 ms", most < GOAL);
    }
    Ok(())
}

/// Somebody at a table with three bots.
struct Person {
    client: Client,
    cookie: String,
    table: String,
}

async fn open(server: &Server, game: &str, level: u8) -> Result<Person> {
    let mut client = Client::new(server.address);
    let form = format!("game={game}&seats=4&bots=all&level={level}&name=Anna");
    let opened = client.post("/new", "", &form).await?.expect(303)?;
    let cookie = opened.cookie.clone().ok_or_else(|| bad("whoever sits down gets a cookie"))?;
    let table = opened.location.as_deref().and_then(|to| to.strip_prefix("/t/"));
    let table = table.ok_or_else(|| bad("a new table has an address"))?.to_owned();
    Ok(Person { client, cookie, table })
}

impl Person {
    /// Until there is something to choose. Asking again and again would be most of the load, so it is done ever more
    /// seldom; waits are that much too long, at most by their half.
    async fn wait(&mut self) -> Result<Page> {
        let mut pause = Duration::from_millis(20);
        loop {
            let page = Page::get(&mut self.client, &self.table, &self.cookie).await?;
            if page.offers() > 0 || page.can_end() || page.is_over() {
                return Ok(page);
            }
            tokio::time::sleep(pause).await;
            pause = pause * 3 / 2;
        }
    }

    /// Plays turn after turn, taking time for each; notes how long it takes until the next.
    async fn play(mut self, first: Duration, over: Arc<AtomicBool>, waits: Arc<Mutex<Times>>) -> Result<()> {
        self.wait().await?;
        tokio::time::sleep(first).await;
        while !over.load(Ordering::Relaxed) {
            let mut page = self.wait().await?;
            if page.is_over() {
                break;
            }
            let start = Instant::now();
            loop {
                let (action, form) = match page.offers() {
                    0 => ("turn", "do=end".to_owned()),
                    _ => ("pick", format!("ply={}&pick=0", page.ply()?)),
                };
                let address = format!("/t/{}/{action}", self.table);
                self.client.post(&address, &self.cookie, &form).await?.expect(303)?;
                page = self.wait().await?;
                if action == "turn" || page.is_over() {
                    break;
                }
            }
            waits.lock().unwrap_or_else(PoisonError::into_inner).push(start.elapsed());
            tokio::time::sleep(TURN).await;
        }
        Ok(())
    }
}

/// Somebody else looks at the first page, again and again.
async fn visit(mut client: Client, over: Arc<AtomicBool>) -> Result<Times> {
    let mut times = Times::default();
    while !over.load(Ordering::Relaxed) {
        let start = Instant::now();
        client.get("/", "").await?.expect(200)?;
        times.push(start.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(times)
}
