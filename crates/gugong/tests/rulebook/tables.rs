//! Tables that are accepted can be played with: every number of every file, made as small and as great as it may be.

use std::ops::Range;

use gugong::Options;
use gugong::data::{Files, Printed, PrintedData};
use tabletop::Seat;

use crate::laws::watch;
use crate::manner::Manner;

/// Where the numbers stand, outside comments and texts.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let (mut in_text, mut in_comment) = (false, false);
    for (at, c) in text.char_indices() {
        match c {
            '\n' => in_comment = false,
            '#' if !in_text => in_comment = true,
            '"' if !in_comment => in_text = !in_text,
            _ => {}
        }
        if !in_text && !in_comment && c.is_ascii_digit() {
            match found.last_mut() {
                Some(last) if last.end == at => last.end = at + 1,
                _ => found.push(at..at + 1),
            }
        }
    }
    found
}

/// These tables, if they are accepted.
fn changed(file: &str, text: &str) -> Option<Printed> {
    let mut files = Files::built_in();
    *files.named(file).unwrap() = text;
    PrintedData::parse(&files).ok().map(Printed::keep)
}

/// The smallest and the greatest accepted number there, each with the tables it makes.
fn extremes(file: &str, text: &str, place: Range<usize>) -> Vec<(u8, Printed)> {
    let with = |number: u8| {
        let text = format!("{}{number}{}", &text[..place.start], &text[place.end..]);
        changed(file, &text).map(|tables| (number, tables))
    };
    let ends = [[0, 1, 2, 3].into_iter().find_map(with), [255, 60, 40, 30, 9].into_iter().find_map(with)];
    ends.into_iter().flatten().collect()
}

#[test]
fn tables_that_are_accepted_can_be_played() {
    // Section 2: a data file can be corrected without touching code. GG-GEN-1, GG-DEC-1, GG-INT-3
    let mut accepted = 0;
    for name in Files::NAMES {
        let text = (*Files::built_in().named(name).unwrap()).to_owned();
        for place in numbers(&text) {
            for (number, tables) in extremes(name, &text, place.clone()) {
                accepted += 1;
                let line = text[..place.start].matches('\n').count() + 1;
                let told = std::panic::catch_unwind(|| play(tables));
                assert!(told.is_ok(), "{name}:{line}: {number} is accepted and cannot be played");
            }
        }
    }
    assert!(accepted > 300, "{accepted}");
}

fn play(tables: Printed) {
    for (seats, special_tokens) in [(1, false), (2, true), (5, true)] {
        let options = Options { tables, special_tokens, ..Options::default() };
        for manner in [Manner::Courtier, Manner::Traveller] {
            watch(seats, &options, (manner, 5), |_, after, _| {
                for seat in Seat::first(seats) {
                    let _ = after.table.audience(seat, after.hands[seat].cards.len());
                }
            });
        }
    }
}
