//! Tables: what they are set up with, what happened at them, and who plays at them now.

mod charter;
mod connection;
mod deeds;
mod entry;
mod place;
mod refused;
mod run;
mod show;
mod table;
mod time;

pub use charter::{
    Away, Charter, Clock, LEVELS, Purpose, Resigning, TableId, Unknown, Watching, level,
};
pub(crate) use connection::{Form, Has, WAITING_UPDATES};
pub(crate) use deeds::{Deed, Done, tidy};
pub use entry::{Entry, Fact};
pub use place::{Place, Sitter, Standing};
pub use refused::{Code, Refused};
pub(crate) use run::{Left, Mail};
pub(crate) use table::Table;
