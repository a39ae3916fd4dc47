//! The resources and settings that all tables of a server share.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::Semaphore;

use crate::metrics::Metrics;
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
}

impl TableContext {
    /// Returns the current time in milliseconds since 1970.
    #[expect(clippy::unused_self, reason = "the one place from which tables take the time")]
    pub(crate) fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }
}
