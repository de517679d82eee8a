//! The rules and the worked examples.

use expect_test::expect;
use kuhn::{Card, Kuhn};
use tabletop::{Game, Seat, Viewer};

use crate::scene::{check, scene};

#[test]
fn both_have_a_chip_in_the_pot_and_a_card_and_the_first_begins() {
    // KP-SET-1, KP-SET-2, KP-SET-3, KP-BET-1
    check("king queen", &[], expect![["1 1 | 0 open | \n"]]);
    let scene = scene("king queen");
    assert_eq!(scene.offers(), ["check", "bet"]);
    let own = scene.state.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(own.hand(Seat::new(0)).map(|hand| hand.card), Some(Card::King));
    assert_eq!(own.hand(Seat::new(1)), None);
}

#[test]
fn after_a_check_the_other_opens() {
    // KP-BET-2
    check("king queen", &["check"], expect![["1 1 | 1 open | kuhn-checked\n"]]);
}

#[test]
fn a_bet_is_answered() {
    // KP-BET-3, KP-BET-4
    check("queen king", &["check", "bet"], expect![["1 2 | 0 answer | kuhn-checked kuhn-bet\n"]]);
    let mut scene = scene("queen king");
    assert_eq!((scene.barred_by("call"), scene.barred_by("check")), (Some("KP-BET-1"), None));
    scene.play(&["bet"]);
    assert_eq!(scene.offers(), ["fold", "call"]);
    assert_eq!((scene.barred_by("call"), scene.barred_by("check")), (None, Some("KP-BET-4")));
}

#[test]
fn two_checks_show_the_cards() {
    // KP-EX-1, KP-END-2, KP-END-3
    check(
        "king queen",
        &["check", "check"],
        expect![["1 1 | 0 wins | kuhn-checked kuhn-checked kuhn-shown kuhn-shown kuhn-won\n"]],
    );
}

#[test]
fn whoever_folds_sees_nothing() {
    // KP-EX-2, KP-END-1
    check("jack queen", &["bet", "fold"], expect![["2 1 | 0 wins | kuhn-bet kuhn-folded kuhn-won\n"]]);
    let mut scene = scene("jack queen");
    scene.play(&["bet", "fold"]);
    assert_eq!(scene.state.table.shown, None);
    let points: Vec<i32> = Kuhn::standings(&scene.state.table).iter().map(|own| own.points).collect();
    assert_eq!(points, [1, -1]);
}

#[test]
fn whoever_calls_sees() {
    // KP-EX-3
    check(
        "queen king",
        &["check", "bet", "call"],
        expect![["2 2 | 1 wins | kuhn-checked kuhn-bet kuhn-called kuhn-shown kuhn-shown kuhn-won\n"]],
    );
}
