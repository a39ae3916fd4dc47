//! The analysis of a finished match: made once, by whoever asks first, and kept with the table.

use std::sync::Arc;

use bots::AnalysisPlan;
use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, Shared};
use games::MatchReport;

use super::live_table::LiveTable;

/// An analysis that is being made or is finished; `None` if it failed. Everybody who asks waits for
/// the same one.
pub(crate) type SharedAnalysis = Shared<BoxFuture<'static, Option<Arc<MatchReport>>>>;

impl LiveTable {
    /// The analysis of the match, which is begun now if nobody has asked for it; `None` while the
    /// match is not over. It is made on a thread that does not answer requests, also if the request
    /// is given up, and all tables share a limit to how many are made at the same time.
    pub(crate) fn analysis(&mut self) -> Option<SharedAnalysis> {
        let outcome = self.outcome()?;
        if let Some(known) = &self.analysis {
            return Some(known.clone());
        }
        let (game, played) = (self.game.name(), self.played.at(self.played.ply()));
        let context = Arc::clone(&self.context);
        let made = tokio::spawn(async move {
            let permit = context.analyses.acquire().await.ok()?;
            let plan = AnalysisPlan::default();
            let work = move || MatchReport::new(game, &*played, outcome, &plan, &mut |_| {});
            let report = tokio::task::spawn_blocking(work).await.ok()?;
            drop(permit);
            context.metrics.analyses.inc();
            Some(Arc::new(report))
        });
        let shared = made.map(|made| made.ok().flatten()).boxed().shared();
        self.analysis = Some(shared.clone());
        Some(shared)
    }
}
