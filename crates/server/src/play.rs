//! Playing: the table page, picks, turns, words.

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use tabletop::record::Digests;
use tabletop::{At, Refused, Seat, Viewer};
use tokio::sync::OwnedMutexGuard;
use ui::page;

use crate::draw::{self, Around, Looker};
use crate::error::{Error, Filled};
use crate::host::Host;
use crate::ids::MatchId;
use crate::metrics::metrics;
use crate::pages::IntoHtml;
use crate::table::Table;
use crate::text;
use crate::visitor::Visitor;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/t/{id}", get(show))
        .route("/t/{id}/story", get(story))
        .route("/t/{id}/scenes", get(scenes))
        .route("/t/{id}/pick", post(pick))
        .route("/t/{id}/turn", post(turn))
        .route("/t/{id}/chat", post(chat))
        .route("/t/{id}/record", get(record))
}

/// The table, with a sign of life of whoever asks.
pub(crate) async fn approach(
    host: &Host,
    visitor: &Visitor,
    id: &MatchId,
) -> Result<OwnedMutexGuard<Table>, Error> {
    let mut table = host.table(id).await?.lock_owned().await;
    if let Some(person) = visitor.person() {
        // A request may take its time; a browser that was signed out meanwhile speaks for nobody.
        let known = match visitor.device() {
            Some(device) => host.whose(device).await?,
            None => None,
        };
        if known.is_none_or(|known| known.person != *person) {
            return Err(Error::Forbidden);
        }
        // Whoever cannot be written down is there all the same.
        match table.sign(person).await {
            Ok(()) | Err(Error::Store(_)) => {}
            Err(bad) => return Err(bad),
        }
    }
    Ok(table)
}

/// The table, and the seat this browser speaks for; nobody else may do anything there.
pub(crate) async fn take_seat(
    host: &Host,
    visitor: &Visitor,
    id: &MatchId,
) -> Result<(OwnedMutexGuard<Table>, Seat), Error> {
    let table = approach(host, visitor, id).await?;
    let me = Looker::of(&table, visitor).me.ok_or(Error::Forbidden)?;
    Ok((table, me))
}

/// To the table.
pub(crate) fn to_table(id: &MatchId) -> Redirect {
    Redirect::to(&id.page())
}

async fn show(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<MatchId>,
) -> Result<Response, Error> {
    let table = approach(&host, &visitor, &id).await?;
    if table.is_record() {
        return Ok(Redirect::to(&format!("{}/replay", id.page())).into_response());
    }
    let origin = host.origin(&headers);
    let sits = !table.held(visitor.person()).is_empty();
    let around =
        Around { visitor: &visitor, origin: &origin, offers_passport: sits && !visitor.was_offered() };
    let say = draw::named(&visitor.say(), &table);
    let page = page::table(&say, &draw::table(&table, &Looker::of(&table, &visitor), around, &say));
    Ok(page.into_string().into_html())
}

