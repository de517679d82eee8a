//! What can be agreed before the game (sections 10.1 and 14.3).

use std::collections::BTreeSet;

use dragon::table::Table;
use dragon::{Dragon, Options};
use serde_json::{Value, json};
use tabletop::{Dice, Game, Options as _, Seed};

const SUPER_EVENTS: [&str; 10] = [
    "lanternfest",
    "buddha",
    "earthquake",
    "flood",
    "solar-eclipse",
    "volcanic-eruption",
    "tornado",
    "sunrise",
    "assassination-attempt",
    "charter",
];

const ROW: &str = "drought-tribute-festival-mongols-contagion-drought-tribute-festival-mongols-contagion";

fn options(chosen: &[(&str, &str)]) -> Options {
    kit::options::of::<Dragon>(chosen)
}

fn lines(chosen: &[(&str, &str)]) -> Vec<String> {
    kit::options::lines::<Dragon>(chosen)
}

/// The table at the start, with this seed.
fn setup(seats: usize, chosen: &[(&str, &str)], seed: u64) -> Table {
    Dragon::setup(seats, &options(chosen), Dice::new(Seed::nth(seed, 0))).table
}

/// One key of the view of the table at the start.
fn at_start(chosen: &[(&str, &str)], key: &str) -> Value {
    serde_json::to_value(setup(4, chosen, 1)).expect("a view serialises")[key].take()
}

/// Everything this key of the view becomes with other seeds.
fn over_seeds(chosen: &[(&str, &str)], key: &str) -> BTreeSet<String> {
    let view = |seed| serde_json::to_value(setup(4, chosen, seed)).expect("a view serialises");
    (0..200).map(|seed| view(seed)[key].to_string()).collect()
}

#[test]
fn the_options_are_those_of_the_rules() {
    // 10.1, 14.3
    kit::options::are_those_of_the_rules::<Dragon>("14.3");
    kit::options::every_option_is_read_and_written::<Dragon>();
    // Only the event row takes more than a list can say.
    let listed = Options::list();
    assert!(listed.iter().all(|setting| setting.pattern.is_some() == (setting.key == "event-row")));
    assert_eq!(lines(&[("event-row", ROW)]), [format!("event-row {ROW}")]);
}

#[test]
fn a_wrong_value_is_refused_with_the_key_and_what_is_expected() {
    // 14.3
    let refused = kit::options::is_refused::<Dragon>;
    refused("edition", "2009", "2007, 2017");
    refused("event-row", "random", "procedure, uniform");
    refused("first-seat", "5", "random, 0, 1, 2, 3, 4");
    refused("first-seat", "-1", "random, 0, 1, 2, 3, 4");
    refused("first-seat", "01", "random, 0, 1, 2, 3, 4");
    refused("great-wall", "yes", "off, on");
    refused("large-privilege-cost", "8", "6, 7");
    refused("super-event", "SE1", &format!("off, random, {}", SUPER_EVENTS.join(", ")));
    refused("supply-model", "limited", "unlimited, printed");
    refused("supply-model", "Printed", "unlimited, printed");
    refused("edition", "", "2007, 2017");
    // Showing hands is a matter of the program that draws the table.
    let keys: Vec<&str> = Options::list().iter().map(|setting| setting.key).collect();
    refused("show-hands", "on", &keys.join(", "));
    refused("great_wall", "on", &keys.join(", "));
}

#[test]
fn an_event_row_must_be_a_legal_year() {
    // 14.3
    for (row, why) in [
        ("drought-tribute-festival-mongols-contagion-drought-tribute-festival-mongols", "nine"),
        (&format!("{ROW}-drought"), "eleven"),
        (&ROW.replace("contagion", "plague"), "no such event"),
        (&ROW.replacen("drought", "peace", 1), "peace"),
        (&ROW.replacen("drought", "mongols", 1), "three of a kind"),
        (
            "drought-drought-tribute-festival-mongols-contagion-tribute-festival-mongols-contagion",
            "neighbours",
        ),
        (
            "drought-tribute-festival-mongols-drought-tribute-festival-mongols-contagion-contagion",
            "neighbours",
        ),
        (&ROW.replace('-', ","), "commas"),
        (&ROW.to_uppercase(), "capitals"),
    ] {
        let message = Options::default().set("event-row", row).expect_err(why).to_string();
        assert!(message.contains("event-row") && message.contains("ten events"), "{message}");
    }
}

#[test]
fn the_first_seat_must_be_at_the_table() {
    // 14.3
    for seats in 2..=5 {
        for seat in 0..5 {
            let fit = options(&[("first-seat", &seat.to_string())]).fit(seats);
            assert_eq!(fit.is_ok(), seat < seats, "{seat} of {seats}");
            if let Err(bad) = fit {
                let message = bad.to_string();
                assert!(message.contains("first-seat") && message.contains(&format!("`{seat}`")));
                assert!(message.contains(&format!("random, or a seat from 0 to {}", seats - 1)), "{message}");
            }
        }
        assert_eq!(options(&[("first-seat", "random"), ("great-wall", "on")]).fit(seats), Ok(()));
    }
}

