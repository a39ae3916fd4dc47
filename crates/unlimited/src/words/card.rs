//! The printed facts and abilities of a card, as data.

use serde::Serialize;
use table::Origin;

use super::Ability;
use super::sorts::Trait;

/// One of the six aspects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Aspect {
    Vigilance,
    Command,
    Aggression,
    Cunning,
    Villainy,
    Heroism,
}

impl Aspect {
    /// All aspects, in the order in which cards print them.
    pub const ALL: [Self; 6] = [
        Self::Vigilance,
        Self::Command,
        Self::Aggression,
        Self::Cunning,
        Self::Villainy,
        Self::Heroism,
    ];
}

/// The six types of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Stays beside the base until it is deployed.
    Leader,
    /// The target to defend and attack.
    Base,
    /// Fights in an arena.
    Unit,
    /// Has its effect once.
    Event,
    /// Attached to a unit.
    Upgrade,
    /// An upgrade that is created, never played.
    Token,
}

/// The arenas in which units fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Arena {
    #[default]
    Ground,
    Space,
}

/// The frequency of a card in boosters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
    Legendary,
    Special,
}

/// A keyword, printed or gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyword {
    /// Enemies in its arena must attack it.
    Sentinel,
    /// May attack a unit when it is played.
    Ambush,
    /// Gets a Shield when it is played.
    Shielded,
    /// Damage beyond what defeats a unit is dealt to the base.
    Overwhelm,
    /// Ignores Sentinel and defeats Shields.
    Saboteur,
    /// More power for damage on it.
    Grit,
    /// More power while attacking.
    Raid(super::Num),
    /// Heals its base when it attacks.
    Restore(super::Num),
}

/// A card title with everything printed on it.
#[derive(Debug)]
pub struct Card {
    /// Its number in the set, from 1; tokens have 0.
    pub number: u8,
    /// Its word in files and web addresses.
    pub id: &'static str,
    /// Its name in English and Spanish; the English one if no Spanish name is known.
    pub name: [&'static str; 2],
    /// The subtitle, which distinguishes cards of the same name; empty for most.
    pub subtitle: &'static str,
    /// The type of card.
    pub kind: Kind,
    /// The arena it fights in.
    pub arena: Arena,
    /// The cost; for a leader, the number of resources needed to deploy it.
    pub cost: u8,
    /// Printed power, or the power an upgrade adds.
    pub power: u8,
    /// Printed hit points, or those an upgrade adds.
    pub hp: u8,
    /// Its aspect icons.
    pub aspects: &'static [Aspect],
    /// Its traits.
    pub traits: &'static [Trait],
    /// Printed keywords; for a leader, those of the deployed side.
    pub keywords: &'static [Keyword],
    /// Whether it carries the unique symbol.
    pub unique: bool,
    /// Its frequency in boosters.
    pub rarity: Rarity,
    /// The source of its facts; where sources differ, the catalogue says which was followed.
    pub origin: Origin,
    /// Its abilities; for a leader, those of the undeployed side.
    pub abilities: &'static [Ability],
    /// The abilities of the deployed side of a leader.
    pub deployed: &'static [Ability],
}
