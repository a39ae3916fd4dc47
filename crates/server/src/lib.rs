//! Tables over HTTP and WebSocket: seats, clocks, storage, limits.

pub mod api;
mod backroom;
mod figures;
mod games;
mod hall;
mod live;
mod secret;
mod serve;
pub mod store;
pub mod tables;
mod web;

pub use games::{Served, ServedGame};
pub use live::{Choosing, LiveMatch, Rejection, SeatName, Sight, Thinking};
pub use secret::{Secret, SecretHash};
pub use serve::{Config, Server};
pub use web::{Limits, openapi};
