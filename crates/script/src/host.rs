//! The operations a game must provide to run its effects.

use table::{Seat, Seats};

use crate::frame::{Overrun, Stack};
use crate::{Done, Frame, Thing, Things, Words};

/// The result of one step of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The step is done; look at the stack again.
    Go,
    /// These seats must answer first.
    Ask(Seats),
}

/// A game whose words can be evaluated on the current table.
pub trait Reading<W: Words> {
    /// The abilities and rules being carried out.
    fn stack(&self) -> &Stack<W::Rule, W::Things, W::Looped>;
    /// The seat that a word means.
    fn seat(&self, who: &W::Who, frame: &Frame) -> Seat;
    /// Whether the verb would change the game.
    fn can(&self, verb: &W::Verb, frame: &Frame) -> bool;
    /// Whether the test holds now.
    fn test(&self, test: &W::Test, frame: &Frame) -> bool;
    /// The amount now.
    fn number(&self, num: &W::Num, frame: &Frame) -> u16;
    /// The things of a set now.
    fn members(&self, set: &W::Set, frame: &Frame) -> W::Things;
    /// Whether a player who picks from this set must be asked even if there is nothing to pick.
    /// Among cards that only this player can see, skipping the question would reveal that there are
    /// none.
    fn is_secret(&self, _set: &W::Set, _frame: &Frame) -> bool {
        false
    }
    /// Whether this option of a menu can be chosen. By default, if it would change the game.
    fn is_offered(&self, option: &crate::Step<W>, frame: &Frame) -> bool
    where
        Self: Sized,
    {
        crate::possible(self, option, frame)
    }
    /// The thing that [`crate::Step::Each`] handles first. By default the one with the lowest
    /// number; a game may decide otherwise (players are asked in turn order).
    fn first_of(&self, things: &W::Things, _frame: &Frame) -> Option<Thing> {
        things.lowest()
    }
}

impl<W: Words, R: Reading<W>> Reading<W> for &R {
    #[inline]
    fn stack(&self) -> &Stack<W::Rule, W::Things, W::Looped> {
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

/// A game that carries out words. Verbs may put rules and abilities on the stack; these are
/// finished before the ability that used the verb goes on.
pub trait Host<W: Words> {
    /// A read-only view of the game. It consists of a few references and is created whenever a word
    /// is evaluated.
    type Reading<'a>: Reading<W>
    where
        Self: 'a;

    /// Returns the read-only view that evaluates words.
    fn reading(&self) -> Self::Reading<'_>;
    /// The abilities and rules being carried out, for changes.
    fn stack_mut(&mut self) -> &mut Stack<W::Rule, W::Things, W::Looped>;
    /// Carries out a verb as far as possible and returns how much it changed.
    fn perform(&mut self, verb: &W::Verb, frame: &Frame) -> Done;
    /// Stores an ability for later. If the moment provides a thing, it goes into the slot that the
    /// moment names.
    fn postpone(&mut self, at: &W::Moment, ability: Frame);
    /// Carries out one step of the rule on top of the stack: the step removes the rule, replaces
    /// it, pushes another task, or asks.
    fn rule(&mut self, rule: W::Rule) -> Flow;
    /// Called when an effect reaches a limit of the interpreter, which is a fault. The game logs
    /// it, drops all tasks ([`Stack::clear`]), and ends the match or goes on without the effect.
    fn overran(&mut self, overrun: Overrun);
}
