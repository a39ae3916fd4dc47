//! Figures for whoever runs a server, in the form Prometheus reads.

use std::sync::atomic::{AtomicI64, AtomicU64};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What is counted.
#[derive(Debug)]
pub(crate) struct Figures {
    registry: Registry,
    pub(crate) tables: Gauge<i64, AtomicI64>,
    pub(crate) connections: Gauge<i64, AtomicI64>,
    pub(crate) choices: Counter<u64, AtomicU64>,
    pub(crate) refused: Counter<u64, AtomicU64>,
    pub(crate) frozen: Counter<u64, AtomicU64>,
    pub(crate) slow_readers: Counter<u64, AtomicU64>,
    pub(crate) bot_choices: Counter<u64, AtomicU64>,
    pub(crate) choice_seconds: Histogram,
    pub(crate) patch_bytes: Histogram,
}

impl Figures {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("cantina");
        let figures = Self {
            tables: Gauge::default(),
            connections: Gauge::default(),
            choices: Counter::default(),
            refused: Counter::default(),
            frozen: Counter::default(),
            slow_readers: Counter::default(),
            bot_choices: Counter::default(),
            choice_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            patch_bytes: Histogram::new(exponential_buckets(128.0, 2.0, 10)),
            registry: Registry::default(),
        };
        registry.register("tables", "Tables in memory", figures.tables.clone());
        registry.register("connections", "Open sockets", figures.connections.clone());
        registry.register("choices", "Choices carried out", figures.choices.clone());
        registry.register("refused", "Messages refused", figures.refused.clone());
        registry.register("frozen", "Matches that broke", figures.frozen.clone());
        registry.register("slow_readers", "Slow connections closed", figures.slow_readers.clone());
        registry.register("bot_choices", "Choices made by bots", figures.bot_choices.clone());
        registry.register(
            "choice_seconds",
            "From a choice received to it written down and shown",
            figures.choice_seconds.clone(),
        );
        registry.register("patch_bytes", "Size of an update", figures.patch_bytes.clone());
        Self { registry, ..figures }
    }

    /// Everything, as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
