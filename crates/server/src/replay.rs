//! Afterwards: any moment of a finished game, and playing on from it.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use shelf::{AnyMatch, Level};
use tabletop::{Seat, Viewer};
use ui::page;

use crate::draw::{self, named};
use crate::error::{Error, Filled};
use crate::host::{Host, replay};
use crate::lobby::known;
use crate::pages::IntoHtml;
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
    if !table.is_open_book() {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let say = named(&browser.say(), &table.sitters);
    let plies = table.game(None).ply();
    let ply = moment.at.unwrap_or(plies).min(plies);
    let mut game = table.game(None).copy();
    game.go_back(ply);
    let held = table.held(&browser.owner);
    let told = ply.checked_sub(1).map(|last| draw::lines(&*game, last, Viewer::All, &say).collect());
    let page = page::replay(
        &say,
        &page::Replay {
            id,
            title: say.words(&format!("{}-title", game.key())),
            ply,
            plies,
            chapters: table.game(None).chapters(),
            decisions: decisions(table.game(None), ply),
            mine: held,
            board: game.picture(Viewer::All, None, &say).board,
            story: told.unwrap_or_default(),
            account: game.account(Viewer::All),
            review: table.review.as_ref().map(|review| Arc::new(review.told(table.game(None), &say))),
        },
    );
    Ok(known(browser, page.into_string().into_html()))
}

/// For every seat, the moments before and after this one at which it chose, and not because it had to.
fn decisions(game: &dyn AnyMatch, now: usize) -> Vec<(Option<usize>, Option<usize>)> {
    let mut found = vec![(None, None); game.seats()];
    let mut then = game.copy();
    then.go_back(0);
    for ply in 0..game.ply() {
        let (Some(seat), Some(action)) = (game.chooser(ply), game.notation(ply)) else { break };
        if then.forced(seat).is_none() {
            let (before, after) = &mut found[seat.idx()];
            if ply < now {
                *before = Some(ply);
            } else if ply > now && after.is_none() {
                *after = Some(ply);
            }
        }
        if then.play(seat, &action).is_err() {
            break;
        }
    }
    found
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
    Filled(form): Filled<Branch>,
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
    let name = |seat: usize| old.get(seat).and_then(|sitter| sitter.name.clone());
    let sitters: Vec<Sitter> =
        (0..kept.seats)
            .map(|seat| {
                if seat == form.seat {
                    Sitter::person(name(seat))
                } else {
                    Sitter::bot(Level::DEFAULT.name())
                }
            })
            .collect();
    let opener = Some(browser.owner.clone());
    let kept = Kept { id: session::short_id(), finished: false, opener, ..kept };
    host.store.create(&kept, &sitters, &[(browser.owner.clone(), Seat::new(form.seat))]).await?;
    host.store.append(&kept.id, 0, choices, None).await?;
    Ok(known(browser, Redirect::to(&format!("/t/{}", kept.id)).into_response()))
}
