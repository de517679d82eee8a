//! Corrected tables: an owner of the printed game uploads them, and plays with them.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Multipart, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use shelf::Key;
use shelf::tables::{self, File};
use ui::page;

use crate::advice::levels;
use crate::error::Error;
use crate::host::Host;
use crate::lobby::{known, listed, unreadable};
use crate::pages::IntoHtml;
use crate::session::Browser;
use crate::store::Store;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/tables/{game}", post(upload).layer(DefaultBodyLimit::max(LARGEST)))
        .route("/tables/{game}/{hash}", get(show))
}

/// All tables of a game together are a tenth of it.
const LARGEST: usize = 256 << 10;

/// Checks tables and keeps them; what the option `tables` says of them.
pub(crate) async fn keep(store: &Store, key: Key, files: &[File]) -> Result<String, Error> {
    let hash = key.keep_tables(files).map_err(|mistakes| Error::BadTables(mistakes.join("\n")))?;
    store.keep_tables(key.name(), &hash, files).await?;
    Ok(hash)
}

/// Makes the tables that were kept known again.
pub(crate) async fn remember(store: &Store) -> Result<(), sqlx::Error> {
    for (game, files) in store.tables().await? {
        if let Some(Err(mistakes)) = Key::named(&game).map(|key| key.keep_tables(&files)) {
            eprintln!("kept tables of {game} are not accepted any more: {}", mistakes.join("; "));
        }
    }
    Ok(())
}

async fn upload(
    State(host): State<Arc<Host>>,
    Path(game): Path<String>,
    mut form: Multipart,
) -> Result<Redirect, Error> {
    let key = Key::named(&game).ok_or(Error::NotFound)?;
    let mut files = Vec::new();
    while let Some(field) = form.next_field().await.map_err(unreadable)? {
        let name = field.file_name().unwrap_or_default().to_owned();
        let text = field.text().await.map_err(unreadable)?;
        if !name.is_empty() {
            files.push((name, text));
        }
    }
    if files.is_empty() {
        return Err(Error::BadForm("there is no file".into()));
    }
    let hash = keep(&host.store, key, &files).await?;
    Ok(Redirect::to(&format!("/tables/{game}/{hash}")))
}

/// A door to tables that are played with these tables.
async fn show(headers: HeaderMap, Path((game, hash)): Path<(String, String)>) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let key = Key::named(&game).ok_or(Error::NotFound)?;
    let option = (tables::OPTION.to_owned(), hash.clone());
    // Only tables that are known can be played with.
    let known_tables = key.start(*key.seats().end(), &[option], tabletop::Seed::nth(0, 0));
    known_tables.map_err(|_| Error::NotFound)?;
    let page = page::corrected(&browser.say(), &listed(key), levels(), &hash);
    Ok(known(browser, page.into_string().into_html().into_response()))
}
