//! The database for tables and decks: SQLite inside the program, or a PostgreSQL server.
//!
//! The same SQL and the same migrations work with both.

mod checkpoint;
mod decks;
mod migrations;
mod rows;
mod writer;

use std::fmt;
use std::path::Path;
use std::thread::JoinHandle;

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};
use tokio::sync::{mpsc, oneshot};

use crate::secret::SecretHash;
use crate::tables::{Entry, SeatAssignment, Standing, TableConfig, TableId};
pub use decks::{DeckId, Saved, StoredDeck};
use writer::{Write, WriteKind};

/// The most tables in a list.
const LONGEST_LIST: i64 = 30;
/// The most writes that wait for the writer; callers wait when there are more.
const WAITING_WRITES: usize = 4096;
/// The number of connections for reading.
const READERS: u32 = 2;

/// An error of the database.
#[derive(Clone, Debug)]
pub struct StoreFault(String);

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreFault {}

impl From<sqlx::Error> for StoreFault {
    fn from(error: sqlx::Error) -> Self {
        Self(error.to_string())
    }
}

/// A table in the store, without its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// The id of the table.
    pub id: TableId,
    /// The name of its game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// Everything that was decided when it was created.
    pub config: TableConfig,
    /// Whether the front page lists it for everyone.
    pub listed: bool,
    /// The players now, in the order of the seats.
    pub assignments: Vec<SeatAssignment>,
}

/// The changes of a table that are stored together with an entry.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// The new standing of the table.
    pub standing: Option<Standing>,
    /// The new player in a seat.
    pub assignment: Option<SeatAssignment>,
}

/// The tables to list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableFilter {
    /// Those at which this visitor has a seat and that are not closed.
    Of(SecretHash),
    /// Those listed for everyone that have this standing.
    Listed(Standing),
    /// Those of them that have not changed since this time, in milliseconds since 1970.
    Quiet(Standing, i64),
}

/// The database for tables and decks.
#[derive(Debug)]
pub struct Store {
    pool: AnyPool,
    writes: mpsc::Sender<Write>,
    writer: JoinHandle<()>,
}

impl Store {
    /// Returns the address of a database file, which is created if it does not exist.
    #[must_use]
    pub fn file(path: &Path) -> String {
        let mut address = "sqlite://".to_owned();
        for byte in path.to_string_lossy().bytes() {
            match byte {
                b'%' | b'?' | b'#' | b' ' => address += &format!("%{byte:02X}"),
                other => address.push(char::from(other)),
            }
        }
        address + "?mode=rwc"
    }

    /// Opens the database and runs its migrations.
    ///
    /// # Errors
    /// The error of the database.
    pub async fn open(address: &str) -> Result<Self, StoreFault> {
        sqlx::any::install_default_drivers();
        let pool = connections(READERS, Cache::Small).connect(address).await?;
        migrations::migrator().run(&pool).await.map_err(|error| StoreFault(error.to_string()))?;
        let (writes, waiting) = mpsc::channel(WAITING_WRITES);
        let writer = writer::start(address, waiting)?;
        Ok(Self { pool, writes, writer })
    }

    /// Checks that the database answers.
    ///
    /// # Errors
    /// The error of the database.
    pub async fn ready(&self) -> Result<(), StoreFault> {
        let mut connection = self.pool.acquire().await?;
        Ok(connection.ping().await?)
    }

    /// Stores a new table.
    ///
    /// # Errors
    /// The error of the database; nothing has changed then.
    pub async fn create(
        &self,
        table: &StoredTable,
        standing: Standing,
        at: i64,
    ) -> Result<(), StoreFault> {
        self.write(WriteKind::Table(Box::new(table.clone()), standing, at)).await
    }

    /// Appends an entry. It is on disk when this returns. Many such calls at the same time become one
    /// transaction.
    ///
    /// # Errors
    /// The error of the database; nothing has changed then.
    pub async fn append(
        &self,
        table: &TableId,
        entry: &Entry,
        change: Change,
    ) -> Result<(), StoreFault> {
        self.write(WriteKind::Entry(table.clone(), entry.clone(), change)).await
    }

    async fn write(&self, what: WriteKind) -> Result<(), StoreFault> {
        let (done, answer) = oneshot::channel();
        let stopped = || StoreFault("the server is stopping".to_owned());
        self.writes.send(Write { what, done }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    /// The table with this id, and its entries.
    ///
    /// # Errors
    /// The error of the database.
    pub async fn load(
        &self,
        id: &TableId,
    ) -> Result<Option<(StoredTable, Vec<Entry>)>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        let Some(stored) = rows::table(&mut connection, id).await? else { return Ok(None) };
        Ok(Some((stored, rows::entries(&mut connection, id).await?)))
    }

    /// The ids of the tables that match the filter, the last changed first.
    ///
    /// # Errors
    /// The error of the database.
    pub async fn list(&self, filter: &TableFilter) -> Result<Vec<TableId>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        rows::list(&mut connection, filter, LONGEST_LIST).await
    }

    /// The number of tables at which this visitor has a seat and that are not over.
    ///
    /// # Errors
    /// The error of the database.
    pub async fn count_active_tables(&self, visitor: &SecretHash) -> Result<i64, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        rows::count_active_tables(&mut connection, visitor).await
    }

    /// Stores a code with which a seat can be moved to another device.
    ///
    /// # Errors
    /// The error of the database.
    pub async fn create_handover(
        &self,
        code: &SecretHash,
        table: &TableId,
        seat: u8,
        expires: i64,
    ) -> Result<(), StoreFault> {
        self.write(WriteKind::Handover(code.clone(), table.clone(), seat, expires)).await
    }

    /// Removes a code and returns the seat it is for.
    ///
    /// # Errors
    /// The error of the database.
    pub async fn take_handover(
        &self,
        code: &SecretHash,
        now: i64,
    ) -> Result<Option<(TableId, u8)>, StoreFault> {
        let mut transaction = self.pool.begin().await?;
        let taken = rows::take_handover(&mut transaction, code, now).await?;
        transaction.commit().await?;
        Ok(taken)
    }

    /// Finishes all waiting writes and closes the database.
    pub async fn close(self) {
        let Self { pool, writes, writer } = self;
        drop(writes);
        // An error here means that the writer panicked and has nothing left to finish.
        let _ = tokio::task::spawn_blocking(|| writer.join()).await;
        // The last connection runs the last checkpoint of an SQLite database.
        pool.close().await;
    }
}

/// The size of the page cache of an SQLite connection.
#[derive(Clone, Copy, Debug)]
enum Cache {
    /// For reading single tables.
    Small,
    /// For writing to many tables.
    Large,
}

/// A pool with at most this number of connections.
fn connections(most: u32, cache: Cache) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(most)
        // A test before every use would cost as much as the use.
        .test_before_acquire(false)
        .after_connect(move |connection, _| Box::pin(prepare(connection, cache)))
}

/// Sets up an SQLite connection so that a committed write is on disk and readers do not wait.
async fn prepare(connection: &mut AnyConnection, cache: Cache) -> Result<(), sqlx::Error> {
    if connection.backend_name() != "SQLite" {
        return Ok(());
    }
    let pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
        PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 0";
    connection.execute(pragmas).await?;
    // A negative size is in kilobytes.
    connection
        .execute(match cache {
            Cache::Small => "PRAGMA cache_size = -256",
            Cache::Large => "PRAGMA cache_size = -1000",
        })
        .await?;
    Ok(())
}
