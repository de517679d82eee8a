//! The server as a host starts it: a process of its own, with a folder and a log.

use std::fs::{self, File};
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use crate::wire;

/// The binary that is attacked.
pub(crate) fn binary() -> PathBuf {
    std::env::var_os("HANLIN_BIN").map_or_else(|| env!("CARGO_BIN_EXE_hanlin").into(), PathBuf::from)
}

/// Runs a command of it to its end; one that hangs is ended after a minute, with code 124.
pub(crate) fn run(arguments: &[&str]) -> Output {
    Command::new("timeout").arg("60").arg(binary()).args(arguments).output().unwrap()
}

/// Whether `serve` knows this option; a release of the past may not.
pub(crate) fn knows(option: &str) -> bool {
    String::from_utf8_lossy(&run(&["serve", "--help"]).stdout).contains(option)
}

/// An empty place for a test's files; nothing is there yet.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("trust-{name}"));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// A port below those that clients are given, free a moment ago.
pub(crate) fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = std::process::id().wrapping_mul(13) + NEXT.fetch_add(1, Ordering::Relaxed) * 4_999;
        let port = u16::try_from(10_000 + number % 20_000).unwrap();
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
}

/// A server that runs.
pub(crate) struct Hanlin {
    pub(crate) address: SocketAddr,
    log: PathBuf,
    process: Child,
}

impl Hanlin {
    pub(crate) fn start(folder: &Path, options: &[&str]) -> Hanlin {
        Hanlin::start_with(folder, options, "")
    }

    /// After some preparation by a shell, such as `ulimit -n 1024`.
    pub(crate) fn start_with(folder: &Path, options: &[&str], first: &str) -> Hanlin {
        let port = free_port();
        let (process, log) = spawn(folder, port, options, first);
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let mut server = Hanlin { address, log, process };
        let patience = Instant::now() + Duration::from_secs(30);
        let request = format!("GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        while wire::ask(wire::own_address(), address, request.as_bytes()).status != 200 {
            if let Some(status) = server.process.try_wait().unwrap() {
                panic!("the server does not start: {status}: {}", server.logged());
            }
            assert!(Instant::now() < patience, "the server is silent: {}", server.logged());
            sleep(Duration::from_millis(5));
        }
        server
    }

    /// With those options only that the binary knows.
    pub(crate) fn start_if_known(folder: &Path, options: &[(&str, &str)]) -> Hanlin {
        let known = options.iter().filter(|(option, _)| knows(option));
        let list: Vec<&str> = known.flat_map(|&(option, value)| [option, value]).collect();
        Hanlin::start(folder, &list)
    }

    pub(crate) fn pid(&self) -> u32 {
        self.process.id()
    }

    pub(crate) fn logged(&self) -> String {
        logged(&self.log)
    }

    pub(crate) fn is_alive(&mut self) -> bool {
        self.process.try_wait().unwrap().is_none()
    }

    /// As when somebody pulls the plug.
    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Sends a signal: `TERM`, `INT`.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.pid().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// How it ended, if it did within this time, and when.
    pub(crate) fn ended_within(&mut self, time: Duration) -> Option<(ExitStatus, Duration)> {
        let start = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().unwrap() {
                return Some((status, start.elapsed()));
            }
            if start.elapsed() > time {
                return None;
            }
            sleep(Duration::from_millis(10));
        }
    }

    /// Memory that is really used, in kB.
    pub(crate) fn memory(&self) -> usize {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches("kB").trim().parse().unwrap()
    }

    /// Time it has computed, in hundredths of a second.
    pub(crate) fn computed(&self) -> u64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid())).unwrap();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    }

    /// From now on its files may not grow beyond so many bytes, or may again.
    pub(crate) fn limit_files(&self, limit: &str) {
        let pid = self.pid().to_string();
        let done = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={limit}:")]).status();
        assert!(done.unwrap().success(), "util-linux has prlimit");
    }
}

/// What a process has said so far; its last words may still be on their way.
pub(crate) fn logged(log: &Path) -> String {
    sleep(Duration::from_millis(100));
    fs::read_to_string(log).unwrap_or_default()
}

/// A server process that may or may not come up, and its log.
pub(crate) fn spawn(folder: &Path, port: u16, options: &[&str], first: &str) -> (Child, PathBuf) {
    fs::create_dir_all(folder.parent().unwrap()).unwrap();
    let log = folder.with_extension(format!("{port}.log"));
    let (file, port) = (File::create(&log).unwrap(), port.to_string());
    let first = if first.is_empty() { ":" } else { first };
    let mut process = Command::new("sh")
        // Whoever is careless with files is shown to be; a file that may not grow is an error, not the end.
        .args(["-c", &format!("umask 022; trap '' XFSZ; {first}; exec \"$0\" \"$@\"")])
        .arg(binary())
        .args(["serve", "--bind", "127.0.0.1", "--port", &port, "--data"])
        .arg(folder)
        .args(options)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // By pipes: a server whose files may not grow can still complain.
    let (mut out, mut err) = (process.stdout.take().unwrap(), process.stderr.take().unwrap());
    let (mut of_out, mut of_err) = (file.try_clone().unwrap(), file);
    thread::spawn(move || io::copy(&mut out, &mut of_out));
    thread::spawn(move || io::copy(&mut err, &mut of_err));
    (process, log)
}

impl Drop for Hanlin {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
