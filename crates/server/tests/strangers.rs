//! What strangers and sharp players try: queues that others wait in, seats of games that are over, another's name,
//! hands they have seen, deals they do not like; and a server that moves to https.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::io::Write;
use std::net::TcpStream;
use std::thread::sleep;
use std::time::{Duration, Instant};

use common::{Browser, Running, folder, is_over, link, open, people, play_until};

#[test]
fn a_server_that_moves_to_https_knows_everybody() {
    let folder = folder("to-https");
    let server = Running::start(&folder);
    let mut anna = Browser::new(&server);
    let (table, _) = open(&mut anna, "game=dragon&seats=2&bots=all&first-seat=0");
    let here = format!("/t/{table}");
    let plain = anna.cookie.clone();
    drop(server);
    let server = Running::with(&folder, |config| config.base_url = Some("https://games.example".into()));
    anna.address = server.address;
    assert_eq!(anna.get(&here).offers(), 9, "she has her seat");
    let cookie = anna.cookie.clone().unwrap();
    let secure = cookie.split("; ").find(|pair| pair.starts_with("__host-hanlin-device=")).unwrap();
    anna.cookie = Some(secure.replace("__host-", "__Host-"));
    let again = anna.get(&here);
    assert!(again.offers() == 9 && again.header("set-cookie").is_none(), "under the name of today, once");
    let mut planted = Browser { cookie: plain, ..anna.clone() };
    assert_eq!(planted.get(&here).offers(), 0, "the plain one is worth nothing from now on");
    // A browser that was first seen over https is never believed under the plain name.
    let mut bela = Browser::new(&server);
    let opened = bela.send("POST", "/new", "game=dragon&seats=2&bots=all&first-seat=0", "");
    let there = opened.header("location").unwrap().to_owned();
    let name = bela.cookie.clone().unwrap();
    bela.cookie = Some(name.replace("__host-", "__Host-"));
    assert_eq!(bela.get(&there).offers(), 9);
    bela.cookie = Some(name.replace("__host-", ""));
    assert_eq!(bela.get(&there).offers(), 0);
}

/// Asks for a page and does not wait for it.
fn ask(browser: &Browser, path: &str) -> TcpStream {
    let mut stream = TcpStream::connect(browser.address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", browser.address).unwrap();
    stream
}

#[test]
fn many_addresses_do_not_fill_the_queue_of_reviews() {
    let server = Running::with(&folder("queue"), |config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    });
    let mut anna = Browser::new(&server);
    let finished: Vec<String> = (0..5)
        .map(|_| {
            let (table, page) = open(&mut anna, "game=dragon&seats=2&bots=all&level=novice");
            play_until(&mut anna, &table, page, is_over);
            format!("/t/{table}/review")
        })
        .collect();
    let asks: Vec<TcpStream> = finished[..3]
        .iter()
        .enumerate()
        .map(|(last, review)| {
            let mut stream = TcpStream::connect(server.address).unwrap();
            let host = server.address;
            write!(
                stream,
                "GET {review} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: 198.51.100.{last}\r\n\r\n"
            )
            .unwrap();
            stream
        })
        .collect();
    sleep(Duration::from_millis(100));
    let mut stranger = Browser::new(&server);
    let refused = stranger.send("GET", &finished[3], "", "X-Forwarded-For: 198.51.100.9\r\n");
    assert!(refused.status == 429 && refused.body.contains("Many reviews"), "{}", refused.body);
    let own = anna.send("GET", &finished[4], "", "X-Forwarded-For: 198.51.100.9\r\n");
    assert_eq!(own.status, 200, "whoever has played is not refused for those who look");
    drop(asks);
}

#[test]
fn nobody_waits_for_reviews_that_nobody_reads() {
    let server = Running::start(&folder("reviews"));
    let mut anna = Browser::new(&server);
    let finished: Vec<String> = (0..3)
        .map(|_| {
            let (table, page) = open(&mut anna, "game=dragon&seats=2&bots=all&level=novice");
            play_until(&mut anna, &table, page, is_over);
            format!("/t/{table}/review")
        })
        .collect();
    let waits = ask(&anna, &finished[0]);
    sleep(Duration::from_millis(100));
    let refused = anna.get(&finished[1]);
    assert!(refused.status == 429 && refused.body.contains("review"), "{} {}", refused.status, refused.body);
    drop(waits);
    // Whoever hung up is forgotten, in the queue and while somebody thinks.
    let began = Instant::now();
    let alone = loop {
        let page = anna.get(&finished[2]);
        if page.status == 200 {
            break page;
        }
        assert!(page.status == 429 && began.elapsed() < Duration::from_secs(60), "{}", page.status);
        sleep(Duration::from_millis(20));
    };
    assert!(alone.body.contains("<svg"), "{}", alone.body);
    assert_eq!(anna.get(&finished[0]).status, 200, "and may ask again");
}

#[test]
fn nobody_sits_down_at_a_game_that_is_over() {
    let folder = folder("over");
    let server = Running::start(&folder);
    let (table, [mut anna, mut bela]) = people(&server, "game=dragon&level=novice&first-seat=0");
    let here = format!("/t/{table}");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    bela.post(&format!("{here}/stand-in"), "seat=1");
    let page = anna.get(&here);
    play_until(&mut anna, &table, page, is_over);
    let refused = runtime.block_on(server::free_seat(&folder, &table, 1, true, &server.clock)).unwrap_err();
    assert!(refused.contains("is over"), "{refused}");
    assert!(anna.get(&here).body.contains("P0"), "her name stays with what she played");
}

