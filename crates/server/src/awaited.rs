//! Who waits for which review: one at a time for one address, so that nobody fills the queue alone. Those who ask for
//! the same one wait together; it is made once.

use std::sync::{Arc, Mutex};

use crate::client::Client;
use crate::ids::MatchId;

/// All who wait. Cheap to clone; all clones are one.
#[derive(Clone, Default)]
pub(crate) struct Awaited(Arc<Mutex<Vec<(Client, MatchId)>>>);

impl Awaited {
    /// Somebody waits for the review of a match, unless another is made for the same address.
    pub(crate) fn wait(&self, client: Client, id: &MatchId) -> Option<Waiting> {
        let mut all = self.0.lock().expect("nobody panics while queueing");
        if all.iter().any(|(other, of)| *other == client && of != id) {
            return None;
        }
        all.push((client, id.clone()));
        Some(Waiting { all: self.clone(), who: (client, id.clone()) })
    }
}

/// Somebody who waits, for as long as this lives.
pub(crate) struct Waiting {
    all: Awaited,
    who: (Client, MatchId),
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().expect("nobody panics while queueing");
        if let Some(at) = all.iter().position(|who| *who == self.who) {
            all.swap_remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_review_for_an_address_and_friends_wait_together() {
        let [one, other] = [1, 2].map(|last| Client::at([127, 0, 0, last].into()));
        let (awaited, [a, b]) = (Awaited::default(), ["a", "b"].map(MatchId::read));
        let first = awaited.wait(one, &a);
        let friend = awaited.wait(one, &a);
        assert!(first.is_some() && friend.is_some(), "two who have played together");
        assert!(awaited.wait(one, &b).is_none(), "another one comes later");
        assert!(awaited.wait(other, &b).is_some(), "others do not suffer");
        drop(first);
        assert!(awaited.wait(one, &b).is_none());
        drop(friend);
        assert!(awaited.wait(one, &b).is_some() && awaited.0.lock().unwrap().is_empty());
    }
}
