//! What people send: a record to look at, corrected tables to play with.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::multipart::MultipartError;
use axum::extract::{DefaultBodyLimit, Multipart, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use shelf::Key;
use shelf::printed::{self, Difference, File};
use ui::page::{self, Corrected};

use crate::advice::levels;
use crate::error::Error;
use crate::host::{Host, Uploads};
use crate::ids::{Bot, MatchId};
use crate::lobby::listed;
use crate::pages::IntoHtml;
use crate::store::{Hints, Kept, New, Opened, Store, Terms, Upload};
use crate::visitor::{Coming, Visitor};

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/look", post(look).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/tables/{game}", post(upload).layer(DefaultBodyLimit::max(LARGEST_TABLES)))
        .route("/tables/{game}/{hash}", get(show))
}

/// The largest record anybody has played.
const LARGEST_RECORD: usize = 512 << 10;

/// All tables of a game together are a tenth of it.
const LARGEST_TABLES: usize = 256 << 10;

/// Whether somebody may send something.
async fn may_send(host: &Host, visitor: &Visitor) -> Result<Coming, Error> {
    let may = match (host.uploads, visitor.person()) {
        (Uploads::Off, _) | (Uploads::Seated, None) => false,
        (Uploads::Seated, Some(person)) => host.store().sits_anywhere(person).await?,
        (Uploads::All, _) => true,
    };
    if may { Ok(visitor.coming()) } else { Err(Error::NoUploads) }
}

/// Why an upload could not be read.
fn unreadable(bad: MultipartError) -> Error {
    match bad.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
        _ => Error::BadForm(bad.body_text()),
    }
}

/// Somebody's record, to look at: kept as a match nobody sits at.
async fn look(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    mut form: Multipart,
) -> Result<Redirect, Error> {
    let coming = may_send(&host, &visitor).await?;
    let field = form.next_field().await.map_err(unreadable)?;
    let field = field.ok_or_else(|| Error::BadForm("there is no file".into()))?;
    let record = field.text().await.map_err(unreadable)?;
    let header = tabletop::Header::read(&record).map_err(|bad| Error::BadRecord(bad.to_string()))?;
    let options: Vec<(String, String)> =
        header.options.iter().map(|(_, key, value)| (key.clone(), value.clone())).collect();
    let unknown = || Error::BadRecord(header.unknown_game(&Key::names()).to_string());
    let key = Key::offered(&header.game).ok_or_else(unknown)?;
    if let Some(hash) = key.corrected(&options) {
        host.means.learn_tables(key, &hash).await?;
    }
    let game = shelf::open(&record).map_err(|bad| Error::BadRecord(bad.to_string()))?;
    let kept = Kept {
        id: MatchId::fresh(),
        game: game.key().name().into(),
        rules: game.rules(),
        seats: game.seats(),
        tables: game.key().corrected(&options),
        options,
        seed: game.seed().to_string(),
        study: true,
        opener: None,
        terms: Terms {
            stand_in: Bot::of(shelf::Level::DEFAULT),
            grace: Duration::ZERO,
            lost: Duration::ZERO,
            hints: Hints::Alone,
        },
        next: None,
    };
    let mut start = game.copy();
    start.go_back(0);
    let choices = crate::table::choices(start, &*game)?;
    let upload = Upload { person: coming.person(), size: record.len(), quota: host.quota };
    let new = New {
        kept: &kept,
        seats: &[],
        choices: &choices,
        result: Some(""),
        follows: None,
        upload: Some(upload),
        arrival: coming.arrival(),
    };
    if host.store().create(new).await? == Opened::Full {
        return Err(Error::QuotaFull);
    }
    visitor.came(&coming);
    Ok(Redirect::to(&format!("{}/replay?at=0", kept.id.page())))
}

/// Checks the host's own tables and keeps them; what the option `tables` says of them.
pub(crate) async fn keep(store: &Store, key: Key, files: &[File]) -> Result<String, Error> {
    let hash = key.check_tables(files).map_err(|mistakes| Error::BadTables(mistakes.join("\n")))?;
    store.keep_tables(key.name(), &hash, files, (None, None)).await?;
    Ok(hash)
}

async fn upload(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(game): Path<String>,
    mut form: Multipart,
) -> Result<Redirect, Error> {
    let key = Key::offered(&game).ok_or(Error::NotFound)?;
    let coming = may_send(&host, &visitor).await?;
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
    // Checked, not made known: only what is played with stays in memory.
    let hash = key.check_tables(&files).map_err(|mistakes| Error::BadTables(mistakes.join("\n")))?;
    let size = files.iter().map(|(_, text)| text.len()).sum();
    let upload = Upload { person: coming.person(), size, quota: host.quota };
    if !host.store().keep_tables(key.name(), &hash, &files, (Some(upload), coming.arrival())).await? {
        return Err(Error::QuotaFull);
    }
    visitor.came(&coming);
    Ok(Redirect::to(&format!("/tables/{game}/{hash}")))
}

/// A door to tables that are played with these tables.
async fn show(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path((game, hash)): Path<(String, String)>,
) -> Result<Response, Error> {
    let key = Key::offered(&game).ok_or(Error::NotFound)?;
    let built_in = key.corrected(&[(printed::OPTION.to_owned(), hash.clone())]).is_none();
    let files = match host.store().tables(&hash).await? {
        Some((_, files)) => files,
        None if built_in => Vec::new(),
        None => return Err(Error::NotFound),
    };
    let corrected =
        |Difference { file, place, usual, corrected }| Corrected { file, place, usual, corrected };
    let differences: Vec<_> = key.differences(&files).into_iter().map(corrected).collect();
    let page = page::corrected(&visitor.say(), &listed(key), levels(), &hash, &differences);
    Ok(page.into_string().into_html().into_response())
}
