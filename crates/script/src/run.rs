//! The interpreter: carries out the tasks on the stack until a player must be asked.

use table::{Seat, Seats};

use crate::frame::{Loop, Overrun, Task};
use crate::op::{Initial, Need, Op, PickOp};
use crate::possible::{payable, possible};
use crate::question::{pickable, possible_options, take_option, take_pick};
use crate::{Code, Done, Entry, Flow, Frame, Host, Reading, Step, Thing, Things, Words};

/// The instructions and rule steps allowed between two questions; no real effect takes as many.
const BUDGET: u32 = 20_000;

/// Returns the frame of an ability about to begin, to be pushed with [`Task::Ability`].
#[must_use]
pub fn start(entry: Entry, source: Thing, seat: Seat) -> Frame {
    Frame::new(entry.0, source, seat)
}

/// Carries out everything on the stack until a player must answer or the stack is empty.
///
/// # Errors
/// When an effect does not end; the stack keeps its tasks for the report.
pub fn run<W: Words, H: Host<W>>(host: &mut H, code: &Code<W>) -> Result<Option<Seats>, Overrun> {
    for _ in 0..BUDGET {
        if let Some(overrun) = host.reading().stack().overrun {
            return Err(overrun);
        }
        let Some(&task) = host.reading().stack().top() else { return Ok(None) };
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
    frame.pc = frame.pc.next();
    match op {
        Op::Do(verb) => {
            let index = host.reading().stack().depth() - 1;
            keep(host, frame);
            let done = host.perform(verb, &frame);
            if let Some(frame) = host.stack_mut().ability_at(index) {
                frame.done.add(done);
            }
            return Flow::Go;
        }
        Op::Pick(pick) => return offer_pick(host, pick, frame),
        Op::Menu(menu) => {
            let offered = possible_options(&host.reading(), menu, &frame);
            match (offered.lowest(), offered.count()) {
                (None, _) => frame.pc = menu.skip,
                (Some(only), 1) => take_option(menu, only.index(), &mut frame),
                _ => return ask(host, &menu.who, offered, frame),
            }
        }
        Op::May { who, body, skip } => {
            if is_worth_asking(&host.reading(), body, &frame) {
                return ask(host, who, W::Things::default(), frame);
            }
            frame.pc = *skip;
        }
        Op::Number { who, from, to, into } => {
            let from = host.reading().number(from, &frame);
            let to = host.reading().number(to, &frame).max(from);
            if from < to {
                return ask(host, who, W::Things::default(), frame);
            }
            frame.set_number(*into, from);
        }
        Op::Unless { test, go } => {
            if !host.reading().test(test, &frame) {
                frame.pc = *go;
            }
        }
        Op::UnlessDone { go } => {
            if frame.done == Done::NO {
                frame.pc = *go;
            }
        }
        Op::UnlessPayable { step, go } => {
            if !payable(&host.reading(), step, &frame) {
                frame.pc = *go;
            }
        }
        Op::Until { test, step, body } => {
            if !host.reading().test(test, &frame) && possible(&host.reading(), step, &frame) {
                frame.pc = *body;
            }
        }
        Op::ResetDone => frame.done = Done::NO,
        Op::Set { register, to } => {
            let amount = match to {
                Initial::Just(amount) => *amount,
                Initial::Num(num) => host.reading().number(num, &frame),
            };
            frame.set(*register, amount);
        }
        Op::Countdown { register, go } => match frame.register(*register) {
            0 => frame.pc = *go,
            left => frame.set(*register, left - 1),
        },
        Op::PickStart => host.stack_mut().begin(W::Looped::default(), Loop::Pick),
        Op::PickEnd => {
            host.stack_mut().end_loop();
        }
        Op::Gathered => {
            let picked = host.stack_mut().end_loop().expect("a pick was begun before");
            host.stack_mut().begin(picked, Loop::Round);
        }
        Op::EachStart { of } => {
            let round = host.reading().members(of, &frame);
            host.stack_mut().begin(same(&round), Loop::Round);
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

/// Writes the ability on top back to the stack.
#[inline]
pub(crate) fn keep<W: Words, H: Host<W>>(host: &mut H, frame: Frame) {
    if let Some(top) = host.stack_mut().top_ability() {
        *top = frame;
    }
}

fn next_of_round<W: Words, H: Host<W>>(host: &mut H, frame: &Frame) -> Option<Thing> {
    let round = same(host.stack_mut().current_loop()?);
    let next = host.reading().first_of(&round, frame);
    let stack = host.stack_mut();
    match (next, stack.current_loop()) {
        (Some(thing), Some(round)) => round.remove(thing),
        _ => {
            stack.end_loop();
        }
    }
    next
}

/// The same things in a set of another type.
fn same<A: Things, B: Things>(things: &A) -> B {
    let mut others = B::default();
    things.each(|thing| others.insert(thing));
    others
}

/// Asks for a pick, unless there is nothing to pick or nothing to decide.
fn offer_pick<W: Words, H: Host<W>>(host: &mut H, pick: &PickOp<W>, mut frame: Frame) -> Flow {
    let offered = pickable(&host.reading(), pick, &frame);
    match (offered.lowest(), offered.count(), pick.need) {
        (None, _, Need::May) if asks_with_nothing_to_pick(&host.reading(), pick, &frame) => {
            return ask(host, &pick.who, offered, frame);
        }
        (None, ..) => frame.pc = pick.go,
        // A single forced pick is made without asking; the log shows the effect that follows.
        (Some(only), 1, Need::Must) | (Some(only), _, Need::Unasked) => {
            take_pick(host, pick, only, &mut frame);
        }
        _ => return ask(host, &pick.who, offered, frame),
    }
    keep(host, frame);
    Flow::Go
}

/// Whether the player is asked although nothing more can be picked: only this player can see the
/// set, so the player must say so.
fn asks_with_nothing_to_pick<W: Words, R: Reading<W>>(
    host: &R,
    pick: &PickOp<W>,
    frame: &Frame,
) -> bool {
    frame.register(pick.left) > 0 && host.is_secret(&pick.from, frame)
}

/// Whether a player is asked about the step: it would change the game, or only the player can tell.
fn is_worth_asking<W: Words, R: Reading<W>>(host: &R, step: &Step<W>, frame: &Frame) -> bool {
    possible(host, step, frame) || begins_with_secret_pick(host, step, frame)
}

/// Whether the step begins with a pick from a set that only the player can see.
fn begins_with_secret_pick<W: Words, R: Reading<W>>(
    host: &R,
    step: &Step<W>,
    frame: &Frame,
) -> bool {
    match step {
        Step::Pick { from, .. } | Step::Gather { from, .. } => host.is_secret(from, frame),
        Step::Seq([first, ..]) => begins_with_secret_pick(host, first, frame),
        Step::IfDone { first, .. } => begins_with_secret_pick(host, first, frame),
        _ => false,
    }
}

/// Stays on the instruction that asks; the options are computed only once.
fn ask<W: Words, H: Host<W>>(
    host: &mut H,
    who: &W::Who,
    offered: W::Things,
    mut frame: Frame,
) -> Flow {
    frame.pc = frame.pc.previous();
    let seat = host.reading().seat(who, &frame);
    keep(host, frame);
    host.stack_mut().offered = offered;
    Flow::Ask(Seats::only(seat))
}
