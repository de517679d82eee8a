//! What hiring somebody would change, shown before anybody chooses: the script shows what carries the key as
//! `data-ghost` while something with the same key as `data-shows` is pointed at.

use dragon::Dragon;
use dragon::data::data;
use dragon::person::{Kind, Person};
use dragon::piece::Named;
use dragon::table::{Phase, Table};
use i18n::Say;
use tabletop::{Message, Seat, View, Viewer};

use super::art::slug;
use crate::art::labelled;

/// What hiring would change for one seat.
pub(super) struct Preview {
    /// The viewer, or whoever acts.
    pub seat: Seat,
    /// Every kind that can be had.
    pub hires: Vec<Hire>,
    own: bool,
}

/// A person hired.
pub(super) struct Hire {
    pub kind: Kind,
    /// Where the marker comes to lie.
    pub space: u16,
    /// The next order.
    pub order: Vec<Seat>,
    place: usize,
}

impl Preview {
    /// Nothing where nobody hires any more.
    pub(super) fn new(view: &View<'_, Dragon>) -> Option<Preview> {
        let table = view.table;
        let (seat, own) = match view.viewer {
            Viewer::Seat(me) => (me, true),
            Viewer::Spectator | Viewer::All => (table.to_act().lowest()?, false),
        };
        let there = |kind: Kind| {
            table.display[kind as usize] > 0 || waiting(table, seat).is_some_and(|new| new == kind)
        };
        let hire = |kind: Kind| {
            let moved = table.hired(seat, kind)?;
            let (order, place) = (moved.track.iter().copied().collect(), moved.place(seat));
            Some(Hire { kind, space: moved.space, order, place })
        };
        let kinds = Kind::ALL.iter().copied().filter(|&kind| there(kind));
        let hires: Vec<Hire> = kinds.filter_map(hire).collect();
        (table.phase != Phase::Over && !hires.is_empty()).then_some(Preview { seat, hires, own })
    }

    /// What hiring this kind would change.
    pub(super) fn of(&self, kind: Kind) -> Option<&Hire> {
        self.hires.iter().find(|hire| hire.kind == kind)
    }

    /// The symbols each hire of this type would bring to a court.
    pub(super) fn symbols(&self, seat: Seat, person: Person) -> impl Iterator<Item = (String, u8)> {
        let hires = self.hires.iter().filter(move |hire| self.seat == seat && hire.kind.person() == person);
        hires.map(|hire| (hire.key(), data().tiles[hire.kind as usize].symbols))
    }

    /// The same in words.
    pub(super) fn words(&self, hire: &Hire, say: &Say) -> String {
        let place = i64::try_from(hire.place).unwrap_or_default();
        let words = Message::new("dragon-board-hired").number("space", hire.space).number("place", place);
        let words = say.message(&words);
        if self.own { words } else { labelled(say, &say.seat(self.seat), words) }
    }
}

impl Hire {
    /// What joins the tile on the shelf and everything it shows.
    pub(super) fn key(&self) -> String {
        format!("hire-{}", slug(self.kind))
    }
}

/// The tile this seat has taken and not yet placed.
pub(super) fn waiting(table: &Table, seat: Seat) -> Option<Kind> {
    table.turn.tile.filter(|_| table.to_act().contains(seat))
}
