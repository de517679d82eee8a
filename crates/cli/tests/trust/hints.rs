//! T8 and a low one: hints are an agreement of the table, and nobody thinks for those who have gone.

use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::table::two_people;

// T8: no hints in secret.
#[test]
fn a_table_of_two_gives_no_hints_unless_it_was_agreed_and_then_tells_of_them() {
    let server = Hanlin::start(&folder("hints"), &[]);
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    let hints_in_the_story = |browser: &mut Browser, table: &str| {
        let story = browser.get(&format!("/t/{table}/story"));
        assert_eq!(story.status, 200);
        story.body.to_lowercase().matches("hint").count()
    };
    for silent in ["", "&hints=off"] {
        let table = two_people(&mut anna, &mut bela, silent);
        let answer = anna.submit(&format!("/t/{table}/hint"), "");
        assert!(answer.is_refused(), "a hint in secret: {}", answer.status);
        let page = anna.see(&table);
        assert!(!page.body.contains("class=\"advice\""));
        assert!(!page.body.contains("/hint\""), "what is refused is not offered");
    }
    let table = two_people(&mut anna, &mut bela, "&hints=on");
    let before = hints_in_the_story(&mut bela, &table);
    let page = anna.at_table(&table, "hint", "");
    assert!(page.status == 200 && page.body.contains("class=\"advice\""), "{} {}", page.status, page.body);
    assert!(hints_in_the_story(&mut bela, &table) > before, "Béla is told that Anna was helped");
}

// low: abandoned hints think on.
#[test]
fn nobody_thinks_about_a_hint_whose_asker_has_gone() {
    let server = Hanlin::start(&folder("abandoned"), &[]);
    let mut players: Vec<(Browser, String)> = (0..8)
        .map(|_| {
            let mut browser = Browser::new(&server);
            let (table, _) = browser.open("game=dragon&seats=4&bots=all&level=novice&first-seat=0");
            (browser, table)
        })
        .collect();
    let (first, table) = &mut players[0];
    let helped = first.at_table(table, "hint", "");
    assert!(helped.body.contains("class=\"advice\""), "who plays alone gets a hint: {}", helped.status);
    // Idle at first: whatever is computed now is computed for nobody.
    let still = Instant::now() + Duration::from_secs(10);
    loop {
        let before = server.computed();
        sleep(Duration::from_millis(400));
        if server.computed() - before <= 2 || Instant::now() > still {
            break;
        }
    }
    let mut wasted = 0;
    for _ in 0..4 {
        scope(|scope| {
            for number in 0..20 {
                let (browser, table) = &players[1 + number % 7];
                scope.spawn(move || {
                    browser.post_and_go(&format!("/t/{table}/hint"), "", Duration::from_millis(15));
                });
            }
        });
        // It may take a moment to notice.
        sleep(Duration::from_millis(100));
        let gone = server.computed();
        sleep(Duration::from_secs(1));
        wasted += server.computed() - gone;
    }
    assert!(wasted < 40, "{wasted} hundredths of a second were thought for nobody");
}
