//! How many of something everybody has: event streams.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// Counts per address or browser. Cheap to clone; all clones count together.
#[derive(Clone)]
pub(crate) struct Tally<K: Ord>(Arc<Mutex<BTreeMap<K, usize>>>);

impl<K: Ord> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally(Arc::default())
    }
}

impl<K: Ord + Clone> Tally<K> {
    /// One more for this address, unless it has so many already.
    pub(crate) fn take(&self, whose: K, most: usize) -> Option<Place<K>> {
        let mut taken = self.0.lock().expect("nobody panics while counting");
        let own = taken.entry(whose.clone()).or_default();
        // Whoever is refused has some, so nothing is left behind for addresses that have none.
        if *own >= most && *own > 0 {
            return None;
        }
        *own += 1;
        Some(Place { tally: self.clone(), whose })
    }
}

/// One of them, for as long as it lives.
pub(crate) struct Place<K: Ord> {
    tally: Tally<K>,
    whose: K,
}

impl<K: Ord> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.tally.0.lock().expect("nobody panics while counting");
        if let Some(own) = taken.get_mut(&self.whose) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_own_places_and_leaves_nothing_behind() {
        let (tally, one, other) = (Tally::default(), "one", "other");
        let first = tally.take(one, 2);
        let second = tally.take(one, 2);
        assert!(first.is_some() && second.is_some() && tally.take(one, 2).is_none());
        assert!(tally.take(other, 2).is_some(), "others do not suffer");
        drop(first);
        let third = tally.take(one, 2);
        assert!(third.is_some(), "whoever goes leaves a place");
        drop((second, third));
        assert!(tally.0.lock().unwrap().is_empty());
    }
}
