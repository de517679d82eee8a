//! What a browser makes of scenes: how soon they are there, what they weigh, what every frame costs.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use browser::{Browser, Driver, Setup};
use shelf::Key;

use crate::process::Server;
use crate::report::{Times, figure, goal, title};
use crate::trace::{Trace, Work};
use crate::{Result, bad};

/// How many own turns pass before anybody looks, so that the board is full, and how many are looked at.
const BEFORE: usize = 9;
const TURNS: usize = 3;
/// How many turns of somebody are waited for by somebody else.
const ARRIVALS: usize = 20;
/// The goals, in milliseconds and bytes.
const TASK: f64 = 50.0;
const FRAME: f64 = 8.0;
const FIRST: f64 = 100.0;
const ANSWER: f64 = 10.0;
const ROUND: f64 = 40_000.0;

pub(crate) fn measure(program: &Path, folder: &Path) -> Result<()> {
    let folder = folder.join("watch");
    let _ = fs::remove_dir_all(&folder);
    let server = Server::start(program, &folder)?;
    let driver = Driver::start();
    let address = format!("http://{}", server.address);
    title("Scenes in Chromium: the most seats of every game, late in the game, three rounds of others");
    for key in Key::on_shelf() {
        let (least, most) = (*key.seats().start(), *key.seats().end());
        round(&driver, &address, key, most)?;
        if least == 1 {
            round(&driver, &address, key, least)?;
        }
    }
    arrivals(&driver, &address)?;
    drop(server);
    fs::remove_dir_all(&folder)?;
    Ok(())
}

/// The rounds of one game.
fn round(driver: &Driver, address: &str, key: Key, seats: usize) -> Result<()> {
    let browser = driver.open(&Setup { motion: true, size: (1280, 657), ..Setup::default() });
    sit_down(&browser, address, key, seats)?;
    set_pace(&browser, "0");
    for _ in 0..BEFORE {
        end_turn(&browser)?;
    }
    set_pace(&browser, "1");
    browser.run("performance.clearResourceTimings(); performance.setResourceTimingBufferSize(2000)");
    let trace = Trace::begin(&browser)?;
    let mut shown = 0.0;
    for _ in 0..TURNS {
        end_turn(&browser)?;
        let start = Instant::now();
        until("the end of the scenes", || !is_running(&browser) && is_asked(&browser))?;
        shown += start.elapsed().as_secs_f64();
    }
    let Work { longest, mut frames, span } = trace.end()?;
    frames.sort_by(f64::total_cmp);
    let all = frames.len();
    let within = |share: f64| frames.get((all as f64 * share) as usize).copied().unwrap_or_default();
    let name = |what: &str| format!("{key} for {seats}: {what}");
    goal(&name("longest task of the page"), &format!("{longest:.1} ms"), "<= 50 ms", longest <= TASK);
    let cost = format!("{:.2} / {:.2} / {:.1} ms", within(0.5), within(0.99), within(1.0 - 1e-9));
    goal(
        &name("script, style, layout a frame, median / 99 % / most"),
        &cost,
        "99 % <= 8 ms",
        within(0.99) <= FRAME,
    );
    figure(&name("frames drawn a second, rests included"), &format!("{:.0}", 1e3 * all as f64 / span));
    figure(&name("scenes shown, a round"), &format!("{:.1} s", shown / TURNS as f64));
    let loads = browser.run(
        "return performance.getEntriesByType('resource').filter((load) => load.name.includes('/scenes?')) \
         .map((load) => [load.encodedBodySize, load.responseStart - load.requestStart])",
    );
    let loads: Vec<(f64, f64)> = loads
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|load| Some((load[0].as_f64()?, load[1].as_f64()?)))
        .collect();
    let bytes = loads.iter().map(|(bytes, _)| bytes).sum::<f64>() / TURNS as f64;
    goal(
        &name("scenes of a round on the wire"),
        &format!("{:.1} kB", bytes / 1e3),
        "<= 40 kB",
        bytes <= ROUND,
    );
    let slowest = loads.iter().map(|(_, ms)| *ms).fold(0.0, f64::max);
    goal(&name("the slowest answer with scenes"), &format!("{slowest:.1} ms"), "<= 10 ms", slowest <= ANSWER);
    Ok(())
}

