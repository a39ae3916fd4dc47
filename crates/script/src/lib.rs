//! Control flow of card effects.
//!
//! A card's effect is a [`Step`] tree: a value that is *said* in both languages and *lowered* to
//! flat [`Code`]. One interpreter ([`run()`]) executes the code on a [`Stack`] of plain-data frames,
//! so an ability that waits for an answer can be cloned, compared and hashed with the state.
//!
//! The crate contains no game. Each game provides its [`Words`] (who, verbs, tests, amounts, sets)
//! and a [`Host`] that carries them out.

mod code;
mod frame;
mod host;
mod mention;
mod names;
mod notation;
mod op;
mod phrase;
mod possible;
mod prompt;
mod question;
mod run;
mod say;
mod settle;
mod step;
mod things;

pub use code::{Code, Entry, LoweringFault};
pub use frame::{Done, Frame, Overrun, PutOff, Stack, Task};
pub use host::{Flow, Host, Reading};
pub use mention::Mention;
pub use names::Names;
pub use notation::{Written, read_number, read_ordinal};
pub use possible::{payable, possible};
pub use question::{Answer, Ask, answers, asked, reoffer, resume};
pub use run::{run, start};
pub use say::{Vocabulary, say_effect, say_effect_after, say_offer, say_piece};
pub use settle::{imagine, settle};
pub use step::{Count, Slot, Step, Words};
pub use things::{Bits, Thing, Things};
