//! T10: what strangers leave behind.

use std::fs;
use std::time::{Duration, Instant};

use shelf::Key;

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::wire::Answer;

const GOLDEN: &str = include_str!("../../../dragon/tests/games/base-3.game");

/// Sound tables of Gùgōng, other ones for every number below ten thousand.
fn tables(number: usize) -> String {
    let (_, text) = Key::named("gugong")
        .unwrap()
        .printed()
        .into_iter()
        .find(|(name, _)| *name == "decrees.toml")
        .unwrap();
    let mut digits = [number % 10, number / 10 % 10, number / 100 % 10, number / 1_000].into_iter();
    let lines = text.lines().map(|line| match line.starts_with("vp = ").then(|| digits.next()).flatten() {
        Some(digit) => format!("vp = {digit}\n"),
        None => format!("{line}\n"),
    });
    lines.collect()
}

fn upload(browser: &mut Browser, number: usize) -> Answer {
    browser.upload("/tables/gugong", "tables", "decrees.toml", &tables(number))
}

/// As large as it may be.
fn upload_much(browser: &mut Browser, number: usize) -> Answer {
    let filler = format!("# {}\n", "filler ".repeat(9)).repeat(3_600);
    browser.upload("/tables/gugong", "tables", "decrees.toml", &(tables(number) + &filler))
}

fn look(browser: &mut Browser) -> Answer {
    browser.upload("/look", "record", "a.game", GOLDEN)
}

fn bytes_in(folder: &std::path::Path) -> u64 {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len()).sum()
}

// T10: who may upload.
#[test]
fn only_people_who_sit_somewhere_upload() {
    let server = Hanlin::start(&folder("strangers"), &[]);
    let mut stranger = Browser::new(&server);
    assert_eq!(upload(&mut stranger, 1).status, 403, "tables of a stranger");
    assert_eq!(look(&mut stranger).status, 403, "a record of a stranger");
    let mut seated = Browser::known(&server);
    assert_eq!(upload(&mut seated, 1).status, 303, "tables of somebody at a table");
    assert_eq!(look(&mut seated).status, 303, "a record of somebody at a table");
    let place = look(&mut seated);
    let replay = seated.follow(place);
    assert!(replay.body.contains("id=\"replay\""), "{}", replay.body);
    // Nobody is refused because of what one person does.
    let mut eve = Browser { roams: true, ..Browser::known(&server) };
    for number in 2..302 {
        upload(&mut eve, number);
    }
    assert_eq!(upload(&mut seated, 303).status, 303);
}

// T10: the host says who.
#[test]
fn a_host_may_forbid_uploads_or_allow_them_to_all() {
    let server = Hanlin::start(&folder("uploads-off"), &["--uploads", "off"]);
    let mut seated = Browser::known(&server);
    assert!(upload(&mut seated, 1).is_refused() && look(&mut seated).is_refused());
    drop(server);
    let server = Hanlin::start(&folder("uploads-all"), &["--uploads", "all"]);
    let mut stranger = Browser::new(&server);
    assert_eq!((upload(&mut stranger, 1).status, look(&mut stranger).status), (303, 303));
}

// T10: how much.
#[test]
fn uploads_end_at_a_quota_and_leave_memory_and_start_as_they_were() {
    let folder = folder("quota");
    let server = Hanlin::start(&folder, &[]);
    let roaming = || Browser { roams: true, ..Browser::known(&server) };
    let (mut eve, mut others) = (roaming(), [(); 9].map(|()| roaming()));
    let (table, _) = eve.open("game=dragon&seats=2&bots=all&level=novice&first-seat=0");
    let kept = (0..20).filter(|&number| upload(&mut eve, number).status == 303).count();
    assert!(kept > 0, "somebody may upload something");
    // Connections and caches have taken what they take once.
    let before = server.memory();
    for number in 300..2_300 {
        let status = upload(&mut others[number % 9], number).status;
        assert!([303, 507].contains(&status) || (400..500).contains(&status), "{status}");
    }
    let grown = server.memory().saturating_sub(before);
    assert!(grown < 3_000, "two thousand uploads took {grown} kB of memory for ever");
    let much: Vec<Answer> = (20..300).map(|number| upload_much(&mut eve, number)).collect();
    let records = (0..300).filter(|_| look(&mut eve).is_refused()).count();
    let size = bytes_in(&folder);
    assert!(size < 60 << 20, "one person made {size} bytes");
    let refused = much.iter().find(|answer| answer.status != 303);
    let refused = refused.expect("there is an end to what one person may keep");
    assert!(refused.body.trim().len() > 10, "which is said: {:?}", refused.body);
    assert!(records > 0, "of records, too");
    assert_eq!(eve.see(&table).mine(), [0]);
    server.kill();
    let start = Instant::now();
    let server = Hanlin::start(&folder, &[]);
    let took = start.elapsed();
    assert!(took < Duration::from_secs(2), "after some uploads the start takes {took:?}");
    assert_eq!(eve.moved(&server).see(&table).status, 200);
}
