//! The facts that the conditions of abilities test.

use unlimited::cards;
use unlimited::words::{
    Ability, Card, Keyword, Modifier, Num, Only, Set, Side, Test, What, Who, Whom,
};

/// All abilities of a card: printed on both sides, and granted.
fn abilities(card: &'static Card) -> Vec<&'static Ability> {
    let mut found: Vec<&Ability> = card.abilities.iter().chain(card.deployed).collect();
    let mut next = 0;
    while let Some(ability) = found.get(next) {
        if let Ability::Constant { gives, .. } = ability {
            let granted = gives.iter().filter_map(|modifier| match modifier {
                Modifier::Gains(ability) => Some(*ability),
                _ => None,
            });
            found.extend(granted.collect::<Vec<_>>());
        }
        next += 1;
    }
    found
}

/// Whether a condition tests power, hit points, keywords, abilities or anything else that constant
/// abilities change. Only other abilities move, damage, exhaust or ready units and upgrades, or
/// change their controller.
trait DependsOnConstants {
    fn depends(&self) -> bool;
}

impl<T: DependsOnConstants> DependsOnConstants for [T] {
    fn depends(&self) -> bool {
        self.iter().any(DependsOnConstants::depends)
    }
}

impl DependsOnConstants for Test {
    fn depends(&self) -> bool {
        match self {
            Self::Not(test) => test.depends(),
            Self::Any(set) => set.depends(),
            Self::Is(what, sort) => what.depends() || sort.depends(),
            Self::Attacks(sort) | Self::Played(sort) => sort.depends(),
            Self::AtMost(num, _) => num.depends(),
            // No constant ability affects bases, names, resources or history.
            Self::YouControlNamed(_)
            | Self::Initiative
            | Self::Resources(_)
            | Self::BaseDamage(_)
            | Self::BaseRemaining(_)
            | Self::Defeated(_)
            | Self::Left(_)
            | Self::PlayedAnother
            | Self::Struck(_)
            | Self::MoreUnits
            | Self::DefenderDefeated => false,
        }
    }
}

impl DependsOnConstants for Only {
    fn depends(&self) -> bool {
        match self {
            Self::PowerAtMost(_) | Self::RemainingAtMost(_) => true,
            Self::CostIs(num) | Self::CostAtMost(num) => num.depends(),
            Self::InArenaOf(what) | Self::On(what) => what.depends(),
            Self::Is(_)
            | Self::IsNot(_)
            | Self::Leader
            | Self::NonLeader
            | Self::Unique
            | Self::NonUnique
            | Self::Damaged
            | Self::Undamaged
            | Self::Ready
            | Self::Exhausted
            | Self::Has(_)
            | Self::Lacks(_)
            | Self::Of(_)
            | Self::NotOf(_)
            | Self::CostAtLeast(_)
            | Self::Other
            | Self::Not(_)
            | Self::In(_)
            | Self::PlayedThisPhase
            | Self::AttackedThisPhase
            | Self::DefeatedThisPhase
            | Self::CameEarlier
            | Self::Named(_)
            | Self::NamedNow
            | Self::TotalWithin(_) => false,
        }
    }
}

impl DependsOnConstants for Set {
    fn depends(&self) -> bool {
        match self {
            // Constant abilities affect which units can attack and which costs can be paid.
            Self::Attackers(..) | Self::Playable(..) => true,
            Self::Units(_, sort) | Self::Upgrades(sort) | Self::Seen(sort) => sort.depends(),
            Self::Hand(who, sort) | Self::Discard(who, sort) => who.depends() || sort.depends(),
            Self::Top(who) | Self::Deck(who) | Self::Resources(who) => who.depends(),
            Self::These(list) => list.depends(),
            Self::Either(sets) => sets.depends(),
            Self::Bases(_) | Self::Aside | Self::Players => false,
        }
    }
}

impl DependsOnConstants for Num {
    fn depends(&self) -> bool {
        match self {
            Self::PowerOf(_) => true,
            Self::Count(set) | Self::Aspects(set) | Self::TotalCost(set) => set.depends(),
            Self::CostOf(what) | Self::DamageOn(what) => what.depends(),
            Self::Twice(num) | Self::OneMore(num) => num.depends(),
            Self::Just(_)
            | Self::Resources
            | Self::ReadyResources
            | Self::Picked(_)
            | Self::ThatMuch
            | Self::OthersPlayed => false,
        }
    }
}

impl DependsOnConstants for What {
    fn depends(&self) -> bool {
        match self {
            Self::BaseOf(who) => who.depends(),
            Self::These(list) => list.depends(),
            Self::Each(set) => set.depends(),
            Self::This | Self::In(_) | Self::Host | Self::Attacker | Self::Defender => false,
        }
    }
}

impl DependsOnConstants for Who {
    fn depends(&self) -> bool {
        match self {
            Self::ControllerOf(what) | Self::OwnerOf(what) => what.depends(),
            Self::You | Self::Opponent | Self::Picked(_) => false,
        }
    }
}

impl DependsOnConstants for Whom {
    fn depends(&self) -> bool {
        match self {
            Self::Yours(sort) | Self::DefenderAgainstThis(sort) => sort.depends(),
            Self::This
            | Self::Host
            | Self::HostUnder
            | Self::DefenderAgainstYours
            | Self::AttackerAgainstHost => false,
        }
    }
}

impl DependsOnConstants for Modifier {
    fn depends(&self) -> bool {
        match self {
            Self::Power(num) | Self::Hp(num) | Self::LessPower(num) | Self::LessHp(num) => {
                num.depends()
            }
            Self::Has(Keyword::Raid(num) | Keyword::Restore(num)) => num.depends(),
            Self::Has(_)
            | Self::Gains(_)
            | Self::Loses(_)
            | Self::LosesAll
            | Self::StaysExhausted
            | Self::SparesBases
            | Self::Untouchable
            | Self::EntersReady
            | Self::ReachesGround
            | Self::StrikesFirst
            | Self::Undying
            | Self::Spills
            | Self::Expires => false,
        }
    }
}

/// Whether a constant ability depends on what constant abilities change; `None` for other
/// abilities.
fn is_conditional(ability: &Ability) -> Option<bool> {
    Some(match ability {
        Ability::Constant { while_, to, gives } => {
            while_.as_ref().is_some_and(DependsOnConstants::depends)
                || to.depends()
                || gives.depends()
        }
        Ability::CheaperWhile(test, _) => test.depends(),
        Ability::YoursCheaper(sort, _)
        | Ability::TheirsDearer(sort, _)
        | Ability::NoPenalty(sort)
        | Ability::Toll(sort, _)
        | Ability::DiscardInstead(sort) => sort.depends(),
        Ability::FirstUpgradeCheaper(_) | Ability::SilencesFirstEvent | Ability::Prevents => false,
        Ability::Action { .. }
        | Ability::Epic(_)
        | Ability::When { .. }
        | Ability::Event(_)
        | Ability::Attaches(_) => return None,
    })
}

/// Two conditions can depend on each other only if a constant ability can satisfy one at all.
///
/// proves: SWU-CON-03
#[test]
fn no_constant_ability_depends_on_what_another_gives() {
    const WEAK: Test = Test::Any(Set::Units(Side::Friendly, &[Only::Other, Only::PowerAtMost(3)]));
    assert!(Test::Not(&WEAK).depends());
    let mut constant = 0;
    for card in cards::all() {
        for ability in abilities(card) {
            if let Some(depends) = is_conditional(ability) {
                assert!(!depends, "{}: {ability:?}", card.id);
                constant += 1;
            }
        }
    }
    assert!(constant > 50, "{constant}");
}

/// Whether the condition is printed on the card, so that nothing in play can change it.
fn is_printed(only: &Only) -> bool {
    match only {
        Only::Is(_)
        | Only::IsNot(_)
        | Only::Leader
        | Only::NonLeader
        | Only::Unique
        | Only::NonUnique
        | Only::Has(_)
        | Only::Lacks(_)
        | Only::Of(_)
        | Only::NotOf(_)
        | Only::CostAtLeast(_)
        | Only::In(_)
        | Only::Named(_) => true,
        Only::CostIs(num) | Only::CostAtMost(num) => matches!(num, Num::Just(_)),
        Only::Damaged
        | Only::Undamaged
        | Only::Ready
        | Only::Exhausted
        | Only::PowerAtMost(_)
        | Only::RemainingAtMost(_)
        | Only::Other
        | Only::Not(_)
        | Only::InArenaOf(_)
        | Only::On(_)
        | Only::PlayedThisPhase
        | Only::AttackedThisPhase
        | Only::DefeatedThisPhase
        | Only::CameEarlier
        | Only::NamedNow
        | Only::TotalWithin(_) => false,
    }
}

/// proves: SWU-UPG-04
#[test]
fn what_an_upgrade_can_be_attached_to_never_changes_in_play() {
    let mut bound = Vec::new();
    for card in cards::all() {
        for ability in abilities(card) {
            if let Ability::Attaches(sort) = ability {
                assert!(sort.iter().all(is_printed), "{}: {sort:?}", card.id);
                bound.push(card.number);
            }
        }
    }
    assert_eq!(bound, [53, 54, 71, 121, 136, 137, 214]);
}
