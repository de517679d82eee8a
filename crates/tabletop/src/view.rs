//! One viewer's truth: a lens over the state that has no path to what the viewer may not see.

use std::fmt;

use serde::Serialize;
use serde::ser::{SerializeMap, SerializeSeq, Serializer};

use crate::{Game, PerSeat, Seat};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody beside it.
    Spectator,
    /// Whoever owns the seed: records on disk and finished games. Never a running game on a server.
    All,
}

impl Viewer {
    /// Whether the hand of `seat` is open to this viewer.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::All => true,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "{seat}"),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::All => f.write_str("all"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator | Viewer::All => serializer.collect_str(self),
        }
    }
}

/// The game as one viewer sees it.
pub struct View<'a, G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// Face up.
    pub table: &'a G::Table,
    hands: &'a PerSeat<G::Hand>,
}

impl<'a, G: Game> View<'a, G> {
    pub(crate) fn new(viewer: Viewer, table: &'a G::Table, hands: &'a PerSeat<G::Hand>) -> Self {
        View { viewer, table, hands }
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.hands.len()
    }

    /// The hand of `seat`, if this viewer sees it.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Option<&'a G::Hand> {
        self.viewer.sees(seat).then(|| &self.hands[seat])
    }

    /// What everybody sees of the hand of `seat`.
    pub fn back(&self, seat: Seat) -> G::Back {
        G::back(&self.hands[seat])
    }

    /// Whether two worlds look the same to this viewer.
    pub fn same_sight(&self, other: &View<'_, G>) -> bool {
        self.viewer == other.viewer
            && self.table == other.table
            && self.seats() == other.seats()
            && self.hands.seats().all(|seat| {
                self.back(seat) == other.back(seat)
                    && (!self.viewer.sees(seat) || self.hands[seat] == other.hands[seat])
            })
    }

    /// The view JSON at this ply.
    pub fn at(self, ply: usize) -> Frame<'a, G> {
        Frame { ply, view: self }
    }
}

/// A view with the number of choices made before it: what the view JSON is written from.
pub struct Frame<'a, G: Game> {
    ply: usize,
    view: View<'a, G>,
}

impl<G: Game> Serialize for Frame<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let View { viewer, table, hands } = &self.view;
        let to_act = G::to_act(table);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("game", G::KEY)?;
        map.serialize_entry("rules", &G::rules(table))?;
        map.serialize_entry("seats", &hands.len())?;
        map.serialize_entry("ply", &self.ply)?;
        map.serialize_entry("viewer", viewer)?;
        map.serialize_entry("to_act", &to_act)?;
        map.serialize_entry("decision", &G::decision(table))?;
        map.serialize_entry("table", table)?;
        match viewer {
            Viewer::Seat(seat) => map.serialize_entry("hand", &hands[*seat])?,
            Viewer::Spectator => map.serialize_entry("hand", &None::<G::Hand>)?,
            Viewer::All => map.serialize_entry("hands", hands)?,
        }
        map.serialize_entry("backs", &Backs::<G>(hands))?;
        map.serialize_entry("standings", &to_act.is_empty().then(|| G::standings(table)))?;
        map.end()
    }
}

struct Backs<'a, G: Game>(&'a PerSeat<G::Hand>);

impl<G: Game> Serialize for Backs<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.len()))?;
        for hand in self.0.iter() {
            list.serialize_element(&G::back(hand))?;
        }
        list.end()
    }
}
