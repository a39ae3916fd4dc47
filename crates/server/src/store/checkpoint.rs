//! SQLite collects what is written in a file beside the database. Bringing it over takes longer than
//! a write does, so it is done here, on a connection of its own, while the writer goes on.

use std::sync::Arc;

use sqlx::{AnyPool, Executor as _};
use tokio::sync::Notify;

/// After so many entries something is brought over: a little at a time, as the disk can do nothing
/// else meanwhile.
pub(super) const OFTEN: usize = 256;
/// The file beside the database begins anew only when nobody has written meanwhile. On a busy server
/// nobody ever waits by chance, so every so often the writer is made to.
const PATIENCE: u32 = 64;

/// Brings over what was written whenever it is told to.
pub(super) async fn bring_over(pool: AnyPool, due: Arc<Notify>) {
    for round in 1u32.. {
        due.notified().await;
        let mut done = checkpoint(&pool, "PRAGMA wal_checkpoint(PASSIVE)").await;
        if done.is_ok() && round.is_multiple_of(PATIENCE) {
            // What is left is little by now.
            done = checkpoint(&pool, "PRAGMA wal_checkpoint(RESTART)").await;
        }
        if let Err(fault) = done {
            // Nothing is lost: it is brought over another time.
            tracing::warn!(%fault, "what was written could not be brought into the database file");
        }
    }
}

async fn checkpoint(pool: &AnyPool, sql: &'static str) -> Result<(), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    connection.execute(sql).await?;
    Ok(())
}
