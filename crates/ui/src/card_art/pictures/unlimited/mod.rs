//! Pictures of the cards of Unlimited, in the order of the set.

pub(super) mod aggression;
pub(super) mod bases_and_tokens;
pub(super) mod command;
pub(super) mod cunning;
pub(super) mod heroism_and_villainy;
pub(super) mod leaders;
pub(super) mod vigilance;
