//! T13, T16: beginning and end of a server.

use std::io::Write;
use std::net::TcpStream;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::client::Browser;
use crate::host::{Hanlin, folder, free_port, logged, spawn};
use crate::wire;

/// Somebody who watches a table.
fn watch(server: &Hanlin, path: &str) -> TcpStream {
    let mut stream = wire::connect(wire::own_address(), server.address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).unwrap();
    wire::hear(&mut stream, &mut String::new(), "data:").unwrap();
    stream
}

// T13: a server ends when it is told to.
#[test]
fn a_signal_ends_the_server_within_five_seconds_whoever_watches() {
    for signal in ["TERM", "INT"] {
        let folder = folder(&format!("signal-{signal}"));
        let mut server = Hanlin::start(&folder, &[]);
        let mut browser = Browser::new(&server);
        let (table, page) = browser.open("game=dragon&seats=2&bots=all&level=novice&first-seat=0");
        let before = page.ply();
        let _watching = watch(&server, &format!("/t/{table}/live"));
        // Somebody who has not said everything yet.
        let mut slow = wire::connect(wire::own_address(), server.address).unwrap();
        write!(
            slow,
            "POST /language HTTP/1.1\r\nHost: {}\r\nContent-Length: 99\r\n\r\nlang=",
            server.address
        )
        .unwrap();
        let ended = browser.turn(&table);
        server.signal(signal);
        let (status, took) = server
            .ended_within(Duration::from_secs(5))
            .unwrap_or_else(|| panic!("after five seconds {signal} has not ended it"));
        assert_eq!(status.code(), Some(0), "{signal}, after {took:?}: {}", server.logged());
        let server = Hanlin::start(&folder, &[]);
        let mut browser = browser.moved(&server);
        let after = browser.see(&table).ply();
        assert!(after >= ended.ply() && after > before, "what was ended is kept");
    }
}

// T13: who asks twice means it.
#[test]
fn a_second_signal_ends_the_server_at_once() {
    let mut server = Hanlin::start(&folder("twice"), &[]);
    let mut browser = Browser::new(&server);
    let (table, _) = browser.open("game=dragon&seats=2&bots=all&level=novice");
    let _watching = watch(&server, &format!("/t/{table}/live"));
    let mut slow = wire::connect(wire::own_address(), server.address).unwrap();
    write!(slow, "POST /language HTTP/1.1\r\nHost: {}\r\nContent-Length: 99\r\n\r\nlang=", server.address)
        .unwrap();
    sleep(Duration::from_millis(50));
    server.signal("INT");
    sleep(Duration::from_millis(30));
    if server.is_alive() {
        server.signal("INT");
    }
    let ended = server.ended_within(Duration::from_secs(1));
    assert!(ended.is_some(), "it lives on after two signals");
}

// T16: one server per folder.
#[test]
fn a_second_server_on_one_folder_says_which_process_has_it() {
    let folder = folder("shared");
    let mut server = Hanlin::start(&folder, &[]);
    let mut browser = Browser::known(&server);
    let (mut second, log) = spawn(&folder, free_port(), &[], "");
    let patience = Instant::now() + Duration::from_secs(10);
    let status = loop {
        if let Some(status) = second.try_wait().unwrap() {
            break status;
        }
        if Instant::now() > patience {
            second.kill().unwrap();
            second.wait().unwrap();
            panic!("two servers run on one folder");
        }
        sleep(Duration::from_millis(20));
    };
    let said = logged(&log);
    assert!(!status.success(), "{status}");
    assert!(said.contains(&server.pid().to_string()), "it names process {}: {said}", server.pid());
    assert!(!said.contains("panicked"), "{said}");
    assert!(server.is_alive());
    assert_eq!(browser.get("/").status, 200);
    // A lock of somebody who is dead keeps nobody out.
    server.kill();
    let server = Hanlin::start(&folder, &[]);
    assert_eq!(Browser::new(&server).get("/").status, 200);
}
