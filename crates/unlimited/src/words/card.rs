//! What a card is: printed facts and abilities, nothing that runs.

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
    /// All of them, in the order cards print them.
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
    /// Beside the base until it is deployed.
    Leader,
    /// What is defended and attacked.
    Base,
    /// Fights in an arena.
    Unit,
    /// Happens once.
    Event,
    /// Attached to a unit.
    Upgrade,
    /// An upgrade that is created, never played.
    Token,
}

/// Where units fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Arena {
    #[default]
    Ground,
    Space,
}

/// How often a card is printed in boosters.
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
    /// Damage beyond the defeat of a unit hits the base.
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
    /// The word for it in files and addresses.
    pub id: &'static str,
    /// Its name in English and Spanish; the English one stands in where no Spanish is known.
    pub name: [&'static str; 2],
    /// What distinguishes cards of one name; empty for most.
    pub subtitle: &'static str,
    /// What type of card.
    pub kind: Kind,
    /// Where it fights.
    pub arena: Arena,
    /// Resources to play it; of a leader, resources needed to deploy it.
    pub cost: u8,
    /// Printed power, or what an upgrade adds to it.
    pub power: u8,
    /// Printed hit points, or what an upgrade adds to them.
    pub hp: u8,
    /// Its aspect icons.
    pub aspects: &'static [Aspect],
    /// Its traits.
    pub traits: &'static [Trait],
    /// Printed keywords; of a leader, those of the deployed side.
    pub keywords: &'static [Keyword],
    /// Whether it carries the unique symbol.
    pub unique: bool,
    /// How often it is printed.
    pub rarity: Rarity,
    /// Where its figures come from; where sources differ, the catalogue says which was followed.
    pub origin: Origin,
    /// What it can do; of a leader, the side that is not deployed.
    pub abilities: &'static [Ability],
    /// What the deployed side of a leader can do.
    pub deployed: &'static [Ability],
}
