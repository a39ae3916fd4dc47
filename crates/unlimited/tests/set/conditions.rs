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
trait Leans {
    fn leans(&self) -> bool;
}

impl<T: Leans> Leans for [T] {
    fn leans(&self) -> bool {
        self.iter().any(Leans::leans)
    }
}

impl Leans for Test {
    fn leans(&self) -> bool {
        match self {
            Self::Not(test) => test.leans(),
            Self::Any(set) => set.leans(),
            Self::Is(what, sort) => what.leans() || sort.leans(),
            Self::Attacks(sort) | Self::Played(sort) => sort.leans(),
            Self::AtMost(num, _) => num.leans(),
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

impl Leans for Only {
    fn leans(&self) -> bool {
        match self {
            Self::PowerAtMost(_) | Self::RemainingAtMost(_) => true,
            Self::CostIs(num) | Self::CostAtMost(num) => num.leans(),
            Self::InArenaOf(what) | Self::On(what) => what.leans(),
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

impl Leans for Set {
    fn leans(&self) -> bool {
        match self {
            // Constant abilities affect which units can attack and which costs can be paid.
            Self::Attackers(..) | Self::Playable(..) => true,
            Self::Units(_, sort) | Self::Upgrades(sort) | Self::Seen(sort) => sort.leans(),
            Self::Hand(who, sort) | Self::Discard(who, sort) => who.leans() || sort.leans(),
            Self::Top(who) | Self::Deck(who) | Self::Resources(who) => who.leans(),
            Self::These(list) => list.leans(),
            Self::Either(sets) => sets.leans(),
            Self::Bases(_) | Self::Aside | Self::Players => false,
        }
    }
}

impl Leans for Num {
    fn leans(&self) -> bool {
        match self {
            Self::PowerOf(_) => true,
            Self::Count(set) | Self::Aspects(set) | Self::TotalCost(set) => set.leans(),
            Self::CostOf(what) | Self::DamageOn(what) => what.leans(),
            Self::Twice(num) | Self::OneMore(num) => num.leans(),
            Self::Just(_)
            | Self::Resources
            | Self::ReadyResources
            | Self::Picked(_)
            | Self::ThatMuch
            | Self::OthersPlayed => false,
        }
    }
}

impl Leans for What {
    fn leans(&self) -> bool {
        match self {
            Self::BaseOf(who) => who.leans(),
            Self::These(list) => list.leans(),
            Self::Each(set) => set.leans(),
            Self::This | Self::In(_) | Self::Host | Self::Attacker | Self::Defender => false,
        }
    }
}

impl Leans for Who {
    fn leans(&self) -> bool {
        match self {
            Self::ControllerOf(what) | Self::OwnerOf(what) => what.leans(),
            Self::You | Self::Opponent | Self::Picked(_) => false,
        }
    }
}

impl Leans for Whom {
    fn leans(&self) -> bool {
        match self {
            Self::Yours(sort) | Self::DefenderAgainstThis(sort) => sort.leans(),
            Self::This
            | Self::Host
            | Self::HostUnder
            | Self::DefenderAgainstYours
            | Self::AttackerAgainstHost => false,
        }
    }
}

impl Leans for Modifier {
    fn leans(&self) -> bool {
        match self {
            Self::Power(num) | Self::Hp(num) | Self::LessPower(num) | Self::LessHp(num) => {
                num.leans()
            }
            Self::Has(Keyword::Raid(num) | Keyword::Restore(num)) => num.leans(),
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

/// Whether a constant ability has such a condition; `None` for other abilities.
fn is_conditional(ability: &Ability) -> Option<bool> {
    Some(match ability {
        Ability::Constant { while_, to, gives } => {
            while_.as_ref().is_some_and(Leans::leans) || to.leans() || gives.leans()
        }
        Ability::CheaperWhile(test, _) => test.leans(),
        Ability::YoursCheaper(sort, _)
        | Ability::TheirsDearer(sort, _)
        | Ability::NoPenalty(sort)
        | Ability::Toll(sort, _)
        | Ability::DiscardInstead(sort) => sort.leans(),
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
    assert!(Test::Not(&WEAK).leans());
    let mut constant = 0;
    for card in cards::all() {
        for ability in abilities(card) {
            if let Some(leans) = is_conditional(ability) {
                assert!(!leans, "{}: {ability:?}", card.id);
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
