//! The longest of the super events: the solar eclipse (section 10.4, SE5).

use dragon::Event;
use expect_test::expect;

use crate::events::table;
use crate::scene::Scene;

/// A solar eclipse, everybody choosing the first offer: how it ends, and who chose in what phase.
fn eclipse(event: &str, courts: &str, wall: &str) -> (Scene, Vec<String>) {
    let options = [("super-event", "solar-eclipse"), ("great-wall", wall)];
    let mut scene = Scene::with(&options, &format!("month 7 {event} | event super-event\n{courts}"));
    let mut steps = Vec::new();
    while scene.decision().is_some() {
        steps.push(format!("{} {}", scene.actor(), table(&scene)["phase"]));
        let first = scene.offers().remove(0);
        scene.play(&[&first]);
    }
    (scene, steps)
}

#[test]
fn a_solar_eclipse_repeats_the_event_and_counts_everything_anew() {
    // YD-SEV-7
    let (scene, _) =
        eclipse("tribute", "A @3 9yuan | 1[monk/y]\nB @2 5yuan | 3[monk/y monk/y monk/y]", "off");
    // B is short of three yuan the second time.
    expect![[r#"
        A @3 1yuan | 1[monk/y]
        B @2 | 3[]
    "#]]
    .assert_eq(&scene.show());
    // 3 and 2 fireworks become 1 and 1: the second festival is shared.
    let (scene, _) = eclipse("festival", "A @3 3fireworks |\nB @2 2fireworks |", "off");
    assert_eq!((scene.court('A').vp, scene.court('B').vp), (12, 9));
    // The first time one of six leaves, the healer; so the second time there is nothing against three.
    let healers = "A @3 | 3[healer/o farmer/y farmer/y] 3[farmer/y farmer/y farmer/y]\nB @2 |";
    let (scene, steps) = eclipse("contagion", healers, "off");
    assert_eq!(scene.court('A').persons(), 2);
    assert_eq!(steps, [r#"0 "event""#; 4]);
    // Without Mongols no wall is checked again.
    let (scene, _) = eclipse("contagion", healers, "on");
    assert_eq!(scene.heard(|event| matches!(event, Event::WallBreached { .. })), 0);
}

#[test]
fn a_solar_eclipse_of_mongols_repeats_the_wall_check_too() {
    // YD-SEV-7
    let row = "drought-tribute-festival-contagion-mongols-drought-tribute-festival-contagion-mongols";
    let mut scene = Scene::with(
        &[("super-event", "solar-eclipse"), ("great-wall", "on"), ("event-row", row)],
        "
        month 6 contagion | month
        wall A:w-vp B:w-vp B:w-rice
        A @5 | 3[warrior/o monk/y monk/y] 3[monk/y monk/y monk/y] | hand
        B @4 | 3[warrior/y monk/y monk/y] 3[monk/y monk/y monk/y] | hand
        ",
    );
    scene.play(&["pass", "pass"]);
    let mut steps = Vec::new();
    while scene.decision() != Some("group") {
        let table = table(&scene);
        steps.push(format!("{} {} {}", scene.actor(), table["phase"], table["turn"]["ahead"]));
        let first = scene.offers().remove(0);
        scene.play(&[&first]);
    }
    assert_eq!(
        steps,
        [
            r#"1 "event" ["wall-check","super-event"]"#, // B has fewer helmets, and releases the warrior
            r#"0 "wall-check" ["super-event"]"#,         // A has fewer wall tiles, and releases the warrior
            r#"0 "event" ["wall-check"]"#,               // now neither has a helmet
            r#"1 "event" ["wall-check"]"#,
            r#"0 "wall-check" []"#,
        ]
    );
    // Helmets scored the first time only; two palaces each.
    assert_eq!((scene.court('A').vp, scene.court('B').vp), (2 + 2, 1 + 2));
}
