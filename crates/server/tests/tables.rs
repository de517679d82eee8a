//! Real sockets, a real database: what browsers do and what they must not.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use common::{Browser, Running, folder, is_over, open, play_until};

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
    assert_ne!(again.attribute("data-id"), Some(table.clone()));
    let twice = browser.post(&format!("/t/{table}/rematch"), "");
    assert_eq!(twice.attribute("data-id"), again.attribute("data-id"), "the same people meet at one table");
    let page = browser.get(&format!("/t/{table}"));
    assert!(page.body.contains(&format!("href=\"/t/{}\"", again.attribute("data-id").unwrap())));
    drop(server);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    assert_eq!(runtime.block_on(server::verify(&folder)).unwrap(), (3, vec![]));
    let copy = folder.join("copy.sqlite");
    runtime.block_on(server::backup(&folder, &copy)).unwrap();
    assert!(copy.exists());
    assert!(runtime.block_on(server::backup(&folder, &copy)).unwrap_err().contains("already"));
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
    assert_eq!(stranger.post(&path, "name=Eve").status, 403, "an invitation is taken once");
    assert!(stranger.get(&path).body.contains("the seat is taken"));
    assert!(stranger.get(&format!("/t/{table}")).body.contains("You are watching."));
    let renamed = friend.post(&format!("/t/{table}/prefer"), "name=Bendeg%C3%BAz");
    assert!(renamed.body.contains("is now called Bendegúz"), "{}", renamed.body);
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
    let others = Browser::new(&server).get(&format!("/t/{table}"));
    assert_eq!(others.ply(), agreed, "what was ended is kept");
    let own = browser.get(&format!("/t/{table}"));
    assert_eq!(own.ply(), page.ply(), "a turn nobody ended is still there for whoever began it");
    play_until(&mut browser, &table, own, is_over);
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
    assert!(page.header("set-cookie").is_none(), "whoever only looks gets no cookie");
    let opened = Browser::new(&server).send("POST", "/new", "game=dragon&seats=2&bots=all", "");
    let cookie = opened.header("set-cookie").unwrap();
    assert!(cookie.starts_with("hanlin-device=") && cookie.contains("httponly; samesite=lax"), "{cookie}");
    let answer = browser.send("POST", "/language", "lang=fr&back=//evil", "");
    assert_eq!((answer.header("location"), answer.status), (Some("/"), 303));
    assert!(answer.header("set-cookie").unwrap().starts_with("lang=fr"));
    for page in ["/table.css", "/main.js", "/icon.svg", "/health", "/rules/dragon"] {
        assert_eq!(browser.get(page).status, 200, "{page}");
    }
    assert_eq!(
        browser.get("/rules/YD-ACT-5").header("location"),
        Some("/rules/dragon#YD-ACT-5".to_lowercase().as_str())
    );
    assert!(browser.get("/rules/dragon").body.contains("id=\"YD-ACT-5\""));
    assert_eq!(browser.get("/rules/YD-XYZ-1").status, 404);
    let languages =
        [("en", "What it is about"), ("ru", "О чём игра"), ("fr", "Le principe"), ("hu", "Miről szól?")];
    for (language, heading) in languages {
        for game in ["dragon", "confucius"] {
            let wish = format!("Accept-Language: {language}\r\n");
            let guide = Browser::new(&server).send("GET", &format!("/guide/{game}"), "", &wish);
            assert!(guide.body.contains(&format!("<h2>{heading}</h2>")), "{game} in {language}");
            assert!(guide.body.contains(&format!("href=\"/rules/{game}\"")), "{game} in {language}");
        }
    }
    assert_eq!(browser.get("/guide/chess").status, 404);
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
    hear_until("data: 2");
    browser.post(&format!("/t/{table}/bot"), "seat=1");
    hear_until("data: 3");
    browser.post(&format!("/t/{table}/chat"), "text=hello");
    hear_until("data: 4");
}
