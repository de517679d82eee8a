//! How many of something everybody has: connections, event streams.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// Counts per address. Cheap to clone; all clones count together.
#[derive(Clone, Default)]
pub(crate) struct Tally(Arc<Mutex<BTreeMap<IpAddr, usize>>>);

impl Tally {
    /// One more for this address, unless it has so many already.
    pub(crate) fn take(&self, address: IpAddr, most: usize) -> Option<Place> {
        let mut taken = self.0.lock().expect("nobody panics while counting");
        let own = taken.entry(address).or_default();
        // Whoever is refused has some, so nothing is left behind for addresses that have none.
        if *own >= most && *own > 0 {
            return None;
        }
        *own += 1;
        Some(Place { tally: self.clone(), address })
    }
}

/// One of them, for as long as it lives.
pub(crate) struct Place {
    tally: Tally,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.tally.0.lock().expect("nobody panics while counting");
        if let Some(own) = taken.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_own_places_and_leaves_nothing_behind() {
        let (tally, one, other) = (Tally::default(), [127, 0, 0, 1].into(), [127, 0, 0, 2].into());
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
