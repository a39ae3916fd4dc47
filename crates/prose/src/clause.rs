//! Clauses: actions that can be put into the imperative, infinitive, present, past or subjunctive.

use crate::lexicon::CHOOSE;
use crate::spanish::with_pronoun;
use crate::{Conjunction, Gender, Noun, NounPhrase, Person, Text, Verb, then_list};

/// One action, or several in a row, before a verb form is chosen.
///
/// English says "draw 1 card" to the reader and after "you may" alike; Spanish says «roba 1 carta»
/// and «puedes robar 1 carta». A clause keeps the verb apart so that each sentence takes its form.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// The steps in order; the actions of one step are joined by "and".
    steps: Vec<Vec<Action>>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Action {
    verb: Verb,
    object: Option<Pronoun>,
    rest: Text,
    /// A clause after a semicolon.
    more: Option<Text>,
}

/// A thing mentioned before, as the object of a verb: "(discard) it" / «(descárta)la».
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pronoun {
    /// One thing: "it" / «lo», «la».
    It(Gender),
    /// Several things: "them" / «los», «las».
    Them(Gender),
}

impl Pronoun {
    fn english(self) -> &'static str {
        match self {
            Pronoun::It(_) => "it",
            Pronoun::Them(_) => "them",
        }
    }

    fn spanish(self) -> &'static str {
        match self {
            Pronoun::It(Gender::Masculine) => "lo",
            Pronoun::It(Gender::Feminine) => "la",
            Pronoun::Them(Gender::Masculine) => "los",
            Pronoun::Them(Gender::Feminine) => "las",
        }
    }
}

impl Noun {
    /// The pronoun for one of these: "it" / «la» for a card.
    pub const fn it(&self) -> Pronoun {
        Pronoun::It(self.es.gender)
    }

    /// The pronoun for several of these: "them" / «las» for cards.
    pub const fn them(&self) -> Pronoun {
        Pronoun::Them(self.es.gender)
    }
}

impl NounPhrase {
    /// The pronoun for one of these: "it" / «la» for a card.
    pub const fn it(&self) -> Pronoun {
        Pronoun::It(self.gender())
    }
}

/// The verb form that a sentence needs.
#[derive(Clone, Copy)]
enum Form {
    Imperative,
    Infinitive,
    Present(Person),
    Past(Person),
    Subjunctive(Person),
}

impl Clause {
    /// A verb and the rest of its clause: `Clause::new(DRAW, CARD.count(1))`.
    pub fn new(verb: Verb, rest: Text) -> Clause {
        Clause { steps: vec![vec![Action { verb, object: None, rest, more: None }]] }
    }

    /// A verb, a thing mentioned before, and the rest: "add it to your hand" / «añádela a tu mano».
    pub fn with_object(verb: Verb, object: Pronoun, rest: Text) -> Clause {
        Clause { steps: vec![vec![Action { verb, object: Some(object), rest, more: None }]] }
    }

    /// Followed by another: "draw 1 card, then discard 1 card". Two choices are made as one: "choose a
    /// unit and a base".
    pub fn then(mut self, next: Clause) -> Clause {
        if let ([.., last], [first]) = (self.steps.as_mut_slice(), next.steps.as_slice())
            && let ([choice], [also]) = (last.as_mut_slice(), first.as_slice())
            && choice.is_choice()
            && also.is_choice()
        {
            choice.rest = Text::list([choice.rest.clone(), also.rest.clone()], Conjunction::And);
            return self;
        }
        self.steps.extend(next.steps);
        self
    }

    /// Together with another: "draw 1 card and discard 1 card".
    pub fn and(mut self, next: Clause) -> Clause {
        let mut next = next.steps.into_iter();
        if let (Some(last), Some(first)) = (self.steps.last_mut(), next.next()) {
            last.extend(first);
        }
        self.steps.extend(next);
        self
    }

    /// With more to tell about its last action: "play it; it enters play ready".
    pub fn followed_by(mut self, more: Text) -> Clause {
        if let Some(last) = self.steps.last_mut().and_then(|actions| actions.last_mut()) {
            last.more = Some(more);
        }
        self
    }

    /// Without what [`Clause::followed_by`] told about its last action, and that.
    pub fn split_more(mut self) -> (Clause, Option<Text>) {
        let last = self.steps.last_mut().and_then(|actions| actions.last_mut());
        let more = last.and_then(|last| last.more.take());
        (self, more)
    }

    /// To the reader: "draw 1 card" / «roba 1 carta».
    pub fn imperative(&self) -> Text {
        self.in_form(Form::Imperative)
    }

    /// After "may", "must" and their like: "draw 1 card" / «robar 1 carta».
    pub fn infinitive(&self) -> Text {
        self.in_form(Form::Infinitive)
    }

    /// In the present tense: "your opponent draws 1 card" / «tu adversario roba 1 carta».
    pub fn present(&self, subject: &Subject) -> Text {
        subject.text().then(self.in_form(Form::Present(subject.person())))
    }

    /// In the past tense, for the log: "Ana drew 1 card" / «Ana robó 1 carta».
    pub fn past(&self, subject: &Subject) -> Text {
        subject.text().then(self.in_form(Form::Past(subject.person())))
    }

    /// In the subjunctive, for [`when`](crate::when): "you draw 1 card" / «robes 1 carta».
    pub fn subjunctive(&self, subject: &Subject) -> Text {
        subject.text().then(self.in_form(Form::Subjunctive(subject.person())))
    }

    fn in_form(&self, form: Form) -> Text {
        let step = |actions: &Vec<Action>| {
            Text::list(actions.iter().map(|action| action.in_form(form)), Conjunction::And)
        };
        then_list(self.steps.iter().map(step))
    }
}

impl Action {
    /// Whether it is only a choice, with nothing told about it.
    fn is_choice(&self) -> bool {
        self.verb == CHOOSE && self.object.is_none() && self.more.is_none()
    }

    fn in_form(&self, form: Form) -> Text {
        let verb = match form {
            Form::Imperative => self.verb.imperative(),
            Form::Infinitive => self.verb.infinitive(),
            Form::Present(person) => self.verb.present(person),
            Form::Past(person) => self.verb.past(person),
            Form::Subjunctive(person) => self.verb.subjunctive(person),
        };
        let verb = match self.object {
            None => verb,
            Some(object) => {
                // Spanish attaches the pronoun to an imperative or infinitive, and puts it before other forms.
                let es = match form {
                    Form::Imperative => with_pronoun(&verb.es, object.spanish()),
                    Form::Infinitive => verb.es + object.spanish(),
                    Form::Present(_) | Form::Past(_) | Form::Subjunctive(_) => {
                        format!("{} {}", object.spanish(), verb.es)
                    }
                };
                Text::new(format!("{} {}", verb.en, object.english()), es)
            }
        };
        let said = verb.then(self.rest.clone());
        match &self.more {
            None => said,
            Some(more) => said.map(|said| said + ";").then(more.clone()),
        }
    }
}

/// The subject of a clause.
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
    /// The verb form for this subject.
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

    /// The words before the verb; Spanish omits «tú».
    pub(crate) fn text(&self) -> Text {
        match self {
            Subject::You => Text::new("you", ""),
            Subject::One(who) | Subject::Many(who) => who.clone(),
        }
    }
}
