//! The rulebook as tests: positions, choices, positions.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, reason = "a test that cannot go on fails")]

mod scene;
mod manner;
mod examples;
mod examples_more;
mod examples_meng;
mod laws;
mod words;
