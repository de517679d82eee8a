//! A thousand live tables with four people watching each: how soon everybody hears of a choice, and what it takes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, mpsc};
use tokio::time::{MissedTickBehavior, interval};

use crate::client::{Client, Events};
use crate::process::{Server, allow_files};
use crate::report::{Times, figure, goal, title};
use crate::script::{Player, SEATS};
use crate::stock::Copy;
use crate::{Bench, Result, bad};

const TABLES: usize = 1_000;
/// Tables that are opened before memory is measured, so that what all tables share is there already.
const WARM: usize = 100;
/// Every table has its turn once in this time.
const ROUND: Duration = Duration::from_secs(10);
/// Milliseconds within which 99 of 100 watchers must hear of a choice.
const GOAL: f64 = 50.0;
const IDLE_GOAL: f64 = 60.0;
const TABLE_GOAL: f64 = 50.0;

/// A table that is played at and watched.
struct Table {
    /// When the post was sent that watchers are to hear of, in nanoseconds since the start.
    sent: AtomicU64,
    /// Counts those posts.
    turn: AtomicU32,
    play: Mutex<(Player, Client)>,
}

/// What all tables share.
struct Room {
    start: Instant,
    tables: Vec<Table>,
    /// Whether watchers fetch the page when they hear something, as browsers do.
    fetch: AtomicBool,
    heard: mpsc::UnboundedSender<Heard>,
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

/// How much happens at a table when it has its turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pace {
    /// One choice, and the end of the turn if that completes it.
    Choice,
    /// Choices until something is kept.
    Turn,
}

pub(crate) async fn measure(bench: &Bench) -> Result<()> {
    // Here: a stream and a page per watcher, and one connection per table.
    allow_files((TABLES * (2 * SEATS + 1) + 200) as u64)?;
    let copies: Vec<Copy<'_>> = (0..WARM + TABLES)
        .map(|idx| {
            let script = bench.script(idx);
            Copy { id: id(idx), script, plies: script.agreed_before(script.middle()) }
        })
        .collect();
    let server = Server::start(&bench.program, &bench.folder("live", &copies)?)?;
    title("Memory");
    let mut client = Client::new(server.address);
    client.get("/health", "").await?.expect(200)?;
    let idle = server.memory()? / 1e3;
    goal("idle, just started", &format!("{idle:.1} MB"), "< 60 MB", idle < IDLE_GOAL);
    let stranger = client.get("/", "").await?.cookie.unwrap_or_default();
    for idx in 0..WARM {
        client.get(&format!("/t/{}", id(idx)), &stranger).await?.expect(200)?;
    }
    let before = server.memory()?;
    figure("with 100 live tables, everything in use once", &format!("{:.1} MB", before / 1e3));
    for idx in WARM..WARM + TABLES {
        client.get(&format!("/t/{}", id(idx)), &stranger).await?.expect(200)?;
    }
    let per_table = |memory: f64| (memory - before) / TABLES as f64;
    let alone = per_table(server.memory()?);
    goal("per live table in mid-game", &format!("{alone:.1} kB"), "< 50 kB", alone < TABLE_GOAL);

    let (heard, mut noticed) = mpsc::unbounded_channel();
    let tables = (WARM..WARM + TABLES).map(|idx| {
        let script = Arc::clone(bench.script(idx));
        let player = Player { table: id(idx), next: script.middle(), script };
        let play = Mutex::new((player, Client::new(server.address)));
        Table { sent: AtomicU64::new(0), turn: AtomicU32::new(0), play }
    });
    let room = Arc::new(Room {
        start: Instant::now(),
        tables: tables.collect(),
        fetch: AtomicBool::new(false),
        heard,
    });
    for table in 0..TABLES {
        for seat in 0..SEATS {
            let path = format!("/t/{}/live", id(WARM + table));
            let mut events = Client::new(server.address).listen(&path).await?;
            // The first number is what is, not what changes.
            events.next().await?;
            let client = Client::new(server.address);
            tokio::spawn(watch(Arc::clone(&room), table, seat, events, client));
        }
    }
    let watched = per_table(server.memory()?);
    goal("per live table with four watchers", &format!("{watched:.1} kB"), "< 50 kB", watched < TABLE_GOAL);
    // Not all in the same place of a turn.
    for (table, idx) in room.tables.iter().zip(0..) {
        let (player, client) = &mut *table.play.lock().await;
        for _ in 0..idx / bench.scripts.len() % 4 {
            player.step(client).await?;
        }
    }

    title("1,000 live tables with four watchers each; median / 99 % / longest");
    let runs = [
        ("a choice per table and 10 s", Pace::Choice, false, 30),
        ("the same, and everybody fetches the page", Pace::Choice, true, 30),
        ("a whole turn per table and 10 s, and everybody fetches the page", Pace::Turn, true, 20),
    ];
    for (name, pace, fetch, seconds) in runs {
        room.fetch.store(fetch, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(1)).await;
        while noticed.try_recv().is_ok() {}
        let (cpu, start) = (server.cpu()?, Instant::now());
        let kept = run(&room, pace, Duration::from_secs(seconds)).await?;
        let cpu = (server.cpu()? - cpu).as_secs_f64() / start.elapsed().as_secs_f64();
        figure(&format!("{name}:"), "");
        tell(&mut noticed, kept, seconds, fetch)?;
        figure("    cores the server kept busy", &format!("{cpu:.2}"));
    }
    let after = per_table(server.memory()?);
    figure("memory per table with watchers after all that", &format!("{after:.1} kB"));
    Ok(())
}

