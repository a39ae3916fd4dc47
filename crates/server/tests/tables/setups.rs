//! The setups of all games in the description of the API: complete, and as the server reads them.

use games::AnyGame;
use serde_json::{Map, Value};
use table::{Seed, SetupKind};

use crate::harness::{TestServer, Visitor};

fn document() -> Value {
    serde_json::from_str(&server::openapi()).expect("the document is JSON")
}

/// The properties of the setup of a game.
fn properties(document: &Value, game: &dyn AnyGame) -> Map<String, Value> {
    let reference = &document["components"]["schemas"]["TableSetup"]["discriminator"]["mapping"];
    let reference = reference[game.name()].as_str().expect("a schema for each game");
    let schema = document.pointer(&reference[1..]).expect("the schema is there");
    schema["properties"].as_object().expect("properties").clone()
}

fn words(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

#[test]
fn the_description_names_every_game() {
    let document = document();
    let schemas = &document["components"]["schemas"];
    assert_eq!(words(&schemas["GameId"]["enum"]), games::names());
    let form = schemas["NewTableForm"].to_string();
    assert!(form.contains("schemas/GameId") && form.contains("schemas/TableSetup"), "{form}");
    for game in games::all() {
        assert_eq!(words(&properties(&document, game)["game"]["enum"]), [game.name()]);
    }
}

#[test]
fn the_description_has_every_key_and_value_of_every_setup() {
    let document = document();
    for game in games::all() {
        let properties = properties(&document, game);
        let fields = game.setup_fields();
        assert_eq!(properties.len(), fields.len() + 1, "{}: {properties:?}", game.name());
        for field in fields {
            let property = &properties[&format!("set.{}", field.key)];
            match &field.kind {
                SetupKind::OneOf(options) => {
                    let wanted: Vec<&str> = options.iter().map(|option| option.word).collect();
                    assert_eq!(words(&property["enum"]), wanted, "{}", field.key);
                }
                SetupKind::Number { least, most } => {
                    assert_eq!(property["minimum"], f64::from(*least), "{}", field.key);
                    assert_eq!(property["maximum"], f64::from(*most), "{}", field.key);
                }
                SetupKind::Deck { starters, .. } => {
                    let wanted: Vec<&str> = starters.iter().map(|starter| starter.word).collect();
                    assert_eq!(words(&property["examples"]), wanted, "{}", field.key);
                }
                SetupKind::Words(example) => assert_eq!(words(&property["examples"]), [*example]),
            }
            let description = property["description"].as_str().expect("a description");
            assert!(description.starts_with(&field.help.en), "{description}");
            for option in field.options() {
                assert!(description.contains(&option.help.en), "{}: {description}", option.word);
            }
            assert_eq!(property["title"], field.label.en.as_str());
        }
    }
}

#[test]
fn a_default_is_what_a_setup_without_the_key_has() {
    let document = document();
    for game in games::all() {
        let start = |setup: &str| game.start(setup, Seed::from_number(1)).expect("a setup");
        let usual = start("").state_hash();
        for (key, property) in properties(&document, game) {
            let Some(default) = property["default"].as_str() else { continue };
            let key = key.strip_prefix("set.").expect("a key of a setup");
            assert_eq!(start(&format!("{key}={default}")).state_hash(), usual, "{key}={default}");
        }
    }
}

/// Values that the description lists for a key, and values that it does not allow.
fn values(property: &Value) -> (Vec<String>, Vec<String>) {
    if property["type"] == "integer" {
        let limit = |name: &str| property[name].as_u64();
        let (least, most) = (limit("minimum").expect("least"), limit("maximum").expect("most"));
        let listed = (least..=most).map(|number| number.to_string()).collect();
        let outside = [most + 1, least.checked_sub(1).unwrap_or(most + 2)];
        return (listed, outside.map(|number| number.to_string()).to_vec());
    }
    let listed = [words(&property["enum"]), words(&property["examples"])].concat();
    (listed.into_iter().map(str::to_owned).collect(), vec!["nonsense".to_owned()])
}

type Fields = Vec<(String, String)>;

/// A setup in which the key has this value, beside those the game names for it. Some keys are possible
/// only together with one or two others.
fn setup_with(
    game: &dyn AnyGame,
    properties: &Map<String, Value>,
    key: &str,
    value: &str,
) -> Option<Fields> {
    let possible = |fields: &&Fields| {
        let words = fields.iter().map(|(key, value)| format!("{}={value} ", &key["set.".len()..]));
        game.start(&words.collect::<String>(), Seed::from_number(1)).is_ok()
    };
    let with_another = |fields: &Fields| -> Vec<Fields> {
        let others = properties.iter().filter(|(key, _)| *key != "game");
        let others = others.filter(|(key, _)| fields.iter().all(|(used, _)| used != *key));
        let add = |(key, property): (&String, &Value)| {
            let with = |value: String| [&fields[..], &[(key.clone(), value)]].concat();
            values(property).0.into_iter().map(with).collect::<Vec<_>>()
        };
        others.flat_map(add).collect()
    };
    let fields = game.setup_fields();
    let field = fields.iter().find(|field| key.strip_prefix("set.") == Some(field.key));
    let besides = field.map_or(&[""][..], |field| field.beside);
    let setup = |beside: &&str| {
        let pairs = beside.split_whitespace().filter_map(|pair| pair.split_once('='));
        let others = pairs.map(|(key, value)| (format!("set.{key}"), value.to_owned()));
        [(key.to_owned(), value.to_owned())].into_iter().chain(others).collect::<Fields>()
    };
    let mut setups: Vec<Fields> = besides.iter().map(setup).collect();
    for _ in 0..2 {
        if let Some(found) = setups.iter().find(possible) {
            return Some(found.clone());
        }
        setups = setups.iter().flat_map(with_another).collect();
    }
    setups.iter().find(possible).cloned()
}

async fn status(visitor: &mut Visitor, game: &dyn AnyGame, setup: &[(String, String)]) -> u16 {
    let setup = setup.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let fields: Vec<_> = std::iter::once(("game", game.name())).chain(setup).collect();
    visitor.post("/tables", &fields).await.status
}

#[tokio::test]
async fn the_server_accepts_the_values_of_the_description_and_no_others() {
    let server = TestServer::of(games::all().to_vec(), |config| config.limits.tables = 1_000).await;
    let (document, mut visitor) = (document(), server.visitor());
    for game in games::all() {
        let properties = properties(&document, game);
        for (key, property) in properties.iter().filter(|(key, _)| *key != "game") {
            let (listed, outside) = values(property);
            assert!(!listed.is_empty(), "{key}");
            for value in listed {
                let setup = setup_with(game, &properties, key, &value);
                let setup = setup.unwrap_or_else(|| panic!("no setup has {key}={value}"));
                assert_eq!(status(&mut visitor, game, &setup).await, 303, "{setup:?}");
            }
            for value in outside {
                let setup = [(key.clone(), value)];
                assert_eq!(status(&mut visitor, game, &setup).await, 422, "{setup:?}");
            }
        }
        let unknown = [("set.nonsense".to_owned(), "yes".to_owned())];
        assert_eq!(status(&mut visitor, game, &unknown).await, 422);
    }
}
