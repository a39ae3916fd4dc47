//! The interpreter: carries out what is on the stack until somebody must be asked.

use table::{Seat, Seats};

use crate::code::{Need, Op, PickOp};
use crate::frame::{Overrun, Stack, Task};
use crate::possible::possible;
use crate::{Code, Done, Entry, Frame, Step, Thing, Things, Words};

/// More instructions and rule steps than any real effect takes between two questions.
const BUDGET: u32 = 20_000;

/// What an answer can be. Games embed it in their choices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// This thing.
    Thing(Thing),
    /// This number.
    Number(u16),
    /// The option with this number, counted from 0.
    Option(u8),
    /// Have it happen.
    Yes,
    /// Leave it.
    No,
    /// Enough picked.
    Enough,
}

/// How a procedure of the rules goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It did its part; look at the stack again.
    Go,
    /// These seats must answer first.
    Ask(Seats),
}

/// A game that carries out words. Verbs may put rules and abilities on the stack; those are
/// finished before the verb's own ability goes on.
pub trait Host<W: Words> {
    /// Everything under way.
    fn stack(&self) -> &Stack<W::Rule, W::Things>;
    /// Everything under way, to be changed.
    fn stack_mut(&mut self) -> &mut Stack<W::Rule, W::Things>;
    /// Which seat a word means.
    fn seat(&self, who: &W::Who, frame: &Frame) -> Seat;
    /// Carries out a verb as far as possible and says how much came of it.
    fn perform(&mut self, verb: &W::Verb, frame: &Frame) -> Done;
    /// Would the verb change the game?
    fn can(&self, verb: &W::Verb, frame: &Frame) -> bool;
    /// Does the test hold now?
    fn test(&self, test: &W::Test, frame: &Frame) -> bool;
    /// The amount now.
    fn number(&self, num: &W::Num, frame: &Frame) -> u16;
    /// The things of a set now.
    fn members(&self, set: &W::Set, frame: &Frame) -> W::Things;
    /// Keeps an ability for later.
    fn postpone(&mut self, at: &W::Moment, ability: Frame);
    /// Carries out one step of the rule on top of the stack: it takes the rule off, replaces it,
    /// puts something on it, or asks.
    fn rule(&mut self, rule: W::Rule) -> Flow;
}

