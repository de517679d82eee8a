//! Bytes on a socket: connections from an address of one's choice, requests, answers.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::net::TcpSocket;
use tokio::runtime::{Builder, Runtime};

/// The standard library cannot bind a socket before it connects.
static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap());

/// An address of this machine that nobody else in this process has: a client of its own to every limit.
pub(crate) fn own_address() -> Ipv4Addr {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let [_, a, b, c] = number.to_be_bytes();
    // 127.0.0.x stays for who chooses an address by hand.
    Ipv4Addr::new(127, 10_u8.wrapping_add(a), b, c.max(1))
}

pub(crate) fn connect(from: Ipv4Addr, to: SocketAddr) -> io::Result<TcpStream> {
    let stream = RUNTIME.block_on(async {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((from, 0)))?;
        let connected = tokio::time::timeout(Duration::from_secs(10), socket.connect(to)).await;
        connected.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??.into_std()
    })?;
    stream.set_nonblocking(false)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    Ok(stream)
}

/// What a server answered.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// 0 if there was no answer.
    pub(crate) status: u16,
    pub(crate) head: String,
    /// As it travelled, without chunks.
    pub(crate) bytes: Vec<u8>,
    pub(crate) body: String,
}

impl Answer {
    /// Of everything a connection has brought before it was closed.
    pub(crate) fn of(bytes: &[u8]) -> Answer {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let (head, rest) = end.map_or((bytes, &[][..]), |end| (&bytes[..end], &bytes[end + 4..]));
        let head = String::from_utf8_lossy(head).into_owned();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let mut answer = Answer { status, head, bytes: rest.to_vec(), body: String::new() };
        if answer.header("transfer-encoding").is_some_and(|how| how.contains("chunked")) {
            answer.bytes = without_chunks(rest);
        }
        answer.body = String::from_utf8_lossy(&answer.bytes).into_owned();
        answer
    }

    pub(crate) fn headers<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let pairs = self.head.lines().skip(1).filter_map(|line| line.split_once(':'));
        pairs.filter(move |(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    pub(crate) fn header<'a>(&'a self, name: &'a str) -> Option<&'a str> {
        self.headers(name).next()
    }

    /// Neither done nor broken: refused.
    pub(crate) fn is_refused(&self) -> bool {
        (400..500).contains(&self.status)
    }
}

fn without_chunks(mut rest: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    while let Some(line) = rest.windows(2).position(|two| two == b"\r\n") {
        let size = String::from_utf8_lossy(&rest[..line]).into_owned();
        let size = size.split(';').next().and_then(|size| usize::from_str_radix(size.trim(), 16).ok());
        let from = line + 2;
        match size {
            Some(size) if size > 0 && from + size <= rest.len() => {
                bytes.extend_from_slice(&rest[from..from + size]);
                rest = rest.get(from + size + 2..).unwrap_or_default();
            }
            Some(_) | None => break,
        }
    }
    bytes
}

/// Sends a request and hears until the server closes.
pub(crate) fn ask(from: Ipv4Addr, to: SocketAddr, request: &[u8]) -> Answer {
    let mut heard = Vec::new();
    if let Ok(mut stream) = connect(from, to) {
        let _ = stream.write_all(request);
        let _ = stream.read_to_end(&mut heard);
    }
    Answer::of(&heard)
}

/// Sends a request and hangs up after a while, whatever the server does.
pub(crate) fn hang_up(from: Ipv4Addr, to: SocketAddr, request: &[u8], after: Duration) {
    if let Ok(mut stream) = connect(from, to) {
        let _ = stream.write_all(request);
        std::thread::sleep(after);
    }
}

/// Hears a stream until `what` was said; everything heard so far.
pub(crate) fn hear(stream: &mut TcpStream, heard: &mut String, what: &str) -> Result<(), String> {
    let mut buffer = [0; 4096];
    while !heard.contains(what) {
        match stream.read(&mut buffer) {
            Ok(0) => return Err(format!("the stream ended before {what:?}: {heard}")),
            Ok(read) => heard.push_str(&String::from_utf8_lossy(&buffer[..read])),
            Err(bad) => return Err(format!("{bad} before {what:?}: {heard}")),
        }
    }
    Ok(())
}

/// Numbers that look like chance and are the same in every run.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Below `end`.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end.max(1)
    }

    /// How long a client stays before it hangs up.
    pub(crate) fn patience(&mut self, most: u64) -> Duration {
        Duration::from_micros(self.below(most))
    }
}
