//! What can be resolved, before anyone is asked.

use crate::run::Host;
use crate::{Count, Frame, Step, Things, Words};

/// Would carrying out the step, as far as possible, change the game? What depends on a pick not
/// made yet is taken as possible if there is something to pick.
pub fn possible<W: Words, H: Host<W>>(host: &H, step: &Step<W>, frame: &Frame) -> bool {
    match step {
        Step::Do(verb) => host.can(verb, frame),
        Step::Seq(steps) | Step::OneOf { options: steps, .. } => {
            steps.iter().any(|step| possible(host, step, frame))
        }
        Step::Pick { from, count, .. } => {
            let wanted = match count {
                Count::One => 1,
                Count::Exactly(n) | Count::UpTo(n) => host.number(n, frame),
            };
            wanted > 0 && !host.members(from, frame).is_empty()
        }
        Step::Each { of, .. } => !host.members(of, frame).is_empty(),
        Step::Number { to, .. } => host.number(to, frame) > 0,
        Step::May { body, .. } => possible(host, body, frame),
        Step::If { test, then, otherwise } => {
            if host.test(test, frame) {
                possible(host, then, frame)
            } else {
                otherwise.is_some_and(|step| possible(host, step, frame))
            }
        }
        Step::IfDone { first, .. } => possible(host, first, frame),
        Step::Times { n, body } => host.number(n, frame) > 0 && possible(host, body, frame),
        Step::While { test, body } => host.test(test, frame) && possible(host, body, frame),
        Step::Later { .. } => true,
    }
}

/// Can the step be carried out in full? What is paid as a cost must be.
pub fn payable<W: Words, H: Host<W>>(host: &H, cost: &Step<W>, frame: &Frame) -> bool {
    match cost {
        Step::Seq(steps) => steps.iter().all(|step| payable(host, step, frame)),
        Step::Pick { from, count, .. } => {
            let wanted = match count {
                Count::One => 1,
                Count::Exactly(n) => host.number(n, frame),
                Count::UpTo(_) => 0,
            };
            host.members(from, frame).count() >= u32::from(wanted)
        }
        Step::Do(_)
        | Step::Each { .. }
        | Step::Number { .. }
        | Step::OneOf { .. }
        | Step::May { .. }
        | Step::If { .. }
        | Step::IfDone { .. }
        | Step::Times { .. }
        | Step::While { .. }
        | Step::Later { .. } => possible(host, cost, frame),
    }
}
