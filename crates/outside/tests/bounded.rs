//! Some inputs of every kind: valid ones, and what becomes of them by damage. `OUTSIDE_INPUTS` says how many of each.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::env;
use std::panic::{self, AssertUnwindSafe};

use kit::Chance;
use outside::mutate::mutate;
use outside::{ALL, Target};

/// Enough to notice that a check has rotted; `cargo xtask fuzz` tries more.
const INPUTS: usize = 600;

fn try_inputs(name: &str) {
    let target = ALL.iter().find(|target| target.name == name).unwrap();
    let inputs = env::var("OUTSIDE_INPUTS").map_or(INPUTS, |inputs| inputs.parse().unwrap());
    let seeds = (target.seeds)();
    let mut chance = Chance::new(1);
    for number in 0..inputs {
        let seed = &seeds[number % seeds.len()];
        let other: &Vec<u8> = chance.one_of(&seeds);
        let input = mutate(seed, other, &mut chance);
        try_one(target, if number < seeds.len() { seed } else { &input });
    }
}

fn try_one(target: &Target, input: &[u8]) {
    let held = panic::catch_unwind(AssertUnwindSafe(|| (target.check)(input)));
    if held.is_err() {
        let file = env::temp_dir().join(format!("hanlin-outside-{}", target.name));
        std::fs::write(&file, input).unwrap();
        panic!("the input of {} bytes that broke `{}` is in {}", input.len(), target.name, file.display());
    }
}

#[test]
fn any_record_is_read_or_refused_in_words() {
    try_inputs("records");
}

#[test]
fn any_tables_are_played_with_or_refused_in_words() {
    try_inputs("tables");
}

#[test]
fn any_net_judges_or_is_refused_in_words() {
    try_inputs("nets");
}

#[test]
fn any_line_of_a_program_gets_an_answer() {
    try_inputs("engine");
}

#[test]
fn any_request_gets_an_answer() {
    try_inputs("requests");
}

#[test]
fn any_draft_is_read_as_far_as_it_makes_sense() {
    try_inputs("drafts");
}

#[test]
fn any_seat_log_seats_people_or_nobody() {
    try_inputs("seat_logs");
}

#[test]
fn seeds_are_what_they_are_said_to_be() {
    for target in ALL {
        let seeds = (target.seeds)();
        assert!(seeds.len() >= 15, "{} has {} seeds", target.name, seeds.len());
        assert!(seeds.iter().all(|seed| seed.len() <= outside::mutate::LONGEST), "{}", target.name);
    }
}
