//! The rulebook as tests: positions, choices, positions.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, reason = "a test that cannot go on fails")]

mod scene;
mod manner;
mod examples;
mod examples_more;
mod examples_meng;
mod setup;
mod rules;
mod foresight;
mod view;
mod laws;
mod words;
mod leaks;
mod games;
mod options;
mod data;
mod tables;
mod coverage;
