//! What every request passes on its way in and out, in order, on one page.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::client::{Client, Trusted};
use crate::closing::Closing;
use crate::error::{self, Asker, Error};
use crate::host::Host;
use crate::limit::Limit;
use crate::site::Site;
use crate::streams::Streams;
use crate::visitor::Visitor;
use crate::whole::{self, Asked};
use crate::{body, stream, visitor};

/// Everybody who stands at the gate.
pub(crate) struct Gate {
    pub(crate) site: Site,
    pub(crate) trusted: Trusted,
    pub(crate) closing: Closing,
    pub(crate) limit: Limit,
    pub(crate) streams: Streams,
    /// How long a body may take.
    pub(crate) patience: Duration,
    pub(crate) host: Arc<Host>,
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Runs a request to its end although its client may hang up, gives errors their words, and tells browsers that
/// nothing from elsewhere runs here.
pub(crate) async fn pass(
    State(gate): State<Arc<Gate>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let asker = Asker::of(&request);
    let client = gate.trusted.client(peer.ip(), request.headers());
    let asked = Asked::of(&request, client);
    let answering = Arc::clone(&gate);
    let answer = async move { answering.answer(client, request, next).await };
    let response = match whole::to_its_end(&gate.closing, asked, answer).await {
        Some(response) => response,
        None => {
            // What panicked may have left a table half changed: it is read anew.
            gate.host.mend(asker.path());
            Error::Failed.into_response()
        }
    };
    let mut response = error::put_in_words(response, asker);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    gate.site.insist(headers);
    response
}

impl Gate {
    /// From our own pages, not too often, by somebody we recognise, in time.
    async fn answer(&self, client: Client, mut request: Request, next: Next) -> Response {
        // Whoever answers runs.
        self.host.means.awake.beat();
        let changes = ![Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
        if changes && !self.site.is_own(request.headers()) {
            return Error::Forbidden.into_response();
        }
        let route = request.extensions().get().map_or("", MatchedPath::as_str);
        if changes && !self.limit.allows(client, route) {
            return Error::TooFast.into_response();
        }
        if changes && !self.limit.allows_upload(client, route) {
            return Error::QuotaFull.into_response();
        }
        let cookies = match visitor::recognise(&self.host, &mut request).await {
            Ok(cookies) => cookies,
            Err(bad) => return bad.into_response(),
        };
        let place = match self.streams.place(client, &request) {
            Ok(place) => place,
            Err(bad) => {
                if let Some(visitor) =
                    request.extensions().get::<Visitor>().filter(|who| who.person().is_some())
                {
                    stream::note_life(&self.host, visitor, request.uri()).await;
                }
                return bad.into_response();
            }
        };
        request.extensions_mut().insert(client);
        let mut response = match changes {
            true => body::in_time(self.patience, request, next).await,
            false => next.run(request).await,
        };
        cookies.give(&mut response);
        self.streams.watch_over(response, place)
    }
}
