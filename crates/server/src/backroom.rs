//! What all tables share: where they are kept, room for bots to think, metrics.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::Semaphore;

use crate::metrics::Metrics;
use crate::store::Store;

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Backroom {
    pub(crate) store: Store,
    /// So many bots think at the same time.
    pub(crate) bots: Semaphore,
    /// A bot lets people see what it does: so much time between two of its choices.
    pub(crate) pace: Duration,
    /// A table nobody sits at or looks at leaves memory after so long.
    pub(crate) idle: Duration,
    /// A bot stands in for somebody who was away for so long.
    pub(crate) absence: Duration,
    pub(crate) metrics: Metrics,
}

impl Backroom {
    /// Milliseconds since 1970.
    #[expect(clippy::unused_self, reason = "tables take the time from here, nowhere else")]
    pub(crate) fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }
}
