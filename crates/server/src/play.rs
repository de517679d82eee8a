//! Playing: the table page, picks, turns, the live stream.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use i18n::Say;
use serde::Deserialize;
use tabletop::record::Digests;
use tabletop::{Refused, Seat, Viewer};
use tokio::sync::OwnedMutexGuard;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;
use ui::page::{self, Seating, Sitting};

use crate::error::Error;
use crate::host::{Host, Table};
use crate::lobby::known;
use crate::pages::IntoHtml;
use crate::session::{self, Browser};
use crate::store::Sitter;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/t/{id}", get(show))
        .route("/t/{id}/pick", post(pick))
        .route("/t/{id}/turn", post(turn))
        .route("/t/{id}/chat", post(chat))
        .route("/t/{id}/live", get(live))
        .route("/t/{id}/record", get(record))
}

/// How much of the story a page tells.
const STORY: usize = 60;

async fn show(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let held = host.store.held(&browser.owner, &id).await?;
    let chat = host.store.chat(&id).await?;
    let table = host.table(&id).await?;
    let table = table.lock().await;
    let asked_at = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = host.base_url.clone().or(asked_at.map(|host| format!("http://{host}"))).unwrap_or_default();
    let page = draw(&table, &held, chat, &browser.say(), origin.trim_end_matches('/'));
    Ok(known(browser, page.into_string().into_html()))
}

/// Of the seats somebody holds, the one to speak for now.
fn speaker(table: &Table, held: &[Seat]) -> Option<Seat> {
    let acts = |seat: &&Seat| table.game(None).to_act().contains(**seat);
    held.iter().find(acts).or(held.first()).copied()
}

/// The table, and the seat this browser speaks for; nobody else may do anything there.
async fn take_seat(
    host: &Host,
    headers: &HeaderMap,
    id: &str,
) -> Result<(OwnedMutexGuard<Table>, Seat), Error> {
    let held = host.store.held(&Browser::of(headers).owner, id).await?;
    let table = host.table(id).await?.lock_owned().await;
    let me = speaker(&table, &held).ok_or(Error::Forbidden)?;
    Ok((table, me))
}

/// Says things with the names of those who sit here.
pub(crate) fn named(say: &Say, sitters: &[Sitter]) -> Say {
    let name =
        |(sitter, seat): (&Sitter, usize)| sitter.name.clone().unwrap_or_else(|| say.seat(Seat::new(seat)));
    say.clone().with_names(sitters.iter().zip(0..).map(name).collect::<Vec<_>>())
}

fn draw(table: &Table, held: &[Seat], chat: Vec<(String, String)>, say: &Say, origin: &str) -> maud::Markup {
    let say = &named(say, &table.sitters);
    let me = speaker(table, held);
    let game = table.game(me);
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let acts = me.filter(|&me| table.is_full() && game.to_act().contains(me));
    let picture = game.picture(viewer, acts, say);
    // A draft may end the game; it is over when everybody agrees.
    let standings = table.game(None).standings();
    let opened = held.contains(&Seat::new(0));
    let seats = table.sitters.iter().zip(0..).map(|(sitter, idx)| {
        let seat = Seat::new(idx);
        Seating {
            seat,
            sitting: match (&sitter.bot, &sitter.invite) {
                (Some(_), _) => Sitting::Bot,
                (None, Some(invite)) => {
                    Sitting::Open { link: opened.then(|| format!("{origin}/t/{}/join/{invite}", table.id)) }
                }
                (None, None) => Sitting::Person,
            },
            mine: held.contains(&seat),
            to_act: table.is_full() && game.to_act().contains(seat),
            standing: standings.as_ref().map(|standings| (standings[seat].place, standings[seat].points)),
        }
    });
    let told = (0..game.ply()).flat_map(|ply| game.told(ply, viewer, say)).map(|told| told.text);
    let story: Vec<String> = told.collect();
    let seed = game.seed().to_string();
    page::table(
        say,
        &page::Table {
            id: table.id.clone(),
            title: say.words(&format!("{}-title", game.key())),
            ply: game.ply(),
            seats: seats.collect(),
            board: picture.board,
            question: acts
                .and(game.decision())
                .map(|decision| say.words(&format!("{}-ask-{decision}", game.key()))),
            offers: picture.offers,
            reasons: picture.reasons,
            can_undo: me.is_some_and(|me| table.has_draft(me)),
            can_end: me.is_some_and(|me| table.is_complete(me)),
            story: story[story.len().saturating_sub(STORY)..].to_vec(),
            chat,
            sits: me.is_some(),
            seed_hash: session::hash(&seed),
            over: standings.is_some(),
        },
    )
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
    Form(form): Form<Pick>,
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
    Form(form): Form<Turn>,
) -> Result<Redirect, Error> {
    let (mut table, me) = take_seat(&host, &headers, &id).await?;
    match form.r#do.as_str() {
        "undo" => table.undo(me),
        "reset" => table.reset(me),
        "end" => match table.end_turn(&host.store, me).await {
            // Ended twice, or somewhere else: the fresh table tells.
            Ok(()) | Err(Error::Refused(_)) => {}
            Err(bad) => return Err(bad),
        },
        other => return Err(Error::BadForm(format!("`do` is undo, reset or end, not {other:?}"))),
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
    Form(form): Form<Words>,
) -> Result<Redirect, Error> {
    let (table, me) = take_seat(&host, &headers, &id).await?;
    let text: String = form.text.chars().filter(|c| !c.is_control()).take(300).collect();
    if !text.trim().is_empty() {
        let name = table.sitters[me.idx()].name.clone().unwrap_or_default();
        host.store.say(&id, &name, text.trim()).await?;
        table.touch();
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
    if game.standings().is_none() {
        return Err(Error::Forbidden);
    }
    let name = format!("attachment; filename=\"{id}.game\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, game.record(Digests::Last)).into_response())
}
