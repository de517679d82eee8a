//! Who sits where: several people at one browser, one person at several, seats given away, records looked at.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Browser, Page, Running, folder, is_over, link, open, play_until};

const GOLDEN: &str = include_str!("../../dragon/tests/games/base-3.game");

#[test]
fn two_people_at_one_browser_play_behind_a_curtain() {
    let server = Running::start(&folder("curtain"));
    let mut browser = Browser::new(&server);
    let (table, _) = open(&mut browser, "game=dragon&seats=2&bots=0&name=Anna&first-seat=0");
    let here = format!("/t/{table}");
    assert_eq!(Browser::new(&server).post(&format!("{here}/here"), "seat=1").status, 403, "not your table");
    let page = browser.post(&format!("{here}/here"), "seat=1&name=B%C3%A9la");
    assert!(page.body.contains("Béla") && page.offers() == 9, "Anna begins");
    let page = browser.pick(&table, &page, 3);
    let page = browser.pick(&table, &page, 0);
    browser.pick(&table, &page, 0);
    let page = browser.post(&format!("{here}/turn"), "do=end");
    assert!(page.body.contains(&format!("{here}/curtain")), "Béla must come to the screen");
    assert!(!page.body.contains("hand-0-") && !page.body.contains("hand-1-"), "nobody's hand is shown");
    assert_eq!(page.offers(), 0);
    assert_eq!(browser.pick(&table, &page, 0).status, 403, "nobody looks, so nobody chooses");
    assert_eq!(browser.post(&format!("{here}/curtain"), "seat=4").status, 403);
    let page = browser.post(&format!("{here}/curtain"), "seat=1");
    assert_eq!(page.offers(), 9);
    assert!(page.body.contains("hand-1-") && !page.body.contains("hand-0-"), "Béla sees his own hand");
}

#[test]
fn a_seat_is_left_and_taken_by_somebody_else() {
    let server = Running::start(&folder("give"));
    let [mut anna, mut bela, mut cili, mut dora] = [(); 4].map(|()| Browser::new(&server));
    let (table, page) = open(&mut anna, "game=dragon&seats=3&bots=0&name=Anna&first-seat=0");
    let here = format!("/t/{table}");
    let first = link(&page, "/join/").unwrap();
    bela.post(&first, "name=B%C3%A9la");
    assert!(!bela.get(&here).body.contains("hand-1-"), "nobody has a hand before all sit");
    assert_eq!(cili.post(&format!("{here}/give"), "seat=1").status, 403, "strangers give nothing away");
    assert_eq!(bela.post(&format!("{here}/give"), "seat=0").status, 403, "nor do others");
    assert_eq!(anna.post(&format!("{here}/give"), "seat=9").status, 404);
    assert_eq!(anna.post(&format!("{here}/give"), "seat=1").status, 200, "before the game the opener may");
    assert_eq!(bela.post(&format!("{here}/chat"), "text=x").status, 403, "Béla sits here no more");
    let second = link(&anna.get(&here), "/join/").unwrap();
    assert_ne!(first, second);
    bela.post(&second, "name=B%C3%A9la");
    let third = link(&anna.get(&here), "/join/").unwrap();
    cili.post(&third, "name=Cili");

    // From now on there are hands.
    let page = anna.get(&here);
    assert!(page.offers() > 0);
    let page = anna.pick(&table, &page, 2);
    let page = anna.pick(&table, &page, 0);
    anna.pick(&table, &page, 0);
    anna.post(&format!("{here}/turn"), "do=end");
    let page = bela.get(&here);
    let page = bela.pick(&table, &page, 0);
    assert_eq!(anna.post(&format!("{here}/give"), "seat=1").status, 403, "nobody is thrown out of a game");
    assert_eq!(cili.post(&format!("{here}/give"), "seat=2").status, 200, "but everybody may leave");
    assert_eq!(bela.get(&here).ply(), page.ply(), "Béla keeps what he has begun");
    assert_eq!(bela.get(&here).offers(), 0, "nobody plays while a seat is free");
    let fourth = link(&anna.get(&here), "/join/").unwrap();
    assert_eq!(link(&bela.get(&here), "/join/").as_ref(), Some(&fourth), "everybody who is left may invite");
    for who in [&mut anna, &mut bela, &mut cili] {
        assert_eq!(who.send("POST", &fourth, "name=X", "").status, 403, "who sits or sat here cannot");
    }
    assert_eq!(anna.post(&format!("{here}/here"), "seat=2").status, 403);
    assert!(dora.post(&fourth, "name=Dora").body.contains("Dora"));
    assert!(bela.get(&here).offers() > 0);
    let story = anna.get(&format!("{here}/story")).body;
    assert!(story.contains("leaves the seat") && story.contains("Dora sits down"), "{story}");
}

