//! Where tables and decks are kept: SQLite inside the program, or a PostgreSQL server.
//!
//! Both speak the same SQL here and run the same migrations.

mod checkpoint;
mod decks;
mod rows;
mod writer;

use std::fmt;
use std::path::Path;
use std::thread::JoinHandle;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};
use tokio::sync::{mpsc, oneshot};

use crate::secret::SecretHash;
use crate::tables::{Entry, SeatAssignment, Standing, TableConfig, TableId};
pub use decks::{DeckId, Done, OwnDeck};
use writer::{Write, Written};

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// How many tables a list shows.
const LONGEST_LIST: i64 = 30;
/// How many writes may wait before whoever wants to write has to.
const WAITING_WRITES: usize = 4096;
/// How many can read at the same time.
const READERS: u32 = 2;

/// Why something could not be kept or found.
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

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// The word for it.
    pub id: TableId,
    /// The name of its game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// What it was set up with.
    pub config: TableConfig,
    /// Whether strangers find it.
    pub listed: bool,
    /// Who sits where now.
    pub assignments: Vec<SeatAssignment>,
}

/// What changes besides the entry itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// Where the table stands from now on.
    pub standing: Option<Standing>,
    /// Who sits in a seat from now on.
    pub assignment: Option<SeatAssignment>,
}

/// Which tables to list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Those at which this visitor sits, the latest first.
    Of(SecretHash),
    /// Those that anyone may join or watch and that stand so.
    Listed(Standing),
}

/// Where tables are kept.
#[derive(Debug)]
pub struct Store {
    pool: AnyPool,
    writes: mpsc::Sender<Write>,
    writer: JoinHandle<()>,
}

impl Store {
    /// The address of a database file, which is made if it is not there.
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

    /// Opens the database and brings it up to date.
    ///
    /// # Errors
    /// What the database says.
    pub async fn open(address: &str) -> Result<Self, StoreFault> {
        sqlx::any::install_default_drivers();
        let pool = connections(READERS, Cache::Small).connect(address).await?;
        MIGRATIONS.run(&pool).await.map_err(|error| StoreFault(error.to_string()))?;
        let (writes, waiting) = mpsc::channel(WAITING_WRITES);
        let writer = writer::start(address, waiting)?;
        Ok(Self { pool, writes, writer })
    }

    /// Is the database there?
    ///
    /// # Errors
    /// What it says if not.
    pub async fn ready(&self) -> Result<(), StoreFault> {
        let mut connection = self.pool.acquire().await?;
        Ok(connection.ping().await?)
    }

    /// Keeps a new table.
    ///
    /// # Errors
    /// What the database says; nothing is kept then.
    pub async fn create(
        &self,
        table: &StoredTable,
        standing: Standing,
        at: i64,
    ) -> Result<(), StoreFault> {
        self.write(Written::Table(Box::new(table.clone()), standing, at)).await
    }

    /// Writes down what happened. When this returns, it is there to stay. Many such calls at the
    /// same time become one transaction.
    ///
    /// # Errors
    /// What the database says; nothing is kept then.
    pub async fn append(
        &self,
        table: &TableId,
        entry: &Entry,
        change: Change,
    ) -> Result<(), StoreFault> {
        self.write(Written::Entry(table.clone(), entry.clone(), change)).await
    }

    async fn write(&self, what: Written) -> Result<(), StoreFault> {
        let (done, answer) = oneshot::channel();
        let stopped = || StoreFault("the server is stopping".to_owned());
        self.writes.send(Write { what, done }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    /// The table called so, and everything that happened at it.
    ///
    /// # Errors
    /// What the database says.
    pub async fn load(
        &self,
        id: &TableId,
    ) -> Result<Option<(StoredTable, Vec<Entry>)>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        let Some(stored) = rows::table(&mut connection, id).await? else { return Ok(None) };
        Ok(Some((stored, rows::entries(&mut connection, id).await?)))
    }

    /// Tables as wanted, those changed last first.
    ///
    /// # Errors
    /// What the database says.
    pub async fn list(&self, wanted: &Wanted) -> Result<Vec<TableId>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        rows::list(&mut connection, wanted, LONGEST_LIST).await
    }

    /// How many tables this visitor sits at that are not over.
    ///
    /// # Errors
    /// What the database says.
    pub async fn count_of(&self, visitor: &SecretHash) -> Result<i64, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        rows::count_of(&mut connection, visitor).await
    }

    /// Keeps a code with which a seat can be moved to another device.
    ///
    /// # Errors
    /// What the database says.
    pub async fn offer_seat(
        &self,
        code: &SecretHash,
        table: &TableId,
        seat: u8,
        expires: i64,
    ) -> Result<(), StoreFault> {
        self.write(Written::Handover(code.clone(), table.clone(), seat, expires)).await
    }

    /// The seat a code is for; the code is used up.
    ///
    /// # Errors
    /// What the database says.
    pub async fn take_seat(
        &self,
        code: &SecretHash,
        now: i64,
    ) -> Result<Option<(TableId, u8)>, StoreFault> {
        let mut transaction = self.pool.begin().await?;
        let taken = rows::take_handover(&mut transaction, code, now).await?;
        transaction.commit().await?;
        Ok(taken)
    }

    /// Finishes all writes that wait, and closes.
    pub async fn close(self) {
        let Self { pool, writes, writer } = self;
        drop(writes);
        // A writer that panicked has nothing left to finish.
        let _ = tokio::task::spawn_blocking(|| writer.join()).await;
        // The last connection brings what was written into the file of an SQLite database.
        pool.close().await;
    }
}

/// How much of an SQLite database a connection keeps in memory. The system keeps it too.
#[derive(Clone, Copy, Debug)]
enum Cache {
    /// For reading a table once in a while.
    Small,
    /// For writing to many tables all the time.
    Large,
}

/// So many connections at most, each prepared.
fn connections(most: u32, cache: Cache) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(most)
        // Asking first whether a connection lives costs as much as using it.
        .test_before_acquire(false)
        .after_connect(move |connection, _| Box::pin(prepare(connection, cache)))
}

/// SQLite keeps what it was told once it says so, and lets readers read meanwhile.
async fn prepare(connection: &mut AnyConnection, cache: Cache) -> Result<(), sqlx::Error> {
    if connection.backend_name() != "SQLite" {
        return Ok(());
    }
    let pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
        PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 0";
    connection.execute(pragmas).await?;
    // In kilobytes, negated.
    connection
        .execute(match cache {
            Cache::Small => "PRAGMA cache_size = -256",
            Cache::Large => "PRAGMA cache_size = -1000",
        })
        .await?;
    Ok(())
}
