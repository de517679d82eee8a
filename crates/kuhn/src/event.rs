//! What comes of choices.

use tabletop::{Happening, Message, Seat, Tell, Viewer};

use crate::{Action, Card, Hand, Sealed, Table};

/// A consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Event {
    /// Somebody chose.
    Chose { seat: Seat, action: Action },
    /// A card was shown.
    Shown { seat: Seat, card: Card },
    /// Somebody took the pot, and has won so much.
    Won { seat: Seat, chips: u8 },
}

impl Happening for Event {
    type Table = Table;
    type Hand = Hand;
    type Sealed = Sealed;
}

impl Tell for Event {
    fn tell(&self, _to: Viewer) -> Message {
        match *self {
            Event::Chose { seat, action } => {
                let id = match action {
                    Action::Check => "kuhn-checked",
                    Action::Bet => "kuhn-bet",
                    Action::Fold => "kuhn-folded",
                    Action::Call => "kuhn-called",
                };
                Message::new(id).seat("who", seat)
            }
            Event::Shown { seat, card } => {
                Message::new("kuhn-shown").seat("who", seat).noun("card", card.noun())
            }
            Event::Won { seat, chips } => Message::new("kuhn-won").seat("who", seat).number("chips", chips),
        }
    }
}
