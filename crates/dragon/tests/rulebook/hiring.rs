//! Phase II: hire a person (rules section 6.5, PER).

use dragon::person::PersonCard;
use dragon::piece::Named;
use expect_test::expect;

use crate::scene::{Scene, check};

/// All palaces full, two persons each.
const FULL: &str = "
    month 3 peace | hiring
    A @20 | 2[craftsman/y farmer/y] 2[court-lady/y monk/o]
    B @10
";

#[test]
fn everybody_with_a_card_plays_exactly_one_in_the_new_order() {
    // YD-PER-1
    let mut scene = Scene::new(
        "
        month 3 peace | hiring event
        groups {parade} {harvest} {build}
        A @12 | 1[]
        B @10 | 2[warrior/o]
        C @11 | 1[] | hand
    ",
    );
    scene.play(&["pass", "pass", "choose group 0", "perform parade"]); // B @13
    assert_eq!((scene.actor().idx(), scene.decision()), (1, Some("pcard")));
    scene.play(&["play farmer", "take farmer/y", "place 0"]);
    assert_eq!((scene.actor().idx(), scene.decision()), (0, Some("pcard")));
    scene.play(&["play wild", "take farmer/y", "place 0"]);
    assert_eq!(scene.decision(), None, "C has no card, B and A have played theirs");
    assert_eq!(['A', 'B', 'C'].map(|name| scene.hand(name).len()), [10, 10, 0]);
}

#[test]
fn playing_a_card_is_not_optional_and_two_wild_cards_are_one_choice() {
    // YD-PER-1
    let scene = Scene::new("month 3 peace | hiring\nA @9 | 1[]\nB @5");
    let all = PersonCard::ALL.iter().map(|card| format!("play {}", card.code()));
    assert_eq!(scene.offers(), all.collect::<Vec<_>>());
    let scene = Scene::new("month 3 peace | hiring\nA @9 | 1[] | hand monk craftsman\nB @5");
    assert_eq!(scene.offers(), ["play craftsman", "play monk"]);
    assert_eq!(scene.barred_by("play wild"), Some("YD-PER-1"));
}

#[test]
fn a_card_that_was_played_lies_face_up_and_never_returns() {
    // YD-PER-1: three hirings in a row
    let mut scene = Scene::new(
        "
        month 3 peace | hiring hiring hiring
        A @9 | 3[] | hand craftsman wild wild
        B @5 | | hand
    ",
    );
    scene.play(&["play wild", "take monk/y", "place 0"]);
    assert_eq!(scene.offers(), ["play craftsman", "play wild"]);
    scene.play(&["play wild", "take monk/y", "place 0"]);
    assert_eq!((scene.offers(), scene.hand('A').len()), (vec!["play craftsman".into()], 1));
    assert_eq!(scene.barred_by("play wild"), Some("YD-PER-1"));
    assert!(scene.court('A').played.ends_with(&[PersonCard::Wild; 2]));
    scene.play(&["play craftsman", "take craftsman/y", "place 0"]);
    assert!(scene.hand('A').is_empty());
}

#[test]
fn a_type_card_hires_a_young_or_an_old_person_of_its_type() {
    // YD-PER-2
    let hires = |display: &str, card: &str| {
        let mut scene = Scene::new(&format!("month 3 peace | hiring\ndisplay {display}\nA @9 | 1[]\nB @5"));
        scene.play(&[&format!("play {card}")]);
        scene.offers()
    };
    for card in ["pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar"] {
        let (young, old) = (format!("take {card}/y"), format!("take {card}/o"));
        assert_eq!(hires("craftsman/y 1", card), [young.clone(), old.clone()]);
        assert_eq!(hires(&format!("{card}/y 0"), card), [old], "of those still there");
        assert_eq!(hires(&format!("{card}/o 0"), card), [young]);
    }
    for card in ["craftsman", "court-lady", "tax-collector"] {
        assert_eq!(hires("monk/o 0", card), [format!("take {card}/y")], "an ageless type has one kind");
    }
}

