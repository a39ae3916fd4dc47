//! `cantina demo`: the replay of a match between players who choose at random.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use prose::{Name, Text, text};
use table::{Refusal, Seed};

use super::game_parser;
use crate::games::AnyGame;
use crate::trouble::{Trouble, Verdict};

/// Keeps what the players choose apart from the luck of the match.
const WHIM: u64 = 0xCA27_17A5;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game to play.
    #[arg(value_parser = game_parser())]
    game: &'static dyn AnyGame,
    /// Decides the match: the same number gives the same replay.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The setup in the game's notation, such as "life=10"; what is left out is as usual.
    #[arg(long, value_name = "WORDS", default_value = "")]
    setup: String,
    /// Write to this file, not to the terminal.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<Verdict, Trouble> {
    let Arguments { game, seed, setup, out: file } = arguments;
    let mut played = game.start(setup, Seed::from_number(*seed)).map_err(|faults| {
        let join =
            |pick: fn(&Refusal) -> &str| faults.0.iter().map(pick).collect::<Vec<_>>().join(" ");
        Trouble::WrongUse(Text::new(join(|fault| &fault.text.en), join(|fault| &fault.text.es)))
    })?;
    played.play_at_random(Seed::from_number(seed ^ WHIM)).map_err(Trouble::Failed)?;
    let names = vec!["random".to_owned(); played.seats().len()];
    let replay = played.record(&names).write();
    match file {
        None => out.write_all(replay.as_bytes())?,
        Some(file) => fs::write(file, replay).map_err(|error| {
            let file = file.display().to_string();
            Trouble::WrongUse(text!(
                "{file} cannot be written: {error}.",
                "{file} no se puede escribir: {error}.",
                file = Name(&file),
                error = Name(&error.to_string())
            ))
        })?,
    }
    Ok(Verdict::Fine)
}
