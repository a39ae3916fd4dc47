//! Chapter 14: triggered abilities wait in groups and are resolved one by one.

use std::ops::Range;

use script::{Flow, Frame, Slot, Task, Thing, Things as _, start};
use table::{Seat, Seats};

use super::Table;
use super::meaning::{Look, card_of};
use super::state::{CardId, Cards, NoRoom, Object, Rule, SEATS, Skill, State, Waiting};
use crate::game::Event;
use crate::kit::{AbilityId, Face};
use crate::words::{Ability, Limit, Modifier, Moment, On, Side, Whom};

impl Look<'_> {
    /// Calls `f` for each triggered ability of the card, printed or gained, with this trigger.
    fn each_trigger(&self, card: CardId, bit: u32, mut f: impl FnMut(AbilityId)) {
        let face = self.face(card);
        if self.has_lost_abilities(card) {
            return;
        }
        if face.listens & bit != 0 {
            for &id in &face.abilities {
                if self.waits_for(id, bit) {
                    f(id);
                }
            }
        }
        if self.state.is_unit(card) && !self.state.auras.is_empty() {
            self.each_granted(card, |id| {
                if self.waits_for(id, bit) {
                    f(id);
                }
            });
        }
    }

    pub(crate) fn waits_for(&self, id: AbilityId, bit: u32) -> bool {
        match self.kit.ability(id).ability {
            Ability::When { on, .. } => on.iter().any(|on| on.bit() == bit),
            _ => false,
        }
    }

    /// Calls `f` for each ability that upgrades and other units grant this unit.
    pub(crate) fn each_granted(&self, unit: CardId, mut f: impl FnMut(AbilityId)) {
        self.state.auras.each(|source| {
            let source = card_of(source);
            if self.has_lost_abilities(source) {
                return;
            }
            for constant in &self.face(source).constants {
                let grants =
                    constant.gives.iter().any(|modifier| matches!(modifier, Modifier::Gains(_)));
                if !grants || matches!(constant.to, Whom::This) && source != unit {
                    continue;
                }
                if self.reaches(constant, unit, source) {
                    for modifier in constant.gives {
                        if let Modifier::Gains(ability) = modifier {
                            f(self.kit.granted(ability));
                        }
                    }
                }
            }
        });
    }

    /// The units and the leader of a seat that are triggered by events that do not concern
    /// themselves.
    fn listeners(&self, seat: Seat) -> Cards {
        let mut cards = self.state.units_of(seat);
        cards.insert(CardId::leader(seat).thing());
        cards & self.state.outward
    }

    /// Whether this ability of a card or ghost may still be used this round.
    pub(crate) fn within_limit(&self, source: Thing, id: AbilityId) -> bool {
        match self.kit.ability(id).ability {
            Ability::When { limit: Limit::OncePerRound, .. } => match Object::of(source) {
                Object::Ghost(n) => !self.ghost(n).is_some_and(|ghost| ghost.used),
                _ => !self.state.used.contains(source),
            },
            _ => true,
        }
    }

    /// Whether the ability refers to what triggered it.
    pub(crate) fn speaks_of_cause(&self, id: AbilityId) -> bool {
        match id {
            AbilityId::SABOTEUR => true,
            id if id.is_special() => false,
            id => self.waits_for(id, On::CombatDamageToUnit.bit()),
        }
    }
}

