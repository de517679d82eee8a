//! The laws of every game.

use kit::leaks::{Secrets, nothing_leaks};
use kit::{perft, uniform};
use kuhn::{Event, Kuhn, Options};
use tabletop::Viewer;
use tabletop::laws::{self, Closely};

#[test]
fn two_players_obey_the_laws() {
    (0..200).for_each(|seed| laws::check::<Kuhn>(2, &Options, seed));
}

#[test]
fn whatever_comes_to_light_is_said_to() {
    let found = kit::reveals::found::<Kuhn, _>([(2, Options)], &[uniform], (50, Closely::GLANCE));
    assert!(found.sealed > 50 && found.needless == 0, "{found}");
}

/// Nothing but what is shown comes out.
struct Cards;

impl Secrets<Kuhn> for Cards {
    fn reveals(&self, told: &[Event], _viewer: Viewer) -> bool {
        told.iter().any(|event| matches!(event, Event::Shown { .. }))
    }
}

#[test]
fn nothing_leaks_in_whole_games() {
    (0..100).for_each(|seed| _ = nothing_leaks::<Kuhn>((2, &Options), seed, &Cards));
}

#[test]
fn perft_has_not_changed() {
    expect_test::expect![["2 players: [2, 4, 2, 0]\n"]].assert_eq(&perft::at_start::<Kuhn>(1, 4));
}
