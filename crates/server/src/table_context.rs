//! The resources and settings that all tables of a server share.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::Seed;
use tokio::sync::Semaphore;

use crate::metrics::Metrics;
use crate::secret::random;
use crate::store::Store;

/// The resources and settings that all tables of a server share.
#[derive(Debug)]
pub(crate) struct TableContext {
    pub(crate) store: Store,
    /// Limits how many bots think at the same time.
    pub(crate) bots: Semaphore,
    /// Limits how many matches are analysed at the same time.
    pub(crate) analyses: Semaphore,
    /// The shortest time between two choices of a bot, so that people can follow them.
    pub(crate) pace: Duration,
    /// The time after which a table without connections leaves memory.
    pub(crate) idle: Duration,
    /// The time a player may be away before a bot stands in.
    pub(crate) absence: Duration,
    /// The time without a change after which a table that nobody looks at leaves the public lists.
    pub(crate) abandoned: Duration,
    pub(crate) metrics: Metrics,
    /// Where the luck of new tables comes from.
    pub(crate) seeds: Seeds,
}

/// Where the luck of new tables comes from.
#[derive(Debug)]
pub(crate) enum Seeds {
    /// The randomness of the system.
    Random,
    /// The next number of a series, the same after every start of the server.
    Series(AtomicU64),
}

impl Seeds {
    /// The seed of a new table.
    pub(crate) fn next(&self) -> Result<Seed, getrandom::Error> {
        match self {
            Self::Random => random::<32>().map(Seed::from_bytes),
            Self::Series(next) => Ok(Seed::from_number(next.fetch_add(1, Ordering::Relaxed))),
        }
    }
}

impl TableContext {
    /// Returns the current time in milliseconds since 1970.
    #[expect(clippy::unused_self, reason = "the one place from which tables take the time")]
    pub(crate) fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }
}
