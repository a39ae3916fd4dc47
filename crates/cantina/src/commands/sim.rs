//! `cantina sim`: plays many games between bots and reports the results.

pub(super) mod command;
mod table;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bots::Lineup;
use clap::Args;
use games::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Contest, Pairing, Recording, Sim, SimFault, report_page};
use prose::{Lang, Name, Text, text};

use super::reserved_file::{ReservedFile, no_page};
use super::{game_parser, invalid_setup, print_json};
use crate::cli::number;
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_parser = game_parser())]
    game: &'static dyn AnyGame,
    #[arg(long, value_name = "A,B,…")]
    seats: Lineup,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number(1..=1_000_000_000_u64))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    paired: bool,
    #[arg(long, value_name = "WORDS", default_value = "")]
    setup: String,
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[arg(long, value_name = "FILE.parquet")]
    out: Option<PathBuf>,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    // Start a match of this setup to count the seats.
    let usual = arguments.game.start(&arguments.setup, ::table::Seed::from_number(0));
    let seats = usual.map_err(|faults| invalid_setup(&faults))?.seats().len();
    if arguments.seats.0.len() != seats {
        return Err(CommandError::Usage(text!(
            "This setup of {game} has {seats} seats, and --seats names {named} players: name one per seat.",
            "Esta preparación de {game} tiene {seats} asientos, y --seats nombra {named} jugadores: nombra uno para cada asiento.",
            game = Name(arguments.game.name()),
            seats = seats,
            named = arguments.seats.0.len()
        )));
    }
    // Check that the report can be written before hours of games are played.
    let report = arguments.report.as_deref().map(ReservedFile::reserve).transpose()?;
    let pairing = if arguments.paired { Pairing::Paired } else { Pairing::Single };
    let contest = Contest {
        players: arguments.seats.0.clone(),
        games: arguments.games,
        seed: arguments.seed,
        pairing,
    };
    let sim = play(arguments, &contest, lang)?;
    // If the report cannot be written, the results are still printed.
    let written = report.map(|file| write_page(file, &sim, arguments)).transpose();
    if arguments.json {
        print_json(&sim, out)?;
    } else {
        table::print(&sim, lang, out)?;
    }
    written?;
    Ok(Verdict::Fine)
}

fn write_page(
    file: ReservedFile<'_>,
    sim: &Sim,
    arguments: &Arguments,
) -> Result<(), CommandError> {
    let page = report_page(sim, &command::provenance(arguments));
    file.write(&page.map_err(|fault| no_page(&fault))?)
}

fn play(arguments: &Arguments, contest: &Contest, lang: Lang) -> Result<Sim, CommandError> {
    let provenance = command::provenance(arguments);
    let recording = arguments.out.clone().map(|path| Recording { path, provenance });
    let sim = in_background(arguments.threads, arguments.games, lang, |done, stop| {
        let subject = arguments.game.subject();
        subject.sim(&arguments.setup, contest, recording.as_ref(), done, stop)
    })?;
    sim.map_err(sim_error)
}

/// The error for a simulation without a result.
pub(super) fn sim_error(fault: SimFault) -> CommandError {
    match fault {
        SimFault::Setup(faults) => invalid_setup(&faults),
        SimFault::Player(fault) => CommandError::Failed(fault.0),
        SimFault::Recording(fault) => CommandError::Usage(fault.text()),
    }
}

/// Plays games on several threads while a progress bar is drawn; Ctrl-C ends it early.
pub(super) fn in_background<T: Send>(
    threads: usize,
    games: u64,
    lang: Lang,
    work: impl Fn(&AtomicU64, &AtomicBool) -> T + Sync + Send,
) -> Result<T, CommandError> {
    static STOP: AtomicBool = AtomicBool::new(false);
    // Without a handler Ctrl-C ends the program, and only the result is lost.
    let _ = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| {
        CommandError::Failed(Text::new(
            format!("The threads cannot be started: {error}."),
            format!("No se pueden iniciar los hilos: {error}."),
        ))
    })?;
    let done = AtomicU64::new(0);
    let bar = progress_bar(games, lang);
    let result = std::thread::scope(|scope| {
        let player = scope.spawn(|| pool.install(|| work(&done, &STOP)));
        while !player.is_finished() {
            bar.set_position(done.load(Ordering::Relaxed).min(games));
            std::thread::sleep(Duration::from_millis(20));
        }
        player.join()
    });
    bar.finish_and_clear();
    result.or_else(|panic| std::panic::resume_unwind(panic))
}

fn progress_bar(games: u64, lang: Lang) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = match lang {
        Lang::En => "{bar:30} {pos}/{len} games, {per_sec}, {eta} left",
        Lang::Es => "{bar:30} {pos}/{len} partidas, {per_sec}, quedan {eta}",
    };
    let bar = ProgressBar::new(games);
    // An invalid template only changes the look of the bar.
    ProgressStyle::with_template(template).map_or(bar.clone(), |style| bar.with_style(style))
}
