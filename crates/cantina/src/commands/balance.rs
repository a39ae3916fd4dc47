//! `cantina balance`: how often each side wins when equal bots play every pair of sides.

mod files;
mod progress;
mod table;

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use bots::Player;
use clap::Args;
use games::AnyGame;
use lab::{Balance, Contest, Matchup, Pairing, Run, Sim};
use prose::{Lang, text};

use super::bench::machine;
use super::sim::command::command_line;
use super::sim::{in_background, sim_error};
use super::{game_parser, invalid_setup, print_json};
use crate::cli::{COMMIT, number};
use crate::error::{CommandError, Verdict};
use files::Outputs;
use progress::Progress;

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_parser = game_parser(), required_unless_present = "from")]
    game: Option<&'static dyn AnyGame>,
    #[arg(long, value_name = "LEVEL", default_value = "search:500")]
    bot: Player,
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = number(1..=1_000_000_000_u64))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "WORDS")]
    setup: Vec<String>,
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
    #[arg(
        long,
        value_name = "FILE.json",
        conflicts_with_all = ["game", "bot", "games", "seed", "setup", "threads"]
    )]
    from: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE.md")]
    markdown: Option<PathBuf>,
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    // Check that the files can be written before hours of games are played.
    let outputs = Outputs::reserve(arguments)?;
    let balance = match arguments.game {
        Some(game) => play(game, arguments, lang)?,
        None => files::read_all(&arguments.from)?,
    };
    // If a file cannot be written, the results are still printed.
    let written = outputs.write(&balance, lang);
    if arguments.json {
        print_json(&balance, out)?;
    } else {
        table::print(&balance, lang, out)?;
    }
    written?;
    Ok(Verdict::Fine)
}

/// Plays all setups, one after the other; Ctrl-C ends with the games played so far.
fn play(
    game: &'static dyn AnyGame,
    arguments: &Arguments,
    lang: Lang,
) -> Result<Balance, CommandError> {
    let tables = tables(game, arguments)?;
    let mut progress = Progress::new(tables.len(), lang);
    let begun = Instant::now();
    let mut sims: Vec<Sim> = Vec::new();
    for (setup, seats) in &tables {
        let contest = Contest {
            players: vec![arguments.bot.clone(); *seats],
            games: arguments.games,
            seed: arguments.seed,
            pairing: Pairing::PairedWithOwnSeeds,
        };
        let sim = in_background(arguments.threads, arguments.games, lang, |done, stop| {
            game.subject().sim(setup, &contest, None, done, stop)
        })?;
        let sim = sim.map_err(sim_error)?;
        let stopped = sim.games < sim.requested;
        progress.finished(&sim);
        sims.push(sim);
        if stopped {
            break;
        }
    }
    balance(arguments, game, &sims, begun.elapsed().as_secs_f64())
}

/// The setups to play with their numbers of seats. All are checked before the first game.
fn tables(game: &dyn AnyGame, arguments: &Arguments) -> Result<Vec<(String, usize)>, CommandError> {
    let setups = match &arguments.setup[..] {
        [] => game.subject().matchups(),
        given => given.to_vec(),
    };
    let seats = |setup: String| {
        let started = game.start(&setup, ::table::Seed::from_number(0));
        let seats = started.map_err(|faults| invalid_setup(&faults))?.seats().len();
        Ok((setup, seats))
    };
    setups.into_iter().map(seats).collect()
}

fn balance(
    arguments: &Arguments,
    game: &dyn AnyGame,
    sims: &[Sim],
    seconds: f64,
) -> Result<Balance, CommandError> {
    let Some(first) = sims.first() else {
        return Err(CommandError::Usage(text!(
            "There is no setup to play.",
            "No hay ninguna preparación que jugar."
        )));
    };
    let run = Run {
        command: repeat_command(game, arguments),
        commit: COMMIT.to_owned(),
        profile: if cfg!(debug_assertions) { "debug" } else { "release" }.to_owned(),
        machine: machine(),
        bot: arguments.bot.to_string(),
        seed: arguments.seed,
        seconds,
        matchups: sims.iter().map(Matchup::from).collect(),
    };
    Ok(Balance {
        game: first.game.clone(),
        title: first.title.clone(),
        rules_version: first.rules_version,
        runs: vec![run],
    })
}

/// The command with every argument that affects the result.
fn repeat_command(game: &dyn AnyGame, arguments: &Arguments) -> String {
    let mut words = vec![
        "cantina".to_owned(),
        "balance".to_owned(),
        game.name().to_owned(),
        "--bot".to_owned(),
        arguments.bot.to_string(),
        "--games".to_owned(),
        arguments.games.to_string(),
        "--seed".to_owned(),
        arguments.seed.to_string(),
    ];
    for setup in &arguments.setup {
        words.extend(["--setup".to_owned(), setup.clone()]);
    }
    command_line(&words)
}
