//! `cantina ladder`: rates the strength of the bot levels.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::Lineup;
use clap::Args;
use games::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Encounter, Finding, Ladder, LadderFault, LadderPlan, LadderStep, puzzles_of};
use prose::{Lang, Name, Text, text};
use serde::Serialize;

use super::bench::machine;
use super::{game_parser, invalid_setup, print_json};
use crate::cli::{COMMIT, number};
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_parser = game_parser())]
    game: &'static dyn AnyGame,
    #[arg(long, value_name = "A,B,…", default_value = "random,easy,normal,hard")]
    levels: Lineup,
    #[arg(long, value_name = "MAX", default_value_t = 100, value_parser = number(0..=1_000_000_u32))]
    pairs: u32,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "WORDS", default_value = "")]
    setup: String,
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
    #[arg(long)]
    json: bool,
}

/// A ladder with everything needed to repeat it.
#[derive(Serialize)]
struct LadderReport {
    commit: &'static str,
    command: String,
    machine: String,
    profile: &'static str,
    #[serde(flatten)]
    ladder: Ladder,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let ladder = play(arguments, lang)?;
    let given: Vec<String> = std::env::args().skip(1).collect();
    let report = LadderReport {
        commit: COMMIT,
        command: format!("cantina {}", given.join(" ")),
        machine: machine(),
        profile: if cfg!(debug_assertions) { "debug" } else { "release" },
        ladder,
    };
    if arguments.json {
        print_json(&report, out)?;
    } else {
        print(&report, lang, out)?;
    }
    Ok(Verdict::Fine)
}

/// Plays on all threads while the progress bar is drawn; Ctrl-C ends it early.
fn play(arguments: &Arguments, lang: Lang) -> Result<Ladder, CommandError> {
    static STOP: AtomicBool = AtomicBool::new(false);
    // Without a handler Ctrl-C ends the program, and only the result is lost.
    let _ = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.threads).build();
    let pool = pool.map_err(|error| {
        let error = error.to_string();
        CommandError::Failed(text!(
            "The threads cannot be started: {error}.",
            "No se pueden iniciar los hilos: {error}.",
            error = Name(&error)
        ))
    })?;
    let game = arguments.game;
    let files = rulebook::scenario_files().iter().map(|file| (file.path, file.text));
    let puzzles = puzzles_of(game.name(), files);
    let plan = LadderPlan {
        players: arguments.levels.0.clone(),
        rounds: arguments.pairs,
        seed: arguments.seed,
    };
    let bar = progress_bar();
    let watch = |step: LadderStep<'_>| match step {
        LadderStep::Encounters(games) => bar.set_length(games),
        LadderStep::Encounter(first, second) => bar.set_message(format!("{first} – {second}")),
        LadderStep::Games(count) => bar.inc(count),
        LadderStep::Positions(attempts) => {
            bar.reset();
            bar.set_length(attempts);
            bar.set_message(in_language(lang, "positions", "posiciones"));
        }
        LadderStep::Attempt => bar.inc(1),
    };
    let ladder =
        pool.install(|| game.subject().ladder(&arguments.setup, &plan, &puzzles, &watch, &STOP));
    bar.finish_and_clear();
    ladder.map_err(ladder_error)
}

fn progress_bar() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}, {per_sec}, {eta}");
    let bar = ProgressBar::new(0);
    bar.enable_steady_tick(Duration::from_millis(200));
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

fn ladder_error(fault: LadderFault) -> CommandError {
    match fault {
        LadderFault::Setup(faults) => invalid_setup(&faults),
        LadderFault::Player(fault) => CommandError::Failed(fault.0),
        LadderFault::Position(failure) => CommandError::Failed(Text::same(failure.to_string())),
    }
}

fn in_language(lang: Lang, en: &'static str, es: &'static str) -> &'static str {
    if lang == Lang::En { en } else { es }
}

