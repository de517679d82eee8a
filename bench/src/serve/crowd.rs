//! A crowd full of tables with people around them: some post by their scripts, all of them listen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, mpsc};
use tokio::time::{MissedTickBehavior, interval};

use crate::client::{Client, Events};
use crate::process::Server;
use crate::report::Times;
use crate::script::{Player, SEATS};
use crate::{Result, bad};

/// All tables and who sits there.
pub(crate) struct Crowd {
    start: Instant,
    tables: Vec<Watched>,
    /// Whether watchers fetch the page when they hear something, as browsers do.
    fetch: AtomicBool,
    heard: mpsc::UnboundedSender<Heard>,
}

/// A table that is played at and watched.
struct Watched {
    /// When the post was sent that watchers are to hear of, in nanoseconds since the start.
    sent: AtomicU64,
    /// Counts those posts.
    turn: AtomicU32,
    play: Mutex<(Player, Client)>,
}

/// What somebody noticed, and how long after the post.
enum Heard {
    /// A watcher got the event.
    Event(Duration),
    /// A watcher got the page.
    Page(Duration),
    /// Whoever posted got the answer, and if pages are fetched the page too.
    Answer(Duration),
    /// Something went wrong.
    Bad(String),
}

/// Everything that was noticed.
#[derive(Default)]
pub(crate) struct Noticed {
    pub(crate) events: Times,
    pub(crate) pages: Times,
    pub(crate) answers: Times,
}

/// Where everybody tells what they noticed.
pub(crate) struct Ears(mpsc::UnboundedReceiver<Heard>);

impl Ears {
    /// What was noticed since the last time.
    pub(crate) fn noticed(&mut self) -> Result<Noticed> {
        let mut noticed = Noticed::default();
        while let Ok(heard) = self.0.try_recv() {
            match heard {
                Heard::Event(time) => noticed.events.push(time),
                Heard::Page(time) => noticed.pages.push(time),
                Heard::Answer(time) => noticed.answers.push(time),
                Heard::Bad(why) => return Err(bad(why)),
            }
        }
        Ok(noticed)
    }
}

/// How much happens at a table when it has its turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    /// One choice, and the end of the turn if that completes it.
    Choice,
    /// Choices until something is kept.
    Turn,
}

impl Crowd {
    /// Everybody sits down at these tables and listens.
    pub(crate) async fn open(server: &Server, players: Vec<Player>) -> Result<(Arc<Crowd>, Ears)> {
        let (heard, ears) = mpsc::unbounded_channel();
        let tables = players.into_iter().map(|player| Watched {
            sent: AtomicU64::new(0),
            turn: AtomicU32::new(0),
            play: Mutex::new((player, Client::new(server.address))),
        });
        let (start, fetch) = (Instant::now(), AtomicBool::new(false));
        let crowd = Arc::new(Crowd { start, tables: tables.collect(), fetch, heard });
        for (table, idx) in crowd.tables.iter().zip(0..) {
            let player = &table.play.lock().await.0;
            for seat in 0..SEATS {
                let page = format!("/t/{}", player.table);
                let mut events = Client::new(server.address).listen(&format!("{page}/live")).await?;
                // The first number is what is, not what changes.
                events.next().await?;
                let cookie = player.script.cookies[seat].clone();
                let watcher = Watcher { page, cookie, client: Client::new(server.address) };
                tokio::spawn(watcher.watch(Arc::clone(&crowd), idx, events));
            }
        }
        Ok((crowd, Ears(ears)))
    }

    /// Plays a little everywhere, so that not all tables are in the same place of a turn.
    pub(crate) async fn mix(&self) -> Result<()> {
        for (table, idx) in self.tables.iter().zip(0..) {
            let (player, client) = &mut *table.play.lock().await;
            for _ in 0..idx / 8 % 4 {
                player.step(client).await?;
            }
        }
        Ok(())
    }

    /// Lets every table have its turn once in a round, evenly spread; says how many posts watchers had to hear of.
    pub(crate) async fn run(
        self: &Arc<Crowd>,
        pace: Pace,
        fetch: bool,
        round: Duration,
        time: Duration,
    ) -> Result<u32> {
        self.fetch.store(fetch, Ordering::Relaxed);
        let mut tick = interval(round / u32::try_from(self.tables.len())?);
        tick.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let (before, start) = (self.turns(), Instant::now());
        for table in (0..self.tables.len()).cycle() {
            if start.elapsed() >= time {
                break;
            }
            tick.tick().await;
            let crowd = Arc::clone(self);
            tokio::spawn(async move {
                if let Err(why) = crowd.play(table, pace).await {
                    let _ = crowd.heard.send(Heard::Bad(why.to_string()));
                }
            });
        }
        // The last ones are heard of, too.
        tokio::time::sleep(Duration::from_secs(1)).await;
        Ok(self.turns() - before)
    }

    fn turns(&self) -> u32 {
        self.tables.iter().map(|table| table.turn.load(Ordering::Relaxed)).sum()
    }

    fn now(&self) -> u64 {
        u64::try_from(self.start.elapsed().as_nanos()).unwrap_or(u64::MAX)
    }

    /// A table's turn.
    async fn play(&self, idx: usize, pace: Pace) -> Result<()> {
        let table = &self.tables[idx];
        let (player, client) = &mut *table.play.lock().await;
        let script = Arc::clone(&player.script);
        loop {
            let over = || bad("a game is over before the measurement is");
            let step = script.steps.get(player.next).ok_or_else(over)?;
            let (keeps, sent) = (script.keeps(player.next), Instant::now());
            if keeps {
                table.sent.store(self.now(), Ordering::Relaxed);
                table.turn.fetch_add(1, Ordering::Release);
            }
            player.step(client).await?;
            if self.fetch.load(Ordering::Relaxed) {
                let page = format!("/t/{}", player.table);
                client.get(&page, &script.cookies[step.seat]).await?.expect(200)?;
            }
            let _ = self.heard.send(Heard::Answer(sent.elapsed()));
            let ends = script.steps.get(player.next).is_some_and(|step| step.action == "turn");
            match pace {
                Pace::Choice if !ends => return Ok(()),
                Pace::Turn if keeps => return Ok(()),
                Pace::Choice | Pace::Turn => {}
            }
        }
    }
}

/// A browser in the middle of a game.
struct Watcher {
    page: String,
    cookie: String,
    client: Client,
}

impl Watcher {
    /// Hears events, and fetches its page if that is wanted.
    async fn watch(mut self, crowd: Arc<Crowd>, idx: usize, mut events: Events) {
        let table = &crowd.tables[idx];
        let mut heard = table.turn.load(Ordering::Acquire);
        loop {
            if let Err(why) = events.next().await {
                let _ = crowd.heard.send(Heard::Bad(why.to_string()));
                return;
            }
            let turn = table.turn.load(Ordering::Acquire);
            // One post may be several changes, say a turn and what is forced after it: the first one counts.
            if turn == heard {
                continue;
            }
            heard = turn;
            let sent = table.sent.load(Ordering::Relaxed);
            let since = || Duration::from_nanos(crowd.now() - sent);
            let _ = crowd.heard.send(Heard::Event(since()));
            if crowd.fetch.load(Ordering::Relaxed) {
                let page =
                    match self.client.get(&self.page, &self.cookie).await.and_then(|page| page.expect(200)) {
                        Ok(_) => Heard::Page(since()),
                        Err(why) => Heard::Bad(why.to_string()),
                    };
                let _ = crowd.heard.send(page);
            }
        }
    }
}
