//! One writer for all tables: what arrives while a transaction is being written goes into the next
//! one together. A write to disk takes milliseconds however much is in it.

use sqlx::{AnyPool, Connection as _};
use tokio::sync::{mpsc, oneshot};

use super::{Change, StoreFault, rows};
use crate::tables::{Entry, TableId};

/// The most entries in one transaction, within the number of parameters a statement may have.
const MOST: usize = 1000;

/// An entry to be written down, and who waits for it.
pub(super) struct Write {
    pub(super) table: TableId,
    pub(super) entry: Entry,
    pub(super) change: Change,
    pub(super) done: oneshot::Sender<Result<(), StoreFault>>,
}

/// Writes until nobody is left who could ask for it.
pub(super) async fn write_all(pool: AnyPool, mut waiting: mpsc::Receiver<Write>) {
    let mut batch = Vec::with_capacity(MOST);
    while waiting.recv_many(&mut batch, MOST).await > 0 {
        let mut result = write(&pool, &batch).await;
        if result.is_err() && batch.len() > 1 {
            // One bad entry must not spoil the others.
            for write in batch.drain(..) {
                let alone = self::write(&pool, std::slice::from_ref(&write)).await;
                let _ = write.done.send(alone);
            }
            continue;
        }
        if let Err(fault) = &mut result {
            tracing::error!(%fault, "an entry could not be written");
        }
        for write in batch.drain(..) {
            // Whoever asked may have gone; the entry stands all the same.
            let _ = write.done.send(result.clone());
        }
    }
}

async fn write(pool: &AnyPool, batch: &[Write]) -> Result<(), StoreFault> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let entries: Vec<_> = batch.iter().map(|write| (&write.table, &write.entry)).collect();
    rows::insert_entries(&mut transaction, &entries).await?;
    for Write { table, entry, change, .. } in batch {
        if let Some(standing) = change.standing {
            rows::update_standing(&mut transaction, table, standing, entry.at).await?;
        }
        if let Some(place) = &change.place {
            rows::update_place(&mut transaction, table, place).await?;
        }
    }
    Ok(transaction.commit().await?)
}
