//! Rows of pictures of what happens: a few turns of every game, scene by scene.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use browser::Browser;
use shelf::Key;

/// How many own turns pass before anybody looks, and how many are looked at.
const BEFORE: usize = 5;
const TURNS: usize = 3;
/// The most pictures of a row.
const MOST: usize = 60;

/// Plays a game of each kind and takes a picture of every scene.
pub(super) fn take(folder: &Path, album: &str, browser: &Browser, address: &str) -> Result<(), String> {
    for key in Key::on_shelf() {
        browser.goto(address);
        set_pace(browser, "0");
        browser.click_on(&format!("[aria-labelledby={key}] .play-now button"));
        for _ in 0..BEFORE {
            end_turn(browser);
        }
        set_pace(browser, "step");
        let mut taken = 0;
        for _ in 0..TURNS {
            end_turn(browser);
            while is_running(browser) && taken < MOST {
                // What moves has arrived.
                sleep(Duration::from_millis(900));
                let file = folder.join(format!("{key}-{album}-{taken:02}.png"));
                fs::write(&file, browser.picture()).map_err(|bad| format!("{}: {bad}", file.display()))?;
                taken += 1;
                browser.run("document.querySelector('.pace [data-do=go]').click()");
                sleep(Duration::from_millis(100));
            }
        }
    }
    Ok(())
}

fn set_pace(browser: &Browser, pace: &str) {
    browser.run(&format!("localStorage.setItem('pace', '{pace}')"));
}

fn is_running(browser: &Browser) -> bool {
    browser.run("return document.documentElement.dataset.scenes !== undefined") == true
}

/// Chooses something until a turn can be ended, ends it, and waits until there is something to see or to choose.
fn end_turn(browser: &Browser) {
    const ACT: &str = "const end = document.querySelector('#table button[value=end]'); if (end) { end.click(); return true; } \
        const all = [...document.querySelectorAll('#table button.offer')]; all[all.length >> 1]?.click(); return false";
    for _ in 0..60 {
        let ended = browser.run(ACT) == true;
        sleep(Duration::from_millis(400));
        if ended {
            return;
        }
    }
}
