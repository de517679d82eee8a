//! T5, T6: a hand is its owner's, and so is a seat.

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::table::{owners, two_people};

// T5: whoever opened a table reads nobody's hand.
#[test]
fn whoever_opened_a_table_can_neither_free_a_running_seat_of_somebody_else_nor_sit_there() {
    let server = Hanlin::start(&folder("hand"), &[]);
    let [mut anna, mut bela, mut cili] = [(); 3].map(|()| Browser::new(&server));
    let table = two_people(&mut anna, &mut bela, "");
    anna.turn(&table);
    assert!(bela.see(&table).shows_hand(1), "Béla sees his own hand");
    assert_eq!(anna.at_table(&table, "give", "seat=1").status, 403, "it is not hers to give");
    for (what, form) in
        [("here", "seat=1&name=Anna"), ("curtain", "seat=1"), ("bot", "seat=1"), ("lost", "seat=1")]
    {
        let answer = anna.at_table(&table, what, form);
        assert!(answer.is_refused(), "{what}: {}", answer.status);
        let page = anna.see(&table);
        assert!(!page.shows_hand(1), "after {what} Anna sees the hand of Béla");
        assert!(page.links("/join/").is_empty(), "after {what} the seat is free");
    }
    assert_eq!(cili.at_table(&table, "give", "seat=1").status, 403);
    assert_eq!(owners(&mut [&mut anna, &mut bela, &mut cili], &table, 2), [vec![0], vec![1]]);
    assert!(bela.see(&table).can_act(), "Béla plays on");
    assert!(bela.turn(&table).ply() > 0);
}

// T5: who fills a table alone, looks at every hand and makes room for others knows nothing of theirs.
#[test]
fn whoever_leaves_before_the_first_choice_leaves_another_deal_behind() {
    let server = Hanlin::start(&folder("deal"), &[]);
    let [mut anna, mut bela, mut cili, mut dora] = [(); 4].map(|()| Browser::new(&server));
    let deal = |browser: &mut Browser, table: &str| {
        let page = browser.see(table).body;
        let hash = page.split("<code>").skip(1).filter_map(|rest| rest.split('<').next());
        hash.into_iter()
            .find(|hash| hash.len() == 64)
            .map(str::to_owned)
            .expect("the deal is sealed by its hash")
    };
    let table = two_people(&mut anna, &mut bela, "");
    let known = deal(&mut anna, &table);
    assert_eq!(anna.pick(&table, 0, 0).ply(), 1, "Anna has begun a turn");
    assert_eq!(bela.at_table(&table, "give", "seat=1").status, 200);
    let page = anna.see(&table);
    assert_eq!(page.ply(), 0, "what Anna began was with another deal");
    let fresh = deal(&mut anna, &table);
    assert_ne!(fresh, known);
    assert!(anna.get(&format!("/t/{table}/story")).body.contains("dealt anew"), "everybody is told");
    cili.post(&page.links("/join/")[0], "name=Cili");
    assert_eq!(deal(&mut cili, &table), fresh);
    let stale = anna.at_table(&table, "pick", "ply=0&pick=0&deal=0");
    assert!(
        stale.status == 409 && stale.body.contains("the table has moved on"),
        "a list of the old deal says nothing about the new one: {}",
        stale.status
    );
    assert_eq!(anna.see(&table).ply(), 0);
    assert_eq!(anna.see(&table).body.matches("name=\"deal\" value=\"1\"").count(), 1);
    anna.turn(&table);
    // From the first choice on a deal stays, and whoever is asked to take a seat over is told that it is one.
    assert_eq!(cili.at_table(&table, "give", "seat=1").status, 200);
    assert_eq!(deal(&mut anna, &table), fresh);
    let link = anna.see(&table).links("/join/")[0].clone();
    assert!(dora.get(&link).body.contains("The game has begun"));
}

// T6: a stand-in is no weapon.
#[test]
fn nobody_puts_a_bot_in_the_place_of_somebody_who_is_there() {
    let server = Hanlin::start(&folder("weapon"), &[]);
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    let table = two_people(&mut anna, &mut bela, "");
    anna.turn(&table);
    let before = bela.see(&table);
    assert!(before.can_act(), "Béla is there and to move");
    for (what, form) in
        [("bot", "seat=1&level=novice"), ("bot", "seat=1"), ("stand-in", "seat=1"), ("stand-in", "seat=1")]
    {
        let answer = anna.at_table(&table, what, form);
        assert!(answer.is_refused(), "{what} {form}: {}", answer.status);
    }
    let now = bela.see(&table);
    assert_eq!((now.ply(), now.offers()), (before.ply(), before.offers()), "nobody has chosen for him");
    let after = bela.turn(&table);
    assert!(after.ply() > before.ply());
    // Nor does a guest to the one who opened the table.
    let before = anna.see(&table);
    for what in ["bot", "stand-in"] {
        let answer = bela.at_table(&table, what, "seat=0");
        assert!(answer.is_refused(), "{what}: {}", answer.status);
    }
    assert_eq!(anna.see(&table).offers(), before.offers());
    // For oneself it is a wish like any other, and so is coming back.
    let answer = bela.at_table(&table, "stand-in", "seat=1");
    assert_eq!(answer.status, 200, "{}", answer.body);
    let answer = bela.at_table(&table, "back", "");
    assert_eq!((answer.status, answer.mine()), (200, vec![1]));
}
