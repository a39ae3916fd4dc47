//! The interpreter: carries out what is on the stack until somebody must be asked.

use table::{Seat, Seats};

use crate::code::{First, Keeps, MenuOp, Need, Op, Pc, PickOp};
use crate::frame::{Loop, Overrun, Stack, Task};
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
    /// Which of several things [`Step::Each`] comes to first: the lowest number, unless the game
    /// knows better (players are asked in turn order).
    fn first_of(&self, things: &W::Things, _frame: &Frame) -> Option<Thing> {
        things.lowest()
    }
}

/// A game that carries out words. Verbs may put rules and abilities on the stack; those are
/// finished before the verb's own ability goes on.
pub trait Host<W: Words>: Reading<W> {
    /// Everything under way, to be changed.
    fn stack_mut(&mut self) -> &mut Stack<W::Rule, W::Things>;
    /// Carries out a verb as far as possible and says how much came of it.
    fn perform(&mut self, verb: &W::Verb, frame: &Frame) -> Done;
    /// Keeps an ability for later. What the moment brings with it goes into a slot the moment names.
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
                frame.done.add(done);
            }
            return Flow::Go;
        }
        Op::Pick(pick) => return offer_pick(host, pick, frame),
        Op::Menu(menu) => {
            let offered = possible_options(host, menu, &frame);
            match (offered.lowest(), offered.count()) {
                (None, _) => frame.pc = menu.skip,
                (Some(only), 1) => take_option(menu, only.index(), &mut frame),
                _ => return ask(host, &menu.who, offered, frame),
            }
        }
        Op::May { who, body, skip } => {
            if possible(host, body, &frame) {
                return ask(host, who, W::Things::default(), frame);
            }
            frame.pc = *skip;
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
        Op::Until { test, step, body } => {
            if !host.test(test, &frame) && possible(host, step, &frame) {
                frame.pc = *body;
            }
        }
        Op::Forget => frame.done = Done::NO,
        Op::Set { register, to } => {
            let amount = match to {
                First::Just(amount) => *amount,
                First::Num(num) => host.number(num, &frame),
            };
            frame.set(*register, amount);
        }
        Op::Countdown { register, go } => match frame.register(*register) {
            0 => frame.pc = *go,
            left => frame.set(*register, left - 1),
        },
        Op::PickStart => host.stack_mut().begin(W::Things::default(), Loop::Pick),
        Op::PickEnd => {
            host.stack_mut().picks.pop();
        }
        Op::Gathered => {
            let picked = host.stack_mut().picks.pop().unwrap_or_default();
            host.stack_mut().begin(picked, Loop::Round);
        }
        Op::EachStart { of } => {
            let round = host.members(of, &frame);
            host.stack_mut().begin(round, Loop::Round);
        }
        Op::EachNext { into, go } => match next_of_round(host, &frame) {
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

/// The options that can be resolved and are not used up, by number.
fn possible_options<W: Words, H: Reading<W>>(
    host: &H,
    menu: &MenuOp<W>,
    frame: &Frame,
) -> W::Things {
    let used = menu.used.map_or(0, |register| frame.register(register));
    let mut offered = W::Things::default();
    for (n, option) in (0..).zip(menu.options) {
        if used >> n & 1 == 0 && possible(host, option, frame) {
            offered.insert(Thing(n));
        }
    }
    offered
}

/// Goes on with an option.
fn take_option<W: Words>(menu: &MenuOp<W>, n: usize, frame: &mut Frame) {
    frame.pc = menu.entries[n];
    if let Some(used) = menu.used {
        frame.set(used, frame.register(used) | 1 << n);
    }
}

/// Writes the ability on top back to the stack.
#[inline]
fn keep<W: Words, H: Host<W>>(host: &mut H, frame: Frame) {
    if let Some(top) = host.stack_mut().top_ability() {
        *top = frame;
    }
}

fn next_of_round<W: Words, H: Host<W>>(host: &mut H, frame: &Frame) -> Option<Thing> {
    let round = *host.stack().rounds.last()?;
    let next = host.first_of(&round, frame);
    let rounds = &mut host.stack_mut().rounds;
    match (next, rounds.last_mut()) {
        (Some(thing), Some(round)) => round.remove(thing),
        _ => {
            rounds.pop();
        }
    }
    next
}

/// What may be picked next.
fn pickable<W: Words, H: Host<W>>(host: &H, pick: &PickOp<W>, frame: &Frame) -> W::Things {
    let mut offered = W::Things::default();
    if frame.register(pick.left) > 0 {
        offered = host.members(&pick.from, frame);
    }
    if pick.keeps == Keeps::Picks {
        host.stack().picked().each(|thing| offered.remove(thing));
    }
    offered
}

/// Asks for a pick, unless there is nothing to pick or nothing to decide.
fn offer_pick<W: Words, H: Host<W>>(host: &mut H, pick: &PickOp<W>, mut frame: Frame) -> Flow {
    let offered = pickable(host, pick, &frame);
    match (offered.lowest(), offered.count(), pick.need) {
        (None, ..) => frame.pc = pick.go,
        // A single forced pick is made without asking; the effect that follows is in the log.
        (Some(only), 1, Need::Must) | (Some(only), _, Need::Unasked) => {
            take_pick(host, pick, only, &mut frame);
        }
        _ => return ask(host, &pick.who, offered, frame),
    }
    keep(host, frame);
    Flow::Go
}

/// Remembers a pick.
fn take_pick<W: Words, H: Host<W>>(
    host: &mut H,
    pick: &PickOp<W>,
    thing: Thing,
    frame: &mut Frame,
) {
    frame.set(pick.into.register(), thing.0);
    frame.set(pick.left, frame.register(pick.left) - 1);
    if pick.keeps == Keeps::Picks
        && let Some(picked) = host.stack_mut().picks.last_mut()
    {
        picked.insert(thing);
    }
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
pub fn asked<W: Words, H: Reading<W>>(host: &H, code: &Code<W>) -> Option<(Seat, Thing, Ask<W>)> {
    let Some(Task::Ability(frame)) = host.stack().top() else { return None };
    let (who, ask) = match code.op(frame.pc) {
        Op::Pick(pick) => {
            let may_stop = pick.need == Need::May;
            (&pick.who, Ask::Pick { from: pick.from, body: pick.body, may_stop })
        }
        Op::Menu(menu) => (&menu.who, Ask::OneOf(menu.options)),
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
pub fn answers<W: Words, H: Reading<W>>(host: &H, code: &Code<W>, mut list: impl FnMut(Answer)) {
    let Some(Task::Ability(frame)) = host.stack().top() else { return };
    let offered = host.stack().offered();
    match code.op(frame.pc) {
        Op::Pick(pick) => {
            offered.each(|thing| list(Answer::Thing(thing)));
            if pick.need == Need::May {
                list(Answer::Enough);
            }
        }
        Op::Menu(_) => {
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

/// Gives an answer to the ability on top; call [`run`] next. An answer that [`answers`] does not
/// list changes nothing.
pub fn resume<W: Words, H: Host<W>>(host: &mut H, code: &Code<W>, answer: Answer) {
    let Some(&Task::Ability(mut frame)) = host.stack().top() else { return };
    let next = Pc(frame.pc.0 + 1);
    let offers = |number: u16| host.stack().offered().contains(Thing(number));
    match (code.op(frame.pc), answer) {
        (Op::Pick(pick), Answer::Thing(thing)) if offers(thing.0) => {
            take_pick(host, pick, thing, &mut frame);
            frame.pc = next;
        }
        (Op::Pick(pick), Answer::Enough) if pick.need == Need::May => frame.pc = pick.go,
        (Op::Menu(menu), Answer::Option(n)) if offers(n.into()) => {
            take_option(menu, n.into(), &mut frame);
        }
        (Op::May { .. }, Answer::Yes) => frame.pc = next,
        (Op::May { skip, .. }, Answer::No) => frame.pc = *skip,
        (Op::Number { into, from, to, .. }, Answer::Number(number)) => {
            let [from, to] = [from, to].map(|num| host.number(num, &frame));
            if !(from..=to.max(from)).contains(&number) {
                return;
            }
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
        Op::Pick(pick) => pickable(host, pick, &frame),
        Op::Menu(menu) => possible_options(host, menu, &frame),
        _ => return true,
    };
    host.stack_mut().offered = offered;
    !offered.is_empty()
}
