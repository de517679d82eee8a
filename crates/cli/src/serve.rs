//! `hanlin serve`

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::{Config, Limits, Proxy, Server};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;

use crate::data;
use crate::io::{Fail, print};

/// Open tables in the browser
#[derive(Args)]
#[command(after_help = "Examples:
  hanlin serve
  hanlin serve --port 9000 --bind 0.0.0.0 --data /var/lib/hanlin
  hanlin serve --base-url https://games.example --trusted-proxy 127.0.0.1
  HANLIN_PORT=9000 hanlin serve
  HANLIN_LOG=server=debug hanlin serve    one line per request")]
pub(crate) struct Serve {
    /// The port to listen at
    #[arg(long, default_value_t = PORT, env = "HANLIN_PORT")]
    port: u16,
    /// The address to listen at; 0.0.0.0 lets others in
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), env = "HANLIN_BIND")]
    bind: IpAddr,
    /// The address people know us by, for links: behind a proxy, the proxy's own
    #[arg(long, value_name = "URL", env = "HANLIN_BASE_URL")]
    base_url: Option<String>,
    /// Who may send records to look at and corrected tables to play with
    #[arg(long, value_enum, default_value_t, env = "HANLIN_UPLOADS")]
    uploads: Uploads,
    #[command(flatten)]
    edges: Edges,
    #[command(flatten)]
    data: Data,
}

const PORT: u16 = 8188;

/// Who may send files.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Uploads {
    /// Nobody
    Off,
    /// People who sit at a table
    #[default]
    Seated,
    /// Everybody
    All,
}

impl From<Uploads> for server::Uploads {
    fn from(uploads: Uploads) -> server::Uploads {
        match uploads {
            Uploads::Off => server::Uploads::Off,
            Uploads::Seated => server::Uploads::Seated,
            Uploads::All => server::Uploads::All,
        }
    }
}

/// What stands between us and the world.
#[derive(Args, Default)]
struct Edges {
    /// A proxy whose X-Forwarded-For is believed: 10.0.0.1, 10.0.0.0/8, ::1, fd00::/8; may be given several times
    #[arg(long, value_name = "ADDR/NET", env = "HANLIN_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<Proxy>,
    /// How many connections one address may have [default: 256]
    #[arg(long, value_name = "N", env = "HANLIN_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<NonZeroUsize>,
    /// How many tables one address may watch at once [default: 120]
    #[arg(long, value_name = "N", env = "HANLIN_STREAMS_PER_ADDRESS")]
    streams_per_address: Option<NonZeroUsize>,
    /// How many posts one address may send per second; what is earned in fifteen seconds can be saved up [default: 20]
    #[arg(long, value_name = "N", env = "HANLIN_POSTS_PER_SECOND")]
    posts_per_second: Option<NonZeroU32>,
    /// Where a monitor finds /metrics; nowhere if not given
    #[arg(long, value_name = "ADDR:PORT", env = "HANLIN_METRICS_BIND")]
    metrics_bind: Option<SocketAddr>,
    /// How the log is written, to standard error; HANLIN_LOG says what is in it
    #[arg(long, value_enum, default_value_t, env = "HANLIN_LOG_FORMAT")]
    log: Log,
}

impl Edges {
    fn limits(&self) -> Limits {
        let usual = Limits::default();
        Limits {
            connections_per_address: self
                .connections_per_address
                .map_or(usual.connections_per_address, NonZeroUsize::get),
            streams_per_address: self
                .streams_per_address
                .map_or(usual.streams_per_address, NonZeroUsize::get),
            posts_per_second: self.posts_per_second.unwrap_or(usual.posts_per_second),
            ..usual
        }
    }
}

/// How the log is written.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Log {
    /// For people
    #[default]
    Text,
    /// For programs
    Json,
}

impl Log {
    /// From now on everything is told on standard error, as far as HANLIN_LOG wants to know it.
    fn start(self) -> Result<(), Fail> {
        let wish = std::env::var("HANLIN_LOG").unwrap_or_else(|_| "info".into());
        let heard: Targets =
            wish.parse().map_err(|bad| Fail::Input(format!("HANLIN_LOG={wish:?}: {bad}")))?;
        let (all, told) =
            (tracing_subscriber::registry().with(heard), fmt::layer().with_writer(std::io::stderr));
        match self {
            Log::Text => all.with(told.with_ansi(false)).try_init(),
            Log::Json => all.with(told.json()).try_init(),
        }
        .map_err(Fail::input)
    }
}

/// Where tables are kept.
#[derive(Args)]
pub(crate) struct Data {
    /// The folder of the database; `serve` makes it if it is missing
    #[arg(long, value_name = "DIR", default_value = FOLDER, env = "HANLIN_DATA")]
    pub(crate) data: PathBuf,
}

const FOLDER: &str = "hanlin-data";

impl Default for Serve {
    fn default() -> Serve {
        let data = Data { data: FOLDER.into() };
        let edges = Edges::default();
        Serve {
            port: PORT,
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            base_url: None,
            uploads: Uploads::default(),
            edges,
            data,
        }
    }
}

pub(crate) fn wait<T>(work: impl Future<Output = Result<T, String>>) -> Result<T, Fail> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Fail::input)?;
    let done = runtime.block_on(work).map_err(Fail::Input);
    // Whoever still thinks is not waited for.
    runtime.shutdown_background();
    done
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let bind = SocketAddr::new(self.bind, self.port);
        let tables = data::corrected().map(|tables| (tables.key, tables.files.clone()));
        self.edges.log.start()?;
        let config = Config {
            base_url: self.base_url,
            tables,
            uploads: self.uploads.into(),
            limits: self.edges.limits(),
            trusted_proxies: self.edges.trusted_proxy,
            metrics_bind: self.edges.metrics_bind,
            ..Config::new(bind, self.data.data)
        };
        wait(async {
            let server = Server::open(&config).await?;
            let address = server.address()?;
            let _ = print(&format!("Hanlin is open at http://{address} (end with Ctrl-C)\n"));
            server.run(stopped()).await
        })
    }
}

/// Whoever stops us waits no longer than this, however busy the machine is.
const LONGEST_GOODBYE: Duration = Duration::from_millis(4_900);

/// When somebody asks us to stop; whoever asks again does not want to wait.
async fn stopped() {
    signal().await;
    // A thread of its own needs nobody who is still busy. What is written is written whole or not at all.
    std::thread::spawn(|| {
        std::thread::sleep(LONGEST_GOODBYE);
        std::process::exit(0);
    });
    tokio::spawn(async {
        signal().await;
        std::process::exit(130);
    });
}

/// Ctrl-C, or what a system sends to whom it wants to end.
#[cfg(unix)]
async fn signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        let _ = tokio::signal::ctrl_c().await;
        return;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}

/// Ctrl-C.
#[cfg(not(unix))]
async fn signal() {
    let _ = tokio::signal::ctrl_c().await;
}
