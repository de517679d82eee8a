//! T12: who somebody is behind a proxy, and where we are.

use std::net::Ipv4Addr;

use crate::client::Browser;
use crate::host::{Hanlin, folder};

/// Posts for this client until it is told to slow down, or for long.
fn exhaust(browser: &mut Browser, forwarded: impl Fn(usize) -> String) -> Option<usize> {
    (0..1_500).find(|&number| post(browser, &forwarded(number)) == 429)
}

fn post(browser: &mut Browser, forwarded: &str) -> u16 {
    let line = format!("X-Forwarded-For: {forwarded}\r\n");
    let form = "application/x-www-form-urlencoded";
    browser.send("POST", "/t/nowhere/chat", form, "text=x", &line).status
}

/// Whether this client has nothing left, or no more than it has earned meanwhile.
fn is_limited(browser: &mut Browser, forwarded: &str) -> bool {
    (0..10).any(|_| post(browser, forwarded) == 429)
}

// T12: everybody is one client of the limiter.
#[test]
fn behind_a_trusted_proxy_every_client_has_its_own_limit() {
    let trusted = [("--trusted-proxy", "127.0.0.1"), ("--trusted-proxy", "10.0.0.0/8")];
    let server = Hanlin::start_if_known(&folder("limits"), &trusted);
    let from = |last| Browser { from: Ipv4Addr::new(127, 0, 0, last), ..Browser::new(&server) };
    let (mut proxy, mut stranger) = (from(1), from(9));
    let one = |_| "203.0.113.1".to_owned();
    assert!(exhaust(&mut proxy, one).is_some_and(|posts| posts > 100), "a client has a limit");
    assert_eq!(post(&mut proxy, "203.0.113.2"), 404, "another client of the proxy has its own");
    assert!(is_limited(&mut proxy, "198.51.100.7, 203.0.113.1"), "what a client claims counts nothing");
    assert!(is_limited(&mut proxy, "203.0.113.1, 10.1.2.3"), "a trusted hop is passed over");
    assert_eq!(post(&mut proxy, "203.0.113.1, 203.0.113.3"), 404, "the last foreign hop is the client");
    // IPv6 by the network everybody has at least.
    let six = |number| format!("2001:db8:1:2:{:x}::{:x}", number % 7, number);
    assert!(exhaust(&mut proxy, six).is_some(), "one /64 is one client");
    assert_eq!(post(&mut proxy, "2001:db8:1:3::1"), 404, "another is another");
    // Nobody else may say who they are.
    let posts = exhaust(&mut stranger, |number| format!("203.0.114.{}", number % 250));
    assert!(posts.is_some(), "who is no proxy is believed");
    assert_eq!(post(&mut proxy, "203.0.114.1"), 404, "and others suffer for it");
}

// T12: a proxy that rewrites Host, and https.
#[test]
fn posts_from_the_origin_of_the_base_url_are_accepted_whatever_the_proxy_calls_us() {
    let folder = folder("origin");
    let server = Hanlin::start(&folder, &["--base-url", "https://games.example"]);
    let mut browser = Browser {
        host: "internal:8080".into(),
        origin: "https://games.example".into(),
        ..Browser::new(&server)
    };
    let opened = browser.submit("/new", "game=dragon&seats=2&bots=0&first-seat=0");
    assert_eq!(opened.status, 303, "{}", opened.body);
    let cookies: Vec<&str> = opened.headers("set-cookie").collect();
    assert!(!cookies.is_empty(), "whoever opens a table is remembered");
    for cookie in &cookies {
        let says = |what: &str| cookie.split(';').skip(1).any(|part| part.trim().eq_ignore_ascii_case(what));
        assert!(cookie.starts_with("__Host-"), "{cookie}");
        assert!(says("Secure") && says("Path=/") && says("HttpOnly") && says("SameSite=Lax"), "{cookie}");
        assert!(!cookie.to_lowercase().contains("domain="), "{cookie}");
    }
    let page = browser.follow(opened.clone());
    assert_eq!(page.mine(), [0], "and recognised");
    let strict = page.header("strict-transport-security").unwrap_or_default();
    assert!(strict.contains("max-age="), "{}", page.head);
    let invited = page.body.contains("https://games.example/t/") && page.body.contains("/join/");
    assert!(invited, "invitations name the address people know");
    for origin in
        ["https://evil.example", "http://games.example", "https://games.example.evil.example", "null"]
    {
        let mut eve = Browser { origin: origin.into(), ..browser.clone() };
        assert_eq!(eve.submit("/new", "game=dragon&seats=2&bots=all").status, 403, "{origin}");
    }
    // Without https nothing claims it.
    drop(server);
    let server = Hanlin::start(&folder, &[]);
    let mut plain = Browser::new(&server);
    let opened = plain.submit("/new", "game=dragon&seats=2&bots=all");
    assert_eq!(opened.header("strict-transport-security"), None);
    assert!(
        opened.headers("set-cookie").all(|cookie| !cookie.contains("Secure") && !cookie.contains("__Host-"))
    );
    assert!(opened.headers("set-cookie").any(|cookie| cookie.starts_with("hanlin-device=")));
}
