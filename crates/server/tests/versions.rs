//! A database and records from before the rules had versions: they go on by version 1, beside new tables of version 2.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::path::{Path, PathBuf};

use common::{Browser, Page, Running, folder, is_over, open, play_until};
use sqlx::Connection;
use tabletop::record::Digests;

const RUNNING: &str = "83wku24g";
const FINISHED: &str = "92jygv37";
const ALONE: &str = "qkheq6hm";
const DRAGON: &str = "an5uw9n5";
const RECORD: &str = "mgdgh2dn";

fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept")
}

fn old_database(name: &str) -> PathBuf {
    let folder = folder(name);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::copy(kept().join("rules-1.sqlite"), folder.join("hanlin.sqlite")).unwrap();
    folder
}

/// The person who sits at all tables of the file.
fn anna(server: &Running) -> Browser {
    let cookie = "hanlin-device=3a2136cc474e925ff76b640349f971dc".to_owned();
    Browser { cookie: Some(cookie), ..Browser::new(server) }
}

fn block_on<T>(what: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().unwrap().block_on(what)
}

fn finish(browser: &mut Browser, table: &str) -> Page {
    let page = browser.get(&format!("/t/{table}"));
    play_until(browser, table, page, is_over)
}

/// The version a finished game was played by, and its options.
fn played_by(browser: &mut Browser, table: &str) -> (u16, Vec<(usize, String, String)>) {
    let record = browser.get(&format!("/t/{table}/record")).body;
    let header = tabletop::Header::read(&record).unwrap();
    assert_eq!(shelf::open(&record).unwrap().rules(), header.rules, "it replays by what it says");
    (header.rules, header.options)
}

#[test]
fn old_games_end_by_the_rules_they_were_begun_with_and_new_ones_are_of_the_newest() {
    let folder = old_database("versions");
    let verify = || block_on(server::verify(&folder)).unwrap();
    assert_eq!(verify(), (5, vec![]), "it verifies as it is");
    let server = Running::start(&folder);
    let mut anna = anna(&server);

    assert_eq!(anna.get(&format!("/t/{RUNNING}")).ply(), 147);
    for (table, option) in [
        (RUNNING, Some("advanced-game")),
        (FINISHED, Some("extra-counts-as-use")),
        (ALONE, Some("solo-difficulty")),
        (DRAGON, None),
    ] {
        let page = finish(&mut anna, table);
        assert!(page.body.contains("data-fair"), "{table}");
        let (rules, options) = played_by(&mut anna, table);
        assert_eq!(rules, 1, "{table}");
        assert_eq!(options.first().map(|(_, key, _)| key.as_str()), option, "{table}");
    }
    let study = anna.get(&format!("/t/{RECORD}/replay?at=200"));
    assert_eq!(study.status, 200, "a record somebody sent is looked at");
    let branch = anna.post(&format!("/t/{RUNNING}/branch"), "at=140&seat=0").attribute("data-id").unwrap();

    let again = anna.post(&format!("/t/{FINISHED}/rematch"), "").attribute("data-id").unwrap();
    let (fresh, _) = open(&mut anna, "game=confucius&seats=3&bots=2&level=1");
    for (table, rules, what) in [
        (&branch, 1, "whoever tries it otherwise stays with the rules it was played by"),
        (&again, 2, "the same people again play by the newest"),
        (&fresh, 2, "and so does a new table"),
    ] {
        finish(&mut anna, table);
        assert_eq!(played_by(&mut anna, table).0, rules, "{what}");
    }
    drop(server);
    assert_eq!(verify(), (8, vec![]), "old and new in one server");
}

#[test]
fn old_records_are_read_and_played_on_by_their_version() {
    let mut games = 0;
    for entry in std::fs::read_dir(kept().join("rules-1")).unwrap() {
        let file = entry.unwrap().path();
        let record = std::fs::read_to_string(&file).unwrap();
        let mut game = shelf::open(&record).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
        assert_eq!((game.rules(), game.record(Digests::Last)), (1, record), "{}", file.display());
        while let Some(seat) = game.to_act().lowest() {
            let offers = game.offers(seat).unwrap();
            game.play(seat, &offers[game.ply() % offers.len()]).unwrap();
        }
        let ended = game.record(Digests::Every);
        assert!(ended.contains("\nrules 1\n") && ended.contains("\n= "), "{}", file.display());
        assert_eq!(shelf::open(&ended).unwrap().record(Digests::Every), ended, "{}", file.display());
        games += 1;
    }
    assert_eq!(games, 4);
    let newer = std::fs::read_to_string(kept().join("rules-1/confucius-running.game")).unwrap();
    let refused = shelf::open(&newer.replace("\nrules 1\n", "\nrules 9\n")).err().unwrap();
    assert_eq!(refused.line, 3);
    assert!(refused.to_string().contains("a newer hanlin can go on with it"), "{refused}");
    assert!(shelf::open(&newer.replace("\nrules 1\n", "\nrules 0\n")).is_err());
    let other = shelf::open(&newer.replace("\nrules 1\n", "\nrules 2\n")).err().unwrap();
    assert!(other.to_string().contains("differs"), "nobody takes a game for one of other rules: {other}");
}

#[test]
fn a_table_of_newer_rules_says_so_in_kind_words() {
    let folder = old_database("versions-newer");
    block_on(async {
        let file = format!("sqlite://{}", folder.join("hanlin.sqlite").display());
        let mut database = sqlx::SqliteConnection::connect(&file).await.unwrap();
        let change = sqlx::query("UPDATE match SET rules = 9 WHERE id = $1").bind(RUNNING);
        change.execute(&mut database).await.unwrap();
        database.close().await.unwrap();
    });
    let server = Running::start(&folder);
    let mut anna = anna(&server);
    let page = anna.get(&format!("/t/{RUNNING}"));
    assert_eq!(page.status, 501);
    assert!(page.body.contains("newer rules than this server knows"), "{}", page.body);
    assert_eq!(anna.get("/").status, 200, "everything else goes on");
    assert_eq!(anna.get(&format!("/t/{DRAGON}")).status, 200);
}
