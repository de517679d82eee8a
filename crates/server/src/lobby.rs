//! Arriving and sitting: the start page, new tables, invitations.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use i18n::Locale;
use serde::Deserialize;
use shelf::Key;
use tabletop::Seat;
use ui::page::{self, Listed, Start};

use crate::error::Error;
use crate::host::Host;
use crate::pages::IntoHtml;
use crate::session::{self, Browser};
use crate::store::{Kept, Sitter};

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/", get(start))
        .route("/language", post(language))
        .route("/new", post(new))
        .route("/t/{id}/join/{invite}", get(invitation).post(join))
        .route("/t/{id}/bot", post(fill))
        .route("/t/{id}/rematch", post(rematch))
}

/// Adds the browser's cookie, if it has none yet.
pub(crate) fn known(browser: Browser, mut response: Response) -> Response {
    if let Some(cookie) = browser.set_cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

async fn start(State(host): State<Arc<Host>>, headers: HeaderMap) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let say = browser.say();
    let tables = host.store.matches_of(&browser.owner).await?;
    let tables =
        tables.into_iter().map(|(id, game, finished)| (id, say.words(&format!("{game}-title")), finished));
    let games = Key::ALL.map(|key| Listed {
        key: key.name(),
        seats: (*key.seats().start(), *key.seats().end()),
        settings: key.settings(),
    });
    let page = page::start(&say, &Start { games: games.into(), tables: tables.collect() });
    Ok(known(browser, page.into_string().into_html()))
}

#[derive(Deserialize)]
struct Language {
    lang: String,
    back: String,
}

async fn language(Form(form): Form<Language>) -> Result<Response, Error> {
    let locale = Locale::named(&form.lang).ok_or_else(|| Error::BadForm("no such language".into()))?;
    // Only to our own pages.
    let back =
        if form.back.starts_with('/') && !form.back.starts_with("//") { form.back.as_str() } else { "/" };
    let mut response = Redirect::to(back).into_response();
    if let Some(cookie) = session::language_cookie(locale) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A name as people may have one: short, one line, not empty.
fn name(given: Option<&String>, otherwise: &str) -> String {
    let name: String =
        given.map(String::as_str).unwrap_or_default().chars().filter(|c| !c.is_control()).take(24).collect();
    let name = name.trim();
    if name.is_empty() { otherwise.to_owned() } else { name.to_owned() }
}

async fn new(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let game = form.get("game").map(String::as_str).unwrap_or_default();
    let key = Key::named(game).ok_or_else(|| Error::BadForm(format!("known games are: {}", Key::names())))?;
    let seats = form.get("seats").and_then(|seats| seats.parse().ok()).unwrap_or(*key.seats().start());
    let settings = key.settings();
    let options: Vec<(String, String)> = form
        .iter()
        .filter(|(key, value)| settings.iter().any(|setting| setting.key == *key) && !value.is_empty())
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    let player = || browser.say().seat(Seat::new(0));
    let mut sitters = vec![Sitter { name: Some(name(form.get("name"), &player())), ..Sitter::default() }];
    for _ in 1..seats {
        sitters.push(match form.get("bots").map(String::as_str) {
            Some("all") => Sitter { bot: Some("random".into()), ..Sitter::default() },
            Some(_) | None => Sitter { invite: Some(session::secret()), ..Sitter::default() },
        });
    }
    let id = open(&host, key, seats, options, sitters).await?;
    host.store.hold(&browser.owner, &id, Seat::new(0)).await?;
    Ok(known(browser, Redirect::to(&format!("/t/{id}")).into_response()))
}

async fn open(
    host: &Host,
    key: Key,
    seats: usize,
    options: Vec<(String, String)>,
    sitters: Vec<Sitter>,
) -> Result<String, Error> {
    let seed = session::secret() + &session::secret();
    let parsed = seed.parse().map_err(|_| Error::Broken("a fresh seed is a seed".into()))?;
    let game = key.start(seats, &options, parsed).map_err(|bad| Error::BadForm(bad.to_string()))?;
    let id = session::short_id();
    let kept = Kept {
        id: id.clone(),
        game: key.name().into(),
        rules: game.rules(),
        seats,
        options,
        seed,
        finished: false,
    };
    host.open(kept, sitters).await?;
    Ok(id)
}

async fn invitation(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path((id, invite)): Path<(String, String)>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let table = host.table(&id).await?;
    let table = table.lock().await;
    if !table.sitters.iter().any(|sitter| sitter.invite.as_deref() == Some(&invite)) {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let say = browser.say();
    let title = say.words(&format!("{}-title", table.game(None).key()));
    let page = page::join(&say, &page::Join { action: format!("/t/{id}/join/{invite}"), title });
    Ok(known(browser, page.into_string().into_html()))
}

async fn join(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path((id, invite)): Path<(String, String)>,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let table = host.table(&id).await?;
    let mut table = table.lock().await;
    let seat = table.sitters.iter().position(|sitter| sitter.invite.as_deref() == Some(&invite));
    let seat = Seat::new(seat.ok_or(Error::NotFound)?);
    let visitor = browser.say().words("site-visitor");
    let sitter = Sitter { name: Some(name(form.get("name"), &visitor)), ..Sitter::default() };
    host.store.seat(&id, seat, &sitter).await?;
    host.store.hold(&browser.owner, &id, seat).await?;
    table.sitters[seat.idx()] = sitter;
    table.play_on(&host.store).await?;
    table.touch();
    Ok(known(browser, Redirect::to(&format!("/t/{id}")).into_response()))
}

#[derive(Deserialize)]
struct Fill {
    seat: usize,
}

/// Whoever opened the table gives an empty seat to a bot.
async fn fill(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(form): Form<Fill>,
) -> Result<Redirect, Error> {
    let browser = Browser::of(&headers);
    if !host.store.held(&browser.owner, &id).await?.contains(&Seat::new(0)) {
        return Err(Error::Forbidden);
    }
    let table = host.table(&id).await?;
    let mut table = table.lock().await;
    let open = table.sitters.get(form.seat).is_some_and(|sitter| sitter.invite.is_some());
    if !open {
        return Err(Error::BadForm("that seat is taken".into()));
    }
    let sitter = Sitter { bot: Some("random".into()), ..Sitter::default() };
    host.store.seat(&id, Seat::new(form.seat), &sitter).await?;
    table.sitters[form.seat] = sitter;
    table.play_on(&host.store).await?;
    table.touch();
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// The same table again: bots stay, everybody else gets an invitation.
async fn rematch(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let (kept, old, _) = host.store.load(&id).await?.ok_or(Error::NotFound)?;
    let held = host.store.held(&browser.owner, &id).await?;
    let Some(&mine) = held.first().filter(|_| kept.finished) else { return Err(Error::Forbidden) };
    let key = Key::named(&kept.game).ok_or(Error::NotFound)?;
    let sitters: Vec<Sitter> = old
        .into_iter()
        .zip(0..)
        .map(|(sitter, seat)| match (sitter.bot, seat == mine.idx()) {
            (Some(bot), _) => Sitter { bot: Some(bot), ..Sitter::default() },
            (None, true) => Sitter { name: sitter.name, ..Sitter::default() },
            (None, false) => Sitter { invite: Some(session::secret()), ..Sitter::default() },
        })
        .collect();
    let id = open(&host, key, kept.seats, kept.options, sitters).await?;
    host.store.hold(&browser.owner, &id, mine).await?;
    Ok(known(browser, Redirect::to(&format!("/t/{id}")).into_response()))
}
