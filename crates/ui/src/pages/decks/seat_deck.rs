//! The choice of a seat's deck in the form of a new table.

use maud::{Markup, html};
use prose::text;
use table::{SetupField, SetupOption};

use super::faults::faults;
use crate::markup::Reader;
use crate::pages::NewTable;

/// The value for one of the reader's saved decks; the field `kept.KEY` has its id.
pub const KEPT: &str = "kept";
/// The value for a pasted deck; the field `paste.KEY` has its text.
pub const PASTED: &str = "pasted";

/// The choice between starter decks, the reader's own decks, and a pasted one.
pub(crate) fn seat_deck(
    reader: Reader,
    page: &NewTable,
    field: &SetupField,
    starters: &[SetupOption],
) -> Markup {
    let name = format!("set.{}", field.key);
    let sent = page.chosen.get(&name).map(String::as_str);
    let kept = (!page.kept.is_empty()).then_some(KEPT);
    let mut words = starters.iter().map(|one| one.word).chain(kept).chain([PASTED]);
    let chosen = words.find(|word| Some(*word) == sent).or(starters.first().map(|one| one.word));
    let wrong = page.deck_faults.get(field.key);
    html! {
        fieldset id={ "deck-" (field.key) } {
            legend { (reader.say(&field.label)) }
            p.help { (reader.say(&field.help)) " " a href="/decks" { (reader.say(&text!("Build decks", "Construir mazos"))) } }
            @if let Some(wrong) = wrong { div.notice { (faults(reader, wrong)) } }
            div.options {
                @for one in starters {
                    label.option {
                        input type="radio" name=(name) value=(one.word) checked[chosen == Some(one.word)];
                        span { b { (reader.say(&one.label)) } " " span.help { (reader.say(&one.help)) } }
                    }
                }
                @if !page.kept.is_empty() { (own_deck(reader, page, field.key, chosen == Some(KEPT))) }
                (pasted_deck(reader, page, field.key, chosen == Some(PASTED)))
            }
        }
    }
}

/// The list of own decks, which the style sheet shows once this option is chosen.
fn own_deck(reader: Reader, page: &NewTable, key: &str, chosen: bool) -> Markup {
    let which = format!("kept.{key}");
    let sent = page.chosen.get(&which);
    html! {
        div.option.unfolds {
            input type="radio" id={ (which) "-choice" } name={ "set." (key) } value=(KEPT) checked[chosen];
            div.grow {
                label for={ (which) "-choice" } { b { (reader.say(&text!("One of my decks", "Uno de mis mazos"))) } }
                div.folded {
                    label.unseen for=(which) { (reader.say(&text!("Which deck", "Qué mazo"))) }
                    select id=(which) name=(which) {
                        @for deck in &page.kept {
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

fn pasted_deck(reader: Reader, page: &NewTable, key: &str, chosen: bool) -> Markup {
    let field = format!("paste.{key}");
    let help = text!(
        "A list of cards, the JSON of a deck builder, or a short code.",
        "Una lista de cartas, el JSON de un constructor de mazos o un código corto."
    );
    let invalid = (chosen && page.deck_faults.contains_key(key)).then_some("true");
    html! {
        div.option.unfolds {
            input type="radio" id={ (field) "-choice" } name={ "set." (key) } value=(PASTED) checked[chosen];
            div.grow {
                label for={ (field) "-choice" } {
                    b { (reader.say(&text!("Paste a deck", "Pegar un mazo"))) } " " span.help { (reader.say(&help)) }
                }
                div.folded {
                    label.unseen for=(field) { (reader.say(&text!("A deck as text", "Un mazo como texto"))) }
                    textarea id=(field) name=(field) rows="8" spellcheck="false" aria-invalid=[invalid] {
                        (page.chosen.get(&field).map_or("", String::as_str))
                    }
                }
            }
        }
    }
}
