//! What a person does at a table, and the server they do it at.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use browser::Browser;

/// The server as anybody starts it.
pub(crate) struct Hanlin {
    process: Child,
    pub(crate) address: String,
}

impl Hanlin {
    pub(crate) fn start(data: &PathBuf, port: &str) -> Hanlin {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hanlin"))
            .args(["serve", "--port", port, "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_whitespace().find(|word| word.starts_with("http")).unwrap().to_owned();
        Hanlin { process, address }
    }

    pub(crate) fn port(&self) -> &str {
        self.address.rsplit(':').next().unwrap()
    }

    /// As when somebody pulls the plug.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Hanlin {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

pub(crate) fn data(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

pub(crate) fn ply(browser: &Browser) -> usize {
    browser.wait("the table", || browser.attribute("#table", "data-ply")?.parse().ok())
}

/// Does this until something changes on the table; a person whose click went nowhere clicks again, too.
pub(crate) fn step(browser: &Browser, act: impl Fn()) {
    // What the server says has changed, and what is asked; not what pointing at something does to the page.
    const LOOK: &str = "const table = document.getElementById('table'); \
                        return [table?.dataset.version, table?.dataset.draft, table?.dataset.ply, \
                        document.querySelector('.ask')?.innerText].join(' ')";
    let before = browser.run(LOOK);
    let mut again = Instant::now();
    browser.wait("the table to change", || {
        if Instant::now() >= again {
            act();
            again = Instant::now() + Duration::from_secs(4);
        }
        (browser.run(LOOK) != before).then_some(())
    });
}

/// One choice as a person makes it: a click on the board, a menu, or the end of the turn.
pub(crate) fn choose(browser: &Browser) {
    step(browser, || {
        let spots = browser.all("#table .spot.offered[data-pick]");
        if spots.last().is_some_and(|spot| browser.click(spot).is_ok()) {
            return;
        }
        let lists = browser.all("#table button.offer");
        if let Some(offer) = lists.last() {
            let _ = browser.click(offer);
        } else if let Some(end) = browser.all("#table button[value=end]").first() {
            let _ = browser.click(end);
        }
    });
}

pub(crate) fn is_over(browser: &Browser) -> bool {
    !browser.all("form[action$='/rematch']").is_empty()
}

pub(crate) fn never_complained(browser: &Browser) {
    assert_eq!(browser.complaints(), [""; 0], "no error, no violation of the policy");
}

/// What is wrong with this page for somebody who listens, has no mouse, or sees little.
pub(crate) fn audit(browser: &Browser) {
    let found = browser.run(include_str!("audit.js"));
    assert_eq!(found.as_array().map(Vec::as_slice), Some(&[][..]), "{} at {}", found, browser.url());
}

/// From the table of a finished game to its review, where everybody keeps their colour.
pub(crate) fn review(browser: &Browser) {
    let colours = "return Array.from({length: 5}, (_, seat) => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`))";
    let at_the_table = browser.run(colours);
    browser.click_on("a[href$='/review']");
    browser.wait("the chances", || (!browser.all(".chances .course").is_empty()).then_some(()));
    assert_eq!(browser.run(colours), at_the_table);
    audit(browser);
}

/// Opens a table to play the Dragon alone.
pub(crate) fn play_now(browser: &Browser, server: &Hanlin) {
    play_game(browser, server, "dragon");
}

/// Opens a table to play at alone.
pub(crate) fn play_game(browser: &Browser, server: &Hanlin, game: &str) {
    browser.goto(&server.address);
    browser.click_on(&format!("[aria-labelledby={game}] .play-now button"));
    ply(browser);
}
