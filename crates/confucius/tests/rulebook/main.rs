//! The rulebook as tests: positions, choices, positions.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, reason = "a test that cannot go on fails")]

mod scene;
mod busy;
mod examples;
mod examples_tricky;
mod examples_end;
mod setup;
mod general;
mod phases;
mod officials;
mod fleets;
mod gifts;
mod income;
mod rewards;
mod petitions;
mod court;
mod end;
mod foresight;
mod options;
mod payments;
mod view;
mod laws;
mod leaks;
mod worlds;
mod games;
mod words;
mod data;
mod coverage;
