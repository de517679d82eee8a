//! The server as a process of its own, and what the system says about it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::{Result, bad};

/// A running `hanlin serve`; dropping it pulls the plug.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Where its numbers are.
    pub(crate) metrics: SocketAddr,
}

impl Server {
    /// Starts it and waits until it says where it listens.
    pub(crate) fn start(program: &Path, data: &Path) -> Result<Server> {
        // Free now, and nobody else asks for ports here.
        let metrics = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        // Benchmarks click faster than people; older programs do not know the word.
        let mut child = Command::new(program)
            .env("HANLIN_POSTS_PER_SECOND", "1000000")
            .args(["serve", "--port", "0", "--metrics-bind", &metrics.to_string(), "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| bad(format!("cannot start {}: {why}", program.display())))?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or_else(|| bad("the server has no output"))?;
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://")?.parse().ok());
        let address = address.ok_or_else(|| bad(format!("the server does not say where it is: {line:?}")));
        Ok(Server { child, address: address?, metrics })
    }

    /// The CPU time it has used so far.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        cpu(self.child.id())
    }

    /// The memory it holds, in kB (of 1,000 bytes).
    pub(crate) fn memory(&self) -> Result<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|rest| rest.split_whitespace().next()?.parse::<f64>().ok());
        Ok(kib.ok_or_else(|| bad("/proc/PID/status is unknown here"))? * 1.024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Ok(Some(status)) = self.child.try_wait() {
            eprintln!("the server has ended by itself: {status}");
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The CPU time a process has used so far, all threads, in the program and in the system.
pub(crate) fn cpu(process: u32) -> Result<Duration> {
    // In hundredths of a second on every Linux that matters, taken from exact counters.
    const TICK: Duration = Duration::from_millis(10);
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let (_, fields) = stat.rsplit_once(") ").ok_or_else(|| bad("/proc/PID/stat is unknown here"))?;
    let ticks = fields.split(' ').skip(11).take(2).map(str::parse::<u32>).sum::<Result<u32, _>>()?;
    Ok(TICK * ticks)
}

/// Lets this process, and the server it will start, open so many files.
pub(crate) fn allow_files(needed: u64) -> Result<()> {
    let limit = getrlimit(Resource::Nofile);
    if limit.maximum.is_some_and(|most| most < needed) {
        return Err(bad(format!("4,000 watchers need {needed} open files: see `ulimit -Hn`")));
    }
    if limit.current.is_some_and(|now| now < needed) {
        setrlimit(Resource::Nofile, Rlimit { current: Some(needed), maximum: limit.maximum })?;
    }
    Ok(())
}
