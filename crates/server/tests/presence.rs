//! Who is there: whoever has a page open is, whatever others do and however the server ended.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use common::{Browser, Running, folder, link, open, people};

fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

/// A page that is open: its stream, once something has come of it.
fn page(browser: &Browser, table: &str) -> TcpStream {
    let mut stream = TcpStream::connect(browser.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let cookie = browser.cookie.as_ref().unwrap();
    let host = browser.address;
    write!(
        stream,
        "GET /t/{table}/live HTTP/1.1\r\nConnection: close\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n"
    )
    .unwrap();
    let mut heard = Vec::new();
    while !heard.windows(5).any(|words| words == b"data:") {
        let mut some = [0; 512];
        let count = stream.read(&mut some).unwrap();
        assert!(count > 0, "{}", String::from_utf8_lossy(&heard));
        heard.extend(&some[..count]);
    }
    stream
}

/// Reads a stream until it ends.
fn ends(mut stream: TcpStream) {
    let _ = stream.read_to_end(&mut Vec::new());
}

#[test]
fn nobody_is_away_because_another_asks_for_a_link() {
    let server = Running::start(&folder("present"));
    let (table, [mut anna, mut bela, cili]) = people(&server, "game=dragon&first-seat=2&lost=24");
    let here = format!("/t/{table}");
    let open_page = page(&cili, &table);
    server.clock.advance(minutes(60 * 25));
    for (path, form) in [("/me/later", "back=/"), ("/me/passport", "")] {
        assert_eq!(anna.post(path, form).status, 200, "{path}");
        for who in [&mut anna, &mut bela] {
            assert_eq!(who.post(&format!("{here}/stand-in"), "seat=2").status, 403, "{path}: Cili is here");
            assert_eq!(who.post(&format!("{here}/lost"), "seat=2").status, 403, "{path}: Cili is here");
        }
    }
    server.clock.advance(minutes(60 * 25));
    assert_eq!(bela.post(&format!("{here}/lost"), "seat=2").status, 403, "and stays, without a word");
    drop(open_page);
}

#[test]
fn nobody_is_away_because_another_becomes_somebody_else() {
    let server = Running::start(&folder("present-joined"));
    let (table, [mut anna, mut bela, cili]) = people(&server, "game=dragon&first-seat=2&lost=24");
    let here = format!("/t/{table}");
    let mut phone = Browser::new(&server);
    open(&mut phone, "game=dragon&seats=2&bots=all");
    let door = link(&phone.post("/me/passport", ""), "/passport/").unwrap();
    let open_page = page(&cili, &table);
    server.clock.advance(minutes(60 * 25));
    assert_eq!(anna.post(&door, "how=join").status, 200);
    ends(open_page);
    for who in [&mut anna, &mut bela, &mut phone] {
        assert_eq!(who.post(&format!("{here}/stand-in"), "seat=2").status, 403, "Cili was here a moment ago");
        assert_eq!(who.post(&format!("{here}/lost"), "seat=2").status, 403, "Cili was here a moment ago");
    }
    let _open_page = page(&cili, &table);
    server.clock.advance(minutes(60 * 25));
    assert_eq!(bela.post(&format!("{here}/lost"), "seat=2").status, 403, "her page has come back");
}

#[test]
fn nobody_is_away_while_the_server_is() {
    let folder = folder("downtime");
    let server = Running::start(&folder);
    let (table, [mut anna, mut bela, cili]) = people(&server, "game=dragon&level=novice&first-seat=2");
    let (here, clock) = (format!("/t/{table}"), server.clock.clone());
    let open_page = page(&cili, &table);
    clock.advance(minutes(60));
    drop(server);
    drop(open_page);
    clock.advance(minutes(60));
    let moved = clock.clone();
    let server = Running::with(&folder, |config| config.clock = moved);
    (anna.address, bela.address) = (server.address, server.address);
    let stand_in = format!("{here}/stand-in");
    for who in [&mut anna, &mut bela] {
        let refused = who.post(&stand_in, "seat=2");
        assert_eq!(refused.status, 403, "nobody could come");
    }
    assert!(anna.get(&here).body.contains("away for"), "what everybody is told goes on");
    clock.advance(minutes(2));
    assert_eq!(anna.post(&stand_in, "seat=2").status, 403, "the whole patience of the table begins anew");
    clock.advance(minutes(2));
    assert_eq!(anna.post(&stand_in, "seat=2").status, 200);
    assert_eq!(bela.post(&stand_in, "seat=2").status, 200);
    assert!(anna.get(&here).ply() > 0, "a bot has played for her");
}

#[test]
fn nobody_hears_of_a_seat_that_is_anothers_now() {
    let server = Running::start(&folder("heard"));
    let (table, [mut anna, mut bela]) = people(&server, "game=dragon&first-seat=1");
    let here = format!("/t/{table}");
    let mut open_page = page(&bela, &table);
    bela.post(&format!("{here}/give"), "seat=1");
    let invitation = link(&anna.get(&here), "/join/").unwrap();
    let mut cili = Browser::new(&server);
    let turn = cili.post(&invitation, "name=Cili");
    assert!(turn.offers() > 0);
    cili.pick(&table, &turn, 0);
    anna.post(&format!("{here}/chat"), "text=hello");
    open_page.set_read_timeout(Some(Duration::from_millis(500))).unwrap();
    let mut heard = Vec::new();
    let _ = open_page.read_to_end(&mut heard);
    let heard = String::from_utf8_lossy(&heard).into_owned();
    let told = heard.lines().filter_map(|line| line.strip_prefix("data: ")).filter(|told| *told != "-");
    // What was said until he left was about his own seat.
    let after: Vec<&str> = told.skip_while(|told| !told.ends_with(" 0")).collect();
    assert!(after.len() > 1 && after.iter().all(|told| told.ends_with(" 0")), "{heard}");
    assert!(anna.get(&here).body.contains("Cili"));
}

#[test]
fn nobody_is_away_while_the_machine_sleeps() {
    let server = Running::start(&folder("asleep"));
    let (table, [mut anna, mut bela, _cili]) =
        people(&server, "game=dragon&level=novice&first-seat=2&lost=1");
    let here = format!("/t/{table}");
    server.clock.sleep(minutes(60 * 30));
    for what in ["stand-in", "lost"] {
        for who in [&mut anna, &mut bela] {
            let refused = who.post(&format!("{here}/{what}"), "seat=2");
            assert_eq!(refused.status, 403, "nobody could come: {what}");
        }
    }
    server.clock.advance(minutes(4));
    assert_eq!(
        anna.post(&format!("{here}/stand-in"), "seat=2").status,
        200,
        "four minutes in which she could"
    );
    server.clock.sleep(minutes(5));
    assert_eq!(
        bela.post(&format!("{here}/stand-in"), "seat=2").status,
        403,
        "what was wished before is void"
    );
    assert_eq!(anna.get(&here).ply(), 0);
}
