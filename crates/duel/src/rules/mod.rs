//! The rules of the duel, one file per chapter of `docs/rules/duel.md`.

mod abilities;
mod attack;
mod damage;
mod knowledge;
mod meaning;
mod options;
mod play;
mod setup;
mod state;
mod turn;

pub(crate) use abilities::Table;
pub(crate) use meaning::Look;
pub(crate) use options::{explain, list_actions, name};
pub(crate) use setup::{LIFE, set_up};
pub(crate) use state::{
    DECK_SIZE, Fighter, LAST_ROUND, MOST_IN_PLAY, MOST_PLAYERS, Rule, TURN_ENERGY, card, deck_of,
    owner, thing, title, title_of,
};
pub use state::{FIGHTERS, Pile, Readiness, Side, Stance, State};
