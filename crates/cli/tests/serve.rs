//! `hanlin serve` as a system runs it: options, signals, logs.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

struct Hanlin {
    process: Child,
    address: String,
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("serve-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

impl Hanlin {
    fn start(name: &str, args: &[&str], log: &str) -> Hanlin {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hanlin"))
            .args(["serve", "--port", "0", "--data"])
            .arg(folder(name))
            .args(args)
            .env("HANLIN_LOG", log)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.strip_prefix("Hanlin is open at http://").unwrap();
        let address = address.strip_suffix(" (end with Ctrl-C)\n").unwrap().to_owned();
        Hanlin { process, address }
    }

    fn send(&self, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        stream
    }

    fn ask(&self, request: &str) -> String {
        let mut text = String::new();
        self.send(request).read_to_string(&mut text).unwrap();
        text
    }

    /// Opens a table; where it is, and the cookie it was opened with.
    fn open(&self) -> (String, String) {
        let form = "game=dragon&seats=2&bots=none";
        let answer = self.ask(&format!(
            "POST /new HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{form}",
            form.len()
        ));
        let header = |name| answer.lines().find_map(|line| line.strip_prefix(name)).unwrap().to_owned();
        (header("location: "), header("set-cookie: ").split(';').next().unwrap().to_owned())
    }

    /// Watches a table, from its first event on.
    fn watch(&self, table: &str) -> TcpStream {
        let mut stream = self.send(&format!("GET {table}/live HTTP/1.1\r\nHost: x\r\n\r\n"));
        let (mut heard, mut buffer) = (String::new(), [0; 1024]);
        while !heard.contains("data: ") {
            let read = stream.read(&mut buffer).unwrap();
            assert!(read > 0, "{heard}");
            heard.push_str(&String::from_utf8_lossy(&buffer[..read]));
        }
        stream
    }

    fn signal(&self, name: &str) {
        let told = Command::new("kill").args([name, &self.process.id().to_string()]).status().unwrap();
        assert!(told.success());
    }

    /// How it ended, after how long, and what it logged.
    fn ended(mut self) -> (ExitStatus, Duration, String) {
        let began = Instant::now();
        let mut log = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (self.process.wait().unwrap(), began.elapsed(), log)
    }
}

impl Drop for Hanlin {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_signal_ends_the_server_although_somebody_watches() {
    for signal in ["-TERM", "-INT"] {
        let server = Hanlin::start(&format!("signal{signal}"), &[], "info");
        let (table, _) = server.open();
        let mut watcher = server.watch(&table);
        server.signal(signal);
        let (status, took, log) = server.ended();
        assert!(
            status.success() && took < Duration::from_secs(2),
            "{signal}: {status} after {took:?}: {log}"
        );
        let mut last = String::new();
        watcher.read_to_string(&mut last).unwrap();
        assert!(last.contains("retry: "), "{last:?}");
    }
}

#[test]
fn a_second_signal_ends_it_at_once() {
    let server = Hanlin::start("twice", &[], "info");
    let slow = server.send(
        "POST /new HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n\r\nhalf",
    );
    std::thread::sleep(Duration::from_millis(200));
    server.signal("-TERM");
    std::thread::sleep(Duration::from_millis(300));
    server.signal("-TERM");
    let (status, took, log) = server.ended();
    assert!(took < Duration::from_secs(1), "{took:?}: {log}");
    assert_eq!(status.code(), Some(130));
    drop(slow);
}

#[test]
fn what_makes_no_sense_is_refused_in_words() {
    for (args, says) in [
        (["--base-url", "games.example"], "begins with neither http:// nor https://"),
        (["--base-url", "https://games.example/hanlin"], "has a path"),
        (["--trusted-proxy", "localhost"], "no address and no net"),
        (["--connections-per-address", "0"], "--connections-per-address"),
        (["--metrics-bind", "9000"], "--metrics-bind"),
        (["--log", "xml"], "[possible values: text, json]"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_hanlin"))
            .args(["serve", "--port", "0", "--data"])
            .arg(folder("refused"))
            .args(args)
            .output()
            .unwrap();
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.contains(says), "{args:?}: {message}");
        assert!(!folder("refused").exists());
    }
}

#[test]
fn the_log_tells_every_request_and_no_secret() {
    let server = Hanlin::start("log", &["--log", "json"], "debug");
    let (table, cookie) = server.open();
    let invitation = "0123456789abcdef0123456789abcdef";
    server.ask(&format!(
        "GET {table}/join/{invitation} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n"
    ));
    server.ask("POST /new HTTP/1.1\r\nHost: x\r\nOrigin: http://evil\r\nConnection: close\r\n\r\n");
    server.signal("-TERM");
    let (_, _, log) = server.ended();
    assert!(log.lines().all(|line| line.starts_with('{') && line.ends_with('}')), "{log}");
    assert!(log.contains("\"route\":\"/t/{id}/join/{invite}\""), "{log}");
    assert!(log.contains("\"level\":\"WARN\"") && log.contains("\"message\":\"refused\""), "{log}");
    let secret = cookie.split('=').nth(1).unwrap();
    for secret in [secret, invitation, table.trim_start_matches("/t/")] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}
