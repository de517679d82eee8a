//! Tables in the browser: HTTP, SQL, live matches.

mod clock;
mod ids;
mod text;
mod error;
mod store;
mod seating;
mod draft;
mod awake;
mod presence;
mod host;
mod table;
mod thinking_pool;
mod thinker;
mod visitor;
mod lobby;
mod me;
mod seats;
mod play;
mod stream;
mod draw;
mod advice;
mod replay;
mod uploads;
mod keeping;
mod pages;
mod assets;
mod awaited;
mod net;
mod patience;
mod limits;
mod closing;
mod tally;
mod crowd;
mod client;
mod site;
mod limit;
mod streams;
mod whole;
mod gate;
mod body;
mod metrics;
#[doc(hidden)]
pub mod fuzzing;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use axum::routing::get;
use tokio::net::TcpListener;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

pub use client::Proxy;
use client::Trusted;
use closing::Closing;
use error::Error;
use gate::Gate;
use host::Host;
use limit::Limit;
pub use limits::Limits;
use net::Net;
use shelf::Key;
use shelf::printed::File;
use site::Site;
use store::{Lock, Store};
use streams::Streams;

pub use clock::Clock;
pub use host::Uploads;
pub use keeping::{backup, free_seat, restore, verify};

/// Where and how to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at.
    pub bind: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The address people know us by, if not the one they ask at: `https://games.example`.
    pub base_url: Option<String>,
    /// Corrected tables that new games are played with.
    pub tables: Option<(Key, Vec<File>)>,
    /// Who may send records and tables.
    pub uploads: Uploads,
    /// Proxies whose word about their clients is believed.
    pub trusted_proxies: Vec<Proxy>,
    /// How much and how long.
    pub limits: Limits,
    /// Where a monitor finds our numbers, if anywhere.
    pub metrics_bind: Option<SocketAddr>,
    /// What time it is.
    pub clock: Clock,
}

impl Config {
    /// At this address, with this folder, and everything else as usual.
    pub fn new(bind: SocketAddr, data: PathBuf) -> Config {
        Config {
            bind,
            data,
            base_url: None,
            tables: None,
            uploads: Uploads::Seated,
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            metrics_bind: None,
            clock: Clock::default(),
        }
    }
}

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    monitor: Option<TcpListener>,
    site: Site,
    net: Net,
    host: Arc<Host>,
    woken: thinker::Woken,
    /// Nobody else uses the folder.
    _lock: Lock,
}

impl Server {
    /// Opens the store and the port.
    ///
    /// # Errors
    /// In words, what could not be opened.
    pub async fn open(config: &Config) -> Result<Server, String> {
        let site = Site::new(config.base_url.as_deref())?;
        let lock = Lock::take(&config.data)?;
        let failed = |bad| format!("cannot open the database in {}: {bad}", config.data.display());
        let store = Store::open(&config.data, &config.clock).await.map_err(failed)?;
        let listener = TcpListener::bind(config.bind)
            .await
            .map_err(|bad| format!("cannot listen at {}: {bad}; try another --port", config.bind))?;
        let monitor = match config.metrics_bind {
            Some(bind) => Some(
                TcpListener::bind(bind)
                    .await
                    .map_err(|bad| format!("cannot listen at {bind}: {bad}; try another --metrics-bind"))?,
            ),
            None => None,
        };
        let tables = match &config.tables {
            Some((key, files)) => {
                Some((*key, uploads::keep(&store, *key, files).await.map_err(|bad| bad.to_string())?))
            }
            None => None,
        };
        let (host, woken) = Host::new(store, config.clock.clone(), site.clone(), tables, config.uploads);
        let net = Net {
            limits: config.limits.clone(),
            trusted: Trusted::new(&config.trusted_proxies),
            closing: Closing::default(),
        };
        Ok(Server { listener, monitor, site, net, host: Arc::new(host), woken, _lock: lock })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the operating system does not say.
    pub fn address(&self) -> Result<SocketAddr, String> {
        self.listener.local_addr().map_err(|bad| bad.to_string())
    }

    /// Where its numbers are, if anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.monitor.as_ref().and_then(|monitor| monitor.local_addr().ok())
    }

    /// Answers until it is told to stop; then tells everybody, finishes what runs, and ends within five seconds.
    ///
    /// # Errors
    /// If the network fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), String> {
        keep_room_for_pages();
        let host = Arc::clone(&self.host);
        let sweeper = tokio::spawn(async move {
            loop {
                tokio::time::sleep(TICK).await;
                host.tick().await;
            }
        });
        let thinkers = tokio::spawn(thinker::run(Arc::clone(&self.host), self.woken));
        let net = self.net;
        let closing = net.closing.clone();
        let monitored =
            self.monitor.map(|monitor| net.clone().serve(monitor, numbers(Arc::clone(&self.host))));
        let goodbye = net.limits.goodbye;
        let served = async {
            let public = net.clone().serve(self.listener, router(self.host, &net, &self.site));
            let monitored = async {
                if let Some(monitored) = monitored {
                    monitored.await;
                }
            };
            tokio::join!(public, monitored);
            closing.quiet().await;
        };
        let ended = async {
            stop.await;
            tracing::info!("closing: nobody is let in any more, streams are told to come back");
            closing.begin();
            tokio::time::sleep(goodbye).await;
        };
        tokio::select! {
            () = served => {}
            () = ended => tracing::warn!("some requests took too long and were given up"),
        }
        sweeper.abort();
        thinkers.abort();
        Ok(())
    }
}

/// How often we look who is away.
const TICK: Duration = Duration::from_secs(10);

/// The largest form anybody needs to send.
const LARGEST_FORM: usize = 64 << 10;

/// How hard pages are compressed: they travel in an eighth of their size, for a third of a millisecond with zstd, two
/// thirds with gzip.
const EFFORT: CompressionLevel = CompressionLevel::Precise(5);

/// What everybody may ask, behind one gate.
fn router(host: Arc<Host>, net: &Net, site: &Site) -> Router {
    let gate = Gate {
        site: site.clone(),
        trusted: net.trusted.clone(),
        closing: net.closing.clone(),
        limit: Limit::new(&net.limits),
        streams: Streams::new(net.closing.clone(), net.limits.streams_per_address),
        patience: net.limits.body,
        host: Arc::clone(&host),
    };
    Router::new()
        .merge(lobby::router())
        .merge(seats::router())
        .merge(me::router())
        .merge(play::router())
        .merge(stream::router())
        .merge(replay::router())
        .merge(advice::router())
        .merge(pages::router())
        .merge(uploads::router())
        .fallback(|| async { Error::NotFound })
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .layer(middleware::from_fn_with_state(Arc::new(gate), gate::pass))
        .layer(CompressionLayer::new().quality(EFFORT))
        .with_state(host)
}

/// What a monitor may ask, at an address of its own.
fn numbers(host: Arc<Host>) -> Router {
    let text = |State(host): State<Arc<Host>>| async move { host.metrics() + &metrics::metrics().text() };
    Router::new().route("/metrics", get(text)).with_state(host)
}

/// The C library gives memory back to the machine as soon as a page is sent and asks for it again for the next one,
/// which costs a quarter of the page's time. A block as large as several pages that comes and goes once, untouched,
/// teaches it to keep so much.
fn keep_room_for_pages() {
    drop(std::hint::black_box(Vec::<u8>::with_capacity(1 << 20)));
}
