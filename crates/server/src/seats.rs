//! Sitting: invitations, bots, people who share a screen, seats that are left, lost, or played by a bot for a while.
//! What may happen is said in `seating/rules.rs`.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use shelf::Level;
use tabletop::{Message, Seat};
use tokio::sync::OwnedMutexGuard;
use ui::page;

use crate::error::{Error, Filled};
use crate::host::Host;
use crate::ids::{Invite, MatchId, Person};
use crate::pages::IntoHtml;
use crate::play::{approach, take_seat, to_table};
use crate::seating::{Denied, Invited, Sitter, What};
use crate::store::{is_gone, is_taken};
use crate::table::{Change, Table};
use crate::text;
use crate::visitor::Visitor;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/t/{id}/join/{invite}", get(invitation).post(join))
        .route("/t/{id}/bot", post(bot))
        .route("/t/{id}/stand-in", post(stand_in))
        .route("/t/{id}/back", post(back))
        .route("/t/{id}/lost", post(lost))
        .route("/t/{id}/here", post(here))
        .route("/t/{id}/give", post(give))
        .route("/t/{id}/curtain", post(curtain))
        .route("/t/{id}/prefer", post(prefer))
}

/// A table somebody was invited to; if its memory does not know the invitation, the disk may.
async fn invited_to(
    host: &Host,
    visitor: &Visitor,
    id: &MatchId,
    invite: &Invite,
) -> Result<OwnedMutexGuard<Table>, Error> {
    let mut table = approach(host, visitor, id).await?;
    if table.seating().invited(invite).is_none() {
        table.refresh().await?;
    }
    Ok(table)
}

async fn invitation(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path((id, invite)): Path<(MatchId, String)>,
) -> Result<Response, Error> {
    let invite = Invite::read(&invite).ok_or(Error::NotFound)?;
    let table = invited_to(&host, &visitor, &id, &invite).await?;
    // Whoever sits here comes to their seat, by whatever link.
    if !table.held(visitor.person()).is_empty() {
        return Ok(to_table(&id).into_response());
    }
    if table.is_open_book() {
        return Err(Denied::Over.into());
    }
    visitor.promise();
    let say = visitor.say();
    let free = matches!(table.seating().invited(&invite), Some(Invited::Free(_)));
    if !free {
        let detail = Some(say.words("site-seat-taken-help"));
        let taken = page::Problem { what: say.words("site-seat-taken"), detail, back: id.page() };
        return Ok(page::problem(&say, &taken).into_string().into_html());
    }
    let names: Vec<String> =
        table.seating().sitters().filter_map(|(_, sitter)| sitter.name().map(text::isolated)).collect();
    let who = (!names.is_empty())
        .then(|| say.message(&Message::new("site-invited").text("names", names.join(", "))));
    // Nobody sits down in another's place without knowing it.
    let begun = (table.game(None).ply() > 0).then(|| say.words("site-invited-begun"));
    let details: Vec<String> = who.into_iter().chain(begun).collect();
    let tables = table.kept().tables.as_ref().map(|hash| format!("/tables/{}/{hash}", table.kept().game));
    let ask = page::Ask {
        action: format!("{}/join/{}", id.page(), invite.reveal()),
        title: say.words(&format!("{}-title", table.game(None).key())),
        detail: Some(details.join(" ")).filter(|details| !details.is_empty()),
        tables,
        name: true,
        decline: None,
        buttons: vec![(None, say.words("site-sit-down"))],
    };
    Ok(page::ask(&say, &ask).into_string().into_html())
}

async fn join(
    State(host): State<Arc<Host>>,
    mut visitor: Visitor,
    Path((id, invite)): Path<(MatchId, String)>,
    Filled(form): Filled<BTreeMap<String, String>>,
) -> Result<Redirect, Error> {
    let invite = Invite::read(&invite).ok_or(Error::NotFound)?;
    let name = text::name(form.get("name"));
    let mut table = invited_to(&host, &visitor, &id, &invite).await?;
    loop {
        // At the table, where whoever came first has finished.
        visitor = visitor.kept_promise(&host).await?;
        // Twice the same button: the seat is theirs already.
        if let Some(Invited::Spent(Some(by))) = table.seating().invited(&invite)
            && Some(by) == visitor.person()
        {
            return Ok(to_table(&id));
        }
        let coming = visitor.coming();
        let who = coming.person();
        let sat = table
            .change(Some(who), coming.arrival(), |table| {
                if table.kept().study {
                    return Err(Denied::Study.into());
                }
                if table.is_open_book() {
                    return Err(Denied::Over.into());
                }
                let (seat, what) = table.seating().take(&invite, who, name.clone())?;
                Ok(vec![(seat, what)])
            })
            .await;
        match sat {
            Ok(()) => {
                visitor.came(&coming);
                return Ok(to_table(&id));
            }
            // The same browser has sat down somewhere else meanwhile, and is somebody now; or it is another person.
            Err(Error::Store(bad)) if is_gone(&bad) || (coming.arrival().is_some() && is_taken(&bad)) => {
                visitor = visitor.anew(&host).await?;
            }
            Err(bad) => return Err(bad),
        }
    }
}

#[derive(Deserialize)]
struct Which {
    seat: usize,
    #[serde(default)]
    name: String,
    #[serde(default)]
    level: String,
}

