//! The games of this program, and matches of any of them.
//!
//! Server and command line know no game by its types: they have an [`AnyGame`] and play an
//! [`AnyMatch`]. Generic code is compiled for each game here, and not again in the crates that
//! use it (decision 0016 in `docs/adr`).

mod any_game;
mod any_match;
mod card_search;
mod guide;
mod hint;
mod live_match;
mod match_report;
mod reading;
mod recorded_people;
mod registered_game;
mod registry;

pub use any_game::AnyGame;
pub use any_match::{
    AnyMatch, BotTask, Choosing, DrawnTable, IntentionTask, Rejection, SeatName, SecondThoughtTask,
};
pub use card_search::{CardQuery, FoundCard, Match, editions, is_box_called, is_called};
pub use guide::{Actor, Ending, Guide, GuideFault, Place, Step, guide};
pub use hint::{Hint, HintTask};
pub use match_report::MatchReport;
pub use recorded_people::recorded_people;
pub use registry::{all, deckbuilding, duel, named, names, unlimited};
