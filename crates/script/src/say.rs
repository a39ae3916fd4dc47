//! Saying an effect in both languages from its tree.
//!
//! A pick is said through what is done with it: "exile 1 card from your hand", not "choose 1 card
//! from your hand; exile it". So a slot is named in full where it is first mentioned and by
//! "that card" afterwards; [`Names`] keeps track.

use std::cell::RefCell;

use prose::{
    Amount, Clause, NounPhrase, Subject, Text, choose_one, for_each, if_, if_else, may, options,
    text, while_, you_may_do,
};

use crate::{Count, Slot, Step, Words};

/// What a game's words are called.
pub trait Vocabulary: Words {
    /// Who is meant, as a subject: you, your opponent.
    fn say_who(who: &Self::Who, names: &Names) -> Subject;
    /// Who does it, and what is done.
    fn say_verb(verb: &Self::Verb, names: &Names) -> (Subject, Clause);
    /// A condition, to follow "if" or "while".
    fn say_test(test: &Self::Test, names: &Names) -> Text;
    /// An amount: a number, or what is counted.
    fn say_number(num: &Self::Num, names: &Names) -> Text;
    /// The amount as a plain number, if it is printed.
    fn printed(num: &Self::Num) -> Option<u32>;
    /// The kind of thing a set holds: "card from your hand".
    fn say_set(set: &Self::Set, names: &Names) -> NounPhrase;
    /// A later point: "at the end of your turn".
    fn say_moment(moment: &Self::Moment) -> Text;
}

/// What the slots of an effect are called, in full at first and short afterwards.
#[derive(Debug, Default)]
pub struct Names(RefCell<[Option<Named>; 4]>);

#[derive(Clone, Debug)]
struct Named {
    in_full: Option<Text>,
    short: Text,
}

impl Names {
    /// What the slot is called where this mention of it stands.
    #[must_use]
    pub fn of(&self, slot: Slot) -> Text {
        let mut names = self.0.borrow_mut();
        match &mut names[usize::from(slot.register())] {
            Some(named) => named.in_full.take().unwrap_or_else(|| named.short.clone()),
            None => text!("it", "eso"),
        }
    }

    /// Names a slot that is known before the effect begins: "that unit".
    pub fn set(&self, slot: Slot, in_full: Option<Text>, short: Text) {
        self.0.borrow_mut()[usize::from(slot.register())] = Some(Named { in_full, short });
    }

    /// The full name, if nobody has mentioned the slot yet.
    fn unmentioned(&self, slot: Slot) -> Option<Text> {
        self.0.borrow_mut()[usize::from(slot.register())].as_mut()?.in_full.take()
    }
}

/// A step as words: an action whose mood is still open, or finished words.
enum Phrase {
    Action(Box<(Subject, Clause)>),
    Words(Text),
}

impl Phrase {
    fn text(self) -> Text {
        match self {
            Self::Action(action) => match *action {
                (Subject::You, clause) => clause.imperative(),
                (subject, clause) => clause.present(&subject),
            },
            Self::Words(text) => text,
        }
    }
}

/// The effect as a sentence or several.
#[must_use]
pub fn say_effect<W: Vocabulary>(step: &Step<W>, names: &Names) -> Text {
    match step {
        Step::Seq(steps) => sentences(steps.iter().map(|step| say_effect(step, names))),
        Step::IfDone { first, then } => {
            let follow = text!("if you do", "si lo haces");
            let [first, then] = [first, then].map(|step| phrase(step, names).text());
            sentences([
                first,
                text!("{follow}, {then}", "{follow}, {then}", follow = follow, then = then),
            ])
        }
        _ => phrase(step, names).text().sentence(),
    }
}

fn sentences(parts: impl IntoIterator<Item = Text>) -> Text {
    let said = parts.into_iter().map(Text::sentence);
    said.reduce(Text::then).unwrap_or_default()
}