#[test]
fn a_type_card_hires_nobody_else_and_nobody_who_is_not_there() {
    // YD-PER-2
    let mut scene = Scene::new("month 3 peace | hiring\ndisplay monk/o 0\nA @9 | 1[]\nB @5");
    scene.play(&["play monk"]);
    assert_eq!(scene.offers(), ["take monk/y"]);
    assert_eq!(scene.barred_by("take healer/y"), Some("YD-PER-2"));
    assert_eq!(scene.barred_by("take monk/o"), Some("YD-SUP-1"));
}

#[test]
fn a_wild_card_hires_anybody_still_on_the_display() {
    // YD-PER-3
    let mut scene = Scene::new(
        "
        month 3 peace | hiring
        display healer/y 0 healer/o 0 scholar/o 0 tax-collector/y 0
        A @9 | 1[]
        B @5
    ",
    );
    scene.play(&["play wild"]);
    let there = [
        "craftsman/y",
        "court-lady/y",
        "pyrotechnist/y",
        "pyrotechnist/o",
        "warrior/y",
        "warrior/o",
        "monk/y",
        "monk/o",
        "farmer/y",
        "farmer/o",
        "scholar/y",
    ];
    assert_eq!(scene.offers(), there.map(|kind| format!("take {kind}")));
    assert_eq!(scene.barred_by("take healer/o"), Some("YD-SUP-1"));
    scene.play(&["take farmer/o", "place 0"]);
    assert_eq!(scene.show().lines().next(), Some("A @10 | 1[farmer/o]"));
    assert_eq!(scene.display("farmer/o"), 0);
}

