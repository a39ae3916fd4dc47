//! What a game must be able to do for its effects to run.

use table::{Seat, Seats};

use crate::frame::{Overrun, Stack};
use crate::{Done, Frame, Thing, Things, Words};

/// How a procedure of the rules goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It did its part; look at the stack again.
    Go,
    /// These seats must answer first.
    Ask(Seats),
}

/// A game whose words can be read: what they mean on the table as it is.
pub trait Reading<W: Words> {
    /// Everything under way.
    fn stack(&self) -> &Stack<W::Rule, W::Things>;
    /// Which seat a word means.
    fn seat(&self, who: &W::Who, frame: &Frame) -> Seat;
    /// Would the verb change the game?
    fn can(&self, verb: &W::Verb, frame: &Frame) -> bool;
    /// Does the test hold now?
    fn test(&self, test: &W::Test, frame: &Frame) -> bool;
    /// The amount now.
    fn number(&self, num: &W::Num, frame: &Frame) -> u16;
    /// The things of a set now.
    fn members(&self, set: &W::Set, frame: &Frame) -> W::Things;
    /// Must somebody who picks from this set be asked even if there is nothing to pick? Among cards
    /// only they can see, not being asked would tell the others.
    fn is_secret(&self, _set: &W::Set, _frame: &Frame) -> bool {
        false
    }
    /// Can this option of a menu be chosen? If something would come of it, unless the game knows
    /// better.
    fn is_offered(&self, option: &crate::Step<W>, frame: &Frame) -> bool
    where
        Self: Sized,
    {
        crate::possible(self, option, frame)
    }
    /// Which of several things [`crate::Step::Each`] comes to first: the lowest number, unless the game
    /// knows better (players are asked in turn order).
    fn first_of(&self, things: &W::Things, _frame: &Frame) -> Option<Thing> {
        things.lowest()
    }
}

impl<W: Words, R: Reading<W>> Reading<W> for &R {
    #[inline]
    fn stack(&self) -> &Stack<W::Rule, W::Things> {
        (**self).stack()
    }

    fn seat(&self, who: &W::Who, frame: &Frame) -> Seat {
        (**self).seat(who, frame)
    }

    fn can(&self, verb: &W::Verb, frame: &Frame) -> bool {
        (**self).can(verb, frame)
    }

    fn test(&self, test: &W::Test, frame: &Frame) -> bool {
        (**self).test(test, frame)
    }

    fn number(&self, num: &W::Num, frame: &Frame) -> u16 {
        (**self).number(num, frame)
    }

    fn members(&self, set: &W::Set, frame: &Frame) -> W::Things {
        (**self).members(set, frame)
    }

    fn is_secret(&self, set: &W::Set, frame: &Frame) -> bool {
        (**self).is_secret(set, frame)
    }

    fn is_offered(&self, option: &crate::Step<W>, frame: &Frame) -> bool {
        (**self).is_offered(option, frame)
    }

    fn first_of(&self, things: &W::Things, frame: &Frame) -> Option<Thing> {
        (**self).first_of(things, frame)
    }
}

/// A game that carries out words. Verbs may put rules and abilities on the stack; those are
/// finished before the verb's own ability goes on.
pub trait Host<W: Words> {
    /// The same game, only to be read: a few references, made anew whenever a word is read.
    type Reading<'a>: Reading<W>
    where
        Self: 'a;

    /// What the words mean on the table as it is.
    fn reading(&self) -> Self::Reading<'_>;
    /// Everything under way, to be changed.
    fn stack_mut(&mut self) -> &mut Stack<W::Rule, W::Things>;
    /// Carries out a verb as far as possible and says how much came of it.
    fn perform(&mut self, verb: &W::Verb, frame: &Frame) -> Done;
    /// Keeps an ability for later. What the moment brings with it goes into a slot the moment names.
    fn postpone(&mut self, at: &W::Moment, ability: Frame);
    /// Carries out one step of the rule on top of the stack: it takes the rule off, replaces it,
    /// puts something on it, or asks.
    fn rule(&mut self, rule: W::Rule) -> Flow;
    /// An effect reached a limit of the interpreter: a fault, which the game tells in its log. It drops what
    /// is under way ([`Stack::clear`]) and ends the match or goes on without it.
    fn overran(&mut self, overrun: Overrun);
}
