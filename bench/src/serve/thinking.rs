//! Hundreds of tables at which bots think: how long people wait for them, and whether anybody else notices.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::process::Server;
use crate::report::{Times, figure, goal, title};
use crate::script::Page;
use crate::{Bench, Result, bad};

const TABLES: usize = 300;
/// Milliseconds within which 99 of 100 visitors must have their page, whatever bots think.
const GOAL: f64 = 50.0;

pub(crate) async fn measure(bench: &Bench) -> Result<()> {
    title(&format!(
        "{TABLES} tables of one person and three bots, all to act at once; median / 99 % / longest"
    ));
    for level in [3, 5, 7] {
        let server = Server::start(&bench.program, &bench.folder(&format!("thinking-{level}"), &[])?)?;
        let mut tables = Vec::new();
        for idx in 0..TABLES {
            tables.push(open(&server, ["dragon", "confucius", "gugong"][idx % 3], level).await?);
        }
        for table in &mut tables {
            table.wait().await?;
        }
        let over = Arc::new(AtomicBool::new(false));
        let visitor = tokio::spawn(visit(Client::new(server.address), Arc::clone(&over)));
        let start = Instant::now();
        let playing: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play())).collect();
        let mut waits = Times::default();
        for one in playing {
            waits.push(one.await??);
        }
        let all = start.elapsed();
        over.store(true, Ordering::Relaxed);
        let mut pages = visitor.await??;
        let most = pages.within(0.99).as_secs_f64() * 1e3;
        figure(&format!("level {level}: until it is one's turn again"), &waits.summary());
        figure("    everybody's turn again after", &format!("{:.1} s", all.as_secs_f64()));
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
    let cookie = client.get("/", "").await?.cookie.ok_or_else(|| bad("a new browser gets a cookie"))?;
    let form = format!("game={game}&seats=4&bots=all&level={level}&name=Anna");
    let opened = client.post("/new", &cookie, &form).await?.expect(303)?;
    let table = opened.location.as_deref().and_then(|to| to.strip_prefix("/t/"));
    let table = table.ok_or_else(|| bad("a new table has an address"))?.to_owned();
    Ok(Person { client, cookie, table })
}

impl Person {
    /// Until there is something to choose.
    async fn wait(&mut self) -> Result<Page> {
        loop {
            let page = Page::get(&mut self.client, &self.table, &self.cookie).await?;
            if page.offers() > 0 || page.can_end() || page.is_over() {
                return Ok(page);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Plays one turn; how long it takes until the next.
    async fn play(mut self) -> Result<Duration> {
        let mut page = self.wait().await?;
        loop {
            let (action, form) = match page.offers() {
                0 => ("turn", "do=end".to_owned()),
                _ => ("pick", format!("ply={}&pick=0", page.ply()?)),
            };
            let start = Instant::now();
            self.client
                .post(&format!("/t/{}/{action}", self.table), &self.cookie, &form)
                .await?
                .expect(303)?;
            let has_ended = action == "turn";
            page = self.wait().await?;
            if has_ended || page.is_over() {
                return Ok(start.elapsed());
            }
        }
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
