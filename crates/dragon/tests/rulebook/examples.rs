//! The worked examples of section 12, one test each: those of the rulebook, setup, person track
//! (YD-EX-1 to YD-EX-13).

use dragon::person::Person;
use dragon::piece::EventTile::{Contagion, Drought, Festival, Mongols, Peace, Tribute};
use dragon::piece::Named;
use expect_test::expect;

use crate::scene::{Scene, check};

#[test]
fn no_two_princes_begin_with_the_same_pair_and_the_later_marker_lies_on_top() {
    // YD-EX-1 (YD-SET-8, YD-SET-9, YD-SET-11, YD-TRK-3)
    let mut scene = Scene::start(4, &[("first-seat", "0")]);
    scene.play(&["draft tax-collector", "draft scholar", "place 1"]);
    assert_eq!(scene.court('A').space, 7);
    scene.play(&["draft tax-collector", "draft farmer", "place 1"]);
    assert_eq!(scene.court('B').space, 7);
    assert_eq!(scene.track(), "BACD");
    scene.play(&["draft scholar", "draft farmer", "place 1"]);
    assert_eq!(scene.court('C').space, 8);
    // The three pairs are taken in either order.
    let taken = ["tax-collector", "scholar", "farmer"];
    let before = scene.state;
    for first in taken {
        scene.state = before;
        scene.play(&[&format!("draft {first}")]);
        for second in taken {
            let rule = if first == second { "YD-SET-8" } else { "YD-SET-9" };
            assert_eq!(scene.barred_by(&format!("draft {second}")), Some(rule), "{first}, {second}");
        }
        let free = ["craftsman", "court-lady", "pyrotechnist", "warrior", "monk", "healer"];
        assert_eq!(scene.offers(), free.map(|second| format!("draft {second}")));
    }
    scene.state = before;
    scene.play(&["draft tax-collector", "draft monk", "place 1"]);
    assert_eq!(scene.order(), "DCBA");
    expect![[r#"
        A @7 6yuan | 2[tax-collector/y] 2[scholar/y]
        B @7 6yuan | 2[tax-collector/y] 2[farmer/y]
        C @8 6yuan | 2[scholar/y] 2[farmer/y]
        D @9 6yuan | 2[tax-collector/y] 2[monk/y]
        ? D group
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn who_passes_is_refilled_to_three_yuan() {
    // YD-EX-2 (YD-ACT-9)
    check(
        "
        groups {taxes build harvest fireworks} {parade research privilege}
        A @5 1yuan |
        B @4 1yuan |
        ",
        &["pass"],
        expect![[r#"
            A @5 3yuan |
            B @4 1yuan |
            ? B group
        "#]],
    );
}

#[test]
fn a_festival_honours_the_two_greatest_who_return_half_of_their_fireworks() {
    // YD-EX-3 (YD-FES-1, YD-FES-2, YD-FES-4)
    check(
        "
        month 5 festival | event
        A @5 3fireworks |
        B @4 2fireworks |
        C @3 1fireworks |
        ",
        &[],
        expect![[r#"
            A @5 6vp 1fireworks |
            B @4 3vp 1fireworks |
            C @3 1fireworks |
        "#]],
    );
}

#[test]
fn a_round_scores_palaces_court_ladies_and_privileges() {
    // YD-EX-4 (YD-SCO-1, YD-SCO-2, YD-SCO-3)
    check(
        "
        month 5 peace | scoring
        A @5 1large | 2[court-lady/y farmer/y] 2[court-lady/y] 1[]
        B @4 |
        ",
        &[],
        expect![[r#"
            A @5 7vp 1large | 2[court-lady/y farmer/y] 2[court-lady/y] 1[]
            B @4 |
        "#]],
    );
}

#[test]
fn the_seven_action_cards_are_dealt_as_evenly_as_can_be() {
    // YD-EX-5 (YD-ACT-1)
    let courts = ["A @5 |", "B @4 |", "C @3 |", "D @2 |", "E @1 |"];
    let sizes: [&[usize]; 4] = [&[4, 3], &[3, 2, 2], &[2, 2, 2, 1], &[2, 2, 1, 1, 1]];
    for (sizes, seats) in sizes.iter().zip(2..) {
        let scene = Scene::new(&format!("month 1 peace | actions\n{}", courts[..seats].join("\n")));
        let groups = &scene.state.table.groups;
        let dealt: Vec<usize> = groups.iter().map(|group| group.cards().count()).collect();
        assert_eq!(dealt, *sizes);
        let mut cards: Vec<&str> =
            groups.iter().flat_map(|group| group.cards()).map(|card| card.code()).collect();
        cards.sort_unstable();
        assert_eq!(cards, ["build", "fireworks", "harvest", "parade", "privilege", "research", "taxes"]);
    }
}

#[test]
fn a_palace_holds_one_person_for_each_of_its_three_floors_at_most() {
    // YD-EX-6 (YD-PAL-1, YD-PAL-2)
    let mut scene = Scene::new(
        "
        month 3 peace | hiring hiring hiring
        A @5 | 2[farmer/y monk/y] 2[farmer/o] 3[healer/y healer/o] | hand scholar craftsman court-lady
        B @4 | | hand
        ",
    );
    scene.play(&["play scholar", "take scholar/o"]);
    assert_eq!(scene.offers(), ["place 1", "place 2"]);
    assert_eq!(scene.barred_by("place 0"), Some("YD-PAL-2"));
    scene.play(&["place 1", "play craftsman", "take craftsman/y"]);
    assert_eq!(scene.offers(), ["place 2"]);
    assert_eq!(scene.barred_by("place 1"), Some("YD-PAL-2"));
    scene.play(&["place 2", "play court-lady", "take court-lady/y"]);
    assert_eq!(scene.barred_by("place 2"), Some("YD-PAL-2"));
    expect![[r#"
        A @9 | 2[monk/y farmer/y] 2[farmer/o scholar/o] 3[craftsman/y healer/y healer/o]
        B @4 |
        ? A full
    "#]]
    .assert_eq(&scene.show());

    let mut scene = Scene::new(
        "
        groups {taxes build harvest fireworks} {parade research privilege}
        A @5 | 3[]
        B @4 |
        ",
    );
    scene.play(&["choose group 0", "perform build"]);
    assert_eq!(scene.offers(), ["build new"]);
    assert_eq!(scene.barred_by("build on 0"), Some("YD-PAL-1"));
}

#[test]
fn every_player_brings_two_tiles_of_each_type_to_the_display() {
    // YD-EX-7 (YD-SET-1)
    for (seats, per_type) in [(2, 4), (3, 6), (4, 8), (5, 10)] {
        let scene = Scene::start(seats, &[]);
        for &person in Person::ALL {
            let tiles: u8 = person.kinds().map(|kind| scene.display(kind.code())).sum();
            assert_eq!(tiles, per_type, "{person} with {seats} players");
        }
    }
    let scene = Scene::start(2, &[]);
    for person in ["pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar"] {
        assert_eq!(scene.display(&format!("{person}/y")), 3, "{person}");
        assert_eq!(scene.display(&format!("{person}/o")), 1, "{person}");
    }
}

#[test]
fn where_nobody_is_stronger_the_mongols_take_one_person_from_everybody() {
    // YD-EX-8 (YD-MON-3)
    check(
        "
        month 7 mongols | event
        A @5 | 2[monk/y farmer/y]
        B @4 | 2[healer/y healer/o]
        C @3 | 1[scholar/o]
        ",
        &["release monk/y from 0", "release healer/o from 0", "release scholar/o from 0"],
        expect![[r#"
            A @5 | 2[farmer/y]
            B @4 | 2[healer/y]
            C @3 | 1[]
        "#]],
    );
}

#[test]
fn an_event_drawn_twice_in_a_row_comes_one_month_later() {
    // YD-EX-9 (YD-SET-3)
    let (d, t, f, m, c) = (Drought, Tribute, Festival, Mongols, Contagion);
    assert_eq!(
        dragon::event_row([d, d, t, f, m, c, t, f, m, c]),
        [Peace, Peace, d, t, d, f, m, c, t, f, m, c]
    );
}

#[test]
fn if_the_last_two_events_are_equal_months_10_and_11_change_places() {
    // YD-EX-10 (YD-SET-4)
    let (d, t, f, m, c) = (Drought, Tribute, Festival, Mongols, Contagion);
    assert_eq!(
        dragon::event_row([t, m, f, c, t, m, f, c, d, d]),
        [Peace, Peace, t, m, f, c, t, m, f, d, c, d]
    );
}

#[test]
fn events_are_postponed_as_often_as_necessary_and_the_last_one_changes_the_row() {
    // YD-EX-11 (YD-SET-3, YD-SET-4)
    let (d, t, f, m, c) = (Drought, Tribute, Festival, Mongols, Contagion);
    assert_eq!(
        dragon::event_row([d, d, t, t, f, f, m, m, c, c]),
        [Peace, Peace, d, t, d, t, f, m, f, c, m, c]
    );
}

#[test]
fn a_marker_goes_on_top_of_its_space_and_leaves_the_order_of_the_others_alone() {
    // YD-EX-12 (YD-TRK-2, YD-TRK-3, YD-TRK-4)
    // C throws the first tile away, so that B moves first.
    let mut scene = Scene::new(
        "
        month 3 peace | hiring hiring
        A @10 | | hand
        B @7 | 1[] | hand tax-collector
        C @10 | 1[monk/y] | hand healer court-lady
        ",
    );
    assert_eq!(scene.track(), "CAB");
    assert_eq!(scene.order(), "CAB");
    scene.play(&["play healer", "take healer/y", "throw away"]);
    scene.play(&["play tax-collector", "take tax-collector/y", "place 0"]);
    assert_eq!(scene.court('B').space, 10);
    assert_eq!(scene.track(), "BCA");
    scene.play(&["play court-lady", "take court-lady/y", "replace monk/y in 0"]);
    assert_eq!(scene.court('C').space, 11);
    assert_eq!(scene.track(), "CBA");
}

#[test]
fn the_order_is_determined_anew_for_every_phase() {
    // YD-EX-13 (YD-TRK-5, YD-TRK-6)
    let mut scene = Scene::new(
        "
        month 3 contagion | hiring event
        groups {taxes build harvest parade} {fireworks research privilege}
        A @12 | 2[farmer/y]
        B @10 | 2[warrior/o]
        ",
    );
    assert_eq!(scene.order(), "AB");
    scene.play(&["choose group 1", "perform fireworks", "choose group 0", "perform parade"]);
    assert_eq!(scene.court('B').space, 13);
    assert_eq!((scene.decision(), scene.order().as_str()), (Some("pcard"), "BA"));
    scene.play(&["play healer", "take healer/o", "place 0"]);
    assert_eq!(scene.court('B').space, 14);
    // A is still to come, although he would stay behind.
    assert_eq!(scene.order(), "BA");
    scene.play(&["play monk", "take monk/y", "place 0"]);
    assert_eq!(scene.order(), "AB");
    expect![[r#"
        A @18 1fireworks | 2[monk/y farmer/y]
        B @14 | 2[warrior/o healer/o]
        ? A release
    "#]]
    .assert_eq(&scene.show());
}
