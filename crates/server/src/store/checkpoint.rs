//! SQLite collects what is written in a file beside the database. Bringing it over takes longer than
//! a write does, so it is done here, on a connection of its own, while the writer goes on.

use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::{AnyConnection, AnyPool, Executor as _};
use tokio::sync::Notify;

/// After so many entries something is brought over: a little at a time, as the disk can do nothing
/// else meanwhile.
const OFTEN: usize = 256;
/// The file beside the database begins anew only when all of it was brought over and nobody writes.
/// On a busy server that never happens by chance: every so often the writer sees to it.
const PATIENCE: u32 = 16;

/// What the writer and whoever brings over tell each other.
#[derive(Debug, Default)]
pub(super) struct Chores {
    many: Notify,
    nearly_all: AtomicBool,
}

impl Chores {
    /// For the writer, who has written so many entries since it last heard zero from here.
    pub(super) fn count(&self, entries: usize) -> usize {
        if entries < OFTEN {
            return entries;
        }
        self.many.notify_one();
        0
    }

    /// For the writer, between two writes: has the file beside the database grown large enough to
    /// begin anew? Nearly all of it was brought over just now, so it takes no longer than a write.
    pub(super) async fn begin_anew(&self, connection: &mut AnyConnection) {
        if self.nearly_all.swap(false, Ordering::Relaxed) {
            let done = connection.execute("PRAGMA wal_checkpoint(RESTART)").await;
            complain(done.map(|_| ()));
        }
    }

    /// Brings over what was written whenever there is enough of it.
    pub(super) async fn bring_over(&self, pool: AnyPool) {
        for round in 1u32.. {
            self.many.notified().await;
            let done = passively(&pool).await;
            self.nearly_all.store(round.is_multiple_of(PATIENCE), Ordering::Relaxed);
            complain(done);
        }
    }
}

async fn passively(pool: &AnyPool) -> Result<(), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await?;
    Ok(())
}

/// Nothing is lost: it is brought over another time.
fn complain(done: Result<(), sqlx::Error>) {
    if let Err(fault) = done {
        tracing::warn!(%fault, "what was written could not be brought into the database file");
    }
}
