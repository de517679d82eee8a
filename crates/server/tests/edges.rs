//! The edges of the server over real sockets: slow and greedy clients, proxies, foreign pages, compression, the end.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use common::{Browser, Running, folder, open};
use server::Limits;

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    stream
}

/// Everything until the other side hangs up.
fn rest(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    let _ = stream.read_to_end(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

/// Reads until something has come.
fn hear(stream: &mut TcpStream, what: &str) -> String {
    let (mut heard, mut buffer) = (String::new(), [0; 4096]);
    while !heard.contains(what) {
        let read = stream.read(&mut buffer).unwrap();
        assert!(read > 0, "it ended with {heard:?}");
        heard.push_str(&String::from_utf8_lossy(&buffer[..read]));
    }
    heard
}

fn watch(address: SocketAddr, table: &str, extra: &str) -> TcpStream {
    let mut stream = connect(address);
    write!(stream, "GET /t/{table}/live HTTP/1.1\r\nHost: x\r\n{extra}\r\n").unwrap();
    stream
}

const BRIEF: Duration = Duration::from_millis(300);

/// How long until the other side hangs up.
fn hangs_up(stream: &mut TcpStream) -> Duration {
    let began = Instant::now();
    rest(stream);
    began.elapsed()
}

#[test]
fn half_a_head_ends_soon_and_an_idle_connection_later() {
    let server = Running::with(&folder("slow-heads"), |config| {
        config.limits = Limits { head: BRIEF, idle: BRIEF * 4, ..Limits::default() };
    });
    let (mut silent, mut half, mut idle, mut again) =
        (connect(server.address), connect(server.address), connect(server.address), connect(server.address));
    let began = Instant::now();
    half.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").unwrap();
    for kept in [&mut idle, &mut again] {
        kept.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        hear(kept, "ok\n");
    }
    assert!(hangs_up(&mut silent) < BRIEF * 3);
    assert!(hangs_up(&mut half) < BRIEF * 3);
    assert!(began.elapsed() >= BRIEF);
    again.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    hear(&mut again, "ok\n");
    // The second head comes drop by drop: nobody has the patience of an idle connection for that.
    again.write_all(b"GET /").unwrap();
    assert!(hangs_up(&mut again) < BRIEF * 3);
    hangs_up(&mut idle);
    assert!(began.elapsed() >= BRIEF * 4);
}

#[test]
fn a_body_that_comes_drop_by_drop_is_told_so() {
    let server = Running::with(&folder("slow-bodies"), |config| config.limits.body = BRIEF);
    let mut slow = connect(server.address);
    slow.write_all(b"POST /new HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n").unwrap();
    slow.write_all(b"Content-Type: application/x-www-form-urlencoded\r\n\r\n").unwrap();
    let mut drops = slow.try_clone().unwrap();
    let drips = thread::spawn(move || {
        for _ in 0..100 {
            thread::sleep(Duration::from_millis(20));
            if drops.write_all(b"x").is_err() {
                break;
            }
        }
    });
    let began = Instant::now();
    let answer = hear(&mut slow, "took too long");
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(began.elapsed() < BRIEF * 4);
    drop(slow);
    drips.join().unwrap();
}

#[test]
fn an_answer_nobody_reads_is_given_up() {
    let server = Running::with(&folder("stalled"), |config| config.limits.stalled = BRIEF);
    let mut deaf = connect(server.address);
    // More than all buffers between us hold.
    for _ in 0..1_600 {
        if deaf.write_all(b"GET /confucius.css HTTP/1.1\r\nHost: x\r\n\r\n").is_err() {
            break;
        }
    }
    thread::sleep(BRIEF * 4);
    let sent = rest(&mut deaf).matches("HTTP/1.1 200").count();
    assert!(sent < 1_600, "{sent} answers were kept for somebody who did not read");
}

#[test]
fn one_address_cannot_take_every_connection() {
    let server = Running::with(&folder("connections"), |config| config.limits.connections_per_address = 20);
    let (table, _) = open(&mut Browser::new(&server), "game=dragon&seats=2&bots=none&first-seat=0");
    // All of them are being answered: whoever sits still would make room.
    let mut held: Vec<TcpStream> = (0..20).map(|_| watch(server.address, &table, "")).collect();
    for stream in &mut held {
        hear(stream, "data: ");
    }
    for _ in 0..50 {
        let answer = rest(&mut connect(server.address));
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 503 "), "{answer}");
    }
    let other = tokio::runtime::Runtime::new().unwrap().block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.77:0".parse().unwrap()).unwrap();
        socket.connect(server.address).await.unwrap().into_std().unwrap()
    });
    other.set_nonblocking(false).unwrap();
    (&other).write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    assert!(rest(&mut { other }).ends_with("ok\n"), "others do not suffer");
    drop(held);
    thread::sleep(Duration::from_millis(100));
    assert_eq!(Browser::new(&server).get("/health").status, 200);
}

