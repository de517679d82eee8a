//! Arriving: the start page, new tables, the same people again.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{Redirect, Response};
use axum::routing::{get, post};
use i18n::Locale;
use serde::Deserialize;
use shelf::Key;
use tabletop::Seat;
use ui::page::{self, GameCard, OwnTable, Start};

use crate::advice::levels;
use crate::error::{Error, Filled};
use crate::host::{Host, Uploads};
use crate::ids::{self, Bot, Invite, MatchId, Person};
use crate::pages::IntoHtml;
use crate::play::approach;
use crate::seating::{Entry, Sitter, What};
use crate::seats::level;
use crate::store::{Hints, Kept, New, Opened, Terms, is_gone, is_taken};
use crate::table::Table;
use crate::text;
use crate::visitor::{Coming, Visitor};

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new()
        .route("/", get(start))
        .route("/language", post(language))
        .route("/new", post(new))
        .route("/t/{id}/rematch", post(rematch))
}

async fn start(State(host): State<Arc<Host>>, visitor: Visitor) -> Result<Response, Error> {
    let say = visitor.say();
    let mut tables = Vec::new();
    if let Some(person) = visitor.person() {
        for (id, game, names, finished) in host.store().matches_of(person).await? {
            tables.push(OwnTable {
                title: say.words(&format!("{game}-title")),
                mine: !finished && is_to_choose(&host, person, &id).await,
                id: id.to_string(),
                names,
                finished,
            });
        }
    }
    let may_send = match host.uploads {
        Uploads::Off => false,
        Uploads::Seated => !tables.is_empty(),
        Uploads::All => true,
    };
    let games = Key::on_shelf()
        .map(listed)
        .map(|listed| GameCard { has_tables: listed.has_tables && may_send, ..listed });
    let start = Start {
        games: games.collect(),
        levels: levels(),
        tables,
        uploads: may_send,
        known: visitor.person().is_some(),
    };
    Ok(page::start(&say, &start).into_string().into_html())
}

/// Whether somebody is to choose at a table, or to end a turn.
async fn is_to_choose(host: &Host, person: &Person, id: &MatchId) -> bool {
    let Ok(table) = host.table(id).await else { return false };
    let table = table.lock().await;
    let to_act = table.game(None).to_act();
    table.seating().is_full() && table.held(Some(person)).into_iter().any(|seat| to_act.contains(seat))
}

/// A game as the start page shows it.
pub(crate) fn listed(key: Key) -> GameCard {
    GameCard {
        key: key.name(),
        emblem: key.emblem(),
        seats: (*key.seats().start(), *key.seats().end()),
        settings: key.settings(),
        not_alone: key
            .settings()
            .iter()
            .map(|setting| setting.key)
            .filter(|option| !key.is_offered(option, 1))
            .collect(),
        has_tables: !key.printed().is_empty(),
    }
}

#[derive(Deserialize)]
struct Language {
    lang: String,
    back: String,
}

async fn language(visitor: Visitor, Filled(form): Filled<Language>) -> Result<Redirect, Error> {
    let locale = Locale::named(&form.lang).ok_or_else(|| Error::BadForm("no such language".into()))?;
    visitor.speaks(locale);
    Ok(Redirect::to(own_page(&form.back)))
}

/// Only to our own pages: browsers take a backslash for a slash.
pub(crate) fn own_page(back: &str) -> &str {
    let plain = back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if back.starts_with('/') && !back.starts_with("//") && plain { back } else { "/" }
}

/// A number of a form within its bounds, before anything is made of it.
fn number(
    form: &BTreeMap<String, String>,
    field: &str,
    usual: usize,
    bounds: std::ops::RangeInclusive<usize>,
) -> Result<usize, Error> {
    let Some(given) = form.get(field).filter(|given| !given.is_empty()) else { return Ok(usual) };
    let bad = || {
        let (least, most) = (bounds.start(), bounds.end());
        Error::BadForm(format!("`{field}` is a number from {least} to {most}, not {given:?}"))
    };
    given.parse().ok().filter(|number| bounds.contains(number)).ok_or_else(bad)
}

