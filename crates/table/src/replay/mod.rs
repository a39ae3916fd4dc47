//! The replay file: a match as text, one choice per line.
//!
//! [`Sheet`] is the parsed text with its checks, read and written without knowing the game.
//! [`record`] makes a sheet from a match, and [`open`] replays a sheet by the rules of the game.
//! The format is documented in `docs/replay.md`.

mod fault;
mod open;
mod reader;
mod record;
mod sheet;

pub use fault::ReplayFault;
pub use open::open;
pub use record::{Audience, record};
pub use sheet::{Ending, Line, Sheet};
