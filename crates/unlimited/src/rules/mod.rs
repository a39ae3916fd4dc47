//! The rules, a file per chapter of the catalogue.

pub(crate) mod abilities;
pub(crate) mod attack;
pub(crate) mod changes;
pub(crate) mod control;
pub(crate) mod costs;
pub(crate) mod damage;
pub(crate) mod dividing;
pub(crate) mod ghosts;
pub(crate) mod knowledge;
pub(crate) mod lasting;
pub(crate) mod leaders;
pub(crate) mod meaning;
pub(crate) mod options;
pub(crate) mod overflow;
pub(crate) mod piles;
pub(crate) mod play;
pub(crate) mod refusals;
pub(crate) mod regroup;
pub(crate) mod round;
mod ruleset;
pub(crate) mod setup;
pub(crate) mod state;
pub(crate) mod strength;
#[cfg(test)]
mod tests;
pub(crate) mod triggers;

pub(crate) use abilities::Table;
pub(crate) use meaning::Look;
pub use ruleset::{
    Ambush, AttackOrder, Completing, DeployGuard, EventZone, FirstPlayer, Losing, Ruleset,
    UpgradeFall,
};
pub(crate) use setup::{faults_of, first_rule, set_up};
pub use state::{
    AttackStep, CardId, Lasts, MOST_CARDS, Mulligan, NoRoom, Object, Phase, Regroup, Rule, Skill,
    State,
};
pub(crate) use state::{Enters, SEATS};
