//! How much one client may post: more than any person does, less than a flood.

use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::client::Client;

/// Posts a client may save up.
const BURST: NonZeroU32 = NonZeroU32::new(300).expect("not zero");
/// Posts a client earns per second.
const PER_SECOND: NonZeroU32 = NonZeroU32::new(20).expect("not zero");
/// Clients remembered; beyond that, those who have saved up everything are forgotten.
const REMEMBERED: usize = 10_000;

type Left<C> = RateLimiter<Client, HashMapStateStore<Client>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// What every client has left.
pub(crate) struct Limit<C: Clock = DefaultClock> {
    left: Left<C>,
}

impl Default for Limit {
    fn default() -> Limit {
        Limit::new(DefaultClock::default())
    }
}

impl<C: Clock> Limit<C> {
    fn new(clock: C) -> Limit<C> {
        Limit {
            left: RateLimiter::hashmap_with_clock(Quota::per_second(PER_SECOND).allow_burst(BURST), clock),
        }
    }

    /// Whether one more is allowed.
    pub(crate) fn allows(&self, client: Client) -> bool {
        if self.left.len() >= REMEMBERED {
            self.left.retain_recent();
        }
        self.left.check_key(&client).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;
    use std::time::Duration;

    #[test]
    fn a_flood_is_refused_and_forgiven() {
        let clock = FakeRelativeClock::default();
        let limit = Limit::new(clock.clone());
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(|address| Client::at(address.into()));
        assert!((0..300).all(|_| limit.allows(one)));
        assert!(!limit.allows(one));
        assert!(limit.allows(other), "others do not suffer");
        clock.advance(Duration::from_secs(1));
        assert_eq!((0..100).filter(|_| limit.allows(one)).count(), 20);
    }

    #[test]
    fn clients_who_have_gone_are_forgotten() {
        let clock = FakeRelativeClock::default();
        let limit = Limit::new(clock.clone());
        for number in 0..50_000 {
            clock.advance(Duration::from_millis(1));
            assert!(limit.allows(Client::at(std::net::Ipv4Addr::from_bits(number).into())));
        }
        assert!(limit.left.len() <= REMEMBERED);
    }
}
