//! Whether a step can be resolved, computed before a player is asked.

use crate::{Count, Frame, Reading, Slot, Step, Things, Words};

/// Whether carrying out the step, as far as possible, would change the game.
pub fn possible<W: Words, H: Reading<W>>(host: &H, step: &Step<W>, frame: &Frame) -> bool {
    match step {
        Step::Do(verb) => host.can(verb, frame),
        Step::Seq(steps) | Step::OneOf { options: steps, .. } => {
            steps.iter().any(|step| possible(host, step, frame))
        }
        Step::SomeOf { count, options, .. } => {
            host.number(count, frame) > 0 && options.iter().any(|step| possible(host, step, frame))
        }
        Step::Pick { from, count, into, body, .. }
        | Step::Gather { from, count, into, body, .. } => {
            let wanted = match count {
                Count::One
                | Count::Found
                | Count::The
                | Count::Any
                | Count::AnyAgain
                | Count::All => 1,
                Count::Exactly(n) | Count::UpTo(n) | Count::UpToAgain(n) => host.number(n, frame),
            };
            wanted > 0 && possible_for_one(host, host.members(from, frame), *into, body, frame)
        }
        Step::Each { of, into, body } => {
            possible_for_one(host, host.members(of, frame), *into, body, frame)
        }
        Step::Number { to, .. } => host.number(to, frame) > 0,
        Step::May { body, .. } | Step::Until { body, .. } => possible(host, body, frame),
        Step::If { test, then, otherwise } => {
            if host.test(test, frame) {
                possible(host, then, frame)
            } else {
                otherwise.is_some_and(|step| possible(host, step, frame))
            }
        }
        Step::IfDone { first, .. } => possible(host, first, frame) && payable(host, first, frame),
        Step::Times { n, body } => host.number(n, frame) > 0 && possible(host, body, frame),
        Step::While { test, body } => host.test(test, frame) && possible(host, body, frame),
        Step::Later { .. } => true,
    }
}

/// Whether the body would change the game for at least one of the things. A pick without a body
/// only remembers its thing; there it is enough that there is a thing to pick.
fn possible_for_one<W: Words, H: Reading<W>>(
    host: &H,
    mut things: W::Things,
    into: Slot,
    body: &Step<W>,
    frame: &Frame,
) -> bool {
    while let Some(thing) = things.lowest() {
        // Most bodies are a single verb: asking for it here saves a call per card in play.
        let changes = match body {
            Step::Seq([]) => true,
            Step::Do(verb) => host.can(verb, &frame.with(into, thing)),
            _ => possible(host, body, &frame.with(into, thing)),
        };
        if changes {
            return true;
        }
        things.remove(thing);
    }
    false
}

/// Whether the step can be carried out in full, as a cost must be.
pub fn payable<W: Words, H: Reading<W>>(host: &H, cost: &Step<W>, frame: &Frame) -> bool {
    match cost {
        Step::Seq(steps) => steps.iter().all(|step| payable(host, step, frame)),
        Step::Pick { from, count, into, body, .. }
        | Step::Gather { from, count, into, body, .. } => {
            let wanted = match count {
                Count::One | Count::The => 1,
                Count::Exactly(n) => host.number(n, frame),
                Count::Found
                | Count::UpTo(_)
                | Count::UpToAgain(_)
                | Count::Any
                | Count::AnyAgain
                | Count::All => 0,
            };
            let things = host.members(from, frame);
            things.count() >= u32::from(wanted)
                && (wanted == 0 || possible_for_one(host, things, *into, body, frame))
        }
        Step::OneOf { options, .. } => options.iter().any(|step| payable(host, step, frame)),
        Step::May { body, .. } => payable(host, body, frame),
        Step::Do(verb) => host.can(verb, frame),
        Step::Each { .. }
        | Step::Number { .. }
        | Step::SomeOf { .. }
        | Step::Until { .. }
        | Step::If { .. }
        | Step::IfDone { .. }
        | Step::Times { .. }
        | Step::While { .. }
        | Step::Later { .. } => possible(host, cost, frame),
    }
}
