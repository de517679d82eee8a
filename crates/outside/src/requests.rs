//! Whatever is sent to the server: addresses, headers, forms, uploads. An input is a row of requests, written almost
//! as HTTP writes them, with a line `===` between two. They go through the real router, to a server with a table that
//! is open, one that is begun and one that is over; `{open}`, `{begun}`, `{over}`, `{invite}`, `{me}` and
//! `{passport}` stand for what nobody can guess.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

use server::fuzzing::{Answer, House};
use shelf::Key;

use crate::golden;

/// So many inputs go to one server, which remembers those before.
const INPUTS: usize = 500;

/// So many requests of one input are sent.
const MOST: usize = 20;

const FORM: (&str, &[u8]) = ("content-type", b"application/x-www-form-urlencoded");

/// Sends some requests.
///
/// # Panics
/// If something is wrong with us.
pub fn check(bytes: &[u8]) {
    thread_local! {
        static SITE: RefCell<Option<Site>> = const { RefCell::new(None) };
    }
    SITE.with_borrow_mut(|site| {
        if site.as_ref().is_none_or(|site| site.inputs == INPUTS) {
            // One after the other.
            *site = None;
            *site = Some(Site::open());
        }
        let site = site.as_mut().expect("there is one now");
        site.inputs += 1;
        for request in split(bytes, b"\n===\n").take(MOST) {
            site.send(request);
        }
    });
}

