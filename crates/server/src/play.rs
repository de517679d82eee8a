//! Playing: the table page, picks, turns, the live stream.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use tabletop::record::Digests;
use tabletop::{Refused, Seat, Viewer};
use tokio::sync::OwnedMutexGuard;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;
use ui::page;

use crate::draw::{self, Around, Looker};
use crate::error::{Error, Filled};
use crate::host::Host;
use crate::lobby::known;
use crate::pages::IntoHtml;
use crate::session::Browser;
use crate::table::Table;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/t/{id}", get(show))
        .route("/t/{id}/story", get(story))
        .route("/t/{id}/pick", post(pick))
        .route("/t/{id}/turn", post(turn))
        .route("/t/{id}/chat", post(chat))
        .route("/t/{id}/live", get(live))
        .route("/t/{id}/record", get(record))
}

async fn show(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let table = host.table(&id).await?;
    let table = table.lock().await;
    if table.is_record() {
        return Ok(Redirect::to(&format!("/t/{id}/replay")).into_response());
    }
    let asked_at = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = host.base_url.clone().or(asked_at.map(|host| format!("http://{host}"))).unwrap_or_default();
    let held = table.held(&browser.owner);
    let looker = Looker::of(&table, &held, &headers);
    let around = Around { held: &held, owner: &browser.owner, origin: origin.trim_end_matches('/') };
    let say = draw::named(&browser.say(), &table.sitters);
    let page = page::table(&say, &draw::table(&table, &looker, around, &say));
    Ok(known(browser, page.into_string().into_html()))
}

/// The table, and the seat this browser speaks for; nobody else may do anything there.
pub(crate) async fn take_seat(
    host: &Host,
    headers: &HeaderMap,
    id: &str,
) -> Result<(OwnedMutexGuard<Table>, Seat), Error> {
    let table = host.table(id).await?.lock_owned().await;
    let held = table.held(&Browser::of(headers).owner);
    let me = Looker::of(&table, &held, headers).me.ok_or(Error::Forbidden)?;
    Ok((table, me))
}

/// Everything that happened, as far as whoever asks may know.
async fn story(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let table = host.table(&id).await?;
    let table = table.lock().await;
    let held = table.held(&browser.owner);
    let say = draw::named(&browser.say(), &table.sitters);
    let game = table.game(None);
    let viewer = match (table.is_open_book(), Looker::of(&table, &held, &headers).me) {
        (true, _) => Viewer::All,
        (false, Some(me)) => Viewer::Seat(me),
        (false, None) => Viewer::Spectator,
    };
    let lines = (0..game.ply()).flat_map(|ply| draw::lines(game, ply, viewer, &say)).collect();
    let title = say.words(&format!("{}-title", game.key()));
    let page = page::story(&say, &page::Story { id, title, lines });
    Ok(known(browser, page.into_string().into_html()))
}

#[derive(Deserialize)]
struct Pick {
    ply: usize,
    pick: usize,
}

async fn pick(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Filled(form): Filled<Pick>,
) -> Result<Redirect, Error> {
    let (mut table, me) = take_seat(&host, &headers, &id).await?;
    if !table.is_full() {
        return Err(Error::Refused(Refused::NotYourTurn));
    }
    match table.pick(&host.store, me, form.ply, form.pick).await {
        // A stale page gets the fresh table.
        Ok(()) | Err(Error::Refused(Refused::MovedOn | Refused::NotYourTurn)) => {
            Ok(Redirect::to(&format!("/t/{id}")))
        }
        Err(bad) => Err(bad),
    }
}

#[derive(Deserialize)]
struct Turn {
    r#do: String,
}

async fn turn(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Filled(form): Filled<Turn>,
) -> Result<Redirect, Error> {
    let (mut table, me) = take_seat(&host, &headers, &id).await?;
    match form.r#do.as_str() {
        "undo" => table.undo(me),
        "ask" => table.ask_after_all(me),
        "reset" => table.reset(me),
        "end" => match table.end_turn(&host.store, me).await {
            // Ended twice, or somewhere else: the fresh table tells.
            Ok(()) | Err(Error::Refused(_)) => {}
            Err(bad) => return Err(bad),
        },
        other => return Err(Error::BadForm(format!("`do` is undo, ask, reset or end, not {other:?}"))),
    }
    Ok(Redirect::to(&format!("/t/{id}")))
}

#[derive(Deserialize)]
struct Words {
    text: String,
}

async fn chat(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Filled(form): Filled<Words>,
) -> Result<Redirect, Error> {
    let (mut table, me) = take_seat(&host, &headers, &id).await?;
    let text: String = form.text.chars().filter(|c| !c.is_control()).take(300).collect();
    if !text.trim().is_empty() {
        let name = draw::named(&Browser::of(&headers).say(), &table.sitters).seat(me);
        table.say(&host.store, name, text.trim()).await?;
    }
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// One number, each time something has changed; nothing secret is in flight.
async fn live(State(host): State<Arc<Host>>, Path(id): Path<String>) -> Result<Response, Error> {
    let table = host.table(&id).await?;
    let changes = table.lock().await.watch();
    let events = WatchStream::new(changes)
        .map(|version| Ok::<_, Infallible>(Event::default().data(version.to_string())));
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(events).keep_alive(alive).into_response())
}

/// The record, once it has no secret any more.
async fn record(State(host): State<Arc<Host>>, Path(id): Path<String>) -> Result<Response, Error> {
    let table = host.table(&id).await?;
    let table = table.lock().await;
    let game = table.game(None);
    if !table.is_open_book() {
        return Err(Error::Forbidden);
    }
    let name = format!("attachment; filename=\"{id}.game\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, game.record(Digests::Last)).into_response())
}
