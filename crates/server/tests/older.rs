//! A database of the release before: it opens, everybody has their seats, games go on, and it verifies.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::path::{Path, PathBuf};

use common::{Browser, Page, Running, folder};

/// Browsers of that release had a cookie of this name; those of the four people in the file are a letter each.
fn browser(server: &Running, letter: char) -> Browser {
    let cookie = format!("hanlin={}", String::from(letter).repeat(32));
    Browser { cookie: Some(cookie), ..Browser::new(server) }
}

const FRIENDS: &str = "whqhqtxg";
const OPEN: &str = "n9xn28ag";
const INVITE: &str = "39e97f3253729e1f4c0f99e894f8e0c8";
const FINISHED: &str = "w8p9pdzs";
const BRANCH: &str = "mdydsujh";
const RECORD: &str = "pky5wkvp";
const CORRECTED: &str = "fywhe47v";
const STOOD_IN: &str = "qz26gg33";

fn old_database(name: &str) -> PathBuf {
    let folder = folder(name);
    std::fs::create_dir_all(&folder).unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/release-0.1.sqlite");
    std::fs::copy(kept, folder.join("hanlin.sqlite")).unwrap();
    folder
}

fn can_act(page: &Page) -> bool {
    page.offers() > 0 || page.body.contains("value=\"end\"")
}

fn verify(folder: &Path) -> (usize, Vec<String>) {
    tokio::runtime::Runtime::new().unwrap().block_on(server::verify(folder)).unwrap()
}

#[test]
fn everybody_keeps_their_seats_and_games_go_on() {
    let folder = old_database("older");
    assert_eq!(verify(&folder), (7, vec![]), "it verifies as it is");
    let server = Running::start(&folder);
    assert!(folder.join("before-migration-4.sqlite").exists(), "a copy of what it was");
    let [mut anna, mut bela, mut cili, mut phone] =
        ['a', 'b', 'c', 'd'].map(|letter| browser(&server, letter));

    let page = anna.get(&format!("/t/{FRIENDS}"));
    assert_eq!(page.ply(), 24);
    assert!(page.body.contains("Szia!") && page.body.contains("2 devices"), "by a link to a second device");
    assert!(anna.cookie.as_ref().unwrap().contains("hanlin-device="), "the cookie is exchanged");
    anna.cookie = anna.cookie.map(|cookies| cookies.replace("hanlin=;", ""));
    let again = anna.get(&format!("/t/{FRIENDS}"));
    assert!(again.header("set-cookie").is_none() && again.body.contains("2 devices"), "once");
    let is_known = |browser: &mut Browser| browser.get("/me").body.contains("name=\"device\"");
    assert!(is_known(&mut anna) && !is_known(&mut browser(&server, 'a')), "the old one is void from now on");
    let phone_page = phone.get(&format!("/t/{FRIENDS}"));
    let turns = [can_act(&page), can_act(&bela.get(&format!("/t/{FRIENDS}")))];
    assert_eq!(turns.iter().filter(|turn| **turn).count(), 1, "it is one's turn");
    assert_eq!(can_act(&phone_page), turns[0], "the phone sits where she sits");
    let (mover, page) = if turns[0] { (&mut anna, page) } else { (&mut bela, again) };
    let mut page = if turns[0] { page } else { mover.get(&format!("/t/{FRIENDS}")) };
    for _ in 0..10 {
        page = match (page.offers(), can_act(&page)) {
            (0, true) => mover.post(&format!("/t/{FRIENDS}/turn"), "do=end"),
            (0, false) => break,
            _ => mover.pick(FRIENDS, &page, 0),
        };
    }
    assert!(page.ply() > 24, "and plays on");

    let mut dora = Browser::new(&server);
    let sat = dora.post(&format!("/t/{OPEN}/join/{INVITE}"), "name=Dora");
    assert!(sat.body.contains("Dora") && sat.status == 200, "an old invitation is good");
    assert!(is_known(&mut dora));
    dora.cookie = dora.cookie.map(|cookies| cookies.replace("hanlin-device=", "hanlin="));
    assert!(!is_known(&mut dora), "a browser of today has no cookie of that name");

    for study in [BRANCH, RECORD] {
        let page = cili.get(&format!("/t/{study}"));
        let page = match page.header("location").map(str::to_owned) {
            Some(to) => cili.get(&to),
            None => page,
        };
        assert!(page.body.contains("data-study"), "{study}");
    }
    assert!(cili.get(&format!("/t/{FINISHED}")).body.contains("data-fair"));
    let corrected = cili.get(&format!("/t/{CORRECTED}"));
    assert!(can_act(&corrected), "with its corrected tables");
    assert!(
        corrected.body.contains("data-tables") && corrected.body.contains("href=\"/tables/"),
        "and says so"
    );
    let stood_in = cili.get(&format!("/t/{STOOD_IN}"));
    assert!(!stood_in.body.contains("/back\""), "whoever was stood in for has the seat again");
    let start = cili.get("/").body;
    for table in [FINISHED, BRANCH, CORRECTED, STOOD_IN] {
        assert!(start.contains(table), "{table}");
    }
    drop(server);
    assert_eq!(verify(&folder), (7, vec![]));
}