/// A server, and what its visitors know.
struct Site {
    house: House,
    folder: PathBuf,
    secrets: Vec<(&'static str, String)>,
    inputs: usize,
}

impl Site {
    fn open() -> Site {
        static OPENED: AtomicUsize = AtomicUsize::new(0);
        let number = OPENED.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("hanlin-outside-{}-{number}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        let house = House::open(&folder).expect("a server without sockets opens");
        let mut site = Site { house, folder, secrets: Vec::new(), inputs: 0 };
        let begun = site.new_table(&form(0, "seats=3&bots=2&level=1&name=Anna"), &[]);
        let cookie =
            begun.header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let cookie = cookie.expect("whoever opens a table gets a cookie");
        let me: [(&str, &[u8]); 1] = [("cookie", cookie.as_bytes())];
        let open = site.new_table(&form(1, "seats=4&bots=1&level=1&name=%D7%93"), &me);
        let (begun, open) = (table(&begun), table(&open));
        let page = site.get(&format!("/t/{open}"), &me);
        let invite = word_after(&page, "/join/");
        let mut headers = vec![("content-type", &b"multipart/form-data; boundary=X"[..])];
        headers.extend(me);
        let over = site.house.ask(("POST", "/look"), &headers, &upload("file", "a.game", &short_record()));
        let over = table(&over.expect("this is HTTP"));
        let passport = site.house.ask(("POST", "/me/passport"), &me, b"").expect("this is HTTP");
        let passport = word_after(&String::from_utf8_lossy(&passport.body), "/passport/");
        site.secrets = vec![
            ("{open}", open),
            ("{begun}", begun),
            ("{over}", over),
            ("{invite}", invite),
            ("{me}", cookie),
            ("{passport}", passport),
        ];
        site
    }

    fn new_table(&mut self, form: &str, headers: &[(&str, &[u8])]) -> Answer {
        let headers: Vec<_> = headers.iter().copied().chain([FORM]).collect();
        self.house.ask(("POST", "/new"), &headers, form.as_bytes()).expect("this is HTTP")
    }

    fn get(&mut self, address: &str, headers: &[(&str, &[u8])]) -> String {
        let answer = self.house.ask(("GET", address), headers, b"").expect("this is HTTP");
        String::from_utf8(answer.body).expect("a page is a text")
    }

    /// Sends one request and looks at the answer.
    fn send(&mut self, request: &[u8]) {
        let mut request = request.to_vec();
        for (name, secret) in &self.secrets {
            let parts: Vec<&[u8]> = split(&request, name.as_bytes()).collect();
            request = parts.join(secret.as_bytes());
        }
        let end = position(&request, b"\n\n").unwrap_or(request.len());
        let (head, body) = (&request[..end], request.get(end + 2..).unwrap_or_default());
        let mut lines = head.split(|&byte| byte == b'\n');
        let Some(Ok(first)) = lines.next().map(std::str::from_utf8) else { return };
        let Some((method, address)) = first.split_once(' ') else { return };
        // Thinking takes its time, whatever it is about.
        let path = address.split('?').next().unwrap_or_default();
        if path.ends_with("/hint") || path.ends_with("/review") {
            return;
        }
        let header = |line: &'_ [u8]| {
            let colon = line.iter().position(|&byte| byte == b':')?;
            let name = std::str::from_utf8(&line[..colon]).ok()?.to_owned();
            Some((name, line[colon + 1..].trim_ascii().to_vec()))
        };
        let headers: Vec<(String, Vec<u8>)> = lines.filter_map(header).collect();
        let headers: Vec<(&str, &[u8])> =
            headers.iter().map(|(name, value)| (name.as_str(), value.as_slice())).collect();
        if let Some(answer) = self.house.ask((method, address), &headers, body) {
            is_answer(method, &answer);
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn is_answer(method: &str, answer: &Answer) {
    const METHOD_NOT_ALLOWED: u16 = 405;
    let body = String::from_utf8_lossy(&answer.body);
    assert!(answer.status < 500, "a mistake of ours: {} {body}", answer.status);
    // HTTP has no words where nobody reads them.
    let is_silent = method == "HEAD" || answer.status == METHOD_NOT_ALLOWED;
    let is_plain = answer.header("content-encoding").is_none();
    if answer.status >= 400 && !is_silent && is_plain {
        assert!(body.trim().contains(' '), "{} is refused without a word: {body:?}", answer.status);
    }
    if let Some(to) = answer.header("location") {
        let own = to.starts_with('/') && !to.starts_with("//") && !to.contains('\\');
        assert!(own, "nobody is led elsewhere: {to}");
    }
}

fn table(answer: &Answer) -> String {
    let to = answer.header("location").unwrap_or_default();
    to.split('/').nth(2).expect("whoever opens a table is led there").to_owned()
}

fn word_after(page: &str, sign: &str) -> String {
    let rest = page.split(sign).nth(1).expect("the page has such a link");
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

fn position(bytes: &[u8], sign: &[u8]) -> Option<usize> {
    bytes.windows(sign.len()).position(|part| part == sign)
}

fn split<'a>(mut bytes: &'a [u8], sign: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
    let mut is_over = false;
    std::iter::from_fn(move || {
        if is_over {
            return None;
        }
        let Some(at) = position(bytes, sign) else {
            is_over = true;
            return Some(bytes);
        };
        let part = &bytes[..at];
        bytes = &bytes[at + sign.len()..];
        Some(part)
    })
}

fn upload(name: &str, file: &str, text: &str) -> Vec<u8> {
    let disposition = format!("Content-Disposition: form-data; name=\"{name}\"; filename=\"{file}\"");
    format!("--X\r\n{disposition}\r\nContent-Type: text/plain\r\n\r\n{text}\r\n--X--\r\n").into_bytes()
}

/// A form that opens a table of the game with this number on the shelf.
fn form(number: usize, rest: &str) -> String {
    let keys: Vec<Key> = Key::on_shelf().collect();
    format!("game={}&{rest}", keys[number % keys.len()])
}

/// A game somebody may look at, at its twentieth choice.
fn short_record() -> String {
    let (_, record) = golden().pop().expect("there are some");
    let mut game = shelf::open(&record).expect("golden games can be read");
    game.go_back(20);
    game.record(tabletop::record::Digests::Last)
}

/// Every form of every page, and the pages.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds: Vec<Vec<u8>> = Vec::new();
    let new = [
        "seats=5&bots=all&level=5&name=&edition=2017",
        "seats=3&bots=none&level=novice&hints=&grace=&lost=",
        "seats=2&bots=1&level=3&name=Anna&hints=on&grace=3&lost=24&difficulty=high",
    ];
    let new: Vec<String> = new.into_iter().zip(0..).map(|(rest, number)| form(number, rest)).collect();
    let forms = [
        ("/language", "lang=hu&back=%2Ft%2F{begun}"),
        ("/t/{open}/join/{invite}", "name=B%C3%A9la"),
        ("/t/{open}/bot", "seat=1&level=4"),
        ("/t/{open}/here", "seat=2&name=Zo%C3%A9"),
        ("/t/{open}/give", "seat=2"),
        ("/t/{begun}/curtain", "seat=0"),
        ("/t/{begun}/prefer", "asks=on&name=Anna+Maria"),
        ("/t/{begun}/stand-in", "seat=0"),
        ("/t/{begun}/back", "seat=0"),
        ("/t/{begun}/lost", "seat=1"),
        ("/t/{begun}/chat", "text=Hello%21+%E2%80%AE"),
        ("/t/{begun}/pick", "ply=0&pick=1"),
        ("/t/{begun}/pick", "ply=2&pick=0"),
        ("/t/{begun}/turn", "do=end"),
        ("/t/{begun}/turn", "do=undo"),
        ("/t/{begun}/turn", "do=ask"),
        ("/t/{begun}/turn", "do=reset"),
        ("/t/{begun}/rematch", ""),
        ("/t/{over}/branch", "at=3&seat=1"),
        ("/me/out", "device=0123456789abcdef"),
        ("/me/later", "back=%2Fme"),
        ("/passport/{passport}", "how=join"),
    ];
    let head = "origin: http://hanlin.test\ncookie: {me}\naccept: text/html\ncontent-type: application/x-www-form-urlencoded";
    let post = |(path, form): (&str, &str)| format!("POST {path}\n{head}\n\n{form}").into_bytes();
    seeds.extend(new.iter().map(|form| post(("/new", form))));
    seeds.extend(forms.map(post));
    let pages = [
        "/",
        "/me",
        "/t/{begun}",
        "/t/{begun}/story",
        "/t/{open}",
        "/t/{over}",
        "/t/{over}/replay?at=7",
        "/t/{over}/record",
        "/t/{begun}/live",
        "/live?t={begun}&t={over}",
        "/rules/GG-SET-1",
        "/health",
        "/ready",
        "/t/{open}/join/{invite}",
        "/passport/{passport}",
        "/assets/table.css",
        "/style.css",
    ];
    let more = "cookie: {me}; lang=ru; seat=1\naccept-language: fr;q=0.5, hu\nx-forwarded-for: 10.0.0.1, ::1\nif-none-match: \"x\"";
    let get = |page: &str| format!("GET {page}\n{more}\n\n").into_bytes();
    seeds.extend(pages.map(get));
    for key in Key::on_shelf() {
        seeds.extend([format!("/guide/{key}"), format!("/rules/{key}")].iter().map(|page| get(page)));
    }
    let correctable = Key::on_shelf().find(|key| !key.printed().is_empty()).expect("there is one");
    seeds.push(get(&format!("/tables/{correctable}/built-in")));
    let (name, text) = correctable.printed().pop().expect("it has tables");
    let multipart = "cookie: {me}\ncontent-type: multipart/form-data; boundary=X";
    let tables = format!("/tables/{correctable}");
    for (path, file, text) in
        [("/look", "a.game", short_record()), (tables.as_str(), name, text.replace('1', "2"))]
    {
        let mut request = format!("POST {path}\n{multipart}\n\n").into_bytes();
        request.extend(upload("file", file, &text));
        seeds.push(request);
    }
    let turn: Vec<Vec<u8>> = seeds.iter().skip(13).take(5).cloned().collect();
    seeds.push(turn.join(&b"\n===\n"[..]));
    seeds
}
