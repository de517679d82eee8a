//! Tables as pages show them, and what people do there.

use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::client::{Browser, path_of};
use crate::wire::Answer;

impl Answer {
    /// The first attribute of this name.
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        let rest = self.body.split(&format!(" {name}=\"")).nth(1)?;
        rest.split('"').next().map(str::to_owned)
    }

    /// How many choices this viewer sees.
    pub(crate) fn ply(&self) -> usize {
        let ply = self.attribute("data-ply").and_then(|ply| ply.parse().ok());
        ply.unwrap_or_else(|| panic!("no table: {} {}", self.status, self.body))
    }

    pub(crate) fn offers(&self) -> usize {
        self.body.matches("class=\"offer\"").count()
    }

    pub(crate) fn can_end(&self) -> bool {
        self.body.contains("value=\"end\"")
    }

    pub(crate) fn can_act(&self) -> bool {
        self.offers() > 0 || self.can_end()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.body.contains("class=\"result\"")
    }

    /// The seats that are this viewer's.
    pub(crate) fn mine(&self) -> Vec<usize> {
        let chips = self.body.split("<li class=\"seat seat-").skip(1);
        let tags = chips.filter_map(|chip| chip.split('>').next()).filter(|tag| tag.contains(" data-mine"));
        tags.filter_map(|tag| tag.split(['"', ' ']).next()?.parse().ok()).collect()
    }

    /// The paths of links of this kind, such as `/join/`, each once.
    pub(crate) fn links(&self, kind: &str) -> Vec<String> {
        let texts = self.body.split(['"', '<', '>', ' ', '\n']).filter(|text| text.contains(kind));
        let mut links: Vec<String> = texts
            .filter(|text| {
                text.starts_with("http://") || text.starts_with("https://") || text.starts_with('/')
            })
            .map(path_of)
            .collect();
        links.sort();
        links.dedup();
        links
    }

    /// Whether a secret of this seat of the Dragon is shown.
    pub(crate) fn shows_hand(&self, seat: usize) -> bool {
        self.body.contains(&format!("hand-{seat}-"))
    }
}

impl Browser {
    /// Opens a table; its id and page.
    pub(crate) fn open(&mut self, form: &str) -> (String, Answer) {
        let page = self.post("/new", form);
        let id = page.attribute("data-id");
        (id.unwrap_or_else(|| panic!("no table for {form}: {} {}", page.status, page.body)), page)
    }

    pub(crate) fn see(&mut self, table: &str) -> Answer {
        self.get(&format!("/t/{table}"))
    }

    pub(crate) fn at_table(&mut self, table: &str, what: &str, form: &str) -> Answer {
        self.post(&format!("/t/{table}/{what}"), form)
    }

    pub(crate) fn pick(&mut self, table: &str, ply: usize, number: usize) -> Answer {
        self.at_table(table, "pick", &format!("ply={ply}&pick={number}"))
    }

    /// The next thing somebody must do here: a choice, or the end of the turn.
    pub(crate) fn act(&mut self, table: &str, page: &Answer) -> Answer {
        match page.offers() {
            0 => self.at_table(table, "turn", "do=end"),
            // What comes first ends games soonest.
            _ => self.pick(table, page.ply(), 0),
        }
    }

    /// Chooses until the turn is complete but not ended.
    pub(crate) fn draft(&mut self, table: &str) -> Answer {
        let mut page = self.see(table);
        for _ in 0..50 {
            if page.can_end() {
                return page;
            }
            assert!(page.offers() > 0, "nothing to choose: {} {}", page.status, page.body);
            page = self.pick(table, page.ply(), 0);
        }
        panic!("the turn is never complete");
    }

    /// Makes a whole turn.
    pub(crate) fn turn(&mut self, table: &str) -> Answer {
        self.draft(table);
        self.at_table(table, "turn", "do=end")
    }

    /// Looks again until it holds.
    pub(crate) fn wait(&mut self, table: &str, most: u64, holds: impl Fn(&Answer) -> bool) -> Option<Answer> {
        let patience = Instant::now() + Duration::from_secs(most);
        loop {
            let page = self.see(table);
            if holds(&page) {
                return Some(page);
            }
            if Instant::now() > patience {
                return None;
            }
            sleep(Duration::from_millis(50));
        }
    }
}

/// A table of two people, of whom the first begins; nobody has chosen yet.
pub(crate) fn two_people(anna: &mut Browser, bela: &mut Browser, more: &str) -> String {
    let (table, page) = anna.open(&format!("game=dragon&seats=2&bots=0&name=Anna&first-seat=0{more}"));
    let links = page.links("/join/");
    assert_eq!(links.len(), 1, "one seat is free: {}", page.body);
    let page = bela.post(&links[0], "name=Bela");
    assert_eq!(page.mine(), [1], "{} {}", page.status, page.body);
    table
}

/// Plays on, whoever is to choose, until it holds; the page of the last who acted. Nothing if nobody can go on.
pub(crate) fn play_until(
    people: &mut [&mut Browser],
    table: &str,
    holds: impl Fn(&Answer) -> bool,
) -> Option<Answer> {
    let (mut idle, mut acted) = (0, 0);
    while idle < 400 && acted < 3_000 {
        let mut somebody = false;
        for person in people.iter_mut() {
            let mut page = person.see(table);
            while page.can_act() && !holds(&page) {
                let next = person.act(table, &page);
                let same = next.status == 200 && next.ply() == page.ply() && next.can_end() == page.can_end();
                if same || next.status != 200 {
                    break;
                }
                (page, somebody, acted) = (next, true, acted + 1);
            }
            if holds(&page) {
                return Some(page);
            }
        }
        idle = if somebody { 0 } else { idle + 1 };
        if !somebody {
            sleep(Duration::from_millis(25));
        }
    }
    None
}

/// Who of these sits where: for every seat, the numbers of the browsers that hold it.
pub(crate) fn owners(browsers: &mut [&mut Browser], table: &str, seats: usize) -> Vec<Vec<usize>> {
    let mut owners = vec![Vec::new(); seats];
    for (number, browser) in browsers.iter_mut().enumerate() {
        for seat in browser.see(table).mine() {
            owners[seat].push(number);
        }
    }
    owners
}
