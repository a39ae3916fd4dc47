//! Lowering: from the tree a card is written in to flat code.

use std::fmt;

use crate::frame::REGISTERS;
use crate::{Count, Slot, Step, Words};

/// A place in the code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pc(pub(crate) u16);

/// Where the code of an effect begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry(pub(crate) Pc);

/// Whether a pick may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    Must,
    May,
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
    Menu {
        who: W::Who,
        options: &'static [Step<W>],
        entries: [Pc; MOST_OPTIONS],
        skip: Pc,
    },
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
    /// Nothing has been done yet.
    Forget,
    /// What was done is what this register counted.
    Tally {
        register: u8,
    },
    /// A register starts at an amount, or at 0.
    Set {
        register: u8,
        to: Option<W::Num>,
    },
    Countdown {
        register: u8,
        go: Pc,
    },
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
    pub(crate) most: Option<W::Num>,
    pub(crate) need: Need,
    pub(crate) into: Slot,
    pub(crate) body: &'static Step<W>,
    pub(crate) picked: u8,
    pub(crate) go: Pc,
}

pub(crate) const MOST_OPTIONS: usize = 6;
/// The registers from here on count repetitions; those before are the slots.
const FIRST_COUNTER: u8 = 4;

/// The code of all effects of a game.
#[derive(Clone, Debug)]
pub struct Code<W: Words> {
    ops: Vec<Op<W>>,
}

/// An effect that cannot be lowered. Cards are our own data, so a game's tests see it first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoweringFault {
    /// More repetitions inside one another than a frame has counters for.
    TooManyLoops,
    /// A choice with more options than a question can hold.
    TooManyOptions,
    /// All effects together are longer than places in the code can be numbered.
    TooLong,
}

impl fmt::Display for LoweringFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooManyLoops => "the effect nests more repetitions than a frame can count",
            Self::TooManyOptions => "a choice has more options than a question can hold",
            Self::TooLong => "the effects of the game are too long together",
        })
    }
}

impl std::error::Error for LoweringFault {}

impl<W: Words> Default for Code<W> {
    fn default() -> Self {
        Self { ops: Vec::new() }
    }
}

impl<W: Words> Code<W> {
    /// Adds an effect and says where it begins.
    ///
    /// # Errors
    /// Why the effect cannot be lowered.
    pub fn add(&mut self, step: &'static Step<W>) -> Result<Entry, LoweringFault> {
        let entry = Entry(self.here()?);
        self.lower(step, FIRST_COUNTER)?;
        self.emit(Op::End)?;
        Ok(entry)
    }

