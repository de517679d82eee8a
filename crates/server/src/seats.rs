//! Sitting: invitations, bots, several people at one browser, one person at several, seats given away.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use shelf::Level;
use tabletop::{Message, Seat};
use tokio::sync::OwnedMutexGuard;
use ui::page;

use crate::draw::{Looker, named};
use crate::error::{Error, Filled};
use crate::host::Host;
use crate::lobby::{known, name};
use crate::pages::IntoHtml;
use crate::play::take_seat;
use crate::session::{self, Browser};
use crate::store::Sitter;
use crate::table::{Pass, Table};

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/t/{id}/join/{invite}", get(invitation).post(join))
        .route("/t/{id}/bot", post(fill))
        .route("/t/{id}/back", post(back))
        .route("/t/{id}/here", post(here))
        .route("/t/{id}/give", post(give))
        .route("/t/{id}/curtain", post(curtain))
        .route("/t/{id}/prefer", post(prefer))
        .route("/t/{id}/device", post(device))
        .route("/t/{id}/device/{token}", get(pass).post(arrive))
}

fn to_table(id: &str) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}

async fn invitation(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path((id, invite)): Path<(String, String)>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let table = host.table(&id).await?;
    let table = table.lock().await;
    let say = browser.say();
    if !table.sitters.iter().any(|sitter| sitter.invite.as_deref() == Some(&invite)) {
        let taken =
            page::Problem { what: say.words("site-seat-taken"), detail: None, back: format!("/t/{id}") };
        return Ok(known(browser, page::problem(&say, &taken).into_string().into_html()));
    }
    let names: Vec<&str> = table.sitters.iter().filter_map(|sitter| sitter.name.as_deref()).collect();
    let ask = page::Ask {
        action: format!("/t/{id}/join/{invite}"),
        title: say.words(&format!("{}-title", table.game(None).key())),
        detail: (!names.is_empty())
            .then(|| say.message(&Message::new("site-invited").text("names", names.join(", ")))),
        name: true,
        button: say.words("site-sit-down"),
    };
    Ok(known(browser, page::ask(&say, &ask).into_string().into_html()))
}

async fn join(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path((id, invite)): Path<(String, String)>,
    Filled(form): Filled<BTreeMap<String, String>>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let table = host.table(&id).await?;
    let mut table = table.lock().await;
    let seat = table.sitters.iter().position(|sitter| sitter.invite.as_deref() == Some(&invite));
    let seat = Seat::new(seat.ok_or(Error::NotFound)?);
    table.hold(&host.store, &browser.owner, seat).await?;
    table.seat(&host.store, seat, Sitter::person(name(form.get("name")))).await?;
    Ok(known(browser, to_table(&id).into_response()))
}

#[derive(Deserialize)]
struct Which {
    seat: usize,
    #[serde(default)]
    name: String,
}

/// A free seat of a table this browser has opened.
async fn free_seat(
    host: &Host,
    headers: &HeaderMap,
    id: &str,
    seat: usize,
) -> Result<(OwnedMutexGuard<Table>, Seat), Error> {
    let table = host.table(id).await?.lock_owned().await;
    if table.opener != Some(Browser::of(headers).owner) {
        return Err(Error::Forbidden);
    }
    match table.sitters.get(seat) {
        Some(Sitter { invite: Some(_), .. }) => Ok((table, Seat::new(seat))),
        Some(_) | None => Err(Error::BadForm("that seat is taken".into())),
    }
}

#[derive(Deserialize)]
struct Bot {
    seat: usize,
    #[serde(default)]
    level: String,
}

/// A bot plays here from now on: on a free seat or in place of another bot if whoever opened the table says so, for
/// somebody who has gone if anybody at the table does.
async fn fill(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Filled(form): Filled<Bot>,
) -> Result<Redirect, Error> {
    let owner = Browser::of(&headers).owner;
    let mut table = host.table(&id).await?.lock_owned().await;
    let sitter = table.sitters.get(form.seat).cloned().ok_or(Error::NotFound)?;
    let seat = Seat::new(form.seat);
    let is_person = sitter.bot.is_none() && sitter.invite.is_none();
    let may = match is_person {
        true => !table.held(&owner).is_empty(),
        false => table.opener.as_deref() == Some(&owner),
    };
    if !may {
        return Err(Error::Forbidden);
    }
    if table.is_open_book() {
        return Err(Error::BadForm("the game is over".into()));
    }
    let bot = Some(level(&form.level)?.to_owned());
    table.seat(&host.store, seat, Sitter { bot, invite: None, ..sitter }).await?;
    Ok(to_table(&id))
}