#[test]
fn a_card_whose_type_is_exhausted_is_spent_for_nothing() {
    // YD-PER-4: allowed although the other cards are useful
    let mut scene = Scene::new(
        "
        month 3 peace | hiring
        display healer/y 0 healer/o 0
        A @9 2yuan | 2[monk/y] | hand healer scholar wild
        B @5
    ",
    );
    let display = scene.state.table.display;
    assert_eq!(scene.offers(), ["play healer", "play scholar", "play wild"]);
    scene.play(&["play healer"]);
    expect![[r#"
        A @9 2yuan | 2[monk/y]
        B @5 |
        ? B pcard
    "#]]
    .assert_eq(&scene.show());
    assert_eq!((scene.hand('A').len(), scene.state.table.display), (2, display));
    assert_eq!(scene.court('A').played.last().unwrap().code(), "healer");
}

#[test]
fn taking_a_tile_that_is_there_is_mandatory() {
    // YD-PER-5: nothing else is offered, even to whoever must throw it away
    for palaces in ["", "| 1[monk/y]", "| 1[]"] {
        let mut scene = Scene::new(&format!("month 3 peace | hiring\nA @9 {palaces}\nB @5"));
        scene.play(&["play court-lady"]);
        assert_eq!((scene.actor().idx(), scene.offers()), (0, vec!["take court-lady/y".into()]));
    }
}

#[test]
fn where_a_floor_is_free_the_tile_must_go_there() {
    // YD-PER-6
    let mut scene = Scene::new(
        "
        month 3 peace | hiring
        A @9 | 2[court-lady/y] 2[monk/o farmer/o] 1[] 3[healer/y]
        B @5
    ",
    );
    scene.play(&["play scholar", "take scholar/o"]);
    assert_eq!(scene.offers(), ["place 0", "place 2", "place 3"]);
    assert_eq!(scene.barred_by("place 1"), Some("YD-PAL-2"));
    assert_eq!(scene.barred_by("replace monk/o in 1"), Some("YD-PER-6"));
    assert_eq!(scene.barred_by("replace court-lady/y in 0"), Some("YD-PER-6"));
    assert_eq!(scene.barred_by("throw away"), Some("YD-PER-6"));
    scene.play(&["place 3"]);
    let court = "A @11 | 2[court-lady/y] 2[monk/o farmer/o] 1[] 3[healer/y scholar/o]";
    assert_eq!(scene.show().lines().next(), Some(court));
}

#[test]
fn where_all_palaces_are_full_the_tile_replaces_somebody_or_is_thrown_away() {
    // YD-PER-7
    let mut scene = Scene::new(FULL);
    scene.play(&["play monk", "take monk/y"]);
    assert_eq!(scene.decision(), Some("full"));
    assert!(scene.offers().iter().all(|offer| offer.starts_with("replace ") || offer == "throw away"));
    scene.play(&["replace craftsman/y in 0"]);
    expect![[r#"
        A @26 | 2[monk/y farmer/y] 2[court-lady/y monk/o]
        B @10 |
        ? B pcard
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn the_marker_moves_by_the_value_of_a_tile_that_is_placed() {
    // YD-PER-8: the tax collector who leaves (3) counts for nothing
    let place = Scene::new("month 3 peace | hiring\nA @9 | 1[]\nB @5");
    let replace = Scene::new("month 3 peace | hiring\nA @9 | 1[tax-collector/y]\nB @5");
    for (mut scene, home) in [(place, "place 0"), (replace, "replace tax-collector/y in 0")] {
        scene.play(&["play monk", "take monk/y"]);
        assert_eq!(scene.court('A').space, 9, "not before it is placed");
        scene.play(&[home]);
        assert_eq!(scene.show().lines().next(), Some("A @15 | 1[monk/y]"));
    }
}

#[test]
fn the_marker_of_whoever_hires_lies_on_top_of_the_stack_it_comes_to() {
    // YD-PER-8
    let mut scene = Scene::new("month 3 peace | hiring event\nA @9 | 1[]\nB @10\nC @10 | 1[]");
    scene.play(&["play healer", "take healer/o", "place 0"]); // C @11
    scene.play(&["play healer", "take healer/o", "throw away"]); // B stays
    scene.play(&["play craftsman", "take craftsman/y", "place 0"]); // A @11
    assert_eq!(scene.track(), "ACB");
}

#[test]
fn a_tile_thrown_away_moves_nothing_and_is_gone_for_good() {
    // YD-PER-8, YD-PER-9
    let mut scene = Scene::new(FULL);
    let (display, in_box) = (scene.display("monk/y"), scene.in_box("monk/y"));
    scene.play(&["play monk", "take monk/y", "throw away"]);
    assert_eq!((scene.display("monk/y"), scene.in_box("monk/y")), (display - 1, in_box + 1));
    assert_eq!(scene.hand('A').count(PersonCard::named("monk").unwrap()), 0);
    expect![[r#"
        A @20 | 2[craftsman/y farmer/y] 2[court-lady/y monk/o]
        B @10 |
        ? B pcard
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn the_last_tile_thrown_away_can_be_had_by_nobody() {
    // YD-PER-9
    let mut scene =
        Scene::new("month 3 peace | hiring\ndisplay monk/y 1 monk/o 0\nA @9 | 1[farmer/y]\nB @5 | 1[]");
    scene.play(&["play monk", "take monk/y", "throw away", "play monk"]);
    assert_eq!((scene.decision(), scene.court('B').persons()), (None, 0));
    assert_eq!(scene.story().last(), Some(&"dragon-card-wasted"));
}

#[test]
fn whoever_has_no_palace_throws_the_tile_away() {
    // YD-PER-10
    let mut scene = Scene::new("month 3 peace | hiring\nA @9\nB @5");
    scene.play(&["play wild", "take scholar/o"]);
    assert_eq!((scene.decision(), scene.offers()), (Some("full"), vec!["throw away".into()]));
    scene.play(&["throw away"]);
    assert_eq!((scene.court('A').space, scene.court('A').persons()), (9, 0));
    assert_eq!(scene.display("scholar/o"), 0);
}

#[test]
fn a_person_may_be_replaced_by_one_of_the_same_type_and_age() {
    // YD-PER-11
    check(
        "
        month 3 peace | hiring
        A @9 | 1[monk/y] | hand monk
        B @5 | | hand
        ",
        &["play monk", "take monk/y", "replace monk/y in 0"],
        expect![[r#"
            A @15 | 1[monk/y]
            B @5 |
        "#]],
    );
}
