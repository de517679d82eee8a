//! How much one client may post: more than any person does, less than a flood.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::Error;

/// Posts a client may save up.
const BURST: f64 = 300.0;
/// Posts a client earns per second.
const PER_SECOND: f64 = 20.0;
/// Clients remembered; those who have saved up everything are forgotten first.
const REMEMBERED: usize = 10_000;

/// What every client has left.
#[derive(Default)]
pub(crate) struct Limit {
    left: Mutex<BTreeMap<IpAddr, (f64, Instant)>>,
}

impl Limit {
    fn allows(&self, client: IpAddr, now: Instant) -> bool {
        let mut left = self.left.lock().expect("nobody panics while counting");
        let earned = |(had, then): (f64, Instant)| {
            (had + PER_SECOND * now.saturating_duration_since(then).as_secs_f64()).min(BURST)
        };
        if left.len() >= REMEMBERED {
            left.retain(|_, had| earned(*had) < BURST);
        }
        let has = left.get(&client).copied().map_or(BURST, earned);
        let allowed = has >= 1.0;
        left.insert(client, (if allowed { has - 1.0 } else { has }, now));
        allowed
    }
}

/// Refuses posts of a client that has none left.
pub(crate) async fn limit(
    State(limit): State<Arc<Limit>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if request.method() == Method::POST && !limit.allows(client.ip(), Instant::now()) {
        return Error::TooFast.into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_flood_is_refused_and_forgiven() {
        let (limit, start) = (Limit::default(), Instant::now());
        let [one, other] = [IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2])];
        assert!((0..300).all(|_| limit.allows(one, start)));
        assert!(!limit.allows(one, start));
        assert!(limit.allows(other, start), "others do not suffer");
        assert!(limit.allows(one, start + Duration::from_secs(1)));
    }
}
