//! Chapters 9, 15 and 17: power, hit points and keywords, summed up from everything that changes them.

use script::{Frame, Reading as _, Things as _};

use super::meaning::{Look, card_of};
use super::ruleset::Losing;
use super::state::{AttackFact, CardId, Lasts, Object, Skill};
use crate::kit::{Constant, Face, Grants, skill_of};
use crate::words::{Modifier, Num, Test, Whom};

/// The current numbers and keywords of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Strength {
    more_power: u16,
    less_power: u16,
    more_hp: u16,
    less_hp: u16,
    /// Keywords as bits, including lost ones.
    skills: u8,
    lost: u8,
    /// Keywords gained again after they were lost, where the newest effect decides.
    regained: u8,
    pub(crate) raid: u8,
    pub(crate) restore: u8,
    /// Other modifiers as bits; see [`UnitFlag`].
    flags: u8,
}

/// A modifier of a unit that is neither a number nor a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UnitFlag {
    SparesBases,
    Untouchable,
    EntersReady,
    ReachesGround,
    StrikesFirst,
    Undying,
    Spills,
    Expires,
}

impl UnitFlag {
    /// The flag as a bit.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Strength {
    /// The power: increases before decreases, and never below 0.
    #[inline]
    pub(crate) fn power(&self) -> u8 {
        small(self.more_power.saturating_sub(self.less_power))
    }

    /// The hit points.
    #[inline]
    pub(crate) fn hp(&self) -> u8 {
        small(self.more_hp.saturating_sub(self.less_hp))
    }

    #[inline]
    pub(crate) fn has(&self, skill: Skill) -> bool {
        self.skills & (!self.lost | self.regained) & skill.bit() != 0
    }

    #[inline]
    pub(crate) fn has_flag(&self, flag: UnitFlag) -> bool {
        self.flags >> flag as u8 & 1 == 1
    }
}

fn small(amount: u16) -> u8 {
    u8::try_from(amount).unwrap_or(u8::MAX)
}

