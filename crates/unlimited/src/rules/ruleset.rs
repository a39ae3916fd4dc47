//! Chapter 30: the differences between editions of the rules.

/// How the first player is determined.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FirstPlayer {
    /// The player picked at random has the initiative.
    Assigned,
    /// The player picked at random decides who has the initiative.
    Chooser,
}

/// The order of abilities before combat damage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AttackOrder {
    /// Saboteur, then Restore, then On Attack.
    Fixed,
    /// All of them wait together.
    Window,
}

/// The zone of an event while its ability is resolved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EventZone {
    /// None; it is discarded afterwards.
    After,
    /// The discard pile.
    Before,
}

/// Whether Ambush readies its unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ambush {
    /// The unit is readied and attacks.
    Ready,
    /// The unit attacks although it is exhausted.
    Exhausted,
}

/// Whether a leader's epic action can be used without effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DeployGuard {
    /// It is not offered with too few resources.
    On,
    /// It is offered, has no effect, and is used up.
    Off,
}

/// When the upgrades of a unit that leaves play are defeated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum UpgradeFall {
    /// Right after it.
    After,
    /// At the same time.
    Same,
}

/// When an attack counts as completed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Completing {
    /// If the attacker survived.
    Survive,
    /// In any case.
    Any,
}

/// Whether a lost keyword can be gained again while the loss lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Losing {
    /// No.
    Final,
    /// Yes, the newest effect decides.
    Newest,
}

/// The decisions where editions of the rules differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub struct Ruleset {
    pub first_player: FirstPlayer,
    pub attack_order: AttackOrder,
    pub event_zone: EventZone,
    pub ambush: Ambush,
    pub deploy_guard: DeployGuard,
    pub upgrade_fall: UpgradeFall,
    pub completing: Completing,
    pub losing: Losing,
}

impl Ruleset {
    /// The quick-start rules, and the comprehensive rules where those are silent.
    pub const SEED: Self = Self {
        first_player: FirstPlayer::Assigned,
        attack_order: AttackOrder::Fixed,
        event_zone: EventZone::After,
        ambush: Ambush::Ready,
        deploy_guard: DeployGuard::On,
        upgrade_fall: UpgradeFall::After,
        completing: Completing::Survive,
        losing: Losing::Final,
    };

    /// The comprehensive rules, version 8.
    pub const CR8: Self = Self {
        first_player: FirstPlayer::Chooser,
        attack_order: AttackOrder::Window,
        event_zone: EventZone::Before,
        ambush: Ambush::Exhausted,
        deploy_guard: DeployGuard::Off,
        ..Self::SEED
    };
}

impl Default for Ruleset {
    fn default() -> Self {
        Self::SEED
    }
}
