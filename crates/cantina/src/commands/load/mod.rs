//! `cantina load`: many tables at once, over real sockets, against a server of its own.

mod house;
mod report;
mod table;
mod visitor;

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use clap::Args;
use core_affinity::CoreId;
use futures_util::{StreamExt as _, stream};
use indicatif::{ProgressBar, ProgressStyle};
use prose::{Name, Text, text};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, sleep_until};

use crate::trouble::{Trouble, Verdict};
use house::House;
use report::{HouseFigures, Report, Tally};
use table::Followed;
use visitor::Pair;

/// How often the server is killed with `--kill`.
const KILLS: u32 = 3;
/// So many people come in at the same time.
const ARRIVING: usize = 16;
/// From the last arrival to the first move.
const SETTLE: Duration = Duration::from_secs(1);
/// The core of the server and that of the load.
const CORES: (usize, usize) = (0, 1);

#[derive(Args, Clone, Debug)]
pub(crate) struct Arguments {
    #[arg(long, default_value_t = 1000)]
    pub(crate) tables: usize,
    #[arg(long, default_value_t = 2000.0)]
    pub(crate) rate: f64,
    #[arg(long, default_value_t = 30)]
    pub(crate) seconds: u64,
    #[arg(long)]
    pub(crate) kill: bool,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// The way into the server.
pub(crate) struct Door {
    /// Where it is.
    pub(crate) address: String,
    /// So many people come in at the same time; a crowd at the door is another test.
    pub(crate) at_once: Semaphore,
}

/// What everyone in a run shares.
pub(crate) struct Run {
    /// When the first move is made.
    pub(crate) begin: Instant,
    /// When the last one is.
    pub(crate) end: Instant,
    /// How long a table waits between two moves.
    pub(crate) between: Duration,
    /// How many tables there are.
    pub(crate) tables: usize,
    pub(crate) moves: AtomicU64,
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
    // Before this process keeps to one core, and sees no other.
    let machine = super::bench::machine();
    let house = House::open(arguments.database.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .on_thread_start(|| pin(CORES.1))
        .enable_all()
        .build()?;
    pin(CORES.1);
    let report = runtime.block_on(drive(arguments, house, machine))?;
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
    // Asked once: a thread that is kept on one core sees no other.
    static ALL: LazyLock<Vec<CoreId>> =
        LazyLock::new(|| core_affinity::get_core_ids().unwrap_or_default());
    if let Some(core) = ALL.get(core) {
        // A system that does not let threads be kept somewhere still runs the load.
        core_affinity::set_for_current(*core);
    }
}

async fn drive(
    arguments: &Arguments,
    mut house: House,
    machine: String,
) -> Result<Report, Trouble> {
    let address = house.address.clone();
    // A server that has shown its first table has everything ready; memory counts from there.
    let first = visitor::set_up(&address, 1, &bar(1, "tables")).await.map_err(broken)?;
    for pair in first {
        pair.look_in(&address).await.map_err(broken)?;
    }
    let empty = house.resident()?;
    let tables =
        visitor::set_up(&address, arguments.tables, &bar(arguments.tables as u64, "tables"))
            .await
            .map_err(broken)?;
    let door = Arc::new(Door { address, at_once: Semaphore::new(ARRIVING) });
    let tables = arrive(tables, &door).await?;
    // The moves begin when everyone has been there for a moment.
    let begin = Instant::now() + SETTLE;
    let run = Arc::new(Run {
        begin,
        end: begin + Duration::from_secs(arguments.seconds),
        between: Duration::from_secs_f64(arguments.tables as f64 / arguments.rate),
        tables: arguments.tables,
        moves: AtomicU64::new(0),
        seed: arguments.seed,
    });
    let mut tasks = Vec::with_capacity(tables.len());
    for (number, followed) in tables.into_iter().enumerate() {
        tasks.push(tokio::spawn(table::play(Arc::clone(&run), number, followed)));
    }
    let watched = watch(&run, arguments, &mut house).await;
    let full = house.resident()?;
    let mut played = Vec::with_capacity(tasks.len());
    for task in tasks {
        played.push(task.await.map_err(|error| broken(error.to_string()))?);
    }
    // Not before everyone is done: reading records is work for the server too.
    let mut tally = Tally::default();
    for table in played {
        tally.add(table.compare().await);
    }
    let figures = HouseFigures { machine, empty, full, kills: watched? };
    Ok(Report::new(arguments, tally, figures))
}

/// Everyone opens the page of their table and follows it.
async fn arrive(tables: Vec<Pair>, door: &Arc<Door>) -> Result<Vec<Followed>, Trouble> {
    let bar = bar(tables.len() as u64, "people arriving");
    let following = tables.into_iter().map(|pair| Followed::arrive(pair, Arc::clone(door)));
    let mut following = stream::iter(following).buffer_unordered(ARRIVING);
    let mut all = Vec::new();
    while let Some(followed) = following.next().await {
        all.push(followed.map_err(broken)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(all)
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
