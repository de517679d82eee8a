//! Arriving and sitting: the start page, new tables, invitations.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::multipart::MultipartError;
use axum::extract::{DefaultBodyLimit, Multipart, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use i18n::Locale;
use serde::Deserialize;
use shelf::Key;
use tabletop::Seat;
use ui::page::{self, Known, Listed, Start};

use crate::advice::levels;
use crate::error::{Error, Filled};
use crate::host::Host;
use crate::pages::IntoHtml;
use crate::seats::level;
use crate::session::{self, Browser};
use crate::store::{Kept, Sitter};

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/", get(start))
        .route("/language", post(language))
        .route("/new", post(new))
        .route("/look", post(look).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
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
    let tables = tables.into_iter().map(|(id, game, names, finished)| Known {
        title: say.words(&format!("{game}-title")),
        mine: host.is_to_choose(&browser.owner, &id),
        id,
        names,
        finished,
    });
    let games = Key::ALL.map(listed);
    let page = page::start(&say, &Start { games: games.into(), levels: levels(), tables: tables.collect() });
    Ok(known(browser, page.into_string().into_html()))
}

/// A game as the start page shows it.
pub(crate) fn listed(key: Key) -> Listed {
    Listed {
        key: key.name(),
        emblem: key.emblem(),
        seats: (*key.seats().start(), *key.seats().end()),
        settings: key.settings(),
        has_tables: !key.tables().is_empty(),
    }
}

#[derive(Deserialize)]
struct Language {
    lang: String,
    back: String,
}

async fn language(Filled(form): Filled<Language>) -> Result<Response, Error> {
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

/// A name as people may have one: short, one line, not empty; otherwise none.
pub(crate) fn name(given: Option<&String>) -> Option<String> {
    let name: String = given?.chars().filter(|c| !c.is_control()).take(24).collect();
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

async fn new(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Filled(form): Filled<BTreeMap<String, String>>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let game = form.get("game").map(String::as_str).unwrap_or_default();
    let key = Key::named(game).ok_or_else(|| Error::BadForm(format!("known games are: {}", Key::names())))?;
    let seats = match form.get("seats") {
        Some(seats) => {
            seats.parse().map_err(|_| Error::BadForm(format!("`seats` is a number, not {seats:?}")))?
        }
        None => *key.seats().start(),
    };
    let settings = key.settings();
    let options: Vec<(String, String)> = form
        .iter()
        .filter(|(key, value)| settings.iter().any(|setting| setting.key == *key) && !value.is_empty())
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    let bots = match form.get("bots").map(String::as_str) {
        Some("all") => seats,
        Some(bots) => bots.parse().unwrap_or(0),
        None => 0,
    };
    let level = level(form.get("level").map(String::as_str).unwrap_or_default())?;
    let mut sitters = vec![Sitter::person(name(form.get("name")))];
    // The opener, those who are invited, the bots.
    sitters.extend((1..seats).map(|seat| match seat + bots >= seats {
        true => Sitter::bot(level),
        false => Sitter::open(),
    }));
    let held = [(browser.owner.clone(), Seat::new(0))];
    let id = open(&host, key, options, sitters, &held, &browser.owner).await?;
    Ok(known(browser, Redirect::to(&format!("/t/{id}")).into_response()))
}

async fn open(
    host: &Host,
    key: Key,
    mut options: Vec<(String, String)>,
    sitters: Vec<Sitter>,
    holders: &[(String, Seat)],
    opener: &str,
) -> Result<String, Error> {
    let said = options.iter().any(|(option, _)| option == shelf::tables::OPTION);
    if let Some((_, hash)) = host.tables_of.as_ref().filter(|(of, _)| *of == key && !said) {
        options.push((shelf::tables::OPTION.to_owned(), hash.clone()));
    }
    let seats = sitters.len();
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
        opener: Some(opener.to_owned()),
    };
    host.open(kept, sitters, holders).await?;
    Ok(id)
}

/// The same table again, with the same people; whoever asks second is led to the table of the first.
async fn rematch(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let (kept, sitters, _) = host.store.load(&id).await?.ok_or(Error::NotFound)?;
    let table = host.table(&id).await?;
    let mut table = table.lock().await;
    if table.held(&browser.owner).is_empty() || !kept.finished {
        return Err(Error::Forbidden);
    }
    let next = match table.next.clone() {
        Some(next) => next,
        None => {
            let key = Key::named(&kept.game).ok_or(Error::NotFound)?;
            open(&host, key, kept.options, sitters, &table.holders, &browser.owner).await?
        }
    };
    table.next = Some(next.clone());
    table.touch();
    Ok(known(browser, Redirect::to(&format!("/t/{next}")).into_response()))
}

/// Why an upload could not be read.
pub(crate) fn unreadable(bad: MultipartError) -> Error {
    match bad.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
        _ => Error::BadForm(bad.body_text()),
    }
}

/// The largest record anybody has played.
const LARGEST_RECORD: usize = 512 << 10;

/// Somebody's record, to look at: kept as a match nobody sits at.
async fn look(State(host): State<Arc<Host>>, mut form: Multipart) -> Result<Redirect, Error> {
    let field = form.next_field().await.map_err(unreadable)?;
    let field = field.ok_or_else(|| Error::BadForm("there is no file".into()))?;
    let record = field.text().await.map_err(unreadable)?;
    let game = shelf::open(&record).map_err(|bad| Error::BadRecord(bad.to_string()))?;
    let header = tabletop::Header::read(&record).map_err(|bad| Error::BadRecord(bad.to_string()))?;
    let kept = Kept {
        id: session::short_id(),
        game: game.key().name().into(),
        rules: game.rules(),
        seats: game.seats(),
        options: header.options.into_iter().map(|(_, key, value)| (key, value)).collect(),
        seed: game.seed().to_string(),
        finished: true,
        opener: None,
    };
    let mut start = game.copy();
    start.go_back(0);
    let choices = crate::table::choices(start, &*game)?;
    host.store.create(&kept, &[], &[]).await?;
    host.store.append(&kept.id, 0, choices, Some(String::new())).await?;
    Ok(Redirect::to(&format!("/t/{}/replay?at=0", kept.id)))
}
