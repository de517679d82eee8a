//! The person track, palaces and the course of the year (rules sections 6.1 to 6.3, TRK, PAL, RND).

use std::cmp::Reverse;

use dragon::options::Options;
use dragon::person::{Kind, Person};
use dragon::piece::Named;
use dragon::{Dragon, Event, State};
use expect_test::expect;
use tabletop::{Dice, Game, Purpose, Seat, Seed};

use crate::scene::{Scene, check};

/// A whole game played by chance; `watch` sees the positions before and after every choice.
fn play_out(seats: usize, seed: u64, mut watch: impl FnMut(&State, &State)) -> Scene {
    let dice = Dice::new(Seed::nth(seed, 0));
    let mut scene = Scene::of(&Dragon::setup(seats, &Options::default(), dice));
    let mut chance = dice.draw(Purpose::new("test: choices"), 0);
    while scene.decision().is_some() {
        let offers = scene.offers();
        let before = scene.state;
        let pick = chance.below(u32::try_from(offers.len()).expect("offers are few"));
        scene.play(&[&offers[pick as usize]]);
        watch(&before, &scene.state);
    }
    scene
}

#[test]
fn the_higher_space_is_ahead_and_on_one_space_the_marker_nearer_to_the_top() {
    // YD-TRK-1, YD-TRK-3
    let scene = Scene::new(
        "
        month 3 peace | hiring
        A @7
        B @9
        C @7
        D @9
        E @8
    ",
    );
    assert_eq!(scene.track(), "DBECA");
    assert_eq!(scene.order(), "DBECA");
}

#[test]
fn a_marker_that_moves_lies_on_top() {
    // YD-TRK-2, YD-TRK-3
    let mut scene = Scene::new(
        "
        month 3 peace | hiring
        groups {parade taxes} {harvest}
        A @3 | 1[warrior/y]
        B @5
        C @5
    ",
    );
    assert_eq!(scene.track(), "CBA");
    scene.play(&["pass", "pass", "choose group 0", "perform parade"]);
    assert_eq!(scene.court('A').space, 5);
    assert_eq!(scene.track(), "ACB");
}

#[test]
fn a_marker_that_leaves_a_stack_does_not_change_the_order_of_the_others() {
    // YD-TRK-4
    let position = "
        month 3 peace | hiring
        groups {parade taxes} {harvest}
        A @10 3yuan
        B @10
        C @10
    ";
    assert_eq!(Scene::new(position).track(), "CBA");
    let from_the_middle = ["pass", "choose group 0", "perform parade"];
    assert_eq!(Scene::new(position).play(&from_the_middle).track(), "BCA");
    let from_the_bottom = ["pass", "pass", "choose group 0", "perform parade"];
    assert_eq!(Scene::new(position).play(&from_the_bottom).track(), "ACB");
}

#[test]
fn the_order_is_determined_anew_for_hiring_and_for_the_event() {
    // YD-TRK-5
    let mut scene = Scene::new(
        "
        month 3 contagion | hiring event
        groups {parade taxes} {harvest}
        A @12 | 2[craftsman/y]
        B @10 | 3[warrior/o]
    ",
    );
    assert_eq!((scene.order().as_str(), scene.decision()), ("AB", Some("group")));
    scene.play(&["pass", "choose group 0", "perform parade"]); // B @13
    assert_eq!((scene.order().as_str(), scene.decision()), ("BA", Some("pcard")));
    scene.play(&["play healer", "take healer/o", "place 0"]); // B @14
    scene.play(&["play monk", "take monk/y", "place 0"]); // A @18
    assert_eq!((scene.order().as_str(), scene.decision()), ("AB", Some("release")));
}

#[test]
fn the_order_is_determined_anew_for_the_actions_of_the_next_month() {
    // YD-TRK-5
    let mut scene = Scene::new(
        "
        month 3 peace | hiring event decay scoring month
        A @12 | 1[]
        B @10 | 1[]
    ",
    );
    assert_eq!(scene.order(), "AB");
    scene.play(&["play healer", "take healer/o", "place 0"]); // A @13
    scene.play(&["play monk", "take monk/y", "place 0"]); // B @16
    assert_eq!((scene.order().as_str(), scene.decision()), ("BA", Some("group")));
}

