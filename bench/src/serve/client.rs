//! A browser as far as a benchmark needs one: HTTP/1.1 with keep-alive, forms, cookies, server-sent events.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

use crate::{Result, bad};

/// Posts from one address: fewer than the server's limit for one client, so that it is never met.
const POSTS_PER_ADDRESS: u32 = 250;

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: Option<String>,
    /// The cookie to send from now on, `name=value`.
    pub(crate) cookie: Option<String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> Result<&str> {
        Ok(std::str::from_utf8(&self.body)?)
    }

    /// The answer, if its status is the one that was hoped for.
    pub(crate) fn expect(self, status: u16) -> Result<Answer> {
        if self.status == status {
            return Ok(self);
        }
        let body: String = String::from_utf8_lossy(&self.body).chars().take(200).collect();
        Err(bad(format!("expected status {status}, not {}: {body}", self.status)))
    }
}

/// One connection that is opened when needed and kept.
///
/// The server limits how much one address may post. Every client comes from a loopback address of its own and moves
/// on to a fresh one before the limit is met: many people, not one who floods.
pub(crate) struct Client {
    server: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
    posts: u32,
}

impl Client {
    pub(crate) fn new(server: SocketAddr) -> Client {
        Client { server, stream: None, posts: 0 }
    }

    /// Gets a page; an empty cookie is none.
    pub(crate) async fn get(&mut self, path: &str, cookie: &str) -> Result<Answer> {
        self.send(&self.request("GET", path, cookie, "")).await
    }

    /// Posts a form; where it leads is not followed.
    pub(crate) async fn post(&mut self, path: &str, cookie: &str, form: &str) -> Result<Answer> {
        if self.posts == POSTS_PER_ADDRESS {
            self.stream = None;
        }
        let rest = format!(
            "Origin: http://{}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n",
            self.server,
            form.len()
        );
        let request = self.request("POST", path, cookie, &rest) + form;
        let answer = self.send(&request).await?;
        self.posts += 1;
        Ok(answer)
    }

    /// Listens to a stream of events from now on.
    pub(crate) async fn listen(mut self, path: &str) -> Result<Events> {
        let mut stream = self.connect().await?;
        stream.get_mut().write_all(self.request("GET", path, "", "").as_bytes()).await?;
        let head = Head::read(&mut stream).await?.ok_or_else(|| bad("the stream was closed"))?;
        if head.status != 200 || !head.chunked {
            return Err(bad(format!("no stream of events at {path}: status {}", head.status)));
        }
        Ok(Events { stream, heard: Vec::new() })
    }

    fn request(&self, method: &str, path: &str, cookie: &str, rest: &str) -> String {
        let (before, after) = if cookie.is_empty() { ("", "") } else { ("Cookie: ", "\r\n") };
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nAccept-Language: en\r\n{before}{cookie}{after}{rest}\r\n",
            self.server
        )
    }

    async fn send(&mut self, request: &str) -> Result<Answer> {
        let kept = self.stream.is_some();
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => self.connect().await?,
        };
        let mut answer = exchange(&mut stream, request).await;
        // A kept connection may have been closed by the server before it saw the request.
        if kept && matches!(answer, Ok(None)) {
            stream = self.connect().await?;
            answer = exchange(&mut stream, request).await;
        }
        self.stream = Some(stream);
        answer?.ok_or_else(|| bad("the server closed the connection instead of answering"))
    }

    async fn connect(&mut self) -> Result<BufReader<TcpStream>> {
        self.posts = 0;
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(fresh_address(), 0))?;
        let stream = socket.connect(self.server).await?;
        stream.set_nodelay(true)?;
        Ok(BufReader::new(stream))
    }
}

/// A loopback address nobody has used yet: Linux lets anybody be all of 127.0.0.0/8.
fn fresh_address() -> IpAddr {
    static NEXT: AtomicU32 = AtomicU32::new(0x7f01_0001);
    IpAddr::V4(Ipv4Addr::from_bits(NEXT.fetch_add(1, Ordering::Relaxed)))
}

async fn exchange(stream: &mut BufReader<TcpStream>, request: &str) -> Result<Option<Answer>> {
    if stream.get_mut().write_all(request.as_bytes()).await.is_err() {
        return Ok(None);
    }
    let Some(head) = Head::read(stream).await? else { return Ok(None) };
    let mut body = Vec::new();
    if head.chunked {
        while read_chunk(stream, &mut body).await? {}
    } else {
        body.resize(head.length, 0);
        stream.read_exact(&mut body).await?;
    }
    Ok(Some(Answer { status: head.status, location: head.location, cookie: head.cookie, body }))
}

/// What stands above the body.
#[derive(Default)]
struct Head {
    status: u16,
    length: usize,
    chunked: bool,
    location: Option<String>,
    cookie: Option<String>,
}

impl Head {
    /// Nothing if the connection was closed before the first byte.
    async fn read(stream: &mut BufReader<TcpStream>) -> Result<Option<Head>> {
        let mut head = Head::default();
        let mut line = String::new();
        match stream.read_line(&mut line).await {
            Ok(0) | Err(_) => return Ok(None),
            Ok(_) => {}
        }
        head.status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        loop {
            line.clear();
            stream.read_line(&mut line).await?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { return Ok(Some(head)) };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => head.length = value.parse()?,
                "transfer-encoding" => head.chunked = value.eq_ignore_ascii_case("chunked"),
                "location" => head.location = Some(value.to_owned()),
                "set-cookie" => head.cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
    }
}

/// Reads one chunk; false after the last.
async fn read_chunk(stream: &mut BufReader<TcpStream>, body: &mut Vec<u8>) -> Result<bool> {
    let mut line = String::new();
    if stream.read_line(&mut line).await? == 0 {
        return Err(bad("the server closed the connection in the middle of an answer"));
    }
    let size = usize::from_str_radix(line.trim_end(), 16)?;
    let start = body.len();
    // The chunk and the line end after it.
    body.resize(start + size + 2, 0);
    stream.read_exact(&mut body[start..]).await?;
    body.truncate(start + size);
    Ok(size > 0)
}

/// A stream of events.
pub(crate) struct Events {
    stream: BufReader<TcpStream>,
    heard: Vec<u8>,
}

impl Events {
    /// Waits for the next event that carries data.
    pub(crate) async fn next(&mut self) -> Result<()> {
        loop {
            if let Some(end) = self.heard.windows(2).position(|bytes| bytes == b"\n\n") {
                let is_data = self.heard.starts_with(b"data:") || contains(&self.heard[..end], b"\ndata:");
                self.heard.drain(..end + 2);
                if is_data {
                    return Ok(());
                }
            } else if !read_chunk(&mut self.stream, &mut self.heard).await? {
                return Err(bad("the stream of events has ended"));
            }
        }
    }
}

fn contains(text: &[u8], part: &[u8]) -> bool {
    text.windows(part.len()).any(|window| window == part)
}
