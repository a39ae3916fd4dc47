//! `cantina laws`: checks the laws that every game must keep, in random games.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use games::AnyGame;
use lab::TrialPlan;
use prose::Lang;
use serde::Serialize;
use table::laws::{BrokenLaw, Report};

use super::bench::machine;
use super::sim::in_background;
use super::{game_parser, print_json};
use crate::cli::{COMMIT, number};
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_parser = game_parser())]
    game: &'static dyn AnyGame,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number(1..=1_000_000_000_u64))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 31, value_parser = number(1..=u16::MAX))]
    stride: u16,
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
    #[arg(long)]
    json: bool,
}

/// The result, as JSON.
#[derive(Serialize)]
struct Trials {
    command: String,
    commit: &'static str,
    machine: String,
    game: &'static str,
    seed: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    seen: Option<Report>,
    /// The broken law of the game with the lowest number.
    broken: Option<BrokenLaw>,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let begun = Instant::now();
    let plan = TrialPlan {
        games: arguments.games,
        seed: arguments.seed,
        stride: usize::from(arguments.stride),
    };
    let result = in_background(arguments.threads, arguments.games, lang, |done, stop| {
        arguments.game.subject().trials(&plan, done, stop)
    })?;
    let given: Vec<String> = std::env::args().skip(1).collect();
    let trials = Trials {
        command: format!("cantina {}", given.join(" ")),
        commit: COMMIT,
        machine: machine(),
        game: arguments.game.name(),
        seed: arguments.seed,
        seconds: begun.elapsed().as_secs_f64(),
        seen: result.as_ref().ok().copied(),
        broken: result.err(),
    };
    if arguments.json {
        print_json(&trials, out)?;
    } else {
        print(&trials, lang, out)?;
    }
    Ok(if trials.broken.is_none() { Verdict::Fine } else { Verdict::Failed })
}

fn print(trials: &Trials, lang: Lang, out: &mut impl Write) -> Result<(), CommandError> {
    let Trials { command, commit, machine, seconds, .. } = trials;
    writeln!(out, "{command}")?;
    writeln!(out, "commit {commit}, {machine}, {seconds:.1} s")?;
    if let Some(broken) = &trials.broken {
        writeln!(out, "{broken}")?;
    }
    let Some(seen) = &trials.seen else { return Ok(()) };
    let [games, choices, worlds, refusals, sentences, kept] = match lang {
        Lang::En => [
            "games",
            "choices",
            "imagined worlds",
            "refused choices",
            "sentences in both languages",
            "Every law was kept.",
        ],
        Lang::Es => [
            "partidas",
            "decisiones",
            "mundos imaginados",
            "decisiones rechazadas",
            "frases en ambos idiomas",
            "Se cumplieron todas las leyes.",
        ],
    };
    for (what, many) in [
        (games, seen.games),
        (choices, seen.plies),
        (worlds, seen.worlds),
        (refusals, seen.refusals),
        (sentences, seen.sentences),
    ] {
        writeln!(out, "  {what:30}{:>14}", lab::whole(many).get(lang))?;
    }
    writeln!(out, "{kept}")?;
    Ok(())
}
