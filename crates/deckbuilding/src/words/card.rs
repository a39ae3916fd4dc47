//! Cards as data: printed values and abilities.

use serde::Serialize;
use table::{Naming, Origin};

use super::{Filter, Num, Step, Test};

/// The faction of a card or player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    /// The Galactic Empire.
    Empire,
    /// The Separatist Alliance.
    Separatists,
    /// The Mandalorians.
    Mandalorians,
    /// The Galactic Republic.
    Republic,
    /// The Rebel Alliance.
    Rebels,
    /// A card without faction icon.
    #[default]
    Neutral,
}

impl Faction {
    /// The number of factions.
    pub(crate) const COUNT: usize = 6;
    /// All factions, by their number. The first of two that meet sits at the dark end of the Force
    /// track, so factions of the dark side come before those of the light side.
    pub(crate) const ALL: [Self; Self::COUNT] = [
        Self::Empire,
        Self::Separatists,
        Self::Mandalorians,
        Self::Republic,
        Self::Rebels,
        Self::Neutral,
    ];
    /// The factions that players can lead, box by box.
    pub const PLAYED: [Self; 5] =
        [Self::Empire, Self::Rebels, Self::Republic, Self::Separatists, Self::Mandalorians];

    /// The box that holds the cards of the faction; none for neutral cards, which several have.
    #[must_use]
    pub const fn edition(self) -> Option<Edition> {
        match self {
            Self::Empire | Self::Rebels => Some(Edition::Original),
            Self::Republic | Self::Separatists => Some(Edition::CloneWars),
            Self::Mandalorians => Some(Edition::Mandalorians),
            Self::Neutral => None,
        }
    }

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

    /// The set with this number.
    pub(crate) fn numbered(number: u8) -> Self {
        Self(number)
    }

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The first box: the Empire against the Rebels.
    Original,
    /// The second box: the Republic against the Separatists.
    CloneWars,
    /// The box of one faction, which takes the place of a faction of another box.
    Mandalorians,
}

impl Edition {
    /// All boxes, in the order in which they appeared.
    pub const ALL: [Self; 3] = [Self::Original, Self::CloneWars, Self::Mandalorians];
}

/// The sources of the printed values of a card, by group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origins {
    /// Cost, Attack, resources, Force, Target, hit points, traits and reward.
    pub figures: Origin,
    /// The ability.
    pub ability: Origin,
    /// The number of copies.
    pub copies: Origin,
}

impl Origins {
    /// Every value has two sources.
    pub const VERIFIED: Self =
        Self { figures: Origin::Verified, ability: Origin::Verified, copies: Origin::Verified };

    /// The origin of the least certain of the values printed on the card. The number of copies is
    /// not one of them.
    #[must_use]
    pub fn of_face(self) -> Origin {
        self.figures.max(self.ability)
    }
}

/// Who may resolve the abilities of a card in a team; elsewhere its player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resolver {
    /// The player of a unit, either teammate for a card of the shared area.
    Usual,
    /// The player of the card, even for a card of the shared area.
    Owner,
    /// Either teammate, even for a unit.
    Either,
    /// The player of the card, who may have the teammate carry it out.
    Delegating,
    /// A player of the faction of the card.
    OfFaction,
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
    /// Beside the Force track, where every player may attack it and it never leaves.
    Permanent,
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
    Outcast,
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
    /// When this card is revealed from the top of your deck.
    RevealedFromDeck,
    /// When your turn starts.
    TurnStarts,
    /// When this unit takes part in defeating a target in the galaxy row; slot A is the target.
    Defeats,
    /// When any of your units defeats a target in the galaxy row.
    YouDefeat,
    /// After an attack in which this unit took part.
    Attacked,
    /// The first time each turn you play a card of this sort.
    FirstPlayed(Filter),
    /// When you play a card of this sort.
    YouPlay(Filter),
    /// When you purchase a card of this sort.
    YouPurchase(Filter),
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

/// The units that may take part in an attack that an ability allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    /// All units of the player.
    Any,
    /// This unit, and others together with it.
    WithThis,
    /// This unit alone.
    Alone,
}

/// How often an ability allows its attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Often {
    /// Once each turn.
    OncePerTurn,
    /// As often as there are units to attack with.
    AnyTime,
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
    /// A consequence of its trigger that its player cannot decline.
    Must(Trigger, Step),
    /// When this card is destroyed in play, each player carries out the effect, beginning with the
    /// player whose turn it is.
    WhenDestroyedEach(Step),
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
    /// You may attack a row card of this sort. A unit has its cost as Target value, a capital ship
    /// its hit points. In the reward, slot A is the card.
    Hunts {
        /// The cards that may be attacked.
        sort: Filter,
        /// The units that may attack them.
        party: Party,
        /// How often.
        often: Often,
        /// The reward.
        reward: Step,
    },
    /// The first damage of each turn to this base is prevented.
    Prevents(Num),
    /// Your capital ships have this many more hit points.
    Toughens(u8),
    /// The first card of this sort that you purchase each turn costs this much less.
    CheapensFirst(Filter, u8),
    /// You keep unspent resources at the end of your turn.
    KeepsResources,
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
    /// Who may resolve its abilities in a team.
    pub resolver: Resolver,
    /// Its abilities, in the order they are printed.
    pub abilities: &'static [Ability],
    /// The reward for defeating it in the galaxy row.
    pub reward: Option<Step>,
    /// The sources of the printed values.
    pub origins: Origins,
}

impl Card {
    /// Whether it belongs to a starter deck.
    #[must_use]
    pub fn is_starter(&self) -> bool {
        self.supply == Supply::Starter
    }

    /// Whether it can ever be purchased, so that its cost means something.
    #[must_use]
    pub fn is_purchasable(&self) -> bool {
        matches!(self.supply, Supply::Galaxy | Supply::Pilots)
    }
}
