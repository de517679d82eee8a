//! The rulebook as tests: positions, choices, positions.

mod scene;
mod examples;
mod examples_events;
mod script;
mod laws;
mod games;
mod data;
mod coverage;