/// Everything that happened, as far as whoever asks may know.
async fn story(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Response, Error> {
    let table = approach(&host, &visitor, &id).await?;
    let say = draw::named(&visitor.say(), &table);
    let viewer = match (table.is_open_book(), Looker::of(&table, &visitor).me) {
        (true, _) => Viewer::All,
        (false, Some(me)) => Viewer::Seat(me),
        (false, None) => Viewer::Spectator,
    };
    let key = table.game(None).key();
    let story = page::Story {
        id: id.to_string(),
        game: (key.name(), key.style()),
        title: say.words(&format!("{key}-title")),
        seats: table.seating().sitters().len(),
        bots: draw::bots(&table),
        lines: draw::whole_story(&table, viewer, &say),
        study: table.kept().study,
    };
    Ok(page::story(&say, &story).into_string().into_html())
}

#[derive(Deserialize)]
struct Since {
    from: Option<String>,
}

/// How many scenes travel at once: more are asked for while these are seen.
const SCENES: usize = 16;

/// What there was to see since some moment, as far as whoever asks may know. Behind a curtain nothing is seen.
async fn scenes(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Query(since): Query<Since>,
) -> Result<Response, Error> {
    let table = approach(&host, &visitor, &id).await?;
    let looker = Looker::of(&table, &visitor);
    let from: At = match since.from.as_deref().map(str::parse) {
        Some(Ok(from)) => from,
        None => At::default(),
        Some(Err(bad)) => return Err(Error::BadForm(bad.to_string())),
    };
    let say = draw::named(&visitor.say(), &table);
    let viewer = match (table.is_open_book(), looker.me.filter(|_| table.seating().has_begun())) {
        (true, _) => Viewer::All,
        (false, Some(me)) => Viewer::Seat(me),
        (false, None) => Viewer::Spectator,
    };
    let most = if looker.curtain.is_some() { 0 } else { SCENES };
    let game = table.game(looker.me).copy();
    // Drawing takes longer than anybody should wait for the table.
    drop(table);
    let title = say.words(&format!("{}-title", game.key()));
    let film = game.film(from, most, viewer, &say);
    Ok(page::scenes(&say, &page::ScenesPage { id: id.to_string(), title, film }).into_string().into_html())
}

#[derive(Deserialize)]
struct Pick {
    ply: usize,
    pick: usize,
    /// The deal the list was made for; programs need not say.
    deal: Option<usize>,
}

async fn pick(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Pick>,
) -> Result<Redirect, Error> {
    let (mut table, me) = take_seat(&host, &visitor, &id).await?;
    if !table.seating().is_full() {
        return Err(Error::Refused(Refused::NotYourTurn));
    }
    // A stale list of this deal shows at least what was chosen; one of another deal shows nothing of what happened.
    if form.deal.is_some_and(|deal| deal != table.seating().deals()) {
        return Err(Error::Refused(Refused::MovedOn));
    }
    let began = Instant::now();
    let picked = table.pick(me, form.ply, form.pick).await;
    metrics().observe_choice(began.elapsed());
    match picked {
        // A stale page gets the fresh table.
        Ok(()) | Err(Error::Refused(Refused::MovedOn | Refused::NotYourTurn)) => Ok(to_table(&id)),
        Err(bad) => Err(bad),
    }
}

#[derive(Deserialize)]
struct TurnForm {
    r#do: String,
}

async fn turn(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<TurnForm>,
) -> Result<Redirect, Error> {
    let (mut table, me) = take_seat(&host, &visitor, &id).await?;
    if !table.seating().is_full() {
        return Err(Error::Refused(Refused::NotYourTurn));
    }
    let done = match form.r#do.as_str() {
        "undo" => table.undo(me),
        "ask" => table.ask_after_all(me),
        "reset" => table.reset(me),
        "end" => table.end_turn(me).await,
        other => return Err(Error::BadForm(format!("`do` is undo, ask, reset or end, not {other:?}"))),
    };
    match done {
        // Ended twice, or somewhere else: the fresh table tells.
        Ok(()) | Err(Error::Refused(_)) => Ok(to_table(&id)),
        Err(bad) => Err(bad),
    }
}

#[derive(Deserialize)]
struct Words {
    text: String,
}

async fn chat(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Words>,
) -> Result<Redirect, Error> {
    let (mut table, me) = take_seat(&host, &visitor, &id).await?;
    if let Some(words) = text::line(&form.text, 300) {
        let name = draw::named(&visitor.say(), &table).seat(me);
        table.say(name, &words).await?;
    }
    Ok(to_table(&id))
}

/// The record, once it has no secret any more.
async fn record(State(host): State<Arc<Host>>, Path(id): Path<MatchId>) -> Result<Response, Error> {
    let table = host.table(&id).await?;
    let table = table.lock().await;
    if !table.is_open_book() {
        return Err(Error::Forbidden);
    }
    let name = format!("attachment; filename=\"{id}.game\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, table.game(None).record(Digests::Last)).into_response())
}
