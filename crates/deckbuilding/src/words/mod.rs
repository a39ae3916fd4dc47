//! The words card effects are written with.

use script::{Bits, Slot, Words};
use serde::Serialize;

use crate::capacity::MOST_THINGS;
use crate::rules::Rule;

mod card;
pub(crate) mod lexicon;
pub(crate) mod sorts;
pub(crate) mod spoken;

pub use card::{Ability, Card, Edition, Faction, Factions, Kind, Supply, Trait, Trigger, Whom};

/// The words of this game, as the effect language wants them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GalaxyWords;

/// An effect.
pub type Step = script::Step<GalaxyWords>;

/// A set of things effects can point at: cards, then bases.
pub type Things = Bits<{ MOST_THINGS.div_ceil(64) }>;

/// Who does, has or chooses something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The player whose card or reward it is.
    You,
    /// The opponent in the player's reach. Where there are several, a rule on the stack asks the
    /// player which one before the effect begins, and the effect's frame remembers the answer.
    Opponent,
}

/// One change of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Draw cards.
    Draw(Num),
    /// Take resources from the supply.
    GainResources(Num),
    /// Move the Force marker toward you.
    GainForce(Num),
    /// This card has more Attack for the turn.
    GainAttack(Num),
    /// Pay resources.
    Spend(Num),
    /// Take damage off your base.
    Repair(Num),
    /// Deal damage to the base or ship remembered.
    Damage(Slot, Num),
    /// Deal damage to the opponent's base.
    DamageBase(Num),
    /// Discard the card remembered, from wherever it is.
    Discard(Slot),
    /// Discard all of these at once.
    DiscardAll(Set),
    /// Discard a card of a hand, decided by chance.
    DiscardAtRandom(Who),
    /// Exile the card remembered.
    Exile(Slot),
    /// Exile this card from play.
    ExileThis,
    /// Add the card remembered to your hand.
    Take(Slot),
    /// Put the card remembered on top of this player's deck.
    PutOnDeck(Slot, Who),
    /// Destroy the ship remembered.
    Destroy(Slot),
    /// Purchase the card remembered.
    Purchase(Slot, Price, Goes),
    /// Show cards to everyone.
    Reveal(Set),
    /// See cards alone.
    Look(Set),
    /// The row card in the first slot and the card in the second change places.
    Swap(Slot, Slot),
}

/// The price of a purchase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Nothing.
    Free,
    /// The card's cost.
    Cost,
}

/// Where a purchased card goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Goes {
    /// To the discard pile, as usual.
    Usual,
    /// To the buyer's hand.
    ToHand,
    /// On top of the buyer's deck.
    OnDeck,
}

/// Something that is true or false now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// The Force is with you.
    ForceIsWithYou,
    /// There are at least so many of these.
    AtLeast(u8, Set),
    /// The card remembered is of this sort.
    Is(Slot, Filter),
    /// Your base is the card with this id.
    YourBaseIs(&'static str),
    /// This card is assigned to a card of the galaxy row.
    AttacksRow,
}

/// An amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    /// As printed.
    Just(u8),
    /// As many as there are of these.
    Count(Set),
    /// The cost of the card remembered.
    CostOf(Slot),
}

/// Where things are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// A hand.
    Hand(Who),
    /// A discard pile.
    Discard(Who),
    /// Your hand and discard pile together.
    HandAndDiscard,
    /// Units and capital ships in play.
    Play(Who),
    /// The base in play.
    Base(Who),
    /// The galaxy row in the player's reach.
    Row,
    /// The discard pile of that galaxy.
    GalaxyDiscard,
    /// The top cards of that galaxy's deck.
    GalaxyTop(u8),
    /// A victory pile.
    Victory(Who),
}

/// A sort of thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Any.
    Any,
    /// Units.
    Unit,
    /// Capital ships.
    Ship,
    /// Of this faction.
    Of(Faction),
    /// Of your faction.
    Own,
    /// Of a faction that plays against you.
    Enemy,
    /// Of no faction.
    Neutral,
    /// Of your faction or none, so that you can purchase it.
    OwnOrNeutral,
    /// With this trait.
    Trait(Trait),
    /// With the unique symbol.
    Unique,
    /// Named like the card with this id.
    Named(&'static str),
    /// Not this card.
    Other,
    /// You can pay for it.
    Affordable,
    /// All of these hold.
    All(&'static [Filter]),
    /// One of these holds.
    Either(&'static [Filter]),
}

/// A set of things: of a sort, in a zone, or in either of two sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// Of a sort, in a zone.
    In(Zone, Filter),
    /// Of either set.
    Or(&'static Set, &'static Set),
}

/// When a postponed effect happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// When your turn ends.
    EndOfTurn,
    /// With your next purchase this turn, which slot A then remembers.
    NextPurchase,
}

impl Words for GalaxyWords {
    type Who = Who;
    type Verb = Verb;
    type Test = Test;
    type Num = Num;
    type Set = Set;
    type Moment = Moment;
    type Rule = Rule;
    type Things = Things;
}
