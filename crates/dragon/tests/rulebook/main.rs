//! The rulebook as tests: positions, choices, positions.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, reason = "a test that cannot go on fails")]

mod scene;
mod examples;
mod examples_phases;
mod examples_events;
mod examples_end;
mod script;
mod setup;
mod track;
mod action_phase;
mod hiring;
mod events;
mod six_events;
mod scoring;
mod supply;
mod wall;
mod super_events;
mod eclipse;
mod options;
mod laws;
mod games;
mod data;
mod coverage;
