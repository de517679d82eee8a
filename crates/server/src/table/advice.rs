//! What somebody was advised at a table, and how its game went.

use std::sync::Arc;

use shelf::Hint;
use tabletop::Seat;

use super::Table;

use crate::advice::Analysis;

impl Table {
    /// Keeps the advice a seat has asked for at this moment.
    pub(crate) fn advise(&mut self, seat: Seat, moment: String, hints: Vec<Hint>) {
        self.forget_advice(seat);
        self.advice.push((seat, moment, hints));
        self.tell_draft(seat);
    }

    /// Whoever goes back and chooses otherwise comes to another moment with the same number.
    pub(super) fn forget_advice(&mut self, seat: Seat) {
        self.advice.retain(|(other, ..)| *other != seat);
    }

    /// The advice for this seat at this moment, if it has asked.
    pub(crate) fn advice(&self, seat: Seat) -> Option<&[Hint]> {
        let asked = self.advice.iter().find(|(other, ..)| *other == seat);
        let now = asked.filter(|(_, then, _)| *then == self.game(Some(seat)).digest());
        now.map(|(.., hints)| hints.as_slice())
    }

    /// How the finished game went, if somebody has asked.
    pub(crate) fn review(&self) -> Option<&Arc<Analysis>> {
        self.review.as_ref()
    }

    /// Keeps how the game went.
    pub(crate) fn set_review(&mut self, review: Arc<Analysis>) {
        self.review = Some(review);
    }
}
