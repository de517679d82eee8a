//! Where points come from: the pot.

use tabletop::{Points, Score, Viewer};

use crate::Kuhn;
use crate::event::Event;

const POT: &str = "pot";

impl Score for Kuhn {
    const SOURCES: &'static [&'static str] = &[POT];

    /// KP-END-3: what one wins the other loses.
    fn points(event: &Event, _to: Viewer) -> Vec<Points> {
        match *event {
            Event::Won { seat, chips } => {
                let chips = i32::from(chips);
                vec![(seat, POT, chips), (seat.clockwise(1, 2), POT, -chips)]
            }
            Event::Chose { .. } | Event::Shown { .. } => Vec::new(),
        }
    }
}
