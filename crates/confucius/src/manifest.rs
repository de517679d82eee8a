//! What is known of the game besides its rules.

use tabletop::{Catalogued, Manifest};

use crate::Confucius;

impl Catalogued for Confucius {
    const MANIFEST: Manifest = Manifest {
        on_shelf: true,
        prefix: "CF-",
        rulebook: include_str!("../../../docs/rules/confucius.md"),
        agreements: &[
            &[],
            &[("advanced-game", "true")],
            &[
                ("advanced-game", "true"),
                ("admiral-variant", "true"),
                ("petition2-allow-one", "true"),
                ("extra-counts-as-use", "false"),
            ],
            &[
                ("advanced-game", "true"),
                ("transfer-requires-gift", "false"),
                ("reward-hand-hidden", "false"),
                ("gift-downgrade", "false"),
                ("exam-auto-cancel", "true"),
            ],
            &[
                ("payment-mode", "all"),
                ("commercial-overpay", "true"),
                ("any-candidate-empty-first", "false"),
                ("temp-counts-for-seniority", "false"),
                ("voyage-without-target", "false"),
            ],
        ],
        usual: &[("advanced-game", "true")],
        chapters: (3, 12),
        correctable: None,
    };
}
