//! Who waits for which review. One is made at a time, and one for one address, so that nobody fills the queue alone;
//! many addresses do not fill it either, for it has an end, and whoever sits at a table goes before those who look.
//! Those who ask for the same review wait together; it is made once.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::client::Client;
use crate::ids::MatchId;

/// Why nobody waits for a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Queue {
    /// Another is made for the same address.
    Own,
    /// Many wait already.
    Long,
}

/// So many different reviews are waited for by those who only look, and by those who sit at the tables.
const LOOKING: usize = 3;
const SITTING: usize = 12;

/// All who wait. Cheap to clone; all clones are one.
#[derive(Clone)]
pub(crate) struct Awaited {
    all: Arc<Mutex<Vec<Who>>>,
    /// Whose turn it is.
    turn: Arc<Semaphore>,
    /// Which of those who only look is the next one: the others do not stand in the way of whoever sits.
    next: Arc<Semaphore>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Who {
    client: Client,
    id: MatchId,
    sits: bool,
}

impl Default for Awaited {
    fn default() -> Awaited {
        let one = || Arc::new(Semaphore::new(1));
        Awaited { all: Arc::default(), turn: one(), next: one() }
    }
}

impl Awaited {
    /// Somebody waits for the review of a match.
    ///
    /// # Errors
    /// If another is made for the same address, or too many are waited for.
    pub(crate) fn wait(&self, client: Client, id: &MatchId, sits: bool) -> Result<Waiting, Queue> {
        let mut all = self.all.lock().expect("nobody panics while queueing");
        if all.iter().any(|other| other.client == client && other.id != *id) {
            return Err(Queue::Own);
        }
        let others = all.iter().filter(|other| other.sits == sits && other.id != *id).map(|other| &other.id);
        if others.collect::<BTreeSet<_>>().len() >= if sits { SITTING } else { LOOKING } {
            return Err(Queue::Long);
        }
        let who = Who { client, id: id.clone(), sits };
        all.push(who.clone());
        Ok(Waiting { all: self.clone(), who })
    }
}

/// Somebody who waits, for as long as this lives.
pub(crate) struct Waiting {
    all: Awaited,
    who: Who,
}

/// It is their turn, for as long as this lives.
#[expect(dead_code, reason = "it only has to live")]
pub(crate) struct Turn(OwnedSemaphorePermit, Option<OwnedSemaphorePermit>);

impl Waiting {
    /// Waits until it is their turn; nobody gets one any more if the server ends.
    pub(crate) async fn turn(&self) -> Option<Turn> {
        let next = match self.who.sits {
            true => None,
            false => Some(Arc::clone(&self.all.next).acquire_owned().await.ok()?),
        };
        Some(Turn(Arc::clone(&self.all.turn).acquire_owned().await.ok()?, next))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut all = self.all.all.lock().expect("nobody panics while queueing");
        if let Some(at) = all.iter().position(|who| *who == self.who) {
            all.swap_remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    fn at(last: u8) -> Client {
        Client::at([127, 0, 0, last].into())
    }

    #[test]
    fn one_review_for_an_address_and_friends_wait_together() {
        let (one, other) = (at(1), at(2));
        let (awaited, [a, b]) = (Awaited::default(), ["a", "b"].map(MatchId::read));
        let first = awaited.wait(one, &a, true);
        let friend = awaited.wait(one, &a, false);
        assert!(first.is_ok() && friend.is_ok(), "two who have played together");
        assert_eq!(awaited.wait(one, &b, true).err(), Some(Queue::Own), "another one comes later");
        assert!(awaited.wait(other, &b, true).is_ok(), "others do not suffer");
        drop(first);
        assert!(awaited.wait(one, &b, true).is_err());
        drop(friend);
        assert!(awaited.wait(one, &b, true).is_ok() && awaited.all.lock().unwrap().is_empty());
    }

    #[test]
    fn the_queue_has_an_end_and_room_for_whoever_sits() {
        let awaited = Awaited::default();
        let id = |at: u8| MatchId::read(format!("table{at}"));
        let waits: Vec<_> =
            (0..20).filter_map(|last| awaited.wait(at(last), &id(last), false).ok()).collect();
        assert_eq!(waits.len(), LOOKING);
        assert_eq!(awaited.wait(at(50), &id(50), false).err(), Some(Queue::Long));
        assert!(awaited.wait(at(51), &id(0), false).is_ok(), "one that is waited for anyway");
        assert!(awaited.wait(at(50), &id(50), true).is_ok(), "a player finds room");
    }

    #[tokio::test]
    async fn whoever_sits_goes_before_those_who_look() {
        let awaited = Awaited::default();
        let wait =
            |last: u8, sits| awaited.wait(at(last), &MatchId::read(format!("table{last}")), sits).unwrap();
        let all = [wait(1, false), wait(2, false), wait(3, false), wait(4, true)];
        let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
        let first = all[0].turn().await.unwrap();
        let goes = all.into_iter().enumerate().skip(1).map(|(number, waiting)| {
            let done = done.clone();
            tokio::spawn(async move {
                let _turn = waiting.turn().await.unwrap();
                let _ = done.send(number);
            })
        });
        let goes: Vec<_> = goes.collect();
        assert!(timeout(Duration::from_millis(20), order.recv()).await.is_err(), "one at a time");
        drop(first);
        for go in goes {
            go.await.unwrap();
        }
        drop(done);
        let mut went = Vec::new();
        while let Some(number) = order.recv().await {
            went.push(number);
        }
        assert_eq!(went, [3, 1, 2]);
    }
}
