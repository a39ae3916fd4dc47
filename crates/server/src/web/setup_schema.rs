//! The fields of a setup as properties of a JSON schema, for the description of the addresses.

use serde_json::{Map, Value, json};
use table::{SetupField, SetupKind};

/// The properties `set.KEY` of the form that opens a table, one for each field.
#[must_use]
pub fn setup_properties(fields: &[SetupField]) -> Map<String, Value> {
    let property = |field: &SetupField| (format!("set.{}", field.key), schema(field));
    fields.iter().map(property).collect()
}

fn schema(field: &SetupField) -> Value {
    let mut schema = match &field.kind {
        SetupKind::OneOf(options) => {
            let words: Vec<&str> = options.iter().map(|option| option.word).collect();
            json!({ "type": "string", "enum": words, "default": words.first() })
        }
        SetupKind::Number { least, most } => {
            json!({ "type": "integer", "minimum": least, "maximum": most })
        }
        SetupKind::Deck { starters, code } => {
            let words = starters.iter().map(|starter| starter.word).chain([*code]);
            let examples: Vec<&str> = words.collect();
            json!({ "type": "string", "examples": examples, "default": examples.first() })
        }
        SetupKind::Words(words) => json!({ "type": "string", "examples": [words] }),
    };
    schema["title"] = json!(field.label.en);
    schema["description"] = json!(describe(field));
    schema
}

/// The help of the field and of its options.
fn describe(field: &SetupField) -> String {
    let option = |one: &table::SetupOption| format!(" `{}`: {}", one.word, one.help.en);
    field.help.en.clone() + &field.options().iter().map(option).collect::<String>()
}

#[cfg(test)]
mod tests {
    use duel::Duel;
    use table::Notation as _;
    use unlimited::Unlimited;

    use super::*;

    #[test]
    fn every_field_is_a_property_with_its_limits() {
        let duel = setup_properties(&Duel::settings().fields());
        assert_eq!(duel["set.mode"]["enum"], json!(["duel", "three", "teams"]));
        assert_eq!(duel["set.mode"]["default"], json!("duel"));
        let life = &duel["set.life"];
        assert_eq!((&life["minimum"], &life["maximum"]), (&json!(5), &json!(20)));
        let unlimited = setup_properties(&Unlimited::settings().fields());
        assert_eq!(unlimited["set.red"]["examples"], json!(["vader", "luke", "5.29.44x2.45"]));
        for (key, property) in duel.iter().chain(&unlimited) {
            let said = property["description"].as_str().unwrap_or_default();
            assert!(!said.is_empty() && property["title"].is_string(), "{key}: {property}");
        }
    }
}
