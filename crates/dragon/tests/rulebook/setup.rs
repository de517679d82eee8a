//! Setup (rules section 5, SET).

use std::collections::BTreeSet;

use dragon::options::Options;
use dragon::person::{Kind, PersonCard};
use dragon::piece::{EventTile, Named};
use dragon::table::{Phase, Stock};
use dragon::{Dragon, State, event_row};
use expect_test::expect;
use tabletop::{Dice, Game, Options as _, Seed};

use crate::scene::Scene;

/// A new game by chance.
fn begin(seats: usize, event_row: &str, seed: u64) -> State {
    let mut options = Options::default();
    options.set("event-row", event_row).expect("a legal row");
    Dragon::setup(seats, &options, Dice::new(Seed::nth(seed, 0)))
}

/// A row of events as initials: peace, tribute, drought, festival, mongols, contagion.
fn initials(events: [EventTile; 12]) -> String {
    events.map(|event| event.code()[..1].to_uppercase()).concat()
}

/// The year that follows from this order of drawing.
fn laid(drawn: &str) -> String {
    let tile = |initial| EventTile::ALL.iter().find(|tile| tile.code().starts_with(initial)).copied();
    let drawn: Option<Vec<EventTile>> = drawn.to_lowercase().chars().map(tile).collect();
    initials(event_row(drawn.and_then(|drawn| drawn.try_into().ok()).expect("ten initials")))
}

/// Every order in which the ten tiles can be drawn.
fn every_draw() -> Vec<String> {
    let mut draws = vec![String::new()];
    for _ in 0..10 {
        let more = |draw: &String| {
            let left = "TDFMC".chars().filter(|&tile| draw.matches(tile).count() < 2);
            left.map(|tile| format!("{draw}{tile}")).collect::<Vec<_>>()
        };
        draws = draws.iter().flat_map(more).collect();
    }
    draws
}

fn has_equal_neighbours(row: &str) -> bool {
    row.as_bytes().windows(2).any(|pair| pair[0] == pair[1])
}

fn is_legal(year: &str) -> bool {
    let twice = |tile| year.matches(tile).count() == 2;
    year.starts_with("PP") && "PTDFMC".chars().all(twice) && !has_equal_neighbours(&year[2..])
}

#[test]
fn the_display_depends_on_the_number_of_players_and_the_rest_is_out_of_the_game() {
    // YD-SET-1
    for n in 2..=5 {
        let scene = Scene::start(n.into(), &[]);
        let mut all = 0;
        for kind in Kind::ALL.iter().map(|kind| kind.code()) {
            let (used, printed) = match kind {
                "craftsman/y" | "court-lady/y" | "tax-collector/y" => (2 * n, 10),
                _ if kind.ends_with("/y") => (n + 1, 6),
                _ => (n - 1, 4),
            };
            assert_eq!((scene.display(kind), scene.in_box(kind)), (used, printed - used), "{kind} for {n}");
            all += used;
        }
        assert_eq!(all, 18 * n);
    }
}

#[test]
fn two_months_of_peace_come_before_the_tiles_in_the_order_drawn() {
    // YD-SET-2
    assert_eq!(laid("TDFMCTDFMC"), "PPTDFMCTDFMC");
    assert_eq!(laid("CTCTMDMFDF"), "PPCTCTMDMFDF");
}

#[test]
fn a_tile_like_its_neighbour_is_postponed_by_one() {
    // YD-SET-3
    assert_eq!(laid("DDTFMCTFMC"), "PPDTDFMCTFMC");
    assert_eq!(laid("TDDFFMMCCT"), "PPTDFDFMCMCT"); // only the second D clashes, then the second M
    assert_eq!(laid("TMFCTMFDDC"), "PPTMFCTMFDCD"); // on month 11 one tile is still to be drawn
}

#[test]
fn if_the_last_tile_is_like_its_neighbour_months_10_and_11_are_swapped() {
    // YD-SET-4
    assert_eq!(laid("TMFCTMFCDD"), "PPTMFCTMFDCD");
    assert_eq!(laid("CTCTMDMDFF"), "PPCTCTMDMFDF");
    assert_eq!(laid("DDTTFFMMCC"), "PPDTDTFMFCMC"); // with postponements before
}

