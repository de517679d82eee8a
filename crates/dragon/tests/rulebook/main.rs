//! The rulebook as tests: positions, choices, positions.

mod scene;
mod examples;
mod laws;
