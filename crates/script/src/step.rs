//! The tree in which a card's effect is written.

use std::fmt::Debug;

use crate::Things;

/// The words that one game provides: its nouns, tests, amounts and verbs.
pub trait Words: Sized + Copy + Eq + Debug + 'static {
    /// A player who does or chooses something: you, the opponent, the owner of a card.
    type Who: Copy + Eq + Debug + Send + Sync;
    /// One change of the game: draw, deal damage, discard.
    type Verb: Copy + Eq + Debug + Send + Sync;
    /// A condition that is true or false now.
    type Test: Copy + Eq + Debug + Send + Sync;
    /// An amount, printed or counted.
    type Num: Copy + Eq + Debug + Send + Sync;
    /// A set of things to choose from or to loop over.
    type Set: Copy + Eq + Debug + Send + Sync;
    /// A later point at which a postponed effect happens.
    type Moment: Copy + Eq + Debug + Send + Sync;
    /// A procedure of the rules that waits on the same stack as card effects.
    type Rule: Copy + Eq + Debug + Send + Sync + Default;
    /// A set of things, as bits.
    type Things: Things;
    /// A set of things that an effect loops over, or picks one after the other. It is the same
    /// type, or a smaller one if no effect does that with things of every kind.
    type Looped: Things;
}

/// A place in which an effect remembers a chosen thing or number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// The first thing remembered.
    A,
    /// The second.
    B,
    /// The third.
    C,
    /// The fourth.
    D,
}

impl Slot {
    /// The register that holds the slot.
    pub(crate) const fn register(self) -> u8 {
        match self {
            Self::A => 0,
            Self::B => 1,
            Self::C => 2,
            Self::D => 3,
        }
    }
}

/// The number of things to pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count<W: Words> {
    /// Exactly one, if there is one.
    One,
    /// Exactly this many, or all of them if there are fewer.
    Exactly(W::Num),
    /// One, or none even if there is one: the other players cannot check a choice among hidden
    /// cards.
    Found,
    /// Any number from 0 up to this.
    UpTo(W::Num),
    /// Like [`Count::UpTo`], but the same thing may be picked again while it is there: one of
    /// several tokens.
    UpToAgain(W::Num),
    /// Any number, including 0.
    Any,
    /// Like [`Count::Any`], but the same thing may be picked again while it is there.
    AnyAgain,
    /// All of them, in the order of picking.
    All,
    /// The only one there is, taken without asking: "the top card of your deck".
    The,
}

/// The effect of a card, as a tree. Trees are static data: writing one allocates nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<W: Words> {
    /// One change of the game.
    Do(W::Verb),
    /// The steps one after the other.
    Seq(&'static [Step<W>]),
    /// `who` picks things one at a time, none of them twice; `body` is carried out after each pick.
    Pick {
        /// The player who picks.
        who: W::Who,
        /// The number of picks; evaluated once.
        count: Count<W>,
        /// The set to pick from; evaluated again before each pick.
        from: W::Set,
        /// The slot that remembers the picked thing.
        into: Slot,
        /// The step carried out with each.
        body: &'static Step<W>,
    },
    /// Like [`Step::Pick`], but all things are picked before the body is carried out for any: dice
    /// to re-roll, cards to play, and everything else whose result would influence later picks.
    Gather {
        /// The player who picks.
        who: W::Who,
        /// The number of picks; evaluated once.
        count: Count<W>,
        /// The set to pick from; evaluated again before each pick, with [`crate::Stack::picked`]
        /// set aside.
        from: W::Set,
        /// The slot that remembers the current thing.
        into: Slot,
        /// The step then carried out with each.
        body: &'static Step<W>,
    },
    /// Carries out `body` for each thing that is in the set when the step begins.
    Each {
        /// The things.
        of: W::Set,
        /// The slot that remembers the current thing.
        into: Slot,
        /// The step carried out with each.
        body: &'static Step<W>,
    },
    /// `who` picks a number.
    Number {
        /// The player who picks.
        who: W::Who,
        /// The lowest number.
        from: W::Num,
        /// The highest number; never below the lowest.
        to: W::Num,
        /// The slot that remembers the number.
        into: Slot,
    },
    /// `who` picks one of the options that can be resolved; nothing happens if none can.
    OneOf {
        /// The player who picks.
        who: W::Who,
        /// At most [`Step::MOST_OPTIONS`] options.
        options: &'static [Step<W>],
    },
    /// `who` picks options that can be resolved, one after the other and none of them twice; each
    /// is resolved before the next is picked.
    SomeOf {
        /// The player who picks.
        who: W::Who,
        /// The number of picks; evaluated once.
        count: W::Num,
        /// At most [`Step::MOST_OPTIONS`] options.
        options: &'static [Step<W>],
    },
    /// `who` may have the body happen; not asked if the body would change nothing.
    May {
        /// The player who decides.
        who: W::Who,
        /// The optional step.
        body: &'static Step<W>,
    },
    /// A step that is carried out only if the test holds when the step is reached.
    If {
        /// The condition.
        test: W::Test,
        /// The step if it holds.
        then: &'static Step<W>,
        /// The step if it does not.
        otherwise: Option<&'static Step<W>>,
    },
    /// Carries out the second step only if the first was done in full and changed the game: "if you
    /// do". The changes of all verbs of the first step add up in [`crate::Frame::done`], so the
    /// second can say "that much".
    IfDone {
        /// The step that is tried; if it cannot be done in full, it is done as far as possible.
        first: &'static Step<W>,
        /// The step that follows if the first happened.
        then: &'static Step<W>,
    },
    /// Repeats the body a number of times.
    Times {
        /// The number of repetitions; evaluated once.
        n: W::Num,
        /// The repeated step.
        body: &'static Step<W>,
    },
    /// Repeats the body as long as the test holds.
    While {
        /// The condition, evaluated before each repetition.
        test: W::Test,
        /// The repeated step.
        body: &'static Step<W>,
    },
    /// Carries out the body once, and again until the test holds or another repetition would change
    /// nothing.
    Until {
        /// The condition, evaluated after each repetition.
        test: W::Test,
        /// The repeated step.
        body: &'static Step<W>,
    },
    /// Postpones the body; it keeps the slots filled so far.
    Later {
        /// The moment at which the body happens.
        at: W::Moment,
        /// The postponed step.
        body: &'static Step<W>,
    },
}

impl<W: Words> Step<W> {
    /// The most options a [`Step::OneOf`] or [`Step::SomeOf`] can have.
    pub const MOST_OPTIONS: usize = crate::op::MOST_OPTIONS;
}