#[test]
fn every_draw_gives_a_legal_row_and_every_legal_row_can_come() {
    // YD-SET-2, YD-SET-3, YD-SET-4
    let draws = every_draw();
    assert_eq!(draws.len(), 113_400);
    let rows: BTreeSet<String> = draws.iter().map(|draw| laid(draw)).collect();
    assert!(rows.iter().all(|row| is_legal(row)));
    assert_eq!(rows.len(), 39_480); // section 9
    for draw in draws.iter().filter(|draw| !has_equal_neighbours(draw)) {
        assert_eq!(laid(draw), format!("PP{draw}"));
    }
}

#[test]
fn the_event_row_is_shuffled_for_every_game() {
    // YD-SET-2, YD-SET-3
    for (seats, event_row) in (2..=5).zip(["procedure", "uniform"].into_iter().cycle()) {
        let rows: Vec<String> =
            (0..200).map(|seed| initials(begin(seats, event_row, seed).table.events)).collect();
        assert!(rows.iter().all(|row| is_legal(row)));
        assert!(rows.iter().collect::<BTreeSet<_>>().len() > 190, "of 39480 rows hardly one comes twice");
        for month in 2..12 {
            let kinds: BTreeSet<&str> = rows.iter().map(|row| &row[month..=month]).collect();
            assert_eq!(kinds.len(), 5, "any kind may come in month {}", month + 1);
        }
    }
}

#[test]
fn the_uniform_event_row_prefers_no_legal_row_and_the_procedure_does() {
    // YD-SET-3; section 10.1, `event-row`: by the procedure one kind in months 3 and 5 is far more frequent,
    // because a tile drawn right after its twin comes to lie there.
    let share =
        |rows: &[String]| 1000 * rows.iter().filter(|row| row[2..3] == row[4..5]).count() / rows.len();
    let draws = every_draw();
    let by_procedure: Vec<String> = draws.iter().map(|draw| laid(draw)).collect();
    let legal: Vec<String> = by_procedure.iter().collect::<BTreeSet<_>>().into_iter().cloned().collect();
    assert!(share(&by_procedure) - share(&legal) > 60, "what is measured tells them apart");
    for (event_row, expected) in [("procedure", share(&by_procedure)), ("uniform", share(&legal))] {
        let rows: Vec<String> =
            (0..4000).map(|seed| initials(begin(2, event_row, seed).table.events)).collect();
        assert!(share(&rows).abs_diff(expected) < 30, "{event_row}: {} ‰, not {expected} ‰", share(&rows));
    }
}

#[test]
fn a_custom_event_row_is_laid_as_it_is_listed() {
    // YD-SET-2; section 10.1, `event-row`
    let row = "contagion-drought-tribute-festival-mongols-contagion-drought-tribute-festival-mongols";
    assert!((0..20).all(|seed| initials(begin(3, row, seed).table.events) == "PPCDTFMCDTFM"));
}

#[test]
fn a_custom_event_row_must_be_legal() {
    // YD-SET-3; section 10.1, `event-row`
    for (bad, why) in [
        (
            "tribute-tribute-drought-festival-mongols-contagion-drought-festival-mongols-contagion",
            "neighbours",
        ),
        (
            "tribute-drought-tribute-drought-tribute-festival-mongols-contagion-mongols-contagion",
            "three alike",
        ),
        ("tribute-peace-drought-festival-mongols-contagion-drought-festival-mongols-contagion", "peace"),
        ("tribute-drought-festival-mongols-contagion-tribute-drought-festival-mongols", "nine tiles"),
        ("tribute-plague-drought-festival-mongols-contagion-drought-festival-mongols-contagion", "no such"),
    ] {
        assert!(Options::default().set("event-row", bad).is_err(), "{why}");
    }
}

#[test]
fn everybody_starts_with_two_empty_palaces_and_six_yuan() {
    // YD-SET-5
    for n in 2..=5 {
        let scene = Scene::start(n, &[]);
        for name in "ABCDE"[..n].chars() {
            let court = scene.show().lines().find(|line| line.starts_with(name)).unwrap().to_string();
            assert_eq!(court[1..], *" @0 6yuan | 2[] 2[]");
            assert!(scene.court(name).palaces.iter().map(|palace| palace.id).eq([0, 1]));
        }
        assert_eq!(scene.track(), "ABCDE"[..n], "seat 0 on top");
        assert!(scene.state.table.groups.is_empty(), "all dragons are with their owners");
    }
}

