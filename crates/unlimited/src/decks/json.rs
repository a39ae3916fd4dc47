//! The JSON form of deck files that deck builders on the web use.

use prose::text;
use serde::Serialize;
use serde_json::{Map, Value};

use super::Title;
use super::draft::{Draft, Section, deck_name, read_count, readable, unreadable};
use super::fault::{Fault, Place};
use super::set_id::{read_set_id, set_id};
use super::sketch::Sketch;

/// The section of each field that holds one card; a second leader is read so that it can be
/// reported.
const SINGLE: [(&str, Section); 4] = [
    ("leader", Section::Leader),
    ("secondleader", Section::Leader),
    ("leader2", Section::Leader),
    ("base", Section::Base),
];
const LISTS: [(&str, Section); 2] = [("deck", Section::Main), ("sideboard", Section::Sideboard)];

/// Reads a deck in the JSON form.
pub fn read_json(text: &str) -> Result<Draft, Vec<Fault>> {
    let value = serde_json::from_str(readable(text)?).map_err(|error| vec![broken(&error)])?;
    let Value::Object(fields) = value else {
        return Err(vec![no_fields()]);
    };
    let mut draft = Draft { name: name(&fields), ..Draft::default() };
    for (key, section) in SINGLE {
        match field(&fields, key) {
            None | Some(Value::Null) => {}
            Some(value) => add(&mut draft, section, key, value)?,
        }
    }
    for (key, section) in LISTS {
        match field(&fields, key) {
            Some(Value::Array(list)) => {
                for (n, value) in list.iter().enumerate() {
                    add(&mut draft, section, &format!("{key}[{n}]"), value)?;
                }
            }
            None | Some(Value::Null) => {}
            Some(_) => draft.faults.push(no_list(section, key)),
        }
    }
    if draft.entries.is_empty() && draft.faults.is_empty() {
        return Err(vec![no_fields()]);
    }
    Ok(draft)
}

/// Returns a field, ignoring upper and lower case.
fn field<'a>(fields: &'a Map<String, Value>, key: &str) -> Option<&'a Value> {
    let named = || fields.iter().find(|(name, _)| name.eq_ignore_ascii_case(key));
    fields.get(key).or_else(|| named().map(|(_, value)| value))
}

fn name(fields: &Map<String, Value>) -> Option<String> {
    let metadata = field(fields, "metadata")?.as_object()?;
    deck_name(field(metadata, "name")?.as_str()?)
}

/// Adds `{"id": ..., "count": ...}`; the default count is 1.
fn add(draft: &mut Draft, section: Section, path: &str, value: &Value) -> Result<(), Vec<Fault>> {
    let place = Place::Json(path.to_owned());
    let Value::Object(fields) = value else {
        let fault = no_entry(section, &place);
        return draft.add(section, place, Err(fault), Ok(1));
    };
    let id_place = Place::Json(format!("{path}.id"));
    let card = match field(fields, "id") {
        Some(Value::String(id)) => read_set_id(id, section, &id_place),
        _ => Err(no_entry(section, &place)),
    };
    let count_place = Place::Json(format!("{path}.count"));
    let count = match field(fields, "count") {
        None | Some(Value::Null) => Ok(1),
        Some(count) => read_count(&count.to_string(), section, &count_place),
    };
    draft.add(section, place, card, count)
}

fn no_entry(section: Section, place: &Place) -> Fault {
    let said = text!(
        "An entry is an object with the fields id and count; id is a text such as SOR_014.",
        "Una entrada es un objeto con los campos id y count; id es un texto como SOR_014."
    );
    Fault::new(section.rule(), place, said)
}

fn no_list(section: Section, key: &str) -> Fault {
    let said = text!(
        "Here must be a list of objects with the fields id and count.",
        "Aquí debe haber una lista de objetos con los campos id y count."
    );
    Fault::new(section.rule(), &Place::Json(key.to_owned()), said)
}

fn no_fields() -> Fault {
    unreadable(
        &Place::Deck,
        text!(
            "This JSON holds no deck. It must be an object with the fields leader, base and deck.",
            "Este JSON no contiene ningún mazo. Debe ser un objeto con los campos leader, base y deck."
        ),
    )
}

fn broken(error: &serde_json::Error) -> Fault {
    let said = if error.is_eof() {
        text!(
            "The JSON ends too early. Copy the whole file.",
            "El JSON termina antes de tiempo. Copia el archivo entero."
        )
    } else {
        text!(
            "This is not JSON, from character {column} on. Export the deck again, or correct it.",
            "Esto no es JSON a partir del carácter {column}. Exporta el mazo otra vez o corrígelo.",
            column = error.column(),
        )
    };
    unreadable(&Place::Line(error.line()), said)
}

#[derive(Serialize)]
struct File<'a> {
    metadata: Metadata<'a>,
    leader: Option<Copies>,
    secondleader: Option<Copies>,
    base: Option<Copies>,
    deck: Vec<Copies>,
    sideboard: Vec<Copies>,
}

#[derive(Serialize)]
struct Metadata<'a> {
    name: &'a str,
    author: &'a str,
}

#[derive(Serialize)]
struct Copies {
    id: String,
    count: u8,
}

impl From<(Title, u8)> for Copies {
    fn from((title, count): (Title, u8)) -> Self {
        Self { id: set_id(title), count }
    }
}

/// Writes a deck in the JSON form.
#[must_use]
pub fn to_json(sketch: &Sketch) -> String {
    let one = |title: Option<Title>| title.map(|title| Copies::from((title, 1)));
    let list = |pile: &[(Title, u8)]| pile.iter().copied().map(Copies::from).collect();
    let file = File {
        metadata: Metadata { name: sketch.name.as_deref().unwrap_or_default(), author: "" },
        leader: one(sketch.leader),
        secondleader: None,
        base: one(sketch.base),
        deck: list(&sketch.cards),
        sideboard: list(&sketch.sideboard),
    };
    serde_json::to_string_pretty(&file).expect("texts and numbers can always be written")
}
