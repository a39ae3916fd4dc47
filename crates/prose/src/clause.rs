//! Clauses: an action that can be told to the reader, allowed, reported or foreseen.

use crate::{NounPhrase, Person, Text, Verb, then_list};

/// One action, or several in a row, not yet said in any mood.
///
/// English says "draw 1 card" to the reader and after "you may" alike; Spanish says «roba 1 carta»
/// and «puedes robar 1 carta». A clause keeps the verb apart so that each sentence takes its form.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    first: Action,
    then: Vec<Action>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Action {
    verb: Verb,
    rest: Text,
}

impl Clause {
    /// A verb and the rest of its clause: `Clause::new(DRAW, CARD.count(1))`.
    pub fn new(verb: Verb, rest: Text) -> Clause {
        Clause { first: Action { verb, rest }, then: Vec::new() }
    }

    /// Followed by another: "draw 1 card, then discard 1 card".
    pub fn then(mut self, next: Clause) -> Clause {
        self.then.push(next.first);
        self.then.extend(next.then);
        self
    }

    /// To the reader: "draw 1 card" / «roba 1 carta».
    pub fn imperative(&self) -> Text {
        self.in_form(Verb::imperative)
    }

    /// After "may", "must" and their like: "draw 1 card" / «robar 1 carta».
    pub fn infinitive(&self) -> Text {
        self.in_form(Verb::infinitive)
    }

    /// What somebody does: "your opponent draws 1 card" / «tu adversario roba 1 carta».
    pub fn present(&self, subject: &Subject) -> Text {
        subject.text().then(self.in_form(|verb| verb.present(subject.person())))
    }

    /// What somebody did, for the log: "Ana drew 1 card" / «Ana robó 1 carta».
    pub fn past(&self, subject: &Subject) -> Text {
        subject.text().then(self.in_form(|verb| verb.past(subject.person())))
    }

    /// What somebody may yet do, for [`when`](crate::when): "you draw 1 card" / «robes 1 carta».
    pub fn subjunctive(&self, subject: &Subject) -> Text {
        subject.text().then(self.in_form(|verb| verb.subjunctive(subject.person())))
    }

    fn in_form(&self, form: impl Fn(&Verb) -> Text) -> Text {
        let actions = [&self.first].into_iter().chain(&self.then);
        then_list(actions.map(|action| form(&action.verb).then(action.rest.clone())))
    }
}

/// Who or what a clause is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// The reader.
    You,
    /// One other: a player, this unit.
    One(Text),
    /// Several others: the other players.
    Many(Text),
}

impl Subject {
    /// The form of the verb this subject asks for.
    pub fn person(&self) -> Person {
        match self {
            Subject::You => Person::You,
            Subject::One(_) => Person::Third,
            Subject::Many(_) => Person::ThirdMany,
        }
    }

    /// "your hand" of the reader, "their hand" of anyone else / «tu mano», «su mano».
    pub fn own(&self, thing: impl Into<NounPhrase>) -> Text {
        match self {
            Subject::You => thing.into().your(),
            Subject::One(_) | Subject::Many(_) => thing.into().their(),
        }
    }

    /// "your units" of the reader, "their units" of anyone else / «tus unidades», «sus unidades».
    pub fn own_many(&self, things: impl Into<NounPhrase>) -> Text {
        match self {
            Subject::You => things.into().your_many(),
            Subject::One(_) | Subject::Many(_) => things.into().their_many(),
        }
    }

    /// The words before the verb; the Spanish verb form alone says «tú».
    pub(crate) fn text(&self) -> Text {
        match self {
            Subject::You => Text::new("you", ""),
            Subject::One(who) | Subject::Many(who) => who.clone(),
        }
    }
}
