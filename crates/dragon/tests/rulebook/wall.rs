//! The Great Wall of China (section 10.3).

use dragon::Event;
use expect_test::expect;
use serde_json::{Value, json};

use crate::events::table;
use crate::scene::Scene;

const WALL: (&str, &str) = ("great-wall", "on");

/// Months 7 and 12 bring Mongols, month 11 contagion.
const ROW: (&str, &str) =
    ("event-row", "drought-tribute-festival-contagion-mongols-drought-tribute-festival-contagion-mongols");

fn checks(scene: &Scene) -> usize {
    scene.heard(|event| matches!(event, Event::WallHeld { .. } | Event::WallBreached { .. }))
}

#[test]
fn eight_cards_are_dealt_in_groups_as_equal_as_possible() {
    // YD-WAL-1
    let courts = ["A @5 |", "B @4 |", "C @3 |", "D @2 |", "E @1 |"];
    for (seats, sizes) in [(2, &[4, 4][..]), (3, &[3, 3, 2]), (4, &[2, 2, 2, 2]), (5, &[2, 2, 2, 1, 1])] {
        let position = format!("month 1 peace | actions\n{}", courts[..seats].join("\n"));
        let groups = table(&Scene::with(&[WALL], &position))["groups"].take();
        let groups: Vec<Vec<Value>> = groups
            .as_array()
            .unwrap()
            .iter()
            .map(|group| group["cards"].as_array().unwrap().clone())
            .collect();
        assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), sizes);
        let mut cards: Vec<&str> = groups.iter().flatten().map(|card| card.as_str().unwrap()).collect();
        cards.sort_unstable();
        assert_eq!(
            cards,
            ["build", "fireworks", "harvest", "parade", "privilege", "research", "taxes", "wall"]
        );
    }
}

/// A is to choose from a group with the wall.
fn at_the_wall(wall: &str) -> Scene {
    let position = format!(
        "month 6 peace
         groups {{build wall}} {{wall}}
         {wall}
         A @5 | 3[monk/y] 2[farmer/y]
         B @8 | 1[monk/y]"
    );
    let mut scene = Scene::with(&[WALL], &position);
    scene.play(&["pass"]); // B, who is ahead
    scene
}

#[test]
fn a_wall_tile_goes_to_the_lowest_free_space_and_brings_its_bonus() {
    // YD-WAL-2
    let laid = |choices: &[&str]| {
        let mut scene = at_the_wall("wall B:w-vp");
        scene.play(&["choose group 0", "perform wall"]);
        let tiles = ["w-track", "w-rice", "w-floor", "w-yuan", "w-fireworks", "w-vp"];
        assert_eq!(scene.offers(), tiles.map(|tile| format!("lay {tile}")));
        assert_eq!((scene.decision(), &table(&scene)["turn"]["action"]), (Some("wall"), &json!("wall")));
        scene.play(choices);
        assert_eq!(scene.decision(), None);
        scene
    };
    let scene = laid(&["lay w-rice"]);
    assert_eq!(scene.court('A').rice, 1);
    assert_eq!(
        table(&scene)["wall"],
        json!([{ "seat": 1, "tile": "w-vp" }, { "seat": 0, "tile": "w-rice" }])
    );
    let left = json!(["w-track", "w-floor", "w-yuan", "w-fireworks", "w-vp"]);
    assert_eq!(table(&scene)["courts"][0]["wall_tiles"], left);
    assert_eq!(laid(&["lay w-yuan"]).court('A').yuan, 2);
    assert_eq!(laid(&["lay w-fireworks"]).court('A').fireworks, 1);
    assert_eq!(laid(&["lay w-vp"]).court('A').vp, 3);
    // Three spaces forward, on top of B.
    let scene = laid(&["lay w-track"]);
    assert_eq!((scene.court('A').space, scene.track().as_str()), (8, "AB"));
}

