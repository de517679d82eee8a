//! Bots at the tables: levels, those that take their time, stand-ins, hints, reviews.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::thread::sleep;
use std::time::{Duration, Instant};

use common::{Browser, Page, Running, folder, is_over, open, play_until};

/// Looks again until it holds.
fn wait(browser: &mut Browser, table: &str, holds: impl Fn(&Page) -> bool) -> Page {
    let patience = Instant::now() + Duration::from_secs(60);
    loop {
        let page = browser.get(&format!("/t/{table}"));
        if holds(&page) {
            return page;
        }
        assert!(Instant::now() < patience, "waited in vain: {}", page.body);
        sleep(Duration::from_millis(20));
    }
}

fn can_act(page: &Page) -> bool {
    page.offers() > 0 || page.body.contains("value=\"end\"")
}

#[test]
fn every_bot_has_a_level_and_whoever_opened_the_table_changes_it() {
    let server = Running::start(&folder("levels"));
    let (mut browser, mut stranger) = (Browser::new(&server), Browser::new(&server));
    let (table, page) = open(&mut browser, "game=dragon&seats=3&bots=all&level=novice");
    assert_eq!(page.body.matches("Novice</span>").count(), 2, "{}", page.body);
    let here = format!("/t/{table}");
    let page = browser.post(&format!("{here}/bot"), "seat=1&level=graduate");
    assert_eq!(page.body.matches("Graduate</span>").count(), 1);
    assert_eq!(page.body.matches("Novice</span>").count(), 1);
    assert_eq!(browser.post(&format!("{here}/bot"), "seat=1&level=emperor").status, 400);
    assert_eq!(browser.post(&format!("{here}/bot"), "seat=9&level=novice").status, 404);
    stranger.get("/");
    assert_eq!(stranger.post(&format!("{here}/bot"), "seat=1&level=novice").status, 403);
    assert_eq!(stranger.post(&format!("{here}/bot"), "seat=0&level=novice").status, 403);
    assert_eq!(browser.post("/new", "game=dragon&seats=3&bots=all&level=emperor").status, 400);
    assert_eq!(browser.post("/new", "game=dragon&seats=many&bots=all").status, 400);
}

#[test]
fn bots_that_take_their_time_keep_nobody_waiting() {
    let server = Running::start(&folder("slow"));
    let mut browser = Browser::new(&server);
    let (table, _) = open(&mut browser, "game=dragon&seats=3&bots=all&level=doctor&first-seat=1");
    // They draft before us, and then it is our turn, again and again.
    for _ in 0..6 {
        let page = wait(&mut browser, &table, can_act);
        let before = page.ply();
        match page.offers() {
            0 => browser.post(&format!("/t/{table}/turn"), "do=end"),
            _ => browser.pick(&table, &page, 0),
        };
        wait(&mut browser, &table, |page| page.ply() != before || page.body.contains("value=\"end\""));
    }
}

#[test]
fn a_hint_names_the_best_choices_and_what_they_are_good_for() {
    let server = Running::start(&folder("hint"));
    let mut browser = Browser::new(&server);
    let (table, page) = open(&mut browser, "game=dragon&seats=4&bots=all&first-seat=0");
    assert!(page.body.contains("/hint\"") && !page.body.contains("class=\"advice\""));
    let page = browser.post(&format!("/t/{table}/hint"), "");
    let advice = page.body.split("class=\"advice\"").nth(1).unwrap().split("</section>").next().unwrap();
    let count = advice.matches("name=\"pick\"").count();
    assert!((1..=3).contains(&count), "{advice}");
    assert!(advice.contains(" %"), "{advice}");
    let number = advice.split("value=\"").nth(2).unwrap().split('"').next().unwrap();
    let next = browser.post(&format!("/t/{table}/pick"), &format!("ply={}&pick={number}", page.ply()));
    assert!(
        next.ply() > page.ply() && !next.body.contains("class=\"advice\""),
        "old advice is worth nothing"
    );
    let mut stranger = Browser::new(&server);
    stranger.get("/");
    assert_eq!(stranger.post(&format!("/t/{table}/hint"), "").status, 403);
}

#[test]
fn advice_is_forgotten_by_whoever_goes_back_and_chooses_otherwise() {
    let server = Running::start(&folder("hint-undo"));
    let mut browser = Browser::new(&server);
    let (table, page) = open(&mut browser, "game=dragon&seats=2&bots=all&first-seat=0");
    let has_advice = |page: &Page| page.body.contains("class=\"advice\"");
    // Of the two persons of the draft, the second is asked about.
    let second = browser.pick(&table, &page, 0);
    assert!(second.offers() > 1, "two persons are taken in one turn");
    let advised = browser.post(&format!("/t/{table}/hint"), "");
    assert!(has_advice(&advised));
    let first = browser.post(&format!("/t/{table}/turn"), "do=undo");
    let otherwise = browser.pick(&table, &first, 1);
    assert_eq!(otherwise.ply(), advised.ply());
    assert!(!has_advice(&otherwise), "it was about another first person");
}

#[test]
fn a_finished_game_is_reviewed_and_a_running_one_is_not() {
    let server = Running::start(&folder("review"));
    let mut browser = Browser::new(&server);
    let (table, page) = open(&mut browser, "game=dragon&seats=3&bots=all&level=novice");
    let running = browser.get(&format!("/t/{table}/review"));
    assert_eq!(running.status, 303, "nobody looks ahead");
    play_until(&mut browser, &table, page, is_over);
    let review = browser.get(&format!("/t/{table}/review"));
    assert_eq!(review.status, 200);
    assert_eq!(review.body.matches("class=\"course\"").count(), 3, "a line for every seat");
    assert!(review.body.contains(&format!("/t/{table}/replay?at=")));
    assert!(review.body.matches("<dt>").count() >= 2, "somebody who always takes the last offer errs");
    let replay = browser.get(&format!("/t/{table}/replay?at=17"));
    assert!(replay.body.contains("class=\"now\""), "the chart is there, too");
}
