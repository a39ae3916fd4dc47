//! Tables: what they are set up with, what happened at them, and who plays at them now.

mod commands;
mod config;
mod connection;
mod entry;
mod refused;
mod seat_assignment;
mod show;
mod table;
mod task;
mod time;

pub(crate) use commands::{Command, CommandOutcome, tidy};
pub use config::{
    Away, Clock, InvalidValue, LEVELS, Purpose, Resigning, TableConfig, TableId, Watching, level,
};
pub(crate) use connection::{Form, Has, WAITING_UPDATES};
pub use entry::{Entry, EntryKind};
pub use refused::{RefusalCode, Refused};
pub use seat_assignment::{SeatAssignment, Sitter, Standing};
pub(crate) use table::Table;
pub(crate) use task::{Inbox, MessageSender, StopReason, TableMessage, WeakMessageSender};
