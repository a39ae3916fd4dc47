//! The search form of the card list.

use maud::{Markup, html};
use prose::{Text, fold, text};

use crate::markup::Reader;

/// What a reader searches for; an empty field does not narrow the search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardFilter {
    /// Words of the name, the facts or the text.
    pub words: String,
    /// The type.
    pub kind: String,
    /// The faction or aspect.
    pub side: String,
    /// The trait.
    pub with_trait: String,
    /// The cost.
    pub cost: String,
    /// The box.
    pub edition: String,
}

/// The values that can be chosen in the form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FilterValues {
    /// The types.
    pub kinds: Vec<Text>,
    /// The factions and aspects.
    pub sides: Vec<Text>,
    /// The traits.
    pub traits: Vec<Text>,
    /// The costs.
    pub costs: Vec<Text>,
    /// The boxes; empty if the cards are not told apart by boxes.
    pub editions: Vec<Text>,
}

impl CardFilter {
    /// Whether every card is shown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The query of an address with the same words, for the cards of another game.
    pub(super) fn words_only(&self) -> String {
        let mut query = String::new();
        for byte in self.words.bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => query.push(byte.into()),
                other => query += &format!("%{other:02X}"),
            }
        }
        if query.is_empty() { query } else { format!("?q={query}") }
    }
}

/// The form, which leads to the same page with other cards.
pub(super) fn search(reader: Reader, filter: &CardFilter, values: &FilterValues) -> Markup {
    let label = text!("Name, type, trait or text", "Nombre, tipo, rasgo o texto");
    let CardFilter { words, kind, side, with_trait, cost, edition } = filter;
    html! {
        form.search role="search" {
            label for="q" { (reader.say(&label)) }
            div {
                input #q type="search" name="q" value=(words) autocomplete="off";
                button.button type="submit" { (reader.say(&text!("Search", "Buscar"))) }
                @if !filter.is_empty() { (all(reader)) }
            }
            div {
                (choice(reader, "kind", &text!("Type", "Tipo"), &values.kinds, kind))
                (choice(reader, "side", &text!("Faction or aspect", "Facción o aspecto"), &values.sides, side))
                (choice(reader, "cost", &text!("Cost", "Coste"), &values.costs, cost))
                (choice(reader, "trait", &text!("Trait", "Rasgo"), &values.traits, with_trait))
                @if !values.editions.is_empty() {
                    (choice(reader, "edition", &text!("Box", "Caja"), &values.editions, edition))
                }
            }
        }
    }
}

/// A field of the form; its values are in the order of the reader's language.
fn choice(reader: Reader, name: &str, label: &Text, values: &[Text], chosen: &str) -> Markup {
    let mut values: Vec<&Text> = values.iter().collect();
    values.sort_by_key(|value| {
        let said = fold(value.get(reader.lang));
        (said.parse::<u8>().unwrap_or(u8::MAX), said)
    });
    let is_chosen = |value: &Text| [&value.en, &value.es].iter().any(|it| fold(it) == fold(chosen));
    html! {
        label {
            (reader.say(label))
            select name=(name) {
                option value="" { (reader.say(&text!("any", "cualquiera"))) }
                @for value in values {
                    option value=(value.en) selected[is_chosen(value)] { (reader.say(&value.clone().capitalised())) }
                }
            }
        }
    }
}

/// The link to all cards.
pub(super) fn all(reader: Reader) -> Markup {
    html! { a.button href="?" { (reader.say(&text!("Show all", "Ver todas"))) } }
}

#[cfg(test)]
mod tests {
    use prose::Lang;

    use super::*;

    #[test]
    fn values_are_sorted_as_the_reader_reads_and_the_chosen_one_is_kept() {
        let values = FilterValues {
            kinds: vec![text!("unit", "unidad"), text!("upgrade", "mejora")],
            costs: ["10", "2"].map(Text::same).to_vec(),
            ..FilterValues::default()
        };
        let filter = CardFilter { kind: "Unidad".into(), ..CardFilter::default() };
        let form = search(Reader { lang: Lang::Es }, &filter, &values).into_string();
        let place = |part: &str| form.find(part).unwrap_or_else(|| panic!("{part} in {form}"));
        assert!(place(">Mejora<") < place("value=\"unit\" selected>Unidad<"));
        assert!(place(">2<") < place(">10<"));
    }

    #[test]
    fn words_are_kept_for_another_game() {
        let filter = CardFilter { words: "ñu & co".into(), ..CardFilter::default() };
        assert_eq!(filter.words_only(), "?q=%C3%B1u%20%26%20co");
        assert_eq!(CardFilter::default().words_only(), "");
    }
}
