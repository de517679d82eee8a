//! The two expansions (rules sections 10.2 to 10.4), off by default.

pub(crate) mod wall;
pub(crate) mod super_events;
