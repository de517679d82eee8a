//! What the server reads, within reach of those who send it nonsense on purpose: requests through the real router,
//! and what the store has of turns and seats. Nobody else needs any of it.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderName, HeaderValue, Request, header};
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;
use shelf::{AnyMatch, Level};
use tabletop::Seat;
use tokio::runtime::{self, Runtime};

use crate::client::Trusted;
use crate::clock::{Clock, Moment};
use crate::closing::Closing;
use crate::draft::Draft;
use crate::host::{Host, Uploads};
use crate::ids::{Invite, Person};
use crate::limits::Limits;
use crate::net::Net;
use crate::seating::{Absence, Entry, Seating, What};
use crate::site::Site;
use crate::store::{Lock, Store};

/// A server without sockets.
pub struct House {
    router: TowerToHyperService<Router>,
    asked: u32,
    _lock: Lock,
    // Last, so that what runs in it is gone before it.
    runtime: Runtime,
}

/// What somebody is answered.
pub struct Answer {
    /// As HTTP says it.
    pub status: u16,
    /// Headers with text in them.
    pub headers: Vec<(String, String)>,
    /// Nothing of a stream, which has no end.
    pub body: Vec<u8>,
}

impl Answer {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}

impl House {
    /// With everything kept in this folder. Bots that think do not: they would take all the time.
    ///
    /// # Errors
    /// In words, what could not be opened.
    pub fn open(folder: &Path) -> Result<House, String> {
        // A thread of its own, in which what runs can also end.
        let runtime = runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.map_err(|bad| bad.to_string())?;
        let lock = Lock::take(folder)?;
        let clock = Clock::default();
        let store = runtime.block_on(Store::open(folder, &clock)).map_err(|bad| bad.to_string())?;
        let site = Site::default();
        let (host, _) = Host::new(store, clock, site.clone(), None, Uploads::All);
        let net = Net { limits: Limits::default(), trusted: Trusted::default(), closing: Closing::default() };
        let router = TowerToHyperService::new(crate::router(Arc::new(host), &net, &site));
        Ok(House { router, asked: 0, _lock: lock, runtime })
    }

    /// Asks something; nothing if HTTP itself does not know such a request. Everybody who asks is somebody else, so
    /// that nobody asks too often.
    pub fn ask(
        &mut self,
        (method, address): (&str, &str),
        headers: &[(&str, &[u8])],
        body: &[u8],
    ) -> Option<Answer> {
        self.asked = (self.asked + 1) % (1 << 20);
        let peer = Ipv4Addr::from_bits((10 << 24) + self.asked);
        let mut request =
            Request::builder().method(method).uri(address).body(Body::from(body.to_vec())).ok()?;
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((peer, 4_711))));
        let own = request.headers_mut();
        own.insert(header::HOST, HeaderValue::from_static("hanlin.test"));
        for (name, value) in headers {
            own.append(HeaderName::try_from(*name).ok()?, HeaderValue::from_bytes(value).ok()?);
        }
        let answered = self.router.call(request);
        let Ok(response) = self.runtime.block_on(answered);
        let (head, body) = response.into_parts();
        let text = |(name, value): (&HeaderName, &HeaderValue)| {
            Some((name.as_str().to_owned(), value.to_str().ok()?.to_owned()))
        };
        let mut answer = Answer {
            status: head.status.as_u16(),
            headers: head.headers.iter().filter_map(text).collect(),
            body: Vec::new(),
        };
        if answer.header("content-type") != Some("text/event-stream") {
            let body = self.runtime.block_on(axum::body::to_bytes(body, usize::MAX));
            answer.body = body.expect("an answer that is made can be read").to_vec();
        }
        Some(answer)
    }
}

/// Reads a turn that is not ended as the store does.
///
/// # Panics
/// If it is another when it is written and read again, or cannot be taken back.
pub fn draft(kept: &dyn AnyMatch, seat: Seat, text: &str) {
    let mut draft = Draft::read(kept, seat, text);
    let look = |draft: &Draft| (draft.game().ply(), draft.game().digest(), draft.write());
    assert_eq!(look(&Draft::read(kept, seat, &draft.write())), look(&draft), "written and read");
    assert_eq!(look(&draft.rebase(kept)), look(&draft), "nothing has moved");
    assert_eq!(draft.is_empty(), draft.game().ply() == kept.ply(), "what was chosen is there");
    assert!(!draft.is_complete() || !draft.is_empty(), "a complete turn has something in it");
    loop {
        let before = draft.game().ply();
        assert!(draft.answered().is_none_or(|ply| (kept.ply()..before).contains(&ply)), "of this turn");
        draft.undo();
        if draft.game().ply() == before {
            break;
        }
    }
    assert!(draft.game().ply() >= kept.ply(), "only one's own turn is taken back");
}

/// One row of a seat log as the store has it.
pub struct Row<'a> {
    /// Which seat.
    pub seat: usize,
    /// What happened.
    pub kind: &'a str,
    /// To whom.
    pub who: Option<&'a str>,
    /// The rest of it.
    pub detail: &'a str,
    /// By whom.
    pub by: Option<&'a str>,
    /// How many choices had been made.
    pub ply: usize,
    /// When.
    pub at: i64,
}

/// Reads a seat log as the store does, and asks everything that is asked of it. Rows the store would refuse are left
/// out.
///
/// # Panics
/// If a row is another when it is written and read again.
pub fn seat_log(seats: usize, plies: usize, rows: &[Row<'_>]) {
    let read = |row: &Row<'_>| {
        let what = What::read(row.kind, row.who.map(str::to_owned), row.detail)?;
        let (kind, who, detail) = what.write();
        assert_eq!(What::read(kind, who, &detail).as_ref(), Some(&what), "written and read");
        let by = row.by.map(Person::read);
        Some(Entry { seat: Seat::checked(row.seat)?, what, by, ply: row.ply, at: Moment::read(row.at) })
    };
    let log: Vec<Entry> = rows.iter().filter_map(read).collect();
    let known = log.len();
    let mut seating = Seating::read(seats, log, plies);
    assert_eq!(seating.log().len(), known, "nothing is forgotten");
    assert!(seating.sitters().len() <= seats && seating.people().len() <= seats);
    assert!(!seating.is_full() || seating.has_begun(), "a full table has begun");
    let people: Vec<Person> =
        rows.iter().flat_map(|row| [row.who, row.by]).flatten().take(8).map(Person::read).collect();
    let now = Moment::read(rows.last().map_or(0, |row| row.at));
    let invites: Vec<Invite> = rows.iter().filter_map(|row| Invite::read(row.detail)).take(8).collect();
    for seat in Seat::first(tabletop::MAX_SEATS) {
        let absence = Absence { seen: now, away: now.since(Moment::default()) };
        let _ = (seating.shares_with(seat), seating.seat_bot(seat, Level::DEFAULT));
        for who in &people {
            let _ = (seating.back(seat, who), seating.give(seat, who, true, 1), seating.returns(who));
            let happens = seating.stand_in(seat, who, absence, absence.away).unwrap_or_default();
            let happens =
                happens.into_iter().chain(seating.lose(seat, who, absence, absence.away).unwrap_or_default());
            for what in happens {
                seating.push(Entry { seat, what, by: Some(who.clone()), ply: plies, at: now });
            }
            for invite in &invites {
                if let Ok((seat, what)) = seating.take(invite, who, None) {
                    seating.push(Entry { seat, what, by: Some(who.clone()), ply: plies, at: now });
                }
            }
        }
    }
    assert!(seating.people().len() <= seats, "nobody sits beside a seat");
}
