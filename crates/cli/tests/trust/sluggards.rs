//! T11: connections that say little, slowly, or nothing.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::Command;
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::wire;

/// Whether the other side has ended it.
fn is_ended(stream: &mut TcpStream) -> bool {
    stream.set_read_timeout(Some(Duration::from_millis(1))).unwrap();
    let mut buffer = [0; 4096];
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(bad) => return !matches!(bad.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
        }
    }
}

/// Says this every second until the server ends the connection; how long it lasted.
fn lasts(mut stream: TcpStream, most: Duration, drip: &[u8]) -> Option<Duration> {
    let start = Instant::now();
    while start.elapsed() < most {
        if is_ended(&mut stream) {
            return Some(start.elapsed());
        }
        sleep(Duration::from_secs(1));
        if !drip.is_empty() && stream.write_all(drip).is_err() {
            return Some(start.elapsed());
        }
    }
    None
}

// T11: timeouts. All at once, because waiting is all there is to do.
#[test]
fn half_headers_slow_bodies_and_silence_are_ended_and_a_stream_is_not() {
    let server = Hanlin::start(&folder("slow"), &[]);
    let mut browser = Browser::new(&server);
    let (table, _) = browser.open("game=dragon&seats=2&bots=all&level=novice");
    let begin = |words: &str| {
        let mut stream = wire::connect(wire::own_address(), server.address).unwrap();
        stream.write_all(words.as_bytes()).unwrap();
        stream
    };
    let post = "POST /language HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    let cases = [
        ("silence", begin(""), 90, &b""[..]),
        ("half a line", begin("GET / HT"), 45, b""),
        ("half a header, one byte a second", begin("GET / HTTP/1.1\r\nHost: x\r\nX: "), 45, b"x"),
        ("no body", begin(&format!("{post}Content-Length: 5000\r\n\r\n")), 60, b""),
        ("a body of one byte a second", begin(&format!("{post}Content-Length: 5000\r\n\r\n")), 60, b"x"),
        ("a chunk without end", begin(&format!("{post}Transfer-Encoding: chunked\r\n\r\n5\r\nab")), 60, b""),
        ("idle after an answer", begin("GET /health HTTP/1.1\r\nHost: x\r\n\r\n"), 90, b""),
    ];
    let mut watching = begin(&format!("GET /t/{table}/live HTTP/1.1\r\nHost: x\r\n\r\n"));
    let living: Vec<&str> = scope(|scope| {
        let waiting: Vec<_> = cases
            .into_iter()
            .map(|(name, stream, most, drip)| {
                scope.spawn(move || (name, lasts(stream, Duration::from_secs(most), drip)))
            })
            .collect();
        let ended = waiting.into_iter().map(|one| one.join().unwrap());
        ended.filter(|(_, lasted)| lasted.is_none()).map(|(name, _)| name).collect()
    });
    assert_eq!(living, [""; 0], "these live for ever");
    assert!(!is_ended(&mut watching), "whoever watches is not ended");
    watching.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    browser.at_table(&table, "chat", "text=still+here");
    wire::hear(&mut watching, &mut String::new(), "data:").expect("and hears of what happens");
}

// T11: 1,100 half-open connections.
#[test]
fn a_thousand_half_open_connections_of_one_address_lock_nobody_out() {
    let pid = std::process::id().to_string();
    let _ = Command::new("prlimit").args(["--pid", &pid, "--nofile=4096:"]).status();
    // As many files as most systems give a process.
    let server = Hanlin::start_with(&folder("crowd"), &[], "ulimit -n 1024");
    let [crowd, other] = [Ipv4Addr::new(127, 0, 0, 1), Ipv4Addr::new(127, 0, 0, 2)];
    let mut open = Vec::new();
    for _ in 0..1_100 {
        if let Ok(mut stream) = wire::connect(crowd, server.address) {
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: ");
            open.push(stream);
        }
    }
    assert!(open.len() >= 1_000, "this machine lets us open only {}", open.len());
    let mut elsewhere = Browser { from: other, ..Browser::new(&server) };
    for _ in 0..5 {
        let start = Instant::now();
        assert_eq!(elsewhere.get("/").status, 200, "somebody else is locked out");
        assert!(start.elapsed() < Duration::from_secs(5), "somebody else waits");
    }
    let (table, _) = elsewhere.open("game=dragon&seats=2&bots=all&level=novice&first-seat=0");
    assert!(elsewhere.turn(&table).ply() > 0);
    drop(open);
    let mut same = Browser { from: crowd, ..Browser::new(&server) };
    let patience = Instant::now() + Duration::from_secs(10);
    while same.get("/").status != 200 {
        assert!(Instant::now() < patience, "the address is never served again");
        sleep(Duration::from_millis(100));
    }
}
