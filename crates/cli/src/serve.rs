//! `hanlin serve`, `hanlin verify`, `hanlin backup`

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use server::{Config, Server};

use crate::data;
use crate::io::{Fail, print};

/// Open tables in the browser
#[derive(Args)]
#[command(after_help = "Examples:
  hanlin serve
  hanlin serve --port 9000 --bind 0.0.0.0 --data /var/lib/hanlin
  HANLIN_PORT=9000 hanlin serve")]
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
    #[command(flatten)]
    data: Data,
}

const PORT: u16 = 8188;

/// Where tables are kept.
#[derive(Args)]
struct Data {
    /// The folder of the database, created if missing
    #[arg(long, value_name = "DIR", default_value = FOLDER, env = "HANLIN_DATA")]
    data: PathBuf,
}

const FOLDER: &str = "hanlin-data";

impl Default for Serve {
    fn default() -> Serve {
        let data = Data { data: FOLDER.into() };
        Serve { port: PORT, bind: IpAddr::V4(Ipv4Addr::LOCALHOST), base_url: None, data }
    }
}

fn wait<T>(work: impl Future<Output = Result<T, String>>) -> Result<T, Fail> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Fail::input)?;
    runtime.block_on(work).map_err(Fail::Input)
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let bind = SocketAddr::new(self.bind, self.port);
        let tables = data::corrected().map(|tables| (tables.key, tables.files.clone()));
        let config = Config { bind, data: self.data.data, base_url: self.base_url, tables };
        wait(async {
            let server = Server::open(&config).await?;
            let address = server.address()?;
            let _ = print(&format!("Hanlin is open at http://{address} (end with Ctrl-C)\n"));
            server.run(stopped()).await
        })
    }
}

/// When somebody asks us to stop.
async fn stopped() {
    let _ = tokio::signal::ctrl_c().await;
}

/// Replay every stored match and compare digests
#[derive(Args)]
#[command(after_help = "Example:\n  hanlin verify --data /var/lib/hanlin")]
pub(crate) struct Verify {
    #[command(flatten)]
    data: Data,
}

impl Verify {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let (matches, faults) = wait(server::verify(&self.data.data))?;
        if faults.is_empty() {
            return print(&format!("{matches} matches replay as they were kept\n"));
        }
        Err(Fail::Input(format!("{} of {matches} matches differ:\n{}", faults.len(), faults.join("\n"))))
    }
}

/// Copy the database into a new file, also while serving
#[derive(Args)]
#[command(after_help = "Example:\n  hanlin backup tonight.sqlite --data /var/lib/hanlin")]
pub(crate) struct Backup {
    /// The file to write
    file: String,
    #[command(flatten)]
    data: Data,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Fail> {
        wait(server::backup(&self.data.data, &self.file))
    }
}
