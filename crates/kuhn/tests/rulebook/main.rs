//! The rulebook as tests: positions, choices, positions.

mod scene;
mod rules;
mod laws;
mod coverage;
