//! Previews of attacks and costs, computed from what a viewer sees and shown before a choice.

use table::Seat;

use crate::rules::state::Lasts;
use crate::rules::{CardId, Phase, Skill};
use crate::view::{Unit, View};
use crate::words::{Ability, Arena, Keyword, Modifier, Num, On, Only, Test, Whom};

mod price;
#[cfg(test)]
mod tests;

pub use price::{Price, price};

/// The result of an attack if no other card interferes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preview {
    /// The damage the attacked unit or base takes.
    pub to_target: u8,
    /// The damage the attacker takes.
    pub to_attacker: u8,
    /// The Shields that the attacker and the attacked unit lose.
    pub shields_used: [u8; 2],
    /// Whether the attacker and the unit or base attacked are defeated.
    pub defeated: [bool; 2],
    /// The damage to the enemy base beyond what defeats the unit.
    pub excess_to_base: u8,
    /// The remaining hit points of the enemy base, if it takes damage.
    pub base_left: Option<u8>,
    /// The damage healed from the attacker's own base.
    pub healed: u8,
    /// Whether the attacker deals its damage before the attacked unit.
    pub strikes_first: bool,
    /// Whether an ability takes effect before the damage, so that the result may differ.
    pub may_change: bool,
}

/// Returns the result of an attack by this unit on that unit or base; `None` if the viewer does not
/// see such a unit.
#[must_use]
pub fn preview(view: &View, attacker: CardId, target: CardId) -> Option<Preview> {
    let (seat, unit) = view.unit(attacker)?;
    let clash = Clash::of(view, seat, unit, target);
    let preview = if target.is_base() { clash.at_base(target) } else { clash.at_unit(target)? };
    let may_change = clash.may_change || preview.may_change;
    Some(Preview { healed: clash.healed(), may_change, ..preview })
}

/// The numbers of one unit in the attack.
#[derive(Clone, Copy, Debug, Default)]
struct Fighter {
    power: u8,
    left: u8,
    shields: u8,
    strikes_first: bool,
    undying: bool,
    overwhelm: bool,
    grit: bool,
    spills: bool,
    expires: bool,
}

/// A computed attack.
struct Clash<'a> {
    view: &'a View,
    seat: Seat,
    unit: &'a Unit,
    attacker: Fighter,
    may_change: bool,
}

impl<'a> Clash<'a> {
    fn of(view: &'a View, seat: Seat, unit: &'a Unit, target: CardId) -> Self {
        let mut attacker = fighter(view, unit);
        let under_way = view.attack.filter(|fight| fight.attacker.card == unit.card.card);
        // For an attack under way, the view already includes what applies while attacking.
        if under_way.is_none() {
            attacker.power = add(attacker.power, raid(unit), unit);
        }
        let mut clash = Self { view, seat, unit, attacker, may_change: false };
        let declared = under_way.and_then(|fight| fight.target).map(|piece| piece.card);
        if declared != Some(target) {
            clash.add_against(target);
        }
        clash.may_change |= clash.triggers(target);
        clash
    }

    /// Adds what applies to the attacker only against this target.
    fn add_against(&mut self, target: CardId) {
        let facing = self.view.unit(target).map(|(_, unit)| unit);
        for (test, gives) in constants(self.unit, Whom::This) {
            let Some(Test::Attacks(sort)) = test else { continue };
            match facing.map_or(Some(false), |facing| fits_all(sort, facing)) {
                Some(true) => self.give(gives),
                Some(false) => {}
                None => self.may_change = true,
            }
        }
        let upgrades = facing.into_iter().flat_map(|facing| &facing.upgrades);
        let abilities = upgrades.flat_map(|upgrade| upgrade.title.card().abilities);
        for ability in abilities {
            if let Ability::Constant { while_: None, to: Whom::AttackerAgainstHost, gives } =
                ability
            {
                self.give(gives);
            }
        }
    }

