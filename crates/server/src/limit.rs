//! How much one client may post: more than any person does, less than a flood.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::client::Client;
use crate::limits::Limits;

/// A client may save up what it earns in so many seconds.
const SAVED: NonZeroU32 = NonZeroU32::new(15).expect("not zero");
/// Routes that keep something for good or that many tables hear of, and how many clicks one costs.
const DEAR: &[&str] = &[
    "/new",
    "/look",
    "/tables/{game}",
    "/t/{id}/branch",
    "/t/{id}/rematch",
    "/passport/{secret}",
    "/me/passport",
    "/me/out",
];
const PRICE: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
/// Routes that keep a file or a study.
const UPLOADS: &[&str] = &["/look", "/tables/{game}", "/t/{id}/branch"];
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Clients remembered; beyond that, those who have saved up everything are forgotten.
const REMEMBERED: usize = 10_000;

type Left<C> = RateLimiter<Client, HashMapStateStore<Client>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// What every client has left.
pub(crate) struct Limit<C: Clock = DefaultClock> {
    left: Left<C>,
    uploads: Left<C>,
}

impl Limit {
    pub(crate) fn new(limits: &Limits) -> Limit {
        Limit::with_clock(limits, DefaultClock::default())
    }
}

impl<C: Clock + Clone> Limit<C> {
    fn with_clock(limits: &Limits, clock: C) -> Limit<C> {
        let (posts, uploads) = (limits.posts_per_second, limits.uploads_per_address);
        let left = Quota::per_second(posts).allow_burst(posts.saturating_mul(SAVED));
        let one = DAY.checked_div(uploads.get()).and_then(Quota::with_period);
        let files = one.unwrap_or(Quota::per_second(uploads)).allow_burst(uploads);
        Limit {
            left: RateLimiter::hashmap_with_clock(left, clock.clone()),
            uploads: RateLimiter::hashmap_with_clock(files, clock),
        }
    }

    /// Whether a client may send one more file today; whoever does not send one may do what they like.
    pub(crate) fn allows_upload(&self, client: Client, route: &str) -> bool {
        if self.uploads.len() >= REMEMBERED {
            self.uploads.retain_recent();
        }
        !UPLOADS.contains(&route) || self.uploads.check_key(&client).is_ok()
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

    const PICK: &str = "/t/{id}/pick";

    #[test]
    fn a_flood_is_refused_and_forgiven() {
        let clock = FakeRelativeClock::default();
        let limit = Limit::with_clock(&Limits::default(), clock.clone());
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(|address| Client::at(address.into()));
        assert!((0..300).all(|_| limit.allows(one, PICK)));
        assert!(!limit.allows(one, PICK));
        assert!(limit.allows(other, PICK), "others do not suffer");
        clock.advance(Duration::from_secs(1));
        assert_eq!((0..100).filter(|_| limit.allows(one, PICK)).count(), 20);
        assert_eq!(
            (0..100)
                .filter(|_| limit.allows(other, "/new") && limit.allows(other, "/passport/{secret}"))
                .count(),
            15,
            "a table is dearer than a click, and so is becoming somebody else"
        );
    }

    #[test]
    fn an_address_sends_so_many_files_a_day() {
        let clock = FakeRelativeClock::default();
        let limit = Limit::with_clock(&Limits::default(), clock.clone());
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(|address| Client::at(address.into()));
        assert_eq!((0..400).filter(|_| limit.allows_upload(one, "/look")).count(), 160);
        assert!(!limit.allows_upload(one, "/t/{id}/branch") && limit.allows_upload(one, PICK));
        assert!(limit.allows_upload(other, "/look"), "others do not suffer");
        clock.advance(DAY / 2);
        assert_eq!((0..400).filter(|_| limit.allows_upload(one, "/tables/{game}")).count(), 80);
    }

    #[test]
    fn clients_who_have_gone_are_forgotten() {
        let clock = FakeRelativeClock::default();
        let limit = Limit::with_clock(&Limits::default(), clock.clone());
        for number in 0..50_000 {
            clock.advance(Duration::from_millis(1));
            assert!(limit.allows(Client::at(std::net::Ipv4Addr::from_bits(number).into()), PICK));
        }
        assert!(limit.left.len() <= REMEMBERED);
    }
}
