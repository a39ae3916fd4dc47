//! Ready-made tables: the fields of a new table that each stands for.

use games::AnyGame;
use table::setup::{Opponent, Preset, PresetDecks};

use super::new_table_form::Fields;
use super::preview;
use crate::api::{PresetAnswer, PresetList};

/// The form for the ready-made table with this word; `None` if the game has no such table.
pub(super) fn form_of(game: &dyn AnyGame, word: &str) -> Option<Fields> {
    let preset = game.presets().into_iter().find(|preset| preset.word == word)?;
    Some(fields(game, &preset))
}

fn fields(game: &dyn AnyGame, preset: &Preset) -> Fields {
    let mut fields = Fields::from([("game".to_owned(), game.name().to_owned())]);
    for word in preset.setup.split_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, "yes"));
        fields.insert(format!("set.{key}"), value.to_owned());
    }
    let (other, side) = match preset.opponent {
        Opponent::EasyBot => ("easy", "chosen"),
        Opponent::NormalBot => ("normal", "random"),
        Opponent::Friend => ("open", "random"),
    };
    let played = preview::preview_match(game, &fields);
    for (place, seat) in played.iter().flat_map(|played| played.seats()).enumerate() {
        let sitter = if place == 0 { "me" } else { other };
        fields.insert(format!("seat.{}", seat.word), sitter.to_owned());
    }
    fields.insert("side".to_owned(), side.to_owned());
    if preset.decks == PresetDecks::Brought {
        fields.insert("decks".to_owned(), "each".to_owned());
    }
    fields
}

/// The ready-made tables as programs see them.
pub(super) fn list(game: &dyn AnyGame) -> PresetList {
    let preset = |preset: Preset| PresetAnswer {
        preset: preset.word.to_owned(),
        fields: fields(game, &preset),
        name: preset.label.into(),
        about: preset.help.into(),
    };
    PresetList { presets: game.presets().into_iter().map(preset).collect() }
}