    /// How many instructions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ops.len()
    }

    /// Has nothing been added yet?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    #[inline]
    pub(crate) fn op(&self, pc: Pc) -> &Op<W> {
        &self.ops[usize::from(pc.0)]
    }

    fn here(&self) -> Result<Pc, LoweringFault> {
        u16::try_from(self.ops.len()).map(Pc).map_err(|_| LoweringFault::TooLong)
    }

    fn emit(&mut self, op: Op<W>) -> Result<Pc, LoweringFault> {
        let here = self.here()?;
        self.ops.push(op);
        Ok(here)
    }

    /// Emits a jump backwards to `to`, then points the forward jump at `from` behind it.
    fn close_loop(&mut self, from: Pc, to: Pc) -> Result<(), LoweringFault> {
        self.emit(Op::Jump { go: to })?;
        self.land(from)
    }

    /// Points the forward jump emitted at `from` to the next instruction.
    fn land(&mut self, from: Pc) -> Result<(), LoweringFault> {
        let here = self.here()?;
        match &mut self.ops[usize::from(from.0)] {
            Op::Pick(PickOp { go, .. })
            | Op::Unless { go, .. }
            | Op::UnlessDone { go }
            | Op::Countdown { go, .. }
            | Op::EachNext { go, .. }
            | Op::Later { go, .. }
            | Op::Jump { go }
            | Op::Menu { skip: go, .. }
            | Op::May { skip: go, .. } => *go = here,
            Op::Do(_)
            | Op::Number { .. }
            | Op::Forget
            | Op::Tally { .. }
            | Op::Set { .. }
            | Op::EachStart { .. }
            | Op::End => {}
        }
        Ok(())
    }

    fn lower(&mut self, step: &'static Step<W>, counter: u8) -> Result<(), LoweringFault> {
        const NOWHERE: Pc = Pc(u16::MAX);
        match *step {
            Step::Do(verb) => {
                self.emit(Op::Do(verb))?;
            }
            Step::Seq(steps) => steps.iter().try_for_each(|step| self.lower(step, counter))?,
            Step::Pick { who, count, from, into, body } => {
                let (most, need) = match count {
                    Count::One => (None, Need::Must),
                    Count::Exactly(n) => (Some(n), Need::Must),
                    Count::UpTo(n) => (Some(n), Need::May),
                };
                let picked = self.counter(counter)?;
                self.emit(Op::Set { register: picked, to: None })?;
                let pick = PickOp { who, from, most, need, into, body, picked, go: NOWHERE };
                let next = self.emit(Op::Pick(pick))?;
                self.lower(body, counter + 1)?;
                self.close_loop(next, next)?;
                self.emit(Op::Tally { register: picked })?;
            }
            Step::Each { of, into, body } => {
                self.emit(Op::EachStart { of })?;
                let next = self.emit(Op::EachNext { into, go: NOWHERE })?;
                self.lower(body, counter)?;
                self.close_loop(next, next)?;
            }
            Step::Number { who, from, to, into } => {
                self.emit(Op::Number { who, from, to, into })?;
            }
            Step::OneOf { who, options } => self.lower_menu(who, options, counter)?,
            Step::May { who, body } => {
                let may = self.emit(Op::May { who, body, skip: NOWHERE })?;
                self.lower(body, counter)?;
                self.land(may)?;
            }
            Step::If { test, then, otherwise } => {
                let unless = self.emit(Op::Unless { test, go: NOWHERE })?;
                self.lower(then, counter)?;
                if let Some(otherwise) = otherwise {
                    let over = self.emit(Op::Jump { go: NOWHERE })?;
                    self.land(unless)?;
                    self.lower(otherwise, counter)?;
                    self.land(over)?;
                } else {
                    self.land(unless)?;
                }
            }
            Step::IfDone { first, then } => {
                self.emit(Op::Forget)?;
                self.lower(first, counter)?;
                let unless = self.emit(Op::UnlessDone { go: NOWHERE })?;
                self.lower(then, counter)?;
                self.land(unless)?;
            }
            Step::Times { n, body } => {
                let register = self.counter(counter)?;
                self.emit(Op::Set { register, to: Some(n) })?;
                let next = self.emit(Op::Countdown { register, go: NOWHERE })?;
                self.lower(body, counter + 1)?;
                self.close_loop(next, next)?;
            }
            Step::While { test, body } => {
                let next = self.emit(Op::Unless { test, go: NOWHERE })?;
                self.lower(body, counter)?;
                self.close_loop(next, next)?;
            }
            Step::Later { at, body } => {
                let begin = Pc(self.here()?.0 + 1);
                let later = self.emit(Op::Later { at, body: begin, go: NOWHERE })?;
                self.lower(body, counter)?;
                self.emit(Op::End)?;
                self.land(later)?;
            }
        }
        Ok(())
    }

    fn lower_menu(
        &mut self,
        who: W::Who,
        options: &'static [Step<W>],
        counter: u8,
    ) -> Result<(), LoweringFault> {
        if options.len() > MOST_OPTIONS {
            return Err(LoweringFault::TooManyOptions);
        }
        let entries = [Pc::default(); MOST_OPTIONS];
        let menu = self.emit(Op::Menu { who, options, entries, skip: Pc::default() })?;
        let mut exits = Vec::with_capacity(options.len());
        for (n, option) in options.iter().enumerate() {
            let begin = self.here()?;
            if let Op::Menu { entries, .. } = &mut self.ops[usize::from(menu.0)] {
                entries[n] = begin;
            }
            self.lower(option, counter)?;
            exits.push(self.emit(Op::Jump { go: Pc::default() })?);
        }
        exits.into_iter().chain([menu]).try_for_each(|jump| self.land(jump))
    }

    fn counter(&self, next: u8) -> Result<u8, LoweringFault> {
        if usize::from(next) < REGISTERS { Ok(next) } else { Err(LoweringFault::TooManyLoops) }
    }
}