#[test]
fn whoever_wants_to_be_asked_is_asked_everything() {
    let server = Running::start(&folder("asks"));
    let mut browser = Browser::new(&server);
    let (table, _) = open(&mut browser, "game=dragon&seats=2&bots=all&first-seat=0");
    let here = format!("/t/{table}");
    let mut page = browser.post(&format!("{here}/prefer"), "asks=yes");
    let mut lonely = 0;
    for _ in 0..400 {
        if is_over(&page) {
            break;
        }
        let before = page.ply();
        if page.offers() == 0 {
            page = browser.post(&format!("{here}/turn"), "do=end");
            continue;
        }
        lonely += usize::from(page.offers() == 1);
        let last = page.offers() - 1;
        page = browser.pick(&table, &page, last);
        if page.body.contains("value=\"undo\"") {
            assert_eq!(page.ply(), before + 1, "nothing was answered for anybody");
        }
    }
    assert!(lonely > 0, "questions with one answer were asked");
    assert_eq!(Browser::new(&server).post(&format!("{here}/prefer"), "asks=yes").status, 403);
}

fn upload(browser: &mut Browser, record: &str) -> Page {
    let body = format!(
        "--xx\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a.game\"\r\n\
         Content-Type: text/plain\r\n\r\n{record}\r\n--xx--\r\n"
    );
    let kind = "multipart/form-data; boundary=xx";
    let page = browser.send_as("POST", "/look", &body, kind, "Accept: text/html\r\n");
    match page.header("location").map(str::to_owned) {
        Some(to) => browser.get(&to),
        None => page,
    }
}