#[test]
fn the_floor_of_a_wall_tile_is_placed_like_any_other() {
    // YD-WAL-2
    let mut scene = at_the_wall("wall B:w-vp");
    scene.play(&["choose group 0", "perform wall", "lay w-floor"]);
    assert_eq!(scene.offers(), ["build on 1", "build new"]);
    assert_eq!(scene.barred_by("build on 0"), Some("YD-PAL-1"));
    let turn = table(&scene)["turn"].take();
    assert_eq!((&turn["action"], &turn["floors"]), (&json!("wall"), &json!(1)));
    scene.play(&["build on 1"]);
    expect![[r#"
        A @5 | 3[monk/y] 3[farmer/y]
        B @8 3yuan | 1[monk/y]
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn who_has_laid_all_six_cannot_perform_the_wall() {
    // YD-WAL-3
    let mut scene = at_the_wall("wall A:w-track A:w-rice A:w-floor A:w-yuan A:w-fireworks A:w-vp");
    assert_eq!(scene.offers(), ["pass", "choose group 0"]);
    assert_eq!(scene.barred_by("choose group 1"), Some("YD-ACT-8"));
    scene.play(&["choose group 0"]);
    assert_eq!(scene.offers(), ["perform build"]);
    assert_eq!(scene.barred_by("perform wall"), Some("YD-WAL-3"));
}

#[test]
fn a_wall_of_twelve_tiles_is_finished() {
    // YD-WAL-3
    let wall = |tiles: &str| {
        let position = format!(
            "month 12 peace
             groups {{build wall}} {{wall}} {{taxes}}
             wall {tiles}
             A @9 | 1[monk/y]
             B @8 | 1[monk/y]
             C @7 | 1[monk/y]"
        );
        Scene::with(&[WALL], &position)
    };
    let eleven =
        "A:w-vp A:w-rice A:w-yuan A:w-track B:w-vp B:w-rice B:w-yuan B:w-track C:w-vp C:w-rice C:w-yuan";
    let mut scene = wall(eleven);
    // A lays the twelfth, though everybody has tiles left; then nobody can.
    scene.play(&["choose group 0", "perform wall", "lay w-fireworks"]);
    assert_eq!(scene.offers(), ["pass", "choose group 2"]);
    assert_eq!(table(&scene)["wall"].as_array().unwrap().len(), 12);
    let mut scene = wall(&format!("{eleven} C:w-track"));
    scene.play(&["choose group 0"]);
    assert_eq!(scene.offers(), ["perform build"]);
    assert_eq!(scene.barred_by("perform wall"), Some("YD-WAL-3"));
}

#[test]
fn the_wall_is_checked_after_mongols_and_after_the_last_event() {
    // YD-WAL-4
    let row = |options: &[(&str, &str)]| {
        (2..=12)
            .map(|month| {
                let position = format!("month {} peace | month\nA @5 | | hand\nB @4 | | hand", month - 1);
                let mut scene = Scene::with(options, &position);
                scene.play(&["pass", "pass"]);
                checks(&scene)
            })
            .collect::<Vec<_>>()
    };
    // Months 2 to 12; in month 12 Mongols come on top of the last check.
    assert_eq!(row(&[WALL, ROW]), [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2]);
    let calm = "mongols-drought-tribute-festival-contagion-drought-mongols-tribute-festival-contagion";
    assert_eq!(row(&[WALL, ("event-row", calm)]), [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1]);
    assert_eq!(row(&[ROW]), [0; 11]);
}

#[test]
fn both_checks_of_the_last_month_wait_until_the_invasion_is_over() {
    // YD-WAL-4
    let mut scene = Scene::with(
        &[WALL, ROW],
        "
        month 11 contagion | month
        A @5 | 3[monk/y farmer/y healer/y] | hand
        B @4 | 3[monk/y farmer/y healer/y] | hand
        ",
    );
    scene.play(&["pass", "pass"]);
    let mut steps = Vec::new();
    while let Some(decision) = scene.decision() {
        let table = table(&scene);
        steps.push(format!("{} {} {} {}", scene.actor(), decision, table["phase"], table["turn"]["ahead"]));
        let first = scene.offers().remove(0);
        scene.play(&[&first]);
    }
    assert_eq!(
        steps,
        [
            r#"0 release "event" ["wall-check","wall-check"]"#,
            r#"1 release "event" ["wall-check","wall-check"]"#,
            r#"0 wall-rel "wall-check" ["wall-check"]"#,
            r#"1 wall-rel "wall-check" ["wall-check"]"#,
            r#"0 wall-rel "wall-check" []"#,
            r#"1 wall-rel "wall-check" []"#,
        ]
    );
}

/// A wall of five: three tiles of A, one of B, one of C.
fn five_tiles(month: u8) -> Scene {
    let position = format!(
        "month {month} mongols | wall-check
         wall A:w-vp B:w-vp A:w-rice C:w-vp A:w-yuan
         A @5 | 2[monk/y farmer/y]
         B @8 | 2[monk/y farmer/y]
         C @9 | 1[healer/y] 1[healer/y]"
    );
    Scene::with(&[WALL], &position)
}

#[test]
fn a_wall_that_keeps_up_with_the_months_scores_every_tile() {
    // YD-WAL-5
    for month in [4, 5] {
        let scene = five_tiles(month);
        expect![[r#"
            A @5 3vp | 2[monk/y farmer/y]
            B @8 1vp | 2[monk/y farmer/y]
            C @9 1vp | 1[healer/y] 1[healer/y]
        "#]]
        .assert_eq(&scene.show());
    }
}

#[test]
fn a_wall_too_short_costs_everybody_with_the_fewest_tiles_a_person() {
    // YD-WAL-5
    let mut scene = five_tiles(6);
    assert_eq!(table(&scene)["phase"], "wall-check");
    assert_eq!(table(&scene)["turn"]["owed"], json!([0, 1, 1]));
    assert_eq!((scene.order().as_str(), scene.decision()), ("CBA", Some("wall-rel")));
    // One person of those who are named, never a bundle.
    assert_eq!(scene.offers(), ["release healer/y from 0", "release healer/y from 1"]);
    scene.play(&["release healer/y from 1"]);
    assert_eq!(scene.offers(), ["release monk/y from 0", "release farmer/y from 0"]);
    scene.play(&["release farmer/y from 0"]);
    expect![[r#"
        A @5 | 2[monk/y farmer/y]
        B @8 | 2[monk/y]
        C @9 | 1[healer/y] 1[]
    "#]]
    .assert_eq(&scene.show());
    // Everybody shares the minimum; B has nobody to release (YD-REL-2).
    let mut scene = Scene::with(
        &[WALL],
        "month 6 mongols | wall-check
         A @9 | 1[monk/y]
         B @8 | 1[]
         C @7 | 1[farmer/y]",
    );
    assert_eq!(table(&scene)["turn"]["owed"], json!([1, 0, 1]));
    scene.play(&["release monk/y from 0", "release farmer/y from 0"]);
    assert_eq!(scene.decision(), None);
}

#[test]
fn the_wall_check_comes_before_super_event_decay_and_scoring() {
    // YD-WAL-6
    let mut scene = Scene::with(
        &[WALL, ROW, ("super-event", "lanternfest")],
        "
        month 6 contagion | month
        A @5 | 1[monk/y] 1[farmer/y] 1[healer/y] | hand
        B @4 | 2[warrior/y warrior/y] | hand
        ",
    );
    scene.play(&["pass", "pass", "release monk/y from 0"]);
    assert_eq!(table(&scene)["turn"]["ahead"], json!(["super-event"]));
    scene.play(&["release farmer/y from 1", "release warrior/y from 0"]);
    // One person left each: 2 points by lantern light. A's two empty palaces are gone before the scoring,
    // and B's helmets had scored before.
    assert_eq!((scene.court('A').vp, scene.court('B').vp), (2 + 1, 2 + 2 + 1));
    assert_eq!(scene.court('A').palaces.len(), 1);
}

#[test]
fn a_laid_tile_stays_on_the_wall_and_an_unlaid_one_is_worth_nothing() {
    // YD-WAL-7
    let mut scene = five_tiles(6);
    scene.play(&["release healer/y from 1", "release farmer/y from 0"]);
    assert_eq!(table(&scene)["wall"].as_array().unwrap().len(), 5);
    assert_eq!(table(&scene)["courts"][1]["wall_tiles"].as_array().unwrap().len(), 5);
    let mut scene = at_the_wall("wall A:w-rice");
    scene.play(&["choose group 0", "perform wall"]);
    assert!(!scene.offers().contains(&"lay w-rice".to_owned()));
    assert_eq!(scene.barred_by("lay w-rice"), Some("YD-WAL-7"));
    // Six tiles not laid, nothing at the end.
    let scene = Scene::with(&[WALL], "month 12 peace | month\nA @5 |\nB @4 |");
    assert_eq!(
        (scene.court('A').vp, table(&scene)["courts"][0]["wall_tiles"].as_array().unwrap().len()),
        (0, 6)
    );
}
