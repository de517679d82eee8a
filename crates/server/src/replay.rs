//! Afterwards: any moment of a finished game, and playing on from it.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use serde::Deserialize;
use tabletop::{Seat, Viewer};
use ui::page;

use crate::error::Error;
use crate::host::{Host, replay};
use crate::lobby::known;
use crate::pages::IntoHtml;
use crate::play::named;
use crate::session::{self, Browser};
use crate::store::{Kept, Sitter};

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new().route("/t/{id}/replay", get(show)).route("/t/{id}/branch", post(branch))
}

#[derive(Deserialize)]
struct Moment {
    at: Option<usize>,
}

async fn show(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let table = host.table(&id).await?;
    let table = table.lock().await;
    // Everything is shown, so the game must be over.
    if table.game(None).standings().is_none() {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let say = named(&browser.say(), &table.sitters);
    let plies = table.game(None).ply();
    let ply = moment.at.unwrap_or(plies).min(plies);
    let mut game = table.game(None).copy();
    game.go_back(ply);
    let told = ply.checked_sub(1).map(|last| game.told(last, Viewer::All, &say)).unwrap_or_default();
    let page = page::replay(
        &say,
        &page::Replay {
            id,
            title: say.words(&format!("{}-title", game.key())),
            ply,
            plies,
            seats: game.seats(),
            board: game.picture(Viewer::All, None, &say).board,
            story: told.into_iter().map(|told| told.text).collect(),
        },
    );
    Ok(known(browser, page.into_string().into_html()))
}

#[derive(Deserialize)]
struct Branch {
    at: usize,
    seat: usize,
}

/// A new table that begins at this moment, one person against bots.
async fn branch(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(form): Form<Branch>,
) -> Result<Response, Error> {
    let browser = Browser::of(&headers);
    let (kept, old, mut choices) = host.store.load(&id).await?.ok_or(Error::NotFound)?;
    if !kept.finished {
        return Err(Error::Forbidden);
    }
    if form.seat >= kept.seats || form.at > choices.len() {
        return Err(Error::BadForm("there is no such moment or seat".into()));
    }
    choices.truncate(form.at);
    // The digests of the choices are kept with them; this checks that they still hold.
    replay(&kept, &choices)?;
    let sitters: Vec<Sitter> = (0..kept.seats)
        .map(|seat| match seat == form.seat {
            true => {
                let name = old.get(seat).and_then(|sitter| sitter.name.clone());
                Sitter {
                    name: Some(name.unwrap_or_else(|| browser.say().seat(Seat::new(seat)))),
                    ..Sitter::default()
                }
            }
            false => Sitter { bot: Some("random".into()), ..Sitter::default() },
        })
        .collect();
    let kept = Kept { id: session::short_id(), finished: false, ..kept };
    host.store.create(&kept, &sitters).await?;
    host.store.append(&kept.id, 0, &choices, None).await?;
    host.store.hold(&browser.owner, &kept.id, Seat::new(form.seat)).await?;
    Ok(known(browser, Redirect::to(&format!("/t/{}", kept.id)).into_response()))
}