impl Table<'_> {
    /// Adds an ability to those that wait to be resolved.
    pub(crate) fn wait(&mut self, seat: Seat, source: Thing, ability: AbilityId, about: Thing) {
        let waiting = Waiting { source, about, ability, seat, times: 1 };
        if self.state.waiting.try_push(waiting).is_some() {
            self.state.no_room = Some(NoRoom::Waiting);
        }
    }

    /// Adds an ability that other cards trigger. Units defeated together add one entry with a
    /// count; `since` is the number of abilities that waited before.
    fn wait_since(&mut self, since: usize, waiting: Waiting) {
        let Waiting { source, about, ability, seat, .. } = waiting;
        let same = |one: &&mut Waiting| (one.source, one.ability) == (source, ability);
        match self.state.waiting[since..].iter_mut().find(same) {
            Some(one) => one.times = one.times.saturating_add(1),
            None => self.wait(seat, source, ability, about),
        }
    }

    /// Adds the card's own abilities with this trigger.
    pub(crate) fn trigger_own(&mut self, card: CardId, bit: u32, about: Thing) {
        let look = self.look();
        let may_gain = !self.state.auras.is_empty() && self.state.is_unit(card);
        if look.face(card).listens & bit == 0 && !may_gain {
            return;
        }
        let seat = self.state.controller(card);
        let mut done = 0;
        // Eight at a time: a unit may have gained any number of them.
        loop {
            let mut found = [AbilityId::default(); 8];
            let (mut many, mut all) = (0, 0);
            self.look().each_trigger(card, bit, |id| {
                if all >= done && many < found.len() {
                    found[many] = id;
                    many += 1;
                }
                all += 1;
            });
            for &id in &found[..many] {
                if self.look().within_limit(card.thing(), id)
                    && !self.try_overflow(card, id, bit, about)
                {
                    self.wait(seat, card.thing(), id, about);
                }
            }
            done += many;
            if done == all {
                return;
            }
        }
    }

    /// The same for a card that may have left play: then only its printed abilities count.
    pub(crate) fn trigger_of(&mut self, source: Thing, bit: u32, about: Thing) {
        match Object::of(source) {
            Object::Card(card) => self.trigger_own(card, bit, about),
            Object::Ghost(_) => {
                let look = self.look();
                let Some(card) = look.card_behind(Object::of(source)) else { return };
                let ready = self.kit.ready(self.state.title(card));
                let face = if card.is_leader() { &ready.deployed } else { &ready.front };
                self.trigger_printed(face, source, bit, about);
            }
            _ => {}
        }
    }

    /// Adds the abilities with this trigger that are printed on this side of a card or ghost.
    pub(super) fn trigger_printed(&mut self, face: &Face, source: Thing, bit: u32, about: Thing) {
        let seat = self.look().controller_of(Object::of(source));
        for &id in &face.abilities {
            if self.look().waits_for(id, bit) {
                self.wait(seat, source, id, about);
            }
        }
    }

    /// Adds the abilities of a seat's units and leader that an action of a player triggers.
    pub(crate) fn trigger_listeners(&mut self, seat: Seat, bit: u32, about: Thing) {
        self.look().listeners(seat).each(|card| {
            if self.look().face(card_of(card)).listens & bit != 0 {
                self.trigger_own(card_of(card), bit, about);
            }
        });
    }

    /// Adds the abilities that a played card triggers.
    pub(crate) fn trigger_play(&mut self, seat: Seat, played: CardId) {
        let bit = On::YouPlay(&[]).bit();
        self.look().listeners(seat).each(|card| {
            let card = card_of(card);
            if self.look().face(card).listens & bit == 0 {
                return;
            }
            let since = self.state.waiting.len();
            self.trigger_if(card, bit, played.thing(), since, |look, on, frame| match on {
                On::YouPlay(sort) => look.fits_all(sort, Object::Card(played), frame),
                _ => false,
            });
        });
    }

    /// Adds the abilities that the defeat of a unit triggers, its own and those of other cards.
    /// `since` is the number of abilities that waited before the units defeated with it.
    pub(crate) fn trigger_defeat(&mut self, unit: CardId, since: usize) {
        self.trigger_own(unit, On::Defeated.bit(), unit.thing());
        let defeated = On::UnitDefeated(Side::Any, &[]).bit();
        self.trigger_witnesses(unit, defeated, since);
        self.trigger_leaving(unit, since);
    }

    /// Adds the abilities that a unit leaving play in any way triggers.
    pub(crate) fn trigger_leaving(&mut self, unit: CardId, since: usize) {
        self.trigger_witnesses(unit, On::UnitLeaves(Side::Any).bit(), since);
    }

    fn trigger_witnesses(&mut self, unit: CardId, bit: u32, since: usize) {
        let side_of = self.state.controller(unit);
        for seat in SEATS {
            self.look().listeners(seat).each(|card| {
                let card = card_of(card);
                if self.look().face(card).listens & bit == 0 {
                    return;
                }
                self.trigger_if(card, bit, unit.thing(), since, |look, on, frame| {
                    let (side, sort) = match on {
                        On::UnitDefeated(side, sort) => (side, *sort),
                        On::UnitLeaves(side) => (side, &[][..]),
                        _ => return false,
                    };
                    let right_side = match side {
                        Side::Friendly => side_of == frame.seat,
                        Side::Enemy => side_of != frame.seat,
                        Side::Any => true,
                    };
                    right_side && look.fits_all(sort, Object::Card(unit), frame)
                });
            });
        }
    }

    fn trigger_if(
        &mut self,
        card: CardId,
        bit: u32,
        about: Thing,
        since: usize,
        wanted: impl Fn(&Look<'_>, &On, &Frame) -> bool,
    ) {
        let (source, seat) = (card.thing(), self.state.controller(card));
        let frame = Frame::outside(source, seat);
        if self.look().has_lost_abilities(card) {
            return;
        }
        let kit = self.kit;
        for &ability in &self.state.face(kit, card).abilities {
            let look = self.look();
            if let Ability::When { on, .. } = kit.ability(ability).ability
                && on.iter().any(|on| on.bit() == bit && wanted(&look, on, &frame))
                && look.within_limit(source, ability)
            {
                if bit == On::YouPlay(&[]).bit() && self.try_overflow(card, ability, bit, about) {
                    continue;
                }
                self.wait_since(since, Waiting { source, about, ability, seat, times: 1 });
            }
        }
    }

    /// Adds Shielded and Ambush of a unit that was played or deployed.
    pub(crate) fn trigger_keywords(&mut self, unit: CardId) {
        let seat = self.state.controller(unit);
        let strength = self.look().strength(unit);
        if strength.has(Skill::Shielded) {
            self.wait(seat, unit.thing(), AbilityId::SHIELDED, unit.thing());
        }
        if strength.has(Skill::Ambush) {
            self.wait(seat, unit.thing(), AbilityId::AMBUSH, unit.thing());
        }
    }

    /// Starts the effects postponed to this moment, before any triggered ability.
    pub(crate) fn postponed_until(&mut self, moment: Moment) {
        let from = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
        for number in 0..self.state.postponed.len() {
            if let Some((at, effect)) = self.state.postponed[number].effect
                && at == moment
            {
                let frame = effect.frame();
                let about = Waiting::about_postponed(number);
                self.wait(frame.seat, frame.source, AbilityId::POSTPONED, about);
            }
        }
        let to = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
        if to > from {
            self.state.stack.push_rule(Rule::Postponed { from, to, turn: None });
        }
    }

    /// Resolves the waiting abilities from this index on before anything else.
    pub(crate) fn settle_from(&mut self, from: u8) {
        let to = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
        if to > from {
            self.state.stack.push_rule(Rule::Triggers { from, to, turn: None });
        }
    }

    /// Continues with the group of abilities on top of the stack.
    pub(super) fn group(&mut self, from: u8, to: u8, turn: Option<Seat>) -> Flow {
        let end = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
        if end > to {
            // Abilities triggered in the meantime are nested: they come first.
            self.settle_from(to);
            return Flow::Go;
        }
        let to = self.refill_from_overflow(from, to, turn);
        let mut sides = self.sides(from, to);
        if !self.state.overflow.is_empty() {
            sides = SEATS.map(|seat| sides[seat.index()] || self.state.overflow_has(from, seat));
        }
        self.next_of_group(from, to, turn, sides)
    }

    /// Continues with the postponed effects on top of the stack; abilities they trigger come later.
    pub(super) fn postponed_group(&mut self, from: u8, to: u8, turn: Option<Seat>) -> Flow {
        self.next_of_group(from, to, turn, self.sides(from, to))
    }

    /// Whether each seat has abilities in this part of the list.
    fn sides(&self, from: u8, to: u8) -> [bool; 2] {
        let group = &self.state.waiting[usize::from(from)..usize::from(to)];
        SEATS.map(|seat| group.iter().any(|one| one.seat == seat))
    }

    fn next_of_group(
        &mut self,
        from: u8,
        to: u8,
        turn: Option<Seat>,
        [first, second]: [bool; 2],
    ) -> Flow {
        if from == to {
            self.state.stack.pop();
            return Flow::Go;
        }
        let range = usize::from(from)..usize::from(to);
        let seat = match turn {
            Some(seat) if [first, second][seat.index()] => seat,
            Some(seat) => seat.other(),
            None if first && second => return Flow::Ask(Seats::only(self.state.active)),
            None => SEATS[usize::from(!first)],
        };
        if turn != Some(seat) {
            self.go_first(seat);
            if !self.sides(from, to)[seat.index()] {
                // All abilities of this seat are in the overflow, which refills the list first.
                return Flow::Go;
            }
        }
        match self.only_order(range, seat) {
            Some(place) => {
                self.resolve_waiting(place);
                Flow::Go
            }
            None => Flow::Ask(Seats::only(seat)),
        }
    }

    /// The ability to resolve next, if there is nothing to decide.
    fn only_order(&self, range: Range<usize>, seat: Seat) -> Option<usize> {
        let mut mine = range.filter(|&n| self.state.waiting[n].seat == seat);
        let first = mine.next()?;
        let one = self.state.waiting[first];
        let alike = |n: usize| {
            let other = self.state.waiting[n];
            (other.source, other.ability) == (one.source, one.ability)
                && one.ability != AbilityId::POSTPONED
        };
        mine.all(alike).then_some(first)
    }

    /// The abilities of this seat are resolved first.
    pub(crate) fn go_first(&mut self, seat: Seat) {
        let turn = Some(seat);
        match self.state.stack.top() {
            Some(&Task::Rule(Rule::Triggers { from, to, .. })) => {
                self.state.stack.become_rule(Rule::Triggers { from, to, turn });
            }
            Some(&Task::Rule(Rule::Postponed { from, to, .. })) => {
                self.state.stack.become_rule(Rule::Postponed { from, to, turn });
            }
            _ => {}
        }
    }

    /// Resolves the waiting ability with this index.
    pub(crate) fn resolve_waiting(&mut self, place: usize) {
        let waiting = self.state.waiting[place];
        if waiting.times > 1 {
            self.state.waiting[place].times -= 1;
        } else {
            self.stop_waiting(place);
        }
        let seat = waiting.seat;
        if waiting.ability.is_special() {
            return self.resolve_special(&waiting, seat);
        }
        let lowered = self.kit.ability(waiting.ability);
        if !self.look().within_limit(waiting.source, waiting.ability) {
            return;
        }
        if let Some(entry) = lowered.effect {
            let (source, about) = (waiting.source, waiting.about);
            if let Some(card) = self.look().card_behind(Object::of(source)) {
                self.tell(|of| Event::Triggered(seat, of(card)));
            }
            let frame = start(entry, source, seat);
            let frame = if self.look().speaks_of_cause(waiting.ability) {
                frame.with(Slot::A, about)
            } else {
                frame
            };
            self.state.stack.push(Task::Ability(frame));
        }
    }

    /// Removes an ability from the waiting list and from its group.
    fn stop_waiting(&mut self, place: usize) {
        self.state.waiting.remove(place);
        match self.state.stack.top() {
            Some(&Task::Rule(Rule::Triggers { from, to, turn })) => {
                self.state.stack.become_rule(Rule::Triggers { from, to: to - 1, turn });
            }
            Some(&Task::Rule(Rule::Postponed { from, to, turn })) => {
                self.state.stack.become_rule(Rule::Postponed { from, to: to - 1, turn });
            }
            _ => {}
        }
    }

    fn resolve_special(&mut self, waiting: &Waiting, seat: Seat) {
        let unit = Object::of(waiting.source).card().filter(|&card| self.state.is_unit(card));
        match (waiting.ability, unit) {
            (AbilityId::POSTPONED, _) => self.resolve_postponed(waiting.postponed()),
            (AbilityId::SHIELDED, Some(unit)) => self.give_shield(unit),
            (AbilityId::EXPIRES, Some(unit)) => {
                self.defeat_units([unit.thing()].into_iter().collect());
            }
            (AbilityId::AMBUSH, Some(unit)) if self.look().can_ambush(unit) => {
                self.state.stack.push_rule(Rule::Ambush(unit));
            }
            (AbilityId::SABOTEUR, _) => {
                if let Object::Card(target) = Object::of(waiting.about) {
                    self.sabotage(target);
                    self.check();
                }
            }
            (AbilityId::RESTORE, _) => {
                let amount = self.look().restore_of(waiting);
                self.restore(seat, amount);
            }
            _ => {}
        }
    }

    fn resolve_postponed(&mut self, place: usize) {
        let Some(postponed) = self.state.postponed.get_mut(place) else { return };
        if let Some((_, effect)) = postponed.effect.take() {
            let mut frame = effect.frame();
            frame.source = match Object::of(frame.source) {
                Object::Ghost(_) => Object::Nothing.thing(),
                _ => frame.source,
            };
            self.state.stack.push(Task::Ability(frame));
        }
    }
}

impl State {
    /// The abilities of the group on top that this seat may put in order.
    pub(crate) fn group_of(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let range = match self.stack.top() {
            Some(&Task::Rule(
                Rule::Triggers { from, to, turn } | Rule::Postponed { from, to, turn },
            )) if turn == Some(seat) => usize::from(from)..usize::from(to),
            _ => 0..0,
        };
        range.filter(move |&n| self.waiting[n].seat == seat)
    }
}
