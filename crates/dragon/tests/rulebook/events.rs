//! Phase III: the event of the month and who must go (sections 6.6 and 6.6.1).

use expect_test::expect;
use serde_json::{Value, json};
use tabletop::Viewer;

use crate::scene::{Scene, check};

/// The table as everybody sees it.
pub(crate) fn table(scene: &Scene) -> Value {
    let view = scene.state.view(Viewer::Spectator);
    serde_json::to_value(view.at(0)).expect("a view serialises")["table"].take()
}

#[test]
fn players_decide_in_turn_order_and_each_finishes_before_the_next() {
    // YD-EVT-1
    // One mortar each, so each must release two of three; C lies on top of B.
    let mut scene = Scene::new(
        "
        month 6 contagion | event
        A @8 | 3[healer/y monk/y farmer/y]
        B @9 | 3[healer/y monk/y farmer/y]
        C @9 | 3[healer/y monk/y farmer/y]
        ",
    );
    assert_eq!(scene.order(), "CBA");
    let mut seats = Vec::new();
    while scene.decision().is_some() {
        seats.push(scene.actor().idx());
        let first = scene.offers().remove(0);
        scene.play(&[&first]);
    }
    assert_eq!(seats, [2, 2, 1, 1, 0, 0]);
}

#[test]
fn decay_waits_for_the_last_release_and_the_tile_stays_known() {
    // YD-EVT-2
    let row = "drought-mongols-tribute-festival-contagion-drought-mongols-tribute-festival-contagion";
    let mut scene = Scene::with(
        &[("event-row", row)],
        "
        month 3 drought | month
        A @9 3yuan | 2[monk/y] | hand
        B @5 3yuan | 2[monk/y] | hand
        ",
    );
    scene.play(&["pass", "pass", "release monk/y from 0"]);
    assert_eq!(scene.court('A').palaces[0].floors, 2, "B has not finished");
    scene.play(&["release monk/y from 0"]);
    expect![[r#"
        A @9 1vp 3yuan | 1[]
        B @5 1vp 3yuan | 1[]
        ? A group
    "#]]
    .assert_eq(&scene.show());
    // Face down, but everybody has seen it.
    assert_eq!(table(&scene)["month"], 5);
    assert_eq!(table(&scene)["events"][3], "mongols");
}

#[test]
fn payments_and_points_come_for_all_before_the_first_release() {
    // YD-EVT-3
    let scene = Scene::new(
        "
        month 3 tribute | event
        A @9 1yuan | 3[monk/y farmer/y healer/y] 2[craftsman/y court-lady/y]
        B @8 3yuan | 2[monk/y farmer/y]
        C @7 6yuan | 2[monk/y farmer/y]
        ",
    );
    expect![[r#"
        A @9 | 3[monk/y healer/y farmer/y] 2[craftsman/y court-lady/y]
        B @8 | 2[monk/y farmer/y]
        C @7 2yuan | 2[monk/y farmer/y]
        ? A release
    "#]]
    .assert_eq(&scene.show());
    assert_eq!(table(&scene)["turn"]["owed"], json!([3, 1, 0]));

    let scene = Scene::new(
        "
        month 3 drought | event
        A @9 1rice | 1[monk/y] 2[farmer/y healer/y]
        B @8 3rice | 1[monk/y]
        ",
    );
    assert_eq!((scene.court('A').rice, scene.court('B').rice), (0, 2));
    assert_eq!(scene.decision(), Some("drought"));
    assert_eq!(table(&scene)["turn"]["owed"], json!([1, 0]));

    let scene = Scene::new(
        "
        month 3 mongols | event
        A @9 | 2[warrior/y monk/y]
        B @8 | 2[warrior/o monk/y]
        ",
    );
    assert_eq!((scene.court('A').vp, scene.court('B').vp), (1, 2));
    assert_eq!(table(&scene)["turn"]["owed"], json!([1, 0]));
}

#[test]
fn the_owner_chooses_whom_to_release_one_at_a_time() {
    // YD-REL-1
    let mut scene = Scene::new(
        "
        month 6 tribute | event
        A @5 2yuan | 3[monk/y monk/y farmer/o] 1[] 2[monk/y scholar/y]
        B @4 4yuan | 1[monk/y]
        ",
    );
    let in_box = scene.in_box("monk/y");
    // Two equal persons in one palace are one choice; the same kind elsewhere is another.
    assert_eq!(
        scene.offers(),
        [
            "release monk/y from 0",
            "release farmer/o from 0",
            "release monk/y from 2",
            "release scholar/y from 2"
        ]
    );
    scene.play(&["release monk/y from 0"]);
    assert_eq!(scene.in_box("monk/y"), in_box + 1);
    assert_eq!(scene.actor().idx(), 0);
    scene.play(&["release monk/y from 2"]);
    assert_eq!(scene.in_box("monk/y"), in_box + 2);
    expect![[r#"
        A @5 | 3[monk/y farmer/o] 1[] 2[scholar/y]
        B @4 | 1[monk/y]
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn who_has_too_few_persons_loses_them_all_and_no_more() {
    // YD-REL-2
    let mut scene = Scene::new(
        "
        month 6 tribute | event
        A @5 | 1[monk/y]
        B @4 | 2[]
        ",
    );
    // Four are due, but only one is there; B has nobody and nothing to decide.
    assert_eq!(table(&scene)["turn"]["owed"], json!([1, 0]));
    assert_eq!(scene.offers(), ["release monk/y from 0"]);
    scene.play(&["release monk/y from 0"]);
    assert_eq!(scene.decision(), None);
    assert_eq!((scene.court('A').yuan, scene.court('A').vp), (0, 0));
}

#[test]
fn nobody_releases_voluntarily_nor_more_than_required() {
    // YD-REL-3
    let paid = "
        month 6 tribute | event
        A @5 4yuan | 2[monk/y farmer/y]
        B @4 9yuan | 2[monk/y farmer/y]
    ";
    assert_eq!(Scene::new(paid).decision(), None, "who can pay pays");
    let mut scene = Scene::new(
        "
        month 6 tribute | event
        A @5 3yuan | 2[monk/y farmer/y]
        B @4 4yuan | 1[monk/y]
        ",
    );
    // The three yuan are gone already: nothing but persons is on offer, and only one of them.
    assert_eq!(scene.court('A').yuan, 0);
    assert_eq!(scene.offers(), ["release monk/y from 0", "release farmer/y from 0"]);
    scene.play(&["release farmer/y from 0"]);
    assert_eq!(scene.decision(), None);
}

#[test]
fn the_number_to_release_stands_though_the_healer_goes_first() {
    // YD-REL-4
    check(
        "
        month 6 contagion | event
        A @5 | 3[healer/y monk/y farmer/y]
        B @4 | 2[healer/o healer/y]
        ",
        &["release healer/y from 0", "release monk/y from 0"],
        expect![[r#"
            A @5 | 3[farmer/y]
            B @4 | 2[healer/y healer/o]
        "#]],
    );
}

#[test]
fn who_must_release_everybody_does_so_in_one_step() {
    // YD-REL-5
    let mut scene = Scene::new(
        "
        month 6 contagion | event
        A @5 | 2[monk/y monk/y] 1[farmer/y]
        B @4 | 2[monk/y monk/y] 1[]
        C @3 | 3[monk/y monk/y farmer/y] 1[farmer/y]
        ",
    );
    let in_box = scene.in_box("monk/y");
    assert_eq!(scene.offers(), ["release all"]);
    scene.play(&["release all"]);
    assert_eq!(scene.in_box("monk/y"), in_box + 2);
    // B's two are alike: there is nothing to bundle.
    assert_eq!(scene.offers(), ["release monk/y from 0"]);
    scene.play(&["release monk/y from 0", "release monk/y from 0"]);
    // C keeps one of four: a choice to the end.
    assert_eq!(scene.offers().len(), 3);
    scene.play(&["release farmer/y from 0", "release farmer/y from 1"]);
    assert_eq!(scene.offers(), ["release monk/y from 0"]);
    scene.play(&["release monk/y from 0"]);
    expect![[r#"
        A @5 | 2[] 1[]
        B @4 | 2[] 1[]
        C @3 | 3[monk/y] 1[]
    "#]]
    .assert_eq(&scene.show());
}
