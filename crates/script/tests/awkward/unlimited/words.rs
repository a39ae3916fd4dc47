//! The words these cards use.

use script::{Bits, Slot, Words};

use crate::awkward::ability::Ability;

/// The words of Unlimited that these cards need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Swu;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    You,
    Opponent,
    OwnerOf(Slot),
    ControllerOf(Slot),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    This,
    In(Slot),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Either,
    Friendly,
    Enemy,
}

/// Requirements for units beyond their side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Only {
    Rebel,
    Ready,
    NonLeader,
    Damaged,
    NotThis,
    Not(Slot),
    RemainingAtMost(Num),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Set {
    Units(Side, &'static [Only]),
    Bases,
    UnitsAndBases,
    /// Units among the cards looked at, as long as all picked units together cost at most this.
    SeenUnitsWithin(Num),
    CardsSetAside,
    TopOfYourDeck,
    /// The targets that the unit remembered can attack.
    TargetsOf(Slot),
    /// Everything that can still receive a part of a divided amount.
    Sharers,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Num {
    Just(u16),
    Chosen(Slot),
    /// The amount that the previous step really changed.
    ThatMuch,
    CostOfRevealed,
    LeftToDivide,
}

/// The amount that is divided among several things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Divided {
    Damage,
    UpToHealing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    Deal(Num, What),
    Heal(Num, What),
    Divide(Divided, Num, Set),
    /// A share of the divided amount.
    Share(Num, What),
    Exhaust(What),
    ReadyResources(Num),
    Pay(Num),
    Defeat(What),
    Draw(Who, Num),
    DiscardFromDeck(Who, Num),
    TakeControl(Who, What),
    AttackWith(What),
    Strike(What, What),
    LookAtTop(Num),
    SetAside(What),
    PutRestOnBottom,
    PlayFree(What),
    GiveShield(What),
    Reveal(What),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Test {
    RevealedCostAtMost(Num),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    RegroupPhase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Played,
    Deployed,
    ThisAttacks,
    ThisIsDefeated,
    EnemyUnitLeavesPlay,
    DamageToAttachedUnit,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Gift {
    /// Gives the ability to every other unit of the side.
    AbilityForOthers(Side, &'static Ability<Swu>),
}

/// Procedures of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Rule {
    /// Ends the attack once its target was chosen and all abilities it triggered are resolved.
    #[default]
    AttackEnds,
    /// All shares of a divided amount are dealt at once.
    DealShares,
}

impl Words for Swu {
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