#[test]
fn moves_do_not_change_the_order_of_their_own_phase() {
    // YD-TRK-6
    let mut scene = Scene::new(
        "
        month 3 peace | hiring
        groups {parade taxes} {harvest} {build}
        A @8 | 1[]
        B @10 | 3[warrior/o]
        C @12 | 1[]
    ",
    );
    scene.play(&["pass", "choose group 0", "perform parade"]); // B @13, ahead of C
    assert_eq!((scene.order().as_str(), scene.actor().idx()), ("CBA", 0));
    scene.play(&["pass"]);
    assert_eq!((scene.order().as_str(), scene.decision()), ("BCA", Some("pcard")));
    scene.play(&["play craftsman", "take craftsman/y", "place 0"]); // B @15
    scene.play(&["play monk", "take monk/y", "place 0"]); // C @18, ahead of B
    assert_eq!((scene.order().as_str(), scene.actor().idx()), ("BCA", 0));
    scene.play(&["play craftsman", "take craftsman/y", "place 0"]);
    assert_eq!(scene.decision(), None, "everybody has hired once");
}

#[test]
fn a_marker_never_moves_back() {
    // YD-TRK-7: neither for who is replaced, nor for what is thrown away, nor for who is released
    let position = "
        month 3 contagion | hiring event
        A @20 | 1[monk/y]
        B @10
    ";
    let mut scene = Scene::new(position);
    scene.play(&["play healer", "take healer/o", "replace monk/y in 0"]);
    assert_eq!(scene.court('A').space, 21);
    let mut scene = Scene::new(position);
    scene.play(&["play healer", "take healer/o", "throw away"]);
    assert_eq!(scene.court('A').space, 20);
    scene.play(&["play monk", "take monk/o", "throw away", "release monk/y from 0"]);
    assert_eq!((scene.court('A').space, scene.court('A').persons()), (20, 0));
}

#[test]
fn the_track_is_the_order_of_spaces_and_then_of_arrivals() {
    // YD-TRK-2, YD-TRK-3, YD-TRK-4, YD-TRK-7, YD-TRK-8: the rules' own way to the order, with a counter
    for seats in 2..=5 {
        let mut arrivals: Vec<usize> = (0..seats).rev().collect(); // seat 0 on top
        let mut moves = seats;
        play_out(seats, 7, |before, after| {
            for (seat, court) in after.table.courts.by_seat() {
                let was = before.table.courts[seat].space;
                assert!(court.space >= was);
                if court.space > was {
                    moves += 1;
                    arrivals[seat.idx()] = moves;
                }
            }
            let mut order: Vec<Seat> = after.table.courts.seats().collect();
            order.sort_by_key(|seat| Reverse((after.table.courts[*seat].space, arrivals[seat.idx()])));
            assert_eq!(after.table.track.as_slice(), order);
        });
    }
}

#[test]
fn a_palace_has_at_most_three_floors() {
    // YD-PAL-1
    let mut scene = Scene::new(
        "
        month 3 peace | hiring
        groups {build} {harvest}
        A @2 | 3[monk/y] 2[craftsman/y] 1[] 3[]
        B @1
    ",
    );
    scene.play(&["choose group 0", "perform build"]);
    assert_eq!(scene.offers(), ["build on 1", "build on 2", "build new"]);
    assert_eq!(
        (scene.barred_by("build on 0"), scene.barred_by("build on 3")),
        (Some("YD-PAL-1"), Some("YD-PAL-1"))
    );
    scene.play(&["build on 1"]);
    assert_eq!(scene.offers(), ["build on 2", "build new"]);
    assert_eq!(scene.barred_by("build on 1"), Some("YD-PAL-1"));
}

#[test]
fn a_palace_holds_one_person_per_floor() {
    // YD-PAL-2
    let mut scene = Scene::new(
        "
        month 3 peace | hiring
        A @2 | 1[monk/y] 2[monk/y] 2[monk/y farmer/y] 3[monk/y farmer/y] 1[] 3[monk/y farmer/y healer/y]
        B @1
    ",
    );
    scene.play(&["play craftsman", "take craftsman/y"]);
    assert_eq!(scene.offers(), ["place 1", "place 3", "place 4"]);
    for full in ["place 0", "place 2", "place 5"] {
        assert_eq!(scene.barred_by(full), Some("YD-PAL-2"));
    }
}

