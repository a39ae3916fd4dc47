//! Lowering: turns the step tree in which a card is written into flat code.

use std::fmt;

use crate::frame::REGISTERS;
use crate::op::{Initial, Keeps, MOST_OPTIONS, MenuOp, Need, Op, Pc, PickOp};
use crate::{Count, Slot, Step, Words};

/// The position in the code at which an effect begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry(pub(crate) Pc);

/// Placeholder target of a jump whose real target is not known yet.
const UNRESOLVED: Pc = Pc::at(u16::MAX);
/// The first register that counts repetitions; the registers before it are the slots.
const FIRST_COUNTER: u8 = 4;

/// The code of all effects of a game.
#[derive(Clone, Debug)]
pub struct Code<W: Words> {
    ops: Vec<Op<W>>,
}

/// The reason why an effect cannot be lowered. Cards are built in, so the tests of a game find this
/// first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoweringFault {
    /// Loops are nested deeper than a frame has counters.
    TooManyLoops,
    /// A choice has more options than a question can hold.
    TooManyOptions,
    /// All effects together have more instructions than a position can number.
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
    /// Adds an effect and returns the position at which it begins.
    ///
    /// # Errors
    /// The reason why the effect cannot be lowered.
    pub fn add(&mut self, step: &'static Step<W>) -> Result<Entry, LoweringFault> {
        let entry = Entry(self.here()?);
        self.lower(step, FIRST_COUNTER)?;
        self.emit(Op::End)?;
        Ok(entry)
    }

    /// The number of instructions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ops.len()
    }

    /// Whether no effect has been added yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    #[inline]
    pub(crate) fn op(&self, pc: Pc) -> &Op<W> {
        &self.ops[usize::from(pc.index())]
    }

    fn here(&self) -> Result<Pc, LoweringFault> {
        u16::try_from(self.ops.len()).map(Pc::at).map_err(|_| LoweringFault::TooLong)
    }

    fn emit(&mut self, op: Op<W>) -> Result<Pc, LoweringFault> {
        let here = self.here()?;
        self.ops.push(op);
        Ok(here)
    }

    /// Emits a jump back to `next` and points the exit of `next` behind that jump.
    fn close_loop(&mut self, next: Pc) -> Result<(), LoweringFault> {
        self.emit(Op::Jump { go: next })?;
        self.point_here(next)
    }

    /// Points the jump emitted at `from` to the next instruction.
    fn point_here(&mut self, from: Pc) -> Result<(), LoweringFault> {
        let here = self.here()?;
        self.point_to(from, here);
        Ok(())
    }

    fn point_to(&mut self, from: Pc, to: Pc) {
        match &mut self.ops[usize::from(from.index())] {
            Op::Pick(PickOp { go, .. })
            | Op::Unless { go, .. }
            | Op::UnlessDone { go }
            | Op::UnlessPayable { go, .. }
            | Op::Countdown { go, .. }
            | Op::EachNext { go, .. }
            | Op::Later { go, .. }
            | Op::Jump { go }
            | Op::Menu(MenuOp { skip: go, .. })
            | Op::May { skip: go, .. } => *go = to,
            Op::Do(_)
            | Op::Number { .. }
            | Op::Until { .. }
            | Op::ResetDone
            | Op::Set { .. }
            | Op::PickStart
            | Op::PickEnd
            | Op::Gathered
            | Op::EachStart { .. }
            | Op::End => unreachable!("only jumps have a target"),
        }
    }

    fn lower(&mut self, step: &'static Step<W>, counter: u8) -> Result<(), LoweringFault> {
        match *step {
            Step::Do(verb) => {
                self.emit(Op::Do(verb))?;
            }
            Step::Seq(steps) => steps.iter().try_for_each(|step| self.lower(step, counter))?,
            Step::Pick { who, count, from, into, body } => {
                let keeps = match count {
                    Count::One
                    | Count::Found
                    | Count::UpToAgain(_)
                    | Count::AnyAgain
                    | Count::The => Keeps::Nothing,
                    Count::Exactly(_) | Count::UpTo(_) | Count::Any | Count::All => Keeps::Picks,
                };
                let (need, left) = (Need::of(&count), counter);
                let pick = PickOp { who, from, need, keeps, into, body, left, go: UNRESOLVED };
                self.lower_pick(pick, count)?;
            }
            Step::Gather { who, count, from, into, body } => {
                let (need, keeps, left) = (Need::of(&count), Keeps::Picks, counter);
                let pick = PickOp { who, from, need, keeps, into, body, left, go: UNRESOLVED };
                let next = self.begin_pick(pick, count)?;
                self.close_loop(next)?;
                self.emit(Op::Gathered)?;
                self.lower_round(into, body, counter)?;
            }
            Step::Each { of, into, body } => {
                self.emit(Op::EachStart { of })?;
                self.lower_round(into, body, counter)?;
            }
            Step::Number { who, from, to, into } => {
                self.emit(Op::Number { who, from, to, into })?;
            }
            Step::OneOf { who, options } => {
                let (menu, exits) = self.lower_menu(who, options, None, counter)?;
                exits.into_iter().chain([menu]).try_for_each(|jump| self.point_here(jump))?;
            }
            Step::SomeOf { who, count, options } => {
                self.lower_some_of(who, count, options, counter)?;
            }
            Step::May { who, body } => {
                let may = self.emit(Op::May { who, body, skip: UNRESOLVED })?;
                self.lower(body, counter)?;
                self.point_here(may)?;
            }
            Step::If { test, then, otherwise } => {
                let unless = self.emit(Op::Unless { test, go: UNRESOLVED })?;
                self.lower(then, counter)?;
                match otherwise {
                    Some(otherwise) => self.lower_otherwise(unless, otherwise, counter)?,
                    None => self.point_here(unless)?,
                }
            }
            Step::IfDone { first, then } => self.lower_if_done(first, then, counter)?,
            Step::Times { n, body } => {
                let register = self.counter(counter)?;
                self.emit(Op::Set { register, to: Initial::Num(n) })?;
                let next = self.emit(Op::Countdown { register, go: UNRESOLVED })?;
                self.lower(body, counter + 1)?;
                self.close_loop(next)?;
            }
            Step::While { test, body } => {
                let next = self.emit(Op::Unless { test, go: UNRESOLVED })?;
                self.lower(body, counter)?;
                self.close_loop(next)?;
            }
            Step::Until { test, body } => {
                let begin = self.here()?;
                self.lower(body, counter)?;
                self.emit(Op::Until { test, step: body, body: begin })?;
            }
            Step::Later { at, body } => {
                let begin = self.here()?.next();
                let later = self.emit(Op::Later { at, body: begin, go: UNRESOLVED })?;
                self.lower(body, counter)?;
                self.emit(Op::End)?;
                self.point_here(later)?;
            }
        }
        Ok(())
    }

    /// Emits a loop that picks things one by one and carries out the body after each pick.
    fn lower_pick(&mut self, pick: PickOp<W>, count: Count<W>) -> Result<(), LoweringFault> {
        let next = self.begin_pick(pick, count)?;
        self.lower(pick.body, pick.left + 1)?;
        self.close_loop(next)?;
        if pick.keeps == Keeps::Picks {
            self.emit(Op::PickEnd)?;
        }
        Ok(())
    }

    /// Emits the instructions before the body of a pick and returns the position of the pick.
    fn begin_pick(&mut self, pick: PickOp<W>, count: Count<W>) -> Result<Pc, LoweringFault> {
        let to = match count {
            Count::One | Count::Found | Count::The => Initial::Just(1),
            Count::Exactly(n) | Count::UpTo(n) | Count::UpToAgain(n) => Initial::Num(n),
            Count::Any | Count::AnyAgain | Count::All => Initial::Just(u16::MAX),
        };
        self.emit(Op::Set { register: self.counter(pick.left)?, to })?;
        if pick.keeps == Keeps::Picks {
            self.emit(Op::PickStart)?;
        }
        self.emit(Op::Pick(pick))
    }

    /// Emits a loop that carries out the body for each thing of the top round.
    fn lower_round(
        &mut self,
        into: Slot,
        body: &'static Step<W>,
        counter: u8,
    ) -> Result<(), LoweringFault> {
        let next = self.emit(Op::EachNext { into, go: UNRESOLVED })?;
        self.lower(body, counter)?;
        self.close_loop(next)
    }

    /// Emits a menu and its options. Returns the position of the menu and the jumps that leave its
    /// options.
    fn lower_menu(
        &mut self,
        who: W::Who,
        options: &'static [Step<W>],
        used: Option<u8>,
        counter: u8,
    ) -> Result<(Pc, Vec<Pc>), LoweringFault> {
        if options.len() > MOST_OPTIONS {
            return Err(LoweringFault::TooManyOptions);
        }
        let entries = [UNRESOLVED; MOST_OPTIONS];
        let menu = self.emit(Op::Menu(MenuOp { who, options, entries, used, skip: UNRESOLVED }))?;
        let mut exits = Vec::with_capacity(options.len());
        for (n, option) in options.iter().enumerate() {
            let begin = self.here()?;
            if let Op::Menu(menu) = &mut self.ops[usize::from(menu.index())] {
                menu.entries[n] = begin;
            }
            self.lower(option, counter)?;
            exits.push(self.emit(Op::Jump { go: UNRESOLVED })?);
        }
        Ok((menu, exits))
    }

    /// Emits a menu that is asked again, without the options used up, until enough were picked.
    fn lower_some_of(
        &mut self,
        who: W::Who,
        count: W::Num,
        options: &'static [Step<W>],
        counter: u8,
    ) -> Result<(), LoweringFault> {
        let [left, used] = [self.counter(counter)?, self.counter(counter + 1)?];
        self.emit(Op::Set { register: left, to: Initial::Num(count) })?;
        self.emit(Op::Set { register: used, to: Initial::Just(0) })?;
        let next = self.emit(Op::Countdown { register: left, go: UNRESOLVED })?;
        let (menu, exits) = self.lower_menu(who, options, Some(used), counter + 2)?;
        exits.into_iter().for_each(|exit| self.point_to(exit, next));
        self.point_here(menu)?;
        self.point_here(next)
    }

    /// Emits the `otherwise` branch of a condition, whose test jumps from `unless`.
    fn lower_otherwise(
        &mut self,
        unless: Pc,
        otherwise: &'static Step<W>,
        counter: u8,
    ) -> Result<(), LoweringFault> {
        let over = self.emit(Op::Jump { go: UNRESOLVED })?;
        self.point_here(unless)?;
        self.lower(otherwise, counter)?;
        self.point_here(over)
    }

    fn lower_if_done(
        &mut self,
        first: &'static Step<W>,
        then: &'static Step<W>,
        counter: u8,
    ) -> Result<(), LoweringFault> {
        let partly = self.emit(Op::UnlessPayable { step: first, go: UNRESOLVED })?;
        self.emit(Op::ResetDone)?;
        self.lower(first, counter)?;
        let unless = self.emit(Op::UnlessDone { go: UNRESOLVED })?;
        self.lower(then, counter)?;
        let over = self.emit(Op::Jump { go: UNRESOLVED })?;
        // A step that cannot be done in full is done as far as possible, and `then` is skipped.
        self.point_here(partly)?;
        self.lower(first, counter)?;
        [unless, over].into_iter().try_for_each(|jump| self.point_here(jump))
    }

    fn counter(&self, next: u8) -> Result<u8, LoweringFault> {
        if usize::from(next) < REGISTERS { Ok(next) } else { Err(LoweringFault::TooManyLoops) }
    }
}
