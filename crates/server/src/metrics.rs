//! Metrics of the server in the text format of Prometheus, for operators.

use std::sync::atomic::{AtomicI64, AtomicU64};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The counters, gauges and histograms of a server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables: Gauge<i64, AtomicI64>,
    pub(crate) connections: Gauge<i64, AtomicI64>,
    pub(crate) choices: Counter<u64, AtomicU64>,
    pub(crate) refused: Counter<u64, AtomicU64>,
    pub(crate) frozen: Counter<u64, AtomicU64>,
    pub(crate) slow_readers: Counter<u64, AtomicU64>,
    pub(crate) bot_choices: Counter<u64, AtomicU64>,
    pub(crate) analyses: Counter<u64, AtomicU64>,
    pub(crate) choice_seconds: Histogram,
    pub(crate) patch_bytes: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("cantina");
        let metrics = Self {
            tables: Gauge::default(),
            connections: Gauge::default(),
            choices: Counter::default(),
            refused: Counter::default(),
            frozen: Counter::default(),
            slow_readers: Counter::default(),
            bot_choices: Counter::default(),
            analyses: Counter::default(),
            choice_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            patch_bytes: Histogram::new(exponential_buckets(128.0, 2.0, 10)),
            registry: Registry::default(),
        };
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("connections", "Open sockets", metrics.connections.clone());
        registry.register("choices", "Choices carried out", metrics.choices.clone());
        registry.register("refused", "Messages refused", metrics.refused.clone());
        registry.register("frozen", "Matches that broke", metrics.frozen.clone());
        registry.register("slow_readers", "Slow connections closed", metrics.slow_readers.clone());
        registry.register("bot_choices", "Choices made by bots", metrics.bot_choices.clone());
        registry.register("analyses", "Matches analysed", metrics.analyses.clone());
        registry.register(
            "choice_seconds",
            "Seconds from receiving a choice until it is stored and sent to everyone",
            metrics.choice_seconds.clone(),
        );
        registry.register("patch_bytes", "Size of an update", metrics.patch_bytes.clone());
        Self { registry, ..metrics }
    }

    /// Returns all metrics in the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
