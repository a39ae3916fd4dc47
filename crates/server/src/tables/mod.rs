//! Tables: what they are set up with, what happened at them, and who plays at them now.

mod clocks;
mod commands;
mod config;
mod connection;
mod entry;
mod live_table;
mod refused;
mod seat_assignment;
mod show;
mod task;

pub(crate) use commands::{Command, CommandOutcome, tidy};
pub use config::{
    Away, Clock, InvalidValue, LEVELS, Purpose, Resigning, TableConfig, TableId, Watching, level,
};
pub(crate) use connection::{ClientHas, Form, WAITING_UPDATES};
pub use entry::{Entry, EntryKind};
pub(crate) use live_table::LiveTable;
pub use refused::{RefusalCode, Refused};
pub use seat_assignment::{SeatAssignment, Sitter, Standing};
pub(crate) use task::{Inbox, MessageSender, StopReason, TableMessage, WeakMessageSender};
