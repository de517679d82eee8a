//! What points are scored for, by number: the place of its id among [`Score::SOURCES`].

use tabletop::{Score, Seat, Viewer};

/// What these events bring: to whom, the number of what for, how many.
pub(crate) fn told<G: Score>(
    events: impl IntoIterator<Item = G::Event>,
) -> impl Iterator<Item = (Seat, usize, i32)> {
    let brought = events.into_iter().flat_map(|event| G::points(&event, Viewer::All));
    brought.filter_map(|(seat, source, points)| {
        let kind = G::SOURCES.iter().position(|own| *own == source)?;
        Some((seat, kind, points))
    })
}
