//! Serves tables until told to stop.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use games::AnyGame;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use crate::directory::TableDirectory;
use crate::metrics::Metrics;
use crate::store::{Store, StoreFault};
use crate::table_context::TableContext;
use crate::web::{self, App, Limits};

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address of the database.
    pub database: String,
    /// Whether people reach it over an encrypted connection.
    pub secure: bool,
    /// How many bots think at the same time.
    pub bots: usize,
    /// How long a bot waits between two of its choices.
    pub pace: Duration,
    /// How long a table stays in memory with nobody at it.
    pub idle: Duration,
    /// How long somebody may be away before a bot stands in.
    pub absence: Duration,
    /// What one visitor may use.
    pub limits: Limits,
}

impl Config {
    /// As usual, with this database.
    #[must_use]
    pub fn new(database: String) -> Self {
        Self {
            database,
            secure: false,
            bots: std::thread::available_parallelism().map_or(1, usize::from),
            pace: Duration::from_millis(450),
            idle: Duration::from_secs(600),
            absence: Duration::from_secs(60),
            limits: Limits::default(),
        }
    }
}

/// A server that is ready to serve.
pub struct Server {
    listener: TcpListener,
    tables: Arc<TableDirectory>,
    app: App,
    stop: watch::Sender<bool>,
}

impl Server {
    /// Opens the database and takes the listener.
    ///
    /// # Errors
    /// What the database says.
    pub async fn open(
        config: &Config,
        games: Vec<&'static dyn AnyGame>,
        listener: TcpListener,
    ) -> Result<Self, StoreFault> {
        let store = Store::open(&config.database).await?;
        let context = TableContext {
            store,
            bots: Semaphore::new(config.bots.max(1)),
            pace: config.pace,
            idle: config.idle,
            absence: config.absence,
            metrics: Metrics::new(),
        };
        let tables = TableDirectory::new(games, Arc::new(context));
        let (stop, stopping) = watch::channel(false);
        let app = App {
            tables: Arc::clone(&tables),
            limits: config.limits,
            secure: config.secure,
            stopping,
        };
        Ok(Self { listener, tables, app, stop })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// What the system says.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stopped` is done; then finishes what is being written.
    ///
    /// # Errors
    /// What the system says.
    pub async fn run(self, stopped: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Self { listener, tables, app, stop } = self;
        let router = web::router(app);
        let graceful = async move {
            stopped.await;
            // Whoever follows a table is told; nobody listening is fine too.
            let _ = stop.send(true);
        };
        // An update must not wait until the answer before it is acknowledged.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection is slower than it could be");
            }
        });
        axum::serve(listener, router).with_graceful_shutdown(graceful).await?;
        tables.stop();
        let mut context = Arc::clone(&tables.context);
        drop(tables);
        // Tables finish what they are doing and let go.
        for _ in 0..200 {
            match Arc::try_unwrap(context) {
                Ok(context) => {
                    context.store.close().await;
                    return Ok(());
                }
                Err(shared) => context = shared,
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        tracing::warn!("some tables were still busy when the server stopped");
        Ok(())
    }
}
