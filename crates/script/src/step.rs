//! The tree a card's effect is written in.

use std::fmt::Debug;

use crate::Things;

/// The words one game brings: its nouns, tests, amounts and verbs.
pub trait Words: Sized + Copy + Eq + Debug + 'static {
    /// Who does or chooses something: you, the opponent, whoever owns a card.
    type Who: Copy + Eq + Debug + Send + Sync;
    /// One change of the game: draw, deal damage, discard.
    type Verb: Copy + Eq + Debug + Send + Sync;
    /// Something that is true or false now.
    type Test: Copy + Eq + Debug + Send + Sync;
    /// An amount, printed or counted.
    type Num: Copy + Eq + Debug + Send + Sync;
    /// A set of things to choose from or to go through.
    type Set: Copy + Eq + Debug + Send + Sync;
    /// A later point at which a postponed effect happens.
    type Moment: Copy + Eq + Debug + Send + Sync;
    /// A procedure of the rules that waits on the same stack as card effects.
    type Rule: Copy + Eq + Debug + Send + Sync + Default;
    /// A set of things, as bits.
    type Things: Things;
}

/// A place in which an effect remembers what was chosen.
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
    /// The register the slot stands for.
    pub(crate) const fn register(self) -> u8 {
        match self {
            Self::A => 0,
            Self::B => 1,
            Self::C => 2,
            Self::D => 3,
        }
    }
}

/// How many things are to be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count<W: Words> {
    /// Exactly one, if there is one.
    One,
    /// Exactly so many, or as many as there are.
    Exactly(W::Num),
    /// One, or none although there is one: nobody can check a choice among hidden cards.
    Found,
    /// Any number up to this, none included.
    UpTo(W::Num),
    /// Like [`Count::UpTo`], and the same thing again as long as it is there: one of several tokens.
    UpToAgain(W::Num),
    /// As many as wanted, none included.
    Any,
    /// Like [`Count::Any`], and the same thing again as long as it is there.
    AnyAgain,
    /// All of them, in the order of picking.
    All,
    /// The only one there is, which nobody is asked about: "the top card of your deck".
    The,
}

/// What a card does, as a tree. Trees are static data: writing one allocates nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<W: Words> {
    /// One change of the game.
    Do(W::Verb),
    /// One after the other.
    Seq(&'static [Step<W>]),
    /// `who` picks things one at a time, none of them twice; `body` is carried out after each pick.
    Pick {
        /// Who picks.
        who: W::Who,
        /// How many; looked at once.
        count: Count<W>,
        /// From what; looked at anew before each pick.
        from: W::Set,
        /// Where the thing picked is remembered.
        into: Slot,
        /// What is done with each.
        body: &'static Step<W>,
    },
    /// Like [`Step::Pick`], but all are picked before anything is done with them: dice to re-roll,
    /// cards to play, whatever shows something new when it is done.
    Gather {
        /// Who picks.
        who: W::Who,
        /// How many; looked at once.
        count: Count<W>,
        /// From what; looked at anew before each pick, with [`crate::Stack::picked`] set aside.
        from: W::Set,
        /// Where the current one is remembered.
        into: Slot,
        /// What is then done with each.
        body: &'static Step<W>,
    },
    /// `body` for each thing that is in the set when the step begins.
    Each {
        /// The things.
        of: W::Set,
        /// Where the current one is remembered.
        into: Slot,
        /// What is done with each.
        body: &'static Step<W>,
    },
    /// `who` picks a number.
    Number {
        /// Who picks.
        who: W::Who,
        /// The lowest.
        from: W::Num,
        /// The highest; never below the lowest.
        to: W::Num,
        /// Where it is remembered.
        into: Slot,
    },
    /// `who` picks one of the options that can be resolved; nothing happens if none can.
    OneOf {
        /// Who picks.
        who: W::Who,
        /// At most [`Step::MOST_OPTIONS`].
        options: &'static [Step<W>],
    },
    /// `who` picks options that can be resolved, one after the other and none of them twice; each
    /// is resolved before the next is picked.
    SomeOf {
        /// Who picks.
        who: W::Who,
        /// How many; looked at once.
        count: W::Num,
        /// At most [`Step::MOST_OPTIONS`].
        options: &'static [Step<W>],
    },
    /// `who` may have the body happen; not asked if it would change nothing.
    May {
        /// Who decides.
        who: W::Who,
        /// What may happen.
        body: &'static Step<W>,
    },
    /// Only if the test holds when this step is reached.
    If {
        /// The condition.
        test: W::Test,
        /// If it holds.
        then: &'static Step<W>,
        /// If it does not.
        otherwise: Option<&'static Step<W>>,
    },
    /// The second step only if the first was done in full and something came of it: "if you do".
    /// What came of all verbs of the first step adds up in [`crate::Frame::done`], so the second
    /// can say "that much".
    IfDone {
        /// What is tried; as far as possible, if it cannot be done in full.
        first: &'static Step<W>,
        /// What follows if it happened.
        then: &'static Step<W>,
    },
    /// So many times.
    Times {
        /// How often; looked at once.
        n: W::Num,
        /// What is repeated.
        body: &'static Step<W>,
    },
    /// As long as the test holds.
    While {
        /// Looked at before each repetition.
        test: W::Test,
        /// What is repeated.
        body: &'static Step<W>,
    },
    /// Once, and again until the test holds or nothing more would come of it.
    Until {
        /// Looked at after each repetition.
        test: W::Test,
        /// What is repeated.
        body: &'static Step<W>,
    },
    /// Later, with what was remembered so far.
    Later {
        /// When.
        at: W::Moment,
        /// What happens then.
        body: &'static Step<W>,
    },
}

impl<W: Words> Step<W> {
    /// The most options a [`Step::OneOf`] or [`Step::SomeOf`] can have.
    pub const MOST_OPTIONS: usize = crate::op::MOST_OPTIONS;
}
