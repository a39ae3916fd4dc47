//! The choice of a seat's deck, on the form of a new table and before a match to which players bring
//! their own.

use std::collections::BTreeMap;

use maud::{Markup, html};
use prose::{Text, text};
use table::SetupOption;
use unlimited::decks::Fault;

use super::KeptDeck;
use super::faults::faults;
use crate::markup::Reader;

/// The value for one of the reader's saved decks; the field `kept` has its id.
pub const KEPT: &str = "kept";
/// The value for a pasted deck; the field `paste` has its text.
pub const PASTED: &str = "pasted";

/// The choice between starter decks, the reader's own decks, and a pasted one.
pub(crate) struct SeatDeck<'a> {
    /// The id of the element.
    pub(crate) id: String,
    /// The names of three fields: the choice, the saved deck and the pasted text.
    pub(crate) names: [String; 3],
    pub(crate) label: &'a Text,
    pub(crate) help: &'a Text,
    pub(crate) starters: &'a [SetupOption],
    /// The decks the reader keeps.
    pub(crate) kept: &'a [KeptDeck],
    /// The values that were sent, by the name of the field.
    pub(crate) sent: &'a BTreeMap<String, String>,
    /// The faults of the deck that was sent.
    pub(crate) faults: &'a [Fault],
}

impl SeatDeck<'_> {
    pub(crate) fn draw(&self, reader: Reader) -> Markup {
        let sent = self.sent.get(&self.names[0]).map(String::as_str);
        let kept = (!self.kept.is_empty()).then_some(KEPT);
        let mut words = self.starters.iter().map(|one| one.word).chain(kept).chain([PASTED]);
        let chosen =
            words.find(|word| Some(*word) == sent).or(self.starters.first().map(|one| one.word));
        html! {
            fieldset id=(self.id) {
                legend { (reader.say(self.label)) }
                p.help { (reader.say(self.help)) " " a href="/decks" { (reader.say(&text!("Build decks", "Construir mazos"))) } }
                @if !self.faults.is_empty() { div.notice role="alert" { (faults(reader, self.faults)) } }
                div.options {
                    @for one in self.starters {
                        label.option {
                            input type="radio" name=(self.names[0]) value=(one.word) checked[chosen == Some(one.word)];
                            span { b { (reader.say(&one.label)) } " " span.help { (reader.say(&one.help)) } }
                        }
                    }
                    @if !self.kept.is_empty() { (self.own_deck(reader, chosen == Some(KEPT))) }
                    (self.pasted_deck(reader, chosen == Some(PASTED)))
                }
            }
        }
    }

    /// The list of own decks, which the style sheet shows once this option is chosen.
    fn own_deck(&self, reader: Reader, chosen: bool) -> Markup {
        let [choice, which, _] = &self.names;
        let sent = self.sent.get(which);
        html! {
            div.option.unfolds {
                input type="radio" id={ (which) "-choice" } name=(choice) value=(KEPT) checked[chosen];
                div.grow {
                    label for={ (which) "-choice" } { b { (reader.say(&text!("One of my decks", "Uno de mis mazos"))) } }
                    div.folded {
                        label.unseen for=(which) { (reader.say(&text!("Which deck", "Qué mazo"))) }
                        select id=(which) name=(which) {
                            @for deck in self.kept {
                                option value=(deck.id) selected[sent == Some(&deck.id)] {
                                    (deck.name()) " · " (reader.say(&deck.about()))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn pasted_deck(&self, reader: Reader, chosen: bool) -> Markup {
        let [choice, _, field] = &self.names;
        let help = text!(
            "A list of cards, the JSON of a deck builder, or a short code.",
            "Una lista de cartas, el JSON de un constructor de mazos o un código corto."
        );
        let invalid = (chosen && !self.faults.is_empty()).then_some("true");
        html! {
            div.option.unfolds {
                input type="radio" id={ (field) "-choice" } name=(choice) value=(PASTED) checked[chosen];
                div.grow {
                    label for={ (field) "-choice" } {
                        b { (reader.say(&text!("Paste a deck", "Pegar un mazo"))) } " " span.help { (reader.say(&help)) }
                    }
                    div.folded {
                        label.unseen for=(field) { (reader.say(&text!("A deck as text", "Un mazo como texto"))) }
                        textarea id=(field) name=(field) rows="8" spellcheck="false" aria-invalid=[invalid] {
                            (self.sent.get(field).map_or("", String::as_str))
                        }
                    }
                }
            }
        }
    }
}