/// The bot of this level; the usual one if nothing is said.
pub(crate) fn level(given: &str) -> Result<&'static str, Error> {
    if given.is_empty() {
        return Ok(Level::DEFAULT.name());
    }
    Level::named(given).map(Level::name).ok_or_else(|| {
        let names = Level::ALL.map(Level::name).join(", ");
        Error::BadForm(format!("`level` is one of {names}, not {given:?}"))
    })
}

/// Whoever had gone plays on.
async fn back(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Redirect, Error> {
    let (mut table, seat) = take_seat(&host, &headers, &id).await?;
    let sitter = Sitter { bot: None, ..table.sitters[seat.idx()].clone() };
    table.seat(&host.store, seat, sitter).await?;
    Ok(to_table(&id))
}

/// A free seat goes to somebody who plays in the same browser.
async fn here(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Filled(form): Filled<Which>,
) -> Result<Redirect, Error> {
    let (mut table, seat) = free_seat(&host, &headers, &id, form.seat).await?;
    let browser = Browser::of(&headers);
    table.hold(&host.store, &browser.owner, seat).await?;
    table.seat(&host.store, seat, Sitter::person(name(Some(&form.name)))).await?;
    Ok(to_table(&id))
}

/// Makes a seat free again: its own holder may, and whoever opened the table.
async fn give(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Filled(form): Filled<Which>,
) -> Result<Redirect, Error> {
    let owner = Browser::of(&headers).owner;
    let seat = Seat::first(tabletop::MAX_SEATS).nth(form.seat).ok_or(Error::NotFound)?;
    let table = host.table(&id).await?;
    let mut table = table.lock().await;
    if !table.held(&owner).contains(&seat) && table.opener != Some(owner) {
        return Err(Error::Forbidden);
    }
    if seat.idx() >= table.sitters.len() || table.is_open_book() {
        return Err(Error::BadForm("there is no such seat, or the game is over".into()));
    }
    table.release(&host.store, seat).await?;
    table.seat(&host.store, seat, Sitter::open()).await?;
    Ok(to_table(&id))
}

/// Of several people at one browser, this one looks now.
async fn curtain(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Filled(form): Filled<Which>,
) -> Result<Response, Error> {
    let held = host.table(&id).await?.lock().await.held(&Browser::of(&headers).owner);
    let seat = held.into_iter().find(|seat| seat.idx() == form.seat).ok_or(Error::Forbidden)?;
    let mut response = to_table(&id).into_response();
    if let Some(cookie) = session::seat_cookie(&id, seat) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

#[derive(Deserialize)]
struct Prefer {
    asks: Option<String>,
    name: Option<String>,
}

/// What somebody wants to be called, and whether to be asked what goes without saying.
async fn prefer(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Filled(form): Filled<Prefer>,
) -> Result<Redirect, Error> {
    let table = host.table(&id).await?;
    let mut table = table.lock().await;
    let held = table.held(&Browser::of(&headers).owner);
    let me = Looker::of(&table, &held, &headers).me.ok_or(Error::Forbidden)?;
    let mut sitter = table.sitters[me.idx()].clone();
    sitter.asks = form.asks.map_or(sitter.asks, |asks| asks == "yes");
    sitter.name = form.name.map_or(sitter.name, |given| name(Some(&given)));
    host.store.seat(&id, me, &sitter).await?;
    table.sitters[me.idx()] = sitter;
    table.touch();
    Ok(to_table(&id))
}

/// Makes a link that brings this browser's seats to another one, once.
async fn device(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Redirect, Error> {
    let owner = Browser::of(&headers).owner;
    let table = host.table(&id).await?;
    let mut table = table.lock().await;
    if table.held(&owner).is_empty() {
        return Err(Error::Forbidden);
    }
    table.passes.retain(|pass| pass.owner != owner);
    table.passes.push(Pass { token: session::secret(), owner });
    Ok(to_table(&id))
}

async fn pass(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let table = host.table(&id).await?;
    let table = table.lock().await;
    if !table.passes.iter().any(|pass| pass.token == token) {
        return Ok(to_table(&id).into_response());
    }
    let say = named(&browser.say(), &table.sitters);
    let ask = page::Ask {
        action: format!("/t/{id}/device/{token}"),
        title: say.words(&format!("{}-title", table.game(None).key())),
        detail: None,
        name: false,
        button: say.words("site-continue-here"),
    };
    Ok(known(browser, page::ask(&say, &ask).into_string().into_html()))
}

async fn arrive(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let table = host.table(&id).await?;
    let mut table = table.lock().await;
    let pass = table.passes.iter().position(|pass| pass.token == token).ok_or(Error::NotFound)?;
    let pass = table.passes.remove(pass);
    for seat in table.held(&pass.owner) {
        table.hold(&host.store, &browser.owner, seat).await?;
    }
    table.touch();
    Ok(known(browser, to_table(&id).into_response()))
}
