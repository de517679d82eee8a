//! What can go wrong, and what the browser is told.

use axum::extract::rejection::FormRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use i18n::Say;
use serde::de::DeserializeOwned;
use tabletop::Refused;
use ui::page::{self, Problem};

use crate::pages::IntoHtml;
use crate::seating::Denied;
use crate::store::is_gone;
use crate::visitor;

/// Why a request was not served.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// There is no such page.
    #[error("there is nothing here")]
    NotFound,
    /// Not from here, or not by you.
    #[error("not yours to do")]
    Forbidden,
    /// More than anybody needs to send.
    #[error("too large")]
    TooLarge,
    /// More often than anybody needs to send.
    #[error("too fast")]
    TooFast,
    /// More streams of events than anybody needs.
    #[error("too many streams")]
    TooManyStreams,
    /// A review is being made for the same address.
    #[error("one review at a time")]
    ReviewBusy,
    /// Many reviews are waited for.
    #[error("too many reviews")]
    ReviewsMany,
    /// Slower than anybody sends.
    #[error("too slow")]
    TooSlow,
    /// The form makes no sense.
    #[error("bad form: {0}")]
    BadForm(String),
    /// The file is no record.
    #[error("bad record: {0}")]
    BadRecord(String),
    /// The tables have mistakes, one per line.
    #[error("bad tables: {0}")]
    BadTables(String),
    /// Nobody may send files here, or not this person.
    #[error("no uploads")]
    NoUploads,
    /// Somebody has sent as much as they may.
    #[error("the quota is full")]
    QuotaFull,
    /// Two who sit at one table cannot be one person.
    #[error("they sit at one table")]
    Apart,
    /// Nobody may ask for hints at this table.
    #[error("no hints")]
    NoHints,
    /// The rules of sitting say no.
    #[error("{0}")]
    Denied(#[from] Denied),
    /// The game says no.
    #[error("{0}")]
    Refused(#[from] Refused),
    /// The disk says no.
    #[error("store: {0}")]
    Store(#[from] sqlx::Error),
    /// A mistake of ours, told where it was caught.
    #[error("a mistake of ours")]
    Failed,
    /// A table of a newer program.
    #[error("{0}")]
    NewerRules(String),
    /// What is kept cannot be played.
    #[error("{0}")]
    Broken(String),
}

/// What is told of an error; travels with its answer until somebody knows the language.
#[derive(Clone)]
struct Told {
    id: &'static str,
    detail: Option<String>,
}

impl Error {
    /// What programs are told, the sentence people are told, and the particulars.
    fn told(self) -> (StatusCode, &'static str, Option<String>) {
        match self {
            Error::NotFound => (StatusCode::NOT_FOUND, "site-not-found", None),
            Error::Forbidden => (StatusCode::FORBIDDEN, "site-forbidden", None),
            Error::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "site-too-large", None),
            Error::TooFast => (StatusCode::TOO_MANY_REQUESTS, "site-too-fast", None),
            Error::TooManyStreams => (StatusCode::TOO_MANY_REQUESTS, "site-too-many-streams", None),
            Error::ReviewBusy => (StatusCode::TOO_MANY_REQUESTS, "site-review-busy", None),
            Error::ReviewsMany => (StatusCode::TOO_MANY_REQUESTS, "site-reviews-many", None),
            Error::TooSlow => (StatusCode::REQUEST_TIMEOUT, "site-too-slow", None),
            Error::BadForm(what) => (StatusCode::BAD_REQUEST, "site-bad-form", Some(what)),
            Error::BadRecord(what) => (StatusCode::BAD_REQUEST, "site-bad-record", Some(what)),
            Error::BadTables(what) => (StatusCode::BAD_REQUEST, "site-tables-bad", Some(what)),
            Error::NoUploads => (StatusCode::FORBIDDEN, "site-no-uploads", None),
            Error::QuotaFull => (StatusCode::FORBIDDEN, "site-quota-full", None),
            Error::Apart => (StatusCode::FORBIDDEN, "site-passport-apart", None),
            Error::NoHints => (StatusCode::FORBIDDEN, "site-no-hints", None),
            Error::Denied(why @ Denied::NoSeat) => (StatusCode::NOT_FOUND, why.words(), None),
            Error::Denied(why) => (StatusCode::FORBIDDEN, why.words(), None),
            Error::Refused(Refused::MovedOn) => (StatusCode::CONFLICT, "site-refused", None),
            Error::Refused(Refused::NotYourTurn) => (StatusCode::CONFLICT, "site-not-your-turn", None),
            Error::Refused(Refused::NotOffered) => (StatusCode::CONFLICT, "site-no-such-offer", None),
            // Whoever did it is another person by now.
            Error::Store(bad) if is_gone(&bad) => (StatusCode::CONFLICT, "site-refused", None),
            Error::Store(bad) => {
                tracing::error!(%bad, "the store says no");
                (StatusCode::SERVICE_UNAVAILABLE, "site-not-kept", None)
            }
            Error::NewerRules(what) => {
                tracing::warn!(%what, "a table of a newer program");
                (StatusCode::NOT_IMPLEMENTED, "site-newer-rules", None)
            }
            Error::Failed => (StatusCode::INTERNAL_SERVER_ERROR, "site-failed", None),
            Error::Broken(what) => {
                tracing::error!(%what, "something is broken");
                (StatusCode::INTERNAL_SERVER_ERROR, "site-broken", None)
            }
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, id, detail) = self.told();
        let mut response = status.into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response.extensions_mut().insert(Told { id, detail });
        response
    }
}

/// What of a request says how its mistakes are to be told; kept of every request, so it is little.
pub(crate) struct Asker {
    headers: [(HeaderName, Option<HeaderValue>); 3],
    uri: Uri,
}

impl Asker {
    pub(crate) fn of(request: &Request) -> Asker {
        let kept = [header::ACCEPT, header::ACCEPT_LANGUAGE, header::COOKIE];
        let headers = kept.map(|name| {
            let value = request.headers().get(&name).cloned();
            (name, value)
        });
        Asker { headers, uri: request.uri().clone() }
    }

    /// What was asked for.
    pub(crate) fn path(&self) -> &str {
        self.uri.path()
    }
}

/// Gives an error its words: a page for people, a line for programs.
pub(crate) fn put_in_words(response: Response, asker: Asker) -> Response {
    let Some(Told { id, detail }) = response.extensions().get().cloned() else { return response };
    let headers = asker.headers.into_iter().filter_map(|(name, value)| Some((name, value?)));
    let (asked, path) = (headers.collect::<HeaderMap>(), asker.uri.path());
    let say = &Say::new(visitor::locale(&asked));
    // From a table back to the table, from anywhere else to the start.
    let table = path.strip_prefix("/t/").and_then(|rest| rest.split_once('/')).map(|(id, _)| id);
    let back = table.map_or("/".to_owned(), |id| format!("/t/{id}"));
    let what = say.words(id);
    let accepts = asked.get(header::ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
    let (mut head, _) = response.into_parts();
    if accepts.contains("text/html") {
        let page = page::problem(say, &Problem { what, detail, back }).into_string().into_html();
        head.headers.extend(page.headers().clone());
        return Response::from_parts(head, page.into_body());
    }
    let detail = detail.map(|detail| format!(" {detail}")).unwrap_or_default();
    (head.status, head.headers, format!("{what}{detail}\n")).into_response()
}

/// A form that was filled in as it must be.
pub(crate) struct Filled<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Filled<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        match axum::Form::<T>::from_request(request, state).await {
            Ok(axum::Form(form)) => Ok(Filled(form)),
            Err(FormRejection::BytesRejection(bad)) if bad.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Error::TooLarge)
            }
            Err(bad) => Err(Error::BadForm(bad.body_text())),
        }
    }
}
