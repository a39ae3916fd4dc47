//! Talking to some of the table alone: whom a line is for, and the choice of the addressee.

use maud::{Markup, html};
use prose::{Text, text};

use super::{DealDesk, Frame, Teamwork};

/// What a reader in a seat can do with words. Empty at tables for two.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Talk {
    /// The others the reader can speak to alone.
    pub addressees: Vec<Addressee>,
    /// The deals, where players make any.
    pub deals: Option<DealDesk>,
    /// What teammates show each other, where there are teams.
    pub teamwork: Option<Teamwork>,
    /// The teammates on the same screen who may choose now too.
    pub same_screen: Vec<Addressee>,
}

/// Somebody the reader can speak to alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addressee {
    /// The word in messages: that of a seat, or `team`.
    pub word: String,
    /// The name inside a sentence.
    pub name: Text,
}

impl Addressee {
    /// The own team.
    #[must_use]
    pub fn team() -> Self {
        Self { word: "team".to_owned(), name: text!("the team", "el equipo") }
    }
}

/// Whom a line of the chat is for, as its reader sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Aside {
    /// Everyone.
    #[default]
    Aloud,
    /// The reader alone.
    ToYou,
    /// This player alone.
    To(Text),
    /// The team.
    ToTeam,
}

impl Aside {
    /// The remark before the words.
    pub(super) fn remark(&self) -> Option<Text> {
        match self {
            Self::Aloud => None,
            Self::ToYou => Some(text!("(to you)", "(a ti)")),
            Self::To(who) => {
                Some(text!("(privately to {who})", "(en privado a {who})", who = who.clone()))
            }
            Self::ToTeam => Some(text!("(to the team)", "(al equipo)")),
        }
    }
}

impl Talk {
    /// The words of the cards that teammates point at.
    #[must_use]
    pub fn pointed_words(&self) -> Vec<String> {
        self.teamwork.as_ref().map(|teamwork| teamwork.pointed.clone()).unwrap_or_default()
    }
}

/// The choice of the addressee beside the words of the chat.
pub(super) fn addressees(frame: &Frame<'_>) -> Markup {
    if frame.talk.addressees.is_empty() {
        return Markup::default();
    }
    let reader = frame.reader;
    let privately = |name: &Text| text!("Only to {who}", "Solo a {who}", who = name.clone());
    html! {
        div.to {
            label for="to" { (reader.say(&text!("Who hears it", "Quién lo oye"))) }
            select #to name="to" form="talk" {
                option value="everyone" { (reader.say(&text!("Everyone", "Todos"))) }
                @for Addressee { word, name } in &frame.talk.addressees {
                    option value=(word) { (reader.say(&privately(name))) }
                }
            }
        }
    }
}
