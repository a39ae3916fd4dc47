//! Chapter 15.1: triggered abilities.

use std::ops::Range;

use script::{Flow, Frame, Reading as _, Slot, Step, Task, Thing, Things as _};
use table::{Seat, Seats};

use super::naming::Beginning;
use super::state::Waiting;
use super::{Given, Look, Rule, State, Table};
use crate::components::{CardId, Cards, Object};
use crate::game::Event;
use crate::words::{Ability, Resolver, Trigger};

/// A triggered ability's player and those who may resolve it.
pub(super) struct Waiters {
    pub(super) seat: Seat,
    pub(super) by: Seats,
}

impl Table<'_> {
    /// Adds a triggered ability of a player's card or base to the waiting ones; those who may
    /// resolve it decide before anything else goes on.
    pub(crate) fn add_waiting(&mut self, seat: Seat, source: Thing, ability: Option<u8>) {
        self.add_waiting_of(self.waiters(seat, source), source, ability);
    }

    /// The players who may resolve an ability of a player's card or base.
    fn waiters(&self, seat: Seat, source: Thing) -> Waiters {
        let is_base = matches!(Object::of(source), Object::Base(_));
        let by = match self.ready_thing(source).card.resolver {
            Resolver::Either => self.state.team(seat),
            Resolver::Usual if is_base => self.state.team(seat),
            _ => Seats::only(seat),
        };
        Waiters { seat, by }
    }

    /// Adds a triggered ability that these players may resolve.
    pub(super) fn add_waiting_of(&mut self, who: Waiters, source: Thing, ability: Option<u8>) {
        let Waiters { seat, by } = who;
        let waiting = Waiting { source, seat, by, against: seat, ability: 0, about: source };
        self.wait(waiting, ability);
    }

    fn wait(&mut self, waiting: Waiting, ability: Option<u8>) {
        let Some(ability) = ability.filter(|_| self.state.outcome.is_none()) else { return };
        // Abilities triggered together wait as one group; a group triggered meanwhile comes first.
        if !matches!(self.state.stack.top(), Some(Task::Rule(Rule::Triggers { .. }))) {
            let from = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
            self.state.stack.push_rule(Rule::Triggers { from });
        }
        self.state.waiting.push(Waiting { ability, ..waiting });
    }

    /// Triggers the bases of the players whose turn it is when an opponent discards from hand.
    /// Where every player is alone, the ability is about that opponent; of a team, either base may
    /// be its target.
    pub(crate) fn trigger_opponent_discarded(&mut self, seat: Seat) {
        let active = self.state.active();
        if active.contains(seat) {
            return;
        }
        for owner in active {
            let Some(base) = self.state.player(owner).base else { continue };
            let ability = self.ready_base(base).on(Trigger::OpponentDiscards);
            let Waiters { seat: own, by } = self.waiters(owner, base.thing());
            let against = if active.count() == 1 { seat } else { own };
            let source = base.thing();
            let waiting = Waiting { source, seat: own, by, against, ability: 0, about: source };
            self.wait(waiting, ability);
        }
    }

    /// Triggers the abilities of all units that took part in defeating a target, and of the base.
    pub(crate) fn trigger_defeats(&mut self, seat: Seat, units: Cards, target: CardId) {
        units.each(|unit| {
            let ability = self.ready_thing(unit).on(Trigger::Defeats);
            let Waiters { seat, by } = self.waiters(seat, unit);
            let about = target.thing();
            let waiting = Waiting { source: unit, seat, by, against: seat, ability: 0, about };
            self.wait(waiting, ability);
        });
        if self.look().sets().permanent.contains(target.thing()) {
            return;
        }
        for owner in self.state.team(seat) {
            if let Some(base) = self.state.player(owner).base {
                let ability = self.ready_base(base).on(Trigger::YouDefeat);
                self.add_waiting(owner, base.thing(), ability);
            }
        }
    }

    /// Carries out what units must do after an attack in which they took part.
    pub(crate) fn follow_attack(&mut self, seat: Seat, units: Cards) {
        units.each(|unit| {
            if let Some(effect) = self.ready_thing(unit).must(Trigger::Attacked) {
                self.begin(&Beginning::of(unit, seat), [effect], |frame| frame);
            }
        });
    }

    /// Asks the players who may resolve them which waiting ability is resolved next. An ability
    /// whose condition does not hold waits on: another one may change that.
    pub(super) fn ask_triggers(&mut self, from: u8) -> Flow {
        let seats = self.state.seats().into_iter();
        let may = |&seat: &Seat| self.look().offered_triggers(seat).next().is_some();
        let asked: Seats = seats.filter(may).collect();
        if asked.is_empty() {
            self.state.waiting.truncate(usize::from(from));
            self.state.stack.pop();
            return Flow::Go;
        }
        Flow::Ask(asked)
    }

    /// Resolves the first waiting ability of this source.
    pub(crate) fn resolve_trigger(&mut self, seat: Seat, source: Thing) {
        let group = self.state.waiting_group();
        let is_its = |&place: &usize| self.state.waiting[place].source == source;
        let Some(place) = self.look().offered_triggers(seat).find(is_its) else { return };
        let waiting = self.state.waiting.remove(place);
        if self.state.waiting.len() == group.start {
            self.state.stack.pop();
        }
        let lowered = self.ready_thing(source).ability(waiting.ability);
        if let Some(effect) = lowered.effect {
            self.log.emit(|| Event::Triggered(seat, self.state.piece(source)));
            let given = Given::Trigger(waiting.ability);
            let about = Some(waiting.about).filter(|about| *about != source);
            let against = Some(waiting.against).filter(|against| *against != waiting.seat);
            self.begin(&Beginning { source, seat, given }, [effect], |mut frame| {
                if let Some(about) = about {
                    frame = frame.with(Slot::A, about);
                }
                against.map_or(frame, |against| frame.against(against))
            });
        }
    }

    /// A player declines all abilities of the group; those that nobody else may resolve are gone.
    pub(crate) fn skip_triggers(&mut self, seat: Seat) {
        let group = self.state.waiting_group();
        let mut place = 0;
        self.state.waiting.retain(|waiting| {
            place += 1;
            place <= group.start || !waiting.by.without(seat).is_empty()
        });
        let group = group.start..self.state.waiting.len();
        for waiting in &mut self.state.waiting[group.clone()] {
            waiting.by = waiting.by.without(seat);
        }
        if group.is_empty() {
            self.state.stack.pop();
        }
        self.log.emit(|| Event::Skipped(seat));
    }
}

