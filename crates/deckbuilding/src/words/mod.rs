//! The words in which card effects are written.

use script::{Bits, Slot, Words};
use serde::Serialize;

use crate::capacity::MOST_THINGS;
use crate::rules::Rule;

mod card;
pub(crate) mod lexicon;
pub(crate) mod sorts;
pub(crate) mod spoken;

pub use card::{
    Ability, Card, Edition, Faction, Factions, Kind, Often, Origins, Party, Resolver, Supply,
    Trait, Trigger, Whom,
};

/// The words of this game, for the effect language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GalaxyWords;

/// An effect.
pub type Step = script::Step<GalaxyWords>;

/// A set of things that effects can refer to: cards, then bases.
pub type Things = Bits<{ MOST_THINGS.div_ceil(64) }>;

/// A player who does, has or chooses something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The player who owns the card or gets the reward.
    You,
    /// The opponent in the player's reach. If there are several, a rule on the stack asks the
    /// player to choose one before the effect begins, and the frame of the effect remembers the
    /// answer.
    Opponent,
    /// You or your teammate: each with their own cards.
    Team,
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
    /// Move the Force marker toward the neutral space.
    CalmForce(Num),
    /// Move the Force marker to the neutral space.
    BalanceForce,
    /// This card has more Attack for the turn.
    GainAttack(Num),
    /// The card remembered has more Attack against cards of the galaxy row this turn.
    GainRowAttack(Slot, Num),
    /// Pay resources.
    Spend(Num),
    /// Take damage off your base.
    Repair(Num),
    /// Take damage off this base.
    RepairThis(Num),
    /// Deal damage to the base or ship remembered.
    Damage(Slot, Num),
    /// Deal damage to the opponent's base.
    DamageBase(Num),
    /// Deal damage to this base.
    DamageThis(Num),
    /// Discard the card remembered, from its current place.
    Discard(Slot),
    /// Discard all cards of this set at once.
    DiscardAll(Set),
    /// Discard a random card of a hand.
    DiscardAtRandom(Who),
    /// Exile the card remembered.
    Exile(Slot),
    /// Discard cards from the top of the galaxy deck until one of this sort is discarded. The deck
    /// is not rebuilt for it.
    DiscardUntil(Filter),
    /// Discard the row card remembered; its place stays open until the effect is over.
    Vacate(Slot),
    /// Put the card remembered into an open place of the galaxy row.
    FillGap(Slot),
    /// Exile this card from play.
    ExileThis,
    /// Add this card to your hand.
    TakeThis,
    /// Put this card on top of the galaxy deck.
    PutThisOnGalaxyDeck,
    /// Put this card into the opponent's discard pile; it is the opponent's from then on.
    GiveThis,
    /// Give the capital ship remembered to the opponent, into whose play area it goes.
    Cede(Slot),
    /// Put the card remembered face down under this base. It goes back to the discard pile it came
    /// from when the base is destroyed.
    TuckUnderThis(Slot),
    /// Add the card remembered to your hand.
    Take(Slot),
    /// Put the card remembered on top of this player's deck.
    PutOnDeck(Slot, Who),
    /// Swap the hand card remembered with the top card of your deck.
    SwapWithDeckTop(Slot),
    /// Destroy the ship remembered.
    Destroy(Slot),
    /// Purchase the card remembered.
    Purchase(Slot, Price, Goes),
    /// Show cards to everyone.
    Reveal(Set),
    /// Look at cards that other players do not see.
    Look(Set),
    /// Swap the two cards remembered; each takes the place of the other.
    Swap(Slot, Slot),
    /// Your units may attack the row card remembered this turn.
    MarkAsPrey(Slot),
    /// The next card of this sort that you purchase this turn costs less.
    CheapenNext(Filter, u8),
    /// Receive the reward of the card remembered.
    ReceiveReward(Slot),
}

/// The price of a purchase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Without paying.
    Free,
    /// The card's cost.
    Cost,
}

