//! The worked examples of section 12, one test each: events and yields (YD-EX-23 to YD-EX-33).

use dragon::Event;
use dragon::event::Source;
use expect_test::expect;
use tabletop::Seat;

use crate::scene::{Scene, check};

/// Mongols in month 6, a contagion in month 12.
pub(crate) const ROW: (&str, &str) =
    ("event-row", "drought-tribute-festival-mongols-contagion-drought-tribute-festival-mongols-contagion");

#[test]
fn who_has_fewer_persons_than_his_tribute_lacks_loses_all_and_no_more() {
    // YD-EX-23 (YD-TRB-1, YD-TRB-2, YD-REL-2, YD-DEC-1, YD-DEC-3)
    let mut scene = Scene::new(
        "
        month 5 tribute | event decay scoring
        A @5 1yuan | 2[farmer/y] 1[monk/y]
        B @4 4yuan |
        ",
    );
    assert_eq!(scene.offers(), ["release all"]);
    expect![[r#"
        A @5 | 2[farmer/y] 1[monk/y]
        B @4 |
        ? A release
    "#]]
    .assert_eq(&scene.show());
    scene.play(&["release all"]);
    expect![[r#"
        A @5 1vp | 1[]
        B @4 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn who_can_pay_the_tribute_must_pay_and_releases_nobody() {
    // YD-EX-24 (YD-REL-3)
    let scene = Scene::new(
        "
        month 5 tribute | event
        A @5 5yuan | 3[farmer/y monk/y monk/o] 3[healer/y healer/o scholar/y]
        B @4 4yuan |
        ",
    );
    assert_eq!(scene.heard(|event| matches!(event, Event::MustRelease { .. })), 0);
    expect![[r#"
        A @5 1yuan | 3[monk/y monk/o farmer/y] 3[healer/y healer/o scholar/y]
        B @4 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn a_drought_takes_one_person_from_each_unsupplied_palace() {
    // YD-EX-25 (YD-DRT-1, YD-DRT-2, YD-DRT-3, YD-DEC-1, YD-DEC-2, YD-DEC-3)
    let mut scene = Scene::new(
        "
        month 5 drought | event decay scoring
        A @5 1rice | 3[monk/y farmer/y farmer/o] 2[healer/o] 1[court-lady/y] 2[]
        B @4 |
        ",
    );
    assert_eq!((scene.court('A').rice, scene.state.table.turn.owed[0]), (0, 2));
    assert_eq!(
        scene.offers(),
        [
            "release monk/y from 0",
            "release farmer/y from 0",
            "release farmer/o from 0",
            "release healer/o from 1",
            "release court-lady/y from 2"
        ]
    );
    scene.play(&["release farmer/y from 0"]);
    assert_eq!(scene.offers(), ["release healer/o from 1", "release court-lady/y from 2"]);
    assert_eq!(scene.barred_by("release monk/y from 0"), Some("YD-DRT-3"));
    assert_eq!(scene.barred_by("release farmer/o from 0"), Some("YD-DRT-3"));
    scene.play(&["release court-lady/y from 2"]);
    expect![[r#"
        A @5 3vp | 3[monk/y farmer/o] 2[healer/o] 3:1[]
        B @4 |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn who_has_rice_must_feed_his_palaces_in_a_drought() {
    // YD-EX-26 (YD-DRT-1, YD-REL-3)
    check(
        "
        month 5 drought | event
        A @5 3rice | 2[monk/y farmer/y] 2[healer/o] 1[]
        B @4 |
        ",
        &[],
        expect![[r#"
            A @5 1rice | 2[monk/y farmer/y] 2[healer/o] 1[]
            B @4 |
        "#]],
    );
}

#[test]
fn equals_share_the_places_of_a_festival_and_nobody_scores_without_fireworks() {
    // YD-EX-27 (YD-FES-1, YD-FES-2, YD-FES-3, YD-FES-4)
    let festivals: [(&[u8], &[u16], &[u8]); 5] = [
        (&[4, 4, 2, 2, 0], &[6, 6, 3, 3, 0], &[2, 2, 1, 1, 0]),
        (&[3, 3, 1], &[6, 6, 3], &[1, 1, 0]),
        (&[0, 0, 0], &[0, 0, 0], &[0, 0, 0]),
        (&[5, 0], &[6, 0], &[2, 0]),
        (&[1, 1], &[6, 6], &[0, 0]),
    ];
    for (fireworks, scored, left) in festivals {
        let courts = fireworks.iter().zip('A'..).map(|(n, seat)| format!("{seat} @1 {n}fireworks |"));
        let scene =
            Scene::new(&format!("month 5 festival | event\n{}", courts.collect::<Vec<_>>().join("\n")));
        let courts = &scene.state.table.courts;
        assert_eq!(courts.iter().map(|court| court.vp).collect::<Vec<_>>(), scored, "{fireworks:?}");
        assert_eq!(courts.iter().map(|court| court.fireworks).collect::<Vec<_>>(), left, "{fireworks:?}");
    }
}

#[test]
fn the_mongols_reward_helmets_and_take_one_person_from_all_who_had_fewest() {
    // YD-EX-28 (YD-MON-1, YD-MON-2, YD-MON-4, YD-REL-2)
    let mut scene = Scene::new(
        "
        month 7 mongols | event
        A @5 | 2[warrior/y warrior/o]
        B @4 | 2[warrior/y farmer/y]
        C @3 | 2[warrior/y monk/y]
        ",
    );
    // B gives up his only warrior, which saves nobody.
    assert_eq!(scene.offers(), ["release warrior/y from 0", "release farmer/y from 0"]);
    scene.play(&["release warrior/y from 0", "release monk/y from 0"]);
    expect![[r#"
        A @5 3vp | 2[warrior/y warrior/o]
        B @4 1vp | 2[farmer/y]
        C @3 1vp | 2[warrior/y]
    "#]]
    .assert_eq(&scene.show());
    check(
        "
        month 7 mongols | event
        A @5 | 2[warrior/y warrior/o]
        B @4 | 2[warrior/y farmer/y]
        C @3 | 2[]
        ",
        &[],
        expect![[r#"
            A @5 3vp | 2[warrior/y warrior/o]
            B @4 1vp | 2[warrior/y farmer/y]
            C @3 | 2[]
        "#]],
    );
}

#[test]
fn the_mortars_before_a_contagion_count_even_if_the_healer_leaves_first() {
    // YD-EX-29 (YD-CON-1, YD-CON-2, YD-REL-4)
    let position = "
        month 8 contagion | event
        A @5 | 3[monk/y healer/o farmer/y] 2[court-lady/y scholar/y]
        B @4 |
    ";
    let scene = Scene::new(position);
    assert_eq!(scene.state.table.turn.owed[0], 1);
    assert_eq!(
        scene.offers(),
        [
            "release monk/y from 0",
            "release healer/o from 0",
            "release farmer/y from 0",
            "release court-lady/y from 1",
            "release scholar/y from 1"
        ]
    );
    check(
        position,
        &["release healer/o from 0"],
        expect![[r#"
            A @5 | 3[monk/y farmer/y] 2[court-lady/y scholar/y]
            B @4 |
        "#]],
    );
    for second in ["healer/y", "healer/o"] {
        let scene = Scene::new(&position.replace("monk/y", second));
        assert_eq!(scene.decision(), None, "{second}");
        assert_eq!(scene.court('A').persons(), 5, "{second}");
    }
}

/// A has all seven actions for the asking.
pub(crate) fn performed(court: &str, group: usize, action: &str) -> Scene {
    let groups = "groups {taxes build harvest fireworks} {parade research privilege}";
    let mut scene = Scene::new(&format!("{groups}\nA @5 {court}\nB @4 |"));
    scene.play(&[&format!("choose group {group}"), &format!("perform {action}")]);
    scene
}

#[test]
fn taxes_yield_two_yuan_and_one_for_every_coin() {
    // YD-EX-30 (YD-TAX-1)
    assert_eq!(performed("| 2[tax-collector/y]", 0, "taxes").court('A').yuan, 5);
    assert_eq!(performed("| 2[tax-collector/y tax-collector/y]", 0, "taxes").court('A').yuan, 8);
}

#[test]
fn research_yields_a_point_for_every_book_and_a_harvest_rice_for_every_sack() {
    // YD-EX-31 (YD-RES-1, YD-HAR-1)
    assert_eq!(performed("| 2[scholar/y scholar/o]", 1, "research").court('A').vp, 6);
    assert_eq!(performed("| 2[farmer/y farmer/o]", 0, "harvest").court('A').rice, 4);
}

#[test]
fn in_month_12_all_cards_are_played_and_nobody_is_hired() {
    // YD-EX-32 (YD-RND-3, YD-INV-4)
    let mut scene = Scene::with(
        &[ROW],
        "
        month 11 mongols | hiring scoring month
        A @5 3yuan | 2[monk/y] | hand wild
        B @4 3yuan | 2[farmer/y] | hand healer
        ",
    );
    scene.play(&["play wild", "take monk/y", "place 0", "play healer", "take healer/o", "place 0"]);
    assert_eq!((scene.state.table.month, scene.decision()), (12, Some("group")));
    assert_eq!((scene.hand('A').len(), scene.hand('B').len()), (0, 0));
    scene.told.clear();
    scene.play(&["pass", "pass"]);
    assert_eq!(scene.story()[..3], ["dragon-passed", "dragon-passed", "dragon-contagion-came"]);
    expect![[r#"
        A @11 1vp 3yuan | 2[monk/y monk/y]
        B @5 1vp 3yuan | 2[healer/o farmer/y]
        ? A release
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn the_year_ends_with_points_for_persons_monks_and_money() {
    // YD-EX-33 (YD-END-2, YD-END-3, YD-END-4)
    let scene = Scene::new(
        "
        month 12 peace | month
        A @5 4yuan 1rice 2fireworks | 3[monk/o farmer/y scholar/o] 2[monk/y court-lady/y]
        B @4 |
        ",
    );
    let parts = [(Source::Persons, 10), (Source::Monks, 8), (Source::Money, 3)];
    let told = parts.map(|(source, vp)| Event::Scored { seat: Seat::new(0), source, vp });
    assert!(
        scene.told.ends_with(&[&told[..], &[Event::GameEnded { winner: Seat::new(0), vp: 21 }]].concat())
    );
    assert_eq!(scene.court('A').vp, 21);
}
