//! What has changed, as it happens: one stream for all tables a browser looks at. Nothing secret is in flight: only
//! numbers.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::http::Uri;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tabletop::Seat;
use tokio::sync::broadcast::error::TryRecvError;
use tokio::sync::{broadcast, watch};
use tokio_stream::wrappers::errors::BroadcastStreamRecvError;
use tokio_stream::wrappers::{BroadcastStream, WatchStream};
use tokio_stream::{Stream, StreamExt, StreamMap};

use crate::error::Error;
use crate::host::{Host, Means};
use crate::ids::{MatchId, Person, SecretHash};
use crate::play::approach;
use crate::presence::Presence;
use crate::table::News;
use crate::visitor::Visitor;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new().route("/live", get(all)).route("/t/{id}/live", get(one))
}

/// So many tables one browser can look at: a tab for each of them.
const MOST: usize = 512;
/// So many it can name: what is gone does not count, but looking for it takes time.
const NAMED: usize = 1_024;

/// A stream of one table: its version, each time that has changed.
async fn one(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Response, Error> {
    let Some(mut watcher) = Watcher::of(&host, visitor.person(), visitor.device()).await? else {
        return Ok(answer(tokio_stream::empty()));
    };
    let Some(watched) = watch(&host, &mut watcher, &id).await? else {
        return Ok(answer(tokio_stream::empty()));
    };
    Ok(answer(watcher.until_changed(watched.map(|told| told.map(Told::alone)))))
}

/// A stream of several tables: which, and its version.
async fn all(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let Some(mut watcher) = Watcher::of(&host, visitor.person(), visitor.device()).await? else {
        return Ok(answer(tokio_stream::empty()));
    };
    let mut tables = StreamMap::new();
    for id in named(&query.unwrap_or_default()) {
        if tables.len() >= MOST {
            break;
        }
        match watch(&host, &mut watcher, &id).await {
            Ok(Some(watched)) => {
                tables.insert(id, watched);
            }
            Ok(None) => return Ok(answer(tokio_stream::empty())),
            // A table that is gone is no reason to be silent about the others.
            Err(bad) => tracing::debug!(table = %id, %bad, "a table cannot be watched"),
        }
    }
    // A table that was read anew is watched anew, with all the others.
    Ok(answer(watcher.until_changed(tables.map(|(id, told)| told.map(|told| told.of(&id))))))
}

/// The tables a stream is asked for, each once.
fn named(query: &str) -> BTreeSet<MatchId> {
    query.split('&').filter_map(|pair| pair.strip_prefix("t=")).take(NAMED).map(MatchId::read).collect()
}

/// Whoever is refused a stream is there all the same, at the tables it was asked for.
pub(crate) async fn note_life(host: &Host, visitor: &Visitor, uri: &Uri) {
    let one = uri.path().strip_prefix("/t/").and_then(|rest| rest.strip_suffix("/live")).map(MatchId::read);
    for id in one.into_iter().chain(named(uri.query().unwrap_or_default())).take(MOST) {
        // Who was seen when is no reason to complain.
        let _ = approach(host, visitor, &id).await;
    }
}

fn answer(events: impl Stream<Item = Event> + Send + 'static) -> Response {
    let events = events.map(Ok::<_, Infallible>);
    Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response()
}

/// Whoever watches, as long as their browser speaks for them.
pub(crate) struct Watcher {
    pub(crate) who: Option<Person>,
    pub(crate) changes: broadcast::Receiver<Person>,
}

impl Watcher {
    /// Nobody, if the browser speaks for another than it did at the door: it shall come back.
    pub(crate) async fn of(
        host: &Host,
        who: Option<&Person>,
        device: Option<&SecretHash>,
    ) -> Result<Option<Watcher>, Error> {
        // Heard from now on, then asked: nothing is missed in between.
        let changes = host.changes();
        let known = match device {
            Some(device) => host.whose(device).await?.map(|known| known.person),
            None => None,
        };
        Ok((known.as_ref() == who).then(|| Watcher { who: known, changes }))
    }

    /// Whether the browser may speak for another meanwhile.
    pub(crate) fn has_changed(&mut self) -> bool {
        loop {
            match self.changes.try_recv() {
                Ok(person) if Some(&person) == self.who.as_ref() => return true,
                Ok(_) => {}
                Err(TryRecvError::Empty) => return false,
                Err(TryRecvError::Lagged(_) | TryRecvError::Closed) => return true,
            }
        }
    }

    /// Events until there is nobody to tell them, or the browser may speak for another: then it comes back.
    fn until_changed(
        self,
        events: impl Stream<Item = Option<Event>> + Send,
    ) -> impl Stream<Item = Event> + Send {
        let Watcher { who, changes } = self;
        let ends = BroadcastStream::new(changes).filter_map(move |changed| match changed {
            Ok(person) => (Some(&person) == who.as_ref()).then_some(None),
            Err(BroadcastStreamRecvError::Lagged(_)) => Some(None),
        });
        events.chain(tokio_stream::once(None)).merge(ends).map_while(|event| event)
    }
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

/// Watches a table: the present moment first, then what is news to whoever looks; nothing if they may be another
/// meanwhile.
async fn watch(host: &Host, watcher: &mut Watcher, id: &MatchId) -> Result<Option<Watched>, Error> {
    let table = host.table(id).await?;
    let (news, watching) = {
        let table = table.lock().await;
        // Many tables take their time; nobody is there because somebody else looks.
        if watcher.has_changed() {
            return Ok(None);
        }
        let mut watching = Watching {
            who: watcher.who.clone(),
            id: id.clone(),
            presence: Arc::clone(table.presence()),
            means: host.means.clone(),
            seats: Vec::new(),
            page: None,
        };
        watching.sits(table.held(watcher.who.as_ref()));
        table.tell();
        (table.watch(), watching)
    };
    let told = told(news, watching).map(Some);
    Ok(Some(Box::pin(told.chain(tokio_stream::once(None)))))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_asked_for_so_many_tables_each_once() {
        let query: Vec<String> = (0..5_000).map(|at| format!("t={}", at / 2)).collect();
        assert_eq!(named(&query.join("&")).len(), NAMED / 2);
        assert_eq!(named("t=a&x=b&t=a&&t").len(), 1);
    }
}
