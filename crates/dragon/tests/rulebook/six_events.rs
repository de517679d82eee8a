//! The six events (section 6.6.2).

use expect_test::expect;
use serde_json::json;

use crate::events::table;
use crate::scene::{Scene, check};

#[test]
fn peace_does_nothing_but_palaces_still_decay() {
    // YD-PEA-1
    check(
        "
        month 2 peace | event decay
        A @5 1fireworks 1small | 2[warrior/y monk/y] 2[]
        B @4 3yuan 2rice | 1[healer/y]
        ",
        &[],
        expect![[r#"
            A @5 1fireworks 1small | 2[warrior/y monk/y] 1[]
            B @4 3yuan 2rice | 1[healer/y]
        "#]],
    );
}

#[test]
fn tribute_costs_four_yuan_and_one_person_for_each_yuan_missing() {
    // YD-TRB-1, YD-TRB-2
    let mut scene = Scene::new(
        "
        month 8 tribute | event
        A @5 7yuan | 2[monk/y farmer/y]
        B @4 4yuan | 2[monk/y farmer/y]
        C @3 1yuan | 3[monk/y farmer/y healer/y] 1[scholar/y]
        ",
    );
    assert_eq!(table(&scene)["turn"]["owed"], json!([0, 0, 3]));
    scene.play(&["release monk/y from 0", "release farmer/y from 0", "release healer/y from 0"]);
    expect![[r#"
        A @5 3yuan | 2[monk/y farmer/y]
        B @4 | 2[monk/y farmer/y]
        C @3 | 3[] 1[scholar/y]
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_drought_takes_a_rice_for_each_inhabited_palace() {
    // YD-DRT-1
    check(
        "
        month 8 drought | event
        A @5 3rice | 2[monk/y farmer/y] 1[healer/y] 3[]
        B @4 1rice | 3[monk/y farmer/y healer/y]
        ",
        &[],
        expect![[r#"
            A @5 1rice | 2[monk/y farmer/y] 1[healer/y] 3[]
            B @4 | 3[monk/y healer/y farmer/y]
        "#]],
    );
}

#[test]
fn each_palace_without_rice_loses_one_person_and_no_palace_two() {
    // YD-DRT-2, YD-DRT-3
    let mut scene = Scene::new(
        "
        month 8 drought | event
        A @5 1rice | 3[monk/y farmer/y farmer/y] 2[healer/y scholar/o] 1[court-lady/y] 2[]
        B @4 9rice | 1[monk/y]
        ",
    );
    assert_eq!(table(&scene)["turn"]["owed"], json!([2, 0]));
    assert_eq!(
        scene.offers(),
        [
            "release monk/y from 0",
            "release farmer/y from 0",
            "release healer/y from 1",
            "release scholar/o from 1",
            "release court-lady/y from 2",
        ]
    );
    scene.play(&["release farmer/y from 0"]);
    assert_eq!(
        scene.offers(),
        ["release healer/y from 1", "release scholar/o from 1", "release court-lady/y from 2"]
    );
    assert_eq!(scene.barred_by("release farmer/y from 0"), Some("YD-DRT-3"));
    assert_eq!(table(&scene)["turn"]["hit"], json!([0]));
    scene.play(&["release scholar/o from 1"]);
    expect![[r#"
        A @5 | 3[monk/y farmer/y] 2[healer/y] 1[court-lady/y] 2[]
        B @4 8rice | 1[monk/y]
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn where_only_the_order_is_left_a_drought_takes_one_from_each_at_once() {
    // YD-DRT-4
    let dry = "
        month 8 drought | event
        A @5 | 2[monk/y farmer/y] 3[healer/y healer/y] 1[court-lady/y]
        B @4 9rice | 1[monk/y]
    ";
    // The two kinds in palace 0 are a choice; once it is made, nothing is.
    let mut scene = Scene::new(dry);
    assert_eq!(scene.offers().len(), 4);
    scene.play(&["release farmer/y from 0"]);
    assert_eq!(scene.offers(), ["release one from each"]);
    scene.play(&["release one from each"]);
    expect![[r#"
        A @5 | 2[monk/y] 3[healer/y] 1[]
        B @4 8rice | 1[monk/y]
    "#]]
    .assert_eq(&scene.show());
    // As long as palace 0 is to come, there is a choice; of the last palace alone a person is named.
    let mut scene = Scene::new(dry);
    scene.play(&["release healer/y from 1"]);
    assert_eq!(
        scene.offers(),
        ["release monk/y from 0", "release farmer/y from 0", "release court-lady/y from 2"]
    );
    scene.play(&["release monk/y from 0"]);
    assert_eq!(scene.offers(), ["release court-lady/y from 2"]);
    // With a rice there is a palace to spare, so somebody chooses.
    let scene = Scene::new(
        "
        month 8 drought | event
        A @5 1rice | 1[monk/y] 1[healer/y]
        B @4 | 1[]
        ",
    );
    assert_eq!(scene.offers(), ["release monk/y from 0", "release healer/y from 1"]);
}

#[test]
fn the_most_fireworks_score_six_and_the_next_number_three_however_many_share_it() {
    // YD-FES-1, YD-FES-2
    check(
        "
        month 9 festival | event
        A @5 2fireworks | 1[]
        B @4 3fireworks | 1[]
        C @3 1fireworks | 1[]
        D @2 3fireworks | 1[]
        E @1 2fireworks | 1[]
        ",
        &[],
        expect![[r#"
            A @5 3vp 1fireworks | 1[]
            B @4 6vp 1fireworks | 1[]
            C @3 1fireworks | 1[]
            D @2 6vp 1fireworks | 1[]
            E @1 3vp 1fireworks | 1[]
        "#]],
    );
}

#[test]
fn nobody_scores_in_a_festival_without_fireworks() {
    // YD-FES-3
    let points = |fireworks: [u8; 2]| {
        let [a, b] = fireworks;
        let position = format!(
            "month 9 festival | event
             A @5 {a}fireworks | 1[]
             B @4 {b}fireworks | 1[]"
        );
        let scene = Scene::new(&position);
        [scene.court('A').vp, scene.court('B').vp]
    };
    assert_eq!(points([0, 0]), [0, 0], "not as first");
    assert_eq!(points([1, 0]), [6, 0], "not as second");
    assert_eq!(points([0, 5]), [0, 6]);
}

#[test]
fn only_who_scored_returns_half_of_the_fireworks_rounded_up() {
    // YD-FES-4
    check(
        "
        month 9 festival | event
        A @5 8fireworks | 1[]
        B @4 7fireworks | 1[]
        C @3 6fireworks | 1[]
        ",
        &[],
        expect![[r#"
            A @5 6vp 4fireworks | 1[]
            B @4 3vp 3fireworks | 1[]
            C @3 6fireworks | 1[]
        "#]],
    );
}

#[test]
fn fireworks_are_compared_before_any_are_returned() {
    // YD-FES-5
    // After A's return B would have the most, and C as many as A.
    check(
        "
        month 9 festival | event
        A @5 4fireworks | 1[]
        B @4 3fireworks | 1[]
        C @3 2fireworks | 1[]
        ",
        &[],
        expect![[r#"
            A @5 6vp 2fireworks | 1[]
            B @4 3vp 1fireworks | 1[]
            C @3 2fireworks | 1[]
        "#]],
    );
}

#[test]
fn helmets_score_in_a_mongol_invasion_and_move_no_marker() {
    // YD-MON-1
    check(
        "
        month 10 mongols | event
        A @5 2vp | 2[warrior/y warrior/o] 1[monk/y]
        B @4 1vp | 1[]
        ",
        &[],
        expect![[r#"
            A @5 5vp | 2[warrior/y warrior/o] 1[monk/y]
            B @4 1vp | 1[]
        "#]],
    );
}

#[test]
fn all_with_the_fewest_helmets_of_all_release_one_and_it_may_be_a_warrior() {
    // YD-MON-2
    let mut scene = Scene::new(
        "
        month 10 mongols | event
        A @5 | 2[warrior/o monk/y]
        B @4 | 2[warrior/y monk/y]
        C @3 | 2[warrior/y farmer/y]
        ",
    );
    assert_eq!(table(&scene)["turn"]["owed"], json!([0, 1, 1]));
    assert_eq!(scene.offers(), ["release warrior/y from 0", "release monk/y from 0"]);
    scene.play(&["release warrior/y from 0", "release farmer/y from 0"]);
    assert_eq!(scene.decision(), None);
    // Who has nobody has the fewest, and spares the others.
    let scene = Scene::new(
        "
        month 10 mongols | event
        A @5 | 2[warrior/y monk/y]
        B @4 | 2[]
        ",
    );
    assert_eq!(scene.decision(), None);
}

#[test]
fn where_all_have_the_same_number_of_helmets_all_release_one() {
    // YD-MON-3
    for warrior in ["warrior/o", "monk/o"] {
        let position = format!(
            "month 10 mongols | event
             A @5 | 2[{warrior} farmer/y]
             B @4 | 2[{warrior} farmer/y]
             C @3 | 2[{warrior} farmer/y]"
        );
        assert_eq!(table(&Scene::new(&position))["turn"]["owed"], json!([1, 1, 1]));
    }
}

#[test]
fn the_fewest_helmets_are_counted_before_any_warrior_leaves() {
    // YD-MON-4
    let mut scene = Scene::new(
        "
        month 10 mongols | event
        A @5 | 2[warrior/y monk/y]
        B @4 | 2[warrior/y monk/y]
        C @3 | 2[warrior/o monk/y]
        ",
    );
    // Without the warrior A alone would have the fewest.
    scene.play(&["release warrior/y from 0"]);
    assert_eq!(scene.actor().idx(), 1);
    scene.play(&["release warrior/y from 0"]);
    expect![[r#"
        A @5 1vp | 2[monk/y]
        B @4 1vp | 2[monk/y]
        C @3 2vp | 2[warrior/o monk/y]
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn contagion_takes_three_persons_less_one_for_each_mortar() {
    // YD-CON-1
    let scene = Scene::new(
        "
        month 11 contagion | event
        A @5 | 3[monk/y farmer/y scholar/y] 1[monk/y]
        B @4 | 3[monk/y farmer/y healer/y] 1[monk/y]
        C @3 | 3[monk/y farmer/y healer/o] 1[monk/y]
        D @2 | 3[monk/y healer/y healer/o] 1[monk/y]
        E @1 | 3[monk/y healer/o healer/o] 1[monk/y]
        ",
    );
    assert_eq!(table(&scene)["turn"]["owed"], json!([3, 2, 1, 0, 0]));
}

#[test]
fn contagion_may_take_several_from_one_palace_and_healers_too() {
    // YD-CON-2
    let mut scene = Scene::new(
        "
        month 11 contagion | event
        A @5 | 3[monk/y healer/y farmer/y] 1[scholar/y]
        B @4 | 1[]
        ",
    );
    scene.play(&["release healer/y from 0"]);
    assert_eq!(
        scene.offers(),
        ["release monk/y from 0", "release farmer/y from 0", "release scholar/y from 1"]
    );
    scene.play(&["release farmer/y from 0"]);
    assert_eq!(scene.decision(), None);
}
