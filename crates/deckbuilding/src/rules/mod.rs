//! The rules of the game, one file per chapter of the rule catalogue.

mod abilities;
mod actions;
mod assign;
mod base_attack;
mod damage;
mod end;
mod exchange;
mod force;
mod hunt;
mod knowledge;
mod meaning;
mod naming;
mod partner;
mod piles;
mod play;
mod purchase;
mod refusals;
mod setup;
mod start;
mod state;
mod strength;
mod triggers;

pub(crate) use abilities::Table;
pub(crate) use damage::FROM_EACH_OF_TWO;
pub(crate) use hunt::target_value;
pub(crate) use meaning::Look;
pub(crate) use refusals::explain;
pub(crate) use setup::{
    GOAL_OF_THREE, GOALS, has_introductory_bases, introductory_fault, neutral_fault, set_up,
    setup_faults,
};
pub(crate) use start::picks_left;
pub(crate) use state::{
    Aim, AttackRole, Bases, Destination, Due, Galaxies, Galaxy, Given, Mark, Tucked,
};
pub use state::{End, ForceSpace, Naming, Pile, Player, Rule, Start, State, ToBase};
