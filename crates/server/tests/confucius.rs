//! Confucius over real sockets: what several choose at once, and what is answered for people.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::moments::{self, choose, ends, moment};
use common::{Browser, Running, folder};
use shelf::AnyMatch;
use tabletop::Seat;

#[test]
fn a_game_against_bots_is_played_to_its_end_by_every_number() {
    moments::every_number_plays_to_the_end("confucius");
}

#[test]
fn a_single_way_to_pay_is_paid_and_can_be_asked_for() {
    // A choice after which one payment spares most and others are possible.
    moments::what_goes_without_saying_is_answered_and_can_be_asked_for("confucius", None);
}

#[test]
fn a_gift_is_kept_and_whoever_wants_is_asked() {
    // CF-EXAM-11
    moments::what_goes_without_saying_is_answered_and_can_be_asked_for("confucius", Some("exam-x"));
}

#[test]
fn two_who_discard_at_once_do_not_wait_for_each_other_and_see_nothing() {
    // The last choice before a discard of two or more.
    let before = moment("confucius", |game| {
        let Some(seat) = game.to_act().iter().next() else { return false };
        game.decision() != Some("discard")
            && game.offers(seat).unwrap().iter().any(|choice| discards(game, seat, choice))
    });
    let mut game = before.game();
    let first = game.to_act().iter().next().unwrap();
    let choice =
        game.offers(first).unwrap().into_iter().find(|choice| discards(&*game, first, choice)).unwrap();

    let folder = folder("discard");
    let server = Running::start(&folder);
    let mut people: Vec<Browser> = (0..game.seats()).map(|_| Browser::new(&server)).collect();
    let (table, _) = before.branch(&mut people[first.idx()], first);
    let here = format!("/t/{table}");
    drop(server);
    let others: Vec<Seat> = Seat::first(game.seats()).filter(|&seat| seat != first).collect();
    moments::make_a_game_of(&folder, &table, &others);
    let server = Running::start(&folder);
    for seat in Seat::first(game.seats()) {
        people[seat.idx()].address = server.address;
    }
    for seat in others {
        let path = format!("{here}/join/{}", moments::invitation(seat));
        assert_eq!(people[seat.idx()].post(&path, "name=x").status, 200);
    }
    let mut page = choose(&mut people[first.idx()], &table, &*game, first, &choice);
    if ends(&page) {
        page = people[first.idx()].post(&format!("{here}/turn"), "do=end");
    }
    game.play(first, &choice).unwrap();
    assert_eq!(page.ply(), game.ply());

    let two: Vec<Seat> = game.to_act().iter().take(2).collect();
    let others = game.to_act().iter().count() - two.len();
    let mut pages = Vec::new();
    for &seat in &two {
        let keep = game.offers(seat).unwrap()[0].clone();
        pages.push(choose(&mut people[seat.idx()], &table, &*game, seat, &keep));
    }
    assert!(pages.iter().all(ends), "both have chosen, and can still take it back");
    let [one, other] = two[..] else { unreachable!() };
    let ended = people[one.idx()].post(&format!("{here}/turn"), "do=end");
    assert_eq!(ended.ply(), game.ply() + 1);
    let waiting = people[other.idx()].get(&here);
    // Were the other the last, the draft would show what is secret until all have chosen: it is asked again.
    assert_eq!(ends(&waiting), others > 0);
    let keep = game.offers(one).unwrap()[0].clone();
    game.play(one, &keep).unwrap();
    if ends(&waiting) {
        people[other.idx()].post(&format!("{here}/turn"), "do=end");
    } else {
        assert_eq!(waiting.ply(), game.ply());
        let keep = game.offers(other).unwrap()[0].clone();
        choose(&mut people[other.idx()], &table, &*game, other, &keep);
    }
    let after = people[one.idx()].get(&here);
    assert!(after.ply() > game.ply(), "{} {}", after.ply(), game.ply());
}

/// Whether after this choice two or more must discard, and the game goes on after it.
fn discards(game: &dyn AnyMatch, seat: Seat, choice: &str) -> bool {
    let mut game = game.copy();
    game.play(seat, choice).unwrap();
    let discarding: Vec<Seat> = game.to_act().iter().collect();
    game.decision() == Some("discard")
        && discarding.len() >= 2
        && discarding.iter().all(|&seat| game.habit(seat).is_none() && game.offers(seat).unwrap().len() > 1)
}
