//! A server on a port of its own, and browsers that speak to it over real sockets.
#![allow(dead_code, reason = "not every test does everything")]

pub(crate) mod moments;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use server::{Config, Server};
use tokio::sync::oneshot;

/// A server on a port of its own.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Running {
    pub(crate) fn start(folder: &Path) -> Running {
        let (tell, told) = std::sync::mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let config = Config {
            bind: "127.0.0.1:0".parse().unwrap(),
            data: folder.to_owned(),
            base_url: None,
            tables: None,
        };
        let thread = thread::spawn(move || {
            tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(async {
                let server = Server::open(&config).await.unwrap();
                tell.send(server.address().unwrap()).unwrap();
                // Dropped at once when told: no goodbye, as when somebody pulls the plug.
                tokio::select! { _ = server.run(std::future::pending()) => {}, _ = stopped => {} }
            });
        });
        Running {
            address: told.recv_timeout(Duration::from_secs(20)).unwrap(),
            stop: Some(stop),
            thread: Some(thread),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        let _ = self.thread.take().map(thread::JoinHandle::join);
    }
}

/// A browser with one cookie.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

pub(crate) struct Page {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Page {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")))
    }

    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        let rest = self.body.split(&format!(" {name}=\"")).nth(1)?;
        rest.split('"').next().map(str::to_owned)
    }

    pub(crate) fn ply(&self) -> usize {
        self.attribute("data-ply").unwrap().parse().unwrap()
    }

    pub(crate) fn offers(&self) -> usize {
        self.body.matches("class=\"offer\"").count()
    }
}

impl Browser {
    pub(crate) fn new(server: &Running) -> Browser {
        Browser { address: server.address, cookie: None }
    }

    pub(crate) fn send(&mut self, method: &str, path: &str, body: &str, extra: &str) -> Page {
        self.send_as(method, path, body, "application/x-www-form-urlencoded", extra)
    }

    pub(crate) fn send_as(&mut self, method: &str, path: &str, body: &str, kind: &str, extra: &str) -> Page {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{cookie}{extra}\
             Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}",
            self.address
        );
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let page = Page { status, head: head.to_lowercase(), body: body.to_owned() };
        for set in page.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            let (pair, name) = (set.split(';').next().unwrap(), set.split('=').next().unwrap());
            let kept = self.cookie.iter().flat_map(|cookies| cookies.split("; "));
            let others = kept.filter(|own| own.split('=').next() != Some(name)).map(str::to_owned);
            self.cookie = Some(others.chain([pair.to_owned()]).collect::<Vec<_>>().join("; "));
        }
        page
    }

    pub(crate) fn get(&mut self, path: &str) -> Page {
        self.send("GET", path, "", "")
    }

    /// Posts as a browser does, and follows where it leads.
    pub(crate) fn post(&mut self, path: &str, body: &str) -> Page {
        let page = self.send("POST", path, body, &format!("Origin: http://{}\r\n", self.address));
        match page.header("location").map(str::to_owned) {
            Some(to) if page.status == 303 => self.get(&to),
            Some(_) | None => page,
        }
    }

    pub(crate) fn pick(&mut self, table: &str, page: &Page, number: usize) -> Page {
        self.post(&format!("/t/{table}/pick"), &format!("ply={}&pick={number}", page.ply()))
    }
}

pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("tables-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

pub(crate) fn open(browser: &mut Browser, form: &str) -> (String, Page) {
    browser.get("/");
    let page = browser.post("/new", form);
    (page.attribute("data-id").unwrap(), page)
}

/// Plays on, always the last offer, until `enough` says so.
pub(crate) fn play_until(
    browser: &mut Browser,
    table: &str,
    mut page: Page,
    enough: impl Fn(&Page) -> bool,
) -> Page {
    for _ in 0..2_000 {
        if enough(&page) {
            return page;
        }
        page = if page.offers() > 0 {
            let last = page.offers() - 1;
            browser.pick(table, &page, last)
        } else {
            browser.post(&format!("/t/{table}/turn"), "do=end")
        };
        assert_eq!(page.status, 200, "{}", page.body);
    }
    panic!("the game does not end");
}

pub(crate) fn is_over(page: &Page) -> bool {
    page.body.contains("/rematch\"")
}
