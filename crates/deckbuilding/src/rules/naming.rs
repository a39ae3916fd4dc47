//! Naming what an ability leaves open: the teammate who carries it out, the opponent it is about,
//! and the galaxy (chapters 20.2 and 22).

use script::{Flow, Frame, Reading as _, Task, Thing, payable, possible, start};
use table::{Seat, Seats};
use tinyvec::ArrayVec;

use super::state::{Given, Naming};
use super::{Galaxies, Look, Rule, Table};
use crate::capacity::MOST_SEATS;
use crate::game::Choice;
use crate::kit::{Effect, Mentions};
use crate::words::{Ability, Resolver};

/// The names that can be given at once; there is at most one for each player.
pub(crate) type Names = ArrayVec<[Option<Choice>; MOST_SEATS]>;

/// An ability about to begin.
pub(super) struct Beginning {
    pub(super) source: Thing,
    pub(super) seat: Seat,
    pub(super) given: Given,
}

impl Beginning {
    /// The ability of a card, without a condition.
    pub(super) fn of(source: Thing, seat: Seat) -> Self {
        Self { source, seat, given: Given::Nothing }
    }
}

impl Table<'_> {
    /// Begins these effects of an ability, the last one first, after a rule that asks for what they
    /// leave open.
    pub(super) fn begin(
        &mut self,
        ability: &Beginning,
        effects: impl IntoIterator<Item = Effect>,
        prepare: impl Fn(Frame) -> Frame,
    ) {
        let &Beginning { source, seat, given } = ability;
        let (mut abilities, mut mentions) = (0, Mentions::NOTHING);
        for effect in effects {
            self.state.stack.push(Task::Ability(prepare(start(effect.entry, source, seat))));
            mentions = mentions.and(effect.mentions);
            abilities += 1;
        }
        if given == Given::Use
            && self.state.team(seat).count() > 1
            && self.ready_thing(source).card.resolver == Resolver::Delegating
        {
            mentions = mentions.and(Mentions::DOER);
        }
        if self.state.rivals(seat).count() == 1 {
            mentions = mentions.without(Mentions::OPPONENT);
        }
        if !self.state.reach(seat).are_several() {
            mentions = mentions.without(Mentions::GALAXY);
        }
        if mentions != Mentions::NOTHING {
            self.state.stack.push_rule(Rule::Name(Naming { abilities, mentions, given }));
        }
    }

    /// Asks for the next thing to name; a single possibility is named without asking.
    pub(super) fn ask_for_name(&mut self, naming: Naming) -> Flow {
        let names = self.look().names(naming);
        let seat = self.state.stack.ability_below().map(|frame| frame.seat);
        match (&names[..], seat) {
            ([Some(only)], _) => self.name(*only),
            ([_, _, ..], Some(seat)) => return Flow::Ask(Seats::only(seat)),
            _ => match naming.next() {
                Some(mention) => self.is_named(mention),
                None => self.state.stack.pop(),
            },
        }
        Flow::Go
    }

    /// Names the doer, the opponent or the galaxy of the abilities that wait for it.
    pub(crate) fn name(&mut self, name: Choice) {
        let Some(Task::Rule(Rule::Name(naming))) = self.state.stack.top().copied() else { return };
        let many = usize::from(naming.abilities);
        let stack = &mut self.state.stack;
        match name {
            Choice::By(seat) => stack.change_abilities(many, |frame| frame.handed_to(seat)),
            Choice::Against(seat) => stack.change_abilities(many, |frame| frame.against(seat)),
            Choice::Galaxy(number) => {
                stack.change_abilities(many, |frame| frame.at_place(number));
            }
            _ => return,
        }
        if let Some(mention) = naming.next() {
            self.is_named(mention);
        }
    }

    /// Goes on to what else has to be named.
    fn is_named(&mut self, mention: Mentions) {
        let Some(Task::Rule(Rule::Name(naming))) = self.state.stack.top().copied() else { return };
        let left = naming.mentions.without(mention);
        if left == Mentions::NOTHING {
            self.state.stack.pop();
        } else {
            self.state.stack.become_rule(Rule::Name(Naming { mentions: left, ..naming }));
        }
    }
}

