//! The setups of all games in the description of the API. Everything here follows from
//! `table::setup::Settings`, which every game gives once.

use std::borrow::Cow;
use std::collections::BTreeMap;

use games::AnyGame;
use serde::{Deserialize, Serialize};
use table::setup::Usual;
use table::{Seed, SetupField, SetupKind, SetupOption};
use utoipa::openapi::schema::{Discriminator, Object, Schema};
use utoipa::openapi::{ObjectBuilder, OneOfBuilder, Ref, RefOr, Type};
use utoipa::{PartialSchema, ToSchema};

/// The name of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub String);

impl PartialSchema for GameId {
    fn schema() -> RefOr<Schema> {
        let names =
            word().description(Some("The name of a game.")).enum_values(Some(games::names()));
        names.into()
    }
}

impl ToSchema for GameId {
    fn name() -> Cow<'static, str> {
        "GameId".into()
    }
}

/// The fields `set.KEY` of a form, by name. The description has a schema for each game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableSetup(pub BTreeMap<String, String>);

impl PartialSchema for TableSetup {
    fn schema() -> RefOr<Schema> {
        let mapping = games::all().map(|game| {
            let schema = Ref::from_schema_name(schema_name(game));
            (game.name(), schema.ref_location)
        });
        games::all()
            .into_iter()
            .fold(OneOfBuilder::new(), |all, game| {
                all.item(Ref::from_schema_name(schema_name(game)))
            })
            .description(Some("The setup of a match, which depends on the game."))
            .discriminator(Some(Discriminator::with_mapping("game", mapping)))
            .into()
    }
}

impl ToSchema for TableSetup {
    fn name() -> Cow<'static, str> {
        "TableSetup".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.extend(games::all().map(|game| (schema_name(game), game_schema(game).into())));
    }
}

/// The name of the schema of a game: `DeckbuildingSetup`, `OuterRimSetup`.
fn schema_name(game: &dyn AnyGame) -> String {
    let capitalised = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    game.name().split('-').map(capitalised).collect::<String>() + "Setup"
}

/// The setup of one game: its name, and a property for each field.
fn game_schema(game: &dyn AnyGame) -> Object {
    let about = format!("The setup of a match of {}.", game.title().title.en);
    let setup = ObjectBuilder::new()
        .description(Some(about))
        .property("game", word().enum_values(Some([game.name()])))
        .required("game");
    let add = |setup: ObjectBuilder, field: &SetupField| {
        setup.property(format!("set.{}", field.key), property(game, field))
    };
    game.setup_fields().iter().fold(setup, add).build()
}

/// A field with its possible values, its default and its description.
fn property(game: &dyn AnyGame, field: &SetupField) -> Object {
    let values = match &field.kind {
        SetupKind::OneOf(options) => word().enum_values(Some(words(options))),
        SetupKind::Deck { starters, .. } => word().examples(words(starters)),
        SetupKind::Words(example) => word().examples([*example]),
        SetupKind::Number { least, most } => ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(f64::from(*least)))
            .maximum(Some(f64::from(*most))),
    };
    values
        .title(Some(&field.label.en))
        .description(Some(describe(field)))
        .default(default(game, field).map(Into::into))
        .build()
}

/// The value that a field always has if it is left out. A field that is possible only together with another
/// one has none.
fn default(game: &dyn AnyGame, field: &SetupField) -> Option<&'static str> {
    if field.usual == Usual::Depends {
        return None;
    }
    let usual = match &field.kind {
        SetupKind::Words(usual) => usual,
        SetupKind::Number { .. } => return None,
        SetupKind::OneOf(_) | SetupKind::Deck { .. } => field.options().first()?.word,
    };
    let alone = game.start(&format!("{}={usual}", field.key), Seed::from_number(0));
    alone.is_ok().then_some(usual)
}

fn words(options: &[SetupOption]) -> Vec<&'static str> {
    options.iter().map(|option| option.word).collect()
}

fn word() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

/// The help of the field and of its options, and how values that are not listed are written.
fn describe(field: &SetupField) -> String {
    let option = |option: &SetupOption| format!(" `{}`: {}", option.word, option.help.en);
    let more = match &field.kind {
        SetupKind::OneOf(_) | SetupKind::Words(_) => String::new(),
        SetupKind::Number { .. } => " If left out, the number that the rules recommend.".to_owned(),
        SetupKind::Deck { code, .. } => format!(
            " Also the code of any deck, such as `{code}`; `kept` with the id of a saved deck in the \
             field `kept.SEAT`; or `pasted` with the deck as text in the field `paste.SEAT`."
        ),
    };
    let options = field.options().iter().map(option).collect::<String>();
    format!("{}{options}{more}", field.help.en)
}