impl Look<'_> {
    /// The side of a card that is face up.
    #[inline]
    pub(crate) fn face(&self, card: CardId) -> &Face {
        self.state.face(self.kit, card)
    }

    /// The keywords and flags that units may have beside those they print or give themselves: those
    /// that cards in play give, or any if an effect lasts. To ask this once for all units is
    /// cheaper than to sum up every strength.
    pub(crate) fn grants(&self) -> Grants {
        if self.state.has_lasting() {
            return Grants::ALL;
        }
        let mut grants = Grants::default();
        self.state.auras.each(|source| grants = grants.with(self.face(card_of(source)).grants));
        grants
    }

    /// The keywords and flags that this unit may have.
    #[inline]
    pub(crate) fn grants_of(&self, unit: CardId, others: Grants) -> Grants {
        let face = self.face(unit);
        others.with(face.grants).with(Grants { skills: face.skills, flags: 0 })
    }

    /// The current numbers and keywords of a unit.
    // Measured: returned by a function that is not inlined, the sum is copied in words of eight
    // bytes, which have to wait for the single bytes just written.
    #[inline(always)]
    pub(crate) fn strength(&self, unit: CardId) -> Strength {
        let mut sum = Strength::default();
        self.sum_up(unit, &mut sum);
        sum
    }

    fn sum_up(&self, unit: CardId, sum: &mut Strength) {
        let state = self.state;
        let ready = self.printed(unit);
        let card = ready.card;
        let deployed = unit.is_leader() && state.is_unit(unit);
        let face = if deployed { &ready.deployed } else { &ready.front };
        let lost_abilities = self.has_lost_abilities(unit);
        let tokens = u16::from(state.experience[unit.index()]);
        sum.more_power = u16::from(card.power) + tokens;
        sum.more_hp = u16::from(card.hp) + tokens;
        if !lost_abilities {
            sum.skills = face.skills;
            sum.raid = face.raid;
            sum.restore = face.restore;
            if face.changes_itself {
                self.add_constants(sum, unit, unit, face, false);
            }
        }
        if !state.upgrades.is_empty() {
            self.add_upgrades(sum, unit, lost_abilities);
        }
        if !state.auras.is_empty() {
            (state.auras - state.upgrades).each(|source| {
                let source = card_of(source);
                if !self.has_lost_abilities(source) {
                    self.add_constants(sum, unit, source, self.face(source), lost_abilities);
                }
            });
        }
        if state.has_lasting() {
            self.add_lasting(sum, unit);
        }
        if sum.has(Skill::Grit) {
            sum.more_power += u16::from(state.damage[unit.index()]);
        }
        if sum.has(Skill::Raid) && self.is_attacking(unit) {
            sum.more_power += u16::from(sum.raid);
        }
    }

    /// Whether the unit has lost all its abilities.
    #[inline]
    pub(crate) fn has_lost_abilities(&self, unit: CardId) -> bool {
        self.state.has_lasting() && self.has_lasting_loss(unit)
    }

    fn has_lasting_loss(&self, unit: CardId) -> bool {
        self.state.lasting_on(unit).any(|lasts| lasts.what() == Lasts::LosesAll)
    }

    /// Whether "while attacking" applies to the unit.
    #[inline]
    pub(crate) fn is_attacking(&self, unit: CardId) -> bool {
        let attack = self.state.attack();
        attack
            .is_some_and(|attack| !attack.has(AttackFact::Over) && attack.attacker == unit.thing())
    }

    /// Whether "while defending" applies to the unit.
    pub(crate) fn is_defending(&self, unit: CardId) -> bool {
        let attack = self.state.attack();
        attack.is_some_and(|attack| !attack.has(AttackFact::Over) && attack.target == unit.thing())
    }

    fn add_upgrades(&self, sum: &mut Strength, unit: CardId, lost_abilities: bool) {
        let state = self.state;
        state.upgrades.each(|upgrade| {
            let upgrade = card_of(upgrade);
            let attached = state.host(upgrade) == unit;
            if !attached && !state.auras.contains(upgrade.thing()) {
                return;
            }
            let ready = self.printed(upgrade);
            if attached {
                sum.more_power += u16::from(ready.card.power);
                sum.more_hp += u16::from(ready.card.hp);
            }
            self.add_constants(sum, unit, upgrade, &ready.front, lost_abilities);
        });
    }

    /// Adds the modifiers that the constant abilities of `source` give the unit. A unit that has
    /// lost its abilities gains nothing that would be an ability of its own.
    fn add_constants(
        &self,
        sum: &mut Strength,
        unit: CardId,
        source: CardId,
        face: &Face,
        lost_abilities: bool,
    ) {
        for constant in &face.constants {
            if self.reaches(constant, unit, source) {
                let frame = Frame::outside(source.thing(), self.state.controller(source));
                let newer = source != unit && self.is_newer(source);
                for modifier in constant.gives {
                    self.add_modifier(sum, modifier, &frame, lost_abilities && !newer);
                    if let (Modifier::Has(keyword), true) = (modifier, newer) {
                        sum.regained |= skill_of(keyword).0.bit();
                    }
                }
            }
        }
    }

    /// Whether the card entered play after the last loss, and the edition lets the newest effect
    /// decide.
    fn is_newer(&self, source: CardId) -> bool {
        self.state.ruleset.losing == Losing::Newest && self.state.newer.contains(source.thing())
    }

    /// Whether the constant ability of `source` applies to the unit now.
    pub(crate) fn reaches(&self, constant: &Constant, unit: CardId, source: CardId) -> bool {
        let state = self.state;
        let seat = state.controller(source);
        let frame = Frame::outside(source.thing(), seat);
        let concerns = match constant.to {
            Whom::This => unit == source,
            Whom::Host | Whom::HostUnder => {
                state.host(source) == unit && state.upgrades.contains(source.thing())
            }
            Whom::Yours(sort) => {
                state.controller(unit) == seat
                    && state.is_unit(unit)
                    && self.fits_all(sort, Object::Card(unit), &frame)
            }
            Whom::DefenderAgainstThis(sort) => {
                self.is_defending(unit)
                    && self.is_attacking(source)
                    && self.fits_all(sort, Object::Card(unit), &frame)
            }
            Whom::DefenderAgainstYours => {
                self.is_defending(unit)
                    && state.attack().is_some_and(|attack| match Object::of(attack.attacker) {
                        Object::Card(attacker) => state.controller(attacker) == seat,
                        _ => false,
                    })
            }
            Whom::AttackerAgainstHost => {
                self.is_attacking(unit) && self.is_defending(state.host(source))
            }
        };
        concerns
            && constant.while_.is_none_or(|test| {
                // Last known information counts for abilities being resolved, not for constant
                // ones.
                (!matches!(test, Test::Attacks(_)) || self.has_defender())
                    && self.test(test, &frame)
            })
    }

    fn add_modifier(
        &self,
        sum: &mut Strength,
        modifier: &'static Modifier,
        frame: &Frame,
        lost_abilities: bool,
    ) {
        let amount = |num: &Num| self.number(num, frame);
        let mut set = |flag: UnitFlag| sum.flags |= 1 << flag as u8;
        match modifier {
            Modifier::Power(num) => sum.more_power += amount(num),
            Modifier::Hp(num) => sum.more_hp += amount(num),
            Modifier::LessPower(num) => sum.less_power += amount(num),
            Modifier::LessHp(num) => sum.less_hp += amount(num),
            Modifier::Has(keyword) if !lost_abilities => {
                let (skill, num) = skill_of(keyword);
                sum.skills |= skill.bit();
                let number = num.map_or(0, |num| small(amount(num)));
                match skill {
                    Skill::Raid => sum.raid = sum.raid.saturating_add(number),
                    Skill::Restore => sum.restore = sum.restore.saturating_add(number),
                    _ => {}
                }
            }
            Modifier::SparesBases => set(UnitFlag::SparesBases),
            Modifier::Untouchable => set(UnitFlag::Untouchable),
            Modifier::EntersReady => set(UnitFlag::EntersReady),
            Modifier::ReachesGround => set(UnitFlag::ReachesGround),
            Modifier::StrikesFirst => set(UnitFlag::StrikesFirst),
            Modifier::Undying => set(UnitFlag::Undying),
            Modifier::Spills => set(UnitFlag::Spills),
            // Granted abilities are found when an event triggers them.
            Modifier::Has(_)
            | Modifier::Gains(_)
            | Modifier::Loses(_)
            | Modifier::LosesAll
            | Modifier::StaysExhausted
            | Modifier::Expires => {}
        }
    }

    fn add_lasting(&self, sum: &mut Strength, unit: CardId) {
        let newest = self.state.ruleset.losing == Losing::Newest;
        let closed = !newest && self.has_lost_abilities(unit);
        // A loss does not affect what cards give that entered play after it.
        let by_newer = if newest { sum.regained } else { sum.skills };
        self.state.lasting_on(unit).for_each(|lasts| {
            let amount = u16::from(lasts.amount);
            match lasts.what() {
                Lasts::Power => sum.more_power += amount,
                Lasts::Hp => sum.more_hp += amount,
                Lasts::LessPower => sum.less_power += amount,
                Lasts::LessHp => sum.less_hp += amount,
                Lasts::Has(_) | Lasts::Expires if closed => {}
                Lasts::Has(skill) => {
                    sum.skills |= skill.bit();
                    if newest {
                        sum.regained |= skill.bit();
                    }
                    match skill {
                        Skill::Raid => sum.raid = sum.raid.saturating_add(lasts.amount),
                        Skill::Restore => sum.restore = sum.restore.saturating_add(lasts.amount),
                        _ => {}
                    }
                }
                Lasts::Loses(skill) => {
                    sum.lost |= skill.bit();
                    sum.regained &= by_newer | !skill.bit();
                }
                Lasts::LosesAll => sum.skills &= by_newer,
                Lasts::SparesBases => sum.flags |= 1 << UnitFlag::SparesBases as u8,
                Lasts::StrikesFirst => sum.flags |= 1 << UnitFlag::StrikesFirst as u8,
                Lasts::Expires => sum.flags |= 1 << UnitFlag::Expires as u8,
                Lasts::StaysExhausted => {}
            }
        });
    }

    /// The power of a unit in play.
    pub(crate) fn power(&self, unit: CardId) -> u8 {
        self.strength(unit).power()
    }

    /// The remaining hit points of a unit or base in play.
    pub(crate) fn remaining(&self, card: CardId) -> u8 {
        let hp = if card.is_base() {
            self.kit.ready(self.state.title(card)).card.hp
        } else {
            self.strength(card).hp()
        };
        hp.saturating_sub(self.state.damage[card.index()])
    }

    /// Whether the unit can be readied.
    pub(crate) fn can_ready(&self, unit: CardId) -> bool {
        !self.state.lasting_on(unit).any(|lasts| lasts.what() == Lasts::StaysExhausted)
    }
}
