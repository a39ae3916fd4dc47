//! Cards as data: printed values and abilities.

use serde::Serialize;
use table::{Naming, Origin};

use super::{Filter, Num, Step, Test};

/// The faction of a card or player.
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
    /// The number of factions.
    pub(crate) const COUNT: usize = 3;
    /// All factions, by their number.
    pub(crate) const ALL: [Self; Self::COUNT] = [Self::Empire, Self::Rebels, Self::Neutral];

    /// The number, for indexing.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A set of factions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Factions(u8);

impl Factions {
    /// The number of sets of factions.
    pub(crate) const COUNT: usize = 1 << Faction::COUNT;
    /// All sets, by their number.
    pub(crate) const ALL: [Self; Self::COUNT] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// The number, for indexing.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// This set with one more faction.
    #[must_use]
    pub const fn with(self, faction: Faction) -> Self {
        Self(self.0 | 1 << faction as u8)
    }

    /// Whether the faction is in the set.
    #[must_use]
    pub const fn contains(self, faction: Faction) -> bool {
        self.0 >> faction as u8 & 1 == 1
    }
}

impl FromIterator<Faction> for Factions {
    fn from_iter<I: IntoIterator<Item = Faction>>(factions: I) -> Self {
        factions.into_iter().fold(Self::default(), Self::with)
    }
}

/// The box a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// The first box: the Empire against the Rebels.
    Original,
}

/// The place of a card when a match begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Supply {
    /// In the starter deck of its faction.
    Starter,
    /// In the galaxy deck.
    Galaxy,
    /// In the pilot pile, where every faction may purchase it.
    Pilots,
    /// In play: the base its faction begins with.
    StartingBase,
    /// In the base deck of its faction, in every mode.
    IntroductoryBase,
    /// In the base deck of its faction, in the modes with all bases.
    OtherBase,
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

/// A trait; it has no effect by itself.
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

impl Trait {
    /// The number of traits.
    pub(crate) const COUNT: usize = Self::Vehicle.index() + 1;

    /// The number, for indexing.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// The event that triggers an ability.
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

/// The cards that a constant bonus applies to.
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
    /// An ability that you may use in your turn, once each turn.
    Use {
        /// The test that must hold for the ability to be usable.
        needs: Option<Test>,
        /// The cost, which must be paid in full.
        cost: Option<Step>,
        /// Its effect.
        effect: Step,
    },
    /// A triggered ability; optional like every ability.
    When(Trigger, Step),
    /// More Attack for as long as the condition holds.
    Boost {
        /// The condition; none if the bonus always applies.
        given: Option<Test>,
        /// The cards that get it.
        to: Whom,
        /// The amount.
        attack: Num,
    },
    /// The place of this card when it is purchased, instead of the discard pile. Slot A is the
    /// card.
    PlacesItself(Step),
    /// The place of your first purchase of this sort each turn. Slot A is the card.
    PlacesFirst(Filter, Step),
    /// Once each turn you may attack a row card of this sort with its cost as Target value. In the
    /// reward, slot A is the card.
    Hunts(Filter, Step),
    /// The first damage of each turn to this base is prevented.
    Prevents(Num),
}

/// A card title with all its printed values.
#[derive(Debug)]
pub struct Card {
    /// The identifier in files and addresses.
    pub id: &'static str,
    /// Its name in English and Spanish; the English name is used where the Spanish one is unknown.
    pub name: [&'static str; 2],
    /// Whether the Spanish name is known.
    pub naming: Naming,
    /// The article before its name inside a sentence, in English and Spanish: «el» Caza TIE, but
    /// none for Lobot.
    pub article: [&'static str; 2],
    /// Its faction.
    pub faction: Faction,
    /// Unit, capital ship or base.
    pub kind: Kind,
    /// The number of copies in the box.
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
    /// The box it comes from.
    pub edition: Edition,
    /// Its place when a match begins.
    pub supply: Supply,
    /// Its abilities, in the order they are printed.
    pub abilities: &'static [Ability],
    /// The reward for defeating it in the galaxy row.
    pub reward: Option<Step>,
    /// The source of the printed values.
    pub origin: Origin,
}

impl Card {
    /// Whether it belongs to a starter deck.
    #[must_use]
    pub fn is_starter(&self) -> bool {
        self.supply == Supply::Starter
    }
}
