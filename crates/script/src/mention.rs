//! Searching an effect for a word.

use crate::{Count, Step, Words};

/// One word of an effect.
#[derive(Clone, Copy, Debug)]
pub enum Mention<'s, W: Words> {
    /// A player who does or chooses something.
    Who(&'s W::Who),
    /// A change.
    Verb(&'s W::Verb),
    /// A condition.
    Test(&'s W::Test),
    /// An amount.
    Num(&'s W::Num),
    /// A set to choose from or to loop over.
    Set(&'s W::Set),
}

impl<W: Words> Step<W> {
    /// Whether `wanted` accepts any word of the effect.
    pub fn mentions(&self, wanted: &impl Fn(Mention<'_, W>) -> bool) -> bool {
        let who = |who: &W::Who| wanted(Mention::Who(who));
        let num = |num: &W::Num| wanted(Mention::Num(num));
        let set = |set: &W::Set| wanted(Mention::Set(set));
        match self {
            Self::Do(verb) => wanted(Mention::Verb(verb)),
            Self::Seq(steps) => steps.iter().any(|step| step.mentions(wanted)),
            Self::Pick { who: picker, count, from, body, .. }
            | Self::Gather { who: picker, count, from, body, .. } => {
                who(picker) || count.mentions(&num) || set(from) || body.mentions(wanted)
            }
            Self::Each { of, body, .. } => set(of) || body.mentions(wanted),
            Self::Number { who: picker, from, to, .. } => who(picker) || num(from) || num(to),
            Self::OneOf { who: picker, options } => {
                who(picker) || options.iter().any(|step| step.mentions(wanted))
            }
            Self::SomeOf { who: picker, count, options } => {
                who(picker) || num(count) || options.iter().any(|step| step.mentions(wanted))
            }
            Self::May { who: decider, body } => who(decider) || body.mentions(wanted),
            Self::If { test, then, otherwise } => {
                wanted(Mention::Test(test))
                    || then.mentions(wanted)
                    || otherwise.is_some_and(|step| step.mentions(wanted))
            }
            Self::IfDone { first, then } => first.mentions(wanted) || then.mentions(wanted),
            Self::Times { n, body } => num(n) || body.mentions(wanted),
            Self::While { test, body } | Self::Until { test, body } => {
                wanted(Mention::Test(test)) || body.mentions(wanted)
            }
            Self::Later { body, .. } => body.mentions(wanted),
        }
    }
}

impl<W: Words> Count<W> {
    fn mentions(&self, num: &impl Fn(&W::Num) -> bool) -> bool {
        match self {
            Self::Exactly(n) | Self::UpTo(n) | Self::UpToAgain(n) => num(n),
            Self::One | Self::Found | Self::Any | Self::AnyAgain | Self::All | Self::The => false,
        }
    }
}