fn id(idx: usize) -> String {
    format!("live{idx}")
}

/// Prints what was noticed.
fn tell(noticed: &mut mpsc::UnboundedReceiver<Heard>, kept: usize, seconds: u64, fetch: bool) -> Result<()> {
    let [mut events, mut pages, mut answers] = [(); 3].map(|()| Times::default());
    while let Ok(heard) = noticed.try_recv() {
        match heard {
            Heard::Event(time) => events.push(time),
            Heard::Page(time) => pages.push(time),
            Heard::Answer(time) => answers.push(time),
            Heard::Bad(why) => return Err(bad(why)),
        }
    }
    let per_second = kept as f64 / seconds as f64;
    figure("    posts that kept something, per second", &format!("{per_second:.1}"));
    let most = events.within(0.99).as_secs_f64() * 1e3;
    goal("    from the post to each watcher's event", &events.summary(), "99 % < 50 ms", most < GOAL);
    let missed = kept * SEATS - events.len().min(kept * SEATS);
    if missed > 0 {
        figure("    events nobody heard", &missed.to_string());
    }
    if fetch {
        figure("    from the post to each watcher's page", &pages.summary());
        figure("    from the post to the poster's own page", &answers.summary());
    } else {
        figure("    from the post to its answer", &answers.summary());
    }
    Ok(())
}

/// Lets every table have its turn, evenly spread; says how many posts watchers had to hear of.
async fn run(room: &Arc<Room>, pace: Pace, time: Duration) -> Result<usize> {
    let gap = ROUND / u32::try_from(TABLES)?;
    let mut tick = interval(gap);
    tick.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let before: u32 = room.turns();
    let start = Instant::now();
    for table in (0..TABLES).cycle() {
        if start.elapsed() >= time {
            break;
        }
        tick.tick().await;
        let room = Arc::clone(room);
        tokio::spawn(async move {
            if let Err(why) = room.play(table, pace).await {
                let _ = room.heard.send(Heard::Bad(why.to_string()));
            }
        });
    }
    // The last ones are heard of, too.
    tokio::time::sleep(Duration::from_secs(1)).await;
    Ok((room.turns() - before) as usize)
}

impl Room {
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
        loop {
            let keeps = player.next < player.script.steps.len() && player.script.keeps(player.next);
            let seat = player.script.steps.get(player.next).map_or(0, |step| step.seat);
            let sent = Instant::now();
            if keeps {
                table.sent.store(self.now(), Ordering::Relaxed);
                table.turn.fetch_add(1, Ordering::Release);
            }
            if !player.step(client).await? {
                return Err(bad("a game is over before the measurement is"));
            }
            if self.fetch.load(Ordering::Relaxed) {
                let path = format!("/t/{}", player.table);
                client.get(&path, &player.script.cookies[seat]).await?.expect(200)?;
            }
            let _ = self.heard.send(Heard::Answer(sent.elapsed()));
            let ends = player.script.steps.get(player.next).is_some_and(|step| step.action == "turn");
            match pace {
                Pace::Choice if !ends => return Ok(()),
                Pace::Turn if keeps => return Ok(()),
                Pace::Choice | Pace::Turn => {}
            }
        }
    }
}

/// A browser in the middle of a game: hears events, and fetches its page if that is wanted.
async fn watch(room: Arc<Room>, idx: usize, seat: usize, mut events: Events, mut client: Client) {
    let table = &room.tables[idx];
    let (path, cookie) = {
        let play = table.play.lock().await;
        (format!("/t/{}", play.0.table), play.0.script.cookies[seat].clone())
    };
    let mut heard = table.turn.load(Ordering::Acquire);
    loop {
        if let Err(why) = events.next().await {
            let _ = room.heard.send(Heard::Bad(why.to_string()));
            return;
        }
        let turn = table.turn.load(Ordering::Acquire);
        // One post may be several changes, say a turn and what is forced after it: the first one counts.
        if turn == heard {
            continue;
        }
        heard = turn;
        let sent = table.sent.load(Ordering::Relaxed);
        let since = || Duration::from_nanos(room.now() - sent);
        let _ = room.heard.send(Heard::Event(since()));
        if room.fetch.load(Ordering::Relaxed) {
            let page = match client.get(&path, &cookie).await.and_then(|answer| answer.expect(200)) {
                Ok(_) => Heard::Page(since()),
                Err(why) => Heard::Bad(why.to_string()),
            };
            let _ = room.heard.send(page);
        }
    }
}
