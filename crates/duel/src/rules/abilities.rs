//! Chapter 7: carrying out the effects of fighters.

use script::{Bits, Done, Flow, Frame, Host, Overrun, Stack, Task, start};
use table::{Log, Outcome};

use super::meaning::{Look, who};
use super::state::{card, owner, thing};
use super::{Rule, State};
use crate::Duel;
use crate::game::{Effect, Event, Mentions};
use crate::words::{DuelWords, Moment, Verb};

/// A state being changed, with the rules and the log.
pub(crate) struct Table<'a> {
    pub(crate) duel: &'a Duel,
    pub(crate) state: &'a mut State,
    pub(crate) log: Log<'a, Event>,
}

impl Table<'_> {
    /// Puts the effect of a card on the stack, if it has one.
    pub(crate) fn trigger(&mut self, effect: Option<Effect>, card: u8) {
        let Some(effect) = effect.filter(|_| self.state.outcome.is_none()) else { return };
        let ability = start(effect.entry, thing(card), owner(card));
        self.state.stack.push(Task::Ability(ability));
        if effect.mentions == Mentions::Opponent {
            self.state.stack.push_rule(Rule::NameOpponent);
        }
    }
}

impl Host<DuelWords> for Table<'_> {
    type Reading<'a>
        = Look<'a>
    where
        Self: 'a;

    #[inline]
    fn reading(&self) -> Look<'_> {
        Look { state: self.state }
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut Stack<Rule, Bits<1>> {
        &mut self.state.stack
    }

    fn perform(&mut self, verb: &Verb, frame: &Frame) -> Done {
        match *verb {
            Verb::Draw(word, n) => (0..n.value()).for_each(|_| self.draw(who(word, frame))),
            Verb::LoseLife(word, n) => self.lose_life(who(word, frame), n.value()),
            Verb::Heal(word, n) => self.heal(who(word, frame), n.value()),
            Verb::Damage(slot, n) => {
                let Some(target) = frame.thing(slot) else { return Done::NO };
                self.hurt(card(target), n.value());
            }
            Verb::Shield(slot) => {
                let Some(target) = frame.thing(slot) else { return Done::NO };
                self.shield(card(target));
            }
            Verb::Discard(slot) => {
                let Some(target) = frame.thing(slot) else { return Done::NO };
                self.discard(card(target));
            }
            Verb::LookAtTop => self.look_at_top(frame.seat),
            Verb::Bury => self.bury(frame.seat),
            Verb::Roll => return Done::times(self.roll()),
            Verb::PlayFree(slot) => {
                let Some(chosen) = frame.thing(slot) else { return Done::NO };
                self.enter(frame.seat, card(chosen));
            }
        }
        Done::YES
    }

    fn postpone(&mut self, at: &Moment, _: Frame) {
        match *at {}
    }

    fn rule(&mut self, rule: Rule) -> Flow {
        self.carry_out(rule)
    }

    /// No effect of a fighter can overrun; if one did, the duel could not be played to its end.
    fn overran(&mut self, overrun: Overrun) {
        self.log.emit(|| Event::Stopped(overrun));
        self.end(Outcome::Draw);
    }
}

#[cfg(test)]
mod tests {
    use script::Overrun;
    use table::{Game as _, Luck, Outcome, Seed, Status};

    use super::*;

    /// Forced: no effect of the duel is nested this deep.
    #[test]
    fn an_overrun_is_logged_before_the_draw() {
        let duel = Duel::new();
        let luck = Luck::new(Seed::from_number(1));
        let mut state = duel.start(&Duel::setups()[0], luck).expect("the default setup");
        (0..100).for_each(|_| state.stack.push_rule(Rule::Actions));
        let mut events = Vec::new();
        duel.run_rules(&mut state, &mut events);
        assert_eq!(events, [Event::Stopped(Overrun::TooDeep), Event::Over(Outcome::Draw)]);
        assert_eq!(duel.status(&state), Status::Over(Outcome::Draw));
    }
}