fn print(report: &LadderReport, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let LadderReport { commit, command, machine, profile, ladder } = report;
    let say = |en, es| in_language(lang, en, es);
    let games = say("games", "partidas");
    let seed = say("seed", "semilla");
    writeln!(
        out,
        "{} {}: {} {games}, {seed} {}",
        ladder.game, ladder.variant, ladder.games, ladder.seed
    )?;
    writeln!(out)?;
    print_rungs(ladder, lang, out)?;
    if ladder.rungs.len() > 1 {
        writeln!(out)?;
        print_scores(ladder, lang, out)?;
        writeln!(out)?;
        for encounter in &ladder.encounters {
            writeln!(out, "{}", finding(ladder, encounter).get(lang))?;
        }
    }
    writeln!(out)?;
    writeln!(
        out,
        "{}: {:.0} {}",
        say("search", "búsqueda"),
        ladder.iterations_per_s,
        say("iterations/s per thread", "iteraciones/s por hilo")
    )?;
    writeln!(out, "{}: {command}", say("command", "orden"))?;
    writeln!(out, "{}: {machine}", say("machine", "máquina"))?;
    writeln!(out, "{}: {commit}, {profile}, {:.0} s", say("commit", "commit"), ladder.seconds)
}

/// Prints the rating of each player.
fn print_rungs(ladder: &Ladder, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let say = |en, es| in_language(lang, en, es);
    let positions = say("positions", "posiciones");
    writeln!(
        out,
        "{:<16}{:>7}{:>18}{:>10}{positions:>14}",
        say("level", "nivel"),
        "Elo",
        "95 %",
        say("games", "partidas")
    )?;
    for rung in &ladder.rungs {
        let interval = format!("{:.0} – {:.0}", rung.low, rung.high);
        let solved = percent(rung.solved);
        let bot = &rung.bot;
        let elo = rung.elo;
        let games = rung.games;
        writeln!(out, "{bot:<16}{elo:>7.0}{interval:>18}{games:>10}{solved:>14}")?;
    }
    Ok(())
}

/// Prints the share of points of each player against each other one.
fn print_scores(ladder: &Ladder, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let en = "score of the row against the column";
    let es = "puntos de la fila contra la columna";
    writeln!(out, "{}", in_language(lang, en, es))?;
    write!(out, "{:<16}", "")?;
    for rung in &ladder.rungs {
        write!(out, "{:>14}", rung.bot)?;
    }
    writeln!(out)?;
    for (row, rung) in ladder.rungs.iter().enumerate() {
        write!(out, "{:<16}", rung.bot)?;
        for column in 0..ladder.rungs.len() {
            write!(out, "{:>14}", percent(score(ladder, row, column)))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The share of points one player won against another, if they played.
fn score(ladder: &Ladder, one: usize, other: usize) -> Option<f64> {
    ladder.encounters.iter().find_map(|encounter| match encounter.players {
        [first, second] if [second, first] == [one, other] => encounter.score,
        [first, second] if [first, second] == [one, other] => encounter.score.map(|s| 1.0 - s),
        _ => None,
    })
}

fn percent(share: Option<f64>) -> String {
    share.map_or("–".to_owned(), |share| format!("{:.1} %", 100.0 * share))
}

/// The conclusion of the sequential test about two players.
fn finding(ladder: &Ladder, encounter: &Encounter) -> Text {
    let [first, second] = encounter.players.map(|place| ladder.rungs[place].bot.as_str());
    let count = encounter.rounds;
    let rounds = if ladder.games_per_round == 2 {
        text!("{count} pairs", "{count} parejas", count = count)
    } else {
        text!("{count} rounds", "{count} rondas", count = count)
    };
    match encounter.finding {
        Finding::Stronger => text!(
            "{second} is stronger than {first} ({rounds}).",
            "{second} es más fuerte que {first} ({rounds}).",
            first = Name(first),
            second = Name(second),
            rounds = rounds
        ),
        Finding::NotStronger => text!(
            "{second} is not noticeably stronger than {first} ({rounds}).",
            "{second} no es notablemente más fuerte que {first} ({rounds}).",
            first = Name(first),
            second = Name(second),
            rounds = rounds
        ),
        Finding::Open => text!(
            "After {rounds} it is undecided whether {second} is stronger than {first}.",
            "Tras {rounds} no se sabe si {second} es más fuerte que {first}.",
            first = Name(first),
            second = Name(second),
            rounds = rounds
        ),
    }
}
