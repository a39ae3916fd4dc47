//! The vocabulary in which card effects are written.

use script::{Bits, Slot, Words};

use crate::rules::Rule;

mod ability;
mod card;
mod icons;
pub(crate) mod lexicon;
mod sorts;
pub(crate) mod spoken;

pub use ability::{
    Ability, Combatant, Given, Limit, Modifier, On, Readiness, Targets, Terms, Until, Whom,
};
pub use card::{Arena, Aspect, Card, Keyword, Kind, Rarity};
pub(crate) use icons::Icons;
pub use sorts::Trait;

/// The vocabulary of this game for the effect language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnlimitedWords;

/// An effect.
pub type Step = script::Step<UnlimitedWords>;

/// A set of objects that effects can refer to: cards, then Shields, then Experience on cards.
pub type Things = Bits<12>;

/// A set of cards.
pub type Cards = Bits<4>;

/// The player who does, has or chooses something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The player whose ability it is.
    You,
    /// The other player.
    Opponent,
    /// The player who controls this, or did when it left play.
    ControllerOf(What),
    /// The player who owns this.
    OwnerOf(What),
    /// The player picked; players are picked as their bases.
    Picked(Slot),
}

/// The things that an effect applies to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The card whose ability it is; for a gained ability, the unit that gained it.
    This,
    /// The thing that a slot remembers.
    In(Slot),
    /// The unit this upgrade is attached to, or was when it left play.
    Host,
    /// The attacking unit.
    Attacker,
    /// The unit or base that is attacked.
    Defender,
    /// The base of a player.
    BaseOf(&'static Who),
    /// Several things at once.
    These(&'static [What]),
    /// Everything in a set at once.
    Each(&'static Set),
}

/// One change of the game. A verb with a [`What`] applies to all its things at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Draw cards.
    Draw(Who, Num),
    /// Both players draw cards at the same time.
    BothDraw(Num),
    /// Deal damage.
    Deal(Num, What),
    /// A unit deals damage.
    DealBy(What, Num, What),
    /// Divide damage or healing freely.
    Divide(Share),
    /// Heal damage.
    Heal(Num, What),
    /// Heal all damage.
    HealAll(What),
    /// Defeat units or upgrades.
    Defeat(What),
    /// Exhaust units or leaders.
    Exhaust(What),
    /// Ready units or leaders.
    Ready(What),
    /// Give a Shield token.
    Shield(What),
    /// Give Experience tokens.
    Experience(Num, What),
    /// Give modifiers for a limited time.
    Give(What, &'static [Modifier], Until),
    /// Return to the owner's hand, from play, a discard pile or the resources.
    Return(What),
    /// Put under the owner's deck.
    Bury(What),
    /// Put on top of the owner's deck.
    PutOnTop(What),
    /// Move to the owner's discard pile, from a hand or deck.
    Discard(What),
    /// Discard a whole hand; an empty one counts as discarded.
    DiscardHand(Who),
    /// Discard a random card of a hand.
    DiscardAtRandom(Who),
    /// Both players choose in secret which cards to keep and discard the others together.
    DiscardDownTo(Num),
    /// Discard the top cards of a deck, which become [`Set::Seen`].
    Mill(Who, Num),
    /// You alone see the top cards of a deck, which become [`Set::Seen`].
    Look(Who, Num),
    /// You alone see your whole deck, which becomes [`Set::Seen`].
    LookThroughDeck,
    /// You alone see a hand.
    LookAtHand(Who),
    /// Both players see a hand.
    RevealHand(Who),
    /// Both players see the top cards of a deck, which become [`Set::Seen`].
    RevealTop(Who, Num),
    /// Both players see these cards, which stay in their zone and join [`Set::Seen`].
    Reveal(What),
    /// These cards join [`Set::Seen`].
    Hold(What),
    /// Put into your hand.
    Take(What),
    /// Move from [`Set::Seen`] to [`Set::Aside`], to be played.
    SetAside(What),
    /// Put all of [`Set::Seen`] under the deck in random order.
    BuryRest,
    /// Shuffle a deck.
    Shuffle(Who),
    /// Put into play as your resource.
    Resource(What, Entering),
    /// Ready your resources.
    ReadyResources(Num),
    /// Exhaust resources of a player.
    ExhaustResources(Who, Num),
    /// Defeat a resource.
    DefeatResource(What),
    /// Exhaust your resources as a payment.
    Pay(Num),
    /// A player takes control.
    Control(Who, What),
    /// You play a card.
    Play(What, Price, Entering),
    /// You attack with a unit.
    Attack(What, &'static Terms),
    /// You name a card; see [`Only::NamedNow`].
    Name,
    /// Opponents can't play the card named while this unit is in play.
    Ban,
    /// No base can be healed for the phase.
    ForbidHealing,
    /// Your next card of a sort costs less this phase.
    Cheapen(u8, &'static [Only]),
}

/// An amount divided among things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// The kind of amount.
    pub what: Division,
    /// The amount.
    pub amount: Num,
    /// The possible targets.
    pub among: Set,
    /// The unit that deals it.
    pub by: What,
}

/// The kind of amount that is divided, and how freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Division {
    /// Damage, in full, if there is a target.
    Damage,
    /// Damage, in full or not at all, among any number of targets.
    DamageOrNone,
    /// Healing, up to the amount.
    UpToHealing,
}

/// The price of a card that an effect plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Price {
    /// The usual cost.
    Usual,
    /// The usual cost less this amount.
    Less(u8),
    /// Nothing.
    Free,
}

/// How a card enters play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entering {
    /// Exhausted, as usual.
    Usual,
    /// Ready.
    Ready,
    /// With a keyword for the phase.
    With(Keyword),
}