fn phrase<W: Vocabulary>(step: &Step<W>, names: &Names) -> Phrase {
    match step {
        Step::Do(verb) => Phrase::Action(Box::new(W::say_verb(verb, names))),
        Step::Seq(steps) => sequence(steps, names),
        Step::Pick { who, count, from, into, body } => {
            pick(&W::say_who(who, names), count, from, *into, body, names)
        }
        Step::Each { of, into, body } => {
            let things = W::say_set(of, names);
            names.set(*into, None, things.that());
            Phrase::Words(for_each(things.bare(), phrase(body, names).text()))
        }
        Step::Number { from, to, .. } => {
            let [from, to] = [from, to].map(|num| W::say_number(num, names));
            Phrase::Words(text!(
                "choose a number from {from} to {to}",
                "elige un número del {from} al {to}",
                from = from,
                to = to
            ))
        }
        Step::OneOf { who, options: list } => one_of(&W::say_who(who, names), list, names),
        Step::May { who, body } => {
            let asked = W::say_who(who, names);
            Phrase::Words(match phrase(body, names) {
                Phrase::Action(action) if action.0 == asked => may(&asked, &action.1),
                other => you_may_do(other.text()),
            })
        }
        Step::If { test, then, otherwise } => {
            let test = W::say_test(test, names);
            let then = phrase(then, names).text();
            Phrase::Words(match otherwise {
                None => if_(test, then),
                Some(otherwise) => if_else(test, then, phrase(otherwise, names).text()),
            })
        }
        Step::IfDone { first, then } => {
            let [first, then] = [first, then].map(|step| phrase(step, names).text());
            Phrase::Words(text!(
                "{first}; if you do, {then}",
                "{first}; si lo haces, {then}",
                first = first,
                then = then
            ))
        }
        Step::Times { n, body } => Phrase::Words(text!(
            "do this {n} times: {body}",
            "haz esto {n} veces: {body}",
            n = W::say_number(n, names),
            body = phrase(body, names).text()
        )),
        Step::While { test, body } => {
            Phrase::Words(while_(W::say_test(test, names), phrase(body, names).text()))
        }
        Step::Later { at, body } => Phrase::Words(text!(
            "{at}, {body}",
            "{at}, {body}",
            at = W::say_moment(at),
            body = phrase(body, names).text()
        )),
    }
}

/// Actions of one subject in a row stay one action, so that "you may" covers them all.
fn sequence<W: Vocabulary>(steps: &[Step<W>], names: &Names) -> Phrase {
    let mut said = steps.iter().map(|step| phrase(step, names));
    let Some(mut whole) = said.next() else { return Phrase::Words(Text::default()) };
    for next in said {
        whole = match (whole, next) {
            (Phrase::Action(a), Phrase::Action(b)) if a.0 == b.0 => {
                Phrase::Action(Box::new((a.0, a.1.then(b.1))))
            }
            (first, second) => Phrase::Words(text!(
                "{first}; {second}",
                "{first}; {second}",
                first = first.text(),
                second = second.text()
            )),
        };
    }
    whole
}

fn pick<W: Vocabulary>(
    who: &Subject,
    count: &Count<W>,
    from: &W::Set,
    into: Slot,
    body: &Step<W>,
    names: &Names,
) -> Phrase {
    let things = W::say_set(from, names);
    let in_full = match count {
        Count::One => things.a(),
        Count::Exactly(n) => amount::<W>(W::printed(n).map(Amount::Exactly), n, &things, names),
        Count::UpTo(n) => amount::<W>(W::printed(n).map(Amount::UpTo), n, &things, names),
    };
    names.set(into, Some(in_full), things.that());
    let said = phrase(body, names);
    let Some(unmentioned) = names.unmentioned(into) else {
        return match (who, said) {
            // The body addresses the reader; if somebody else picks, they do it.
            (Subject::One(_) | Subject::Many(_), Phrase::Action(action))
                if action.0 == Subject::You =>
            {
                Phrase::Action(Box::new((who.clone(), action.1)))
            }
            (_, said) => said,
        };
    };
    let chosen = match who {
        Subject::You => text!("choose {thing}", "elige {thing}", thing = unmentioned),
        Subject::One(who) | Subject::Many(who) => {
            text!("{who} chooses {thing}", "{who} elige {thing}", who = who, thing = unmentioned)
        }
    };
    Phrase::Words(text!(
        "{chosen}; {body}",
        "{chosen}; {body}",
        chosen = chosen,
        body = said.text()
    ))
}

fn amount<W: Vocabulary>(
    printed: Option<Amount>,
    num: &W::Num,
    things: &NounPhrase,
    names: &Names,
) -> Text {
    match printed {
        Some(amount) => amount.of(things.clone()),
        None => text!(
            "a number of {things} equal to {n}",
            "tantas {things} como {n}",
            things = things.many(),
            n = W::say_number(num, names)
        ),
    }
}

fn one_of<W: Vocabulary>(who: &Subject, list: &[Step<W>], names: &Names) -> Phrase {
    let said: Vec<Text> = list.iter().map(|option| phrase(option, names).text()).collect();
    Phrase::Words(match who {
        Subject::You => choose_one(said),
        Subject::One(who) | Subject::Many(who) => text!(
            "{who} chooses one: {options}",
            "{who} elige una opción: {options}",
            who = who,
            options = options(said)
        ),
    })
}