    fn give(&mut self, gives: &[Modifier]) {
        for modifier in gives {
            match modifier {
                Modifier::Power(Num::Just(n)) => {
                    self.attacker.power = add(self.attacker.power, *n, self.unit);
                }
                Modifier::LessPower(Num::Just(n)) => {
                    self.attacker.power = self.attacker.power.saturating_sub(*n);
                }
                Modifier::Has(Keyword::Overwhelm) => self.attacker.overwhelm = true,
                Modifier::StrikesFirst => self.attacker.strikes_first = true,
                _ => self.may_change = true,
            }
        }
    }

    /// Whether an ability is resolved before the damage.
    fn triggers(&self, target: CardId) -> bool {
        let begun = self.view.attack.is_some_and(|fight| {
            fight.attacker.card == self.unit.card.card && fight.target.is_some()
        });
        let on_defense = self
            .view
            .unit(target)
            .is_some_and(|(seat, unit)| has_trigger(self.view, seat, unit, On::Defense));
        if begun {
            return !self.view.waiting.is_empty();
        }
        on_defense || has_trigger(self.view, self.seat, self.unit, On::Attack)
    }

    fn healed(&self) -> u8 {
        let restores = self.unit.keywords.iter().filter(|worth| worth.keyword == Skill::Restore);
        let most = restores.map(|worth| worth.amount).sum::<u8>();
        let begun = self.view.attack.is_some_and(|fight| {
            fight.attacker.card == self.unit.card.card && fight.target.is_some()
        });
        if self.view.no_healing || begun {
            return 0;
        }
        most.min(self.view.side(self.seat).base.damage)
    }

    fn at_base(&self, target: CardId) -> Preview {
        let power = self.attacker.power;
        let left = base_left(self.view, target.owner(), power);
        Preview {
            to_target: power,
            base_left: (power > 0).then_some(left),
            defeated: [self.attacker.expires && power > 0, left == 0],
            ..Preview::default()
        }
    }

    fn at_unit(&self, target: CardId) -> Option<Preview> {
        let (them, unit) = self.view.unit(target)?;
        let mut defender = fighter(self.view, unit);
        let mut preview =
            Preview { strikes_first: self.attacker.strikes_first, ..Preview::default() };
        if has(self.unit, Skill::Saboteur) {
            preview.shields_used[1] = std::mem::take(&mut defender.shields);
        }
        defender.power = defender.power.saturating_sub(self.weakened(unit));
        let excess = if defender.shields > 0 || defender.undying {
            0
        } else {
            self.attacker.power.saturating_sub(defender.left)
        };
        let hit = strike(self.attacker.power, defender);
        preview.to_target = hit.damage;
        preview.shields_used[1] += hit.shields;
        preview.defeated[1] = hit.defeats;
        self.spill(them, unit, excess, &mut preview);
        if !(self.attacker.strikes_first && hit.defeats) {
            if self.attacker.strikes_first && defender.grit {
                defender.power = defender.power.saturating_add(hit.damage);
            }
            let back = strike(defender.power, self.attacker);
            preview.to_attacker = back.damage;
            preview.shields_used[0] = back.shields;
            preview.defeated[0] = back.defeats;
        }
        let dealt = preview.to_target > 0 || preview.excess_to_base > 0;
        preview.defeated[0] |= self.attacker.expires && dealt;
        Some(preview)
    }

    /// Distributes the damage beyond what defeats the attacked unit.
    fn spill(&self, them: Seat, target: &Unit, excess: u8, preview: &mut Preview) {
        let elsewhere =
            |unit: &&Unit| unit.arena == Arena::Ground && unit.card.card != target.card.card;
        let asked =
            self.attacker.spills && self.view.side(them).units.iter().any(|unit| elsewhere(&unit));
        preview.may_change |= excess > 0 && asked;
        if excess > 0 && self.attacker.overwhelm {
            preview.excess_to_base = excess;
            preview.base_left = Some(base_left(self.view, them, excess));
        }
    }