async fn new(
    State(host): State<Arc<Host>>,
    mut visitor: Visitor,
    Filled(form): Filled<BTreeMap<String, String>>,
) -> Result<Redirect, Error> {
    let game = form.get("game").map(String::as_str).unwrap_or_default();
    let key =
        Key::offered(game).ok_or_else(|| Error::BadForm(format!("known games are: {}", Key::names())))?;
    let seats = number(&form, "seats", *key.seats().start(), key.seats())?;
    let bots = match form.get("bots").map(String::as_str) {
        Some("all") => seats,
        Some("none") => 0,
        Some(_) | None => number(&form, "bots", 0, 0..=tabletop::MAX_SEATS)?,
    };
    let level = level(form.get("level").map(String::as_str).unwrap_or_default())?;
    let hints = form.get("hints").map(String::as_str).unwrap_or_default();
    let terms = Terms {
        stand_in: Bot::of(level),
        grace: Duration::from_secs(60) * u32::try_from(number(&form, "grace", 3, 1..=10_080)?).unwrap_or(3),
        lost: Duration::from_secs(3_600) * u32::try_from(number(&form, "lost", 24, 1..=8_760)?).unwrap_or(24),
        hints: Hints::read(hints)
            .ok_or_else(|| Error::BadForm(format!("`hints` is on, off or nothing, not {hints:?}")))?,
    };
    let settings = key.settings();
    let options: Vec<(String, String)> = form
        .iter()
        .filter(|(name, value)| !value.is_empty() && settings.iter().any(|setting| setting.key == **name))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    let sits = |opener: &Person| {
        let opens = What::Sat { who: Some(opener.clone()), name: text::name(form.get("name")), invite: None };
        // The opener, those who are invited, the bots.
        let others = (1..seats).map(|seat| match seat + bots >= seats {
            true => What::Bot(Bot::of(level)),
            false => What::Free(Invite::fresh()),
        });
        std::iter::once(opens).chain(others).collect::<Vec<_>>()
    };
    let mut tries = TRIES;
    loop {
        let coming = visitor.coming();
        let sits = sits(coming.person());
        match open(&host, key, options.clone(), terms.clone(), sits, None, &coming).await {
            Ok(id) => {
                visitor.came(&coming);
                return Ok(Redirect::to(&id.page()));
            }
            Err(Error::Store(bad)) if is_another(&bad, &coming) && tries > 0 => {
                tries -= 1;
                visitor = visitor.anew(&host).await?;
            }
            Err(bad) => return Err(bad),
        }
    }
}

/// How often somebody is asked again who they are: nobody becomes another again and again.
const TRIES: usize = 2;

/// Whether the store says that somebody is not who they were when they began.
fn is_another(bad: &sqlx::Error, coming: &Coming) -> bool {
    is_gone(bad) || (coming.arrival().is_some() && is_taken(bad))
}

