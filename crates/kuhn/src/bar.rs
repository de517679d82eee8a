//! Why something that looks possible is not offered.

use tabletop::{Message, Tell, Viewer};

/// Why something may not be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// A bet is answered.
    BetIsAnswered,
    /// Nothing was bet.
    NothingWasBet,
}

impl tabletop::Bar for Bar {
    fn rule(&self) -> &'static str {
        match self {
            Bar::BetIsAnswered => "KP-BET-4",
            Bar::NothingWasBet => "KP-BET-1",
        }
    }
}

impl Tell for Bar {
    fn tell(&self, _to: Viewer) -> Message {
        Message::new(match self {
            Bar::BetIsAnswered => "kuhn-bar-bet-is-answered",
            Bar::NothingWasBet => "kuhn-bar-nothing-was-bet",
        })
    }
}