impl Which {
    fn seat(&self) -> Result<Seat, Error> {
        Seat::checked(self.seat).ok_or(Error::NotFound)
    }
}

/// Something a known person does to a seat while the game runs.
async fn happens(
    host: &Host,
    visitor: &Visitor,
    id: &MatchId,
    form: &Which,
    decide: impl Fn(&Table, Seat, &Person) -> Result<Vec<What>, Error>,
) -> Result<Redirect, Error> {
    let (seat, who) = (form.seat()?, visitor.person().ok_or(Error::Forbidden)?);
    let mut table = approach(host, visitor, id).await?;
    table
        .change(Some(who), None, |table| {
            if table.is_open_book() {
                return Err(Denied::Over.into());
            }
            let happens = decide(table, seat, who)?;
            Ok(happens.into_iter().map(|what| -> Change { (seat, what) }).collect())
        })
        .await?;
    Ok(to_table(id))
}

/// A bot on a free seat, or in place of another bot, if whoever opened the table says so.
async fn bot(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Which>,
) -> Result<Redirect, Error> {
    let level = level(&form.level)?;
    happens(&host, &visitor, &id, &form, |table, seat, who| match table.is_opener(Some(who)) {
        true => Ok(vec![table.seating().seat_bot(seat, level)?]),
        false => Err(Error::Forbidden),
    })
    .await
}

/// The level of this name; the usual one if nothing is said.
pub(crate) fn level(given: &str) -> Result<Level, Error> {
    if given.is_empty() {
        return Ok(Level::DEFAULT);
    }
    Level::named(given).ok_or_else(|| {
        let names = Level::ALL.map(Level::name).join(", ");
        Error::BadForm(format!("`level` is one of {names}, not {given:?}"))
    })
}

/// A bot plays for somebody: for oneself at once, for others if they are away and most agree.
async fn stand_in(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Which>,
) -> Result<Redirect, Error> {
    happens(&host, &visitor, &id, &form, |table, seat, who| {
        Ok(table.seating().stand_in(seat, who, table.absence(seat), table.terms().grace)?)
    })
    .await
}

/// Somebody wants a newcomer in place of whoever is lost.
async fn lost(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Which>,
) -> Result<Redirect, Error> {
    happens(&host, &visitor, &id, &form, |table, seat, who| {
        if table.kept().study {
            return Err(Denied::Study.into());
        }
        Ok(table.seating().lose(seat, who, table.absence(seat), table.terms().lost)?)
    })
    .await
}

/// Whoever let a bot play plays on.
async fn back(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Redirect, Error> {
    let who = visitor.person().ok_or(Error::Forbidden)?;
    let (mut table, seat) = take_seat(&host, &visitor, &id).await?;
    table
        .change(Some(who), None, |table| {
            Ok(table.seating().back(seat, who)?.into_iter().map(|what| (seat, what)).collect())
        })
        .await?;
    Ok(to_table(&id))
}

/// A free seat goes to somebody who plays in the same browser.
async fn here(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Which>,
) -> Result<Redirect, Error> {
    let name = text::name(Some(&form.name));
    happens(&host, &visitor, &id, &form, |table, seat, who| match table.is_opener(Some(who)) {
        false => Err(Error::Forbidden),
        true if table.kept().study => Err(Denied::Study.into()),
        true => Ok(vec![table.seating().sit_here(seat, who, name.clone())?]),
    })
    .await
}

/// So often a table is dealt anew because somebody leaves: nobody looks for a hand they like. After that they stay, or
/// let a bot play.
const MOST_DEALS: usize = 3;

/// A seat becomes free again.
async fn give(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Which>,
) -> Result<Redirect, Error> {
    happens(&host, &visitor, &id, &form, |table, seat, who| {
        if table.kept().study {
            return Err(Denied::Study.into());
        }
        let is_dealt = table.seating().has_begun() && table.game(None).ply() == 0;
        if is_dealt && table.seating().deals() >= MOST_DEALS {
            return Err(Denied::Dealt.into());
        }
        Ok(vec![table.seating().give(seat, who, table.is_opener(Some(who)), table.game(None).ply())?])
    })
    .await
}

/// Of several people at one browser, this one looks now.
async fn curtain(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Which>,
) -> Result<Redirect, Error> {
    let seat = form.seat()?;
    if !approach(&host, &visitor, &id).await?.held(visitor.person()).contains(&seat) {
        return Err(Error::Forbidden);
    }
    visitor.shows(&id, seat);
    Ok(to_table(&id))
}

#[derive(Deserialize)]
struct Prefer {
    asks: Option<String>,
    name: Option<String>,
}

/// What somebody wants to be called, and whether to be asked what goes without saying.
async fn prefer(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Filled(form): Filled<Prefer>,
) -> Result<Redirect, Error> {
    let (mut table, me) = take_seat(&host, &visitor, &id).await?;
    table
        .change(visitor.person(), None, |table| {
            let Some(Sitter::Person(now)) = table.seating().sitter(me) else { return Err(Error::Forbidden) };
            let asks = form.asks.as_ref().map(|asks| asks == "yes").filter(|asks| *asks != now.asks);
            let named = form.name.as_ref().map(|given| text::name(Some(given)));
            let named = named.filter(|named| *named != now.name);
            let changes = asks.map(What::Asks).into_iter().chain(named.map(What::Named));
            Ok(changes.map(|what| (me, what)).collect())
        })
        .await?;
    Ok(to_table(&id))
}
