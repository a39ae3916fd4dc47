//! The words card effects are written with.

use script::{Bits, Slot, Words};

use crate::rules::Rule;

mod ability;
mod card;
mod icons;
pub(crate) mod lexicon;
mod sorts;
pub(crate) mod spoken;

pub use ability::{
    Ability, Combatant, Gift, Given, Limit, On, Readiness, Targets, Terms, Until, Whom,
};
pub use card::{Arena, Aspect, Card, Keyword, Kind, Rarity};
pub(crate) use icons::Icons;
pub use sorts::Trait;

/// The words of this game, as the effect language wants them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnlimitedWords;

/// An effect.
pub type Step = script::Step<UnlimitedWords>;

/// A set of things effects can point at: cards, then Shields, then Experience on cards.
pub type Things = Bits<12>;

/// Who does, has or chooses something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The player whose ability it is.
    You,
    /// The other player.
    Opponent,
    /// Whoever controls this, or did when it left play.
    ControllerOf(What),
    /// Whoever owns this.
    OwnerOf(What),
    /// The player picked; players are picked as their bases.
    Picked(Slot),
}

/// What something is done to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The card whose ability it is; for a gained ability, the unit that gained it.
    This,
    /// What is remembered.
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
    /// Everything of a set at once.
    Each(&'static Set),
}

/// One change of the game. Verbs with a [`What`] do it to all it means at the same time.
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
    /// Damage or healing is divided freely.
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
    /// Give something for a while.
    Give(What, &'static [Gift], Until),
    /// To the owner's hand, from play, a discard pile or the resources.
    Return(What),
    /// Under the owner's deck.
    Bury(What),
    /// On top of the owner's deck.
    PutOnTop(What),
    /// To the owner's discard pile, from a hand or deck.
    Discard(What),
    /// A whole hand; an empty one counts as discarded.
    DiscardHand(Who),
    /// A card of a hand, decided by chance.
    DiscardAtRandom(Who),
    /// Both players choose in secret which cards to keep and discard the others together.
    DiscardDownTo(Num),
    /// The top cards of a deck are discarded; [`Set::Seen`] are those cards then.
    Mill(Who, Num),
    /// You alone see the top cards of a deck; [`Set::Seen`] are those cards then.
    Look(Who, Num),
    /// You alone see your whole deck; [`Set::Seen`] are those cards then.
    LookThroughDeck,
    /// You alone see a hand.
    LookAtHand(Who),
    /// Everyone sees a hand.
    RevealHand(Who),
    /// Everyone sees the top cards of a deck; [`Set::Seen`] are those cards then.
    RevealTop(Who, Num),
    /// Everyone sees these cards, which stay where they are and join [`Set::Seen`].
    Reveal(What),
    /// These cards join [`Set::Seen`].
    Hold(What),
    /// To your hand.
    Take(What),
    /// Out of [`Set::Seen`] into [`Set::Aside`], to be played.
    SetAside(What),
    /// All of [`Set::Seen`] under the deck in random order.
    BuryRest,
    /// Shuffle a deck.
    Shuffle(Who),
    /// Into your resources.
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
    /// What is divided.
    pub what: Division,
    /// How much.
    pub amount: Num,
    /// Among what.
    pub among: Set,
    /// The unit that deals it.
    pub by: What,
}

/// What is divided, and how freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Division {
    /// Damage, in full, if there is anything to take it.
    Damage,
    /// Damage, in full, or none at all: among any number of things.
    DamageOrNone,
    /// Healing, up to the amount.
    UpToHealing,
}

/// What a card costs when an effect plays it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Price {
    /// As usual.
    Usual,
    /// So much less.
    Less(u8),
    /// Nothing.
    Free,
}

/// How a card comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entering {
    /// Exhausted, as usual.
    Usual,
    /// Ready.
    Ready,
    /// With a keyword for the phase.
    With(Keyword),
}

/// Something that is true or false now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// It does not hold.
    Not(&'static Test),
    /// There is one of these.
    Any(Set),
    /// This is of a sort.
    Is(What, &'static [Only]),
    /// You control a leader or unit of one of these names.
    YouControlNamed(&'static [&'static str]),
    /// You have the initiative.
    Initiative,
    /// You control at least so many resources.
    Resources(u8),
    /// Some base has at least so much damage.
    BaseDamage(u8),
    /// Your base has at most so many remaining hit points.
    BaseRemaining(u8),
    /// A unit of this side was defeated this phase.
    Defeated(Side),
    /// A unit of this side left play this phase.
    Left(Side),
    /// You played a card of this sort this phase.
    Played(&'static [Only]),
    /// You played another card this phase.
    PlayedAnother,
    /// You dealt at least so much damage to the enemy base this phase.
    Struck(u8),
    /// You control more units than the opponent.
    MoreUnits,
    /// This is attacking a unit of this sort.
    Attacks(&'static [Only]),
    /// The unit this one attacked was defeated.
    DefenderDefeated,
    /// An amount is at most so much.
    AtMost(Num, u8),
}

/// An amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    /// As printed.
    Just(u8),
    /// As many as there are of these.
    Count(&'static Set),
    /// The printed cost of this.
    CostOf(What),
    /// The power of this.
    PowerOf(What),
    /// The damage on this.
    DamageOn(What),
    /// Your resources.
    Resources,
    /// Your resources that are ready.
    ReadyResources,
    /// The number picked.
    Picked(Slot),
    /// As much as came of what was just done.
    ThatMuch,
    /// Two times that.
    Twice(&'static Num),
    /// One more than that.
    OneMore(&'static Num),
    /// Different aspects among these.
    Aspects(&'static Set),
    /// The printed costs of these together.
    TotalCost(&'static Set),
    /// Other cards you played this phase.
    OthersPlayed,
}

/// Whose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Yours.
    Friendly,
    /// Your opponent's.
    Enemy,
    /// Anyone's.
    Any,
}

/// Where cards are that an effect can play.
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

/// A condition on a card; a list of them must hold together.
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
    /// Without it.
    NonUnique,
    /// With damage on it.
    Damaged,
    /// With none.
    Undamaged,
    /// Ready.
    Ready,
    /// Exhausted.
    Exhausted,
    /// With this aspect.
    Has(Aspect),
    /// Without it.
    Lacks(Aspect),
    /// With this trait.
    Of(Trait),
    /// Without it.
    NotOf(Trait),
    /// Printed cost this much.
    CostIs(Num),
    /// Printed cost at most this.
    CostAtMost(Num),
    /// Printed cost at least this.
    CostAtLeast(u8),
    /// Power at most this.
    PowerAtMost(u8),
    /// Remaining hit points at most this.
    RemainingAtMost(u8),
    /// Not the card whose ability it is.
    Other,
    /// Not what is remembered.
    Not(Slot),
    /// In this arena.
    In(Arena),
    /// In the arena of this.
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
    /// Together with what was picked before, it costs at most this.
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
    /// The top card of a deck that is not among those seen.
    Top(Who),
    /// A deck that has such a card, to be picked without showing which card it is; it stands for
    /// that card in [`Verb::Reveal`]. Decks are picked as their players' bases.
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
    /// These, as far as they are still there.
    These(&'static [What]),
    /// Of any of these sets.
    Either(&'static [Set]),
}

/// When a postponed effect happens.
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
}
