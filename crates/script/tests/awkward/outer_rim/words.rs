//! The words these cards use.

use script::{Bits, Slot, Words};

/// The words of Outer Rim that these cards need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rim;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    You,
    /// The player remembered.
    In(Slot),
    NearestOther,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    This,
    In(Slot),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Hit,
    Crit,
    Focus,
    Blank,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Skill {
    Influence,
    Piloting,
    Stealth,
    Strength,
    Tactics,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Faction {
    Rebellion,
    OfThePlanet,
    In(Slot),
}

/// The target of damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Victim {
    Character,
    Ship,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Set {
    YourDice,
    YourResults(Face),
    OpponentsResults(Face),
    OthersHere,
    MoreFamousHere,
    Gamblers,
    YourCrew,
    Patrols,
    PatrolsHere,
    Planets,
    /// Factions with which the player remembered can still lose reputation.
    FactionsToLose(Slot),
    KindsOfGoods,
    RevealedOfKind(Slot),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Num {
    Just(u16),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    Reroll(What),
    Turn(What, Face),
    Cancel(What),
    TestSkill(Skill),
    FightGroundEnemy(Num),
    GainCredits(Num),
    Spend(Num),
    Stake(Who, Num),
    Roll(Who, Num),
    WinnerTakesThePot,
    GainFame(Num),
    GainReputation(Faction),
    LoseReputation(Who, Faction),
    LoseReputationWithPatrol(What),
    Suffer(Victim, Num),
    RecoverAll(Victim),
    CallPatrol(Faction),
    MovePatrol(What, Num),
    TakeAnotherTurn,
    Discard(What),
    Deliver,
    CompleteJob,
    RevealFromThisDeck,
    Buy(What),
    ShuffleRestIntoDeck,
    MarkAsDestination(What),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Test {
    Passed,
    Failed,
    PassedOrDefeated,
    Won,
    Have(Skill),
    PatrolHere,
    NotNegative(Faction),
    Revealed(Num, Slot),
    CrewAtLeast(Num),
}

/// No effect of these cards is postponed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    RolledInCombat,
    ResultsOfShipCombat,
    YourDefeat,
    Bought,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gift {
    Fame(Num),
}

/// Procedures of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    /// The skill test is judged after every player had the chance to change the dice.
    JudgeTest(Skill),
    /// The enemy with this value rolls, and the higher damage wins.
    EnemyRolls(u16),
}

impl Default for Rule {
    fn default() -> Self {
        Self::EnemyRolls(0)
    }
}

impl Words for Rim {
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
