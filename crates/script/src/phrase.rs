//! Parts of a card text that can still become an order, a permission or a statement.

use prose::lexicon::CHOOSE;
use prose::{Clause, Subject, Text, may, text, then_list};

/// A step in words.
pub(crate) enum Phrase {
    /// An action and its subject; it can still become an order, a permission or a statement.
    Action { by: Subject, what: Box<Clause> },
    /// Finished words, and the subject of the action they describe.
    Words { by: Subject, text: Text },
    /// Finished words that begin with a condition or a moment, or that hold a list.
    Condition(Text),
}

impl Phrase {
    pub(crate) fn action(by: Subject, what: Clause) -> Self {
        Self::Action { by, what: Box::new(what) }
    }

    pub(crate) fn words(by: Subject, text: Text) -> Self {
        Self::Words { by, text }
    }

    pub(crate) fn nothing() -> Self {
        Self::words(Subject::You, Text::default())
    }

    /// "choose a card".
    pub(crate) fn choose(by: Subject, what: Text) -> Self {
        Self::action(by, Clause::new(CHOOSE, what))
    }

    pub(crate) fn by(&self) -> &Subject {
        match self {
            Self::Action { by, .. } | Self::Words { by, .. } => by,
            Self::Condition(_) => &Subject::You,
        }
    }

    /// The text that addresses the reader.
    pub(crate) fn text(self) -> Text {
        match self {
            Self::Action { by: Subject::You, what } => what.imperative(),
            Self::Action { by, what } => what.present(&by),
            Self::Words { text, .. } | Self::Condition(text) => text,
        }
    }

    /// The text of an option for a player who is not the reader: "they discard a card", "you draw 1
    /// card".
    pub(crate) fn option_of(self, chooser: &Subject) -> Text {
        match self {
            Self::Action { by, what } if by == *chooser => they(&what),
            Self::Action { by, what } => what.present(&by),
            Self::Words { text, .. } | Self::Condition(text) => text,
        }
    }

    /// The text of a permission for `who`, named `again` on a second mention.
    pub(crate) fn allowed_to(self, who: Subject, again: &Subject) -> Self {
        let text = match self {
            Self::Action { by, what } if by == who || by == *again => may(&who, &what),
            Self::Action { by, what } => {
                let happens = text!("have this happen:", "hacer que ocurra esto:");
                may_do(&who, happens).then(what.present(&by))
            }
            Self::Words { text, .. } | Self::Condition(text) => {
                may_do(&who, text!("do the following:", "hacer lo siguiente:")).then(text)
            }
        };
        Self::words(who, text)
    }

    /// A question whether the reader wants it: "do you want to draw 1 card?". Anything that is not
    /// an action of the reader is stated first: "your opponent draws 1 card. Do you want to?".
    pub(crate) fn offered(self) -> Text {
        match self {
            Self::Action { by: Subject::You, what } => {
                let (what, more) = what.split_more();
                let act = what.infinitive();
                let asked = text!("do you want to {act}?", "¿quieres {act}?", act = act);
                asked.then(more.map(Text::sentence).unwrap_or_default())
            }
            said => {
                let said = said.text().map(|said| said + ".");
                said.then(text!("Do you want this?", "¿Quieres hacerlo?"))
            }
        }
    }

    /// Joins this and the next phrase. Actions of one subject stay one action, so that "you may"
    /// covers them all.
    pub(crate) fn then(self, next: Self) -> Self {
        match (self, next) {
            (Self::Action { by, what }, Self::Action { by: same, what: next }) if by == same => {
                Self::action(by, what.then(*next))
            }
            (first, Self::Words { text, .. }) if text == Text::default() => first,
            (first, Self::Condition(next)) => {
                let first = first.text();
                Self::Condition(text!(
                    "{first}; {next}",
                    "{first}; {next}",
                    first = first,
                    next = next
                ))
            }
            (first, next) => {
                let by = next.by().clone();
                Self::words(by, then_list([first.text(), next.text()]))
            }
        }
    }

    /// "if you do" / «si lo haces».
    pub(crate) fn if_done(&self) -> Text {
        match self.by() {
            Subject::You => text!("if you do", "si lo haces"),
            Subject::One(_) => text!("if they do", "si lo hace"),
            Subject::Many(_) => text!("if they do", "si lo hacen"),
        }
    }
}

/// The action of a player just mentioned: "they" in English, no word in Spanish.
fn they(what: &Clause) -> Text {
    let [en, es] = [Subject::Many(Text::new("they", "")), Subject::One(Text::default())];
    Text { en: what.present(&en).en, es: what.present(&es).es }
}

/// A permission that covers more than a clause: "you may do the following:".
fn may_do(who: &Subject, what: Text) -> Text {
    let who = match who {
        Subject::You => text!("you may", "puedes"),
        Subject::One(who) => text!("{who} may", "{who} puede", who = who),
        Subject::Many(who) => text!("{who} may", "{who} pueden", who = who),
    };
    who.then(what)
}
