//! Bytes on a socket, a browser that sends them, chance that can be repeated. Nothing leaves this machine.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread::sleep;
use std::time::Duration;

/// What a server answered.
#[derive(Clone, Debug, Default)]
pub(super) struct Answer {
    /// 0 if there was no answer.
    pub(super) status: u16,
    head: String,
    pub(super) body: String,
    /// Whether all of it was heard.
    pub(super) whole: bool,
}

/// How long anybody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

pub(super) fn connect(to: SocketAddr) -> Option<TcpStream> {
    let stream = TcpStream::connect_timeout(&to, Duration::from_secs(5)).ok()?;
    stream.set_nodelay(true).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    Some(stream)
}

/// Sends a request and hears until the server closes.
fn ask(to: SocketAddr, request: &[u8]) -> Answer {
    let mut heard = Vec::new();
    let mut closed = false;
    if let Some(mut stream) = connect(to) {
        // Whoever refuses to hear all of it may still have answered.
        let _ = stream.write_all(request);
        closed = stream.read_to_end(&mut heard).is_ok();
    }
    Answer::of(&heard, closed)
}

impl Answer {
    fn of(bytes: &[u8], closed: bool) -> Answer {
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else {
            return Answer::default();
        };
        let (head, rest) = (String::from_utf8_lossy(&bytes[..end]).into_owned(), &bytes[end + 4..]);
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let mut answer = Answer { status, head, body: String::new(), whole: closed };
        let chunked = answer.headers("transfer-encoding").any(|how| how.contains("chunked"));
        let length = answer.headers("content-length").next().and_then(|length| length.parse::<usize>().ok());
        let body = match (chunked, length) {
            (true, _) => {
                let (body, whole) = without_chunks(rest);
                answer.whole = whole;
                body
            }
            (false, Some(length)) => {
                answer.whole = rest.len() >= length;
                rest.to_vec()
            }
            (false, None) => rest.to_vec(),
        };
        answer.body = String::from_utf8_lossy(&body).into_owned();
        answer
    }

    pub(super) fn headers<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let pairs = self.head.lines().skip(1).filter_map(|line| line.split_once(':'));
        pairs.filter(move |(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    /// Where it leads, as a path.
    pub(super) fn location(&self) -> Option<String> {
        self.headers("location").next().map(path_of)
    }

    /// What was asked for is done; the page that shows it is elsewhere.
    pub(super) fn is_done(&self) -> bool {
        self.status == 303
    }

    /// A page, all of it.
    pub(super) fn is_page(&self) -> bool {
        self.status == 200 && self.whole
    }
}

fn without_chunks(mut rest: &[u8]) -> (Vec<u8>, bool) {
    let mut bytes = Vec::new();
    while let Some(line) = rest.windows(2).position(|two| two == b"\r\n") {
        let size = String::from_utf8_lossy(&rest[..line]).into_owned();
        let size = size.split(';').next().and_then(|size| usize::from_str_radix(size.trim(), 16).ok());
        let from = line + 2;
        match size {
            Some(0) => return (bytes, true),
            Some(size) if from + size <= rest.len() => {
                bytes.extend_from_slice(&rest[from..from + size]);
                rest = rest.get(from + size + 2..).unwrap_or_default();
            }
            Some(_) | None => break,
        }
    }
    (bytes, false)
}

/// The part of an address after the host.
pub(super) fn path_of(link: &str) -> String {
    match link.split_once("://") {
        Some((_, rest)) => format!("/{}", rest.split_once('/').map_or("", |(_, path)| path)),
        None => link.to_owned(),
    }
}

/// Somebody's browser. The server is told that each comes from another address, as a proxy would tell it.
#[derive(Clone)]
pub(super) struct Browser {
    pub(super) to: SocketAddr,
    from: String,
    cookies: BTreeMap<String, String>,
}

impl Browser {
    pub(super) fn new(to: SocketAddr, number: u32) -> Browser {
        let [_, a, b, c] = number.to_be_bytes();
        Browser { to, from: format!("10.{a}.{b}.{c}"), cookies: BTreeMap::new() }
    }

    /// The bytes of a request as this browser makes it.
    pub(super) fn request(&self, path: &str, form: Option<&str>) -> Vec<u8> {
        let Browser { to, from, cookies } = self;
        let pairs: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let method = if form.is_some() { "POST" } else { "GET" };
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nAccept-Language: en\r\nX-Forwarded-For: {from}\r\n"
        );
        if !pairs.is_empty() {
            request += &format!("Cookie: {}\r\n", pairs.join("; "));
        }
        if let Some(form) = form {
            let length = form.len();
            request += &format!(
                "Origin: http://{to}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n"
            );
        }
        format!("{request}\r\n{}", form.unwrap_or_default()).into_bytes()
    }

    fn send(&mut self, path: &str, form: Option<&str>) -> Answer {
        let answer = ask(self.to, &self.request(path, form));
        for set in answer.headers("set-cookie") {
            let pair = set.split(';').next().and_then(|pair| pair.trim().split_once('='));
            if let Some((name, value)) = pair {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }

    pub(super) fn get(&mut self, path: &str) -> Answer {
        self.send(path, None)
    }

    /// Posts without following.
    pub(super) fn post(&mut self, path: &str, form: &str) -> Answer {
        self.send(path, Some(form))
    }

    /// Posts and hangs up after a while, whatever the server does.
    pub(super) fn hang_up(&self, path: &str, form: &str, after: Duration) {
        if let Some(mut stream) = connect(self.to) {
            let _ = stream.write_all(&self.request(path, Some(form)));
            sleep(after);
        }
    }

    /// Whether the server knows it again.
    pub(super) fn is_known(&self) -> bool {
        self.cookies.keys().any(|name| name.contains("device"))
    }
}

/// Numbers that look like chance and are the same for the same seed.
#[derive(Clone)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64, who: u64) -> Dice {
        let mixed = (seed ^ who.rotate_left(32))
            .wrapping_add(who.wrapping_add(1))
            .wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut dice = Dice(mixed | 1);
        for _ in 0..8 {
            dice.below(2);
        }
        dice
    }

    /// Below `end`.
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let wide = (self.0 >> 11) % u64::try_from(end.max(1)).unwrap_or(1);
        usize::try_from(wide).unwrap_or(0)
    }

    /// So often in a thousand.
    pub(super) fn happens(&mut self, in_thousand: usize) -> bool {
        self.below(1000) < in_thousand
    }

    pub(super) fn millis(&mut self, most: usize) -> Duration {
        Duration::from_micros(self.below(most * 1000) as u64)
    }

    pub(super) fn byte(&mut self) -> u8 {
        u8::try_from(self.below(256)).unwrap_or(0)
    }
}
