//! The connections of every address. At an address that has its share a newcomer takes the place of whoever has waited
//! longest without asking anything: nobody shuts their neighbours out by sitting still.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use tokio::sync::Notify;

use crate::patience::Pulse;

/// All connections. Cheap to clone; all clones are one.
#[derive(Clone, Default)]
pub(crate) struct Crowd(Arc<Mutex<Everybody>>);

#[derive(Default)]
struct Everybody {
    /// How many have ever come.
    came: u64,
    of: BTreeMap<IpAddr, Vec<Member>>,
}

/// A connection: which, what it does, and how it is asked to leave.
struct Member {
    number: u64,
    pulse: Pulse,
    leave: Arc<Notify>,
}

/// A connection that was let in, for as long as it lives.
pub(crate) struct Admitted {
    crowd: Crowd,
    address: IpAddr,
    number: u64,
    leave: Arc<Notify>,
}

impl Crowd {
    /// Lets one more in; nobody, if the address has so many already, all of which are being answered.
    pub(crate) fn admit(&self, address: IpAddr, most: usize, pulse: &Pulse) -> Option<Admitted> {
        let mut all = self.0.lock().expect("nobody panics while counting");
        all.came += 1;
        let (number, leave) = (all.came, Arc::new(Notify::new()));
        let here = all.of.entry(address).or_default();
        if here.len() >= most && !here.is_empty() {
            let waits = |(at, member): (usize, &Member)| Some((member.pulse.waits_since()?, at));
            let (_, longest) = here.iter().enumerate().filter_map(waits).min()?;
            here.swap_remove(longest).leave.notify_one();
        }
        here.push(Member { number, pulse: pulse.clone(), leave: Arc::clone(&leave) });
        Some(Admitted { crowd: self.clone(), address, number, leave })
    }
}

impl Admitted {
    /// Waits until a newcomer needs the place.
    pub(crate) async fn is_asked_to_leave(&self) {
        self.leave.notified().await;
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut all = self.crowd.0.lock().expect("nobody panics while counting");
        if let Some(here) = all.of.get_mut(&self.address) {
            here.retain(|member| member.number != self.number);
            if here.is_empty() {
                all.of.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::{sleep, timeout};

    async fn leaves(admitted: &Admitted) -> bool {
        timeout(Duration::from_millis(5), admitted.is_asked_to_leave()).await.is_ok()
    }

    #[tokio::test]
    async fn a_newcomer_takes_the_place_of_whoever_has_waited_longest() {
        let (crowd, one, other) = (Crowd::default(), [127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        let mut pulses = Vec::new();
        for _ in 0..4 {
            pulses.push(Pulse::new());
            sleep(Duration::from_millis(2)).await;
        }
        let answered = pulses[0].answer();
        let first = crowd.admit(one, 3, &pulses[0]).unwrap();
        let second = crowd.admit(one, 3, &pulses[1]).unwrap();
        let third = crowd.admit(one, 3, &pulses[2]).unwrap();
        assert!(crowd.admit(other, 3, &Pulse::new()).is_some(), "others do not suffer");
        assert!(!leaves(&second).await, "there is room");
        let fourth = crowd.admit(one, 3, &pulses[3]).unwrap();
        assert!(
            leaves(&second).await && !leaves(&first).await && !leaves(&third).await,
            "who is answered stays"
        );
        let busy = [pulses[2].answer(), pulses[3].answer()];
        assert!(crowd.admit(one, 3, &Pulse::new()).is_none(), "all of them are being answered");
        drop((answered, busy, first, second, third, fourth));
        assert!(crowd.0.lock().unwrap().of.is_empty(), "nothing is left behind");
    }
}