    /// The power that the attacked unit loses against this attacker.
    fn weakened(&self, target: &Unit) -> u8 {
        let declared = self.view.attack.and_then(|fight| fight.target);
        if declared.is_some_and(|piece| piece.card == target.card.card) {
            return 0;
        }
        let against_this = self_constants(self.unit).filter_map(|(to, gives)| match to {
            Whom::DefenderAgainstThis(sort) => {
                (fits_all(sort, target) == Some(true)).then_some(gives)
            }
            _ => None,
        });
        let allies = &self.view.side(self.seat).units;
        let against_ours =
            allies.iter().flat_map(self_constants).filter_map(|(to, gives)| match to {
                Whom::DefenderAgainstYours => Some(gives),
                _ => None,
            });
        let modifiers = against_this.chain(against_ours).flatten();
        modifiers.fold(0, |sum, modifier| match modifier {
            Modifier::LessPower(Num::Just(n)) => sum + n,
            _ => sum,
        })
    }
}

/// The result of one instance of damage.
struct Hit {
    damage: u8,
    shields: u8,
    defeats: bool,
}

fn strike(power: u8, at: Fighter) -> Hit {
    if power == 0 {
        return Hit { damage: 0, shields: 0, defeats: false };
    }
    if at.shields > 0 {
        return Hit { damage: 0, shields: 1, defeats: false };
    }
    Hit { damage: power, shields: 0, defeats: power >= at.left && !at.undying }
}

fn base_left(view: &View, seat: Seat, damage: u8) -> u8 {
    let base = &view.side(seat).base;
    base.hp.saturating_sub(base.damage).saturating_sub(damage)
}

fn fighter(view: &View, unit: &Unit) -> Fighter {
    let lasts = |what: Lasts| unit.effects.iter().any(|effect| effect.what == what);
    let has_modifier = |wanted: Modifier| {
        let own = constants(unit, Whom::This).chain(from_upgrades(unit));
        own.filter(|(test, _)| test.is_none()).any(|(_, gives)| gives.contains(&wanted))
    };
    Fighter {
        power: unit.power,
        left: unit.hp.saturating_sub(unit.damage),
        shields: unit.shields,
        strikes_first: lasts(Lasts::StrikesFirst) || has_modifier(Modifier::StrikesFirst),
        undying: has_modifier(Modifier::Undying) && view.phase == Phase::Action,
        overwhelm: has(unit, Skill::Overwhelm),
        grit: has(unit, Skill::Grit),
        spills: has_modifier(Modifier::Spills),
        expires: lasts(Lasts::Expires),
    }
}

fn has(unit: &Unit, skill: Skill) -> bool {
    unit.keywords.iter().any(|worth| worth.keyword == skill)
}

fn raid(unit: &Unit) -> u8 {
    let raids = unit.keywords.iter().filter(|worth| worth.keyword == Skill::Raid);
    raids.map(|worth| worth.amount).sum()
}

/// Adds power; a reduction below 0 must be made up first.
fn add(power: u8, more: u8, unit: &Unit) -> u8 {
    if power > 0 {
        return power.saturating_add(more);
    }
    more.saturating_sub(shortfall(unit))
}

/// How far effects have reduced the power of a unit below 0.
fn shortfall(unit: &Unit) -> u8 {
    let total = |what: Lasts| {
        let effects = unit.effects.iter().filter(|effect| effect.what == what);
        effects.fold(0_u8, |sum, effect| sum.saturating_add(effect.amount))
    };
    let grit = if has(unit, Skill::Grit) { unit.damage } else { 0 };
    let upgrades = unit.upgrades.iter().map(|upgrade| upgrade.title.card().power);
    let more = upgrades.fold(unit.card.title.card().power, u8::saturating_add);
    let more =
        [unit.experience, grit, total(Lasts::Power)].into_iter().fold(more, u8::saturating_add);
    total(Lasts::LessPower).saturating_sub(more)
}

