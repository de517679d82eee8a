//! T9: what was chosen but not ended.

use crate::client::Browser;
use crate::host::{Hanlin, folder, run};
use crate::table::two_people;

// T9: a complete turn survives, and is told.
#[test]
fn a_complete_turn_that_was_not_ended_is_there_after_a_pulled_plug() {
    let folder = folder("draft");
    let server = Hanlin::start(&folder, &[]);
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    let table = two_people(&mut anna, &mut bela, "");
    let (alone, _) = anna.open("game=dragon&seats=3&bots=all&level=novice&first-seat=0");
    let complete = anna.draft(&table);
    let begun = anna.see(&alone);
    let begun = anna.pick(&alone, begun.ply(), 1);
    let agreed = bela.see(&table).ply();
    server.kill();
    let server = Hanlin::start(&folder, &[]);
    let (mut anna, mut bela) = (anna.moved(&server), bela.moved(&server));
    let page = anna.see(&table);
    assert_eq!(page.ply(), complete.ply(), "every choice of the draft is there");
    assert!(page.can_end(), "the turn can be ended");
    assert!(page.body.contains("complete"), "and Anna is told that it is complete");
    let other = bela.see(&table);
    assert!(other.ply() == agreed && !other.can_act(), "a draft is nobody else's business");
    assert_eq!(anna.see(&alone).ply(), begun.ply(), "what was only begun is there, too");
    let ended = anna.at_table(&table, "turn", "do=end");
    assert!(!ended.can_end());
    assert!(bela.see(&table).ply() > agreed && bela.see(&table).can_act(), "now it is Béla's turn");
}

// T9: a host who does something with the folder while people play.
#[test]
fn a_turn_begun_after_the_host_freed_a_seat_is_there_after_a_pulled_plug() {
    let folder = folder("draft-beside");
    let server = Hanlin::start(&folder, &[]);
    let [mut anna, mut bela, mut cili] = [(); 3].map(|()| Browser::new(&server));
    let (alone, _) = anna.open("game=dragon&seats=3&bots=all&level=novice&first-seat=0");
    let table = two_people(&mut bela, &mut cili, "");
    let freed = run(&["seat", &table, "2", "--force", "--data", folder.to_str().unwrap()]);
    assert!(freed.status.success(), "{}", String::from_utf8_lossy(&freed.stderr));
    let page = anna.see(&alone);
    let begun = anna.pick(&alone, page.ply(), 1);
    assert!(begun.ply() > page.ply());
    server.kill();
    let server = Hanlin::start(&folder, &[]);
    assert_eq!(anna.moved(&server).see(&alone).ply(), begun.ply(), "what was begun is there");
}
