//! Somebody's own page: the personal link that brings all seats to any browser, and the browsers that have them.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use tabletop::Message;
use ui::page;

use crate::error::{Error, Filled};
use crate::host::Host;
use crate::ids::{Secret, SecretHash};
use crate::pages::IntoHtml;
use crate::presence::Joined;
use crate::store::SignedIn;
use crate::text;
use crate::visitor::Visitor;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/me", get(show))
        .route("/me/passport", post(renew))
        .route("/me/later", post(later))
        .route("/me/out", post(out))
        .route("/passport/{secret}", get(ask).post(sign_in))
}

async fn show(State(host): State<Arc<Host>>, visitor: Visitor) -> Result<Response, Error> {
    page(&host, &visitor, None).await
}

async fn page(host: &Host, visitor: &Visitor, link: Option<String>) -> Result<Response, Error> {
    let (say, now) = (visitor.say(), host.means.clock.now());
    let mut devices = Vec::new();
    if let Some(person) = visitor.person() {
        for device in host.store().devices(person).await? {
            let seen = host.store().device_seen(&device.hash).unwrap_or(device.created);
            devices.push(page::Device {
                id: device.hash.short().to_owned(),
                label: device.label,
                here: visitor.device() == Some(&device.hash),
                minutes: now.since(seen).as_secs() / 60,
            });
        }
    }
    let me = page::Me { known: visitor.person().is_some(), link, devices };
    Ok(page::me(&say, &me).into_string().into_html())
}

/// Makes a personal link and shows it, once: only its hash is kept, and every older one is void.
async fn renew(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let person = visitor.person().ok_or(Error::Forbidden)?;
    let secret = Secret::fresh();
    host.store().renew_passport(person, &secret.hash()).await?;
    host.forget_devices();
    let link = format!("{}/passport/{}", host.origin(&headers), secret.reveal());
    page(&host, &visitor, Some(link)).await
}

#[derive(Deserialize)]
struct Back {
    back: String,
}

/// Not now.
async fn later(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Filled(form): Filled<Back>,
) -> Result<Redirect, Error> {
    let person = visitor.person().ok_or(Error::Forbidden)?;
    host.store().put_off_passport(person).await?;
    host.forget_devices();
    Ok(Redirect::to(crate::lobby::own_page(&form.back)))
}

#[derive(Deserialize)]
struct Out {
    device: String,
}

/// A browser speaks for nobody any more.
async fn out(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Filled(form): Filled<Out>,
) -> Result<Redirect, Error> {
    let person = visitor.person().ok_or(Error::Forbidden)?;
    let gone: SecretHash = host.store().sign_out(person, &form.device).await?.ok_or(Error::NotFound)?;
    host.people_changed(&[person], None).await;
    if visitor.device() == Some(&gone) {
        visitor.forgets();
        return Ok(Redirect::to("/"));
    }
    Ok(Redirect::to("/me"))
}

/// Asks before anything is done: chat programs open links, too.
async fn ask(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Result<Response, Error> {
    let secret = Secret::read(&secret).ok_or(Error::NotFound)?;
    let say = visitor.say();
    let Some(person) = host.store().passport(&secret.hash()).await? else {
        let detail = Some(say.words("site-passport-void-help"));
        let void = page::Problem { what: say.words("site-passport-void"), detail, back: "/".into() };
        return Ok(page::problem(&say, &void).into_string().into_html());
    };
    if visitor.person() == Some(&person) {
        return Ok(Redirect::to("/me").into_response());
    }
    let has_seats = match visitor.person() {
        Some(person) => host.store().sits_anywhere(person).await?,
        None => false,
    };
    let (detail, buttons) = match has_seats {
        false => ("site-passport-here", vec![(Some(("how", "replace")), say.words("site-continue-here"))]),
        true => (
            "site-passport-two",
            vec![
                (Some(("how", "join")), say.words("site-passport-join")),
                (Some(("how", "replace")), say.words("site-passport-replace")),
            ],
        ),
    };
    let names: Vec<String> =
        host.store().names_of(&person).await?.iter().map(|name| text::isolated(name)).collect();
    let whose =
        Message::new("site-passport-whose").text("names", names.join(&say.words("site-list-separator")));
    let whose = if names.is_empty() { String::new() } else { say.message(&whose) + " " };
    let asked = page::Ask {
        action: format!("/passport/{}", secret.reveal()),
        title: say.words("site-passport-of"),
        detail: Some(whose + &say.words(detail)),
        tables: None,
        name: false,
        decline: Some(say.words("site-passport-not-mine")),
        buttons,
    };
    Ok(page::ask(&say, &asked).into_string().into_html())
}

#[derive(Deserialize)]
struct How {
    #[serde(default)]
    how: String,
}

/// This browser speaks for whoever has the link; what it spoke for before joins them, or is left behind.
async fn sign_in(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(secret): Path<String>,
    Filled(form): Filled<How>,
) -> Result<Redirect, Error> {
    let link = Secret::read(&secret).ok_or(Error::NotFound)?.hash();
    let joins = match form.how.as_str() {
        "join" => visitor.person(),
        "replace" | "" => None,
        other => return Err(Error::BadForm(format!("`how` is join or replace, not {other:?}"))),
    };
    // Whose browser it is already: nobody changes.
    if let Some(person) = visitor.person()
        && host.store().passport(&link).await?.as_ref() == Some(person)
    {
        return Ok(Redirect::to("/"));
    }
    // A browser that is known keeps its cookie and speaks for somebody else.
    let fresh = Secret::fresh();
    let device = visitor.device().cloned().unwrap_or_else(|| fresh.hash());
    let person = match host
        .store()
        .sign_in(&device, (&visitor.label(), visitor.shows_cookie()), &link, joins)
        .await?
    {
        SignedIn::As(person) => person,
        SignedIn::Void => return Err(Error::NotFound),
        SignedIn::Apart => return Err(Error::Apart),
    };
    if visitor.device().is_none() {
        visitor.carries(&fresh);
    }
    let people: Vec<_> = [Some(&person), visitor.person()].into_iter().flatten().collect();
    let joined = joins.map(|was| Joined { was: was.clone(), is: person.clone() });
    host.people_changed(&people, joined.as_ref()).await;
    Ok(Redirect::to("/"))
}
