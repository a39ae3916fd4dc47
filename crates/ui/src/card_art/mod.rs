//! Our own card drawings, without art, logos or symbols of a publisher.
//!
//! A drawing is a small SVG document, which a browser caches and a board refers to by its address.
//! It is made only from the printed face of the card.

mod back;
#[cfg(test)]
mod colour_blindness;
mod colours;
mod crest;
mod figure;
mod figures;
mod frame_style;
mod front;
#[cfg(test)]
mod likeness;
mod mark;
mod pictures;
mod scenes;
mod stat;
#[cfg(test)]
mod tests;
mod text_fitting;
#[cfg(test)]
mod traced_path;
mod variation;

use prose::Text;

pub use back::back;
pub(crate) use crest::crest;
pub use crest::crest_svg;
#[cfg(test)]
pub(crate) use frame_style::{EDGE, frame_colours};
pub use front::{picture_svg, svg};
pub(crate) use stat::{unique as unique_sign, writing as ability_sign};

/// The side a card belongs to; decides the colour and shape of its frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Allegiance {
    /// The Empire.
    Empire,
    /// The Rebels.
    Rebels,
    /// The Republic.
    Republic,
    /// The Separatists.
    Separatists,
    /// The Mandalorians.
    Mandalorians,
    /// Neutral.
    Neutral,
    /// The aspect of this name.
    Vigilance,
    /// The aspect of this name.
    Command,
    /// The aspect of this name.
    Aggression,
    /// The aspect of this name.
    Cunning,
    /// The aspect of this name.
    Villainy,
    /// The aspect of this name.
    Heroism,
}

impl Allegiance {
    /// The class of the style sheet that has the colours of its frame.
    #[must_use]
    pub fn class(self) -> &'static str {
        match self {
            Self::Empire => "frame-empire",
            Self::Rebels => "frame-rebels",
            Self::Republic => "frame-republic",
            Self::Separatists => "frame-separatists",
            Self::Mandalorians => "frame-mandalorians",
            Self::Neutral => "frame-neutral",
            Self::Vigilance => "frame-vigilance",
            Self::Command => "frame-command",
            Self::Aggression => "frame-aggression",
            Self::Cunning => "frame-cunning",
            Self::Villainy => "frame-villainy",
            Self::Heroism => "frame-heroism",
        }
    }
}

/// An aspect mark: a distinct shape with letters in it.
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

/// What kind of thing a card shows; decides its picture where the card has none of its own.
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
    /// A walker.
    Walker,
    /// A tank.
    Tank,
    /// A speeder.
    Speeder,
    /// A capital ship.
    Ship,
    /// A base: a planet.
    Base,
    /// A person without a trait that has its own emblem.
    Traveller,
    /// A creature.
    Creature,
    /// An event.
    Event,
    /// An upgrade.
    Upgrade,
    /// A Shield token.
    Shield,
    /// An Experience token.
    Experience,
}

/// A kind of printed number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stat {
    /// Its cost.
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

/// The printed face of a card of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The id in files and addresses.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// The subtitle; empty for most cards.
    pub subtitle: Text,
    /// The side it belongs to.
    pub allegiance: Allegiance,
    /// The emblem of its kind.
    pub emblem: Emblem,
    /// Its kind in words: "Imperial unit · Trooper".
    pub kind: Text,
    /// Its kind without the faction, which the crest on the card shows too: "Unit · Trooper".
    pub short_kind: Option<Text>,
    /// The marks it carries.
    pub marks: Vec<Mark>,
    /// Whether it is unique.
    pub unique: bool,
    /// The printed numbers, in reading order.
    pub stats: Vec<(Stat, u8)>,
    /// Whether it has a card text.
    pub has_text: bool,
}