#[test]
fn a_court_may_have_any_number_of_palaces_or_none() {
    // YD-PAL-3
    let position = "
        month 3 contagion | hiring event decay scoring
        groups {build} {harvest}
        A @9 | 1[monk/y] 1[monk/y] 1[monk/y] 1[monk/y] 1[monk/y] 1[monk/y] 1[monk/y] 1[monk/y] | hand
        B @5 | | hand monk
    ";
    let mut scene = Scene::new(position);
    scene.play(&["choose group 0", "perform build", "build new", "pass", "play monk", "take monk/y"]);
    scene.play(&["throw away", "release monk/y from 0", "release monk/y from 1", "release monk/y from 2"]);
    expect![[r#"
        A @9 5vp | 3:1[monk/y] 4:1[monk/y] 5:1[monk/y] 6:1[monk/y] 7:1[monk/y]
        B @5 3yuan |
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn floors_stay_where_they_are_and_so_do_persons() {
    // YD-PAL-4, YD-PAL-5, YD-PAL-10: whatever is chosen in whole games
    for seats in 2..=5 {
        for seed in 0..10 {
            play_out(seats, seed, |before, after| {
                for (was, is) in before.table.courts.iter().zip(after.table.courts.iter()) {
                    let stands = |id| is.palaces.iter().find(|palace| palace.id == id).copied();
                    let mut changed = 0;
                    for old in was.palaces.iter() {
                        let new = stands(old.id).unwrap_or_default();
                        let decayed = new.persons.is_empty() && new.floors + 1 == old.floors;
                        assert!(new.floors >= old.floors || decayed, "only decay takes floors");
                        assert!(new.floors <= old.floors || is.floors() == was.floors() + 1, "one new floor");
                        changed += usize::from(new.persons != old.persons);
                    }
                    assert!(changed <= 1 || is.persons() < was.persons(), "nobody moves house");
                }
                let tiles = before.table.display.iter().zip(&after.table.display);
                assert!(tiles.into_iter().all(|(was, is)| is <= was), "nobody comes back to the display");
            });
        }
    }
}

#[test]
fn equal_persons_of_one_palace_are_one_choice_and_their_order_means_nothing() {
    // YD-PAL-6
    let position = "
        month 3 contagion | hiring event
        A @9 | 2[monk/y monk/y] 1[monk/y] 2[farmer/y monk/y]
        B @5
    ";
    let swapped = position.replace("farmer/y monk/y", "monk/y farmer/y");
    assert!(Scene::new(position).state == Scene::new(&swapped).state);
    let mut scene = Scene::new(position);
    scene.play(&["play healer", "take healer/y"]);
    let choices = ["monk/y in 0", "monk/y in 1", "monk/y in 2", "farmer/y in 2"];
    let replace = choices.map(|who| format!("replace {who}"));
    assert_eq!(scene.offers(), [&replace[..], &["throw away".into()]].concat());
    scene.play(&["throw away", "play healer", "take healer/y", "throw away"]);
    assert_eq!(scene.offers(), choices.map(|who| format!("release {}", who.replace("in", "from"))));
}

#[test]
fn symbols_count_over_all_palaces_and_only_there() {
    // YD-PAL-7
    let mut scene = Scene::new(
        "
        month 3 peace | hiring
        groups {harvest} {build}
        A @9 | 2[farmer/y farmer/o] 1[monk/y] 2[farmer/o scholar/o]
        B @5
    ",
    );
    scene.play(&["choose group 0", "perform harvest", "pass"]);
    assert_eq!(scene.court('A').rice, 1 + 5, "neither other persons nor the farmer card in hand");
    scene.play(&["play farmer", "take farmer/y"]);
    assert_eq!(scene.court('A').symbols(Person::Farmer), 5, "a tile in hand is in no palace");
    scene.play(&["replace farmer/o in 0"]);
    assert_eq!(scene.court('A').symbols(Person::Farmer), 4, "nor is one in the box");
}

#[test]
fn a_person_who_moves_in_gives_nothing_but_a_move_and_counts_from_then_on() {
    // YD-PAL-8, YD-PER-8: kind, symbols and value of table 3.1
    let tiles = [
        ("craftsman/y", 1, 2),
        ("court-lady/y", 1, 1),
        ("tax-collector/y", 3, 3),
        ("pyrotechnist/y", 1, 5),
        ("pyrotechnist/o", 2, 3),
        ("warrior/y", 1, 5),
        ("warrior/o", 2, 3),
        ("monk/y", 1, 6),
        ("monk/o", 2, 2),
        ("healer/y", 1, 4),
        ("healer/o", 2, 1),
        ("farmer/y", 1, 4),
        ("farmer/o", 2, 1),
        ("scholar/y", 2, 4),
        ("scholar/o", 3, 2),
    ];
    for (kind, symbols, value) in tiles {
        let mut scene = Scene::new("month 3 peace | hiring\nA @1 | 2[]\nB @0");
        scene.play(&["play wild", &format!("take {kind}"), "place 0"]);
        let expected = format!("A @{} | 2[{kind}]\nB @0 |\n? B pcard\n", 1 + value);
        assert_eq!(scene.show(), expected);
        assert_eq!(scene.court('A').symbols(Kind::named(kind).unwrap().person()), symbols);
    }
}

#[test]
fn a_palace_without_floors_is_gone_and_its_index_is_not_used_again() {
    // YD-PAL-9
    let mut scene = Scene::new(
        "
        month 3 peace | event decay scoring month
        A @9 | 1[] 1[monk/y] 1[]
        B @5
    ",
    );
    assert_eq!(scene.show().lines().next(), Some("A @9 1vp | 1:1[monk/y]"));
    let groups = &scene.state.table.groups;
    let build = groups.iter().position(|group| group.cards().any(|card| card.code() == "build")).unwrap();
    scene.play(&[&format!("choose group {build}"), "perform build"]);
    assert_eq!(scene.offers(), ["build on 1", "build new"]);
    scene.play(&["build new"]);
    assert_eq!(scene.show().lines().next(), Some("A @9 1vp | 1:1[monk/y] 3:1[]"));
}

#[test]
fn whoever_leaves_a_palace_goes_to_the_box_and_never_back_to_the_display() {
    // YD-PAL-10
    let mut scene = Scene::new("month 3 contagion | hiring event\nA @9 | 2[monk/y farmer/o]\nB @5");
    let count = |scene: &Scene, kind: &str| (scene.display(kind), scene.in_box(kind));
    assert_eq!((count(&scene, "monk/y"), count(&scene, "farmer/o")), ((3, 3), (1, 3)));
    scene.play(&["play healer", "take healer/o", "replace monk/y in 0"]);
    assert_eq!(count(&scene, "monk/y"), (3, 4));
    scene.play(&["play craftsman", "take craftsman/y", "throw away", "release farmer/o from 0"]);
    assert_eq!(count(&scene, "farmer/o"), (1, 4));
}

#[test]
fn the_year_has_twelve_months_each_with_the_event_of_its_space() {
    // YD-RND-1
    for seats in 2..=5 {
        let scene = play_out(seats, 3, |_, _| {});
        let began = scene.told.iter().filter_map(|event| {
            let Event::MonthBegan { month, event } = event else { return None };
            Some((*month, *event))
        });
        assert!(began.eq((1..=12).zip(scene.state.table.events)));
        let came = scene.told.iter().filter_map(|event| {
            let Event::EventCame { event } = event else { return None };
            Some(*event)
        });
        assert!(came.eq(scene.state.table.events));
    }
}

#[test]
fn everybody_finishes_a_phase_before_the_next_begins_and_nobody_hires_in_the_last_month() {
    // YD-RND-2, YD-RND-3
    let phase = |told: &str| match told {
        "dragon-group-dealt" | "dragon-group-chosen" | "dragon-passed" | "dragon-performed" => 1,
        "dragon-card-played" | "dragon-wild-played" | "dragon-tile-taken" | "dragon-thrown-away" => 2,
        "dragon-released" | "dragon-tribute-paid" | "dragon-rice-paid" | "dragon-fireworks-spent" => 3,
        "dragon-palace-decayed" | "dragon-palace-fell" => 3,
        "dragon-month-scored" => 4,
        _ if told.ends_with("-came") => 3,
        _ => 0, // consequences that occur in several phases
    };
    for seats in 2..=5 {
        let story = play_out(seats, 5, |_, _| {}).story();
        let months: Vec<&[&str]> = story.split(|&told| told == "dragon-month-began").skip(1).collect();
        for (month, told) in (1..).zip(&months) {
            let phases: Vec<u8> = told.iter().map(|told| phase(told)).filter(|&phase| phase > 0).collect();
            assert!(phases.is_sorted(), "month {month}: {told:?}");
            let count = |ids: [&str; 2]| told.iter().filter(|told| ids.contains(told)).count();
            assert_eq!(count(["dragon-group-chosen", "dragon-passed"]), seats);
            let hired = if month < 12 { seats } else { 0 };
            assert_eq!(count(["dragon-card-played", "dragon-wild-played"]), hired, "month {month}");
            assert_eq!(count(["dragon-month-scored", "dragon-month-scored"]), seats);
        }
    }
}

#[test]
fn whoever_has_no_card_left_does_not_hire() {
    // YD-RND-3
    check(
        "
        month 12 peace | hiring event decay scoring
        A @9 | 1[] | hand
        B @5 | 2[monk/y] | hand
        ",
        &[],
        expect![[r#"
            A @9 |
            B @5 1vp | 2[monk/y]
        "#]],
    );
    let scene = Scene::new("month 10 peace | hiring\nA @9 | 1[] | hand\nB @5 | 1[] | hand wild");
    assert_eq!((scene.actor().idx(), scene.offers()), (1, vec!["play wild".into()]));
}
