//! Real sockets, a real database: what browsers do and what they must not.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use server::{Config, Server};
use tokio::sync::oneshot;

/// A server on a port of its own.
struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Running {
    fn start(folder: &Path) -> Running {
        let (tell, told) = std::sync::mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let config = Config { bind: "127.0.0.1:0".parse().unwrap(), data: folder.to_owned(), base_url: None };
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
struct Browser {
    address: SocketAddr,
    cookie: Option<String>,
}

struct Page {
    status: u16,
    head: String,
    body: String,
}

impl Page {
    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")))
    }

    fn attribute(&self, name: &str) -> Option<String> {
        let rest = self.body.split(&format!(" {name}=\"")).nth(1)?;
        rest.split('"').next().map(str::to_owned)
    }

    fn ply(&self) -> usize {
        self.attribute("data-ply").unwrap().parse().unwrap()
    }

    fn offers(&self) -> usize {
        self.body.matches("class=\"offer\"").count()
    }
}

impl Browser {
    fn new(server: &Running) -> Browser {
        Browser { address: server.address, cookie: None }
    }

    fn send(&mut self, method: &str, path: &str, body: &str, extra: &str) -> Page {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{cookie}{extra}\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}",
            self.address
        );
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let page = Page { status, head: head.to_lowercase(), body: body.to_owned() };
        if let Some(set) = page.header("set-cookie").filter(|set| set.starts_with("hanlin=")) {
            self.cookie = Some(set.split(';').next().unwrap().to_owned());
        }
        page
    }

    fn get(&mut self, path: &str) -> Page {
        self.send("GET", path, "", "")
    }

    /// Posts as a browser does, and follows where it leads.
    fn post(&mut self, path: &str, body: &str) -> Page {
        let page = self.send("POST", path, body, &format!("Origin: http://{}\r\n", self.address));
        match page.header("location").map(str::to_owned) {
            Some(to) if page.status == 303 => self.get(&to),
            Some(_) | None => page,
        }
    }

    fn pick(&mut self, table: &str, page: &Page, number: usize) -> Page {
        self.post(&format!("/t/{table}/pick"), &format!("ply={}&pick={number}", page.ply()))
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("tables-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn open(browser: &mut Browser, form: &str) -> (String, Page) {
    browser.get("/");
    let page = browser.post("/new", form);
    (page.attribute("data-id").unwrap(), page)
}

/// Plays on, always the last offer, until `enough` says so.
fn play_until(browser: &mut Browser, table: &str, mut page: Page, enough: impl Fn(&Page) -> bool) -> Page {
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

fn is_over(page: &Page) -> bool {
    page.body.contains("/rematch\"")
}

#[test]
fn a_game_against_bots_is_played_to_its_end() {
    let folder = folder("end");
    let server = Running::start(&folder);
    let mut browser = Browser::new(&server);
    let (table, page) = open(&mut browser, "game=dragon&seats=3&bots=all");
    assert_eq!(
        browser.get(&format!("/t/{table}/record")).status,
        403,
        "the seed is a secret while the game runs"
    );
    let page = play_until(&mut browser, &table, page, is_over);
    assert!(page.body.contains("class=\"standing\""));
    let record = browser.get(&format!("/t/{table}/record"));
    assert!(record.body.starts_with("hanlin 1\ngame dragon\n"), "{}", record.body);
    assert!(shelf::open(&record.body).is_ok());
    let replay = browser.get(&format!("/t/{table}/replay?at=17"));
    assert!(replay.body.contains("value=\"17\"") && replay.body.contains("/branch\""), "{}", replay.body);
    let branch = browser.post(&format!("/t/{table}/branch"), "at=17&seat=1");
    assert!(branch.ply() >= 17 && branch.attribute("data-id") != Some(table.clone()));
    assert_eq!(browser.post(&format!("/t/{table}/branch"), "at=99999&seat=1").status, 400);
    let again = browser.post(&format!("/t/{table}/rematch"), "");
    assert_eq!(again.status, 200);
    assert_ne!(again.attribute("data-id"), Some(table));
    drop(server);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    assert_eq!(runtime.block_on(server::verify(&folder)).unwrap(), (3, vec![]));
    let copy = folder.join("copy.sqlite");
    runtime.block_on(server::backup(&folder, copy.to_str().unwrap())).unwrap();
    assert!(copy.exists());
    assert!(
        runtime.block_on(server::backup(&folder, copy.to_str().unwrap())).unwrap_err().contains("already")
    );
}

#[test]
fn a_friend_sits_down_by_an_invitation_once() {
    let server = Running::start(&folder("friend"));
    let (mut host, mut friend) = (Browser::new(&server), Browser::new(&server));
    let (table, page) = open(&mut host, "game=dragon&seats=2&bots=none&name=Anna&first-seat=0");
    assert_eq!(page.offers(), 0, "nobody plays before all have sat down");
    let link = page.body.split("value=\"http://").nth(1).unwrap().split('"').next().unwrap();
    let path = format!("/{}", link.split_once('/').unwrap().1);
    assert!(
        !friend.get(&format!("/t/{table}")).body.contains("/join/"),
        "only who opened the table sees the link"
    );
    assert_eq!(friend.get(&path).status, 200);
    let seated = friend.post(&path, "name=B%C3%A9la+%3Cscript%3E");
    assert!(seated.body.contains("Béla &lt;script&gt;"), "names are escaped");
    let mut stranger = Browser::new(&server);
    assert_eq!(stranger.post(&path, "name=Eve").status, 404, "an invitation is taken once");
    let page = host.get(&format!("/t/{table}"));
    assert_eq!((page.offers(), friend.get(&format!("/t/{table}")).offers()), (9, 0));
    assert!(friend.post(&format!("/t/{table}/chat"), "text=Hello+%3Cb%3E").body.contains("Hello &lt;b&gt;"));
    assert_eq!(stranger.post(&format!("/t/{table}/chat"), "text=x").status, 403);
}

#[test]
fn a_turn_is_a_draft_until_it_is_ended() {
    let server = Running::start(&folder("draft"));
    let mut browser = Browser::new(&server);
    let (table, page) = open(&mut browser, "game=dragon&seats=2&bots=all&first-seat=0");
    let here = format!("/t/{table}");
    let start = page.ply();
    let page = browser.pick(&table, &page, 3);
    assert_eq!(page.ply(), start + 1);
    assert_eq!(Browser::new(&server).get(&here).ply(), start, "others see what is agreed on");
    let page = browser.post(&format!("{here}/turn"), "do=undo");
    assert_eq!(page.ply(), start);
    let page = browser.pick(&table, &page, 3);
    assert_eq!(browser.pick(&table, &page, 0).ply(), start + 2);
    assert_eq!(browser.post(&format!("{here}/turn"), "do=reset").ply(), start);
    let page = browser.get(&here);
    let page = browser.pick(&table, &page, 3);
    let page = browser.pick(&table, &page, 0);
    let page = browser.pick(&table, &page, 0);
    assert!(page.body.contains("value=\"end\""), "the turn is complete");
    let page = browser.post(&format!("{here}/turn"), "do=end");
    assert!(page.ply() > start + 3, "the bot has drafted");
    let fixed = page.ply();
    assert_eq!(browser.post(&format!("{here}/turn"), "do=undo").ply(), fixed, "what is ended stays");
}

#[test]
fn a_pulled_plug_loses_nothing_that_was_ended() {
    let folder = folder("plug");
    let server = Running::start(&folder);
    let mut browser = Browser::new(&server);
    let (table, page) = open(&mut browser, "game=dragon&seats=4&bots=all");
    let page = play_until(&mut browser, &table, page, |page| page.ply() > 60);
    let agreed = Browser::new(&server).get(&format!("/t/{table}")).ply();
    assert!(agreed <= page.ply());
    drop(server);
    let server = Running::start(&folder);
    browser.address = server.address;
    let page = browser.get(&format!("/t/{table}"));
    assert_eq!(page.ply(), agreed);
    play_until(&mut browser, &table, page, is_over);
}

#[test]
fn stale_forged_and_foreign_picks_change_nothing() {
    let server = Running::start(&folder("forged"));
    let mut browser = Browser::new(&server);
    let (table, page) = open(&mut browser, "game=dragon&seats=2&bots=all&first-seat=0");
    let here = format!("/t/{table}");
    let pick = format!("{here}/pick");
    let ply = page.ply();
    assert_eq!(browser.post(&pick, &format!("ply={ply}&pick=99")).status, 409);
    assert_eq!(
        browser.post(&pick, &format!("ply={}&pick=0", ply + 7)).ply(),
        ply,
        "a stale page gets the fresh table"
    );
    assert_eq!(browser.post(&pick, "ply=x&pick=0").status, 400);
    assert_eq!(browser.post(&pick, "nonsense").status, 400);
    assert_eq!(Browser::new(&server).post(&pick, &format!("ply={ply}&pick=0")).status, 403, "not your seat");
    assert_eq!(browser.send("POST", &pick, "ply=0&pick=0", "Origin: http://elsewhere\r\n").status, 403);
    assert_eq!(browser.post(&pick, &"x".repeat(100_000)).status, 413);
    assert_eq!(browser.get("/t/nowhere").status, 404);
    assert_eq!(browser.post(&format!("{here}/turn"), "do=cheat").status, 400);
    assert_eq!(browser.post("/new", "game=chess&seats=2").status, 400);
    assert_eq!(browser.post("/new", "game=dragon&seats=9").status, 400);
    assert_eq!(browser.get(&here).ply(), ply);
    let twice = browser.pick(&table, &page, 0).ply();
    assert_eq!(browser.pick(&table, &page, 0).ply(), twice, "a doubled click is one choice");
}

#[test]
fn of_twenty_who_choose_at_once_one_wins() {
    let server = Running::start(&folder("twenty"));
    let mut browser = Browser::new(&server);
    let (table, page) = open(&mut browser, "game=dragon&seats=2&bots=all&first-seat=0");
    let ply = page.ply();
    let plies: Vec<usize> = thread::scope(|scope| {
        let all: Vec<_> = (0..20)
            .map(|number| {
                let (mut browser, table, page) = (browser.clone(), &table, &page);
                scope.spawn(move || browser.pick(table, page, number % 9).ply())
            })
            .collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert!(plies.iter().all(|&after| after == ply + 1), "{plies:?}");
}

#[test]
fn pages_speak_the_language_that_was_asked_for_and_keep_strangers_out() {
    let server = Running::start(&folder("language"));
    let mut browser = Browser::new(&server);
    let page = browser.send("GET", "/", "", "Accept-Language: hu-HU,hu;q=0.9\r\n");
    assert!(page.body.contains("<html lang=\"hu\">") && page.body.contains("A sárkány éve"));
    assert!(page.header("content-security-policy").unwrap().contains("script-src 'self'"));
    assert!(page.header("set-cookie").unwrap().contains("httponly; samesite=lax"));
    let answer = browser.send("POST", "/language", "lang=fr&back=//evil", "");
    assert_eq!((answer.header("location"), answer.status), (Some("/"), 303));
    assert!(answer.header("set-cookie").unwrap().starts_with("lang=fr"));
    assert!(browser.get("/metrics").body.contains("hanlin_choices_total 0"));
    for page in ["/table.css", "/live.js", "/icon.svg", "/health", "/rules/dragon"] {
        assert_eq!(browser.get(page).status, 200, "{page}");
    }
    assert_eq!(
        browser.get("/rules/YD-ACT-5").header("location"),
        Some("/rules/dragon#YD-ACT-5".to_lowercase().as_str())
    );
    assert!(browser.get("/rules/dragon").body.contains("id=\"YD-ACT-5\""));
    assert_eq!(browser.get("/rules/YD-XYZ-1").status, 404);
    for inline in [" style=\"", "<script>", " onclick="] {
        assert!(!page.body.contains(inline), "{inline}");
    }
}

#[test]
fn the_stream_tells_of_every_change() {
    let server = Running::start(&folder("stream"));
    let mut browser = Browser::new(&server);
    let (table, _) = open(&mut browser, "game=dragon&seats=2&bots=none&first-seat=0");
    let mut stream = TcpStream::connect(server.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    write!(stream, "GET /t/{table}/live HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut heard = String::new();
    let mut hear_until = |what: &str| {
        let mut buffer = [0; 4096];
        while !heard.contains(what) {
            let read = stream.read(&mut buffer).unwrap();
            assert!(read > 0, "{heard}");
            heard.push_str(&String::from_utf8_lossy(&buffer[..read]));
        }
    };
    hear_until("data: 0");
    browser.post(&format!("/t/{table}/bot"), "seat=1");
    hear_until("data: 1");
}
