//! Pictures of every page, by day and by night, at a desk and in the hand; for the README and for looking at them.

mod scenes;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use browser::{Browser, Driver, Setup};
use shelf::Key;

/// What the README shows, page and album. Nothing else is committed: whatever is not shown can be taken again.
fn in_readme(root: &Path) -> Result<Vec<(String, String)>, String> {
    let readme = fs::read_to_string(root.join("README.md")).map_err(|bad| bad.to_string())?;
    let names = readme.split("pictures/").skip(1).filter_map(|rest| rest.split(".png").next());
    Ok(names
        .filter_map(|name| name.split_once('-'))
        .map(|(page, album)| (page.into(), album.into()))
        .collect())
}

/// Takes these albums (`light`, `dark`, `phone`, `phone-dark`) into the build folder, all of them if none is named; or,
/// for `readme`, what is committed. Each in all of these languages. After `scenes`, what happens in a few turns instead
/// of every page.
pub(crate) fn take(root: &Path, wanted: &[&str], languages: &[&'static str]) -> Result<(), String> {
    let readme = wanted == ["readme"];
    let (scenes, wanted) = match wanted.split_first() {
        Some((&"scenes", rest)) => (true, rest),
        Some(_) | None => (false, wanted),
    };
    let fonts = Command::new("fc-list").arg(":lang=zh-tw").output();
    if fonts.is_ok_and(|fonts| fonts.stdout.is_empty()) {
        eprintln!("note: without a Chinese font seals are empty boxes; Debian has fonts-noto-cjk");
    }
    let folder = match (readme, scenes) {
        (true, _) => root.join("docs/pictures"),
        (false, true) => super::target().join("pictures/scenes"),
        (false, false) => super::target().join("pictures"),
    };
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
    let shown = in_readme(root)?;
    let taken = std::panic::catch_unwind(|| {
        let wants = |name: &str| readme || wanted.is_empty() || wanted.contains(&name);
        let albums = all.iter().filter(|(name, _)| wants(name));
        let mut spoken = albums.flat_map(|album| languages.iter().map(move |language| (album, *language)));
        spoken.try_for_each(|((name, setup), language)| {
            let browser = driver.open(&Setup { language, ..setup.clone() });
            let own = shown.iter().filter(|(_, album)| album == name).map(|(page, _)| page.clone());
            let pages = readme.then(|| own.collect());
            let name = if language == "en" { (*name).to_owned() } else { format!("{name}-{language}") };
            if scenes {
                return scenes::take(&folder, &name, &browser, &address);
            }
            Album { folder: folder.clone(), name, pages, browser: &browser, address: &address }.take()
        })
    });
    server.kill().map_err(|bad| bad.to_string())?;
    taken.map_err(|_| "see above what was waited for in vain")??;
    if readme { quantise(&folder, &shown) } else { Ok(()) }
}

/// Committed pictures have 256 colours, which nobody can tell from all of them and which is a third of the bytes.
fn quantise(folder: &Path, shown: &[(String, String)]) -> Result<(), String> {
    let files = shown.iter().map(|(page, album)| folder.join(format!("{page}-{album}.png")));
    let args =
        ["--quality", "70-95", "--speed", "1", "--strip", "--skip-if-larger", "--force", "--ext", ".png"];
    let status = Command::new("pngquant").args(args).arg("--").args(files).status();
    match status.map(|status| status.code()) {
        Err(_) => eprintln!("note: Debian's pngquant would make these pictures a third of their size"),
        // Something was left as it is, for it would have become larger or ugly.
        Ok(Some(0 | 98 | 99)) => {}
        Ok(_) => return Err("pngquant failed".into()),
    }
    Ok(())
}

/// Every page as one browser shows it.
struct Album<'a> {
    folder: PathBuf,
    name: String,
    /// Which pages are kept; all if it is not said.
    pages: Option<Vec<String>>,
    browser: &'a Browser,
    address: &'a str,
}

