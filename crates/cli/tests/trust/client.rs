//! A browser: cookies with names and paths, an address, an origin.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use crate::host::Hanlin;
use crate::wire::{self, Answer};

/// Somebody's browser.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) to: SocketAddr,
    pub(crate) from: Ipv4Addr,
    /// Every request from another address, so that no limit of one address is met.
    pub(crate) roams: bool,
    /// What it believes the server to be called.
    pub(crate) host: String,
    /// What it says its pages are from.
    pub(crate) origin: String,
    /// Further lines of every request.
    pub(crate) extra: String,
    pub(crate) cookies: Vec<Cookie>,
}

/// A name, its value, and where it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cookie {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) path: String,
}

const FORM: &str = "application/x-www-form-urlencoded";

impl Browser {
    /// With an address of its own and no cookie.
    pub(crate) fn new(server: &Hanlin) -> Browser {
        Browser::at(server.address)
    }

    pub(crate) fn at(to: SocketAddr) -> Browser {
        Browser {
            to,
            from: wire::own_address(),
            roams: false,
            host: to.to_string(),
            origin: format!("http://{to}"),
            extra: "Accept-Language: en\r\n".into(),
            cookies: Vec::new(),
        }
    }

    /// One that the server knows because it has opened a table.
    pub(crate) fn known(server: &Hanlin) -> Browser {
        let mut browser = Browser::new(server);
        let opened = browser.post("/new", "game=dragon&seats=2&bots=all&level=novice&name=Somebody");
        assert_eq!(opened.status, 200, "{}", opened.body);
        assert!(!browser.cookies.is_empty(), "whoever opens a table is remembered");
        browser
    }

    /// The server was started again, perhaps elsewhere.
    pub(crate) fn moved(&self, server: &Hanlin) -> Browser {
        Browser { cookies: self.cookies.clone(), ..Browser::new(server) }
    }

    pub(crate) fn keep(&mut self, name: &str, value: &str, path: &str) {
        self.cookies.retain(|own| own.name != name || own.path != path);
        let [name, value, path] = [name, value, path].map(str::to_owned);
        self.cookies.push(Cookie { name, value, path });
    }

    /// The bytes of a request as this browser makes it.
    pub(crate) fn request(&self, method: &str, path: &str, kind: &str, body: &str, extra: &str) -> String {
        let sent = self.cookies.iter().filter(|cookie| path.starts_with(&cookie.path));
        let pairs: Vec<String> = sent.map(|cookie| format!("{}={}", cookie.name, cookie.value)).collect();
        let cookie =
            if pairs.is_empty() { String::new() } else { format!("Cookie: {}\r\n", pairs.join("; ")) };
        let form = match method {
            "POST" => format!("Content-Type: {kind}\r\nContent-Length: {}\r\n", body.len()),
            _ => String::new(),
        };
        let (host, own) = (&self.host, &self.extra);
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{cookie}{own}{extra}{form}\r\n{body}"
        )
    }

    fn next_address(&self) -> Ipv4Addr {
        if self.roams { wire::own_address() } else { self.from }
    }

    /// One request and its answer; cookies are kept.
    pub(crate) fn send(&mut self, method: &str, path: &str, kind: &str, body: &str, extra: &str) -> Answer {
        let request = self.request(method, path, kind, body, extra);
        let answer = wire::ask(self.next_address(), self.to, request.as_bytes());
        for set in answer.headers("set-cookie") {
            let mut parts = set.split(';').map(str::trim);
            let Some((name, value)) = parts.next().and_then(|pair| pair.split_once('=')) else { continue };
            let path = parts.find_map(|part| {
                part.split_once('=').filter(|(key, _)| key.eq_ignore_ascii_case("path")).map(|(_, path)| path)
            });
            self.keep(name, value, path.unwrap_or("/"));
        }
        answer
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, FORM, "", "")
    }

    fn origin_line(&self) -> String {
        format!("Origin: {}\r\n", self.origin)
    }

    /// Posts as a browser does, without following.
    pub(crate) fn submit(&mut self, path: &str, body: &str) -> Answer {
        let origin = self.origin_line();
        self.send("POST", path, FORM, body, &origin)
    }

    /// Posts as a browser does, and follows where it leads.
    pub(crate) fn post(&mut self, path: &str, body: &str) -> Answer {
        let answer = self.submit(path, body);
        self.follow(answer)
    }

    pub(crate) fn follow(&mut self, answer: Answer) -> Answer {
        match answer.header("location").map(path_of) {
            Some(to) if answer.status == 303 => self.get(&to),
            Some(_) | None => answer,
        }
    }

    /// Posts and hangs up.
    pub(crate) fn post_and_go(&self, path: &str, body: &str, after: Duration) {
        let request = self.request("POST", path, FORM, body, &self.origin_line());
        wire::hang_up(self.next_address(), self.to, request.as_bytes(), after);
    }

    /// Uploads one file.
    pub(crate) fn upload(&mut self, path: &str, field: &str, file: &str, text: &str) -> Answer {
        let body = format!(
            "--xx\r\nContent-Disposition: form-data; name=\"{field}\"; filename=\"{file}\"\r\n\
             Content-Type: text/plain\r\n\r\n{text}\r\n--xx--\r\n"
        );
        let origin = self.origin_line();
        self.send("POST", path, "multipart/form-data; boundary=xx", &body, &origin)
    }
}

/// The part of an address after the host.
pub(crate) fn path_of(link: &str) -> String {
    match link.split_once("://") {
        Some((_, rest)) => format!("/{}", rest.split_once('/').map_or("", |(_, path)| path)),
        None => link.to_owned(),
    }
}
