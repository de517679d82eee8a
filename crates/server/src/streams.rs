//! Streams of events: so many per client, none held back by a proxy, and all of them end with the server.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;
use hyper::body::Frame;

use crate::body::Carrying;
use crate::client::Client;
use crate::closing::Closing;
use crate::error::Error;
use crate::ids::SecretHash;
use crate::metrics::metrics;
use crate::tally::{Place, Tally};
use crate::visitor::Visitor;

/// What all streams have in common.
#[derive(Clone)]
pub(crate) struct Streams {
    closing: Closing,
    /// Of addresses.
    open: Tally<IpAddr>,
    most: usize,
    /// Of browsers that speak for somebody: nobody who shares their address takes these away.
    own: Tally<SecretHash>,
}

/// So many streams a browser that speaks for somebody has besides those of its address: it shares one among its tabs.
const OWN: usize = 4;

/// A place for a stream, for as long as it lives.
#[expect(dead_code, reason = "it only has to live")]
pub(crate) enum StreamPlace {
    Address(Place<IpAddr>),
    Own(Place<SecretHash>),
}

impl Streams {
    pub(crate) fn new(closing: Closing, most: usize) -> Streams {
        Streams { closing, open: Tally::default(), most, own: Tally::default() }
    }
}

/// The last word of these routes says that they are streams: `/live`, `/t/{id}/live`.
fn is_stream(route: Option<&MatchedPath>) -> bool {
    route.is_some_and(|route| route.as_str().ends_with("/live"))
}

impl Streams {
    /// A place for a stream, if one is asked for.
    ///
    /// # Errors
    /// If the client has too many.
    pub(crate) fn place(&self, client: Client, request: &Request) -> Result<Option<StreamPlace>, Error> {
        if !is_stream(request.extensions().get()) {
            return Ok(None);
        }
        let device = request.extensions().get::<Visitor>().and_then(Visitor::device);
        let own = device.and_then(|device| self.own.take(device.clone(), OWN)).map(StreamPlace::Own);
        let place = own.or_else(|| self.open.take(client.0, self.most).map(StreamPlace::Address));
        place.map(Some).ok_or(Error::TooManyStreams)
    }

    /// Keeps the place as long as the stream is open, and ends the stream when the server ends.
    pub(crate) fn watch_over(&self, mut response: Response, place: Option<StreamPlace>) -> Response {
        let Some(place) = place else { return response };
        let kind = response.headers().get(header::CONTENT_TYPE);
        if kind.is_none_or(|kind| !kind.as_bytes().starts_with(b"text/event-stream")) {
            return response;
        }
        let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
        response.headers_mut().extend([unbuffered]);
        let carried = (place, metrics().open_stream());
        Carrying::wrap(response.map(|body| Body::new(Ending::new(body, self.closing.clone()))), carried)
    }
}

/// A stream that says goodbye when the server ends.
struct Ending {
    body: Body,
    /// Nothing once it has come.
    ends: Option<Pin<Box<dyn Future<Output = ()> + Send>>>,
}

impl Ending {
    fn new(body: Body, closing: Closing) -> Ending {
        Ending { body, ends: Some(Box::pin(async move { closing.begun().await })) }
    }
}

impl hyper::body::Body for Ending {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let Some(ends) = self.ends.as_mut() else { return Poll::Ready(None) };
        if ends.as_mut().poll(cx).is_ready() {
            self.ends = None;
            return Poll::Ready(Some(Ok(Frame::data(goodbye().into()))));
        }
        Pin::new(&mut self.body).poll_frame(cx)
    }
}

/// Come back in one to three seconds, not all at once.
fn goodbye() -> String {
    static SAID: AtomicU64 = AtomicU64::new(0);
    let wait = 1_000 + SAID.fetch_add(1, Ordering::Relaxed) * 37 % 2_000;
    format!("retry: {wait}\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio_stream::StreamExt;

    #[tokio::test]
    async fn a_stream_says_when_to_come_back_and_ends() {
        let closing = Closing::default();
        let events =
            tokio_stream::iter([Ok::<_, std::io::Error>("data: 1\n\n")]).chain(tokio_stream::pending());
        let mut stream =
            Body::new(Ending::new(Body::from_stream(events), closing.clone())).into_data_stream();
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: 1\n\n");
        closing.begin();
        let last = stream.next().await.unwrap().unwrap();
        assert!(last.starts_with(b"retry: 1") && last.ends_with(b"\n\n"), "{last:?}");
        assert!(stream.next().await.is_none());
    }
}
