//! What has changed, as it happens: one stream for all tables a browser looks at. Nothing secret is in flight: only
//! numbers.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tabletop::Seat;
use tokio::sync::watch;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt, StreamMap};

use crate::error::Error;
use crate::host::{Host, Means};
use crate::ids::{MatchId, Person};
use crate::presence::Presence;
use crate::table::News;
use crate::visitor::Visitor;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new().route("/live", get(all)).route("/t/{id}/live", get(one))
}

/// So many tables one browser can look at.
const MOST: usize = 64;

/// A stream of one table: its version, each time that has changed.
async fn one(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Response, Error> {
    let watched = watch(&host, &visitor, &id).await?;
    Ok(answer(watched.map_while(|told| told.map(|told| Ok(told.alone())))))
}

/// A stream of several tables: which, and its version.
async fn all(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let query = query.unwrap_or_default();
    let ids = query.split('&').filter_map(|pair| pair.strip_prefix("t=")).take(MOST).map(MatchId::read);
    let mut tables = StreamMap::new();
    for id in ids {
        // A table that is gone is no reason to be silent about the others.
        match watch(&host, &visitor, &id).await {
            Ok(watched) => tables.insert(id, watched),
            Err(bad) => {
                tracing::debug!(table = %id, %bad, "a table cannot be watched");
                None
            }
        };
    }
    // A table that was read anew is watched anew, with all the others.
    Ok(answer(tables.map_while(|(id, told)| told.map(|told| Ok(told.of(&id))))))
}

fn answer(events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> Response {
    Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response()
}

/// Something a page should know.
enum Told {
    /// The table has changed, or the turn of whoever looks, at another browser of theirs: how long the logs are now,
    /// and how often the turn has changed.
    Version(usize, u32),
    /// Somebody has come or gone.
    Presence,
}

impl Told {
    fn alone(self) -> Event {
        match self {
            Told::Version(version, draft) => Event::default().data(format!("{version} {draft}")),
            Told::Presence => Event::default().event("presence").data("-"),
        }
    }

    fn of(self, id: &MatchId) -> Event {
        match self {
            Told::Version(version, draft) => Event::default().data(format!("{id} {version} {draft}")),
            Told::Presence => Event::default().event("presence").data(id.as_str()),
        }
    }
}

/// What is told, and nothing once there is nobody to tell it any more.
type Watched = Pin<Box<dyn Stream<Item = Option<Told>> + Send>>;

/// Watches a table: the present moment first, then what is news to whoever looks.
async fn watch(host: &Host, visitor: &Visitor, id: &MatchId) -> Result<Watched, Error> {
    let table = host.table(id).await?;
    let (news, watching) = {
        let table = table.lock().await;
        let mut watching = Watching {
            who: visitor.person().cloned(),
            id: id.clone(),
            presence: Arc::clone(table.presence()),
            means: host.means.clone(),
            seats: Vec::new(),
            page: None,
        };
        watching.sits(table.held(visitor.person()));
        table.tell();
        (table.watch(), watching)
    };
    let told = told(news, watching).map(Some);
    Ok(Box::pin(told.chain(tokio_stream::once(None))))
}

fn told(news: watch::Receiver<News>, mut watching: Watching) -> impl Stream<Item = Told> + Send {
    let mut last: Option<News> = None;
    WatchStream::new(news).filter_map(move |news| {
        watching.sits(news.held(watching.who.as_ref()));
        let seats = &watching.seats;
        let now = Told::Version(news.version, news.draft(seats));
        match last.replace(news.clone()) {
            Some(before) if before.version == news.version && before.draft(seats) == news.draft(seats) => {
                (before.presence != news.presence).then_some(Told::Presence)
            }
            Some(_) | None => Some(now),
        }
    })
}

/// Somebody who watches a table, with whatever seats they have now.
struct Watching {
    who: Option<Person>,
    id: MatchId,
    presence: Arc<Presence>,
    means: Means,
    seats: Vec<Seat>,
    /// Whoever sits and watches is there until the stream ends.
    page: Option<Page>,
}

impl Watching {
    /// They have these seats from now on: nobody hears of a seat that is another's.
    fn sits(&mut self, seats: Vec<Seat>) {
        let open = || {
            let who = self.who.clone()?;
            self.presence.opened(&who, self.means.clock.now());
            let (id, presence, means) = (self.id.clone(), Arc::clone(&self.presence), self.means.clone());
            Some(Page { who, id, presence, means })
        };
        match (seats.is_empty(), self.page.is_some()) {
            (true, _) => self.page = None,
            (false, false) => self.page = open(),
            (false, true) => {}
        }
        self.seats = seats;
    }
}

/// An open page of somebody who sits at a table.
struct Page {
    who: Person,
    id: MatchId,
    presence: Arc<Presence>,
    means: Means,
}

impl Drop for Page {
    fn drop(&mut self) {
        let now = self.means.clock.now();
        self.presence.closed(&self.who, now);
        // Who was seen when is no reason to complain.
        let _ = self.means.store.saw(&self.who, &self.id, now);
    }
}
