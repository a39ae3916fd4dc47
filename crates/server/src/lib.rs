//! Tables over HTTP and WebSocket: seats, clocks, storage, limits.

pub mod api;
mod directory;
mod metrics;
mod rate_limiter;
mod secret;
mod serve;
pub mod store;
mod table_context;
pub mod tables;
mod web;

pub use secret::{Secret, SecretHash};
pub use serve::{Config, Server};
pub use web::{Limits, openapi};