/// The place of a purchased card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Goes {
    /// To the discard pile, the default.
    Usual,
    /// To the buyer's hand.
    ToHand,
    /// On top of the buyer's deck.
    OnDeck,
}

/// A condition that is true or false now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// The Force is with you.
    ForceIsWithYou,
    /// The Force marker is on the neutral space.
    ForceIsNeutral,
    /// The set has at least this many things.
    AtLeast(u8, Set),
    /// The first set has more things than the second.
    More(Set, Set),
    /// The card remembered is of this sort.
    Is(Slot, Filter),
    /// Your base is the card with this id.
    YourBaseIs(&'static str),
    /// This card is assigned to a card of the galaxy row.
    AttacksRow,
}

impl Test {
    /// Whether the condition only says that there is something that the effect can pick; the effect
    /// says so itself.
    pub(crate) fn is_about(&self, effect: &Step) -> bool {
        match (self, effect) {
            (Self::AtLeast(1, there), script::Step::Pick { from, .. }) => there == from,
            _ => false,
        }
    }
}

/// An amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    /// As printed.
    Just(u8),
    /// The number of things in this set.
    Count(Set),
    /// The cost of the card remembered.
    CostOf(Slot),
    /// The number remembered.
    Chosen(Slot),
    /// Your resources.
    Resources,
    /// The amount that was just done: "for each space moved".
    Done,
    /// The amount, but not more than the number.
    AtMost(&'static Num, u8),
}

/// The place of things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// A hand.
    Hand(Who),
    /// A discard pile.
    Discard(Who),
    /// Your hand and discard pile together.
    HandAndDiscard,
    /// The top cards of your deck.
    DeckTop(u8),
    /// Your exile pile.
    Exile,
    /// The cards you exiled this turn, wherever they are now.
    ExiledThisTurn,
    /// Units and capital ships in play.
    Play(Who),
    /// Units and capital ships in play on all sides.
    AllPlay,
    /// Your cards that were in play when this turn began, wherever they are now.
    PlayAtStart,
    /// The base in play.
    Base(Who),
    /// The galaxy row in the player's reach.
    Row,
    /// Every galaxy row, even out of reach.
    AnyRow,
    /// The discard pile of that galaxy.
    GalaxyDiscard,
    /// The top card of that discard pile.
    GalaxyDiscardTop,
    /// The top cards of that galaxy's deck.
    GalaxyTop(u8),
    /// A victory pile.
    Victory(Who),
}

/// A sort of thing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Filter {
    /// Any.
    #[default]
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
    /// Without faction.
    Neutral,
    /// Of your faction or neutral, so that you can purchase it.
    OwnOrNeutral,
    /// With this trait.
    Trait(Trait),
    /// With the unique symbol.
    Unique,
    /// With the same name as the card with this id.
    Named(&'static str),
    /// Not this card.
    Other,
    /// Not from a starter deck.
    NotStarter,
    /// With at least this cost.
    CostAtLeast(u8),
    /// The row card that your units may attack this turn.
    Prey,
    /// With at most as high a cost as you have resources.
    Affordable,
    /// Cards that your faction may purchase, whatever else is said of them: of a team, whoever
    /// resolves the effect purchases.
    Purchasable,
    /// Cards that you can pay for when you purchase them.
    Payable,
    /// Things that match all of these.
    All(&'static [Filter]),
    /// Things that match one of these.
    Either(&'static [Filter]),
}

/// A set of things: of a sort in a zone, or the union of two sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// The things of a sort in a zone.
    In(Zone, Filter),
    /// The union of both sets.
    Or(&'static Set, &'static Set),
    /// The set without the thing remembered.
    Except(&'static Set, Slot),
}

/// The moment of a postponed effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// When your turn ends.
    EndOfTurn,
    /// At your next purchase of this sort this turn; slot A then remembers the card.
    NextPurchase(&'static Filter),
    /// When the next card leaves the galaxy row this turn, before its place is filled.
    NextGap,
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
    type Looped = Things;
}
