//! `cantina play`: a game in the terminal, in plain lines that a screen reader can read.

mod action_bar;
mod answer;
mod guided;
mod input;
mod memory;
mod messages;
mod next_game;
mod numbering;
mod partners;
mod players;
mod rules;
mod screen;
mod seed;
mod session;
mod suggestion;

use std::io::{self, BufRead, IsTerminal as _, Write};
use std::path::PathBuf;

use bots::Player;
use clap::Args;
use clap::builder::PossibleValuesParser;
use games::{AnyGame, AnyMatch, Guide};
use prose::Lang;

use self::action_bar::Ask;
use self::memory::Memory;
pub(super) use self::players::seat_words;
use self::players::{Seating, seat_players};
use self::screen::Screen;
use self::seed::SeedWord;
use self::session::Session;
use super::{SETUP_HELP, game_parser, invalid_setup, print_setup_help};
use crate::error::{CommandError, Verdict};
use crate::replay_file;

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_parser = game_parser())]
    game: &'static dyn AnyGame,
    #[arg(long, value_name = "WORDS", default_value = "")]
    setup: String,
    #[arg(long, value_name = "MODE")]
    mode: Option<String>,
    #[arg(long, value_name = "NAME", conflicts_with = "hot_seat")]
    seat: Option<String>,
    #[arg(long, value_name = "NAME")]
    name: Vec<String>,
    #[arg(long, value_name = "LEVEL", default_value = "easy")]
    bot: Player,
    #[arg(long)]
    hot_seat: bool,
    #[arg(long, value_name = "N")]
    seed: Option<SeedWord>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "mode", "seed"])]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "YES or NO", value_parser = PossibleValuesParser::new(["yes", "no"]))]
    ask: Option<String>,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    input: &mut dyn BufRead,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    if arguments.setup.trim() == SETUP_HELP {
        return print_setup_help(arguments.game, lang, out);
    }
    let OpenedMatch { played, seed, names } = open_match(arguments)?;
    let seating = match &arguments.seat {
        Some(name) => Seating::OnePerson(players::seat_named(&*played, name)?),
        None if arguments.hot_seat => Seating::PeopleOnly,
        None => Seating::AsBefore,
    };
    let mut players = seat_players(played.seats().len(), seating, &arguments.bot, &names);
    players::name_people(&mut players, &arguments.name)?;
    let session = Session {
        game: arguments.game,
        memories: vec![Memory::default(); players.len()],
        played,
        players,
        seed,
        file: arguments.save.clone(),
        screen: Screen::new(out, lang),
        input,
        shown_to: None,
        told_intentions: table::Seats::NONE,
        guide: None,
        ask: match arguments.ask.as_deref() {
            Some("yes") => Ask::BeforeEnding,
            None if io::stdin().is_terminal() => Ask::BeforeEnding,
            _ => Ask::Never,
        },
    };
    session.play()
}

/// Plays the guided first game of a game; the easy bot plays on after it.
pub(super) fn run_guided(
    game: &'static dyn AnyGame,
    guide: &'static Guide,
    lang: Lang,
    input: &mut dyn BufRead,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let started = game.start(&guide.setup, guide.seed);
    let mut played = started.map_err(|faults| invalid_setup(&faults))?;
    for (seat, words) in guide.opening(&*played) {
        played.choose(seat, &words).map_err(|_| guided::does_not_fit())?;
    }
    let seed = SeedWord::from(played.seed());
    let seating = Seating::OnePerson(players::seat_named(&*played, &guide.seat)?);
    let players = seat_players(played.seats().len(), seating, &bots::Level::Greedy.into(), &[]);
    let session = Session {
        game,
        memories: vec![Memory::default(); players.len()],
        played,
        players,
        seed,
        file: None,
        screen: Screen::new(out, lang),
        input,
        shown_to: None,
        told_intentions: table::Seats::NONE,
        guide: Some(guide),
        ask: Ask::Never,
    };
    session.play()
}

/// A new or resumed match.
struct OpenedMatch {
    played: Box<dyn AnyMatch>,
    /// The value of `--seed` that gives the same luck.
    seed: SeedWord,
    /// The names of the players by seat; empty in a new match.
    names: Vec<String>,
}

fn open_match(arguments: &Arguments) -> Result<OpenedMatch, CommandError> {
    let game = arguments.game;
    if let Some(file) = &arguments.resume {
        let sheet = replay_file::read(file)?;
        let opened = game.open(&sheet);
        let played = opened.map_err(|fault| replay_file::refused(file, &fault))?;
        let seed = SeedWord::from(played.seed());
        return Ok(OpenedMatch { played, seed, names: sheet.seats });
    }
    let seed = arguments.seed.clone().map_or_else(SeedWord::random, Ok)?;
    let mode = arguments.mode.iter().map(|mode| format!(" mode={mode}"));
    let setup = arguments.setup.clone() + &mode.collect::<String>();
    let played = game.start(&setup, seed.seed()).map_err(|faults| invalid_setup(&faults))?;
    Ok(OpenedMatch { played, seed, names: Vec::new() })
}