/// The abilities of the side that is face up, unless the unit has lost them.
fn abilities(unit: &Unit) -> &'static [Ability] {
    let card = unit.card.title.card();
    if unit.effects.iter().any(|effect| effect.what == Lasts::LosesAll) {
        &[]
    } else if unit.card.card.is_leader() {
        card.deployed
    } else {
        card.abilities
    }
}

type Condition = Option<&'static Test>;

/// The modifiers that the unit's own constant abilities give, and to whom.
fn self_constants(unit: &Unit) -> impl Iterator<Item = (Whom, &'static [Modifier])> {
    abilities(unit).iter().filter_map(|ability| match ability {
        Ability::Constant { while_: None, to, gives } => Some((*to, *gives)),
        _ => None,
    })
}

/// The modifiers that constant abilities of a unit give to `wanted`, each with its condition.
fn constants(unit: &Unit, wanted: Whom) -> impl Iterator<Item = (Condition, &'static [Modifier])> {
    abilities(unit).iter().filter_map(move |ability| match ability {
        Ability::Constant { while_, to, gives } if *to == wanted => Some((while_.as_ref(), *gives)),
        _ => None,
    })
}

/// The modifiers that the upgrades of a unit give it.
fn from_upgrades(unit: &Unit) -> impl Iterator<Item = (Condition, &'static [Modifier])> {
    let abilities = unit.upgrades.iter().flat_map(|upgrade| upgrade.title.card().abilities);
    abilities.filter_map(|ability| match ability {
        Ability::Constant { while_, to: Whom::Host | Whom::HostUnder, gives } => {
            Some((while_.as_ref(), *gives))
        }
        _ => None,
    })
}

/// Whether the unit has an ability with this trigger, printed or given.
fn has_trigger(view: &View, seat: Seat, unit: &Unit, when: On) -> bool {
    let happens =
        |ability: &Ability| matches!(ability, Ability::When { on, .. } if on.contains(&when));
    let given = |gives: &[Modifier]| {
        gives
            .iter()
            .any(|modifier| matches!(modifier, Modifier::Gains(ability) if happens(ability)))
    };
    let from_allies = view.side(seat).units.iter().flat_map(self_constants);
    abilities(unit).iter().any(happens)
        || constants(unit, Whom::This).chain(from_upgrades(unit)).any(|(_, gives)| given(gives))
        || from_allies.into_iter().any(|(_, gives)| given(gives))
}

/// Whether the unit is of this sort; `None` if the viewer cannot tell.
fn fits_all(sort: &[Only], unit: &Unit) -> Option<bool> {
    sort.iter().try_fold(true, |so_far, only| Some(so_far && fits(only, unit)?))
}

fn fits(only: &Only, unit: &Unit) -> Option<bool> {
    let card = unit.card.title.card();
    Some(match only {
        Only::Damaged => unit.damage > 0,
        Only::Undamaged => unit.damage == 0,
        Only::Ready => !unit.exhausted,
        Only::Exhausted => unit.exhausted,
        Only::Leader => unit.card.card.is_leader(),
        Only::NonLeader => !unit.card.card.is_leader(),
        Only::Unique => card.unique,
        Only::NonUnique => !card.unique,
        Only::Has(aspect) => card.aspects.contains(aspect),
        Only::Lacks(aspect) => !card.aspects.contains(aspect),
        Only::Of(one) => card.traits.contains(one),
        Only::NotOf(one) => !card.traits.contains(one),
        Only::In(arena) => unit.arena == *arena,
        Only::PowerAtMost(n) => unit.power <= *n,
        Only::RemainingAtMost(n) => unit.hp.saturating_sub(unit.damage) <= *n,
        Only::CostAtLeast(n) => card.cost >= *n,
        _ => return None,
    })
}
