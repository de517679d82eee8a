//! The Super Events (section 10.4).

use std::collections::BTreeSet;

use dragon::{Dragon, Event, Options};
use expect_test::expect;
use serde_json::{Value, json};
use tabletop::{Dice, Game, Options as _, Seed};

use crate::events::table;
use crate::scene::Scene;

/// This super event happens in this position.
fn resolve(event: &str, courts: &str) -> Scene {
    Scene::with(&[("super-event", event)], &format!("month 7 peace | super-event\n{courts}"))
}

#[test]
fn one_of_ten_super_events_is_drawn_and_shown_from_the_start() {
    // YD-SEV-1
    let mut options = Options::default();
    options.set("super-event", "random").unwrap();
    let drawn: BTreeSet<String> = (0..300)
        .map(|seed| Dragon::setup(3, &options, Dice::new(Seed::nth(seed, 0))).table)
        .map(|table| serde_json::to_value(table).unwrap()["super_event"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(drawn.len(), 10, "{drawn:?}");
}

#[test]
fn the_super_event_comes_once_in_month_seven_between_the_event_and_decay() {
    // YD-SEV-1
    let row = "drought-tribute-festival-contagion-mongols-drought-tribute-festival-contagion-mongols";
    for month in 2..=12 {
        let position = format!("month {} peace | month\nA @5 | 1[] | hand\nB @4 | 1[] | hand", month - 1);
        let options = [("super-event", "lanternfest"), ("great-wall", "on"), ("event-row", row)];
        let mut scene = Scene::with(&options, &position);
        scene.play(&["pass", "pass"]);
        let came = |event: &Event| matches!(event, Event::SuperEventCame { .. });
        assert_eq!(scene.heard(came), usize::from(month == 7), "month {month}");
        if month == 7 {
            let at = |is: fn(&Event) -> bool| scene.told.iter().position(is).unwrap();
            let steps = [
                at(|event| matches!(event, Event::EventCame { .. })),
                at(|event| matches!(event, Event::WallBreached { .. })),
                at(|event| matches!(event, Event::SuperEventCame { .. })),
                at(|event| matches!(event, Event::PalaceFell { .. })),
                at(|event| matches!(event, Event::MonthScored { .. })),
            ];
            assert!(steps.is_sorted(), "{steps:?}");
        }
    }
}

#[test]
fn players_choose_in_the_order_of_the_track_when_the_super_event_begins() {
    // YD-SEV-2
    let mut scene = resolve("sunrise", "A @3 | 2[]\nB @9 | 2[]\nC @9 | 2[]");
    assert_eq!(table(&scene)["phase"], "super-event");
    assert_eq!(scene.order(), "CBA");
    scene.play(&["take court-lady/y", "place 0"]);
    assert_eq!(scene.actor().idx(), 1);
    // B is first now, but the order of this step stands.
    scene.play(&["take monk/y", "place 0"]);
    assert_eq!((scene.track().as_str(), scene.order().as_str(), scene.actor().idx()), ("BCA", "CBA", 0));
}

#[test]
fn lanternfest_scores_two_points_per_person() {
    // YD-SEV-3
    let scene = resolve("lanternfest", "A @3 1vp 2yuan | 3[monk/o farmer/y] 1[healer/y] 2[]\nB @2 | 2[]");
    assert_eq!((scene.court('A').vp, scene.court('B').vp), (7, 0));
}

#[test]
fn buddha_scores_the_monks_and_they_score_again_at_the_end() {
    // YD-SEV-4
    let court = "A @3 | 3[monk/o monk/y farmer/y] 1[monk/o]\nB @2 | 2[farmer/y]";
    let scene = resolve("buddha", court);
    assert_eq!((scene.court('A').vp, scene.court('B').vp), (6 + 3 + 2, 0));
    let end = format!("month 12 peace | super-event month\n{court}");
    let scene = Scene::with(&[("super-event", "buddha")], &end);
    assert_eq!(scene.court('A').vp, 11 + 11 + 4 * 2);
}

#[test]
fn an_earthquake_takes_two_floors_one_at_a_time_and_then_the_surplus() {
    // YD-SEV-5
    let mut scene = resolve(
        "earthquake",
        "A @3 | 2[monk/o farmer/y] 3[scholar/y healer/o healer/o] 1[] 2[warrior/y]
         B @2 | 2[monk/y farmer/y]",
    );
    assert_eq!(table(&scene)["turn"]["owed"], json!([2, 2]));
    assert_eq!(
        scene.offers(),
        ["remove floor from 0", "remove floor from 1", "remove floor from 2", "remove floor from 3"]
    );
    scene.play(&["remove floor from 1"]);
    // Nobody leaves before the second floor has gone.
    assert_eq!(scene.decision(), Some("se-floor"));
    assert_eq!(table(&scene)["turn"]["owed"], json!([1, 2]));
    scene.play(&["remove floor from 0"]);
    assert_eq!(scene.decision(), Some("se-evict"));
    assert_eq!(
        scene.offers(),
        [
            "release monk/o from 0",
            "release farmer/y from 0",
            "release healer/o from 1",
            "release scholar/y from 1"
        ]
    );
    assert_eq!(scene.barred_by("release warrior/y from 3"), Some("YD-SEV-5"));
    let in_box = scene.in_box("farmer/y");
    scene.play(&["release farmer/y from 0"]);
    assert_eq!(scene.in_box("farmer/y"), in_box + 1);
    assert_eq!(scene.offers(), ["release healer/o from 1", "release scholar/y from 1"]);
    scene.play(&["release healer/o from 1"]);
    expect![[r#"
        A @3 | 1[monk/o] 2[healer/o scholar/y] 1[] 2[warrior/y]
        B @2 | 2[monk/y farmer/y]
        ? B se-floor
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn an_earthquake_may_strike_one_palace_twice_and_with_the_last_floor_all_leave() {
    // YD-SEV-5
    let mut scene = resolve(
        "earthquake",
        "A @3 | 2[monk/o farmer/y] 2[healer/y]
         B @2 | 3[monk/y farmer/y healer/y]",
    );
    let in_box = scene.in_box("monk/o");
    scene.play(&["remove floor from 0", "remove floor from 0"]);
    assert_eq!(scene.in_box("monk/o"), in_box + 1);
    scene.play(&["remove floor from 0", "remove floor from 0"]);
    // Two too many in B's palace.
    scene.play(&["release monk/y from 0", "release healer/y from 0"]);
    expect![[r#"
        A @3 | 1:2[healer/y]
        B @2 | 1[farmer/y]
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn who_has_fewer_than_two_floors_loses_what_he_has() {
    // YD-SEV-5
    let mut scene = resolve("earthquake", "A @3 | 1[monk/o]\nB @2 |\nC @1 | 1[] 1[farmer/y]");
    assert_eq!(table(&scene)["turn"]["owed"], json!([1, 0, 2]));
    scene.play(&["remove floor from 0"]);
    assert_eq!(scene.actor().idx(), 2, "B has no palace and nothing to decide");
    scene.play(&["remove floor from 0", "remove floor from 1"]);
    expect![[r#"
        A @3 |
        B @2 |
        C @1 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_flood_takes_half_of_all_goods_rounded_down_in_any_mix() {
    // YD-SEV-6
    let mut scene = resolve("flood", "A @3 5yuan 1rice 3fireworks |\nB @2 1yuan |\nC @1 2rice |");
    assert_eq!(table(&scene)["turn"]["owed"], json!([4, 0, 1]));
    assert_eq!(scene.offers(), ["return yuan", "return rice", "return fireworks"]);
    scene.play(&["return rice"]);
    assert_eq!(scene.offers(), ["return yuan", "return fireworks"]);
    assert_eq!(scene.barred_by("return rice"), Some("YD-SEV-6"));
    assert_eq!(table(&scene)["turn"]["owed"], json!([3, 0, 1]));
    scene.play(&["return fireworks", "return yuan", "return fireworks"]);
    // B returns half of one, nothing.
    assert_eq!((scene.actor().idx(), scene.offers()), (2, vec!["return rice".to_owned()]));
    scene.play(&["return rice"]);
    expect![[r#"
        A @3 4yuan 1fireworks |
        B @2 1yuan |
        C @1 1rice |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_volcanic_eruption_returns_all_markers_and_keeps_the_order() {
    // YD-SEV-8
    let mut scene = Scene::with(
        &[("super-event", "volcanic-eruption")],
        "
        month 7 peace | super-event hiring
        A @30 | 1[] | hand healer
        B @9 | 1[] | hand healer
        C @28 | 1[] | hand court-lady
        D @28 | 1[] | hand healer
        ",
    );
    assert!(scene.state.table.courts.iter().all(|court| court.space == 0));
    assert_eq!(scene.track(), "ADCB");
    scene.play(&["play healer", "take healer/o", "place 0", "play healer", "take healer/y", "place 0"]);
    scene.play(&["play court-lady", "take court-lady/y", "place 0"]);
    // From space 0: D 4, A and C 1, C on top.
    assert_eq!(scene.track(), "DCAB");
}

#[test]
fn a_tornado_takes_two_person_cards_face_up() {
    // YD-SEV-9
    let mut scene = resolve(
        "tornado",
        "A @3 | 1[] | hand healer monk wild wild
         B @2 | 1[] | hand scholar farmer",
    );
    assert_eq!(table(&scene)["turn"]["owed"], json!([2, 2]));
    assert_eq!(scene.offers(), ["discard monk", "discard healer", "discard wild"]);
    scene.play(&["discard wild"]);
    assert_eq!(scene.offers(), ["discard monk", "discard healer", "discard wild"]);
    scene.play(&["discard monk", "discard scholar"]);
    assert_eq!(scene.offers(), ["discard farmer"]);
    scene.play(&["discard farmer"]);
    assert_eq!((scene.hand('A').len(), scene.hand('B').len()), (2, 0));
    let table = table(&scene);
    let played = table["courts"][0]["played"].as_array().unwrap();
    assert_eq!(played[played.len() - 2..], [json!("wild"), json!("monk")]);
    assert_eq!(scene.decision(), None);
}

#[test]
fn after_a_tornado_hands_last_for_months_eight_and_nine() {
    // YD-SEV-9
    let mut scene = Scene::start(2, &[("super-event", "tornado"), ("first-seat", "0")]);
    let mut months = Vec::new();
    while let Some(decision) = scene.decision() {
        if decision == "pcard" && scene.actor().idx() == 0 {
            months.push(scene.state.table.month);
        }
        let first = scene.offers().remove(0);
        scene.play(&[&first]);
    }
    assert_eq!(months, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

const YOUNG: [&str; 9] = [
    "take craftsman/y",
    "take court-lady/y",
    "take tax-collector/y",
    "take pyrotechnist/y",
    "take warrior/y",
    "take monk/y",
    "take healer/y",
    "take farmer/y",
    "take scholar/y",
];

#[test]
fn at_sunrise_everybody_takes_a_young_tile_of_a_type_nobody_took() {
    // YD-SEV-10
    let mut scene = resolve("sunrise", "display warrior/y 0\nA @3 | 1[]\nB @2 | 1[]\nC @1 | 1[]");
    let young: Vec<&str> = YOUNG.into_iter().filter(|&take| take != "take warrior/y").collect();
    assert_eq!(scene.offers(), young);
    assert_eq!(scene.barred_by("take monk/o"), Some("YD-SEV-10"));
    assert_eq!(scene.barred_by("take warrior/y"), Some("YD-SUP-1"));
    let display = scene.display("monk/y");
    scene.play(&["take monk/y"]);
    assert_eq!((scene.decision(), &table(&scene)["turn"]["tile"]), (Some("place"), &json!("monk/y")));
    assert_eq!(table(&scene)["turn"]["person_card"], Value::Null);
    scene.play(&["place 0"]);
    assert_eq!(
        (scene.display("monk/y"), scene.court('A').space, scene.hand('A').len()),
        (display - 1, 9, 11)
    );
    assert_eq!(table(&scene)["turn"]["taken"], json!(["monk"]));
    assert_eq!(scene.barred_by("take monk/y"), Some("YD-SEV-10"));
    scene.play(&["take court-lady/y", "place 0"]);
    let young: Vec<&str> =
        young.into_iter().filter(|&take| take != "take monk/y" && take != "take court-lady/y").collect();
    assert_eq!(scene.offers(), young);
    assert_eq!(table(&scene)["turn"]["taken"], json!(["monk", "court-lady"]));
}

#[test]
fn a_tile_of_the_sunrise_is_housed_like_a_hired_one() {
    // YD-SEV-10
    let mut scene = resolve("sunrise", "A @3 | 1[monk/o] 2[farmer/y]\nB @2 | 1[monk/o]\nC @1 |");
    scene.play(&["take healer/y"]);
    assert_eq!(scene.offers(), ["place 1"]);
    scene.play(&["place 1", "take scholar/y"]);
    assert_eq!((scene.decision(), scene.offers().len()), (Some("full"), 2));
    scene.play(&["replace monk/o in 0", "take farmer/y"]);
    // Who has no palace can only throw it away.
    let in_box = scene.in_box("farmer/y");
    assert_eq!(scene.offers(), ["throw away"]);
    scene.play(&["throw away"]);
    assert_eq!(scene.in_box("farmer/y"), in_box + 1);
    expect![[r#"
        A @7 | 1[monk/o] 2[healer/y farmer/y]
        B @6 | 1[scholar/y]
        C @1 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn who_finds_no_tile_at_sunrise_takes_nothing() {
    // YD-SEV-10
    let mut scene = resolve(
        "sunrise",
        "display craftsman/y 0 court-lady/y 0 tax-collector/y 0 pyrotechnist/y 0 warrior/y 0 monk/y 0
         display healer/y 2 farmer/y 0 scholar/y 0
         A @3 | 1[]\nB @2 | 1[]",
    );
    assert_eq!(scene.offers(), ["take healer/y"]);
    scene.play(&["take healer/y", "place 0"]);
    assert_eq!((scene.decision(), scene.court('B').persons()), (None, 0));
}

#[test]
fn an_assassination_attempt_costs_everybody_all_privileges_before_the_scoring() {
    // YD-SEV-11
    let scene = Scene::with(
        &[("super-event", "assassination-attempt")],
        "
        month 7 peace | event super-event decay scoring
        A @3 10vp 1yuan 2small 1large | 1[court-lady/y]
        B @2 1large | 1[monk/y]
        ",
    );
    expect![[r#"
        A @3 12vp 1yuan | 1[court-lady/y]
        B @2 1vp | 1[monk/y]
    "#]]
    .assert_eq(&scene.show());
    // To stock, from where they can be bought again.
    let mut scene = Scene::with(
        &[("super-event", "assassination-attempt"), ("supply-model", "printed")],
        "
        month 7 peace | super-event actions
        stock small 0 large 0
        A @3 2yuan 5small 3large |
        B @2 |
        ",
    );
    let stock = table(&scene)["stock"].take();
    assert_eq!((&stock["small"], &stock["large"]), (&json!(5), &json!(3)));
    let groups = table(&scene)["groups"].take();
    let market = |group: &Value| group["cards"].as_array().unwrap().contains(&json!("privilege"));
    let group = groups.as_array().unwrap().iter().position(market).unwrap();
    scene.play(&[&format!("choose group {group}"), "perform privilege", "buy small"]);
    assert_eq!(scene.court('A').small, 1);
}

#[test]
fn a_charter_yields_the_symbols_of_one_type_without_an_action_card() {
    // YD-SEV-12
    let after = |choices: &[&str]| {
        let mut scene = resolve(
            "charter",
            "A @3 | 3[court-lady/y tax-collector/y pyrotechnist/o] 3[warrior/o warrior/y monk/o] \
             3[healer/o farmer/o scholar/o] 2[scholar/y court-lady/y] 1[monk/y]
             B @2 |",
        );
        scene.play(choices);
        assert_eq!(scene.decision(), None);
        scene.show().lines().next().unwrap().split(" |").next().unwrap().to_owned()
    };
    assert_eq!(after(&["charter court-lady"]), "A @3 2vp");
    assert_eq!(after(&["charter tax-collector"]), "A @3 3yuan");
    assert_eq!(after(&["charter pyrotechnist"]), "A @3 2fireworks");
    assert_eq!(after(&["charter warrior"]), "A @6");
    assert_eq!(after(&["charter monk"]), "A @3 7vp", "2 × 3 and 1 × 1");
    assert_eq!(after(&["charter healer"]), "A @3");
    assert_eq!(after(&["charter farmer"]), "A @3 2rice");
    assert_eq!(after(&["charter scholar"]), "A @3 5vp");
}

#[test]
fn a_charter_of_craftsmen_builds_and_nobody_charters_whom_he_does_not_have() {
    // YD-SEV-12
    let mut scene = resolve(
        "charter",
        "A @3 | 3[craftsman/y craftsman/y healer/y]
         B @2 | 2[]
         C @1 | 2[scholar/o]",
    );
    assert_eq!(scene.offers(), ["charter craftsman", "charter healer"]);
    assert_eq!(scene.barred_by("charter monk"), Some("YD-SEV-12"));
    scene.play(&["charter craftsman"]);
    assert_eq!((scene.decision(), scene.offers()), (Some("build"), vec!["build new".to_owned()]));
    let turn = table(&scene)["turn"].take();
    assert_eq!((&turn["action"], &turn["floors"]), (&Value::Null, &json!(2)));
    scene.play(&["build new", "build on 1"]);
    // B has nobody; that ends nothing for C.
    assert_eq!((scene.actor().idx(), scene.offers()), (2, vec!["charter scholar".to_owned()]));
    scene.play(&["charter scholar"]);
    assert_eq!((scene.court('A').floors(), scene.court('B').vp, scene.court('C').vp), (5, 0, 3));
}
