//! Pictures of every page, by day and by night, at a desk and in the hand; for the README and for looking at them.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use browser::{Browser, Driver, Setup};

/// Takes these albums (`light`, `dark`, `phone`, `phone-dark`); all of them if none is named.
pub(crate) fn take(root: &Path, wanted: &[&str]) -> Result<(), String> {
    let fonts = Command::new("fc-list").arg(":lang=zh-tw").output();
    if fonts.is_ok_and(|fonts| fonts.stdout.is_empty()) {
        eprintln!("note: without a Chinese font seals are empty boxes; Debian has fonts-noto-cjk");
    }
    let folder = root.join("docs/pictures");
    fs::create_dir_all(&folder).map_err(|bad| bad.to_string())?;
    let data = root.join("target/shots");
    let _ = fs::remove_dir_all(&data);
    let (mut server, address) = serve(root, &data)?;
    let driver = Driver::start();
    // Chromium's own frame takes 87 of the height.
    let desk = Setup { size: (1280, 887), ..Setup::default() };
    let phone = Setup { size: (390, 844), phone: true, ..Setup::default() };
    let dark = |setup: &Setup| Setup { dark: true, ..setup.clone() };
    let all = [
        ("light", desk.clone()),
        ("dark", dark(&desk)),
        ("phone", phone.clone()),
        ("phone-dark", dark(&phone)),
    ];
    let taken = std::panic::catch_unwind(|| {
        let wants = |name: &str| wanted.is_empty() || wanted.contains(&name);
        all.iter().filter(|(name, _)| wants(name)).try_for_each(|(name, setup)| {
            let browser = driver.open(setup);
            Album { folder: folder.clone(), name, browser: &browser, address: &address }.take()
        })
    });
    server.kill().map_err(|bad| bad.to_string())?;
    taken.map_err(|_| "see above what was waited for in vain")?
}

/// Every page as one browser shows it.
struct Album<'a> {
    folder: PathBuf,
    name: &'static str,
    browser: &'a Browser,
    address: &'a str,
}

impl Album<'_> {
    fn keep(&self, page: &str) -> Result<(), String> {
        if page != "preview" {
            self.browser.hover(&self.browser.find(".brand"));
        }
        sleep(Duration::from_millis(300));
        let file = self.folder.join(format!("{page}-{}.png", self.name));
        fs::write(&file, self.browser.picture()).map_err(|bad| format!("{}: {bad}", file.display()))
    }

    fn take(&self) -> Result<(), String> {
        let browser = self.browser;
        browser.goto(self.address);
        self.keep("start")?;
        browser.click_on(".invite summary");
        browser.click_on(".invite button.primary");
        let link = browser.wait("an invitation", || browser.attribute("input.link", "value"));
        self.keep("lobby")?;
        browser.goto(&link);
        self.keep("join")?;
        browser.goto(self.address);
        browser.run("document.querySelector('.play-now select').value = 4");
        browser.run("document.querySelector('.play-now select[name=level]').value = 'graduate'");
        browser.click_on(".play-now button");
        self.play(|choice| choice > 30 && browser.all("#table .spot.offered").len() > 3);
        self.keep("table")?;
        browser.run("document.querySelector('.drawer.points').open = true; document.querySelector('.drawer.points').scrollIntoView()");
        self.keep("points")?;
        browser.run("document.querySelector('.drawer.points').open = false; scrollTo(0, 0)");
        self.play(|_| !browser.all(".spot.offered[data-shows], [data-shows] .spot.offered").is_empty());
        if let Some(tile) = browser.all("[data-shows] .spot.offered, .spot.offered[data-shows]").last() {
            browser.hover(tile);
        }
        self.keep("preview")?;
        self.play(|_| !browser.all("form[action$='/rematch']").is_empty());
        self.keep("end")?;
        browser.click_on("a[href$='/review']");
        browser.find(".chances");
        self.keep("review")?;
        browser.back();
        browser.click_on("a[href*='/replay']");
        browser.run("const slider = document.querySelector('input[type=range]'); slider.value = 90; slider.form.submit()");
        browser.wait("the moment", || browser.url().contains("at=90").then_some(()));
        self.keep("replay")?;
        browser.goto(&format!("{}/rules/YD-PER-6", self.address));
        self.keep("rules")?;
        self.confucius()
    }

    fn confucius(&self) -> Result<(), String> {
        let browser = self.browser;
        browser.goto(self.address);
        browser.run("document.querySelector('[aria-labelledby=confucius] .play-now select').value = 4");
        browser.run("document.querySelector('[aria-labelledby=confucius] .play-now select[name=level]').value = 'graduate'");
        browser.click_on("[aria-labelledby=confucius] .play-now button");
        let gifts = "document.querySelectorAll('.gifts-box .bond').length";
        self.play(|choice| {
            choice > 24
                && browser.all("#table .spot.offered").len() > 3
                && browser.run(&format!("return {gifts}")) != 0
        });
        self.keep("confucius")?;
        self.play(|_| !browser.all("form[action$='/rematch']").is_empty());
        browser.click_on("a[href*='/replay']");
        browser.run("const slider = document.querySelector('input[type=range]'); slider.value = 150; slider.form.submit()");
        browser.wait("the moment", || browser.url().contains("at=150").then_some(()));
        self.keep("confucius-replay")?;
        self.gugong()
    }

    fn gugong(&self) -> Result<(), String> {
        let browser = self.browser;
        browser.goto(self.address);
        browser.run("document.querySelector('[aria-labelledby=gugong] .play-now select').value = 4");
        browser.run("document.querySelector('[aria-labelledby=gugong] .play-now select[name=level]').value = 'graduate'");
        browser.click_on("[aria-labelledby=gugong] .play-now button");
        self.play(|choice| choice > 30 && browser.all("#table .spot.offered").len() > 5);
        self.keep("gugong")
    }

    /// Plays on until `enough` says so: by hints at first, so that the pictures show good play, then quickly.
    fn play(&self, enough: impl Fn(usize) -> bool) {
        const HINTS: usize = 80;
        let mut choice = 0;
        for _ in 0..6_000 {
            self.browser.find(".ask");
            if enough(choice) {
                return;
            }
            // Only who is to act is given a hint: before that, others may still play.
            if self.browser.all("button.offer, button[value=end]").is_empty() {
                sleep(Duration::from_millis(50));
                continue;
            }
            if choice < HINTS
                && let Some(hint) = self.browser.all(".ask .hint button").first()
                && self.browser.click(hint).is_ok()
            {
                // A page that changes at this very moment may swallow the click.
                for _ in 0..50 {
                    if !self.browser.all(".advice, [value=end]").is_empty() {
                        break;
                    }
                    sleep(Duration::from_millis(100));
                }
            }
            let advised = self.browser.all(".advice button");
            let buttons = self.browser.all("button.offer, button[value=end]");
            let other = buttons.get(choice % buttons.len().max(1));
            let Some(button) = advised.first().or(other) else { continue };
            let _ = self.browser.click(button);
            choice += 1;
        }
    }
}

fn serve(root: &Path, data: &Path) -> Result<(Child, String), String> {
    super::cargo(&["build", "--release"], &[])?;
    let mut server = Command::new(root.join("target/release/hanlin"))
        .args(["serve", "--port", "0", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|bad| bad.to_string())?;
    let mut line = String::new();
    let out = server.stdout.take().ok_or("the server says where it is")?;
    BufReader::new(out).read_line(&mut line).map_err(|bad| bad.to_string())?;
    let address = line.split_whitespace().find(|word| word.starts_with("http"));
    Ok((server, address.ok_or("the server says where it is")?.to_owned()))
}
