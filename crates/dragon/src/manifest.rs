//! What is known of the game besides its rules.

use tabletop::{Catalogued, Manifest};

use crate::Dragon;

impl Catalogued for Dragon {
    const MANIFEST: Manifest = Manifest {
        on_shelf: true,
        prefix: "YD-",
        rulebook: include_str!("../../../docs/rules/year-of-the-dragon.md"),
        agreements: &[
            &[],
            &[("great-wall", "on"), ("supply-model", "printed")],
            &[("super-event", "sunrise")],
            &[("super-event", "earthquake"), ("great-wall", "on")],
            &[("super-event", "volcanic-eruption"), ("large-privilege-cost", "7")],
            &[("supply-model", "printed")],
            &[("great-wall", "on")],
            &[("super-event", "flood")],
            &[("super-event", "tornado")],
            &[("super-event", "charter"), ("event-row", "uniform"), ("first-seat", "1")],
            &[("super-event", "assassination-attempt")],
            &[("super-event", "lanternfest"), ("edition", "2017")],
            &[("super-event", "buddha")],
            &[("super-event", "solar-eclipse"), ("great-wall", "on")],
        ],
        usual: &[],
        chapters: (12, 12),
        correctable: None,
    };
}
