//! Tables: what they are set up with, what happened at them, and who plays at them now.

mod charter;
mod commands;
mod connection;
mod entry;
mod place;
mod refused;
mod show;
mod table;
mod task;
mod time;

pub use charter::{
    Away, Charter, Clock, LEVELS, Purpose, Resigning, TableId, Unknown, Watching, level,
};
pub(crate) use commands::{Command, CommandOutcome, tidy};
pub(crate) use connection::{Form, Has, WAITING_UPDATES};
pub use entry::{Entry, Fact};
pub use place::{Place, Sitter, Standing};
pub use refused::{Code, Refused};
pub(crate) use table::Table;
pub(crate) use task::{Inbox, MessageSender, StopReason, TableMessage, WeakMessageSender};
