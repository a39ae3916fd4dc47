//! `cantina serve`: runs the web server.

use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use etcetera::BaseStrategy as _;
use prose::{Lang, Name, Text, text};
use server::store::Store;
use server::{Config, Server};
use tokio::signal::unix::{SignalKind, signal};

use crate::error::{CommandError, Verdict};

/// The default address.
pub(crate) const ADDRESS: &str = "127.0.0.1:7777";
/// The name of the database file.
const FILE: &str = "cantina.sqlite";

#[derive(Args, Clone, Debug)]
pub(crate) struct Arguments {
    #[arg(long, default_value = ADDRESS)]
    pub(crate) addr: SocketAddr,
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) database: Option<String>,
    #[arg(long)]
    pub(crate) secure: bool,
    #[arg(long, value_name = "N")]
    pub(crate) bots: Option<usize>,
    #[arg(long, value_name = "MS", default_value_t = 150)]
    pub(crate) pace: u64,
    #[arg(long, value_name = "MINUTES", default_value_t = 10)]
    pub(crate) idle: u64,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[arg(long)]
    pub(crate) log_json: bool,
}

impl Default for Arguments {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: None,
            database: None,
            secure: false,
            bots: None,
            pace: 150,
            idle: 10,
            threads: None,
            seed: None,
            log_json: false,
        }
    }
}

/// Serves until the process is told to stop.
pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    start_log(arguments.log_json);
    // Bind first, so that starting the server twice by mistake fails at once.
    let listener =
        TcpListener::bind(arguments.addr).map_err(|error| address_error(arguments, &error))?;
    listener.set_nonblocking(true)?;
    let mut config = Config::new(database(arguments)?);
    config.secure = arguments.secure;
    config.pace = Duration::from_millis(arguments.pace);
    config.idle = Duration::from_secs(60 * arguments.idle);
    config.seed = arguments.seed;
    config.bots = arguments.bots.unwrap_or(config.bots);
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    if let Some(threads) = arguments.threads {
        runtime.worker_threads(threads.max(1));
    }
    let runtime = runtime.enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let server = Server::open(&config, games::all().to_vec(), listener).await;
        let server = server.map_err(|fault| database_error(arguments, &fault.to_string()))?;
        let address = server.address()?;
        writeln!(out, "{}", welcome(address).get(lang))?;
        out.flush()?;
        let mut terminate = signal(SignalKind::terminate())?;
        let stop = async move {
            tokio::select! {
                // Even if the signal handler fails, the server stops.
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        };
        server.run(stop).await?;
        Ok(Verdict::Fine)
    })
}

/// Starts logging to standard error; `RUST_LOG` sets the level.
fn start_log(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second start in the same process keeps the first logger.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}

fn welcome(address: SocketAddr) -> Text {
    text!(
        "Cantina is open: http://{address}/ (Ctrl-C closes it)",
        "La cantina está abierta: http://{address}/ (Ctrl-C la cierra)",
        address = Name(&address.to_string())
    )
}

/// The URL of the database; creates the folder of a database file if it is missing.
fn database(arguments: &Arguments) -> Result<String, CommandError> {
    if let Some(address) = &arguments.database {
        return Ok(address.clone());
    }
    let folder = match &arguments.data {
        Some(folder) => folder.clone(),
        None => default_folder()?,
    };
    std::fs::create_dir_all(&folder).map_err(|error| folder_error(&folder, &error))?;
    Ok(Store::file(&folder.join(FILE)))
}

/// The data folder that the system provides for programs.
fn default_folder() -> Result<PathBuf, CommandError> {
    let base = etcetera::choose_base_strategy().map_err(|_| {
        CommandError::Failed(text!(
            "No home folder was found to save games in; choose a folder with --data.",
            "No se ha encontrado una carpeta personal donde guardar las partidas; indica una con --data."
        ))
    })?;
    Ok(base.data_dir().join("cantina"))
}

fn folder_error(folder: &Path, error: &std::io::Error) -> CommandError {
    CommandError::Failed(text!(
        "Games cannot be saved in {folder}: {error}. Choose another folder with --data.",
        "No se pueden guardar partidas en {folder}: {error}. Indica otra carpeta con --data.",
        folder = Name(&folder.display().to_string()),
        error = Name(&error.to_string())
    ))
}

fn address_error(arguments: &Arguments, error: &std::io::Error) -> CommandError {
    let address = arguments.addr.to_string();
    CommandError::Failed(match error.kind() {
        std::io::ErrorKind::AddrInUse => text!(
            "The address {address} is already in use, perhaps by another Cantina. Close it, or choose another address: cantina serve --addr 127.0.0.1:7778",
            "La dirección {address} ya está en uso, quizá por otra Cantina. Ciérrala o elige otra dirección: cantina serve --addr 127.0.0.1:7778",
            address = Name(&address)
        ),
        _ => text!(
            "Cannot listen on {address}: {error}.",
            "No se puede escuchar en {address}: {error}.",
            address = Name(&address),
            error = Name(&error.to_string())
        ),
    })
}

fn database_error(arguments: &Arguments, fault: &str) -> CommandError {
    // The URL of a database may contain a password, so it is not printed.
    let what = match (&arguments.database, &arguments.data) {
        (Some(_), _) => {
            text!("the database given with --database", "la base de datos de --database")
        }
        (None, _) => text!("the database file", "el archivo de la base de datos"),
    };
    CommandError::Failed(text!(
        "Cannot open {what}: {fault}.",
        "No se puede abrir {what}: {fault}.",
        what = what,
        fault = Name(fault)
    ))
}