/// Opens a table, unless the same people play again already; where they play.
async fn open(
    host: &Host,
    key: Key,
    mut options: Vec<(String, String)>,
    terms: Terms,
    sits: Vec<What>,
    follows: Option<&MatchId>,
    coming: &Coming,
) -> Result<MatchId, Error> {
    options.retain(|(option, _)| key.is_offered(option, sits.len()));
    let said = options.iter().any(|(option, _)| option == shelf::printed::OPTION);
    if let Some((_, hash)) = host.tables_of.as_ref().filter(|(of, _)| *of == key && !said) {
        options.push((shelf::printed::OPTION.to_owned(), hash.clone()));
    }
    let (at, by) = (host.means.clock.now(), Some(coming.person().clone()));
    let entry = |(idx, what): (usize, What)| Entry { seat: Seat::new(idx), what, by: by.clone(), ply: 0, at };
    let seed = ids::seed();
    let kept = Kept {
        id: MatchId::fresh(),
        game: key.name().into(),
        rules: key.rules(),
        seats: sits.len(),
        tables: key.corrected(&options),
        options,
        seed: seed.to_string(),
        study: false,
        opener: by.clone(),
        terms,
        next: None,
    };
    if let Some(hash) = &kept.tables
        && !host.means.learn_tables(key, hash).await?
    {
        return Err(Error::BadForm("there are no such tables".into()));
    }
    key.start(kept.seats, &kept.options, seed).map_err(|bad| Error::BadForm(bad.to_string()))?;
    let seats: Vec<Entry> = sits.into_iter().enumerate().map(entry).collect();
    let new = New {
        kept: &kept,
        seats: &seats,
        choices: &[],
        result: None,
        follows,
        upload: None,
        arrival: coming.arrival(),
    };
    match host.store().create(new).await? {
        Opened::There(next) => Ok(next),
        Opened::Kept => Ok(kept.id),
        Opened::Full => Err(Error::QuotaFull),
    }
}

/// The same table again, with the same people; whoever asks second is led to the table of the first.
async fn rematch(
    State(host): State<Arc<Host>>,
    mut visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Redirect, Error> {
    let mut table = approach(&host, &visitor, &id).await?;
    let mut tries = TRIES;
    loop {
        if table.held(visitor.person()).is_empty() || table.game(None).standings().is_none() {
            return Err(Error::Forbidden);
        }
        if let Some(next) = &table.kept().next {
            return Ok(Redirect::to(&next.page()));
        }
        match play_again(&host, &table, &visitor.coming()).await {
            Ok(next) => {
                table.set_next(next.clone());
                return Ok(Redirect::to(&next.page()));
            }
            // Somebody here is another person by now.
            Err(Error::Store(bad)) if is_gone(&bad) && tries > 0 => {
                tries -= 1;
                visitor = visitor.anew(&host).await?;
                table.reread().await?;
            }
            Err(bad) => return Err(bad),
        }
    }
}

/// A table like this one, with the same people.
async fn play_again(host: &Host, table: &Table, coming: &Coming) -> Result<MatchId, Error> {
    let kept = table.kept();
    let key = Key::named(&kept.game).ok_or(Error::NotFound)?;
    let again = |(_, sitter): (Seat, &Sitter)| match sitter {
        Sitter::Person(sitting) => {
            What::Sat { who: sitting.who.clone(), name: sitting.name.clone(), invite: None }
        }
        Sitter::Bot(bot) => What::Bot(bot.clone()),
        Sitter::Free { .. } => What::Free(Invite::fresh()),
    };
    let sits = table.seating().sitters().map(again).collect();
    let (options, terms) = (kept.options.clone(), kept.terms.clone());
    open(host, key, options, terms, sits, Some(table.id()), coming).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_elsewhere() {
        for back in ["/", "/t/abc?at=3", "/rules/dragon"] {
            assert_eq!(own_page(back), back);
        }
        for back in ["", "//evil", "/\\evil", "https://evil", "/a\tb", "\\evil", "/a b"] {
            assert_eq!(own_page(back), "/", "{back:?}");
        }
    }

    #[test]
    fn a_number_is_within_its_bounds_or_refused_in_words() {
        let form = |given: &str| BTreeMap::from([("seats".to_owned(), given.to_owned())]);
        assert_eq!(number(&form("3"), "seats", 2, 2..=5).unwrap(), 3);
        assert_eq!(number(&form(""), "seats", 2, 2..=5).unwrap(), 2);
        for bad in ["1", "6", "-1", "100000000000000000000000", "3.5", "x"] {
            let refused = number(&form(bad), "seats", 2, 2..=5).unwrap_err().to_string();
            assert!(refused.contains("from 2 to 5"), "{refused}");
        }
    }
}
