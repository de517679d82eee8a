//! Who sees what (rules section 8).

use serde::{Serialize, Serializer};
use tabletop::{Agenda, PerSeat, Seat};

/// A card; the later one is the higher one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// The lowest.
    #[default]
    Jack,
    /// The one between.
    Queen,
    /// The highest.
    King,
}

impl Card {
    /// All of them, the lowest first.
    pub const ALL: [Card; 3] = [Card::Jack, Card::Queen, Card::King];

    /// The id of its name.
    pub fn noun(self) -> &'static str {
        match self {
            Card::Jack => "noun-jack",
            Card::Queen => "noun-queen",
            Card::King => "noun-king",
        }
    }

    /// The letter in its corner.
    pub fn letter(self) -> char {
        match self {
            Card::Jack => 'J',
            Card::Queen => 'Q',
            Card::King => 'K',
        }
    }
}

/// What happens by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Step {
    /// Both cards are shown.
    #[default]
    Show,
    /// Somebody takes the pot.
    Take(Seat),
}

/// What somebody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Check or bet?
    Open(Seat),
    /// Fold or call?
    Answer(Seat),
}

impl Question {
    /// Who is asked.
    pub fn seat(self) -> Seat {
        match self {
            Question::Open(seat) | Question::Answer(seat) => seat,
        }
    }

    /// Its name in the view.
    pub fn decision(self) -> &'static str {
        match self {
            Question::Open(_) => "open",
            Question::Answer(_) => "answer",
        }
    }
}

/// Face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// Chips in the pot, by whom.
    pub bets: PerSeat<u8>,
    /// Both cards, once they are shown.
    pub shown: Option<PerSeat<Card>>,
    /// Who took the pot.
    pub winner: Option<Seat>,
    /// What is pending.
    pub agenda: Agenda<Step, Question, 2>,
}

impl Table {
    pub(crate) fn new() -> Table {
        let mut agenda = Agenda::default();
        agenda.ask(Question::Open(Seat::new(0))); // KP-SET-3
        Table { bets: PerSeat::new(2, |_| 1), shown: None, winner: None, agenda } // KP-SET-1
    }

    /// The other seat.
    pub fn other(&self, seat: Seat) -> Seat {
        seat.clockwise(1, self.bets.len())
    }
}

/// Section 15.
#[derive(Serialize)]
struct TableView<'a> {
    bets: &'a PerSeat<u8>,
    shown: Option<PerSeat<Card>>,
    winner: Option<Seat>,
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TableView { bets: &self.bets, shown: self.shown, winner: self.winner }.serialize(serializer)
    }
}

/// Behind a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Hand {
    /// The one card.
    pub card: Card,
}

/// What the other sees of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Back {
    /// How many cards.
    pub cards: u8,
}

/// Face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sealed {
    /// The card nobody has.
    pub left: Card,
}
