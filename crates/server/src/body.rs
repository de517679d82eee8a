//! Bodies that know when to end: requests that must come in time, answers that hold something while they travel.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};
use tokio::time::Sleep;

use crate::error::Error;

/// An answer's body that keeps something until it has been sent or given up: a place, a count.
pub(crate) struct Carrying<T> {
    body: Body,
    _carried: T,
}

impl<T: Send + Unpin + 'static> Carrying<T> {
    /// The same answer, carrying something.
    pub(crate) fn wrap(response: Response, carried: T) -> Response {
        response.map(|body| Body::new(Carrying { body, _carried: carried }))
    }
}

impl<T: Unpin> hyper::body::Body for Carrying<T> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A request's body that fails if it is not there in time.
struct InTime {
    body: Body,
    patience: Duration,
    /// From when somebody first waits for the body.
    ends: Option<Pin<Box<Sleep>>>,
    is_late: Arc<AtomicBool>,
}

impl hyper::body::Body for InTime {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let patience = self.patience;
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(cx) {
            return Poll::Ready(frame);
        }
        ready!(self.ends.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience))).as_mut().poll(cx));
        self.is_late.store(true, Ordering::Relaxed);
        Poll::Ready(Some(Err(axum::Error::new("the body took too long"))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Whoever sends a body slower than this is told so, whatever its reader made of half a body.
pub(crate) async fn in_time(patience: Duration, request: Request, next: Next) -> Response {
    let is_late = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&is_late);
    let response =
        next.run(request.map(|body| Body::new(InTime { body, patience, ends: None, is_late }))).await;
    if told.load(Ordering::Relaxed) { Error::TooSlow.into_response() } else { response }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::HttpBody;
    use tokio::sync::oneshot;
    use tokio_stream::StreamExt;

    #[tokio::test]
    async fn what_an_answer_carries_is_dropped_with_it() {
        let (carried, mut dropped) = oneshot::channel::<()>();
        let response = Carrying::wrap("twelve bytes".into_response(), carried);
        assert_eq!(response.body().size_hint().exact(), Some(12));
        assert!(dropped.try_recv().is_err_and(|bad| bad == oneshot::error::TryRecvError::Empty));
        drop(response);
        assert!(dropped.try_recv().is_err_and(|bad| bad == oneshot::error::TryRecvError::Closed));
    }

    #[tokio::test]
    async fn a_body_that_comes_drop_by_drop_ends() {
        let drops = tokio_stream::iter(0..1_000).then(|_| async {
            tokio::time::sleep(Duration::from_millis(2)).await;
            Ok::<_, std::io::Error>("x")
        });
        let (patience, is_late) = (Duration::from_millis(20), Arc::new(AtomicBool::new(false)));
        let body =
            InTime { body: Body::from_stream(drops), patience, ends: None, is_late: Arc::clone(&is_late) };
        assert!(axum::body::to_bytes(Body::new(body), 10_000).await.is_err());
        assert!(is_late.load(Ordering::Relaxed));
    }
}
