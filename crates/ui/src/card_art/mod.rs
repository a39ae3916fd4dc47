//! Cards drawn by us: no publisher art, logos or symbols.
//!
//! A drawing is a small SVG document of its own, so that a browser keeps it and a board only names
//! its address. It is made from what is printed on the card and nothing else.

mod back;
mod backdrop;
mod emblem;
mod figure;
mod front;
mod lettering;
mod livery;
mod mark;
mod people;
#[cfg(test)]
mod tests;
mod things;
mod variation;
mod vessels;

use prose::Text;

pub use back::back;
pub use front::svg;

/// Whose card it is; decides colour and shape of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum House {
    /// The Empire.
    Empire,
    /// The Rebels.
    Rebels,
    /// Nobody's.
    Neutral,
    /// Of the aspect of this name.
    Vigilance,
    /// Of the aspect of this name.
    Command,
    /// Of the aspect of this name.
    Aggression,
    /// Of the aspect of this name.
    Cunning,
    /// Of the aspect of this name.
    Villainy,
    /// Of the aspect of this name.
    Heroism,
}

/// A mark a card carries besides its numbers: a shape of its own with letters in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // Named as the aspects are.
pub enum Mark {
    Vigilance,
    Command,
    Aggression,
    Cunning,
    Villainy,
    Heroism,
}

/// What a card is, in one picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Emblem {
    /// A bounty hunter.
    BountyHunter,
    /// A droid.
    Droid,
    /// A fighter.
    Fighter,
    /// A Jedi.
    Jedi,
    /// An officer.
    Officer,
    /// A scoundrel.
    Scoundrel,
    /// A Sith.
    Sith,
    /// A transport.
    Transport,
    /// A trooper.
    Trooper,
    /// A vehicle.
    Vehicle,
    /// A capital ship.
    Ship,
    /// A base: a planet.
    Base,
    /// Somebody of no trade that rules speak of.
    Traveller,
    /// A beast.
    Creature,
    /// Something that happens.
    Event,
    /// Something that is fitted to a unit.
    Upgrade,
    /// What protects from a blow.
    Shield,
    /// What makes better.
    Experience,
}

/// What a printed number counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    /// What it costs.
    Cost,
    /// Damage it deals.
    Attack,
    /// Resources it gives.
    Resources,
    /// Force it gives.
    Force,
    /// Attack needed to defeat it in the row.
    Target,
    /// Damage it can take.
    HitPoints,
    /// Damage it deals when it fights.
    Power,
    /// Power it adds.
    MorePower,
    /// Damage a unit or base withstands.
    Hp,
    /// Hit points it adds.
    MoreHp,
    /// Resources needed to deploy it.
    Deploy,
}

/// What is printed on a card, whatever the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The word for it in files and addresses.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// What stands below the name; empty for most.
    pub subtitle: Text,
    /// Whose card it is.
    pub house: House,
    /// What it is.
    pub emblem: Emblem,
    /// What it is, in words: "Imperial unit · Trooper".
    pub kind: Text,
    /// The marks it carries.
    pub marks: Vec<Mark>,
    /// Whether it is unique.
    pub unique: bool,
    /// The printed numbers, in the order they are read.
    pub figures: Vec<(Figure, u8)>,
    /// Whether it can do something besides its numbers.
    pub has_text: bool,
}
