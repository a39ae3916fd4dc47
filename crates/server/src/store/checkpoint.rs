//! Checkpoints of SQLite's write-ahead log. They take longer than a write does, so they run on their
//! own connection while the writer goes on.

use std::sync::Arc;

use sqlx::{AnyPool, Executor as _};
use tokio::sync::Notify;

/// The number of writes between two checkpoints. It is small because the disk does nothing else during
/// a checkpoint.
pub(super) const ENTRIES_PER_CHECKPOINT: usize = 256;
/// Every checkpoint with a multiple of this number makes the writer wait, because otherwise the log of a
/// busy server would never be restarted and would grow without end.
const RESTART_EVERY: u32 = 64;

/// Runs a checkpoint whenever it is notified.
pub(super) async fn run_checkpoints(pool: AnyPool, due: Arc<Notify>) {
    for round in 1u32.. {
        due.notified().await;
        let mut done = checkpoint(&pool, "PRAGMA wal_checkpoint(PASSIVE)").await;
        if done.is_ok() && round.is_multiple_of(RESTART_EVERY) {
            // Little is left in the log by now, so the writer waits only briefly.
            done = checkpoint(&pool, "PRAGMA wal_checkpoint(RESTART)").await;
        }
        if let Err(fault) = done {
            // Nothing is lost: the next checkpoint includes the same writes.
            tracing::warn!(%fault, "a checkpoint of the database failed");
        }
    }
}

async fn checkpoint(pool: &AnyPool, sql: &'static str) -> Result<(), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    connection.execute(sql).await?;
    Ok(())
}
