//! A thousand live tables with four people watching each: what memory it takes, and how soon everybody hears of a
//! choice.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::process::{Server, allow_files};
use crate::report::{figure, goal, title};
use crate::crowd::{Noticed, Pace, Crowd};
use crate::script::{Player, SEATS};
use crate::stock::Copy;
use crate::{Bench, Result};

const TABLES: usize = 1_000;
/// Tables that are opened before memory is measured, so that what all tables share is there already.
const WARM: usize = 100;
/// Every table has its turn once in this time.
const ROUND: Duration = Duration::from_secs(10);
/// Milliseconds within which 99 of 100 watchers must hear of a choice.
const GOAL: f64 = 50.0;
/// MB of a server that has just started.
const IDLE_GOAL: f64 = 60.0;
/// kB of a live table.
const TABLE_GOAL: f64 = 50.0;

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
    look_at(&mut client, 0..WARM).await?;
    let before = server.memory()?;
    figure("with 100 live tables, everything in use once", &format!("{:.1} MB", before / 1e3));
    look_at(&mut client, WARM..WARM + TABLES).await?;
    let per_table = |memory: f64| (memory - before) / TABLES as f64;
    let alone = per_table(server.memory()?);
    goal("per live table in mid-game", &format!("{alone:.1} kB"), "< 50 kB", alone < TABLE_GOAL);
    let players = (WARM..WARM + TABLES).map(|idx| {
        let script = Arc::clone(bench.script(idx));
        Player { table: id(idx), next: script.middle(), script }
    });
    let (crowd, mut ears) = Crowd::open(&server, players.collect()).await?;
    let watched = per_table(server.memory()?);
    goal("per live table with four watchers", &format!("{watched:.1} kB"), "< 50 kB", watched < TABLE_GOAL);
    crowd.mix().await?;

    title("1,000 live tables with four watchers each; median / 99 % / longest");
    let runs = [
        ("a choice per table and 10 s", Pace::Choice, false, 30),
        ("the same, and everybody fetches the page", Pace::Choice, true, 30),
        ("a whole turn per table and 10 s, and everybody fetches the page", Pace::Turn, true, 20),
    ];
    for (name, pace, fetch, seconds) in runs {
        tokio::time::sleep(Duration::from_secs(1)).await;
        ears.noticed()?;
        let (cpu, start) = (server.cpu()?, Instant::now());
        let kept = crowd.run(pace, fetch, ROUND, Duration::from_secs(seconds)).await?;
        let cpu = (server.cpu()? - cpu).as_secs_f64() / start.elapsed().as_secs_f64();
        figure(&format!("{name}:"), "");
        figure(
            "    posts that kept something, per second",
            &format!("{:.1}", f64::from(kept) / seconds as f64),
        );
        tell(&mut ears.noticed()?, kept as usize * SEATS, pace, fetch);
        figure("    cores the server kept busy", &format!("{cpu:.2}"));
    }
    let after = per_table(server.memory()?);
    figure("memory per table with watchers after all that", &format!("{after:.1} kB"));
    Ok(())
}

fn id(idx: usize) -> String {
    format!("live{idx}")
}

/// A spectator looks at these tables, which brings them to life.
async fn look_at(client: &mut Client, tables: std::ops::Range<usize>) -> Result<()> {
    let stranger = client.get("/", "").await?.cookie.unwrap_or_default();
    for idx in tables {
        client.get(&format!("/t/{}", id(idx)), &stranger).await?.expect(200)?;
    }
    Ok(())
}

/// Prints what was noticed, and whether anybody missed an event.
fn tell(noticed: &mut Noticed, expected: usize, pace: Pace, fetch: bool) {
    let Noticed { events, pages, answers } = noticed;
    let (name, most) = ("    from the post to each watcher's event", events.within(0.99).as_secs_f64() * 1e3);
    match pace {
        Pace::Choice => goal(name, &events.summary(), "99 % < 50 ms", most < GOAL),
        // More than was asked for.
        Pace::Turn => figure(name, &events.summary()),
    }
    if events.len() < expected {
        figure("    events somebody missed", &(expected - events.len()).to_string());
    }
    if fetch {
        figure("    from the post to each watcher's page", &pages.summary());
        figure("    from the post to the poster's own page", &answers.summary());
    } else {
        figure("    from the post to its answer", &answers.summary());
    }
}
