//! Streams and connections: nobody who shares an address takes them away, no open page is left out, and nobody is
//! there because another looks.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread::sleep;
use std::time::{Duration, Instant};

use common::{Browser, Running, folder, link, open, people};

/// Asks for something and goes on without reading.
fn ask(browser: &Browser, method: &str, path: &str, body: &str) -> TcpStream {
    let mut stream = TcpStream::connect(browser.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    let cookie = browser.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{cookie}\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len(),
        host = browser.address,
    )
    .unwrap();
    stream
}

/// What comes until it says this, or nothing comes any more.
fn hear(stream: &mut TcpStream, until: &str) -> String {
    let mut heard = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&heard).into_owned();
        if text.contains(until) {
            return text;
        }
        let mut some = [0; 4096];
        match stream.read(&mut some) {
            Ok(count) if count > 0 => heard.extend(&some[..count]),
            Ok(_) | Err(_) => return text,
        }
    }
}

fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

#[test]
fn whoever_shares_an_address_takes_no_stream_from_a_player() {
    let server = Running::with(&folder("stream-shared"), |config| config.limits.streams_per_address = 10);
    let (table, [mut anna, mut bela, cili]) = people(&server, "game=dragon&level=novice&first-seat=2");
    let (stranger, here) = (Browser::new(&server), format!("/t/{table}"));
    let taken: Vec<TcpStream> = (0..10)
        .map(|_| {
            let mut stream = ask(&stranger, "GET", &format!("{here}/live"), "");
            assert!(hear(&mut stream, "data:").starts_with("HTTP/1.1 200"));
            stream
        })
        .collect();
    let mut refused = ask(&stranger, "GET", &format!("{here}/live"), "");
    assert!(hear(&mut refused, "\r\n\r\n").starts_with("HTTP/1.1 429"));
    let own: Vec<TcpStream> = (0..4)
        .map(|_| {
            let mut stream = ask(&cili, "GET", &format!("/live?t={table}"), "");
            assert!(hear(&mut stream, "data:").contains(&table), "hers are hers");
            stream
        })
        .collect();
    let mut fifth = ask(&cili, "GET", &format!("/live?t={table}"), "");
    assert!(hear(&mut fifth, "\r\n\r\n").starts_with("HTTP/1.1 429"), "and have an end");
    server.clock.advance(minutes(60 * 25));
    for who in [&mut anna, &mut bela] {
        assert_eq!(who.post(&format!("{here}/stand-in"), "seat=2").status, 403, "she is here");
        assert_eq!(who.post(&format!("{here}/lost"), "seat=2").status, 403, "she is here");
    }
    drop((taken, own));
}

#[test]
fn a_refused_stream_is_a_sign_of_life() {
    let server = Running::with(&folder("stream-life"), |config| config.limits.streams_per_address = 0);
    let (table, [mut anna, mut bela, cili]) = people(&server, "game=dragon&level=novice&first-seat=2");
    let here = format!("/t/{table}");
    // Her streams are at another table.
    let mut elsewhere = cili.clone();
    let (other, _) = open(&mut elsewhere, "game=dragon&seats=2&bots=all");
    let _held: Vec<TcpStream> = (0..4)
        .map(|_| {
            let mut stream = ask(&cili, "GET", &format!("/live?t={other}"), "");
            assert!(hear(&mut stream, "data:").contains(&other));
            stream
        })
        .collect();
    let _one = ask(&Browser::new(&server), "GET", &format!("/live?t={table}"), "");
    server.clock.advance(minutes(30));
    let mut refused = ask(&cili, "GET", &format!("/live?t={table}"), "");
    assert!(hear(&mut refused, "\r\n\r\n").starts_with("HTTP/1.1 429"));
    for who in [&mut anna, &mut bela] {
        assert_eq!(who.post(&format!("{here}/stand-in"), "seat=2").status, 403, "she tries to look");
    }
}

#[test]
fn whoever_shares_an_address_and_sits_still_makes_room_for_newcomers() {
    let server = Running::with(&folder("crowd"), |config| config.limits.connections_per_address = 20);
    let mut anna = Browser::new(&server);
    let mut idle: Vec<TcpStream> = (0..20)
        .map(|_| {
            let mut stream = ask(&anna, "GET", "/health", "");
            assert!(hear(&mut stream, "\r\n\r\n").starts_with("HTTP/1.1 200"));
            stream
        })
        .collect();
    let silent: Vec<TcpStream> = (0..20).map(|_| TcpStream::connect(server.address).unwrap()).collect();
    for _ in 0..40 {
        assert_eq!(anna.get("/health").status, 200);
    }
    let began = Instant::now();
    assert_eq!(idle[0].read(&mut [0; 64]).unwrap_or(0), 0, "the one who has waited longest has gone");
    assert!(began.elapsed() < Duration::from_secs(4));
    drop(silent);
}

#[test]
fn no_open_page_is_left_out() {
    let server = Running::start(&folder("many-tabs"));
    let mut anna = Browser::new(&server);
    let tables: Vec<String> = (0..70).map(|_| open(&mut anna, "game=dragon&seats=2&bots=0").0).collect();
    let unknown = (0..300).map(|at| format!("t=unknown{at}"));
    let query: Vec<String> = unknown.chain(tables.iter().map(|table| format!("t={table}"))).collect();
    let mut stream = ask(&anna, "GET", &format!("/live?{}", query.join("&")), "");
    let mut heard = String::new();
    for _ in 0..100 {
        if tables.iter().all(|table| heard.contains(&format!("data: {table} "))) {
            return;
        }
        heard += &hear(&mut stream, "data:");
    }
    panic!("some tables are silent");
}