#[test]
fn everybody_holds_one_card_of_each_type_and_two_wild_ones() {
    // YD-SET-5
    for n in 2..=5 {
        let scene = Scene::start(n, &[]);
        for hand in "ABCDE"[..n].chars().map(|name| scene.hand(name)) {
            assert_eq!(hand.len(), 11);
            for &card in PersonCard::ALL {
                assert_eq!(hand.count(card), if card == PersonCard::Wild { 2 } else { 1 });
            }
        }
    }
}

#[test]
fn what_nobody_owns_is_the_supply() {
    // YD-SET-6; with the printed supply it can be counted
    for n in 2..=5 {
        assert_eq!(Scene::start(n.into(), &[]).state.table.stock, None);
        let scene = Scene::start(n.into(), &[("supply-model", "printed")]);
        let all_but_the_start =
            Stock { floors: 66 - 4 * n, yuan: 66 - 6 * n, rice: 24, fireworks: 12, small: 5, large: 3 };
        assert_eq!(scene.state.table.stock, Some(all_but_the_start));
    }
}

#[test]
fn the_draft_goes_clockwise_from_the_first_seat_and_everybody_drafts_once() {
    // YD-SET-7
    for n in 2..=5 {
        for first in 0..n {
            let mut scene = Scene::start(n, &[("first-seat", &first.to_string())]);
            let mut drafted = Vec::new();
            while scene.state.table.phase == Phase::Draft {
                drafted.push(scene.actor().idx());
                let next = scene.offers()[0].clone();
                scene.play(&[&next]);
            }
            let clockwise: Vec<usize> = (0..n).flat_map(|steps| [(first + steps) % n; 3]).collect();
            assert_eq!(drafted, clockwise);
        }
    }
}

#[test]
fn chance_names_the_first_seat_unless_an_option_does() {
    // YD-SET-7
    for n in 2..=5 {
        let mut times = vec![0; n];
        for seed in 0..1000 {
            let table = begin(n, "procedure", seed).table;
            assert_eq!(table.to_act().lowest(), Some(table.first_seat));
            times[table.first_seat.idx()] += 1;
        }
        // More than six standard deviations around the mean.
        assert!(times.iter().all(|&times: &usize| times.abs_diff(1000 / n) < 100), "{times:?}");
    }
}

#[test]
fn two_starters_of_different_types_are_taken_from_the_second_row() {
    // YD-SET-8
    let types = [
        "draft craftsman",
        "draft court-lady",
        "draft tax-collector",
        "draft pyrotechnist",
        "draft warrior",
        "draft monk",
        "draft healer",
        "draft farmer",
        "draft scholar",
    ];
    let mut scene = Scene::start(2, &[("first-seat", "0")]);
    assert_eq!((scene.decision(), scene.offers()), (Some("draft-1"), types.map(String::from).to_vec()));
    scene.play(&["draft healer"]);
    let others: Vec<&str> = types.into_iter().filter(|&choice| choice != "draft healer").collect();
    assert_eq!(
        (scene.decision(), scene.offers()),
        (Some("draft-2"), others.into_iter().map(String::from).collect())
    );
    assert_eq!(scene.barred_by("draft healer"), Some("YD-SET-8"));
    scene.play(&["draft craftsman", "place 1"]);
    assert_eq!(
        [scene.display("healer/y"), scene.display("healer/o"), scene.display("craftsman/y")],
        [2, 1, 3]
    );
    assert_eq!((scene.hand('A').len(), scene.court('A').played.len()), (11, 0), "no card is used");
}

