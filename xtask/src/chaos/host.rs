//! The server that is tormented: a process of its own, on one folder and one port.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use super::wire::Browser;

/// How to start a server.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) program: PathBuf,
    pub(super) data: PathBuf,
    pub(super) log: PathBuf,
    pub(super) port: u16,
}

/// A server that runs.
pub(super) struct Hanlin {
    process: Child,
    started: Instant,
    address: SocketAddr,
}

/// A log does not grow beyond this; a server that complains for ever must not fill the disk.
const LONGEST_LOG: u64 = 16 << 20;

/// A server that does not answer by then never will.
const SILENT: Duration = Duration::from_secs(30);

impl Plan {
    /// A port below those that clients are given, free a moment ago.
    pub(super) fn free_port(from: u16) -> Result<u16, String> {
        let start = 10_000 + u32::from(from) % 20_000;
        (start..30_000)
            .chain(10_000..start)
            .filter_map(|port| u16::try_from(port).ok())
            .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
            .ok_or_else(|| "there is no free port".into())
    }

    pub(super) fn address(&self) -> SocketAddr {
        SocketAddr::from((Ipv4Addr::LOCALHOST, self.port))
    }

    /// The same on another folder.
    pub(super) fn at(&self, data: &Path) -> Plan {
        Plan { data: data.to_owned(), log: data.with_extension("log"), ..self.clone() }
    }

    /// Starts it and does not wait. A file that may not grow is an error to it, not the end.
    pub(super) fn spawn(&self) -> Result<Hanlin, String> {
        let failed = |bad: io::Error| format!("cannot start {}: {bad}", self.program.display());
        let mut process = Command::new("sh")
            .env("HANLIN_POSTS_PER_SECOND", "1000000")
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(&self.program)
            .args(["serve", "--bind", "127.0.0.1", "--trusted-proxy", "127.0.0.1", "--port"])
            .arg(self.port.to_string())
            .arg("--data")
            .arg(&self.data)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        // By a pipe: a server whose files may not grow can still complain.
        let mut said = process.stderr.take().ok_or("the server has no voice")?;
        let mut log = OpenOptions::new().create(true).append(true).open(&self.log).map_err(failed)?;
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = said.read(&mut buffer) {
                if log.metadata().is_ok_and(|meta| meta.len() < LONGEST_LOG) {
                    let _ = log.write_all(&buffer[..read]);
                }
            }
        });
        Ok(Hanlin { process, started: Instant::now(), address: self.address() })
    }

    /// Starts it and waits until it answers.
    pub(super) fn start(&self) -> Result<(Hanlin, Duration), String> {
        let mut server = self.spawn()?;
        match server.answers(SILENT) {
            Some(took) => Ok((server, took)),
            None => {
                let ended = server.kill();
                Err(format!("the server does not start ({ended:?}): {}", self.last_words()))
            }
        }
    }

    /// Everything it has said, whichever time it ran.
    pub(super) fn said(&self) -> String {
        sleep(Duration::from_millis(50));
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    pub(super) fn last_words(&self) -> String {
        let said = self.said();
        let lines: Vec<&str> = said.lines().rev().take(5).collect();
        lines.into_iter().rev().collect::<Vec<_>>().join(" | ")
    }

    /// Runs another command of the program to its end; one that hangs is ended after two minutes, with code 124.
    pub(super) fn run(&self, arguments: &[&str]) -> Result<Output, String> {
        let mut command = Command::new("timeout");
        command.arg("120").arg(&self.program).args(arguments).arg("--data").arg(&self.data);
        command.output().map_err(|bad| format!("cannot run {}: {bad}", self.program.display()))
    }
}

impl Hanlin {
    /// How long it took from the start until it answered; nothing if it ended before, or is silent.
    pub(super) fn answers(&mut self, within: Duration) -> Option<Duration> {
        let mut somebody = Browser::new(self.address, 0);
        while self.started.elapsed() < within {
            if somebody.get("/health").status == 200 {
                return Some(self.started.elapsed());
            }
            if self.process.try_wait().is_ok_and(|ended| ended.is_some()) {
                return None;
            }
            sleep(Duration::from_millis(3));
        }
        None
    }

    pub(super) fn pid(&self) -> u32 {
        self.process.id()
    }

    pub(super) fn is_alive(&mut self) -> bool {
        self.process.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// As when somebody pulls the plug of the process, though not of the machine.
    pub(super) fn kill(&mut self) -> Option<ExitStatus> {
        let _ = self.process.kill();
        self.process.wait().ok()
    }

    /// Asks it to end; how it did and how long that took, or that it did not.
    pub(super) fn terminate(&mut self) -> Result<Duration, String> {
        let began = Instant::now();
        let sent = Command::new("kill").args(["-s", "TERM", &self.process.id().to_string()]).status();
        sent.map_err(|bad| bad.to_string())?;
        let status =
            self.ended(Duration::from_secs(10)).ok_or("SIGTERM has not ended it after ten seconds")?;
        let took = began.elapsed();
        match status.code() {
            Some(0) if took <= Duration::from_secs(5) => Ok(took),
            Some(_) | None => Err(format!("after SIGTERM it ended with {status}, after {took:?}")),
        }
    }

    /// How it ended by itself, if it does within this time.
    pub(super) fn ended(&mut self, within: Duration) -> Option<ExitStatus> {
        let began = Instant::now();
        loop {
            match self.process.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if began.elapsed() < within => sleep(Duration::from_millis(5)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// From now on its files may not grow beyond so many bytes, or may again (`unlimited`).
    pub(super) fn limit_files(&self, limit: &str) -> Result<(), String> {
        let pid = self.process.id().to_string();
        let done = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={limit}:")]).status();
        match done {
            Ok(status) if status.success() => Ok(()),
            Ok(_) | Err(_) => Err("prlimit (of util-linux) does not work here".into()),
        }
    }
}

impl Drop for Hanlin {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Copies the files of a folder, not those of folders in it.
pub(super) fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    let _ = fs::remove_dir_all(to);
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        if let Some(name) = path.file_name().filter(|_| path.is_file()) {
            io::copy(&mut File::open(&path)?, &mut File::create(to.join(name))?)?;
        }
    }
    Ok(())
}