#[test]
fn a_record_is_looked_at_from_its_first_moment_to_its_last() {
    let folder = folder("look");
    let server = Running::start(&folder);
    let mut browser = Browser::new(&server);
    let page = upload(&mut browser, GOLDEN);
    assert!(page.body.contains("id=\"replay\"") && page.body.contains("list=\"chapters\""), "{}", page.body);
    let table = page.body.split("href=\"/t/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert!(browser.get(&format!("/t/{table}")).header("location").unwrap().contains("/replay"));
    assert_eq!(browser.get(&format!("/t/{table}/record")).status, 200);
    assert_eq!(browser.get(&format!("/t/{table}/story")).status, 200);
    assert_eq!(browser.post(&format!("/t/{table}/branch"), "at=20&seat=1").status, 200, "and played on from");
    let broken = upload(&mut browser, &GOLDEN.replacen("draft", "dream", 1));
    assert_eq!(broken.status, 400);
    assert!(broken.body.contains("no record") && broken.body.contains("line"), "{}", broken.body);
    assert_eq!(upload(&mut browser, "").status, 400);
    assert_eq!(upload(&mut browser, &"x".repeat(600 << 10)).status, 413);
    drop(server);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    assert_eq!(runtime.block_on(server::verify(&folder)).unwrap(), (2, vec![]));
}

#[test]
fn an_address_sends_so_many_files_a_day_whoever_it_says_it_is() {
    let server = Running::with(&folder("sent"), |config| {
        config.limits.uploads_per_address = 3.try_into().unwrap();
    });
    for _ in 0..3 {
        assert_eq!(upload(&mut Browser::new(&server), GOLDEN).status, 200);
    }
    let refused = upload(&mut Browser::new(&server), GOLDEN);
    assert!(refused.status == 403 && refused.body.contains("No more files"), "{}", refused.body);
}

#[test]
fn what_everybody_may_know_is_the_same_for_everybody() {
    let server = Running::start(&folder("page"));
    let mut browser = Browser::new(&server);
    let (table, page) = open(&mut browser, "game=dragon&seats=3&bots=all");
    let here = format!("/t/{table}");
    play_until(&mut browser, &table, page, |page| page.ply() > 40);
    let (mut one, mut other) = (Browser::new(&server), Browser::new(&server));
    assert_eq!(one.get(&here).body, other.get(&here).body, "two who watch see the same bytes");
    assert_eq!(browser.get(&here).body, browser.get(&here).body, "looking changes nothing");
    assert!(!one.get(&here).body.contains("data-piece=\"hand-0-"), "no hand is anybody else's business");
    let story = one.get(&format!("{here}/story"));
    assert!(story.body.contains("data-about=\"1\"") && story.body.contains("class=\"chapter\""));
    let cookie = browser.cookie.clone().unwrap();
    let token = cookie.split('=').nth(1).unwrap();
    assert!(!one.get(&here).body.contains(token) && !browser.get(&here).body.contains(token));
}

#[test]
fn what_went_wrong_is_said_in_the_language_of_the_browser() {
    let server = Running::start(&folder("wrong"));
    let mut browser = Browser::new(&server);
    let page = browser.send("GET", "/t/nowhere", "", "Accept: text/html\r\nAccept-Language: hu\r\n");
    assert_eq!(page.status, 404);
    assert!(page.body.contains("Itt nincs semmi.") && page.body.contains("<html lang=\"hu\">"));
    assert!(page.header("content-security-policy").is_some());
    let page = browser.send("GET", "/t/nowhere", "", "Accept: application/json\r\n");
    assert_eq!(page.body, "There is nothing here.\n", "programs get a line");
}

/// Uploads one table of Gùgōng.
fn upload_table(browser: &mut Browser, name: &str, text: &str) -> Page {
    let body = format!(
        "--xx\r\nContent-Disposition: form-data; name=\"tables\"; filename=\"{name}\"\r\n\
         Content-Type: text/plain\r\n\r\n{text}\r\n--xx--\r\n"
    );
    let kind = "multipart/form-data; boundary=xx";
    let page = browser.send_as("POST", "/tables/gugong", &body, kind, "Accept: text/html\r\n");
    match page.header("location").map(str::to_owned) {
        Some(to) => browser.get(&to),
        None => page,
    }
}

#[test]
fn an_owner_of_the_printed_game_plays_with_corrected_tables() {
    let folder = folder("tables");
    let server = Running::start(&folder);
    let mut browser = Browser::new(&server);
    browser.get("/");
    let (name, decrees) = shelf::Key::named("gugong").unwrap().printed()[4];
    assert_eq!(name, "decrees.toml");
    let bad = upload_table(&mut browser, name, &decrees.replacen("level = 1", "level = 9", 1));
    assert_eq!(bad.status, 400);
    assert!(bad.body.contains("decrees.toml:"), "file and row: {}", bad.body);
    assert_eq!(upload_table(&mut browser, "cards.toml", "").status, 400, "no such table");
    let page = upload_table(&mut browser, name, &decrees.replacen("cost = 1", "cost = 3", 1));
    assert_eq!(page.status, 200, "{}", page.body);
    // Whoever is invited sees what is different, and nothing else.
    assert!(
        page.body.contains("<bdi>decree · d1-1 · cost</bdi></th><td><bdi>1</bdi></td><td><bdi>3</bdi></td>")
    );
    assert_eq!(page.body.matches("<th scope=\"row\">").count(), 1, "{}", page.body);
    let hash = page.body.split("name=\"tables\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(hash.len(), 64);
    let (table, page) = open(&mut browser, &format!("game=gugong&seats=2&bots=all&tables={hash}"));
    let before = page.ply();
    browser.pick(&table, &page, 0);
    drop(server);
    // The tables are kept with the game: it goes on after a restart.
    let server = Running::start(&folder);
    browser.address = server.address;
    let page = browser.get(&format!("/t/{table}"));
    assert!(page.status == 200 && page.ply() >= before, "{}", page.body);
    assert_eq!(browser.get("/tables/gugong/0000").status, 404);
}