impl Naming {
    /// What is named next.
    pub(crate) fn next(self) -> Option<Mentions> {
        let order = [Mentions::DOER, Mentions::OPPONENT, Mentions::GALAXY];
        order.into_iter().find(|one| self.mentions.include(*one))
    }
}

impl Look<'_> {
    /// The names that can be given next. Those with which the ability would do nothing are left out
    /// unless it does nothing with any.
    pub(crate) fn names(&self, naming: Naming) -> Names {
        let mut names = Names::new();
        let Some(&frame) = self.state.stack.ability_below() else { return names };
        let fitting = |frame: &Frame| self.meets(naming.given, frame);
        let worthwhile = |frame: &Frame| fitting(frame) && self.would_do(naming.given, frame);
        for wanted in [&worthwhile as &dyn Fn(&Frame) -> bool, &fitting, &|_| true] {
            self.each_name(naming, frame, |name, named| {
                if wanted(named) {
                    names.push(Some(name));
                }
            });
            if !names.is_empty() {
                break;
            }
        }
        names
    }

    /// Every possible name with the ability as it would then be.
    fn each_name(&self, naming: Naming, frame: Frame, mut each: impl FnMut(Choice, &Frame)) {
        let seat = frame.seat;
        match naming.next() {
            Some(Mentions::DOER) => {
                let doers = self.state.team(seat).into_iter();
                doers.for_each(|doer| each(Choice::By(doer), &frame.handed_to(doer)));
            }
            Some(Mentions::OPPONENT) => {
                let rivals = match frame.opponent() {
                    Some(known) => Seats::only(known),
                    None => self.state.rivals(seat),
                };
                rivals
                    .into_iter()
                    .for_each(|rival| each(Choice::Against(rival), &frame.against(rival)));
            }
            Some(_) => {
                for number in self.galaxies_of(&frame).iter() {
                    let number = u8::try_from(number).unwrap_or_default();
                    each(Choice::Galaxy(number), &frame.at_place(number));
                }
            }
            None => {}
        }
    }

    /// Whether an ability with these names meets its condition.
    fn meets(&self, given: Given, frame: &Frame) -> bool {
        let ready = self.ready_thing(frame.source);
        let ability = match given {
            Given::Nothing => return true,
            Given::Use => ready.uses.map(|lowered| lowered.ability),
            Given::Trigger(number) => Some(ready.ability(number).ability),
        };
        match ability {
            Some(Ability::Use { needs, cost, .. }) => {
                needs.as_ref().is_none_or(|test| self.test(test, frame))
                    && cost.as_ref().is_none_or(|cost| payable(self, cost, frame))
            }
            Some(Ability::When(_, step)) => self.can_begin(step, frame),
            _ => true,
        }
    }

    /// Whether the effect with these names would change anything.
    fn would_do(&self, given: Given, frame: &Frame) -> bool {
        let ready = self.ready_thing(frame.source);
        let ability = match given {
            Given::Nothing => return true,
            Given::Use => ready.uses.map(|lowered| lowered.ability),
            Given::Trigger(number) => Some(ready.ability(number).ability),
        };
        match ability {
            Some(Ability::Use { effect, .. } | Ability::When(_, effect)) => {
                possible(self, effect, frame)
            }
            _ => true,
        }
    }

    /// The galaxies that an ability is about: the one named, or all in reach of its player.
    #[inline]
    pub(crate) fn galaxies_of(&self, frame: &Frame) -> Galaxies {
        match frame.place() {
            Some(number) => Galaxies::only(number.into()),
            None => self.state.reach(frame.seat),
        }
    }

    /// The galaxy that an ability is about.
    #[inline]
    pub(crate) fn galaxy_of(&self, frame: &Frame) -> usize {
        self.galaxies_of(frame).lowest()
    }

    /// The opponents whose hands and piles an ability is about: the one named, or those in its
    /// region.
    #[inline]
    pub(crate) fn rivals_of(&self, frame: &Frame) -> Seats {
        frame.opponent().map_or_else(|| self.state.rivals(frame.seat), Seats::only)
    }

    /// The opponents whose cards in play and bases an ability is about: the one named, or all.
    #[inline]
    pub(crate) fn rivals_in_play_of(&self, frame: &Frame) -> Seats {
        frame.opponent().map_or_else(|| self.state.rivals_in_play(frame.seat), Seats::only)
    }
}
