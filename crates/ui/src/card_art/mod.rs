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
mod people;
#[cfg(test)]
mod tests;
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
}

/// What is printed on a card, whatever the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The word for it in files and addresses.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// Whose card it is.
    pub house: House,
    /// What it is.
    pub emblem: Emblem,
    /// What it is, in words: "Imperial unit · Trooper".
    pub kind: Text,
    /// Whether it is unique.
    pub unique: bool,
    /// The printed numbers, in the order they are read.
    pub figures: Vec<(Figure, u8)>,
    /// Whether it can do something besides its numbers.
    pub has_text: bool,
}
