//! What can be chosen (rules section 14.1).

use std::fmt;

use tabletop::{Message, Tell, Viewer};

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Put nothing in.
    Check,
    /// Put a chip in.
    Bet,
    /// Give up.
    Fold,
    /// Put a chip in, too.
    Call,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Check => "check",
            Action::Bet => "bet",
            Action::Fold => "fold",
            Action::Call => "call",
        })
    }
}

impl Tell for Action {
    fn tell(&self, _to: Viewer) -> Message {
        Message::new(match self {
            Action::Check => "kuhn-do-check",
            Action::Bet => "kuhn-do-bet",
            Action::Fold => "kuhn-do-fold",
            Action::Call => "kuhn-do-call",
        })
    }
}
