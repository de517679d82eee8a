//! Tables in the browser: HTTP, SQL, live matches.

mod error;
mod host;
mod table;
mod room;
mod thinker;
mod advice;
mod lobby;
mod seats;
mod play;
mod draw;
mod replay;
mod pages;
mod limit;
mod session;
mod store;
mod tables;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderValue, Method, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use tokio::net::TcpListener;

use error::Error;
use host::Host;
use limit::Limit;
use shelf::Key;
use shelf::tables::File;
use store::Store;

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
}

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    host: Arc<Host>,
    woken: thinker::Woken,
}

impl Server {
    /// Opens the store and the port.
    ///
    /// # Errors
    /// In words, what could not be opened.
    pub async fn open(config: &Config) -> Result<Server, String> {
        let store = open_store(&config.data).await?;
        let listener = TcpListener::bind(config.bind)
            .await
            .map_err(|bad| format!("cannot listen at {}: {bad}; try another --port", config.bind))?;
        let tables = match &config.tables {
            Some((key, files)) => {
                Some((*key, tables::keep(&store, *key, files).await.map_err(|bad| format!("{bad:?}"))?))
            }
            None => None,
        };
        let (host, woken) = Host::new(store, config.base_url.clone(), tables);
        Ok(Server { listener, host: Arc::new(host), woken })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the operating system does not say.
    pub fn address(&self) -> Result<SocketAddr, String> {
        self.listener.local_addr().map_err(|bad| bad.to_string())
    }

    /// Answers until it is told to stop.
    ///
    /// # Errors
    /// If the network fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), String> {
        let host = Arc::clone(&self.host);
        let sweeper = tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_secs(60)).await;
                host.forget_idle(Instant::now());
            }
        });
        let thinkers = tokio::spawn(thinker::run(Arc::clone(&self.host), self.woken));
        let service = router(self.host).into_make_service_with_connect_info::<SocketAddr>();
        let served = axum::serve(self.listener, service).with_graceful_shutdown(stop);
        let served = served.await.map_err(|bad| bad.to_string());
        sweeper.abort();
        thinkers.abort();
        served
    }
}

async fn open_store(folder: &Path) -> Result<Store, String> {
    let failed = |bad| format!("cannot open the database in {}: {bad}", folder.display());
    let store = Store::open(folder).await.map_err(failed)?;
    tables::remember(&store).await.map_err(failed)?;
    Ok(store)
}

/// Replays every stored match and compares digests; the ids and faults of those that differ, and how many there are.
///
/// # Errors
/// If the database cannot be read.
pub async fn verify(folder: &Path) -> Result<(usize, Vec<String>), String> {
    let store = open_store(folder).await?;
    let ids = store.all().await.map_err(|bad| bad.to_string())?;
    let mut faults = Vec::new();
    for id in &ids {
        match store.load(id).await.map_err(|bad| bad.to_string())? {
            Some((kept, _, choices)) => {
                if let Err(Error::Broken(what)) = host::replay(&kept, &choices) {
                    faults.push(what);
                }
            }
            None => faults.push(format!("match {id} is gone")),
        }
    }
    Ok((ids.len(), faults))
}

/// Copies the database into a new file while others go on.
///
/// # Errors
/// If it cannot be read or the file cannot be written.
pub async fn backup(folder: &Path, file: &str) -> Result<(), String> {
    if Path::new(file).exists() {
        return Err(format!("{file} is there already; name a new file"));
    }
    open_store(folder).await?.backup(file).await.map_err(|bad| format!("cannot write {file}: {bad}"))
}

/// The largest form anybody needs to send.
const LARGEST_FORM: usize = 64 << 10;

fn router(host: Arc<Host>) -> Router {
    Router::new()
        .merge(lobby::router())
        .merge(seats::router())
        .merge(play::router())
        .merge(replay::router())
        .merge(advice::router())
        .merge(pages::router())
        .merge(tables::router())
        .fallback(|| async { Error::NotFound })
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .layer(middleware::from_fn_with_state(Arc::new(Limit::default()), limit::limit))
        .layer(middleware::from_fn(guard))
        .with_state(host)
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Nobody posts from elsewhere, and nothing from elsewhere runs here.
async fn guard(request: Request, next: Next) -> Response {
    let asked = request.headers().clone();
    let path = request.uri().path().to_owned();
    let response = match request.method() == Method::POST && !is_from_here(&request) {
        true => Error::Forbidden.into_response(),
        false => next.run(request).await,
    };
    let mut response = error::put_in_words(response, &asked, &path);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// A browser names the origin of every POST; it must be the host it posts to.
fn is_from_here(request: &Request) -> bool {
    let text = |name| request.headers().get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from == host),
        (Some(_), None) => false,
        // Programs send none; they have no cookie of anybody's to misuse.
        (None, _) => true,
    }
}
