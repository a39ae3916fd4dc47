//! `cantina learn`: the guided first game of a game, in the terminal.

use std::io::{BufRead, Write};

use clap::Args;
use games::AnyGame;
use prose::{Lang, text};

use super::{game_parser, play};
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_parser = game_parser())]
    game: &'static dyn AnyGame,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    input: &mut dyn BufRead,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let game = arguments.game;
    let guide = games::guide(game).ok_or_else(|| {
        CommandError::Usage(text!(
            "{game} has no guided game.",
            "{game} no tiene partida guiada.",
            game = game.title().title
        ))
    })?;
    play::run_guided(game, guide, lang, input, out)
}
