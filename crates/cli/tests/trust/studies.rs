//! T4: a deal that somebody knows is a study.

use crate::client::Browser;
use crate::host::{Hanlin, folder, run};
use crate::table::two_people;

const GOLDEN: &str = include_str!("../../../dragon/tests/games/base-3.game");

/// Uploads a record; the id of its table.
fn look(browser: &mut Browser, record: &str) -> String {
    let answer = browser.upload("/look", "record", "a.game", record);
    let place = answer.header("location").unwrap_or_else(|| panic!("{} {}", answer.status, answer.body));
    place.split("/t/").nth(1).unwrap().split('/').next().unwrap().to_owned()
}

/// Everything that could seat somebody else does not.
fn cannot_be_shared(browser: &mut Browser, table: &str) {
    for form in ["seat=1", "seat=2", "seat=0"] {
        for what in ["give", "here", "bot", "lost", "rematch"] {
            let answer = browser.at_table(table, what, form);
            assert!(answer.status < 500, "{what} {form}: {}", answer.status);
            assert!(answer.links("/join/").is_empty(), "{what} {form} makes an invitation");
            assert!(browser.see(table).links("/join/").is_empty(), "{what} {form} makes an invitation");
        }
    }
}

// T4: a chosen seed.
#[test]
fn a_table_from_an_uploaded_record_says_that_it_is_a_study_and_seats_nobody_else() {
    let server = Hanlin::start(&folder("study"), &[]);
    let mut eve = Browser::known(&server);
    let chosen = run(&["new", "dragon", "--seats", "3", "--seed", &"0123456789abcdef".repeat(4)]);
    let empty = String::from_utf8(chosen.stdout).unwrap();
    assert!(empty.starts_with("hanlin 1\ngame dragon\n"), "{empty}");
    for (record, at) in [(empty.as_str(), 0), (GOLDEN, 0), (GOLDEN, 20)] {
        let record = look(&mut eve, record);
        let replay = eve.get(&format!("/t/{record}/replay?at=0"));
        assert!(replay.status == 200 && replay.body.contains("data-study"), "a replay of an upload says so");
        let page = eve.at_table(&record, "branch", &format!("at={at}&seat=0"));
        assert_eq!(page.status, 200, "{}", page.body);
        let table = page.attribute("data-id").unwrap();
        let mut stranger = Browser::new(&server);
        for page in [page, eve.see(&table), stranger.see(&table)] {
            assert!(page.body.contains("data-study"), "the table says that it is a study");
            assert!(page.body.to_lowercase().contains("study"), "in words");
            assert!(
                !page.body.contains("data-fair") && !page.body.contains("Fair play"),
                "nothing is fair here"
            );
            assert!(page.links("/join/").is_empty());
        }
        for browser in [&mut eve, &mut stranger] {
            let story = browser.get(&format!("/t/{table}/story"));
            assert!(story.body.to_lowercase().contains("study"), "so does the story");
        }
        cannot_be_shared(&mut eve, &table);
        assert!(eve.see(&table).body.contains("data-study"), "it stays a study");
    }
}

// T4: a table that is no study says what it is, so that the difference can be seen.
#[test]
fn an_ordinary_table_is_fair_and_no_study() {
    let server = Hanlin::start(&folder("fair"), &[]);
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    let table = two_people(&mut anna, &mut bela, "");
    for page in [anna.see(&table), bela.see(&table)] {
        assert!(page.body.contains("data-fair"), "the hash of the seed is a promise here");
        assert!(!page.body.contains("data-study"));
    }
}
