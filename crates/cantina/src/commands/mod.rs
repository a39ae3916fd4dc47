//! The commands, one file each: arguments and implementation.

pub(crate) mod analyse;
pub(crate) mod balance;
pub(crate) mod bench;
pub(crate) mod cards;
pub(crate) mod completions;
pub(crate) mod coverage;
pub(crate) mod deck;
pub(crate) mod demo;
pub(crate) mod ladder;
pub(crate) mod laws;
pub(crate) mod learn;
pub(crate) mod load;
pub(crate) mod play;
pub(crate) mod replay;
mod reserved_file;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod words;

use std::io::Write;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use games::AnyGame;
use prose::{Gender, Lang, Noun, Text};
use serde::Serialize;
use table::{SetupFaults, SetupField};

use crate::error::{CommandError, Verdict};

/// The length of a match is counted in choices.
const CHOICE: Noun = Noun::new("choice", "choices", "elección", "elecciones", Gender::Feminine);

/// Parses the name of a game; the error lists the games.
fn game_parser() -> impl TypedValueParser<Value = &'static dyn AnyGame> {
    PossibleValuesParser::new(games::names())
        .try_map(|name| games::named(&name).ok_or("no such game"))
}

/// Prints a value as the JSON documented in `docs/cli.md`.
fn print_json(value: &impl Serialize, out: &mut impl Write) -> Result<(), CommandError> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// A text in both languages, as JSON.
#[derive(Serialize)]
struct Both {
    en: String,
    es: String,
}

impl From<Text> for Both {
    fn from(Text { en, es }: Text) -> Self {
        Self { en, es }
    }
}

/// The value of `--setup` that prints the possible settings.
const SETUP_HELP: &str = "help";

/// Prints the settings of the game and their values.
fn print_setup_help(
    game: &dyn AnyGame,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    for line in game.setup_fields().iter().flat_map(SetupField::describe) {
        writeln!(out, "{}", line.get(lang))?;
    }
    Ok(Verdict::Fine)
}

/// The error for an invalid setup, with every fault in one line.
fn invalid_setup(faults: &SetupFaults) -> CommandError {
    CommandError::Usage(faults.text())
}
