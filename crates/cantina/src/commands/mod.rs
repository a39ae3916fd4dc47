//! The commands, one file each: what it takes, and what it does.

pub(crate) mod bench;
pub(crate) mod cards;
pub(crate) mod completions;
pub(crate) mod coverage;
pub(crate) mod deck;
pub(crate) mod demo;
pub(crate) mod ladder;
pub(crate) mod laws;
pub(crate) mod load;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod sim;

use std::io::Write;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use games::AnyGame;
use prose::{Gender, Lang, Noun};
use serde::Serialize;
use table::{SetupFaults, SetupField};

use crate::trouble::{Trouble, Verdict};

/// The noun a match is counted in: "1 choice", "2 choices".
const CHOICE: Noun = Noun::new("choice", "choices", "elección", "elecciones", Gender::Feminine);

/// Accepts the name of a game; anything else is refused with the list of games.
fn game_parser() -> impl TypedValueParser<Value = &'static dyn AnyGame> {
    PossibleValuesParser::new(games::names())
        .try_map(|name| games::named(&name).ok_or("no such game"))
}

/// Prints a value as the JSON documented in `docs/cli.md`.
fn print_json(value: &impl Serialize, out: &mut impl Write) -> Result<(), Trouble> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// In place of a setup, asks for the words a setup is made of.
const SETUP_HELP: &str = "help";

/// Prints the words a setup of the game is made of.
fn print_setup_help(
    game: &dyn AnyGame,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, Trouble> {
    for line in game.setup_fields().iter().flat_map(SetupField::describe) {
        writeln!(out, "{}", line.get(lang))?;
    }
    Ok(Verdict::Fine)
}

/// The setup is not one the game allows: every fault in one line.
fn wrong_setup(faults: &SetupFaults) -> Trouble {
    Trouble::WrongUse(faults.text())
}
