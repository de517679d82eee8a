//! Every request runs to its end in a task of its own: a client that hangs up stops nothing half-way, and a panic is
//! an answer. What came of it is counted and logged, by its route: addresses carry secrets.

use std::num::NonZeroU32;
use std::sync::LazyLock;
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, StatusCode};
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use tokio::task::{JoinError, JoinHandle};

use crate::client::Client;
use crate::closing::Closing;
use crate::metrics::metrics;

/// These change nothing and think for long: nobody listens, nobody thinks.
const THINKING: [&str; 2] = ["/t/{id}/hint", "/t/{id}/review"];

/// Runs this to its end, although its client may hang up; nothing if it panicked.
pub(crate) async fn to_its_end(
    closing: &Closing,
    asked: Asked,
    answer: impl Future<Output = Response> + Send + 'static,
) -> Option<Response> {
    let (work, told, thinks) = (closing.work(), asked.clone(), THINKING.contains(&asked.route()));
    let task = tokio::spawn(async move {
        let response = answer.await;
        told.answered(response.status());
        drop(work);
        response
    });
    let answered = if thinks { Listened(task).end().await } else { task.await };
    answered
        .inspect_err(|bad| {
            tracing::error!(method = %asked.method, route = asked.route(), "a request failed: {bad}");
            asked.answered(StatusCode::INTERNAL_SERVER_ERROR);
        })
        .ok()
}

/// A task that ends when nobody listens any more.
struct Listened(JoinHandle<Response>);

impl Listened {
    async fn end(mut self) -> Result<Response, JoinError> {
        (&mut self.0).await
    }
}

impl Drop for Listened {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// What was asked, as far as it may be told.
#[derive(Clone)]
pub(crate) struct Asked {
    method: Method,
    route: Option<MatchedPath>,
    client: Client,
    began: Instant,
}

impl Asked {
    pub(crate) fn of(request: &Request, client: Client) -> Asked {
        let (method, route) = (request.method().clone(), request.extensions().get().cloned());
        Asked { method, route, client, began: Instant::now() }
    }

    /// The template of the address, without anything secret in it.
    fn route(&self) -> &str {
        self.route.as_ref().map_or("nowhere", MatchedPath::as_str)
    }

    fn answered(&self, status: StatusCode) {
        let took = self.began.elapsed();
        metrics().observe_request(self.route(), status, took);
        let (method, route, code) = (&self.method, self.route(), status.as_u16());
        tracing::debug!(%method, route, status = code, ms = took.as_secs_f64() * 1e3, "answered");
        if is_refusal(status) && may_warn() {
            tracing::warn!(%method, route, status = code, client = %self.client.0, "refused");
        }
    }
}

/// Answers that somebody who hosts may want to know of.
fn is_refusal(status: StatusCode) -> bool {
    [
        StatusCode::FORBIDDEN,
        StatusCode::REQUEST_TIMEOUT,
        StatusCode::PAYLOAD_TOO_LARGE,
        StatusCode::TOO_MANY_REQUESTS,
        StatusCode::SERVICE_UNAVAILABLE,
    ]
    .contains(&status)
}

/// Whether one more warning may be written: a flood of posts is no flood of lines.
pub(crate) fn may_warn() -> bool {
    const PER_SECOND: NonZeroU32 = NonZeroU32::new(10).expect("not zero");
    static WARNINGS: LazyLock<DefaultDirectRateLimiter> =
        LazyLock::new(|| RateLimiter::direct(Quota::per_second(PER_SECOND)));
    WARNINGS.check().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::response::IntoResponse;
    use std::net::IpAddr;
    use std::time::Duration;
    use tokio::time::{sleep, timeout};

    fn asked(route: Option<MatchedPath>) -> Asked {
        let client = Client::at(IpAddr::from([127, 0, 0, 1]));
        Asked { method: Method::POST, route, client, began: Instant::now() }
    }

    #[tokio::test]
    async fn what_is_begun_is_finished_whoever_hangs_up() {
        let (done, mut heard) = tokio::sync::mpsc::channel(1);
        let work = async move {
            sleep(Duration::from_millis(50)).await;
            let _ = done.try_send("done");
            StatusCode::OK.into_response()
        };
        let (closing, asked) = (Closing::default(), asked(None));
        assert!(timeout(Duration::from_millis(5), to_its_end(&closing, asked, work)).await.is_err());
        assert!(timeout(Duration::from_millis(5), closing.quiet()).await.is_err(), "the end waits for it");
        assert_eq!(heard.recv().await, Some("done"));
        closing.quiet().await;
    }

    #[tokio::test]
    async fn a_panic_is_an_answer() {
        let (closing, asked) = (Closing::default(), asked(None));
        assert!(to_its_end(&closing, asked, async { panic!("on fire") }).await.is_none());
        closing.quiet().await;
    }

    #[tokio::test]
    async fn a_task_nobody_listens_to_ends() {
        let (held, mut ended) = tokio::sync::oneshot::channel::<()>();
        let listened = Listened(tokio::spawn(async move {
            std::future::pending::<()>().await;
            drop(held);
            StatusCode::OK.into_response()
        }));
        tokio::task::yield_now().await;
        drop(listened);
        assert!((&mut ended).await.is_err());
    }

    #[test]
    fn a_flood_is_told_in_few_lines() {
        assert!((0..1_000).filter(|_| may_warn()).count() <= 20);
    }
}