#[test]
fn ones_own_link_changes_nothing_and_signing_out_ends_only_ones_own_streams() {
    let server = Running::start(&folder("own-link"));
    let (table, [mut anna, bela]) = people(&server, "game=dragon&first-seat=1");
    let door = link(&anna.post("/me/passport", ""), "/passport/").unwrap();
    let live = format!("/live?t={table}");
    let [mut of_anna, mut of_bela] = [&anna, &bela].map(|who| {
        let mut stream = ask(who, "GET", &live, "");
        assert!(hear(&mut stream, "data:").contains(&table));
        stream.set_read_timeout(Some(Duration::from_millis(500))).unwrap();
        stream
    });
    let is_open = |stream: &mut TcpStream| loop {
        let mut some = [0; 4096];
        match stream.read(&mut some) {
            Ok(0) => return false,
            // The last of what comes in pieces.
            Ok(count) if some[..count].ends_with(b"0\r\n\r\n") => return false,
            Ok(_) => {}
            Err(_) => return true,
        }
    };
    assert_eq!(anna.post(&door, "how=replace").status, 200);
    assert_eq!(anna.post(&door, "how=join").status, 200);
    assert!(is_open(&mut of_anna) && is_open(&mut of_bela), "whose browser it is already");
    let mut phone = Browser::new(&server);
    assert_eq!(phone.post(&door, "how=replace").status, 200);
    assert!(!is_open(&mut of_anna), "she comes back");
    assert!(is_open(&mut of_bela), "and nobody else has to");
    let page = phone.get("/me").body;
    let devices = page.split("name=\"device\"").skip(1);
    let names: Vec<&str> =
        devices.filter_map(|rest| rest.split("value=\"").nth(1)?.split('"').next()).collect();
    let mut of_anna = ask(&anna, "GET", &live, "");
    assert!(hear(&mut of_anna, "data:").contains(&table));
    of_anna.set_read_timeout(Some(Duration::from_millis(500))).unwrap();
    assert_eq!(phone.post("/me/out", &format!("device={}", names[0])).status, 200);
    assert!(!is_open(&mut of_anna) && is_open(&mut of_bela));
    assert_eq!(
        anna.post(&format!("/t/{table}/chat"), "text=x").status,
        403,
        "her first browser speaks for nobody"
    );
}

#[test]
fn whoever_becomes_another_while_opening_a_table_has_opened_it() {
    let server = Running::start(&folder("race-new"));
    let (mut anna, mut phone) = (Browser::new(&server), Browser::new(&server));
    open(&mut anna, "game=dragon&seats=2&bots=all");
    open(&mut phone, "game=dragon&seats=2&bots=all");
    let door = link(&anna.post("/me/passport", ""), "/passport/").unwrap();
    let form = "game=dragon&seats=2&bots=all&name=Anna";
    let mut slow = ask(&phone, "POST", "/new", form);
    // Once more, half of it: recognised at the door, and another by the time the rest has come.
    let (half, rest) = form.split_at(10);
    let mut late = TcpStream::connect(server.address).unwrap();
    late.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    write!(
        late,
        "POST /new HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{half}",
        phone.cookie.as_ref().unwrap(),
        form.len(),
        host = server.address,
    )
    .unwrap();
    assert!(hear(&mut slow, "\r\n\r\n").starts_with("HTTP/1.1 303"));
    sleep(Duration::from_millis(300));
    assert_eq!(phone.post(&door, "how=join").status, 200);
    late.write_all(rest.as_bytes()).unwrap();
    let answer = hear(&mut late, "\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    let table = answer.split("location: ").nth(1).unwrap().lines().next().unwrap();
    assert!(
        anna.get(table).offers() > 0 || anna.get(table).body.contains("data-me"),
        "it is hers on every device"
    );
}

#[test]
fn whoever_becomes_another_while_sitting_down_or_playing_again_is_told_nothing_about_the_disk() {
    let server = Running::start(&folder("race-join"));
    let mut anna = Browser::new(&server);
    open(&mut anna, "game=dragon&seats=2&bots=all");
    let door = link(&anna.post("/me/passport", ""), "/passport/").unwrap();
    for _ in 0..15 {
        let (mut host, mut phone) = (Browser::new(&server), Browser::new(&server));
        let (_, page) = open(&mut host, "game=dragon&seats=2&bots=0");
        let invitation = link(&page, "/join/").unwrap();
        open(&mut phone, "game=dragon&seats=2&bots=all");
        let mut sits = ask(&phone, "POST", &invitation, "name=Phone");
        let mut joins = ask(&phone, "POST", &door, "how=join");
        let (sat, joined) = (hear(&mut sits, "\r\n\r\n"), hear(&mut joins, "\r\n\r\n"));
        assert!(sat.starts_with("HTTP/1.1 303") || sat.starts_with("HTTP/1.1 403"), "{sat}");
        assert!(joined.starts_with("HTTP/1.1 303"), "{joined}");
    }
}