#[test]
fn one_address_watches_only_so_much_and_a_proxy_tells_addresses_apart() {
    let server = Running::with(&folder("streams"), |config| {
        config.limits.streams_per_address = 3;
        config.limits.connections_per_address = 6;
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    });
    let mut browser = Browser::new(&server);
    let (table, _) = open(&mut browser, "game=dragon&seats=2&bots=none&first-seat=0");
    let from =
        |client: &str| watch(server.address, &table, &format!("X-Forwarded-For: 1.2.3.4, {client}\r\n"));
    let mut held: Vec<TcpStream> = (0..3).map(|_| from("203.0.113.9")).collect();
    for stream in &mut held {
        let heard = hear(stream, "data: ");
        assert!(
            heard.contains("x-accel-buffering: no\r\n") && !heard.contains("content-encoding"),
            "{heard}"
        );
    }
    let refused = hear(&mut from("203.0.113.9"), "Close some");
    assert!(refused.starts_with("HTTP/1.1 429 "), "{refused}");
    // Seven more than an address may have, but they are a proxy's; and a household of IPv6 is one client.
    let mut household: Vec<TcpStream> = (1..=3).map(|host| from(&format!("2001:db8::{host}"))).collect();
    for stream in &mut household {
        hear(stream, "data: ");
    }
    assert!(hear(&mut from("2001:db8::4"), "\r\n\r\n").starts_with("HTTP/1.1 429 "));
    hear(&mut from("2001:db8:0:1::4"), "data: ");
    drop(held);
    thread::sleep(Duration::from_millis(100));
    hear(&mut from("203.0.113.9"), "data: ");
}

#[test]
fn whoever_floods_through_a_proxy_does_not_take_from_others() {
    let server = Running::with(&folder("flood"), |config| {
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
        config.limits.posts_per_second = 1.try_into().unwrap();
    });
    let post = |client: &str| {
        let forwarded = format!("X-Forwarded-For: {client}\r\n");
        Browser::new(&server).send("POST", "/language", "lang=fr&back=/", &forwarded).status
    };
    let flood: Vec<u16> = (0..100).map(|_| post("203.0.113.9")).collect();
    assert!(flood.contains(&429) && flood.starts_with(&[303; 15]));
    assert_eq!(post("203.0.113.10"), 303);
}

#[test]
fn posts_come_from_our_own_pages_also_where_a_proxy_renames_the_host() {
    let server = Running::with(&folder("origin"), |config| {
        config.base_url = Some("https://games.example/".into());
    });
    let post = |extra: &str| {
        let answer = Browser::new(&server).send("POST", "/language", "lang=fr&back=/", extra);
        assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
        answer.status
    };
    assert_eq!(post("Origin: https://games.example\r\n"), 303);
    assert_eq!(post(&format!("Origin: http://{}\r\n", server.address)), 303);
    assert_eq!(post("Origin: https://evil.example\r\n"), 403);
    assert_eq!(post("Origin: null\r\n"), 403);
    assert_eq!(post(""), 303, "a program");
    assert_eq!(post("Sec-Fetch-Site: same-origin\r\n"), 303);
    assert_eq!(post("Sec-Fetch-Site: cross-site\r\n"), 403);
    assert_eq!(post("Sec-Fetch-Site: same-site\r\n"), 403);
    let plain = Running::start(&folder("origin-plain"));
    assert_eq!(Browser::new(&plain).get("/").header("strict-transport-security"), None);
}

