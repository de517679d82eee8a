//! What points are scored for.

use tabletop::{Seat, Viewer};

use crate::Playable;

/// The points an event brings: to whom, for what, how many.
pub type Points<E> = fn(&E, Viewer) -> Vec<(Seat, &'static str, i32)>;

/// How points are told apart: their names, and which an event brings.
pub struct Scoring<G: Playable> {
    /// Ids of the names.
    pub sources: &'static [&'static str],
    /// What an event brings.
    pub points: Points<G::Event>,
}

impl<G: Playable> Scoring<G> {
    /// What these events bring: to whom, the number of what for, how many.
    pub(crate) fn told<'a>(
        &'a self,
        events: impl IntoIterator<Item = G::Event> + 'a,
    ) -> impl Iterator<Item = (Seat, usize, i32)> + 'a {
        let brought = events.into_iter().flat_map(|event| (self.points)(&event, Viewer::All));
        brought.filter_map(|(seat, source, points)| {
            let kind = self.sources.iter().position(|own| *own == source)?;
            Some((seat, kind, points))
        })
    }
}
