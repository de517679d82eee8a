//! Afterwards: any moment of a finished game, and playing on from it.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use shelf::{AnyMatch, Level};
use tabletop::{Seat, Viewer};
use ui::page;

use crate::draw::{self, named};
use crate::error::{Error, Filled};
use crate::host::{Host, replay};
use crate::ids::{Bot, MatchId};
use crate::pages::IntoHtml;
use crate::seating::{Entry, Seating, What};
use crate::store::{Kept, New, Terms};
use crate::visitor::Visitor;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new().route("/t/{id}/replay", get(show)).route("/t/{id}/branch", post(branch))
}

#[derive(Deserialize)]
struct Moment {
    at: Option<usize>,
}

async fn show(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Query(moment): Query<Moment>,
) -> Result<Response, Error> {
    let table = host.table(&id).await?;
    let table = table.lock().await;
    // Everything is shown, so the game must be over.
    if !table.is_open_book() {
        return Ok(Redirect::to(&id.page()).into_response());
    }
    let say = named(&visitor.say(), &table);
    let plies = table.game(None).ply();
    let ply = moment.at.unwrap_or(plies).min(plies);
    let mut game = table.game(None).copy();
    game.go_back(ply);
    let held = table.held(visitor.person());
    let told = ply.checked_sub(1).map(|last| draw::lines(&*game, last, Viewer::All, &say).collect());
    let page = page::replay(
        &say,
        &page::Replay {
            id: id.to_string(),
            game: game.key().name(),
            style: game.key().style(),
            study: table.kept().study,
            title: say.words(&format!("{}-title", game.key())),
            ply,
            plies,
            chapters: table.game(None).chapters(),
            decisions: decisions(table.game(None), ply),
            mine: held,
            board: game.picture(Viewer::All, None, &say).board,
            story: told.unwrap_or_default(),
            account: game.account(Viewer::All),
            review: table.review().map(|review| Arc::new(review.told(table.game(None), &say))),
        },
    );
    Ok(page.into_string().into_html())
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

/// A new table that begins at this moment, one person against bots: a study, because the deal is known.
async fn branch(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Branch>,
) -> Result<Redirect, Error> {
    // Only what is over is an open book.
    if !host.table(&id).await?.lock().await.is_open_book() {
        return Err(Error::Forbidden);
    }
    let loaded = host.store().load(&id).await?.ok_or(Error::NotFound)?;
    let (kept, mut choices) = (loaded.kept, loaded.choices);
    if form.seat >= kept.seats || form.at > choices.len() {
        return Err(Error::BadForm("there is no such moment or seat".into()));
    }
    choices.truncate(form.at);
    // The digests of the choices are kept with them; this checks that they still hold.
    replay(&kept, &choices)?;
    let old = Seating::read(kept.seats, loaded.seats, form.at);
    let coming = visitor.coming();
    let sits = |seat: Seat| match seat.idx() == form.seat {
        true => What::Sat {
            who: Some(coming.person().clone()),
            name: old.sitter(seat).and_then(|sitter| sitter.name().map(str::to_owned)),
            invite: None,
        },
        false => What::Bot(Bot::of(Level::DEFAULT)),
    };
    let (at, by) = (host.means.clock.now(), Some(coming.person().clone()));
    let entry = |seat| Entry { seat, what: sits(seat), by: by.clone(), ply: form.at, at };
    let seats: Vec<Entry> = Seat::first(kept.seats).map(entry).collect();
    let terms = Terms { stand_in: Bot::of(Level::DEFAULT), ..kept.terms.clone() };
    let kept = Kept { id: MatchId::fresh(), study: true, opener: by.clone(), terms, next: None, ..kept };
    let new = New {
        kept: &kept,
        seats: &seats,
        choices: &choices,
        result: None,
        follows: None,
        upload: None,
        arrival: coming.arrival(),
    };
    host.store().create(new).await?;
    visitor.came(&coming);
    Ok(Redirect::to(&kept.id.page()))
}
