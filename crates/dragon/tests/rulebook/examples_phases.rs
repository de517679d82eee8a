//! The worked examples of section 12.2 about phases I and II (YD-EX-14 to YD-EX-22).

use dragon::person::{Person, PersonCard};
use expect_test::expect;

use crate::scene::{Scene, check};

#[test]
fn an_occupied_group_costs_three_yuan_before_its_card_is_performed() {
    // YD-EX-14 (YD-ACT-4, YD-ACT-5, YD-PRV-4)
    let position = "
        groups {privilege harvest}:B {build parade}:CD {research fireworks} {taxes}
        A @1 4yuan |
        B @4 |
        C @3 |
        D @2 |
    ";
    let mut scene = Scene::new(position);
    assert_eq!(
        scene.offers(),
        ["pass", "choose group 0", "choose group 1", "choose group 2", "choose group 3"]
    );
    scene.play(&["choose group 0"]);
    assert_eq!(scene.court('A').yuan, 1);
    assert_eq!(scene.offers(), ["perform harvest"]);
    assert_eq!(scene.barred_by("perform privilege"), Some("YD-PRV-4"));
    // Two dragons cost no more than one.
    let mut scene = Scene::new(position);
    scene.play(&["choose group 1"]);
    assert_eq!(scene.court('A').yuan, 1);

    let mut scene = Scene::new(&position.replace("4yuan", "5yuan"));
    scene.play(&["choose group 0"]);
    assert_eq!(scene.offers(), ["perform harvest", "perform privilege"]);
    scene.play(&["perform privilege"]);
    assert_eq!(scene.offers(), ["buy small"]);
    assert_eq!(scene.barred_by("buy large"), Some("YD-PRV-4"));
    scene.play(&["buy small"]);
    expect![[r#"
        A @1 1small |
        B @4 |
        C @3 |
        D @2 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_group_that_cannot_be_paid_or_performed_is_no_option() {
    // YD-EX-15 (YD-ACT-5, YD-ACT-8)
    let position = "
        groups {taxes build}:B {harvest fireworks} {parade} {research} {privilege}
        A @4 1yuan |
        B @5 |
        C @3 |
        D @2 |
        E @1 |
    ";
    let scene = Scene::new(position);
    assert_eq!(scene.offers(), ["pass", "choose group 1", "choose group 2", "choose group 3"]);
    assert_eq!(scene.barred_by("choose group 4"), Some("YD-ACT-8"));
    // Taxes would yield enough, but the price comes first.
    let scene = Scene::new(&position.replace("1yuan", "2yuan"));
    assert_eq!(
        scene.offers(),
        ["pass", "choose group 1", "choose group 2", "choose group 3", "choose group 4"]
    );
    assert_eq!(scene.barred_by("choose group 0"), Some("YD-ACT-5"));
    // With a dragon on it the privilege alone takes 3 + 2 yuan.
    let position = position.replace(":B", "").replace("{privilege}", "{privilege}:B");
    let scene = Scene::new(&position.replace("1yuan", "4yuan"));
    assert_eq!(scene.barred_by("choose group 4"), Some("YD-ACT-8"));
    let scene = Scene::new(&position.replace("1yuan", "5yuan"));
    assert!(scene.offers().contains(&"choose group 4".to_owned()));
}

#[test]
fn the_floors_of_one_action_are_split_as_the_builder_likes() {
    // YD-EX-16 (YD-BLD-1, YD-BLD-2)
    let mut scene = Scene::new(
        "
        groups {taxes build harvest fireworks} {parade research privilege}
        A @5 | 3[craftsman/y farmer/y monk/y] 2[craftsman/y]
        B @4 |
        ",
    );
    scene.play(&["choose group 0", "perform build"]);
    assert_eq!(scene.state.table.turn.floors, 3);
    assert_eq!(scene.offers(), ["build on 1", "build new"]);
    assert_eq!(scene.barred_by("build on 0"), Some("YD-PAL-1"));
    scene.play(&["build on 1", "build new"]);
    assert_eq!(scene.offers(), ["build on 2", "build new"]);
    scene.play(&["build on 2"]);
    expect![[r#"
        A @5 | 3[craftsman/y monk/y farmer/y] 3[craftsman/y] 2[]
        B @4 |
        ? B group
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_new_palace_that_stays_empty_is_gone_before_it_scores() {
    // YD-EX-17 (YD-DEC-1, YD-DEC-2, YD-DEC-3, YD-SCO-1)
    let position = "
        month 1 peace | hiring event decay scoring
        groups {taxes build harvest fireworks} {parade research privilege}:B
        A @5 | 2[farmer/y] 2[monk/y]
        B @6 | | hand
    ";
    let hired = ["choose group 0", "perform build", "build new", "play healer", "take healer/y"];
    check(
        position,
        &[&hired[..], &["place 0"]].concat(),
        expect![[r#"
            A @9 2vp | 2[healer/y farmer/y] 2[monk/y]
            B @6 |
        "#]],
    );
    check(
        position,
        &[&hired[..], &["place 2"]].concat(),
        expect![[r#"
            A @9 3vp | 2[farmer/y] 2[monk/y] 1[healer/y]
            B @6 |
        "#]],
    );
}

#[test]
fn who_drafts_both_persons_into_one_palace_must_fill_or_lose_the_other() {
    // YD-EX-18 (YD-SET-10, YD-SET-12, YD-PER-6, YD-DEC-1, YD-SCO-1)
    let mut scene = Scene::start(2, &[("first-seat", "0")]);
    scene.play(&["draft monk", "draft farmer"]);
    assert_eq!(scene.offers(), ["place 0", "place 1"]);
    scene.play(&["place 0", "draft craftsman", "draft court-lady", "place 1"]);
    expect![[r#"
        A @10 6yuan | 2[monk/y farmer/y] 2[]
        B @3 6yuan | 2[craftsman/y] 2[court-lady/y]
        ? A group
    "#]]
    .assert_eq(&scene.show());
    scene.play(&["pass", "pass", "play healer", "take healer/o"]);
    assert_eq!(scene.offers(), ["place 1"]);
    assert_eq!(scene.barred_by("place 0"), Some("YD-PAL-2"));

    let mut scene = Scene::new(
        "
        month 1 peace | hiring event decay scoring
        groups {taxes build harvest fireworks} {parade research privilege}:B
        A @10 6yuan | 2[monk/y farmer/y] 2[]
        B @12 | | hand
        ",
    );
    scene.play(&["choose group 0", "perform build", "build on 0", "play healer", "take healer/o"]);
    assert_eq!(scene.offers(), ["place 0", "place 1"]);
    scene.play(&["place 0"]);
    expect![[r#"
        A @11 2vp 6yuan | 3[monk/y healer/o farmer/y] 1[]
        B @12 |
    "#]]
    .assert_eq(&scene.show());
}

/// All palaces are full, and the monk hired has no room.
const FULL: &str = "
    month 4 peace | hiring
    A @20 | 2[craftsman/y farmer/y] 2[monk/o court-lady/y]
    B @9 | | hand
";

#[test]
fn a_new_person_may_replace_anybody_in_a_full_court() {
    // YD-EX-19 (YD-PER-7, YD-PER-8)
    let mut scene = Scene::new(FULL);
    scene.play(&["play monk", "take monk/y"]);
    assert_eq!(
        scene.offers(),
        [
            "replace craftsman/y in 0",
            "replace farmer/y in 0",
            "replace court-lady/y in 1",
            "replace monk/o in 1",
            "throw away"
        ]
    );
    let in_box = scene.in_box("craftsman/y");
    scene.play(&["replace craftsman/y in 0"]);
    assert_eq!(scene.in_box("craftsman/y"), in_box + 1);
    expect![[r#"
        A @26 | 2[monk/y farmer/y] 2[court-lady/y monk/o]
        B @9 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_tile_thrown_away_moves_nothing_and_never_comes_back() {
    // YD-EX-20 (YD-PER-8, YD-PER-9)
    let mut scene = Scene::new(FULL);
    assert_eq!((scene.display("monk/y"), scene.in_box("monk/y")), (3, 3));
    scene.play(&["play monk", "take monk/y", "throw away"]);
    assert_eq!((scene.display("monk/y"), scene.in_box("monk/y")), (2, 4));
    assert_eq!(scene.hand('A').len(), 10);
    assert_eq!(scene.hand('A').count(PersonCard::Type(Person::Monk)), 0);
    expect![[r#"
        A @20 | 2[craftsman/y farmer/y] 2[court-lady/y monk/o]
        B @9 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn with_room_left_nobody_is_replaced_and_nothing_thrown_away() {
    // YD-EX-21 (YD-PER-6)
    let mut scene = Scene::new(
        "
        month 4 peace | hiring
        A @20 | 2[court-lady/y] 2[monk/o farmer/o]
        B @9 | | hand
        ",
    );
    scene.play(&["play scholar", "take scholar/y"]);
    assert_eq!(scene.offers(), ["place 0"]);
    for other in ["replace court-lady/y in 0", "replace monk/o in 1", "replace farmer/o in 1", "throw away"] {
        assert_eq!(scene.barred_by(other), Some("YD-PER-6"), "{other}");
    }
    scene.play(&["place 0"]);
    expect![[r#"
        A @24 | 2[court-lady/y scholar/y] 2[monk/o farmer/o]
        B @9 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_card_of_an_exhausted_type_is_spent_for_nothing_and_a_wild_card_takes_anybody_else() {
    // YD-EX-22 (YD-PER-3, YD-PER-4)
    let position = "
        month 9 peace | hiring
        display healer/y 0 healer/o 0
        A @20 | 2[monk/y] | hand healer wild
        B @9 | | hand
    ";
    let mut scene = Scene::new(position);
    let before = scene.state.table;
    scene.play(&["play healer"]);
    assert_eq!((scene.state.table.display, scene.state.table.in_box), (before.display, before.in_box));
    expect![[r#"
        A @20 | 2[monk/y]
        B @9 |
    "#]]
    .assert_eq(&scene.show());
    assert_eq!((scene.hand('A').len(), scene.hand('A').count(PersonCard::Wild)), (1, 1));

    let mut scene = Scene::new(position);
    scene.play(&["play wild"]);
    let kinds = "craftsman/y court-lady/y tax-collector/y pyrotechnist/y pyrotechnist/o warrior/y warrior/o \
                 monk/y monk/o farmer/y farmer/o scholar/y scholar/o";
    assert_eq!(scene.offers(), kinds.split(' ').map(|kind| format!("take {kind}")).collect::<Vec<_>>());
    assert_eq!(scene.barred_by("take healer/y"), Some("YD-SUP-1"));
    assert_eq!(scene.barred_by("take healer/o"), Some("YD-SUP-1"));
}