#[test]
fn nobody_plays_on_under_the_name_of_another() {
    let server = Running::start(&folder("branch-name"));
    let mut anna = Browser::new(&server);
    let (table, page) =
        open(&mut anna, "game=dragon&seats=2&bots=all&level=novice&first-seat=0&name=Annamari");
    play_until(&mut anna, &table, page, is_over);
    let branch = format!("/t/{table}/branch");
    let own = anna.post(&branch, "at=0&seat=0");
    assert!(own.body.contains("Annamari"));
    let strange = Browser::new(&server).post(&branch, "at=0&seat=0");
    assert!(strange.status == 200 && !strange.body.contains("Annamari"), "{}", strange.body);
}

#[test]
fn whoever_plays_on_gives_no_seat_away_whose_hand_they_know() {
    let server = Running::start(&folder("shared"));
    let mut anna = Browser::new(&server);
    let (table, _) = open(&mut anna, "game=dragon&seats=2&bots=0&name=Anna&first-seat=0&level=novice");
    let here = format!("/t/{table}");
    let mut page = anna.post(&format!("{here}/here"), "seat=1&name=B");
    while page.offers() > 0 {
        page = anna.pick(&table, &page, 0);
    }
    anna.post(&format!("{here}/turn"), "do=end");
    let refused = anna.post(&format!("{here}/give"), "seat=1");
    assert!(refused.status == 403 && refused.body.contains("Let a bot play"), "{}", refused.body);
    assert_eq!(anna.post(&format!("{here}/stand-in"), "seat=1").status, 200);
}

#[test]
fn a_restart_is_no_new_deal() {
    let folder = folder("deal-restart");
    let server = Running::start(&folder);
    let (table, [mut anna, mut bela, mut cili]) = people(&server, "game=dragon&first-seat=0");
    let here = format!("/t/{table}");
    let page = anna.get(&here);
    assert!(page.offers() > 0 && !page.body.contains("data-deal"));
    let page = anna.post(&format!("{here}/pick"), "ply=0&pick=2&deal=0");
    let page = anna.pick(&table, &page, 0);
    anna.pick(&table, &page, 0);
    assert!(anna.post(&format!("{here}/turn"), "do=end").ply() > 0);
    let page = bela.get(&here);
    drop(server);
    let server = Running::start(&folder);
    for who in [&mut anna, &mut bela, &mut cili] {
        who.address = server.address;
    }
    assert!(!anna.get(&here).body.contains("data-deal"), "nobody has left");
    let picked = bela.post(&format!("{here}/pick"), &format!("ply={}&pick=0&deal=0", page.ply()));
    assert_eq!((picked.status, picked.ply()), (200, page.ply() + 1), "the list he was shown is his");
    let stale = bela.post(&format!("{here}/pick"), &format!("ply={}&pick=0&deal=1", picked.ply()));
    assert!(stale.status == 409 && stale.body.contains("the table has moved on"), "{}", stale.body);
}

#[test]
fn nobody_leaves_again_and_again_for_another_deal() {
    let server = Running::start(&folder("deals"));
    let (table, [mut anna, mut bela]) = people(&server, "game=dragon&first-seat=0");
    let here = format!("/t/{table}");
    assert!(!anna.get(&here).body.contains("data-deal"));
    for deal in 2..=4 {
        assert_eq!(bela.post(&format!("{here}/give"), "seat=1").status, 200);
        let invitation = link(&anna.get(&here), "/join/").unwrap();
        bela = Browser::new(&server);
        bela.post(&invitation, "name=Another");
        assert!(anna.get(&here).body.contains(&format!("deal {deal}")), "everybody is told");
    }
    let refused = bela.post(&format!("{here}/give"), "seat=1");
    assert!(refused.status == 403 && refused.body.contains("dealt anew three times"), "{}", refused.body);
    assert_eq!(bela.post(&format!("{here}/stand-in"), "seat=1").status, 200, "a bot may play");
}

#[test]
fn of_what_was_said_the_last_of_it_is_kept() {
    let folder = folder("chatter");
    let server = Running::start(&folder);
    let mut anna = Browser::new(&server);
    let (table, _) = open(&mut anna, "game=dragon&seats=2&bots=all");
    for line in 0..510 {
        let said = anna.send("POST", &format!("/t/{table}/chat"), &format!("text=line{line}."), "");
        assert_eq!(said.status, 303);
    }
    assert!(anna.get(&format!("/t/{table}")).body.contains("line509."));
    drop(server);
    let kept = tokio::runtime::Runtime::new().unwrap().block_on(async {
        let database = format!("sqlite://{}", folder.join("hanlin.sqlite").display());
        let pool = sqlx::SqlitePool::connect(&database).await.unwrap();
        sqlx::query_scalar::<_, i64>("SELECT count(*) FROM chat").fetch_one(&pool).await.unwrap()
    });
    assert_eq!(kept, 500);
}
