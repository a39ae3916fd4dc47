//! `cantina demo`: writes the replay of a match between random players.

use std::io::Write;
use std::path::PathBuf;

use bots::Level;
use clap::Args;
use games::AnyGame;
use prose::Lang;
use table::Seed;
use table::replay::Audience;

use super::{SETUP_HELP, game_parser, invalid_setup, print_setup_help};
use crate::error::{CommandError, Verdict};
use crate::replay_file;

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_parser = game_parser())]
    game: &'static dyn AnyGame,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "WORDS", default_value = "")]
    setup: String,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let Arguments { game, seed, setup, out: file } = arguments;
    if setup.trim() == SETUP_HELP {
        return print_setup_help(*game, lang, out);
    }
    let mut played =
        game.start(setup, Seed::from_number(*seed)).map_err(|faults| invalid_setup(&faults))?;
    let random = Level::Random.into();
    while let Some(seat) = played.deciders().lowest() {
        played.choose_as_bot(seat, &random).map_err(|fault| CommandError::Failed(fault.0))?;
    }
    let names = vec!["random".to_owned(); played.seats().len()];
    let sheet = played.record(&names, Audience::Everyone);
    match file {
        None => out.write_all(sheet.write().as_bytes())?,
        Some(file) => replay_file::write(file, &sheet)?,
    }
    Ok(Verdict::Fine)
}
