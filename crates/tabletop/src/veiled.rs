//! What an event carries and only one seat may know.

use std::fmt;

use crate::{Seat, Viewer};

/// A secret of one seat inside an event that everybody is told of.
#[derive(Clone, Copy)]
pub struct Veiled<T> {
    owner: Seat,
    secret: T,
}

impl<T> Veiled<T> {
    /// A secret of this seat.
    pub const fn new(owner: Seat, secret: T) -> Veiled<T> {
        Veiled { owner, secret }
    }

    /// The secret, if this viewer sees what its owner holds.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        viewer.sees(self.owner).then_some(&self.secret)
    }
}

impl<T> fmt::Debug for Veiled<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Veiled(of seat {})", self.owner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_its_owner_reads_a_secret_and_debug_names_the_owner_alone() {
        let veiled = Veiled::new(Seat::new(2), "a card");
        assert_eq!(veiled.seen_by(Viewer::Seat(Seat::new(2))), Some(&"a card"));
        assert_eq!(veiled.seen_by(Viewer::Seat(Seat::new(1))), None);
        assert_eq!(veiled.seen_by(Viewer::Spectator), None);
        assert_eq!(veiled.seen_by(Viewer::All), Some(&"a card"));
        assert_eq!(format!("{veiled:?}"), "Veiled(of seat 2)");
    }
}
