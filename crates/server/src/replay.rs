//! Afterwards: any moment of a finished game, and playing on from it.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use i18n::{Locale, Say};
use serde::Deserialize;
use shelf::{AnyMatch, Level};
use tabletop::{At, Seat, Viewer};
use ui::page;

use crate::assets;
use crate::draw::{self, named};
use crate::error::{Error, Filled};
use crate::host::{Host, replay};
use crate::ids::{self, Bot, MatchId};
use crate::pages::IntoHtml;
use crate::seating::{Entry, Seating, What};
use crate::store::{Kept, New, Opened, Terms, Upload};
use crate::visitor::Visitor;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/t/{id}/replay", get(show))
        .route("/t/{id}/end.svg", get(picture))
        .route("/t/{id}/branch", post(branch))
}

#[derive(Deserialize)]
struct Moment {
    at: Option<String>,
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
    let at = match moment.at.as_deref().map(str::parse::<At>) {
        Some(Ok(at)) => at.min(At::ply(plies)),
        None => At::ply(plies),
        Some(Err(bad)) => return Err(Error::BadForm(bad.to_string())),
    };
    let ply = at.ply;
    let whole = table.game(None);
    let mut game = whole.copy();
    game.go_back(ply);
    let held = table.held(visitor.person());
    // The scene that has led here.
    let told_ply = if at.moment > 0 { Some(ply) } else { ply.checked_sub(1) };
    let lines = told_ply.map(|told| draw::lines(whole, told, Viewer::All, &say).collect::<Vec<_>>());
    let is_it = |line: &page::Line| line.scene.is_some_and(|(_, to)| to == at);
    let story: Vec<_> = lines.unwrap_or_default().into_iter().filter(is_it).collect();
    let page = page::replay(
        &say,
        &page::Replay {
            id: id.to_string(),
            game: game.key().name(),
            style: game.key().style(),
            study: table.kept().study,
            title: say.words(&format!("{}-title", game.key())),
            at,
            plies,
            steps: steps(whole, at),
            chapters: table.game(None).chapters(),
            decisions: decisions(table.game(None), ply),
            bots: draw::bots(&table),
            mine: held,
            finale: whole.finale_from(),
            over: whole.standings().is_some(),
            board: whole.board_at(at, Viewer::All, &say),
            story,
            account: game.account(Viewer::All),
            review: table.review().map(|review| Arc::new(review.told(table.game(None), &say))),
        },
    );
    Ok(page.into_string().into_html())
}

/// The end of the game as a picture, with the names everybody sees; there is none before.
async fn picture(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<MatchId>,
) -> Result<Response, Error> {
    let table = host.table(&id).await?;
    let (game, say) = {
        let table = table.lock().await;
        (table.game(None).copy(), named(&visitor.say(), &table))
    };
    // Drawing takes longer than anybody should wait for the table.
    let drawing = game.poster(&say).ok_or(Error::NotFound)?;
    let hash = ids::hash(&drawing)[..16].to_owned();
    let mut response = assets::with_tag(&headers, &hash, || drawing.into_response());
    let told = response.headers_mut();
    told.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"));
    told.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    told.insert(header::VARY, HeaderValue::from_static("cookie, accept-language"));
    Ok(response)
}

/// Back and forth from a moment: by scene, by turn, by month, round or day.
fn steps(game: &dyn AnyMatch, at: At) -> Vec<(&'static str, At, At)> {
    let (plies, say) = (game.ply(), Say::new(Locale::En));
    let scenes = |ply: usize| game.told_by_moment(ply, Viewer::All, &say).len().max(1);
    let before = match (at.moment, at.ply.checked_sub(1)) {
        (0, None) => at,
        (0, Some(ply)) => At { ply, moment: scenes(ply) - 1 },
        (moment, _) => At { moment: moment - 1, ..at },
    };
    let after = match at.ply < plies {
        true if at.moment + 1 < scenes(at.ply) => At { moment: at.moment + 1, ..at },
        true => At::ply(at.ply + 1),
        false => at,
    };
    let begins = |ply: usize| ply == 0 || game.chooser(ply) != game.chooser(ply - 1);
    let end = At::ply(plies);
    let last = |found: Option<usize>| found.map_or_else(At::default, At::ply);
    let next = |found: Option<usize>| found.map_or(end, At::ply);
    let back = at.ply + usize::from(at.moment > 0);
    let turn =
        (last((0..back).rev().find(|&ply| begins(ply))), next((at.ply + 1..plies).find(|&ply| begins(ply))));
    let chapters = game.chapters();
    let plies_of = || chapters.iter().map(|&(ply, _)| ply);
    let round = (last(plies_of().rev().find(|&ply| ply < back)), next(plies_of().find(|&ply| ply > at.ply)));
    vec![("site-scene", before, after), ("site-turn", turn.0, turn.1), ("site-round", round.0, round.1)]
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
            // Nobody plays under the name of another.
            name: old
                .sitter(seat)
                .filter(|sitter| sitter.who() == Some(coming.person()))
                .and_then(|sitter| sitter.name().map(str::to_owned)),
            invite: None,
        },
        false => What::Bot(Bot::of(Level::DEFAULT)),
    };
    let (at, by) = (host.means.clock.now(), Some(coming.person().clone()));
    let entry = |seat| Entry { seat, what: sits(seat), by: by.clone(), ply: form.at, at };
    let seats: Vec<Entry> = Seat::first(kept.seats).map(entry).collect();
    let terms = Terms { stand_in: Bot::of(Level::DEFAULT), ..kept.terms.clone() };
    let kept = Kept { id: MatchId::fresh(), study: true, opener: by.clone(), terms, next: None, ..kept };
    // A study takes room as a record does, and is forgotten as one is.
    let size = choices.iter().map(|choice| choice.action.len() + choice.digest.len()).sum();
    let new = New {
        kept: &kept,
        seats: &seats,
        choices: &choices,
        result: None,
        follows: None,
        upload: Some(Upload { person: coming.person(), size, quota: host.quota }),
        arrival: coming.arrival(),
    };
    if host.store().create(new).await? == Opened::Full {
        return Err(Error::QuotaFull);
    }
    visitor.came(&coming);
    Ok(Redirect::to(&kept.id.page()))
}
