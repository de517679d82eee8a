//! How much one client may post: more than any person does, less than a flood.

use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::client::Client;

/// A client may save up what it earns in so many seconds.
const SAVED: NonZeroU32 = NonZeroU32::new(15).expect("not zero");
/// Routes that keep something for good, and how many clicks one costs.
const DEAR: &[&str] = &["/new", "/look", "/tables/{game}", "/t/{id}/branch", "/t/{id}/rematch"];
const PRICE: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
/// Clients remembered; beyond that, those who have saved up everything are forgotten.
const REMEMBERED: usize = 10_000;

type Left<C> = RateLimiter<Client, HashMapStateStore<Client>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// What every client has left.
pub(crate) struct Limit<C: Clock = DefaultClock> {
    left: Left<C>,
}

impl Limit {
    pub(crate) fn new(posts_per_second: NonZeroU32) -> Limit {
        Limit::with_clock(posts_per_second, DefaultClock::default())
    }
}

impl<C: Clock> Limit<C> {
    fn with_clock(posts_per_second: NonZeroU32, clock: C) -> Limit<C> {
        let burst = posts_per_second.saturating_mul(SAVED);
        let quota = Quota::per_second(posts_per_second).allow_burst(burst);
        Limit { left: RateLimiter::hashmap_with_clock(quota, clock) }
    }

    /// Whether one more is allowed.
    pub(crate) fn allows(&self, client: Client, route: &str) -> bool {
        if self.left.len() >= REMEMBERED {
            self.left.retain_recent();
        }
        let price = if DEAR.contains(&route) { PRICE } else { NonZeroU32::MIN };
        self.left.check_key_n(&client, price).is_ok_and(|allowed| allowed.is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;
    use std::time::Duration;

    const PICK: &str = "/t/{id}/pick";
    const TWENTY: NonZeroU32 = NonZeroU32::new(20).expect("not zero");

    #[test]
    fn a_flood_is_refused_and_forgiven() {
        let clock = FakeRelativeClock::default();
        let limit = Limit::with_clock(TWENTY, clock.clone());
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(|address| Client::at(address.into()));
        assert!((0..300).all(|_| limit.allows(one, PICK)));
        assert!(!limit.allows(one, PICK));
        assert!(limit.allows(other, PICK), "others do not suffer");
        clock.advance(Duration::from_secs(1));
        assert_eq!((0..100).filter(|_| limit.allows(one, PICK)).count(), 20);
        assert_eq!(
            (0..100).filter(|_| limit.allows(other, "/new")).count(),
            30,
            "a table is dearer than a click"
        );
    }

    #[test]
    fn clients_who_have_gone_are_forgotten() {
        let clock = FakeRelativeClock::default();
        let limit = Limit::with_clock(TWENTY, clock.clone());
        for number in 0..50_000 {
            clock.advance(Duration::from_millis(1));
            assert!(limit.allows(Client::at(std::net::Ipv4Addr::from_bits(number).into()), PICK));
        }
        assert!(limit.left.len() <= REMEMBERED);
    }
}