/// From sending what ends a turn to another browser putting the news in place.
fn arrivals(driver: &Driver, address: &str) -> Result<()> {
    let [player, watcher] = [(); 2].map(|()| driver.open(&Setup { motion: true, ..Setup::default() }));
    sit_down(&player, address, Key::ALL[0], 3)?;
    set_pace(&player, "0");
    watcher.goto(&player.url());
    set_pace(&watcher, "4");
    watcher.run(
        "window.first = 0; new MutationObserver(() => { if (!window.first) window.first = Date.now(); }) \
         .observe(document.getElementById('table'), { attributeFilter: ['data-version'] })",
    );
    let mut times = Times::default();
    for _ in 0..ARRIVALS {
        if is_over(&player) {
            break;
        }
        begin_turn(&player)?;
        until("nothing more to see", || !is_running(&watcher))?;
        sleep(Duration::from_millis(300));
        watcher.run("window.first = 0");
        let sent = player
            .run("const end = document.querySelector('#table button[value=end]'); const now = Date.now(); end.click(); return now");
        let mut seen = 0.0;
        until("news", || {
            seen = watcher.run("return window.first").as_f64().unwrap_or_default();
            seen > 0.0
        })?;
        times.push(Duration::from_secs_f64((seen - sent.as_f64().unwrap_or(seen)).max(0.0) / 1e3));
        until("the next turn", || is_asked(&player) || is_over(&player))?;
    }
    let most = times.within(1.0).as_secs_f64() * 1e3;
    goal(
        "from ending a turn to the first change on another screen",
        &times.summary(),
        "<= 100 ms",
        most <= FIRST,
    );
    Ok(())
}

/// Opens a table for one person and bots.
fn sit_down(browser: &Browser, address: &str, key: Key, seats: usize) -> Result<()> {
    browser.goto(address);
    browser.run(&format!(
        "const form = document.querySelector('[aria-labelledby={key}] .play-now'); \
         form.querySelector('[name=seats]').value = {seats}; form.querySelector('button').click()"
    ));
    until("a table", || !browser.all("#table").is_empty())
}

fn set_pace(browser: &Browser, pace: &str) {
    browser.run(&format!("localStorage.setItem('pace', '{pace}')"));
}

fn is_running(browser: &Browser) -> bool {
    browser.run("return document.documentElement.dataset.scenes !== undefined") == true
}

fn is_asked(browser: &Browser) -> bool {
    !browser.all("#table[data-mine] button.offer, #table button[value=end]").is_empty()
}

fn is_over(browser: &Browser) -> bool {
    !browser.all("form[action$='/rematch']").is_empty()
}

/// Chooses until the turn can be ended.
fn begin_turn(browser: &Browser) -> Result<()> {
    const CHOOSE: &str =
        "const all = [...document.querySelectorAll('#table button.offer')]; all[all.length >> 1]?.click()";
    until("a whole turn", || {
        if is_over(browser) || !browser.all("#table button[value=end]").is_empty() {
            return true;
        }
        browser.run(CHOOSE);
        sleep(Duration::from_millis(40));
        false
    })
}

/// Chooses, ends the turn and waits until it is kept.
fn end_turn(browser: &Browser) -> Result<()> {
    begin_turn(browser)?;
    let version = browser.attribute("#table", "data-version");
    browser.run("document.querySelector('#table button[value=end]')?.click()");
    until("the turn to be kept", || {
        is_over(browser) || browser.attribute("#table", "data-version") != version
    })
}

fn until(what: &str, mut ask: impl FnMut() -> bool) -> Result<()> {
    let patience = Instant::now() + Duration::from_secs(90);
    while !ask() {
        if Instant::now() > patience {
            return Err(bad(format!("waited in vain for {what}")));
        }
        sleep(Duration::from_millis(5));
    }
    Ok(())
}