/// The question an ability waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask<W: Words> {
    /// Pick one of the things offered.
    Pick {
        /// What they are.
        from: W::Set,
        /// What will be done with it.
        body: &'static Step<W>,
        /// Whether no more may be picked.
        may_stop: bool,
    },
    /// Pick one of the options offered.
    OneOf(&'static [Step<W>]),
    /// Have it happen or not.
    May(&'static Step<W>),
    /// Pick a number.
    Number {
        /// The lowest.
        from: u16,
        /// The highest.
        to: u16,
    },
}

/// An ability about to begin, to be put on the stack with [`Task::Ability`].
#[must_use]
pub fn start(entry: Entry, source: Thing, seat: Seat) -> Frame {
    Frame::new(entry.0, source, seat)
}

/// Carries out everything on the stack until somebody must answer or the stack is empty.
///
/// # Errors
/// When an effect runs on without end; the stack stays as it is for the report.
pub fn run<W: Words, H: Host<W>>(host: &mut H, code: &Code<W>) -> Result<Option<Seats>, Overrun> {
    for _ in 0..BUDGET {
        if let Some(overrun) = host.stack().overrun {
            return Err(overrun);
        }
        let Some(&task) = host.stack().top() else { return Ok(None) };
        let flow = match task {
            Task::Rule(rule) => host.rule(rule),
            Task::Ability(frame) => step(host, code, frame),
        };
        if let Flow::Ask(seats) = flow {
            return Ok(Some(seats));
        }
    }
    host.stack_mut().overrun = Some(Overrun::TooManySteps);
    Err(Overrun::TooManySteps)
}

/// Carries out one instruction of the ability on top.
#[inline]
fn step<W: Words, H: Host<W>>(host: &mut H, code: &Code<W>, mut frame: Frame) -> Flow {
    let op = code.op(frame.pc);
    frame.pc.0 += 1;
    match op {
        Op::Do(verb) => {
            let index = host.stack().depth() - 1;
            keep(host, frame);
            let done = host.perform(verb, &frame);
            if let Some(frame) = host.stack_mut().ability_at(index) {
                frame.done = done;
            }
            return Flow::Go;
        }
        Op::Pick(pick) => return offer_pick(host, pick, frame),
        Op::Menu { who, options, entries, skip } => {
            let offered = possible_options(host, options, &frame);
            match (offered.count(), offered.lowest()) {
                (0, _) | (_, None) => {
                    frame.pc = *skip;
                    frame.done = Done::NO;
                }
                (1, Some(only)) => frame.pc = entries[only.index()],
                _ => return ask(host, who, offered, frame),
            }
        }
        Op::May { who, body, skip } => {
            if possible(host, body, &frame) {
                return ask(host, who, W::Things::default(), frame);
            }
            frame.pc = *skip;
            frame.done = Done::NO;
        }
        Op::Number { who, from, to, into } => {
            let from = host.number(from, &frame);
            let to = host.number(to, &frame).max(from);
            if from < to {
                return ask(host, who, W::Things::default(), frame);
            }
            frame.set(into.register(), from);
        }
        Op::Unless { test, go } => {
            if !host.test(test, &frame) {
                frame.pc = *go;
            }
        }
        Op::UnlessDone { go } => {
            if frame.done == Done::NO {
                frame.pc = *go;
            }
        }
        Op::Forget => frame.done = Done::NO,
        Op::Tally { register } => frame.done = Done(frame.register(*register)),
        Op::Set { register, to } => {
            let amount = to.as_ref().map_or(0, |num| host.number(num, &frame));
            frame.set(*register, amount);
        }
        Op::Countdown { register, go } => match frame.register(*register) {
            0 => frame.pc = *go,
            left => frame.set(*register, left - 1),
        },
        Op::EachStart { of } => {
            let round = host.members(of, &frame);
            if host.stack_mut().rounds.try_push(round).is_some() {
                host.stack_mut().overrun = Some(Overrun::TooDeep);
            }
        }
        Op::EachNext { into, go } => match next_of_round(host) {
            Some(thing) => frame.set(into.register(), thing.0),
            None => frame.pc = *go,
        },
        Op::Later { at, body, go } => {
            let mut later = frame;
            later.pc = *body;
            host.postpone(at, later);
            frame.pc = *go;
        }
        Op::Jump { go } => frame.pc = *go,
        Op::End => {
            host.stack_mut().pop();
            return Flow::Go;
        }
    }
    keep(host, frame);
    Flow::Go
}

/// The options that can be resolved, by number.
fn possible_options<W: Words, H: Host<W>>(
    host: &H,
    options: &[Step<W>],
    frame: &Frame,
) -> W::Things {
    let mut offered = W::Things::default();
    for (n, option) in (0..).zip(options) {
        if possible(host, option, frame) {
            offered.insert(Thing(n));
        }
    }
    offered
}

/// Writes the ability on top back to the stack.
#[inline]
fn keep<W: Words, H: Host<W>>(host: &mut H, frame: Frame) {
    if let Some(top) = host.stack_mut().top_ability() {
        *top = frame;
    }
}

fn next_of_round<W: Words, H: Host<W>>(host: &mut H) -> Option<Thing> {
    let rounds = &mut host.stack_mut().rounds;
    let round = rounds.last_mut()?;
    let next = round.lowest();
    match next {
        Some(thing) => round.remove(thing),
        None => {
            rounds.pop();
        }
    }
    next
}

/// Asks for a pick, unless there is nothing to pick or nothing to decide.
fn offer_pick<W: Words, H: Host<W>>(host: &mut H, pick: &PickOp<W>, mut frame: Frame) -> Flow {
    let most = pick.most.as_ref().map_or(1, |num| host.number(num, &frame));
    let picked = frame.register(pick.picked);
    let offered =
        if picked < most { host.members(&pick.from, &frame) } else { W::Things::default() };
    match (offered.lowest(), offered.count(), pick.need) {
        (None, ..) => frame.pc = pick.go,
        // A single forced pick is made without asking; the effect that follows is in the log.
        (Some(only), 1, Need::Must) => {
            frame.set(pick.into.register(), only.0);
            frame.set(pick.picked, picked + 1);
        }
        _ => return ask(host, &pick.who, offered, frame),
    }
    keep(host, frame);
    Flow::Go
}

/// Stays on the instruction that asks; what it offers is worked out only this once.
fn ask<W: Words, H: Host<W>>(
    host: &mut H,
    who: &W::Who,
    offered: W::Things,
    mut frame: Frame,
) -> Flow {
    frame.pc.0 -= 1;
    let seat = host.seat(who, &frame);
    keep(host, frame);
    host.stack_mut().offered = offered;
    Flow::Ask(Seats::only(seat))
}

/// The question the ability on top waits for, with its source and who is asked.
pub fn asked<W: Words, H: Host<W>>(host: &H, code: &Code<W>) -> Option<(Seat, Thing, Ask<W>)> {
    let Some(Task::Ability(frame)) = host.stack().top() else { return None };
    let (who, ask) = match code.op(frame.pc) {
        Op::Pick(pick) => {
            let may_stop = pick.need == Need::May;
            (&pick.who, Ask::Pick { from: pick.from, body: pick.body, may_stop })
        }
        Op::Menu { who, options, .. } => (who, Ask::OneOf(options)),
        Op::May { who, body, .. } => (who, Ask::May(body)),
        Op::Number { who, from, to, .. } => {
            let from = host.number(from, frame);
            (who, Ask::Number { from, to: host.number(to, frame).max(from) })
        }
        _ => return None,
    };
    Some((host.seat(who, frame), frame.source, ask))
}

/// Lists the answers the ability on top accepts, in order.
pub fn answers<W: Words, H: Host<W>>(host: &H, code: &Code<W>, mut list: impl FnMut(Answer)) {
    let Some(Task::Ability(frame)) = host.stack().top() else { return };
    let offered = host.stack().offered();
    match code.op(frame.pc) {
        Op::Pick(pick) => {
            offered.each(|thing| list(Answer::Thing(thing)));
            if pick.need == Need::May {
                list(Answer::Enough);
            }
        }
        Op::Menu { .. } => {
            offered.each(|option| list(Answer::Option(option.0.to_le_bytes()[0])));
        }
        Op::May { .. } => {
            list(Answer::Yes);
            list(Answer::No);
        }
        Op::Number { from, to, .. } => {
            let from = host.number(from, frame);
            (from..=host.number(to, frame).max(from)).for_each(|n| list(Answer::Number(n)));
        }
        _ => {}
    }
}

/// Gives an answer to the ability on top. The answer is one [`answers`] listed; call [`run`] next.
pub fn resume<W: Words, H: Host<W>>(host: &mut H, code: &Code<W>, answer: Answer) {
    let Some(&Task::Ability(mut frame)) = host.stack().top() else { return };
    let next = crate::code::Pc(frame.pc.0 + 1);
    match (code.op(frame.pc), answer) {
        (Op::Pick(pick), Answer::Thing(thing)) => {
            frame.set(pick.into.register(), thing.0);
            frame.set(pick.picked, frame.register(pick.picked) + 1);
            frame.pc = next;
        }
        (Op::Pick(pick), Answer::Enough) => frame.pc = pick.go,
        (Op::Menu { entries, .. }, Answer::Option(n)) => frame.pc = entries[usize::from(n)],
        (Op::May { .. }, Answer::Yes) => frame.pc = next,
        (Op::May { skip, .. }, Answer::No) => {
            frame.pc = *skip;
            frame.done = Done::NO;
        }
        (Op::Number { into, .. }, Answer::Number(number)) => {
            frame.set(into.register(), number);
            frame.pc = next;
        }
        _ => return,
    }
    host.stack_mut().offered = W::Things::default();
    keep(host, frame);
}

/// Works out anew what the question on the table offers: for a world that was changed underneath
/// it, such as an imagined one. Says whether anything is offered.
pub fn reoffer<W: Words, H: Host<W>>(host: &mut H, code: &Code<W>) -> bool {
    let Some(&Task::Ability(frame)) = host.stack().top() else { return true };
    let offered = match code.op(frame.pc) {
        Op::Pick(pick) => host.members(&pick.from, &frame),
        Op::Menu { options, .. } => possible_options(host, options, &frame),
        _ => return true,
    };
    host.stack_mut().offered = offered;
    !offered.is_empty()
}
