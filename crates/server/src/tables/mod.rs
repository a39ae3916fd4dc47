//! Tables: their configuration, their entries, and the tasks that run them in memory.

mod analysis;
mod bot_seats;
mod clocks;
mod commands;
mod config;
mod connection;
mod deals;
mod display;
mod draw;
mod edit;
mod entry;
mod guided;
mod hint;
mod json;
mod live_table;
mod own_decks;
mod people;
mod perspective;
mod publish;
mod refused;
mod seat_assignment;
mod talk;
mod task;
mod teamwork;
mod undo;

pub(crate) use analysis::SharedAnalysis;
pub(crate) use commands::{Command, CommandOutcome};
pub use config::{
    Away, Clock, InvalidValue, LEVELS, Purpose, Resigning, TableConfig, TableId, Watching, level,
};
pub(crate) use connection::{ClientHas, UpdateFormat, WAITING_UPDATES};
pub(crate) use deals::DealWords;
pub use deals::{DealOffer, DealReply, Secrecy};
pub use entry::{Entry, EntryKind};
pub(crate) use live_table::LiveTable;
pub use refused::{RefusalCode, Refused};
pub use seat_assignment::{SeatAssignment, Sitter, Standing};
pub use talk::Addressee;
pub(crate) use talk::tidy;
pub(crate) use task::{Inbox, MessageSender, StopReason, TableMessage, WeakMessageSender};