#[test]
fn no_two_players_start_with_the_same_pair() {
    // YD-SET-9
    let mut scene = Scene::start(4, &[("first-seat", "0")]);
    scene.play(&["draft tax-collector", "draft scholar", "place 1"]);
    scene.play(&["draft tax-collector", "draft farmer", "place 1"]); // a single type may come again
    scene.play(&["draft scholar", "draft farmer", "place 1"]);
    assert_eq!(scene.offers().len(), 9, "the first tile may be of any type");
    let table = scene.state;
    for first in ["tax-collector", "scholar", "farmer"] {
        let mut scene = Scene::of(&table);
        scene.play(&[&format!("draft {first}")]);
        assert_eq!(
            scene.offers(),
            ["craftsman", "court-lady", "pyrotechnist", "warrior", "monk", "healer"]
                .map(|person| format!("draft {person}"))
        );
        for taken in ["tax-collector", "scholar", "farmer"].into_iter().filter(|&taken| taken != first) {
            assert_eq!(scene.barred_by(&format!("draft {taken}")), Some("YD-SET-9"), "in either order");
        }
    }
}

#[test]
fn the_first_starter_lives_in_palace_0_and_the_second_in_either() {
    // YD-SET-10
    let mut scene = Scene::start(2, &[("first-seat", "0")]);
    scene.play(&["draft farmer"]);
    expect![[r#"
        A @4 6yuan | 2[farmer/y] 2[]
        B @0 6yuan | 2[] 2[]
        ? A draft-2
    "#]]
    .assert_eq(&scene.show());
    scene.play(&["draft warrior"]);
    assert_eq!(
        (scene.decision(), scene.offers()),
        (Some("draft-p"), vec!["place 0".into(), "place 1".into()])
    );
    scene.play(&["place 0"]);
    scene.play(&["draft monk", "draft warrior", "place 1"]);
    expect![[r#"
        A @9 6yuan | 2[warrior/y farmer/y] 2[]
        B @11 6yuan | 2[monk/y] 2[warrior/y]
        ? B group
    "#]]
    .assert_eq(&scene.show());
}

#[test]
fn every_starter_moves_its_owner_by_its_value() {
    // YD-SET-11
    let values = [
        ("craftsman", 2),
        ("court-lady", 1),
        ("tax-collector", 3),
        ("pyrotechnist", 5),
        ("warrior", 5),
        ("monk", 6),
        ("healer", 4),
        ("farmer", 4),
        ("scholar", 4),
    ];
    for (first, value) in values {
        for (second, more) in values.into_iter().filter(|(second, _)| *second != first) {
            let mut scene = Scene::start(2, &[("first-seat", "1")]);
            scene.play(&[&format!("draft {first}")]);
            assert_eq!(scene.court('B').space, value);
            scene.play(&[&format!("draft {second}")]);
            assert_eq!(scene.court('B').space, value, "not before it is placed");
            scene.play(&["place 1"]);
            assert_eq!(scene.court('B').space, value + more);
        }
    }
}

#[test]
fn both_starters_are_placed_before_the_next_player_drafts_and_the_later_marker_lies_on_top() {
    // YD-SET-11, YD-TRK-5: and the order of the first month follows from it
    let mut scene = Scene::start(3, &[("first-seat", "2")]);
    scene.play(&["draft tax-collector", "draft scholar"]);
    assert_eq!((scene.actor().idx(), scene.decision()), (2, Some("draft-p")));
    scene.play(&["place 0"]);
    assert_eq!((scene.actor().idx(), scene.decision()), (0, Some("draft-1")));
    scene.play(&["draft farmer", "draft tax-collector", "place 1"]); // 7, on top of C
    scene.play(&["draft court-lady", "draft monk", "place 1"]); // 7, on top of A
    assert_eq!(scene.order(), "BAC");
}

#[test]
fn after_the_draft_the_first_month_begins_and_no_empty_palace_has_decayed() {
    // YD-SET-12
    for n in 2..=5 {
        let mut scene = Scene::start(n, &[("first-seat", "0")]);
        for second in ["craftsman", "court-lady", "warrior", "monk", "healer"].into_iter().take(n) {
            assert_eq!((scene.state.table.month, scene.state.table.phase), (0, Phase::Draft));
            scene.play(&["draft scholar", &format!("draft {second}"), "place 0"]);
        }
        assert_eq!((scene.state.table.month, scene.decision()), (1, Some("group")));
        assert!(scene.state.table.courts.iter().all(|court| {
            court.palaces.iter().map(|palace| (palace.floors, palace.persons.len())).eq([(2, 2), (2, 0)])
        }));
    }
}
