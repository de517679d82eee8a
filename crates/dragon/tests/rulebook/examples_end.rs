//! The worked examples of section 12.2 about the end, the supply and the expansions (YD-EX-34 to YD-EX-41).

use dragon::Dragon;
use expect_test::expect;
use tabletop::Game;

use crate::examples_events::{ROW, performed};
use crate::scene::{Scene, check};

#[test]
fn of_equals_whoever_is_ahead_on_the_person_track_wins() {
    // YD-EX-34 (YD-END-6)
    let ranks = |space| {
        let scene = Scene::new(&format!("month 12 peace | month\nA @{space} 95vp |\nB @41 95vp |"));
        Dragon::standings(&scene.state.table).iter().map(|rank| (rank.place, rank.points)).collect::<Vec<_>>()
    };
    assert_eq!(ranks(41), [(2, 95), (1, 95)]);
    assert_eq!(ranks(42), [(1, 95), (2, 95)]);
}

#[test]
fn a_court_without_palaces_hires_in_vain_builds_anew_and_has_nobody_to_lose() {
    // YD-EX-35 (YD-PER-10, YD-BLD-2, YD-REL-2)
    let mut scene = Scene::new(
        "
        month 9 peace | hiring hiring
        display healer/y 0 healer/o 0
        A @5 | | hand healer scholar
        B @4 | | hand
        ",
    );
    scene.play(&["play scholar", "take scholar/y"]);
    assert_eq!(scene.offers(), ["throw away"]);
    assert_eq!((scene.display("scholar/y"), scene.in_box("scholar/y")), (2, 3));
    scene.play(&["throw away"]);
    assert_eq!((scene.display("scholar/y"), scene.in_box("scholar/y")), (2, 4));
    assert_eq!((scene.court('A').space, scene.decision()), (5, Some("pcard")));
    // No healer is left: nothing even to throw away.
    scene.play(&["play healer"]);
    assert_eq!((scene.court('A').space, scene.decision()), (5, None));

    let mut scene = performed("|", 0, "build");
    assert_eq!(scene.offers(), ["build new"]);
    scene.play(&["build new"]);
    assert_eq!(scene.court('A').palaces.len(), 1);

    check(
        "
        month 9 tribute | event
        A @5 |
        B @4 4yuan |
        ",
        &[],
        expect![[r#"
            A @5 |
            B @4 |
        "#]],
    );
}

#[test]
fn a_large_privilege_costs_six_yuan_after_the_price_of_the_group_and_seven_in_2017() {
    // YD-EX-36 (YD-PRV-1, YD-PRV-4)
    let position = "
        groups {taxes build harvest privilege}:B {parade research fireworks}
        A @4 9yuan |
        B @5 |
    ";
    let privilege = ["choose group 0", "perform privilege"];
    assert_eq!(Scene::new(position).play(&privilege).court('A').yuan, 6);
    assert_eq!(Scene::new(position).play(&privilege).offers(), ["buy small", "buy large"]);
    check(
        position,
        &[&privilege[..], &["buy small"]].concat(),
        expect![[r#"
            A @4 4yuan 1small |
            B @5 |
        "#]],
    );
    check(
        position,
        &[&privilege[..], &["buy large"]].concat(),
        expect![[r#"
            A @4 1large |
            B @5 |
        "#]],
    );
    let mut scene = Scene::with(&[("edition", "2017")], position);
    scene.play(&privilege);
    assert_eq!(scene.offers(), ["buy small"]);
    assert_eq!(scene.barred_by("buy large"), Some("YD-PRV-4"));
}

#[test]
fn a_printed_supply_gives_what_it_holds_and_an_unlimited_one_everything() {
    // YD-EX-37 (YD-SUP-2, YD-SUP-4)
    let position = "
        groups {taxes build harvest fireworks} {parade research privilege}
        A @5 | 2[pyrotechnist/o]
        B @4 |
    ";
    let fireworks = ["choose group 0", "perform fireworks"];
    let printed = format!("stock fireworks 2\n{position}");
    let mut scene = Scene::with(&[("supply-model", "printed")], &printed);
    scene.play(&fireworks);
    assert_eq!(scene.court('A').fireworks, 2);
    assert_eq!(scene.state.table.stock.unwrap().fireworks, 0);
    let mut scene = Scene::new(position);
    scene.play(&fireworks);
    assert_eq!(scene.court('A').fireworks, 3);
}

#[test]
fn a_wall_shorter_than_the_year_costs_a_person_and_a_long_one_gives_points() {
    // YD-EX-38 (YD-WAL-4, YD-WAL-5)
    let options = [("great-wall", "on"), ROW];
    let position = "
        month 5 festival | month
        wall A:w-track A:w-rice A:w-floor B:w-track B:w-rice
        A @5 3yuan | 1[warrior/y] | hand
        B @4 3yuan | 1[warrior/y] | hand
        C @3 3yuan | 3[monk/y healer/y farmer/y] | hand
    ";
    // C has the fewest helmets, too.
    let event = ["pass", "pass", "pass", "release monk/y from 0"];
    let mut scene = Scene::with(&options, position);
    scene.play(&event);
    expect![[r#"
        A @5 1vp 3yuan | 1[warrior/y]
        B @4 1vp 3yuan | 1[warrior/y]
        C @3 3yuan | 3[healer/y farmer/y]
        ? C wall-rel
    "#]]
    .assert_eq(&scene.show());
    assert_eq!(scene.offers(), ["release healer/y from 0", "release farmer/y from 0"]);
    scene.play(&["release healer/y from 0"]);
    // One point each for a palace, and month 7 begins.
    expect![[r#"
        A @5 2vp 3yuan | 1[warrior/y]
        B @4 2vp 3yuan | 1[warrior/y]
        C @3 1vp 3yuan | 3[farmer/y]
        ? A group
    "#]]
    .assert_eq(&scene.show());

    let mut scene = Scene::with(&options, &position.replace("wall ", "wall C:w-vp "));
    scene.play(&event);
    expect![[r#"
        A @5 5vp 3yuan | 1[warrior/y]
        B @4 4vp 3yuan | 1[warrior/y]
        C @3 2vp 3yuan | 3[healer/y farmer/y]
        ? A group
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn an_earthquake_takes_two_floors_and_whoever_has_no_floor_left() {
    // YD-EX-39 (YD-SEV-5)
    let mut scene = Scene::with(
        &[("super-event", "earthquake")],
        "
        month 7 peace | super-event
        A @5 | 2[farmer/y monk/o] 1[healer/o]
        B @4 |
        ",
    );
    assert_eq!(scene.offers(), ["remove floor from 0", "remove floor from 1"]);
    assert_eq!(scene.in_box("healer/o"), 3);
    scene.play(&["remove floor from 1"]);
    assert_eq!(scene.in_box("healer/o"), 4);
    assert_eq!(scene.offers(), ["remove floor from 0"]);
    scene.play(&["remove floor from 0"]);
    expect![[r#"
        A @5 | 1[monk/o farmer/y]
        B @4 |
        ? A se-evict
    "#]]
    .assert_eq(&scene.show());
    assert_eq!(scene.offers(), ["release monk/o from 0", "release farmer/y from 0"]);
    scene.play(&["release farmer/y from 0"]);
    expect![[r#"
        A @5 | 1[monk/o]
        B @4 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_flood_takes_half_of_all_pieces_rounded_down_in_any_mix() {
    // YD-EX-40 (YD-SEV-6)
    let position = "
        month 7 peace | super-event
        A @5 5yuan 2rice 2fireworks |
        B @4 |
    ";
    let flood = [("super-event", "flood")];
    let mut scene = Scene::with(&flood, position);
    assert_eq!(scene.state.table.turn.owed[0], 4);
    assert_eq!(scene.offers(), ["return yuan", "return rice", "return fireworks"]);
    scene.play(&["return yuan", "return rice", "return fireworks", "return yuan"]);
    expect![[r#"
        A @5 3yuan 1rice 1fireworks |
        B @4 |
    "#]]
    .assert_eq(&scene.show());

    let mut scene = Scene::with(&flood, position);
    scene.play(&["return rice", "return rice"]);
    assert_eq!(scene.offers(), ["return yuan", "return fireworks"]);
    assert_eq!(scene.barred_by("return rice"), Some("YD-SEV-6"));
    scene.play(&["return fireworks", "return fireworks"]);
    expect![[r#"
        A @5 5yuan |
        B @4 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_volcano_sends_all_markers_back_and_keeps_their_order() {
    // YD-EX-41 (YD-SEV-8)
    let mut scene = Scene::with(
        &[("super-event", "volcanic-eruption")],
        "
        month 7 peace | super-event hiring
        A @30 | | hand
        C @28 | 1[] | hand court-lady
        B @28 | | hand
        ",
    );
    assert_eq!((scene.track(), scene.order()), ("ABC".to_owned(), "ABC".to_owned()));
    expect![[r#"
        A @0 |
        B @0 |
        C @0 | 1[]
        ? C pcard
    "#]]
    .assert_eq(&scene.show());
    scene.play(&["play court-lady", "take court-lady/y", "place 0"]);
    assert_eq!(scene.court('C').space, 1);
    assert_eq!(scene.track(), "CAB");
}
