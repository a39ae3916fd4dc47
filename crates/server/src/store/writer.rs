//! One writer for all tables: what arrives while a transaction is being written goes into the next
//! one together. A write to disk takes milliseconds however much is in it. The writer has a thread of
//! its own, so that what everyone waits for never waits behind the drawing of tables.

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

/// Something to be written down, and who waits for it.
pub(super) struct Write {
    pub(super) what: Written,
    pub(super) done: oneshot::Sender<Result<(), StoreFault>>,
}

/// What can be written down.
pub(super) enum Written {
    /// A new table.
    Table(Box<StoredTable>, Standing, i64),
    /// What happened at a table.
    Entry(TableId, Entry, Change),
    /// A code with which a seat can be moved to another device, and until when.
    Handover(SecretHash, TableId, u8, i64),
}

impl Written {
    /// Is it an entry with which nothing else changes?
    fn is_entry_alone(&self) -> bool {
        matches!(self, Self::Entry(_, _, change) if *change == Change::default())
    }
}

/// Starts the writer of a database; it ends when nobody is left who could ask for a write.
pub(super) fn start(
    address: &str,
    waiting: mpsc::Receiver<Write>,
) -> Result<JoinHandle<()>, StoreFault> {
    let fault = |error: std::io::Error| StoreFault(error.to_string());
    let runtime = Builder::new_current_thread().enable_all().build().map_err(fault)?;
    let address = address.to_owned();
    let work = async move {
        // One writes, one brings over what was written.
        let pool = match super::connections(2, Cache::Large).connect_lazy(&address) {
            Ok(pool) => pool,
            Err(fault) => return tracing::error!(%fault, "nothing can be written"),
        };
        let many = Arc::new(Notify::new());
        let writer = Writer { pool: pool.clone(), connection: None, since: 0, many };
        if address.starts_with("sqlite:") {
            tokio::spawn(checkpoint::bring_over(pool.clone(), Arc::clone(&writer.many)));
        }
        writer.write_all(waiting).await;
        pool.close().await;
    };
    let thread = std::thread::Builder::new().name("writer".to_owned());
    thread.spawn(move || runtime.block_on(work)).map_err(fault)
}

/// Whoever writes.
struct Writer {
    pool: AnyPool,
    /// The same for every write: each connection has its own memory of what it last used.
    connection: Option<PoolConnection<Any>>,
    /// Entries since the last time `many` was told that there are many.
    since: usize,
    many: Arc<Notify>,
}

impl Writer {
    /// Writes until nobody is left who could ask for it.
    async fn write_all(mut self, mut waiting: mpsc::Receiver<Write>) {
        let mut batch = Vec::with_capacity(MOST);
        while waiting.recv_many(&mut batch, MOST).await > 0 {
            let result = self.write(&batch).await;
            if result.is_err() && batch.len() > 1 {
                // One that is bad must not spoil the others.
                for write in batch.drain(..) {
                    let alone = self.write(std::slice::from_ref(&write)).await;
                    let _ = write.done.send(alone);
                }
                continue;
            }
            if let Err(fault) = &result {
                tracing::error!(%fault, "something could not be written");
            }
            for write in batch.drain(..) {
                // Whoever asked may have gone; it stands all the same.
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
            // It may be the connection that is broken. That it cannot be closed would be no news.
            let _ = doubtful.close().await;
        }
        self.since += batch.len();
        if self.since >= checkpoint::OFTEN {
            self.since = 0;
            self.many.notify_one();
        }
        written
    }
}

async fn transact(connection: &mut AnyConnection, batch: &[Write]) -> Result<(), StoreFault> {
    let entries = batch.iter().filter_map(|write| match &write.what {
        Written::Entry(table, entry, _) => Some((table, entry)),
        Written::Table(..) | Written::Handover(..) => None,
    });
    let entries: Vec<_> = entries.collect();
    let rest = batch.iter().filter(|write| !write.what.is_entry_alone());
    if entries.len() <= rows::ENTRIES_PER_STATEMENT && rest.clone().next().is_none() {
        // One statement is a transaction by itself, and most of the time it is all there is.
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

/// Everything but entries.
async fn write_rest(connection: &mut AnyConnection, what: &Written) -> Result<(), StoreFault> {
    match what {
        Written::Entry(table, entry, change) => {
            note_change(connection, table, entry.at, change).await
        }
        Written::Table(table, standing, at) => {
            rows::insert_table(connection, table, *standing, *at).await?;
            for assignment in &table.assignments {
                rows::insert_assignment(connection, &table.id, assignment).await?;
            }
            Ok(())
        }
        Written::Handover(code, table, seat, expires) => {
            rows::insert_handover(connection, code, table, *seat, *expires).await
        }
    }
}

async fn note_change(
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
