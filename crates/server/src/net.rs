//! Connections: who is let in, how long everybody may take, and how all of them end.

use std::convert::Infallible;
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr};
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

use crate::body::Carrying;
use crate::client::{Client, Trusted};
use crate::closing::Closing;
use crate::crowd::{Admitted, Crowd};
use crate::limits::Limits;
use crate::metrics::metrics;
use crate::patience::{Patient, Pulse};
use crate::whole::may_warn;

/// What is read of a request before it makes sense; nobody's headers are longer.
const LARGEST_HEAD: usize = 64 << 10;

/// How long what was sent may stay unanswered by the other machine.
const VANISHED: Duration = Duration::from_secs(60);

/// How long we wait when the system has no connection left for us.
const BREATH: Duration = Duration::from_millis(100);

/// How connections are kept.
#[derive(Clone)]
pub(crate) struct Net {
    pub(crate) limits: Limits,
    pub(crate) trusted: Trusted,
    pub(crate) closing: Closing,
}

impl Net {
    /// Answers until the server ends and every connection has; dropped, it drops all of them.
    pub(crate) async fn serve(self, listener: TcpListener, router: Router) {
        let most = self.limits.within_system();
        let (mut connections, per_address) = (JoinSet::new(), Crowd::default());
        let closing = self.closing.clone();
        let mut ends = pin!(closing.begun());
        loop {
            tokio::select! {
                () = &mut ends => break,
                accepted = listener.accept() => match accepted {
                    Ok((socket, peer)) if connections.len() >= most => refuse(socket, peer, "there are too many"),
                    Ok((socket, peer)) => {
                        let pulse = Pulse::new();
                        match self.admit(peer, &per_address, &pulse) {
                            Ok(place) => {
                                let place = (pulse, place);
                                connections.spawn(self.clone().converse(socket, peer, router.clone(), place));
                            }
                            Err(why) => refuse(socket, peer, why),
                        }
                    }
                    Err(bad) => breathe(&bad).await,
                },
                Some(_) = connections.join_next() => {}
            }
        }
        drop(listener);
        while connections.join_next().await.is_some() {}
    }

    /// A place for a peer; a proxy stands for many, and needs none.
    fn admit(
        &self,
        peer: SocketAddr,
        per_address: &Crowd,
        pulse: &Pulse,
    ) -> Result<Option<Admitted>, &'static str> {
        if self.trusted.has(peer.ip()) {
            return Ok(None);
        }
        let place = per_address.admit(Client::at(peer.ip()).0, self.limits.connections_per_address, pulse);
        place.map(Some).ok_or("its address has too many")
    }

    /// One connection, from its first request to its last.
    async fn converse(
        self,
        socket: TcpStream,
        peer: SocketAddr,
        router: Router,
        (pulse, place): (Pulse, Option<Admitted>),
    ) {
        let _ = socket.set_nodelay(true);
        // Whoever has vanished without a word is not there for long.
        let _ = SockRef::from(&socket).set_tcp_user_timeout(Some(VANISHED));
        let socket = TokioIo::new(Patient::new(socket, pulse.clone(), &self.limits));
        let router = TowerToHyperService::new(router);
        let answer = service_fn(|request: hyper::Request<Incoming>| {
            let answering = pulse.answer();
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let answered = router.call(request);
            async move {
                let Ok(response) = answered.await;
                Ok::<_, Infallible>(Carrying::wrap(response, answering))
            }
        });
        let mut connection = pin!(
            http1::Builder::new()
                .timer(TokioTimer::new())
                // The socket is as patient as it should be; this only makes it asked while nothing comes.
                .header_read_timeout(self.limits.idle.max(self.limits.head))
                .max_buf_size(LARGEST_HEAD)
                .serve_connection(socket, answer)
        );
        // Whoever goes away, is too slow, or speaks something else than HTTP is no fault of ours.
        tokio::select! {
            _ = connection.as_mut() => {}
            () = self.closing.begun() => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
            () = is_asked_to_leave(place.as_ref()) => {
                // A request may have come at this very moment.
                if pulse.waits_since().is_none() {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
        }
    }
}

/// Whoever comes by a proxy is never asked.
async fn is_asked_to_leave(place: Option<&Admitted>) {
    match place {
        Some(place) => place.is_asked_to_leave().await,
        None => std::future::pending().await,
    }
}

/// Says that there is no place, if the socket takes it at once, and hangs up.
fn refuse(socket: TcpStream, peer: SocketAddr, why: &str) {
    const BUSY: &[u8] =
        b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nContent-Length: 23\r\n\
        Retry-After: 5\r\nConnection: close\r\n\r\nToo many connections.\r\n";
    metrics().refuse_connection();
    if may_warn() {
        tracing::warn!(peer = %peer.ip(), "connection refused: {why}");
    }
    // Still non-blocking: nobody waits for somebody who is refused.
    if let Ok(mut socket) = socket.into_std() {
        // Closing with something unread would take the answer back.
        let _ = socket.read(&mut [0; 4096]);
        let _ = socket.write(BUSY);
        let _ = socket.shutdown(Shutdown::Write);
    }
}

/// A connection that ended before it began is nothing; anything else is told, and gets better only with time.
async fn breathe(bad: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&bad.kind()) {
        return;
    }
    if may_warn() {
        tracing::warn!("cannot accept a connection: {bad}");
    }
    tokio::time::sleep(BREATH).await;
}
