//! `cantina bench`: measures how fast random games are played on one thread.

use std::env;
use std::io::{self, Write};
use std::process::Command;
use std::time::Duration;

use clap::Args;
use games::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Bench, BenchFault, Compared, Counting, Phase, Plan, Range, yardstick};
use prose::{Lang, Name, text};

use super::{game_parser, invalid_setup, print_json};
use crate::cli::{COMMIT, InvalidValue, number};
use crate::error::{CommandError, Verdict};
use crate::{Allocations, CountAllocations};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_parser = game_parser())]
    game: Option<&'static dyn AnyGame>,
    #[arg(long, value_name = "WORDS", requires = "game")]
    setup: Option<String>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "S", default_value = "1", value_parser = read_seconds)]
    seconds: Duration,
    #[arg(long, value_name = "R", default_value_t = 5, value_parser = number(1..=1000_u32))]
    repetitions: u32,
}

/// The longest repetition that can be asked for.
const MOST_SECONDS: f64 = 600.0;

fn read_seconds(word: &str) -> Result<Duration, InvalidValue> {
    number(0.001..=MOST_SECONDS)(word).map(Duration::from_secs_f64)
}

pub(crate) fn run(
    arguments: &Arguments,
    allocations: Allocations,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let count = match allocations {
        Allocations::Counted(count) => Some(count),
        Allocations::Uncounted => {
            if let Some(verdict) = run_counting_program(lang)? {
                return Ok(verdict);
            }
            None
        }
    };
    let &Arguments { game, json, seed, seconds, repetitions, .. } = arguments;
    let plan = Plan { warm_up: seconds, repetitions, repetition: seconds, seed };
    let measured: Vec<_> = games::all()
        .into_iter()
        .filter(|any| game.is_none_or(|g| g.name() == any.name()))
        .collect();
    let bench = measure(&measured, arguments.setup.as_deref(), &plan, count)?;
    if json {
        print_json(&bench, out)?;
    } else {
        print_table(&bench, out)?;
    }
    Ok(Verdict::Fine)
}

/// Runs the same command in the program that counts allocations, which `cargo build` puts beside this
/// one. Returns `None` if it is not there.
fn run_counting_program(lang: Lang) -> Result<Option<Verdict>, CommandError> {
    let this = env::current_exe()?;
    let counting = this.with_file_name(format!("cantina-counting{}", env::consts::EXE_SUFFIX));
    match Command::new(&counting).args(env::args_os().skip(1)).status() {
        Ok(status) if status.success() => Ok(Some(Verdict::Fine)),
        // It has printed why.
        Ok(_) => Ok(Some(Verdict::Failed)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let note = text!(
                "Allocations are not counted: `cargo build --release` builds the program that counts them.",
                "Las reservas de memoria no se cuentan: `cargo build --release` compila el programa que las cuenta."
            );
            eprintln!("cantina: {}", note.get(lang));
            Ok(None)
        }
        Err(error) => Err(CommandError::unreadable(&counting, &error)),
    }
}