impl Look<'_> {
    /// The waiting abilities of the current group that a seat can resolve now, by their place.
    pub(crate) fn offered_triggers(&self, seat: Seat) -> impl Iterator<Item = usize> {
        self.state.waiting_group().filter(move |&place| {
            let waiting = self.state.waiting[place];
            waiting.by.contains(seat) && self.can_resolve(waiting, seat)
        })
    }

    /// Whether the condition of a triggered ability holds and its price can be paid.
    fn can_resolve(&self, waiting: Waiting, seat: Seat) -> bool {
        let lowered = self.ready_thing(waiting.source).ability(waiting.ability);
        let frame = Frame::outside(waiting.source, seat);
        match lowered.ability {
            Ability::When(_, effect) => self.can_begin(effect, &frame),
            _ => true,
        }
    }

    /// Whether the condition at the start of a triggered effect holds, or its price can be paid.
    pub(super) fn can_begin(&self, effect: &crate::words::Step, frame: &Frame) -> bool {
        match effect {
            Step::If { test, otherwise: None, .. } => self.test(test, frame),
            Step::IfDone { first: Step::Do(verb), .. } => self.can(verb, frame),
            _ => true,
        }
    }
}

impl State {
    /// The range of the current group in the list of waiting abilities.
    pub(crate) fn waiting_group(&self) -> Range<usize> {
        match self.stack.top() {
            Some(Task::Rule(Rule::Triggers { from })) => usize::from(*from)..self.waiting.len(),
            _ => 0..0,
        }
    }
}
