//! Sentences made of clauses: conditions, permissions, choices, sequences.
//!
//! Each returns an unfinished piece, so that they nest; finish with [`Text::sentence`].

use crate::list::row;
use crate::{Clause, Conjunction, Person, Subject, Text};

/// "if X, Y" / «si X, Y».
pub fn if_(condition: Text, then: Text) -> Text {
    subordinate(Text::new("if", "si"), condition, then)
}

/// "if X, Y; otherwise, Z" / «si X, Y; de lo contrario, Z».
pub fn if_else(condition: Text, then: Text, otherwise: Text) -> Text {
    let first = if_(condition, then).map(|text| text + ";");
    first.then(Text::new("otherwise,", "de lo contrario,")).then(otherwise)
}

/// "while X, Y" / «mientras X, Y»; like «cuando», «mientras» reads best with the subjunctive:
/// «mientras tengas 3 cartas».
pub fn while_(condition: Text, then: Text) -> Text {
    subordinate(Text::new("while", "mientras"), condition, then)
}

/// "when X, Y" / «cuando X, Y»; say the event with [`Clause::subjunctive`].
pub fn when(event: Text, then: Text) -> Text {
    subordinate(Text::new("when", "cuando"), event, then)
}

/// "for each X, Y" / «por cada X, Y»; X is a bare noun: "Trooper you have in play".
pub fn for_each(thing: Text, then: Text) -> Text {
    subordinate(Text::new("for each", "por cada"), thing, then)
}

/// "you may draw 1 card" / «puedes robar 1 carta».
pub fn you_may(action: &Clause) -> Text {
    may(&Subject::You, action)
}

/// "you must draw 1 card" / «debes robar 1 carta».
pub fn you_must(action: &Clause) -> Text {
    must(&Subject::You, action)
}

/// "you cannot draw 1 card" / «no puedes robar 1 carta».
pub fn you_cannot(action: &Clause) -> Text {
    cannot(&Subject::You, action)
}

/// "your opponent may draw 1 card" / «tu adversario puede robar 1 carta».
pub fn may(subject: &Subject, action: &Clause) -> Text {
    modal(subject, action, "may", ["puedes", "puede", "pueden"])
}

/// "your opponent must draw 1 card" / «tu adversario debe robar 1 carta».
pub fn must(subject: &Subject, action: &Clause) -> Text {
    modal(subject, action, "must", ["debes", "debe", "deben"])
}

/// "your opponent cannot draw 1 card" / «tu adversario no puede robar 1 carta».
pub fn cannot(subject: &Subject, action: &Clause) -> Text {
    modal(subject, action, "cannot", ["no puedes", "no puede", "no pueden"])
}

/// "choose one: A; B; or C" / «elige una opción: A; B; o C».
pub fn choose_one(choices: impl IntoIterator<Item = Text>) -> Text {
    Text::new("choose one:", "elige una opción:").then(options(choices))
}

/// "A; B; or C" / «A; B; o C»: a list whose items may hold commas of their own.
pub fn options(choices: impl IntoIterator<Item = Text>) -> Text {
    row(choices, "; ", "; or ", |last| format!("; {} ", Conjunction::Or.spanish(last)))
}

/// Steps in order: "A, B, then C" / «A, B y luego C».
pub fn then_list(steps: impl IntoIterator<Item = Text>) -> Text {
    row(steps, ", ", ", then ", |_| " y luego ".to_owned())
}

/// Finished sentences one after the other; for steps too long for [`then_list`].
pub fn paragraph(sentences: impl IntoIterator<Item = Text>) -> Text {
    sentences.into_iter().map(Text::sentence).fold(Text::default(), Text::then)
}

/// A word such as "if", the clause it governs, a comma, and the main clause.
fn subordinate(word: Text, clause: Text, main: Text) -> Text {
    word.then(clause).map(|text| text + ",").then(main)
}

/// A permission, duty or ban; the Spanish words are for «tú», one other and several others.
fn modal(subject: &Subject, action: &Clause, en: &str, es: [&str; 3]) -> Text {
    let [second, third, third_many] = es;
    let es = match subject.person() {
        Person::You => second,
        Person::Third => third,
        Person::ThirdMany => third_many,
    };
    subject.text().then(Text::new(en, es)).then(action.infinitive())
}