impl Album<'_> {
    fn wants(&self, page: &str) -> bool {
        self.pages.as_ref().is_none_or(|pages| pages.iter().any(|own| own == page))
    }

    fn keep(&self, page: &str) -> Result<(), String> {
        if !self.wants(page) {
            return Ok(());
        }
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
        // Pictures show what is, not what leads there.
        browser.run("localStorage.setItem('pace', '0')");
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
        if self.wants("event") {
            self.play_to_an_event();
            self.keep("event")?;
            browser.run(
                "localStorage.setItem('pace', '0'); document.querySelector('.pace [data-do=now]').click()",
            );
        }
        let shown = || browser.all("[data-shows] .spot.offered, .spot.offered[data-shows]");
        let over = || !browser.all("form[action$='/rematch']").is_empty();
        if self.wants("preview") {
            self.play(|_| !shown().is_empty() || over());
            // A page that is still being swapped has tiles that are gone when the pointer arrives.
            sleep(Duration::from_millis(300));
            if let Some(tile) = shown().last() {
                browser.hover(tile);
                self.keep("preview")?;
            }
        }
        self.play(|_| over());
        self.keep("end")?;
        browser.click_on("a[href$='/review']");
        browser.find(".chances");
        self.keep("review")?;
        browser.back();
        browser.click_on("a[href*='/replay']");
        browser.run("const slider = document.querySelector('input[type=range]'); slider.value = 90; slider.form.submit()");
        browser.wait("the moment", || browser.url().contains("at=90").then_some(()));
        self.keep("replay")?;
        browser.goto(&format!("{}/rules/{}", self.address, Key::ALL[0]));
        self.keep("rules")?;
        // The first game is on all the pages above.
        Key::on_shelf().skip(1).try_for_each(|key| self.board(key))
    }

    /// A table of a game, and a moment of it once it is over.
    fn board(&self, key: Key) -> Result<(), String> {
        let (page, replay) = (key.name(), format!("{key}-replay"));
        if !self.wants(page) && !self.wants(&replay) {
            return Ok(());
        }
        let browser = self.browser;
        let form = format!("[aria-labelledby={key}] .play-now");
        browser.goto(self.address);
        browser.run(&format!("document.querySelector('{form} select').value = 4"));
        browser.run(&format!("document.querySelector('{form} select[name=level]').value = 'graduate'"));
        browser.click_on(&format!("{form} button"));
        self.play(|choice| choice > 30 && browser.all("#table .spot.offered").len() > 5);
        self.keep(page)?;
        if !self.wants(&replay) {
            return Ok(());
        }
        self.play(|_| !browser.all("form[action$='/rematch']").is_empty());
        browser.click_on("a[href*='/replay']");
        browser.run("const slider = document.querySelector('input[type=range]'); slider.value = 90; slider.form.submit()");
        browser.wait("the moment", || browser.url().contains("at=90").then_some(()));
        self.keep(&replay)
    }

    /// Plays on, scene by scene, until an event has come over the courts and the second of them is judged.
    fn play_to_an_event(&self) {
        let browser = self.browser;
        let judged = || browser.all(".over .column[data-done]").len();
        browser.run("localStorage.setItem('pace', 'step')");
        self.play(|_| {
            for _ in 0..40 {
                if judged() > 0 || browser.all(".pace:not([hidden])").is_empty() {
                    break;
                }
                browser.run("document.querySelector('.pace [data-do=go]').click()");
                sleep(Duration::from_millis(80));
            }
            judged() > 0
        });
        sleep(Duration::from_millis(900));
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every name of a picture that these pages link.
    fn shown(root: &Path) -> BTreeSet<String> {
        let pages = ["README.md", "docs/opponents.md"].map(|page| fs::read_to_string(root.join(page)));
        pages
            .iter()
            .flat_map(|page| page.as_ref().expect("the page is there").split("pictures/").skip(1))
            .map(|rest| rest.split([')', '"']).next().expect("a link ends").to_owned())
            .collect()
    }

    #[test]
    fn only_pictures_that_are_shown_are_committed_and_they_are_few_and_small() {
        let root = crate::root();
        let entries = fs::read_dir(root.join("docs/pictures")).expect("the folder is there");
        let entries: Vec<_> = entries.map(|entry| entry.expect("can be read")).collect();
        let names = entries.iter().map(|entry| entry.file_name().into_string().expect("a plain name"));
        assert_eq!(names.collect::<BTreeSet<_>>(), shown(&root));
        let bytes = entries.iter().map(|entry| entry.metadata().expect("can be read").len()).sum::<u64>();
        assert!(entries.len() <= 12 && bytes < 1_500_000, "{} pictures, {bytes} bytes", entries.len());
    }

    #[test]
    fn what_the_readme_shows_is_what_is_taken_for_it() {
        let pages = [
            "start", "lobby", "join", "table", "points", "event", "preview", "end", "review", "replay",
            "rules",
        ];
        let albums = ["light", "dark", "phone", "phone-dark"];
        let shown = in_readme(&crate::root()).expect("the README is there");
        assert!(shown.len() > 5, "{shown:?}");
        for (page, album) in shown {
            let is_taken = pages.contains(&page.as_str()) || Key::offered(&page).is_some();
            assert!(is_taken && albums.contains(&album.as_str()), "{page}-{album}");
        }
    }
}
