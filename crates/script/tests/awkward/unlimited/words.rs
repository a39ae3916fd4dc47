//! What these cards can say.

use script::{Bits, Slot, Words};

use crate::awkward::ability::Ability;

/// The words of Unlimited, as far as these cards need them.
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

/// What units must be, beyond their side.
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
    /// Units among the cards looked at, as long as all picked cost no more than this together.
    SeenUnitsWithin(Num),
    CardsSetAside,
    TopOfYourDeck,
    /// What the unit remembered can attack.
    TargetsOf(Slot),
    /// Whatever a divided amount can still go to.
    Sharers,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Num {
    Just(u16),
    Chosen(Slot),
    /// As much as came of what was just done.
    ThatMuch,
    CostOfRevealed,
    LeftToDivide,
}

/// What is divided among several.
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
    /// Every other unit of the side has the ability as its own.
    AbilityForOthers(Side, &'static Ability<Swu>),
}

/// Procedures of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Rule {
    /// The attack is over once its target was chosen and everything it set off is done.
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
}
