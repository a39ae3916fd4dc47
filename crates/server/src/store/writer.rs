//! The writer for all tables. Writes that arrive during a transaction go into the next one together,
//! because a transaction takes milliseconds however large it is. The writer has its own thread, so that
//! it never waits for pages to be drawn.

use std::sync::Arc;
use std::thread::JoinHandle;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection as _};
use tokio::runtime::Builder;
use tokio::sync::{Notify, mpsc, oneshot};

use super::{Cache, Change, StoreFault, StoredTable, checkpoint, rows};
use crate::secret::SecretHash;
use crate::tables::{Entry, Standing, TableId};

/// The most writes in one transaction.
const MOST: usize = 1000;

/// A write, and the sender for its result.
pub(super) struct Write {
    pub(super) what: WriteKind,
    pub(super) done: oneshot::Sender<Result<(), StoreFault>>,
}

/// The kinds of writes.
pub(super) enum WriteKind {
    /// A new table.
    Table(Box<StoredTable>, Standing, i64),
    /// An entry of a table, with its changes.
    Entry(TableId, Entry, Change),
    /// A code with which a seat can be moved to another device, and the time when it expires.
    Handover(SecretHash, TableId, u8, i64),
}

impl WriteKind {
    /// Whether it is an entry without other changes.
    fn is_entry_alone(&self) -> bool {
        matches!(self, Self::Entry(_, _, change) if *change == Change::default())
    }
}

/// Starts the writer of a database. It ends when all senders are dropped.
pub(super) fn start(
    address: &str,
    waiting: mpsc::Receiver<Write>,
) -> Result<JoinHandle<()>, StoreFault> {
    let fault = |error: std::io::Error| StoreFault(error.to_string());
    let runtime = Builder::new_current_thread().enable_all().build().map_err(fault)?;
    let address = address.to_owned();
    let work = async move {
        // One connection for writes, one for checkpoints.
        let pool = match super::connections(2, Cache::Large).connect_lazy(&address) {
            Ok(pool) => pool,
            Err(fault) => {
                return tracing::error!(%fault, "the writer cannot connect to the database");
            }
        };
        let checkpoint_due = Arc::new(Notify::new());
        let writer =
            Writer { pool: pool.clone(), connection: None, since_checkpoint: 0, checkpoint_due };
        if address.starts_with("sqlite:") {
            tokio::spawn(checkpoint::run_checkpoints(
                pool.clone(),
                Arc::clone(&writer.checkpoint_due),
            ));
        }
        writer.write_all(waiting).await;
        pool.close().await;
    };
    let thread = std::thread::Builder::new().name("writer".to_owned());
    thread.spawn(move || runtime.block_on(work)).map_err(fault)
}

/// The state of the writer.
struct Writer {
    pool: AnyPool,
    /// The connection for all writes, so that its page cache and prepared statements are reused.
    connection: Option<PoolConnection<Any>>,
    /// The number of writes since the last checkpoint was requested.
    since_checkpoint: usize,
    /// Requests a checkpoint.
    checkpoint_due: Arc<Notify>,
}

impl Writer {
    /// Writes until all senders are dropped.
    async fn write_all(mut self, mut waiting: mpsc::Receiver<Write>) {
        let mut batch = Vec::with_capacity(MOST);
        while waiting.recv_many(&mut batch, MOST).await > 0 {
            let result = self.write(&batch).await;
            if result.is_err() && batch.len() > 1 {
                // One invalid write must not make the others fail.
                for write in batch.drain(..) {
                    let alone = self.write(std::slice::from_ref(&write)).await;
                    let _ = write.done.send(alone);
                }
                continue;
            }
            if let Err(fault) = &result {
                tracing::error!(%fault, "a write to the database failed");
            }
            for write in batch.drain(..) {
                // The caller may have stopped waiting.
                let _ = write.done.send(result.clone());
            }
        }
    }

    async fn write(&mut self, batch: &[Write]) -> Result<(), StoreFault> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.pool.acquire().await?),
        };
        let written = transact(connection, batch).await;
        if written.is_err()
            && let Some(doubtful) = self.connection.take()
        {
            // The connection may be broken, so an error while closing it tells nothing new.
            let _ = doubtful.close().await;
        }
        self.since_checkpoint += batch.len();
        if self.since_checkpoint >= checkpoint::ENTRIES_PER_CHECKPOINT {
            self.since_checkpoint = 0;
            self.checkpoint_due.notify_one();
        }
        written
    }
}

async fn transact(connection: &mut AnyConnection, batch: &[Write]) -> Result<(), StoreFault> {
    let entries = batch.iter().filter_map(|write| match &write.what {
        WriteKind::Entry(table, entry, _) => Some((table, entry)),
        WriteKind::Table(..) | WriteKind::Handover(..) => None,
    });
    let entries: Vec<_> = entries.collect();
    let rest = batch.iter().filter(|write| !write.what.is_entry_alone());
    if entries.len() <= rows::ENTRIES_PER_STATEMENT && rest.clone().next().is_none() {
        // A single statement is a transaction by itself, which is the usual case.
        return rows::insert_entries(connection, &entries).await;
    }
    let mut transaction = connection.begin().await?;
    for together in entries.chunks(rows::ENTRIES_PER_STATEMENT) {
        rows::insert_entries(&mut transaction, together).await?;
    }
    for write in rest {
        write_rest(&mut transaction, &write.what).await?;
    }
    Ok(transaction.commit().await?)
}

/// Writes everything but the entries themselves.
async fn write_rest(connection: &mut AnyConnection, what: &WriteKind) -> Result<(), StoreFault> {
    match what {
        WriteKind::Entry(table, entry, change) => {
            apply_change(connection, table, entry.at, change).await
        }
        WriteKind::Table(table, standing, at) => {
            rows::insert_table(connection, table, *standing, *at).await?;
            for assignment in &table.assignments {
                rows::insert_assignment(connection, &table.id, assignment).await?;
            }
            Ok(())
        }
        WriteKind::Handover(code, table, seat, expires) => {
            rows::insert_handover(connection, code, table, *seat, *expires).await
        }
    }
}

async fn apply_change(
    connection: &mut AnyConnection,
    table: &TableId,
    at: i64,
    change: &Change,
) -> Result<(), StoreFault> {
    if let Some(standing) = change.standing {
        rows::update_standing(connection, table, standing, at).await?;
    }
    if let Some(assignment) = &change.assignment {
        rows::update_assignment(connection, table, assignment).await?;
    }
    Ok(())
}
