//! What is known of the game besides its rules.

use tabletop::{Catalogued, Manifest};

use crate::Kuhn;

impl Catalogued for Kuhn {
    const MANIFEST: Manifest = Manifest {
        on_shelf: false,
        prefix: "KP-",
        rulebook: include_str!("../../../docs/rules/kuhn.md"),
        agreements: &[&[]],
        usual: &[],
        chapters: (1, 1),
        correctable: None,
    };
}
