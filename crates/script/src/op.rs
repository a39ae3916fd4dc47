//! The instructions effects are lowered to.

use crate::{Count, Slot, Step, Words};

/// The most options a menu can hold.
pub(crate) const MOST_OPTIONS: usize = 6;

/// A place in the code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pc(pub(crate) u16);

/// Whether a pick may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    Must,
    May,
    /// There is nothing to decide.
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

/// Whether a pick keeps what was picked before, so that nothing is picked twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keeps {
    /// Only one thing is picked.
    Nothing,
    /// On top of the stack's picks.
    Picks,
}

/// What a register begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum First<W: Words> {
    Just(u16),
    Num(W::Num),
}

/// One instruction. Jumps name the instruction to go on with.
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
    /// On only if the step can be done in full.
    UnlessPayable {
        step: &'static Step<W>,
        go: Pc,
    },
    /// Back to `body` unless the test holds or nothing would come of another round.
    Until {
        test: W::Test,
        step: &'static Step<W>,
        body: Pc,
    },
    /// Nothing has been done yet.
    Forget,
    Set {
        register: u8,
        to: First<W>,
    },
    Countdown {
        register: u8,
        go: Pc,
    },
    /// Nothing has been picked yet.
    PickStart,
    /// The picks are over and forgotten.
    PickEnd,
    /// The picks are over; they are gone through next.
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

/// Picking one thing more, or going on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PickOp<W: Words> {
    pub(crate) who: W::Who,
    pub(crate) from: W::Set,
    pub(crate) need: Need,
    pub(crate) keeps: Keeps,
    pub(crate) into: Slot,
    pub(crate) body: &'static Step<W>,
    /// The register that counts down how many may still be picked.
    pub(crate) left: u8,
    pub(crate) go: Pc,
}

/// Picking an option.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MenuOp<W: Words> {
    pub(crate) who: W::Who,
    pub(crate) options: &'static [Step<W>],
    pub(crate) entries: [Pc; MOST_OPTIONS],
    /// The register whose bits are the options used up.
    pub(crate) used: Option<u8>,
    pub(crate) skip: Pc,
}
