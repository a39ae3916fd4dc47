//! The words these cards use.

use script::{Bits, Slot, Words};

/// The words of the Deckbuilding Game that these cards need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dbg;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    You,
    Opponent,
    /// The player remembered.
    In(Slot),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    This,
    In(Slot),
    /// The card discarded last from the galaxy deck.
    LastDiscarded,
    OpponentsBase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Any,
    OfYourFaction,
    Enemy,
    Empire,
    Separatist,
    Rebel,
    NeutralUnit,
    Unit,
    Ship,
    Trooper,
    Droid,
    BountyHunter,
    NotStarter,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Zone {
    Hand(Who),
    HandOrDiscard(Who),
    TopOfDeck(Who),
    ExilePile(Who),
    InPlay(Who),
    Row,
    /// The cards revealed by this ability.
    Revealed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Set {
    Cards(Kind, Zone),
    Players,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Num {
    Just(u16),
    Chosen(Slot),
    /// This many, but not more than the resources you have.
    Affordable(u16),
    /// The unused rest of this allowance for the turn.
    FirstEachTurn(u16),
    CountOf(Set),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    Exile(What),
    Discard(What),
    Put(What, Zone),
    GiveControl(What, Who),
    Swap(What, What),
    Reveal(Num),
    PutRevealedBack,
    DiscardFromGalaxyDeck,
    Deal(Num, What),
    Prevent(Num),
    Repair(Num),
    GainForce(Who, Num),
    GainResources(Num),
    GainAttack(Num),
    Spend(Num),
    CollectRewardOf(Slot),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Test {
    ForceIsWithYou,
    DiscardedLast(Kind),
    Any(Set),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    EndOfTurn,
    /// The next card you purchase this turn; the slot then remembers it.
    NextPurchase(Slot),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// This unit takes part in defeating a target; the slot then remembers it.
    DefeatsTarget(Slot),
    ThisIsDestroyed,
    ThisIsRevealed,
    DamageToThis,
    /// The first neutral card you purchase each turn goes to your discard pile.
    FirstNeutralPurchase(Slot),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gift {
    Attack(Num),
}

/// Procedures of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Rule {
    /// The damage proposed to a base is dealt, unless it was replaced before.
    #[default]
    CommitDamage,
}

impl Words for Dbg {
    type Who = Who;
    type Verb = Verb;
    type Test = Test;
    type Num = Num;
    type Set = Set;
    type Moment = Moment;
    type Rule = Rule;
    type Things = Bits<1>;
    type Looped = Bits<1>;
}