/// A condition on the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// The condition does not hold.
    Not(&'static Test),
    /// The set is not empty.
    Any(Set),
    /// The thing is of a sort.
    Is(What, &'static [Only]),
    /// You control a leader or unit of one of these names.
    YouControlNamed(&'static [&'static str]),
    /// You have the initiative.
    Initiative,
    /// You control at least this many resources.
    Resources(u8),
    /// A base has at least this much damage.
    BaseDamage(u8),
    /// Your base has at most this many remaining hit points.
    BaseRemaining(u8),
    /// A unit of this side was defeated this phase.
    Defeated(Side),
    /// A unit of this side left play this phase.
    Left(Side),
    /// You played a card of this sort this phase.
    Played(&'static [Only]),
    /// You played another card this phase.
    PlayedAnother,
    /// You dealt at least this much damage to the enemy base this phase.
    Struck(u8),
    /// You control more units than the opponent.
    MoreUnits,
    /// This is attacking a unit of this sort.
    Attacks(&'static [Only]),
    /// The unit this one attacked was defeated.
    DefenderDefeated,
    /// An amount is at most this number.
    AtMost(Num, u8),
}

/// An amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    /// A fixed number.
    Just(u8),
    /// The number of things in a set.
    Count(&'static Set),
    /// The printed cost of this.
    CostOf(What),
    /// The power of this.
    PowerOf(What),
    /// The damage on this.
    DamageOn(What),
    /// The number of your resources.
    Resources,
    /// The number of your ready resources.
    ReadyResources,
    /// The number picked.
    Picked(Slot),
    /// The amount that the previous step achieved, such as the damage dealt.
    ThatMuch,
    /// Twice this amount.
    Twice(&'static Num),
    /// This amount plus one.
    OneMore(&'static Num),
    /// The number of different aspects in a set.
    Aspects(&'static Set),
    /// The total printed cost of a set.
    TotalCost(&'static Set),
    /// The number of other cards you played this phase.
    OthersPlayed,
}

/// The controller of cards, as seen by the ability's player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Yours.
    Friendly,
    /// Your opponent's.
    Enemy,
    /// Any player's.
    Any,
}

/// The zones from which an effect can play cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// Your hand.
    Hand,
    /// Your discard pile.
    Discard,
    /// The cards you look at.
    Seen,
    /// The cards set aside.
    Aside,
}

/// A condition on a card; all conditions of a list must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Only {
    /// A card of this type; deployed leaders are units.
    Is(Kind),
    /// Not of this type.
    IsNot(Kind),
    /// A leader unit.
    Leader,
    /// Not a leader.
    NonLeader,
    /// With the unique symbol.
    Unique,
    /// Without the unique symbol.
    NonUnique,
    /// With damage on it.
    Damaged,
    /// Without damage on it.
    Undamaged,
    /// Ready.
    Ready,
    /// Exhausted.
    Exhausted,
    /// With this aspect.
    Has(Aspect),
    /// Without this aspect.
    Lacks(Aspect),
    /// With this trait.
    Of(Trait),
    /// Without this trait.
    NotOf(Trait),
    /// With exactly this printed cost.
    CostIs(Num),
    /// With at most this printed cost.
    CostAtMost(Num),
    /// With at least this printed cost.
    CostAtLeast(u8),
    /// With at most this power.
    PowerAtMost(u8),
    /// With at most this many remaining hit points.
    RemainingAtMost(u8),
    /// Not the card whose ability it is.
    Other,
    /// Not the thing that a slot remembers.
    Not(Slot),
    /// In this arena.
    In(Arena),
    /// In the same arena as this.
    InArenaOf(What),
    /// Attached to this.
    On(What),
    /// You played it this phase.
    PlayedThisPhase,
    /// It attacked this phase.
    AttackedThisPhase,
    /// It was defeated this phase.
    DefeatedThisPhase,
    /// It was in play before this round.
    CameEarlier,
    /// With one of these names.
    Named(&'static [&'static str]),
    /// With the name just named.
    NamedNow,
    /// Its cost and that of the cards picked before are at most this together.
    TotalWithin(u8),
}

/// A set of things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// Units in play.
    Units(Side, &'static [Only]),
    /// Bases.
    Bases(Side),
    /// Upgrades in play, tokens too.
    Upgrades(&'static [Only]),
    /// Cards in a hand.
    Hand(Who, &'static [Only]),
    /// Cards in a discard pile.
    Discard(Who, &'static [Only]),
    /// The topmost card of a deck that is not in [`Set::Seen`].
    Top(Who),
    /// A deck with such a card, picked without showing the card; it stands for that card in
    /// [`Verb::Reveal`]. Decks are picked as their players' bases.
    Deck(Who),
    /// The cards being looked at, revealed or discarded from a deck.
    Seen(&'static [Only]),
    /// The cards set aside.
    Aside,
    /// A player's resources.
    Resources(Who),
    /// The players, as their bases.
    Players,
    /// Your units that can attack on these terms.
    Attackers(&'static [Only], &'static Terms),
    /// Cards you can play for this price.
    Playable(Zone, &'static [Only], Price),
    /// These things, as far as they are still there.
    These(&'static [What]),
    /// The union of these sets.
    Either(&'static [Set]),
}

/// The moment at which a postponed effect happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// At the start of the regroup phase.
    Regroup,
    /// At the start of the next action phase.
    NextRound,
}

impl Words for UnlimitedWords {
    type Who = Who;
    type Verb = Verb;
    type Test = Test;
    type Num = Num;
    type Set = Set;
    type Moment = Moment;
    type Rule = Rule;
    type Things = Things;
    type Looped = Cards;
}
