//! `cantina load`: plays at many tables at once, over real sockets, against a server it starts.

mod client;
mod report;
mod server_process;
mod table;

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

use crate::error::{CommandError, Verdict};
use client::{SeatedClients, TableSize};
use report::{Report, ServerMetrics, Tally};
use server_process::ServerProcess;
use table::ConnectedTable;

/// The number of times `--kill` kills the server.
const KILLS: u32 = 3;
/// The number of clients that connect at the same time.
const MAX_CONNECTING: usize = 16;
/// The time from the last connection to the first move.
const SETTLE_TIME: Duration = Duration::from_secs(1);
/// The cores of the server and of the clients.
const CORES: (usize, usize) = (0, 1);

#[derive(Args, Clone, Debug)]
pub(crate) struct Arguments {
    #[arg(long, default_value_t = 1000)]
    pub(crate) tables: usize,
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_value = "2")]
    pub(crate) seats: Vec<TableSize>,
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

/// The server's address and a limit on concurrent connection attempts.
pub(crate) struct ServerAccess {
    /// The address of the server.
    pub(crate) address: String,
    /// Limits the clients that connect at the same time: this command does not measure a rush of
    /// connections.
    pub(crate) permits: Semaphore,
}

/// The plan of a run, shared by all tables.
pub(crate) struct Run {
    /// The time of the first move.
    pub(crate) begin: Instant,
    /// The time after which no move is made.
    pub(crate) end: Instant,
    /// The time between two moves of a table.
    pub(crate) between: Duration,
    /// The number of tables.
    pub(crate) tables: usize,
    pub(crate) moves: AtomicU64,
    pub(crate) seed: u64,
}

/// Runs the load and prints what was measured.
pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<Verdict, CommandError> {
    if arguments.tables == 0 || !arguments.rate.is_finite() || arguments.rate <= 0.0 {
        return Err(CommandError::Usage(text!(
            "There must be at least one table, and the rate must be above 0.",
            "Debe haber al menos una mesa, y el ritmo debe ser mayor que 0."
        )));
    }
    // Read before this process is pinned to one core and sees no other.
    let machine = super::bench::machine();
    let server = ServerProcess::start(arguments.database.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .on_thread_start(|| pin(CORES.1))
        .enable_all()
        .build()?;
    pin(CORES.1);
    let report = runtime.block_on(run_load(arguments, server, machine))?;
    if arguments.json {
        super::print_json(&report, out)?;
    } else {
        write!(out, "{report}")?;
    }
    let clean = report.errors == 0 && report.lost == 0 && report.doubled == 0;
    Ok(if clean { Verdict::Fine } else { Verdict::Failed })
}

/// Pins this thread to a core, if there is more than one.
pub(crate) fn pin(core: usize) {
    // Read once: a pinned thread sees only its own core.
    static ALL: LazyLock<Vec<CoreId>> =
        LazyLock::new(|| core_affinity::get_core_ids().unwrap_or_default());
    if let Some(core) = ALL.get(core) {
        // Systems that do not support pinning run the load unpinned.
        core_affinity::set_for_current(*core);
    }
}

async fn run_load(
    arguments: &Arguments,
    mut server: ServerProcess,
    machine: String,
) -> Result<Report, CommandError> {
    let address = server.address.clone();
    // The first table makes the server load everything; memory per table is counted from there.
    let first = client::set_up(&address, 1, &arguments.seats, &bar(1, "tables"))
        .await
        .map_err(run_failed)?;
    for seated in first {
        seated.load_page(&address).await.map_err(run_failed)?;
    }
    let empty = server.resident()?;
    let tables = client::set_up(
        &address,
        arguments.tables,
        &arguments.seats,
        &bar(arguments.tables as u64, "tables"),
    )
    .await
    .map_err(run_failed)?;
    let access = Arc::new(ServerAccess { address, permits: Semaphore::new(MAX_CONNECTING) });
    let tables = connect(tables, &access).await?;
    // Give the connections a moment before the moves begin.
    let begin = Instant::now() + SETTLE_TIME;
    let run = Arc::new(Run {
        begin,
        end: begin + Duration::from_secs(arguments.seconds),
        between: Duration::from_secs_f64(arguments.tables as f64 / arguments.rate),
        tables: arguments.tables,
        moves: AtomicU64::new(0),
        seed: arguments.seed,
    });
    let mut tasks = Vec::with_capacity(tables.len());
    for (number, connected) in tables.into_iter().enumerate() {
        tasks.push(tokio::spawn(table::play(Arc::clone(&run), number, connected)));
    }
    let watched = watch_progress(&run, arguments, &mut server).await;
    let full = server.resident()?;
    let mut played = Vec::with_capacity(tasks.len());
    for task in tasks {
        played.push(task.await.map_err(|error| run_failed(error.to_string()))?);
    }
    // Compare only after all tables are done, because reading records loads the server too.
    let mut tally = Tally::default();
    for table in played {
        tally.add(table.compare().await);
    }
    let metrics = ServerMetrics { machine, empty, full, kills: watched? };
    Ok(Report::new(arguments, tally, metrics))
}

/// Connects the clients of every table.
async fn connect(
    tables: Vec<SeatedClients>,
    access: &Arc<ServerAccess>,
) -> Result<Vec<ConnectedTable>, CommandError> {
    let bar = bar(tables.len() as u64, "tables connected");
    let connecting =
        tables.into_iter().map(|seated| ConnectedTable::connect(seated, Arc::clone(access)));
    let mut connecting = stream::iter(connecting).buffer_unordered(MAX_CONNECTING);
    let mut all = Vec::new();
    while let Some(connected) = connecting.next().await {
        all.push(connected.map_err(run_failed)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(all)
}

/// Shows the progress, and kills the server if asked to. Returns the number of kills.
async fn watch_progress(
    run: &Run,
    arguments: &Arguments,
    server: &mut ServerProcess,
) -> Result<u32, CommandError> {
    let expected = arguments.rate * arguments.seconds as f64;
    // The progress bar counts whole moves.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "see above")]
    let bar = bar(expected as u64, "moves");
    let whole = run.end - run.begin;
    let mut kills = 0;
    while Instant::now() < run.end {
        sleep_until((Instant::now() + Duration::from_millis(200)).min(run.end)).await;
        bar.set_position(run.moves.load(Ordering::Relaxed));
        let next = run.begin + whole * (kills + 1) / (KILLS + 1);
        if arguments.kill && kills < KILLS && Instant::now() >= next {
            server.kill_and_restart().await?;
            kills += 1;
        }
    }
    bar.finish_and_clear();
    sleep(Duration::from_millis(300)).await;
    Ok(kills)
}

fn bar(length: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {per_sec} {eta}");
    // The template is a valid constant.
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style).with_message(what)
}

/// The error for a run that could not be finished.
pub(crate) fn run_failed(why: impl std::fmt::Display) -> CommandError {
    let why = why.to_string();
    let text: Text = text!(
        "The load run failed: {why}.",
        "La prueba de carga ha fallado: {why}.",
        why = Name(&why)
    );
    CommandError::Failed(text)
}
