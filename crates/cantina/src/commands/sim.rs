//! `cantina sim`: many games between bots.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bots::Player;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Contest, Pairing, Sim, SimFault};
use prose::{Lang, Text};
use table::Seed;

use super::{game_parser, print_json, wrong_setup};
use crate::games::AnyGame;
use crate::trouble::{Trouble, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(value_parser = game_parser())]
    game: &'static dyn AnyGame,
    /// Who plays, a level for each seat: random, greedy, normal, hard, search:200ms, search:500.
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    seats: Vec<Player>,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Decides all luck and all whims.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Play each luck once for every seating, so that luck and seats cancel out.
    #[arg(long)]
    paired: bool,
    /// The setup in the game's notation; what is left out is as usual.
    #[arg(long, value_name = "WORDS", default_value = "")]
    setup: String,
    /// Threads; otherwise one for each core.
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, Trouble> {
    // A match of the usual setup tells how many seats there are.
    let usual = arguments.game.start(&arguments.setup, Seed::from_number(0));
    let seats = usual.map_err(|faults| wrong_setup(&faults))?.seats().len();
    if arguments.seats.len() != seats {
        return Err(Trouble::WrongUse(Text::new(
            format!(
                "{} has {seats} seats: name a level for each after --seats.",
                arguments.game.name()
            ),
            format!(
                "{} tiene {seats} asientos: nombra un nivel para cada uno tras --seats.",
                arguments.game.name()
            ),
        )));
    }
    let pairing = if arguments.paired { Pairing::Paired } else { Pairing::Single };
    let contest = Contest {
        players: arguments.seats.clone(),
        games: arguments.games,
        seed: arguments.seed,
        pairing,
    };
    let sim = play(arguments, &contest)?;
    if arguments.json {
        print_json(&sim, out)?;
    } else {
        print(&sim, lang, out)?;
    }
    Ok(Verdict::Fine)
}

/// Plays in the background while the progress bar is drawn; Ctrl-C ends it early.
fn play(arguments: &Arguments, contest: &Contest) -> Result<Sim, Trouble> {
    static STOP: AtomicBool = AtomicBool::new(false);
    // Without a handler Ctrl-C just ends the program, which loses nothing but the result.
    let _ = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.threads).build();
    let pool = pool.map_err(|error| {
        Trouble::Failed(Text::new(
            format!("The threads cannot be started: {error}."),
            format!("No se pueden iniciar los hilos: {error}."),
        ))
    })?;
    let done = AtomicU64::new(0);
    let bar = progress_bar(arguments.games);
    let work = || arguments.game.sim(&arguments.setup, contest, &done, &STOP);
    let result = std::thread::scope(|scope| {
        let player = scope.spawn(|| pool.install(work));
        while !player.is_finished() {
            bar.set_position(done.load(Ordering::Relaxed).min(arguments.games));
            std::thread::sleep(Duration::from_millis(20));
        }
        player.join()
    });
    bar.finish_and_clear();
    match result {
        Ok(sim) => sim.map_err(|fault| match fault {
            SimFault::Setup(faults) => wrong_setup(&faults),
            SimFault::Player(fault) => Trouble::Failed(fault.0),
        }),
        Err(panic) => std::panic::resume_unwind(panic),
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {per_sec}, {eta} left");
    let bar = ProgressBar::new(games);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

fn print(sim: &Sim, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let say = |en: &'static str, es: &'static str| if lang == Lang::En { en } else { es };
    let (games, setup) = (say("games", "partidas"), &sim.variant);
    writeln!(out, "{} {setup}: {} {games}", sim.game, sim.games)?;
    for seat in &sim.seats {
        writeln!(
            out,
            "  {:<14} {:>6.2} %  ({:.2} – {:.2} %), {} {}, {} {}",
            seat.bot,
            100.0 * seat.win_rate,
            100.0 * seat.low,
            100.0 * seat.high,
            seat.wins,
            say("won", "ganadas"),
            seat.draws,
            say("drawn", "en tablas"),
        )?;
    }
    let by_seat: Vec<String> = sim.wins_by_seat.iter().map(u64::to_string).collect();
    writeln!(out, "  {}: {}", say("wins by seat", "victorias por asiento"), by_seat.join(", "))?;
    writeln!(
        out,
        "  {}: {:.1}, {:.1} {}/s",
        say("decisions per game", "decisiones por partida"),
        sim.decisions_per_game,
        sim.games_per_s,
        games
    )
}
