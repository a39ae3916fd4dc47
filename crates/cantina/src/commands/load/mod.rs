//! `cantina load`: many tables at once, over real sockets, against a server of its own.

mod house;
mod report;
mod table;
mod visitor;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use prose::{Name, Text, text};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, sleep_until};

use crate::trouble::{Trouble, Verdict};
use house::House;
use report::{Report, Tally};

/// How often the server is killed with `--kill`.
const KILLS: u32 = 3;
/// So many people come in at the same time.
const ARRIVING: usize = 16;
/// The core of the server and that of the load.
const CORES: (usize, usize) = (0, 1);

#[derive(Args, Clone, Debug)]
pub(crate) struct Arguments {
    /// How many tables, with two people at each.
    #[arg(long, default_value_t = 1000)]
    pub(crate) tables: usize,
    /// Moves a second, at all tables together.
    #[arg(long, default_value_t = 2000.0)]
    pub(crate) rate: f64,
    /// How long moves are made.
    #[arg(long, default_value_t = 30)]
    pub(crate) seconds: u64,
    /// Kill the server three times meanwhile, and look whether anything was lost.
    #[arg(long)]
    pub(crate) kill: bool,
    /// Decides what is chosen.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Keep games in this PostgreSQL database instead of a file.
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// Print the result as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What everyone in a run shares.
pub(crate) struct Run {
    /// Where the server is.
    pub(crate) address: String,
    /// When the first move is made.
    pub(crate) begin: Instant,
    /// When the last one is.
    pub(crate) end: Instant,
    /// How long a table waits between two moves.
    pub(crate) between: Duration,
    pub(crate) moves: AtomicU64,
    /// So many people arrive at the same time; a crowd at the door is another test.
    pub(crate) door: Semaphore,
    pub(crate) seed: u64,
}

/// Runs the load and prints what was measured.
pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<Verdict, Trouble> {
    if arguments.tables == 0 || !arguments.rate.is_finite() || arguments.rate <= 0.0 {
        return Err(Trouble::WrongUse(text!(
            "There must be at least one table, and the rate must be above 0.",
            "Debe haber al menos una mesa, y el ritmo debe ser mayor que 0."
        )));
    }
    let house = House::open(arguments.database.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .on_thread_start(|| pin(CORES.1))
        .enable_all()
        .build()?;
    pin(CORES.1);
    let report = runtime.block_on(drive(arguments, house))?;
    if arguments.json {
        super::print_json(&report, out)?;
    } else {
        write!(out, "{report}")?;
    }
    let clean = report.errors == 0 && report.lost == 0 && report.doubled == 0;
    Ok(if clean { Verdict::Fine } else { Verdict::Failed })
}

/// Keeps this thread on a core, if there is more than one.
pub(crate) fn pin(core: usize) {
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    if let Some(core) = cores.get(core) {
        // A system that does not let threads be kept somewhere still runs the load.
        core_affinity::set_for_current(*core);
    }
}

async fn drive(arguments: &Arguments, mut house: House) -> Result<Report, Trouble> {
    let address = house.address.clone();
    let empty = house.resident()?;
    let tables =
        visitor::set_up(&address, arguments.tables, &bar(arguments.tables as u64, "tables"))
            .await
            .map_err(broken)?;
    // Everyone must have arrived before the first move.
    let settle = Duration::from_secs(1)
        + Duration::from_millis(5) * u32::try_from(arguments.tables).unwrap_or(u32::MAX);
    let begin = Instant::now() + settle;
    let run = Arc::new(Run {
        address,
        begin,
        end: begin + Duration::from_secs(arguments.seconds),
        between: Duration::from_secs_f64(arguments.tables as f64 / arguments.rate),
        moves: AtomicU64::new(0),
        door: Semaphore::new(ARRIVING),
        seed: arguments.seed,
    });
    let mut tasks = Vec::with_capacity(tables.len());
    for (number, pair) in tables.into_iter().enumerate() {
        tasks.push(tokio::spawn(table::play(Arc::clone(&run), number, arguments.tables, pair)));
    }
    let watched = watch(&run, arguments, &mut house).await;
    let mut tally = Tally::default();
    for task in tasks {
        tally.add(task.await.map_err(|error| broken(error.to_string()))?);
    }
    let kills = watched?;
    Report::new(arguments, tally, empty, house.resident()?, kills)
}

/// Shows how it goes, and kills the server when that is wanted.
async fn watch(run: &Run, arguments: &Arguments, house: &mut House) -> Result<u32, Trouble> {
    let expected = arguments.rate * arguments.seconds as f64;
    // The bar counts whole moves.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "see above")]
    let bar = bar(expected as u64, "moves");
    let whole = run.end - run.begin;
    let mut kills = 0;
    while Instant::now() < run.end {
        sleep_until((Instant::now() + Duration::from_millis(200)).min(run.end)).await;
        bar.set_position(run.moves.load(Ordering::Relaxed));
        let next = run.begin + whole * (kills + 1) / (KILLS + 1);
        if arguments.kill && kills < KILLS && Instant::now() >= next {
            house.kill_and_restart().await?;
            kills += 1;
        }
    }
    bar.finish_and_clear();
    sleep(Duration::from_millis(300)).await;
    Ok(kills)
}

fn bar(length: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {per_sec} {eta}");
    // The template is fixed, and right.
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style).with_message(what)
}

/// The run could not go on.
pub(crate) fn broken(why: impl std::fmt::Display) -> Trouble {
    let why = why.to_string();
    let text: Text = text!(
        "The load run broke off: {why}.",
        "La prueba de carga se interrumpió: {why}.",
        why = Name(&why)
    );
    Trouble::Failed(text)
}