#[test]
fn whoever_hangs_up_cancels_nothing_that_has_begun() {
    let server = Running::start(&folder("hang-up"));
    let mut browser = Browser::new(&server);
    let (table, _) = open(&mut browser, "game=dragon&seats=2&bots=none&first-seat=0");
    let cookie = browser.cookie.clone().unwrap();
    for number in 0..90 {
        let mut stream = connect(server.address);
        let text = format!("text=word-{number}-");
        let request = format!(
            "POST /t/{table}/chat HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{text}",
            text.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        thread::sleep(Duration::from_micros(number * 40));
    }
    thread::sleep(Duration::from_millis(500));
    let page = browser.post(&format!("/t/{table}/chat"), "text=the-last-word");
    assert!(page.body.contains("the-last-word"), "the table goes on");
    let said = (0..90).filter(|number| page.body.contains(&format!("word-{number}-"))).count();
    let numbers = Browser { address: server.metrics, cookie: None }.get("/metrics").body;
    let answered = "hanlin_request_seconds_count{route=\"/t/{id}/chat\",status=\"3xx\"} ";
    let answered = numbers.split(answered).nth(1).and_then(|rest| rest.lines().next()).unwrap();
    assert_eq!(answered, (said + 1).to_string(), "whatever was begun was ended");
    assert!(said > 45, "{said}");
}

#[test]
fn the_server_ends_whoever_watches_and_finishes_what_it_has_begun() {
    let server = Running::start(&folder("goodbye"));
    let address = server.address;
    let mut browser = Browser::new(&server);
    let (table, _) = open(&mut browser, "game=dragon&seats=2&bots=none&first-seat=0");
    let mut watchers: Vec<TcpStream> = (0..10).map(|_| watch(address, &table, "")).collect();
    for watcher in &mut watchers {
        hear(watcher, "data: ");
    }
    let mut idle = connect(address);
    idle.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    hear(&mut idle, "ok\n");
    let mut writer = connect(address);
    writer.write_all(b"POST /language HTTP/1.1\r\nHost: x\r\nContent-Length: 14\r\n").unwrap();
    writer.write_all(b"Content-Type: application/x-www-form-urlencoded\r\n\r\nlang=fr").unwrap();
    thread::sleep(Duration::from_millis(100));
    let ending = thread::spawn(move || server.end());
    for watcher in &mut watchers {
        let last = rest(watcher);
        assert!(last.contains("retry: ") && last.ends_with("0\r\n\r\n"), "{last:?}");
    }
    assert_eq!(rest(&mut idle), "");
    let is_closed = (0..200).any(|_| {
        thread::sleep(Duration::from_millis(10));
        TcpStream::connect(address).is_err()
    });
    assert!(is_closed, "nobody is let in");
    writer.write_all(b"&back=/").unwrap();
    let answer = rest(&mut writer);
    assert!(answer.starts_with("HTTP/1.1 303 "), "{answer}");
    assert!(ending.join().unwrap() < Duration::from_secs(4), "nobody was left to wait for");
}

#[test]
fn the_server_does_not_wait_for_ever() {
    let server = Running::start(&folder("no-goodbye"));
    let mut writer = connect(server.address);
    writer.write_all(b"POST /language HTTP/1.1\r\nHost: x\r\nContent-Length: 14\r\n").unwrap();
    writer.write_all(b"Content-Type: application/x-www-form-urlencoded\r\n\r\nlang=fr").unwrap();
    thread::sleep(Duration::from_millis(100));
    let took = server.end();
    assert!(took > Duration::from_secs(4) && took < Duration::from_secs(5), "{took:?}");
}

#[test]
fn pages_travel_small_and_assets_are_kept_for_good() {
    let server = Running::start(&folder("small"));
    let mut browser = Browser::new(&server);
    for game in ["dragon&seats=5", "confucius&seats=5", "gugong&seats=5"] {
        let (table, page) = open(&mut browser, &format!("game={game}&bots=all"));
        for coding in ["gzip", "zstd"] {
            let accept = format!("Accept-Encoding: {coding}\r\n");
            let packed = browser.send("GET", &format!("/t/{table}"), "", &accept);
            assert_eq!(packed.header("content-encoding"), Some(coding));
            assert_eq!(packed.header("cache-control"), Some("no-store"));
            println!("{game}: {} bytes, {} in {coding}", page.body.len(), packed.length);
            assert!(packed.length < 20_000, "{game} in {coding}: {}", packed.length);
        }
    }
    let page = browser.get("/");
    let addresses: Vec<&str> =
        page.body.split("=\"/assets/").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    let scripts = ui::page::Asset::scripts().count();
    assert_eq!(
        addresses.len(),
        3 + scripts,
        "a style, an icon, what begins, and every script at once: {addresses:?}"
    );
    for address in addresses {
        let asset = browser.send(
            "GET",
            &format!("/assets/{address}"),
            "",
            "Accept-Encoding: gzip, deflate, br, zstd\r\n",
        );
        assert_eq!(asset.header("cache-control"), Some("public, max-age=31536000, immutable"));
        assert_eq!((asset.status, asset.header("content-encoding")), (200, Some("zstd")), "{address}");
    }
}

#[test]
fn what_has_not_changed_is_not_sent_again() {
    let server = Running::start(&folder("tags"));
    let mut browser = Browser::new(&server);
    for path in ["/table.css", "/main.js", "/icon.svg", "/icon-turn.svg", "/rules/dragon", "/guide/gugong"] {
        let first = browser.get(path);
        let tag = first.header("etag").unwrap().trim_start_matches("w/").to_owned();
        let again = browser.send("GET", path, "", &format!("If-None-Match: {tag}\r\n"));
        assert_eq!((first.status, again.status, again.length), (200, 304, 0), "{path}");
        assert!(first.header("cache-control").unwrap().ends_with("no-cache"), "{path}");
    }
    let tag = browser.get("/guide/gugong").header("etag").unwrap().trim_start_matches("w/").to_owned();
    let french = format!("If-None-Match: {tag}\r\nAccept-Language: fr\r\n");
    assert_eq!(
        browser.send("GET", "/guide/gugong", "", &french).status,
        200,
        "another language is another page"
    );
}

#[test]
fn numbers_are_told_only_at_their_own_address() {
    let server = Running::start(&folder("numbers"));
    let mut browser = Browser::new(&server);
    let (table, _) = open(&mut browser, "game=dragon&seats=2&bots=none&first-seat=0");
    assert_eq!(browser.get("/metrics").status, 404);
    assert_eq!(browser.get("/ready").body, "ready\n");
    assert_eq!(browser.get("/health").body, "ok\n");
    let mut watcher = watch(server.address, &table, "");
    hear(&mut watcher, "data: ");
    let mut monitor = Browser { address: server.metrics, cookie: None };
    let numbers = monitor.get("/metrics").body;
    for line in [
        "hanlin_choices_total 0\n",
        "hanlin_tables_live 1\n",
        "hanlin_streams_open 1\n",
        "hanlin_request_seconds_count{route=\"/t/{id}\",status=\"2xx\"} 1\n",
        "hanlin_request_seconds_count{route=\"nowhere\",status=\"4xx\"} 1\n",
    ] {
        assert!(numbers.contains(line), "{line}{numbers}");
    }
    assert!(!numbers.contains(&table), "addresses carry secrets");
}
