//! A server on a port of its own, and browsers that speak to it over real sockets.
#![allow(dead_code, reason = "not every test does everything")]

pub(crate) mod moments;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use server::{Clock, Config, Server, Uploads};
use tokio::sync::oneshot;

/// A server on a port of its own.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) clock: Clock,
    /// Where its numbers are.
    pub(crate) metrics: SocketAddr,
    stop: Option<oneshot::Sender<Stop>>,
    thread: Option<thread::JoinHandle<()>>,
}

/// How a server ends.
enum Stop {
    /// Told to, as by a signal.
    Told,
    /// Dropped at once: no goodbye, as when somebody pulls the plug.
    Dropped,
}

impl Running {
    pub(crate) fn start(folder: &Path) -> Running {
        Running::with(folder, |_| {})
    }

    /// With another configuration than usual.
    pub(crate) fn with(folder: &Path, change: impl FnOnce(&mut Config)) -> Running {
        let (tell, told) = std::sync::mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let anywhere = "127.0.0.1:0".parse().unwrap();
        let mut config = Config {
            metrics_bind: Some(anywhere),
            uploads: Uploads::All,
            ..Config::new(anywhere, folder.to_owned())
        };
        // Tests click faster than people.
        config.limits.posts_per_second = 100_000.try_into().unwrap();
        change(&mut config);
        let clock = config.clock.clone();
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let server = Server::open(&config).await.unwrap();
                tell.send((server.address().unwrap(), server.metrics_address().unwrap())).unwrap();
                let (end, ends) = oneshot::channel::<()>();
                let mut run = std::pin::pin!(server.run(async { drop(ends.await) }));
                tokio::select! {
                    _ = &mut run => {}
                    how = stopped => if let Ok(Stop::Told) = how {
                        drop(end);
                        run.await.unwrap();
                    }
                }
            });
        });
        let (address, metrics) = told.recv_timeout(Duration::from_secs(20)).unwrap();
        Running { address, clock, metrics, stop: Some(stop), thread: Some(thread) }
    }

    /// Tells it to end and waits until it has; how long that took.
    pub(crate) fn end(mut self) -> Duration {
        let began = Instant::now();
        let _ = self.stop.take().map(|stop| stop.send(Stop::Told));
        let _ = self.thread.take().map(thread::JoinHandle::join);
        began.elapsed()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(Stop::Dropped));
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
    /// How many bytes of body came over the wire.
    pub(crate) length: usize,
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
        let length =
            answer.len() - answer.windows(4).position(|end| end == b"\r\n\r\n").map_or(0, |at| at + 4);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let page = Page { status, head: head.to_lowercase(), body: body.to_owned(), length };
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

/// The part of an address after the host.
pub(crate) fn path_of(link: &str) -> String {
    format!("/{}", link.splitn(4, '/').nth(3).unwrap())
}

/// The first link of this kind on a page.
pub(crate) fn link(page: &Page, kind: &str) -> Option<String> {
    let links = page.body.split("value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    links.into_iter().find(|value| value.starts_with("http://") && value.contains(kind)).map(path_of)
}

/// A table of so many people, all of whom sit; the first has opened it.
pub(crate) fn people<const N: usize>(server: &Running, form: &str) -> (String, [Browser; N]) {
    let mut all = [(); N].map(|()| Browser::new(server));
    let (table, mut page) = open(&mut all[0], &format!("{form}&seats={N}&bots=0&name=P0"));
    for idx in 1..N {
        let invitation = link(&page, "/join/").unwrap();
        let sat = all[idx].post(&invitation, &format!("name=P{idx}"));
        assert_eq!(sat.status, 200, "{}", sat.body);
        page = all[0].get(&format!("/t/{table}"));
    }
    (table, all)
}

pub(crate) fn is_over(page: &Page) -> bool {
    page.body.contains("/rematch\"")
}