#[test]
fn lines_are_sorted_by_key_and_read_as_they_are_written() {
    // 14.3
    let chosen = [
        ("supply-model", "printed"),
        ("super-event", "flood"),
        ("large-privilege-cost", "6"),
        ("great-wall", "on"),
        ("first-seat", "0"),
        ("event-row", ROW),
        ("edition", "2017"),
    ];
    let mut expected = chosen.map(|(key, value)| format!("{key} {value}"));
    expected.sort_unstable();
    assert_eq!(lines(&chosen), expected);
    let written = options(&chosen).lines();
    let read: Vec<(&str, &str)> = written.iter().map(|(key, value)| (*key, value.as_str())).collect();
    assert_eq!(options(&read), options(&chosen));
}

#[test]
fn an_explicit_price_overrides_that_of_the_edition() {
    // 10.1, 14.3
    let cost = |chosen: &[(&str, &str)]| at_start(chosen, "large_privilege_cost");
    let (old, new) = (("edition", "2007"), ("edition", "2017"));
    let (six, seven) = (("large-privilege-cost", "6"), ("large-privilege-cost", "7"));
    assert_eq!(cost(&[]), 6);
    assert_eq!(cost(&[new]), 7);
    for (chosen, price, written) in [
        ([old, six], 6, &[][..]),
        ([old, seven], 7, &["large-privilege-cost 7"][..]),
        ([new, six], 6, &["edition 2017", "large-privilege-cost 6"]),
        ([new, seven], 7, &["edition 2017"]),
    ] {
        let [edition, explicit] = chosen;
        for chosen in [[edition, explicit], [explicit, edition]] {
            assert_eq!(cost(&chosen), price, "{chosen:?}");
            assert_eq!(lines(&chosen), written, "{chosen:?}");
        }
    }
}

#[test]
fn every_option_does_what_it_says() {
    // 10.1
    assert_eq!(at_start(&[], "wall"), Value::Null);
    assert_eq!(at_start(&[("great-wall", "on")], "wall"), json!([]));
    assert_eq!(at_start(&[], "stock"), Value::Null);
    let stock = |edition| at_start(&[("supply-model", "printed"), ("edition", edition)], "stock");
    assert_eq!((&stock("2007")["rice"], &stock("2007")["fireworks"]), (&json!(24), &json!(12)));
    assert_eq!((&stock("2017")["rice"], &stock("2017")["fireworks"]), (&json!(26), &json!(14)));
    assert_eq!(at_start(&[], "super_event"), Value::Null);
    for event in SUPER_EVENTS {
        assert_eq!(at_start(&[("super-event", event)], "super_event"), event);
    }
    for seat in ["0", "1", "2", "3"] {
        let chosen = [("first-seat", seat)];
        assert_eq!(at_start(&chosen, "first_seat").to_string(), seat);
        assert_eq!(at_start(&chosen, "turn")["order"][0].to_string(), seat);
    }
    let year = format!("peace-peace-{ROW}");
    assert_eq!(at_start(&[("event-row", ROW)], "events"), json!(year.split('-').collect::<Vec<_>>()));
}

#[test]
fn an_option_fixes_the_chance_it_replaces() {
    // 14.3
    assert_eq!(over_seeds(&[], "first_seat").len(), 4);
    assert_eq!(over_seeds(&[("first-seat", "2")], "first_seat").len(), 1);
    assert!(over_seeds(&[], "events").len() > 150);
    assert!(over_seeds(&[("event-row", "uniform")], "events").len() > 150);
    assert_eq!(over_seeds(&[("event-row", ROW)], "events").len(), 1);
    assert_eq!(over_seeds(&[("super-event", "random")], "super_event").len(), 10);
    assert_eq!(over_seeds(&[("super-event", "flood")], "super_event").len(), 1);
}

#[test]
fn a_uniform_row_is_as_often_alike_at_its_ends_as_all_legal_rows_are() {
    // 10.1
    // Of the 39,480 legal rows 12.46 % have the same event in months 3 and 5, as many in months 10 and 12.
    // The printed procedure postpones tiles and swaps the last, which makes it 23.81 % and 30.58 %.
    let share = |row: &str, month: usize| {
        let alike = |table: &Table| table.events[month - 1] == table.events[month + 1];
        let tables = (0..4000).map(|seed| setup(2, &[("event-row", row)], seed));
        tables.filter(alike).count() as f64 / 4000.0
    };
    // Six standard deviations.
    for (row, month, expected, width) in [
        ("uniform", 3, 0.1246, 0.032),
        ("uniform", 10, 0.1246, 0.032),
        ("procedure", 3, 0.2381, 0.041),
        ("procedure", 10, 0.3058, 0.044),
    ] {
        let found = share(row, month);
        assert!((found - expected).abs() < width, "{row}, month {month}: {found}");
    }
}
