//! What can go wrong, and what the browser is told.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tabletop::Refused;

/// Why a request was not served.
#[derive(Debug)]
pub(crate) enum Error {
    /// There is no such page.
    NotFound,
    /// Not from here, or not by you.
    Forbidden,
    /// The form makes no sense.
    BadForm(String),
    /// The game says no.
    Refused(Refused),
    /// The disk says no.
    Store(sqlx::Error),
    /// What is kept cannot be played.
    Broken(String),
}

impl From<sqlx::Error> for Error {
    fn from(bad: sqlx::Error) -> Error {
        Error::Store(bad)
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, message) = match self {
            Error::NotFound => (StatusCode::NOT_FOUND, "There is nothing here.".to_owned()),
            Error::Forbidden => (StatusCode::FORBIDDEN, "This is not yours to do.".to_owned()),
            Error::BadForm(what) => (StatusCode::BAD_REQUEST, what),
            Error::Refused(refused) => (StatusCode::CONFLICT, refused.code().to_owned()),
            Error::Store(bad) => {
                eprintln!("hanlin: store: {bad}");
                (
                    StatusCode::INTERNAL_SERVER_ERROR,
                    "The table could not be kept. Please try again.".to_owned(),
                )
            }
            Error::Broken(what) => {
                eprintln!("hanlin: {what}");
                (StatusCode::INTERNAL_SERVER_ERROR, "This table cannot be opened.".to_owned())
            }
        };
        (status, message).into_response()
    }
}