fn measure(
    measured: &[&'static dyn AnyGame],
    setup: Option<&str>,
    plan: &Plan,
    count: Option<CountAllocations>,
) -> Result<Bench, CommandError> {
    let count = count.as_ref().map(|count| count as &Counting<'_>);
    let variants = match setup {
        Some(_) => 1,
        None => measured.iter().map(|game| game.subject().variants()).sum(),
    };
    let bar = ProgressBar::new(variants as u64 * u64::from(plan.steps()));
    bar.set_style(bar_style());
    bar.set_message("yardstick");
    let copies_per_s = yardstick(plan);
    let mut games = Vec::new();
    for game in measured {
        let mut progress = |variant: &str, phase| {
            bar.inc(1);
            bar.set_message(format!("{} {variant}: {}", game.name(), phase_name(phase)));
        };
        let figures =
            game.subject().bench(setup, plan, count, &mut progress).map_err(
                |fault| match fault {
                    BenchFault::Setup(faults) => invalid_setup(&faults),
                    fault @ BenchFault::NoOptions { .. } => cannot_be_measured(game.name(), &fault),
                },
            )?;
        games.extend(figures.into_iter().map(|figures| Compared::new(figures, copies_per_s)));
    }
    bar.finish_and_clear();
    let given: Vec<String> = env::args().skip(1).collect();
    Ok(Bench {
        commit: COMMIT.to_owned(),
        yardstick_copies_per_s: copies_per_s,
        games,
        command: format!("cantina {}", given.join(" ")),
        machine: machine(),
        profile: if cfg!(debug_assertions) { "debug" } else { "release" },
        seed: plan.seed,
        warm_up_s: plan.warm_up.as_secs_f64(),
        seconds: plan.repetition.as_secs_f64(),
        repetitions: plan.repetitions,
    })
}

fn bar_style() -> ProgressStyle {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
    // An invalid template only changes the look of the bar.
    style.unwrap_or_else(|_| ProgressStyle::default_bar())
}

fn cannot_be_measured(game: &str, fault: &BenchFault) -> CommandError {
    CommandError::Failed(text!(
        "{game} cannot be measured: {fault}.",
        "{game} no se puede medir: {fault}.",
        game = Name(game),
        fault = Name(&fault.to_string())
    ))
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::WarmUp => "warm-up",
        Phase::Playouts => "playouts",
        Phase::PlayoutsWithClone => "playouts with clones",
        Phase::Clones => "clones",
    }
}

/// The processor and memory of this machine, read from system files.
pub(super) fn machine() -> String {
    let threads = std::thread::available_parallelism().map_or(0, usize::from);
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu.lines().find_map(|line| line.strip_prefix("model name")?.split(": ").nth(1));
    let model = model.unwrap_or("unknown processor");
    format!("{} {}, {threads} threads, {model}", env::consts::ARCH, env::consts::OS)
}

fn print_table(bench: &Bench, out: &mut impl Write) -> Result<(), CommandError> {
    let Bench { commit, machine, profile, yardstick_copies_per_s: copies, .. } = bench;
    writeln!(out, "commit {commit}, {profile} build, {machine}")?;
    writeln!(out, "yardstick: {} copies of 2 KiB per second", thousands(*copies))?;
    for Compared { figures, decisions_per_copy, copies_per_clone, .. } in &bench.games {
        writeln!(out, "\n{} {}", figures.game, figures.variant)?;
        let mut rate = |what, median: f64, range: Range| {
            let min = thousands(range.min);
            let max = thousands(range.max);
            writeln!(out, "  {what:30}{:>14}   ({min} to {max})", thousands(median))
        };
        rate("games/s", figures.games_per_s, figures.games_per_s_range)?;
        rate("decisions/s", figures.decisions_per_s, figures.decisions_per_s_range)?;
        rate(
            "decisions/s with a clone each",
            figures.decisions_per_s_with_clone,
            figures.decisions_per_s_with_clone_range,
        )?;
        rate("clone, ns", figures.clone_ns, figures.clone_ns_range)?;
        let mut figure =
            |what, value: f64, digits: usize| writeln!(out, "  {what:30}{value:>14.digits$}");
        figure("decisions per game", figures.decisions_per_game, 1)?;
        figure("options per decision", figures.options_mean, 2)?;
        figure("state, bytes", figures.state_bytes as f64, 0)?;
        if let Some(allocations) = figures.allocations_per_decision {
            figure("allocations per decision", allocations, 4)?;
        }
        figure("decisions per yardstick copy", *decisions_per_copy, 4)?;
        figure("yardstick copies per clone", *copies_per_clone, 3)?;
    }
    Ok(())
}

/// A whole number with separated thousands.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut apart = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            apart.push(',');
        }
        apart.push(digit);
    }
    apart
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_separated() {
        assert_eq!(
            [1.4, 999.0, 1000.0, 46_123_456.0].map(thousands),
            ["1", "999", "1,000", "46,123,456"]
        );
    }

    #[test]
    fn seconds_are_positive_and_not_endless() {
        assert_eq!(read_seconds("0.05"), Ok(Duration::from_millis(50)));
        for wrong in ["0", "-1", "NaN", "inf", "1e9", "soon", ""] {
            assert!(read_seconds(wrong).is_err(), "{wrong}");
        }
    }
}
