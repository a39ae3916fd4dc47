//! Abilities, and the modifiers that constant and lasting effects give.

use super::{Keyword, Num, Only, Side, Step, Test};

/// The trigger of a triggered ability.
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
    /// When this unit deals combat damage to a unit while attacking; slot A remembers that unit.
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

/// The cards that a constant ability affects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// This card.
    This,
    /// The unit this upgrade is attached to, which gains it as its own.
    Host,
    /// The unit this upgrade is attached to, which does not gain it as an ability.
    HostUnder,
    /// Your units of this sort.
    Yours(&'static [Only]),
    /// A unit of this sort that this unit attacks.
    DefenderAgainstThis(&'static [Only]),
    /// A unit that any of your units attacks.
    DefenderAgainstYours,
    /// A unit that attacks the unit this upgrade is attached to.
    AttackerAgainstHost,
}

/// A modifier that a constant or lasting effect gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Modifier {
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
    /// It loses this keyword and can't gain it.
    Loses(Keyword),
    /// It loses all abilities and can't gain any.
    LosesAll,
    /// It can't ready.
    StaysExhausted,
    /// It can't attack bases.
    SparesBases,
    /// It can't be attacked unless it has Sentinel.
    Untouchable,
    /// It comes into play ready.
    EntersReady,
    /// It can also attack ground units.
    ReachesGround,
    /// While attacking, it deals combat damage first.
    StrikesFirst,
    /// It is not defeated for having no remaining hit points during the action phase.
    Undying,
    /// Excess damage of its attacks may be dealt to an enemy ground unit.
    Spills,
    /// It is defeated after it has dealt combat damage.
    Expires,
}

/// The duration of a lasting effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Until {
    /// Until the attack ends.
    AttackEnds,
    /// Until the phase ends.
    PhaseEnds,
    /// Until the round ends.
    RoundEnds,
}

/// The terms on which an effect lets a unit attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The units that can attack.
    pub attackers: Readiness,
    /// The targets they can attack.
    pub targets: Targets,
    /// The modifiers for this attack.
    pub gives: &'static [Given],
}

/// Whether the attacker must be ready.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Readiness {
    /// It must be ready, as usual.
    Ready,
    /// Exhausted units can attack as well.
    Any,
}

/// The targets that can be attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Targets {
    /// Units and bases.
    Any,
    /// Units only.
    Units,
}

/// A modifier for one side of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
    /// The condition, tested when the attack is declared.
    pub if_: Option<Test>,
    /// The side that gets it.
    pub to: Combatant,
    /// The modifier.
    pub modifier: Modifier,
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
        /// The cost.
        cost: Step,
        /// The effect.
        effect: Step,
    },
    /// Used as an action once in the game.
    Epic(Step),
    /// Triggered when one of these events happens.
    When {
        /// The triggers.
        on: &'static [On],
        /// The limit of uses.
        limit: Limit,
        /// The effect.
        effect: Step,
    },
    /// The effect of an event.
    Event(Step),
    /// Applies as long as the card is in play.
    Constant {
        /// The condition, or `None` to apply always.
        while_: Option<Test>,
        /// The cards it affects.
        to: Whom,
        /// The modifiers.
        gives: &'static [Modifier],
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
