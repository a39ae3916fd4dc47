//! The instructions to which effects are lowered.

use std::hash::{Hash, Hasher};
use std::num::NonZeroU16;

use crate::{Count, Slot, Step, Words};

/// The most options a menu can hold.
pub(crate) const MOST_OPTIONS: usize = 6;

/// A position in the code, counted from 1: an entry of the stack then needs no byte of its own to
/// say whether it is an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pc(NonZeroU16);

impl Pc {
    /// The position of the instruction with this index.
    pub(crate) const fn at(index: u16) -> Self {
        Self(NonZeroU16::MIN.saturating_add(index))
    }

    /// The index of the instruction.
    #[inline]
    pub(crate) const fn index(self) -> u16 {
        self.0.get() - 1
    }

    /// The position after this one.
    #[inline]
    pub(crate) const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The position before this one.
    pub(crate) const fn previous(self) -> Self {
        Self::at(self.index().saturating_sub(1))
    }
}

// The hash of a state in a replay file contains the index.
impl Hash for Pc {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.index().hash(hasher);
    }
}

/// Whether a pick may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    Must,
    May,
    /// The player has nothing to decide and is not asked.
    Unasked,
}

impl Need {
    pub(crate) fn of<W: Words>(count: &Count<W>) -> Self {
        match count {
            Count::One | Count::Exactly(_) | Count::All => Self::Must,
            Count::Found | Count::UpTo(_) | Count::UpToAgain(_) | Count::Any | Count::AnyAgain => {
                Self::May
            }
            Count::The => Self::Unasked,
        }
    }
}

/// Whether a pick keeps a list of the things picked, so that none is picked twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keeps {
    /// No list, because only one thing is picked.
    Nothing,
    /// The list on top of the stack's picks.
    Picks,
}

/// The initial value of a register.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Initial<W: Words> {
    Just(u16),
    Num(W::Num),
}

/// One instruction. `go`, `skip` and `body` are positions to continue at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op<W: Words> {
    Do(W::Verb),
    Pick(PickOp<W>),
    Number {
        who: W::Who,
        from: W::Num,
        to: W::Num,
        into: Slot,
    },
    Menu(MenuOp<W>),
    May {
        who: W::Who,
        body: &'static Step<W>,
        skip: Pc,
    },
    Unless {
        test: W::Test,
        go: Pc,
    },
    UnlessDone {
        go: Pc,
    },
    /// Continues only if the step can be done in full; otherwise jumps.
    UnlessPayable {
        step: &'static Step<W>,
        go: Pc,
    },
    /// Jumps back to `body` unless the test holds or another repetition would change nothing.
    Until {
        test: W::Test,
        step: &'static Step<W>,
        body: Pc,
    },
    /// Resets [`crate::Frame::done`].
    ResetDone,
    Set {
        register: u8,
        to: Initial<W>,
    },
    Countdown {
        register: u8,
        go: Pc,
    },
    /// Begins an empty list of picks.
    PickStart,
    /// Drops the list of picks.
    PickEnd,
    /// Turns the list of picks into a round, to be gone through next.
    Gathered,
    EachStart {
        of: W::Set,
    },
    EachNext {
        into: Slot,
        go: Pc,
    },
    Later {
        at: W::Moment,
        body: Pc,
        go: Pc,
    },
    Jump {
        go: Pc,
    },
    End,
}

/// Picks one more thing, or jumps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PickOp<W: Words> {
    pub(crate) who: W::Who,
    pub(crate) from: W::Set,
    pub(crate) need: Need,
    pub(crate) keeps: Keeps,
    pub(crate) into: Slot,
    pub(crate) body: &'static Step<W>,
    /// The register that counts down the number of picks left.
    pub(crate) left: u8,
    pub(crate) go: Pc,
}

/// Picks one option.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MenuOp<W: Words> {
    pub(crate) who: W::Who,
    pub(crate) options: &'static [Step<W>],
    pub(crate) entries: [Pc; MOST_OPTIONS],
    /// The register whose bits mark the options used up.
    pub(crate) used: Option<u8>,
    pub(crate) skip: Pc,
}
