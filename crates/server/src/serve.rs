//! Starts and stops the server.

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
use crate::table_context::{Seeds, TableContext};
use crate::web::{self, App, Limits};

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address of the database.
    pub database: String,
    /// Whether clients connect over HTTPS, so that cookies can be restricted to it.
    pub secure: bool,
    /// The most bots that think at the same time.
    pub bots: usize,
    /// The shortest time between two choices of a bot.
    pub pace: Duration,
    /// The time after which a table without connections leaves memory.
    pub idle: Duration,
    /// The time a player may be away before a bot stands in.
    pub absence: Duration,
    /// The time without a change after which a table that nobody looks at leaves the public lists.
    pub abandoned: Duration,
    /// The limits for one visitor.
    pub limits: Limits,
    /// The number from which tables are dealt, instead of the system's randomness: whoever knows it
    /// knows every deck. For tests and demonstrations.
    pub seed: Option<u64>,
}

impl Config {
    /// The usual settings with this database.
    #[must_use]
    pub fn new(database: String) -> Self {
        Self {
            database,
            secure: false,
            bots: std::thread::available_parallelism().map_or(1, usize::from),
            pace: Duration::from_millis(150),
            idle: Duration::from_secs(600),
            absence: Duration::from_secs(60),
            abandoned: Duration::from_secs(2 * 3600),
            limits: Limits::default(),
            seed: None,
        }
    }
}

/// A server that is ready to run.
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
    /// The error of the database.
    pub async fn open(
        config: &Config,
        games: Vec<&'static dyn AnyGame>,
        listener: TcpListener,
    ) -> Result<Self, StoreFault> {
        let store = Store::open(&config.database).await?;
        let context = TableContext {
            store,
            bots: Semaphore::new(config.bots.max(1)),
            // One at a time, so that bots are never kept from thinking by more than one.
            analyses: Semaphore::new(1),
            pace: config.pace,
            idle: config.idle,
            absence: config.absence,
            abandoned: config.abandoned,
            metrics: Metrics::new(),
            seeds: config.seed.map_or(Seeds::Random, |first| Seeds::Series(first.into())),
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

    /// The address on which it listens.
    ///
    /// # Errors
    /// The error of the system.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Runs until `stopped` is ready, then finishes all writes.
    ///
    /// # Errors
    /// The error of the system.
    pub async fn run(self, stopped: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Self { listener, tables, app, stop } = self;
        let router = web::router(app);
        let graceful = async move {
            stopped.await;
            // Sending fails if no socket is open, which is not an error.
            let _ = stop.send(true);
        };
        // Without this, an update would wait until the client acknowledges the packet before it.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "TCP_NODELAY could not be set for a connection");
            }
        });
        axum::serve(listener, router).with_graceful_shutdown(graceful).await?;
        tables.stop();
        let mut context = Arc::clone(&tables.context);
        drop(tables);
        // Waits until the tasks of all tables have ended.
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
