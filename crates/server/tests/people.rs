//! People: who they are at several browsers, who plays for them when they are away, and what everybody is told.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::time::Duration;

use common::{Browser, Page, Running, folder, link, open, people};

fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

fn can_act(page: &Page) -> bool {
    page.offers() > 0 || page.body.contains("value=\"end\"")
}

/// Makes choices until it is somebody else's turn.
fn take_turn(browser: &mut Browser, table: &str) -> Page {
    let mut page = browser.get(&format!("/t/{table}"));
    while can_act(&page) {
        page = match page.offers() {
            0 => browser.post(&format!("/t/{table}/turn"), "do=end"),
            _ => browser.pick(table, &page, 0),
        };
    }
    page
}

/// The personal link of whoever uses this browser.
fn passport(browser: &mut Browser) -> String {
    let page = browser.post("/me/passport", "");
    assert!(page.body.contains("class=\"qr\""), "{}", page.body);
    link(&page, "/passport/").unwrap()
}

#[test]
fn a_personal_link_brings_all_seats_to_another_browser() {
    let server = Running::start(&folder("passport"));
    let (mut desk, mut phone) = (Browser::new(&server), Browser::new(&server));
    let (one, page) = open(&mut desk, "game=dragon&seats=2&bots=all&first-seat=0");
    assert!(page.body.contains("passport-offer"), "a way back is offered when somebody first sits down");
    let (two, _) = open(&mut desk, "game=gugong&seats=2&bots=all");
    let door = passport(&mut desk);
    assert!(!desk.get(&format!("/t/{one}")).body.contains("passport-offer"), "once");
    assert!(link(&desk.get("/me"), "/passport/").is_none(), "it is shown once");

    let asked = phone.get(&door);
    assert!(asked.body.contains("<form") && phone.cookie.is_none(), "looking at it changes nothing");
    assert!(desk.get(&format!("/t/{one}")).body.contains("1 device"));
    let start = phone.post(&door, "how=replace");
    assert!(start.body.contains(&format!("/t/{one}")) && start.body.contains(&format!("/t/{two}")));
    assert_eq!(phone.get(&format!("/t/{one}")).offers(), 9, "the phone plays");
    assert_eq!(desk.get(&format!("/t/{one}")).offers(), 9, "the desk still does");
    assert!(desk.get(&format!("/t/{one}")).body.contains("2 devices"));

    let newer = passport(&mut phone);
    assert!(Browser::new(&server).get(&door).body.contains("no longer works"), "the old one is void");
    assert_eq!(Browser::new(&server).post(&door, "how=replace").status, 404);
    // The phone is lost: the desk signs it out, and makes a new link.
    let devices = desk.get("/me");
    let other =
        devices.body.split("name=\"device\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let here = devices.body.split("this one").count();
    assert_eq!((other.clone().count(), here), (2, 2));
    let before: Vec<String> = other.map(str::to_owned).collect();
    let own = before.iter().find(|id| {
        let (upto, _) = devices.body.split_once(&format!("value=\"{id}\"")).unwrap();
        upto.rsplit("<li>").next().unwrap().contains("this one")
    });
    let lost = before.iter().find(|id| Some(*id) != own).unwrap();
    desk.post("/me/out", &format!("device={lost}"));
    assert_eq!(phone.get(&format!("/t/{one}")).offers(), 0, "the phone has no seat any more");
    assert_eq!(phone.post(&format!("/t/{one}/chat"), "text=x").status, 403);
    passport(&mut desk);
    assert_eq!(phone.post(&newer, "how=replace").status, 404);
}

#[test]
fn a_browser_with_seats_of_its_own_joins_or_leaves_them_behind() {
    let server = Running::start(&folder("join"));
    let (mut desk, mut phone) = (Browser::new(&server), Browser::new(&server));
    let (one, _) = open(&mut desk, "game=dragon&seats=2&bots=all&first-seat=0");
    let (two, _) = open(&mut phone, "game=dragon&seats=2&bots=all&first-seat=0");
    let door = passport(&mut desk);
    let asked = phone.get(&door);
    assert!(asked.body.contains("value=\"join\"") && asked.body.contains("value=\"replace\""));
    let mut third = phone.clone();
    phone.post(&door, "how=join");
    for table in [&one, &two] {
        assert_eq!(phone.get(&format!("/t/{table}")).offers(), 9);
        assert_eq!(desk.get(&format!("/t/{table}")).offers(), 9, "both have both");
    }
    assert_eq!(third.get(&format!("/t/{two}")).offers(), 9, "the same browser");
    let (three, _) = open(&mut Browser::new(&server), "game=dragon&seats=2&bots=all&first-seat=0");
    assert_eq!(phone.get(&format!("/t/{three}")).offers(), 0);

    let mut other = Browser::new(&server);
    let (four, _) = open(&mut other, "game=dragon&seats=2&bots=all&first-seat=0");
    let door = passport(&mut desk);
    other.post(&door, "how=replace");
    assert_eq!(other.get(&format!("/t/{one}")).offers(), 9);
    assert_eq!(other.get(&format!("/t/{four}")).offers(), 0, "left behind");
    assert_eq!(desk.get(&format!("/t/{four}")).offers(), 0, "and not given to anybody");
    assert_eq!(other.post(&door, "how=both").status, 400);
}

#[test]
fn a_cookie_nobody_gave_out_is_nobody() {
    let server = Running::start(&folder("cookie"));
    let mut forger = Browser::new(&server);
    forger.cookie = Some(format!("hanlin-device={}; hanlin={}", "a".repeat(32), "b".repeat(32)));
    let (table, _) = open(&mut forger, "game=dragon&seats=2&bots=all&first-seat=0");
    let cookie = forger.cookie.clone().unwrap();
    assert!(!cookie.contains(&"a".repeat(32)), "a fresh one: {cookie}");
    let mut other = Browser::new(&server);
    other.cookie = Some(format!("hanlin-device={}", "a".repeat(32)));
    assert_eq!(other.get(&format!("/t/{table}")).offers(), 0);
    assert!(Browser::new(&server).get("/").header("set-cookie").is_none(), "who only looks gets none");
}

#[test]
fn ones_own_invitation_leads_to_ones_seat() {
    let server = Running::start(&folder("again"));
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    let (table, page) = open(&mut anna, "game=dragon&seats=2&bots=0&name=Anna");
    let invitation = link(&page, "/join/").unwrap();
    assert_eq!(anna.get(&invitation).header("location"), Some(format!("/t/{table}").as_str()), "she sits");
    bela.post(&invitation, "name=B%C3%A9la");
    assert_eq!(bela.get(&invitation).header("location"), Some(format!("/t/{table}").as_str()));
    assert_eq!(bela.post(&invitation, "name=Twice").status, 200);
    assert!(!bela.get(&format!("/t/{table}")).body.contains("Twice"));
    let stranger = Browser::new(&server).get(&invitation);
    assert!(stranger.status == 200 && stranger.body.contains("personal link"), "{}", stranger.body);
}

#[test]
fn a_bot_stands_in_only_for_whoever_asks_or_is_away_and_most_agree() {
    let server = Running::start(&folder("stand-in"));
    let (table, [mut anna, mut bela, mut cili]) = people(&server, "game=dragon&level=novice&first-seat=2");
    let here = format!("/t/{table}");
    let stand_in = format!("{here}/stand-in");
    for who in [&mut anna, &mut bela] {
        who.get(&here);
        assert_eq!(who.post(&stand_in, "seat=2").status, 403, "Cili is here");
        assert_eq!(who.post(&format!("{here}/bot"), "seat=2&level=novice").status, 403);
    }
    assert!(can_act(&cili.get(&here)));
    server.clock.advance(minutes(2));
    assert_eq!(anna.post(&stand_in, "seat=2").status, 403, "not away for long enough");
    server.clock.advance(minutes(2));
    assert!(anna.get(&here).body.contains("away for 4 minutes"));
    assert_eq!(Browser::new(&server).post(&stand_in, "seat=2").status, 403, "strangers have no say");
    let page = anna.post(&stand_in, "seat=2");
    assert!(page.body.contains("1 of 2 agree"), "{}", page.body);
    assert!(!can_act(&anna.get(&here)), "one of two is not most of them");
    bela.post(&stand_in, "seat=2");
    assert!(anna.get(&here).ply() > 0, "a bot has played for her");
    let story = anna.get(&format!("{here}/story")).body;
    assert!(story.contains("wants a bot to stand in for P2") && story.contains("A bot stands in for P2"));
    // Whoever comes back has the seat at once.
    let back = cili.get(&here);
    assert!(!back.body.contains("/back\""), "nobody has to ask for their own seat");
    take_turn(&mut anna, &table);
    take_turn(&mut bela, &table);
    assert!(can_act(&cili.get(&here)), "and plays");

    // For oneself at once, and until one says so.
    cili.post(&stand_in, "seat=2");
    assert!(!can_act(&cili.get(&here)) && cili.get(&here).body.contains("/back\""));
    cili.post(&format!("{here}/back"), "");
    assert!(!cili.get(&here).body.contains("/back\""));
}

#[test]
fn nobody_uses_up_what_the_others_may_want() {
    let server = Running::start(&folder("used-up"));
    let (table, [mut anna, mut bela]) = people(&server, "game=dragon&level=novice&first-seat=1");
    let here = format!("/t/{table}");
    let wishes: Vec<u16> = (0..210)
        .map(|round| {
            let asks = if round % 2 == 0 { "yes" } else { "no" };
            bela.post(&format!("{here}/prefer"), &format!("asks={asks}")).status
        })
        .collect();
    assert!(wishes.contains(&403), "a log has an end");
    server.clock.advance(minutes(4));
    assert_eq!(anna.post(&format!("{here}/stand-in"), "seat=1").status, 200);
    assert!(anna.get(&here).ply() > 0, "a bot has played for Béla");
}

#[test]
fn whoever_becomes_another_person_has_the_same_past() {
    let server = Running::start(&folder("same-past"));
    let (table, [anna, mut bela, _]) = people(&server, "game=dragon&first-seat=0");
    let here = format!("/t/{table}");
    let (mut phone, mut anna) = (Browser::new(&server), anna);
    open(&mut phone, "game=dragon&seats=2&bots=all");
    bela.post(&format!("{here}/give"), "seat=1");
    let invitation = link(&anna.get(&here), "/join/").unwrap();
    assert_eq!(bela.post(&invitation, "name=Again").status, 403, "whoever sat here does not come back");
    let door = passport(&mut phone);
    bela.post(&door, "how=join");
    assert_eq!(bela.post(&invitation, "name=Again").status, 403, "nor as somebody else");
    assert_eq!(phone.post(&invitation, "name=Again").status, 403);
    let nonsense = phone.post("/me/out", "device=nonsense");
    assert_eq!(nonsense.status, 404);
    assert!(
        Browser::new(&server).get(&door).body.contains("<form"),
        "nobody was signed out, so the link is as it was"
    );
}

#[test]
fn a_lost_seat_needs_two_who_agree_and_its_person_voids_the_invitation() {
    let server = Running::start(&folder("lost"));
    let (table, [mut anna, mut bela, mut cili]) = people(&server, "game=dragon&first-seat=0&lost=24");
    let here = format!("/t/{table}");
    let lost = format!("{here}/lost");
    server.clock.advance(minutes(60 * 23));
    assert_eq!(bela.post(&lost, "seat=0").status, 403, "a day must pass");
    server.clock.advance(minutes(62));
    let page = bela.post(&lost, "seat=0");
    assert!(page.status == 200 && link(&page, "/join/").is_none(), "one is not enough: {}", page.status);
    assert_eq!(bela.post(&lost, "seat=0").status, 200);
    assert!(link(&bela.get(&here), "/join/").is_none(), "nor the same one twice");
    let page = cili.post(&lost, "seat=0");
    let invitation = link(&page, "/join/").unwrap();
    for who in [&mut bela, &mut cili] {
        assert_eq!(who.send("POST", &invitation, "name=X", "").status, 403, "nobody opens another's hand");
    }
    // She was only asleep.
    assert!(can_act(&anna.get(&here)), "her seat, though it was lost");
    let mut dora = Browser::new(&server);
    assert_eq!(dora.post(&invitation, "name=Dora").status, 403, "the invitation is void");

    server.clock.advance(minutes(60 * 25));
    bela.post(&lost, "seat=0");
    let invitation = link(&cili.post(&lost, "seat=0"), "/join/").unwrap();
    assert!(can_act(&dora.post(&invitation, "name=Dora")), "now somebody else sits there");
    assert!(!can_act(&anna.get(&here)), "too late");
    assert_eq!(anna.post(&format!("{here}/chat"), "text=x").status, 403);
}

#[test]
fn where_there_are_not_two_others_the_host_frees_a_seat() {
    let folder = folder("host");
    let server = Running::start(&folder);
    let (table, [mut anna, mut bela]) = people(&server, "game=dragon&first-seat=0");
    let here = format!("/t/{table}");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let frees =
        |seat, insists| runtime.block_on(server::free_seat(&folder, &table, seat, insists, &server.clock));
    let free = |seat| frees(seat, false);
    server.clock.advance(minutes(60 * 10));
    anna.get(&here);
    server.clock.advance(minutes(60 * 20));
    let refused = bela.post(&format!("{here}/lost"), "seat=0");
    assert_eq!(refused.status, 403);
    let lately = free(1).unwrap_err();
    assert!(lately.contains("20 h ago") && lately.contains("waits for 24 h"), "{lately}");
    assert!(lately.contains("--force"), "{lately}");
    server.clock.advance(minutes(60 * 5));
    let refused = bela.post(&format!("{here}/lost"), "seat=0");
    assert!(refused.status == 403 && refused.body.contains("hanlin seat"), "{}", refused.body);
    assert!(free(9).unwrap_err().contains("seats 1 to 2"));
    let invitation = free(1).unwrap();
    assert_eq!(free(1).unwrap(), invitation, "asked twice, the same link");
    let mut cili = Browser::new(&server);
    assert!(can_act(&cili.post(&invitation, "name=Cili")), "the server hears of it");
    let shut_out = anna.get(&here);
    assert!(!can_act(&shut_out) && shut_out.body.contains("Somebody else has your seat now"));
    assert!(!bela.get(&here).body.contains("Somebody else has your seat now"));
    assert!(!cili.get(&here).body.contains("Somebody else has your seat now"));
    assert!(free(1).unwrap_err().contains("a moment ago"), "who is there stays");
    assert!(frees(1, true).is_ok(), "unless the host insists");
}

#[test]
fn nobody_sits_down_where_the_game_is_over() {
    let folder = folder("late");
    let server = Running::start(&folder);
    let [mut anna, mut bela, mut eve] = [(); 3].map(|()| Browser::new(&server));
    let (table, page) = open(&mut anna, "game=dragon&seats=2&bots=0&name=Anna&first-seat=0");
    let (here, invitation) = (format!("/t/{table}"), link(&page, "/join/").unwrap());
    bela.post(&invitation, "name=Bela");
    assert_eq!(bela.post(&format!("{here}/stand-in"), "seat=1").status, 200, "a bot plays for him");
    let page = anna.get(&here);
    common::play_until(&mut anna, &table, page, common::is_over);
    for late in [eve.get(&invitation), eve.send("POST", &invitation, "name=Zoltan", "")] {
        assert!(late.status == 403 && late.body.contains("is over"), "{}", late.body);
    }
    let way = bela.get(&invitation);
    assert_eq!(way.header("location"), Some(here.as_str()), "whoever sat there still finds the table");
    for (post, form) in [("give", "seat=1"), ("here", "seat=0"), ("lost", "seat=0"), ("stand-in", "seat=0")] {
        assert_eq!(bela.send("POST", &format!("{here}/{post}"), form, "").status, 403, "{post}");
    }
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let freed = runtime.block_on(server::free_seat(&folder, &table, 2, true, &server.clock));
    assert!(freed.unwrap_err().contains("is over"), "not even the host seats anybody there");
    assert!(!anna.get(&here).body.contains("Zoltan"));
}

#[test]
fn hints_are_an_agreement_of_the_table() {
    let server = Running::start(&folder("hints"));
    let (table, [mut anna, _]) = people(&server, "game=dragon&first-seat=0");
    assert!(!anna.get(&format!("/t/{table}")).body.contains("/hint\""));
    assert_eq!(anna.post(&format!("/t/{table}/hint"), "").status, 403, "several play");
    let (table, [mut anna, mut bela]) = people(&server, "game=dragon&first-seat=0&hints=on");
    let page = anna.post(&format!("/t/{table}/hint"), "");
    assert!(page.body.contains("class=\"advice\""), "{}", page.body);
    let told = bela.get(&format!("/t/{table}/story")).body;
    assert!(told.contains("P0 asks for a hint"), "everybody is told: {told}");
    assert!(bela.get(&format!("/t/{table}")).body.contains("Hints are on"));
    let (table, _) = open(&mut anna, "game=dragon&seats=3&bots=all&hints=off");
    assert_eq!(anna.post(&format!("/t/{table}/hint"), "").status, 403);
    assert_eq!(anna.post("/new", "game=dragon&seats=3&hints=maybe").status, 400);
}

#[test]
fn a_study_is_never_taken_for_a_game() {
    let server = Running::start(&folder("study"));
    let mut anna = Browser::new(&server);
    let (table, page) = open(&mut anna, "game=dragon&seats=2&bots=all");
    assert!(page.body.contains("data-fair") && !page.body.contains("data-study"));
    common::play_until(&mut anna, &table, page, common::is_over);
    let study = anna.post(&format!("/t/{table}/branch"), "at=0&seat=0");
    let here = format!("/t/{}", study.attribute("data-id").unwrap());
    assert!(study.body.contains("data-study") && !study.body.contains("data-fair"));
    assert!(anna.get(&format!("{here}/story")).body.contains("data-study"));
    for (post, form) in [("give", "seat=1"), ("give", "seat=0"), ("here", "seat=1"), ("lost", "seat=1")] {
        assert_ne!(anna.post(&format!("{here}/{post}"), form).status, 200, "{post}");
    }
    assert!(link(&anna.get(&here), "/join/").is_none());
    assert_eq!(anna.post(&format!("{here}/bot"), "seat=1&level=novice").status, 200, "bots may change");
}

#[test]
fn a_turn_that_was_not_ended_survives_a_killed_server() {
    let folder = folder("unended");
    let server = Running::start(&folder);
    let (table, [mut anna, mut bela]) = people(&server, "game=dragon&first-seat=0");
    let here = format!("/t/{table}");
    let mut page = anna.get(&here);
    while page.offers() > 0 {
        page = anna.pick(&table, &page, 1);
    }
    assert!(page.body.contains("value=\"end\""));
    let begun = page.ply();
    drop(server);
    let server = Running::start(&folder);
    (anna.address, bela.address) = (server.address, server.address);
    assert!(anna.get("/").body.contains("It is your turn"), "the start page tells");
    let page = anna.get(&here);
    assert!(page.ply() == begun && page.body.contains("Your turn is complete"), "{}", page.body);
    assert_eq!(bela.get(&here).ply(), 0, "and it is still nobody else's business");
    anna.post(&format!("{here}/turn"), "do=undo");
    assert!(anna.get(&here).ply() < begun, "it can be taken back");
}

#[test]
fn nobody_goes_on_with_the_turn_of_whoever_sat_there_before() {
    let folder = folder("left-turn");
    let server = Running::start(&folder);
    let (table, [mut anna, mut bela]) = people(&server, "game=dragon&first-seat=0");
    let here = format!("/t/{table}");
    let page = anna.get(&here);
    let begun = anna.pick(&table, &page, 0).ply();
    assert!(begun > page.ply());
    let passing = std::fs::read(folder.join("passing.log")).unwrap();
    anna.post(&format!("/t/{table}/give"), "seat=0");
    server.end();
    // The seat was kept as free, but the server was killed before it had forgotten the turn.
    std::fs::write(folder.join("passing.log"), passing).unwrap();
    let server = Running::start(&folder);
    bela.address = server.address;
    let invitation = link(&bela.get(&here), "/join/").unwrap();
    let sat = Browser::new(&server).post(&invitation, "name=Carla");
    assert_eq!((sat.status, sat.ply()), (200, page.ply()));
}

#[test]
fn names_and_words_hide_nothing() {
    let server = Running::start(&folder("names"));
    let mut anna = Browser::new(&server);
    let (table, page) = open(&mut anna, "game=dragon&seats=2&bots=all&name=A%E2%80%AEn%E2%80%8Bna");
    assert!(page.body.contains("Anna") && !page.body.contains('\u{202e}') && !page.body.contains('\u{200b}'));
    let page = anna.post(&format!("/t/{table}/chat"), "text=a%E2%80%AEb%00c");
    assert!(page.body.contains("abc"), "{}", page.body);
    let page = anna.post(&format!("/t/{table}/prefer"), "name=%D7%93%D7%A0%D7%94");
    assert!(page.body.contains("\u{2068}דנה\u{2069}"), "writing from right to left keeps to itself");
}
