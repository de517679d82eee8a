//! Gùgōng over real sockets: whole games by every number, against Meng too, and what is answered for people.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Browser, Running, folder, is_over, moments, open, play_until};

#[test]
fn a_game_is_played_to_its_end_by_every_number_and_against_meng() {
    moments::every_number_plays_to_the_end("gugong");
}

#[test]
fn whoever_plays_alone_is_offered_no_special_tokens() {
    // GG-SOL-1
    let server = Running::start(&folder("gugong-alone"));
    for (seats, tokens) in [(1, false), (2, true)] {
        let mut browser = Browser::new(&server);
        let form = format!("game=gugong&seats={seats}&bots=all&level=novice&special-tokens=on");
        let (table, page) = open(&mut browser, &form);
        play_until(&mut browser, &table, page, is_over);
        let record = browser.get(&format!("/t/{table}/record")).body;
        assert_eq!(record.contains("option special-tokens on"), tokens, "{record}");
    }
}

#[test]
fn all_servants_are_taken_and_whoever_wants_is_asked() {
    moments::what_goes_without_saying_is_answered_and_can_be_asked_for("gugong", Some("gain"));
}

#[test]
fn a_servant_is_paid_without_the_pair_and_whoever_wants_is_asked() {
    moments::what_goes_without_saying_is_answered_and_can_be_asked_for("gugong", Some("pay-pieces"));
}
