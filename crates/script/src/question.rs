//! Questions of abilities, the answers they accept, and the effect of an answer.

use table::Seat;

use crate::frame::Task;
use crate::op::{Keeps, MenuOp, Need, Op, PickOp};
use crate::run::keep;
use crate::{Code, Frame, Host, Reading, Step, Thing, Things, Words};

/// An answer to an ability. Games embed it in their choices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Pick this thing.
    Thing(Thing),
    /// Choose this number.
    Number(u16),
    /// Choose the option with this number, counted from 0.
    Option(u8),
    /// Accept the optional effect.
    Yes,
    /// Decline the optional effect.
    No,
    /// Stop picking.
    Enough,
}

/// The question that an ability waits for. Games embed it in their questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask<W: Words> {
    /// Pick one of the things offered.
    Pick {
        /// The set the things belong to.
        from: W::Set,
        /// The step carried out with the thing picked.
        body: &'static Step<W>,
        /// Whether the player may stop picking.
        may_stop: bool,
    },
    /// Pick one of the options offered.
    OneOf(&'static [Step<W>]),
    /// Accept or decline this effect.
    May(&'static Step<W>),
    /// Choose a number.
    Number {
        /// The lowest.
        from: u16,
        /// The highest.
        to: u16,
    },
}

/// The question of the ability on top, with the seat that is asked and the source of the ability.
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

/// Lists, in order, the answers that the ability on top accepts.
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
            offered.each(|option| list(Answer::Option(option.byte())));
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

/// Gives an answer to the ability on top; call [`crate::run()`] next. An answer that [`answers`] does not
/// list changes nothing.
pub fn resume<W: Words, H: Host<W>>(host: &mut H, code: &Code<W>, answer: Answer) {
    let Some(&Task::Ability(mut frame)) = host.reading().stack().top() else { return };
    let next = frame.pc.next();
    let offers = |number: u16| host.reading().stack().offered().contains(Thing(number));
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
            let [from, to] = [from, to].map(|num| host.reading().number(num, &frame));
            if !(from..=to.max(from)).contains(&number) {
                return;
            }
            frame.set_number(*into, number);
            frame.pc = next;
        }
        _ => return,
    }
    host.stack_mut().offered = W::Things::default();
    keep(host, frame);
}

/// Computes again which answers the current question offers, after the world below it was changed
/// (such as for an imagined one). Returns whether the question would be asked there: not if nothing
/// is offered, nor if there is a single forced answer.
pub fn reoffer<W: Words, H: Host<W>>(host: &mut H, code: &Code<W>) -> bool {
    let Some(&Task::Ability(frame)) = host.reading().stack().top() else { return true };
    let (offered, fewest) = match code.op(frame.pc) {
        Op::Pick(pick) => {
            let fewest = match pick.need {
                Need::May if host.reading().is_secret(&pick.from, &frame) => 0,
                Need::May => 1,
                Need::Must | Need::Unasked => 2,
            };
            (pickable(&host.reading(), pick, &frame), fewest)
        }
        Op::Menu(menu) => (possible_options(&host.reading(), menu, &frame), 2),
        _ => return true,
    };
    host.stack_mut().offered = offered;
    offered.count() >= fewest
}

/// The numbers of the options that can be resolved and are not used up.
pub(crate) fn possible_options<W: Words, H: Reading<W>>(
    host: &H,
    menu: &MenuOp<W>,
    frame: &Frame,
) -> W::Things {
    let used = menu.used.map_or(0, |register| frame.register(register));
    let mut offered = W::Things::default();
    for (n, option) in (0..).zip(menu.options) {
        if used >> n & 1 == 0 && host.is_offered(option, frame) {
            offered.insert(Thing(n));
        }
    }
    offered
}

/// Continues with an option.
pub(crate) fn take_option<W: Words>(menu: &MenuOp<W>, n: usize, frame: &mut Frame) {
    frame.pc = menu.entries[n];
    if let Some(used) = menu.used {
        frame.set(used, frame.register(used) | 1 << n);
    }
}

/// The things that may be picked next.
pub(crate) fn pickable<W: Words, H: Reading<W>>(
    host: &H,
    pick: &PickOp<W>,
    frame: &Frame,
) -> W::Things {
    let mut offered = W::Things::default();
    if frame.register(pick.left) > 0 {
        offered = host.members(&pick.from, frame);
    }
    if pick.keeps == Keeps::Picks {
        host.stack().picked().each(|thing| offered.remove(thing));
    }
    offered
}

/// Remembers a picked thing.
pub(crate) fn take_pick<W: Words, H: Host<W>>(
    host: &mut H,
    pick: &PickOp<W>,
    thing: Thing,
    frame: &mut Frame,
) {
    frame.set(pick.into.register(), thing.0);
    frame.set(pick.left, frame.register(pick.left) - 1);
    if pick.keeps == Keeps::Picks
        && let Some(picked) = host.stack_mut().current_loop()
    {
        picked.insert(thing);
    }
}
