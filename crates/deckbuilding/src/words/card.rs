//! Cards as data: printed facts and abilities.

use serde::Serialize;
use table::Origin;

use super::{Filter, Num, Step, Test};

/// Whose card it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    /// The Galactic Empire.
    Empire,
    /// The Rebel Alliance.
    Rebels,
    /// A card without faction icon.
    Neutral,
}

impl Faction {
    /// The faction on the other side of the table.
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::Empire => Self::Rebels,
            Self::Rebels => Self::Empire,
            Self::Neutral => Self::Neutral,
        }
    }
}

/// The three kinds of card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Stays in play for a turn.
    Unit,
    /// Stays in play until destroyed.
    Ship,
    /// Defended by one player, attacked by the other.
    Base,
}

/// A trait; it means nothing by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Trait {
    BountyHunter,
    Droid,
    Fighter,
    Jedi,
    Officer,
    Scoundrel,
    Sith,
    Transport,
    Trooper,
    Vehicle,
}

/// When a triggered ability happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// When you play this card.
    Played,
    /// When you purchase this card.
    Purchased,
    /// When you reveal this base.
    Revealed,
    /// When your turn starts.
    TurnStarts,
    /// When this unit takes part in defeating a target in the galaxy row.
    Defeats,
    /// The first time each turn you play a card of this sort.
    FirstPlayed(Filter),
    /// When your opponent discards a card from hand during your turn.
    OpponentDiscards,
}

/// The cards a constant bonus reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// This card.
    This,
    /// Your cards of this sort in play.
    Yours(Filter),
}

/// An ability of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// Used at will in your turn, once each turn.
    Use {
        /// Must hold for the ability to be usable.
        needs: Option<Test>,
        /// Paid in full to use it.
        cost: Option<Step>,
        /// Its effect.
        effect: Step,
    },
    /// Happens at its moment only; optional like every ability.
    When(Trigger, Step),
    /// More Attack for as long as the condition holds.
    Boost {
        /// Always, if there is no condition.
        given: Option<Test>,
        /// Who has it.
        to: Whom,
        /// How much.
        attack: Num,
    },
    /// Where this card goes when it is purchased, instead of the discard pile. Slot A is the card.
    PlacesItself(Step),
    /// Where your first purchase of this sort goes each turn. Slot A is the card.
    PlacesFirst(Filter, Step),
    /// Once each turn you may attack a row card of this sort with its cost as Target value. The
    /// reward finds the card in slot A.
    Hunts(Filter, Step),
    /// The first damage of each turn to this base is prevented.
    Prevents(Num),
}

/// A card title with everything printed on it.
#[derive(Debug)]
pub struct Card {
    /// The word for it in files and addresses.
    pub id: &'static str,
    /// Its name in English and Spanish; the English one stands in where no Spanish is known.
    pub name: [&'static str; 2],
    /// The article before its name inside a sentence, in English and Spanish: «el» Caza TIE, but
    /// none for Lobot.
    pub article: [&'static str; 2],
    /// Whose it is.
    pub faction: Faction,
    /// Unit, capital ship or base.
    pub kind: Kind,
    /// How many are in the box.
    pub copies: u8,
    /// Resources to purchase it.
    pub cost: u8,
    /// Damage it adds to an attack.
    pub attack: u8,
    /// Resources it gives.
    pub resources: u8,
    /// Force it gives.
    pub force: u8,
    /// Attack needed to defeat it in the galaxy row.
    pub target: Option<u8>,
    /// Damage that destroys it in play.
    pub hit_points: u8,
    /// Its traits.
    pub traits: &'static [Trait],
    /// Whether it carries the unique symbol.
    pub unique: bool,
    /// Whether it belongs to a starter deck.
    pub starter: bool,
    /// Whether it lies in the pilot pile instead of the galaxy deck.
    pub pilot: bool,
    /// For bases: in the introductory base deck.
    pub introductory: bool,
    /// For bases: in play first.
    pub starting: bool,
    /// Its abilities.
    pub abilities: &'static [Ability],
    /// The reward for defeating it in the galaxy row.
    pub reward: Option<Step>,
    /// Where the figures come from.
    pub origin: Origin,
}
