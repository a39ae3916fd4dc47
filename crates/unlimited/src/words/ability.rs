//! Abilities, and what constant and lasting effects give.

use super::{Keyword, Num, Only, Side, Step, Test};

/// When a triggered ability happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// When you play this card.
    Played,
    /// When you deploy this leader.
    Deployed,
    /// When this unit is defeated.
    Defeated,
    /// On Attack.
    Attack,
    /// On Defense.
    Defense,
    /// When this unit completes an attack, which it must survive.
    AttackEnds,
    /// When this unit attacks and defeats a unit.
    AttackDefeats,
    /// When this unit, attacking, deals combat damage to a unit, which slot A then remembers.
    CombatDamageToUnit,
    /// When this unit deals combat damage to a base.
    CombatDamageToBase,
    /// When a unit of this side and sort is defeated.
    UnitDefeated(Side, &'static [Only]),
    /// When a unit of this side leaves play.
    UnitLeaves(Side),
    /// When you play a card of this sort.
    YouPlay(&'static [Only]),
    /// When you deal damage to an enemy base.
    YouDamageBase,
    /// When the action phase starts.
    ActionPhase,
    /// When cards are readied in the regroup phase.
    ReadyStep,
    /// When this upgrade is attached.
    Attached,
    /// When this upgrade leaves its unit.
    Detached,
}

/// How often a triggered ability can be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Whenever it triggers.
    None,
    /// Accepted only once each round.
    OncePerRound,
}

/// Whom a constant ability concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// This card.
    This,
    /// The unit this upgrade is attached to, which gains it as its own.
    Host,
    /// The unit this upgrade is attached to, without being an ability of it.
    HostUnder,
    /// Units of yours of this sort.
    Yours(&'static [Only]),
    /// A unit of this sort that this unit attacks.
    DefenderAgainstThis(&'static [Only]),
    /// A unit that any unit of yours attacks.
    DefenderAgainstYours,
    /// A unit that attacks the unit this upgrade is attached to.
    AttackerAgainstHost,
}

/// What a constant or lasting effect gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// More power.
    Power(Num),
    /// More hit points.
    Hp(Num),
    /// Less power.
    LessPower(Num),
    /// Fewer hit points.
    LessHp(Num),
    /// A keyword.
    Has(Keyword),
    /// An ability.
    Gains(&'static Ability),
    /// No such keyword, nor can it be gained.
    Loses(Keyword),
    /// No abilities, nor can any be gained.
    LosesAll,
    /// It can't ready.
    StaysExhausted,
    /// It can't attack bases.
    SparesBases,
    /// It can't be attacked unless it has Sentinel.
    Untouchable,
    /// It comes into play ready.
    EntersReady,
    /// It can attack ground units too.
    ReachesGround,
    /// While attacking, it deals combat damage first.
    StrikesFirst,
    /// No remaining hit points do not defeat it during the action phase.
    Undying,
    /// Excess damage of its attacks may go to an enemy ground unit.
    Spills,
    /// It is defeated after it has dealt combat damage.
    Expires,
}

/// How long a lasting effect lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Until {
    /// For the attack.
    AttackEnds,
    /// For the phase.
    PhaseEnds,
    /// For the round.
    RoundEnds,
}

/// On what terms an effect lets a unit attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Which units can.
    pub attackers: Readiness,
    /// What they can attack.
    pub targets: Targets,
    /// What holds for the attack.
    pub gives: &'static [Given],
}

/// Whether the attacker must be ready.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Readiness {
    /// As usual.
    Ready,
    /// Exhausted units can attack as well.
    Any,
}

/// What can be attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Targets {
    /// Units and bases.
    Any,
    /// Units only.
    Units,
}

/// A gift to one side of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
    /// Only if this holds when the attack is declared.
    pub if_: Option<Test>,
    /// Who gets it.
    pub to: Combatant,
    /// What.
    pub gift: Gift,
}

/// One side of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Combatant {
    Attacker,
    Defender,
}

/// An ability of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// Used as an action.
    Action {
        /// Paid in full to use it.
        cost: Step,
        /// What it does.
        effect: Step,
    },
    /// Used as an action once in the game.
    Epic(Step),
    /// Happens by itself when one of these does.
    When {
        /// Any of these.
        on: &'static [On],
        /// How often.
        limit: Limit,
        /// What it does.
        effect: Step,
    },
    /// What an event does.
    Event(Step),
    /// Holds as long as the card is in play.
    Constant {
        /// Only while this holds.
        while_: Option<Test>,
        /// For whom.
        to: Whom,
        /// What.
        gives: &'static [Gift],
    },
    /// Can only be attached to units of this sort.
    Attaches(&'static [Only]),
    /// This card costs less to play while something holds.
    CheaperWhile(Test, u8),
    /// Your cards of this sort cost less.
    YoursCheaper(&'static [Only], u8),
    /// Cards of this sort cost your opponents more.
    TheirsDearer(&'static [Only], u8),
    /// The first upgrade you play on this unit each round costs less.
    FirstUpgradeCheaper(u8),
    /// Your cards of this sort have no aspect penalty.
    NoPenalty(&'static [Only]),
    /// Opponents must also deal damage to their own base to play cards of this sort.
    Toll(&'static [Only], u8),
    /// Instead of its cost, a card of this sort can be discarded from hand.
    DiscardInstead(&'static [Only]),
    /// The first event each opponent plays each round has no abilities.
    SilencesFirstEvent,
    /// Damage to the unit this is attached to is prevented, and this is defeated.
    Prevents,
}
