//! Why a unit or base cannot be attacked, or a unit cannot attack.

use prose::text;
use script::Things as _;
use table::{Refusal, Seat};

use super::super::meaning::{Look, card_of};
use super::super::state::{CardId, Lasting, Lasts, Skill};
use super::super::strength::UnitFlag;
use super::{by_card, rule};
use crate::decks::Title;
use crate::words::{Modifier, Targets};

impl Look<'_> {
    pub(super) fn explain_attack(&self, seat: Seat, unit: CardId, target: CardId) -> Refusal {
        let name = self.name(unit);
        if unit.is_leader() && !self.state.is_unit(unit) {
            return rule(
                "SWU-LDR-01",
                text!(
                    "{leader} is not deployed, and only units attack.",
                    "{leader} no está en el campo de batalla, y solo atacan las unidades.",
                    leader = name
                ),
            );
        }
        if !self.state.units_of(seat).contains(unit.thing()) {
            return rule(
                "SWU-ATK-01",
                text!(
                    "{unit} is not a unit you control. Attack with one of your ready units.",
                    "{unit} no es una unidad que controles. Ataca con una de tus unidades \
                     preparadas.",
                    unit = name
                ),
            );
        }
        if self.state.exhausted.contains(unit.thing()) {
            return rule(
                "SWU-RDY-03",
                text!(
                    "{unit} is exhausted and cannot attack before being readied.",
                    "La unidad {unit} está agotada y no puede atacar hasta que se prepare.",
                    unit = name
                ),
            );
        }
        self.explain_target(unit, target, Targets::Any)
    }

    /// Why the unit cannot attack this target.
    pub(super) fn explain_target(&self, unit: CardId, target: CardId, targets: Targets) -> Refusal {
        let us = self.state.controller(unit);
        if target == CardId::base(us.other()) {
            return self.explain_attack_on_base(unit, targets);
        }
        if let Some(refusal) = self.no_enemy_unit(us, target) {
            return refusal;
        }
        let in_space = |card: CardId| self.state.space.contains(card.thing());
        let reaches = self.strength(unit).has_flag(UnitFlag::ReachesGround);
        if in_space(unit) != in_space(target) && !reaches {
            return rule(
                "SWU-ATK-03",
                text!(
                    "{target} is not in the arena of {unit}. Attack an enemy unit in its arena or \
                     the enemy base.",
                    "{target} no está en el campo de batalla de {unit}. Ataca a una unidad \
                     enemiga de su campo de batalla o a la base enemiga.",
                    target = self.name(target),
                    unit = self.name(unit)
                ),
            );
        }
        self.guarded(unit).unwrap_or_else(|| self.untouchable(target))
    }

    /// A refusal if the target is not an enemy unit in play.
    fn no_enemy_unit(&self, us: Seat, target: CardId) -> Option<Refusal> {
        let target_name = self.name(target);
        if self.state.controller(target) == us {
            return Some(rule(
                "SWU-ATK-03",
                text!(
                    "{target} is on your own side. Attack an enemy unit or the enemy base.",
                    "{target} está de tu lado. Ataca a una unidad enemiga o a la base \
                     enemiga.",
                    target = target_name
                ),
            ));
        }
        if self.state.is_unit(target) {
            return None;
        }
        if target.is_leader() {
            return Some(rule(
                "SWU-LDR-01",
                text!(
                    "{leader} is not deployed, and a leader beside its base cannot be attacked.",
                    "{leader} no está en el campo de batalla, y no se puede atacar a un líder \
                     junto a su base.",
                    leader = target_name
                ),
            ));
        }
        Some(rule(
            "SWU-ATK-03",
            text!(
                "{target} is not a unit in play. Attack an enemy unit or the enemy base.",
                "{target} no es una unidad en juego. Ataca a una unidad enemiga o a la base \
                 enemiga.",
                target = target_name
            ),
        ))
    }

    fn explain_attack_on_base(&self, unit: CardId, targets: Targets) -> Refusal {
        if targets == Targets::Units {
            let text = text!(
                "{source} lets {unit} attack only units.",
                "{source} solo deja a {unit} atacar a unidades.",
                source = self.name_asking(),
                unit = self.name(unit)
            );
            return self.by_asking("SWU-ATK-33", text);
        }
        if let Some(by) =
            self.modifier_source(unit, &Modifier::SparesBases, Some(Lasts::SparesBases))
        {
            let text = text!(
                "{unit} can't attack bases because of {by}. Attack an enemy unit.",
                "{unit} no puede atacar bases a causa de {by}. Ataca a una unidad enemiga.",
                unit = self.name(unit),
                by = by.card().title()
            );
            return by_card(by, text);
        }
        self.guarded(unit).unwrap_or_else(|| {
            let text = text!("that base cannot be attacked", "no se puede atacar esa base");
            rule("SWU-ATK-03", text)
        })
    }

    /// A refusal if a Sentinel in the unit's arena must be attacked instead.
    fn guarded(&self, unit: CardId) -> Option<Refusal> {
        if self.strength(unit).has(Skill::Saboteur) {
            return None;
        }
        let enemies = self.state.units_of(self.state.controller(unit).other());
        let near = if self.state.space.contains(unit.thing()) {
            enemies & self.state.space
        } else {
            enemies - self.state.space
        };
        let mut sentinel = None;
        near.each(|enemy| {
            if self.strength(card_of(enemy)).has(Skill::Sentinel) {
                sentinel = Some(card_of(enemy));
            }
        });
        Some(rule(
            "SWU-SEN-01",
            text!(
                "{sentinel} has Sentinel in the arena of {unit}. Attack a Sentinel.",
                "{sentinel} tiene Centinela en el campo de batalla de {unit}. Ataca a una unidad \
                 con Centinela.",
                sentinel = self.name(sentinel?),
                unit = self.name(unit)
            ),
        ))
    }

    fn untouchable(&self, target: CardId) -> Refusal {
        let name = self.name(target);
        let text = text!(
            "{target} can't be attacked now. Attack another enemy unit or the enemy base.",
            "Ahora no se puede atacar a {target}. Ataca a otra unidad enemiga o a la base \
             enemiga.",
            target = name
        );
        match self.modifier_source(target, &Modifier::Untouchable, None) {
            Some(by) => by_card(by, text),
            None => rule("SWU-ATK-07", text),
        }
    }

    /// The card that gives the unit this modifier now.
    fn modifier_source(
        &self,
        unit: CardId,
        modifier: &Modifier,
        lasting: Option<Lasts>,
    ) -> Option<Title> {
        let state = self.state;
        let mut modifier_source = None;
        (state.units | state.upgrades | state.auras).each(|source| {
            let source = card_of(source);
            let gives = self.face(source).constants.iter().any(|constant| {
                constant.gives.contains(modifier) && self.reaches(constant, unit, source)
            });
            if gives && !self.has_lost_abilities(source) {
                modifier_source = Some(state.title(source));
            }
        });
        let lasts = |lasts: &&Lasting| Some(lasts.what()) == lasting;
        modifier_source.or_else(|| state.lasting_on(unit).find(lasts).map(|lasts| lasts.by))
    }
}
