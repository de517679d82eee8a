//! The worked examples of section 12, one test each: those of the rulebook, setup, person track, phases I
//! and II (YD-EX-1 to YD-EX-22).

use dragon::person::{Person, PersonCard};
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
            assert_eq!(scene.barred(&format!("draft {second}")), Some(rule), "{first}, {second}");
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
    assert_eq!(scene.barred("place 0"), Some("YD-PAL-2"));
    scene.play(&["place 1", "play craftsman", "take craftsman/y"]);
    assert_eq!(scene.offers(), ["place 2"]);
    assert_eq!(scene.barred("place 1"), Some("YD-PAL-2"));
    scene.play(&["place 2", "play court-lady", "take court-lady/y"]);
    assert_eq!(scene.barred("place 2"), Some("YD-PAL-2"));
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
    assert_eq!(scene.barred("build on 0"), Some("YD-PAL-1"));
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
    assert_eq!(scene.barred("perform privilege"), Some("YD-PRV-4"));
    // Two dragons cost no more than one.
    let mut scene = Scene::new(position);
    scene.play(&["choose group 1"]);
    assert_eq!(scene.court('A').yuan, 1);

    let mut scene = Scene::new(&position.replace("4yuan", "5yuan"));
    scene.play(&["choose group 0"]);
    assert_eq!(scene.offers(), ["perform harvest", "perform privilege"]);
    scene.play(&["perform privilege"]);
    assert_eq!(scene.offers(), ["buy small"]);
    assert_eq!(scene.barred("buy large"), Some("YD-PRV-4"));
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
    assert_eq!(scene.barred("choose group 4"), Some("YD-ACT-8"));
    // Taxes would yield enough, but the price comes first.
    let scene = Scene::new(&position.replace("1yuan", "2yuan"));
    assert_eq!(
        scene.offers(),
        ["pass", "choose group 1", "choose group 2", "choose group 3", "choose group 4"]
    );
    assert_eq!(scene.barred("choose group 0"), Some("YD-ACT-5"));
    // With a dragon on it the privilege alone takes 3 + 2 yuan.
    let position = position.replace(":B", "").replace("{privilege}", "{privilege}:B");
    let scene = Scene::new(&position.replace("1yuan", "4yuan"));
    assert_eq!(scene.barred("choose group 4"), Some("YD-ACT-8"));
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
    assert_eq!(scene.barred("build on 0"), Some("YD-PAL-1"));
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
    assert_eq!(scene.barred("place 0"), Some("YD-PAL-2"));

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
        assert_eq!(scene.barred(other), Some("YD-PER-6"), "{other}");
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
    assert_eq!(scene.barred("take healer/y"), Some("YD-SUP-1"));
    assert_eq!(scene.barred("take healer/o"), Some("YD-SUP-1"));
}
