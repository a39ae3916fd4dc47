//! The measurements of a load run.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::Arguments;
use crate::cli::COMMIT;

/// A move that was acknowledged.
pub(super) struct Move {
    pub(super) ply: usize,
    pub(super) words: String,
}

/// The measurements of one table.
#[derive(Default)]
pub(super) struct TableTally {
    pub(super) moves: Vec<Move>,
    /// The times from sending a move until each other seat sees it.
    pub(super) times: Vec<Duration>,
    pub(super) bytes: Vec<usize>,
    pub(super) compressed: Vec<usize>,
    pub(super) errors: Vec<String>,
    pub(super) lost: u64,
    pub(super) doubled: u64,
    pub(super) behind: u64,
    pub(super) nothing_to_do: u64,
    pub(super) reconnected: u64,
}

impl TableTally {
    pub(super) fn error(&mut self, what: String) {
        self.errors.push(what);
    }
}

/// The measurements of all tables.
#[derive(Default)]
pub(super) struct Tally {
    moves: u64,
    times: Vec<Duration>,
    bytes: Vec<usize>,
    compressed: Vec<usize>,
    errors: BTreeMap<String, u64>,
    lost: u64,
    doubled: u64,
    behind: u64,
    nothing_to_do: u64,
    reconnected: u64,
}

impl Tally {
    pub(super) fn add(&mut self, table: TableTally) {
        self.moves += table.moves.len() as u64;
        self.times.extend(table.times);
        self.bytes.extend(table.bytes);
        self.compressed.extend(table.compressed);
        for error in table.errors {
            *self.errors.entry(error).or_default() += 1;
        }
        self.lost += table.lost;
        self.doubled += table.doubled;
        self.behind += table.behind;
        self.nothing_to_do += table.nothing_to_do;
        self.reconnected += table.reconnected;
    }
}

/// Measurements of the server, and its machine.
pub(super) struct ServerMetrics {
    pub(super) machine: String,
    /// Resident memory in bytes before the clients connect; `full` is that at the end.
    pub(super) empty: u64,
    pub(super) full: u64,
    pub(super) kills: u32,
}

/// The result of a run, as `docs/cli.md` describes it.
#[derive(Serialize)]
pub(super) struct Report {
    command: String,
    commit: &'static str,
    machine: String,
    tables: usize,
    pub(super) moves: u64,
    moves_per_s: f64,
    pub(super) errors: u64,
    pub(super) lost: u64,
    pub(super) doubled: u64,
    /// Moves that were skipped because the one before was still pending.
    behind: u64,
    reconnected: u64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// All seats together, compressed.
    bytes_per_move_median: usize,
    bytes_per_move_median_raw: usize,
    rss_bytes_per_table: u64,
    rss_bytes_empty: u64,
    kills: u32,
    messages: Vec<String>,
}

impl Report {
    pub(super) fn new(arguments: &Arguments, mut tally: Tally, server: ServerMetrics) -> Self {
        tally.times.sort_unstable();
        tally.bytes.sort_unstable();
        tally.compressed.sort_unstable();
        let at = |share: f64| milliseconds(quantile(&tally.times, share).unwrap_or_default());
        let messages = tally.errors.iter().take(10).map(|(what, n)| format!("{n} × {what}"));
        Self {
            command: command(arguments),
            commit: COMMIT,
            machine: server.machine,
            tables: arguments.tables,
            moves: tally.moves,
            moves_per_s: tally.moves as f64 / arguments.seconds.max(1) as f64,
            errors: tally.errors.values().sum(),
            lost: tally.lost,
            doubled: tally.doubled,
            behind: tally.behind,
            reconnected: tally.reconnected,
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            max_ms: at(1.0),
            bytes_per_move_median: quantile(&tally.compressed, 0.5).unwrap_or(0),
            bytes_per_move_median_raw: quantile(&tally.bytes, 0.5).unwrap_or(0),
            rss_bytes_per_table: server.full.saturating_sub(server.empty)
                / arguments.tables.max(1) as u64,
            rss_bytes_empty: server.empty,
            kills: server.kills,
            messages: messages.collect(),
        }
    }
}

/// The value below which this share of the sorted values lies.
fn quantile<T: Copy>(sorted: &[T], share: f64) -> Option<T> {
    let last = sorted.len().checked_sub(1)?;
    // The index lies between 0 and the last one.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "see above")]
    let place = (last as f64 * share).round() as usize;
    sorted.get(place).copied()
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e5).round() / 100.0
}

fn command(arguments: &Arguments) -> String {
    let Arguments { tables, seats, rate, seconds, kill, seed, database, .. } = arguments;
    let seats = seats.iter().map(|size| size.word()).collect::<Vec<_>>().join(",");
    let kill = if *kill { " --kill" } else { "" };
    // The URL of a database may contain a password.
    let database = if database.is_some() { " --database …" } else { "" };
    format!(
        "cantina load --tables {tables} --seats {seats} --rate {rate} --seconds {seconds} --seed {seed}{kill}{database}"
    )
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\ncommit {}, {}\n", self.command, self.commit, self.machine)?;
        let rows: [(&str, String); 14] = [
            ("tables", self.tables.to_string()),
            ("moves", self.moves.to_string()),
            ("moves per second", format!("{:.0}", self.moves_per_s)),
            ("p50 from sent to seen", format!("{} ms", self.p50_ms)),
            ("p99 from sent to seen", format!("{} ms", self.p99_ms)),
            ("longest", format!("{} ms", self.max_ms)),
            ("errors", self.errors.to_string()),
            ("lost", self.lost.to_string()),
            ("doubled", self.doubled.to_string()),
            ("moves that came too late to be made", self.behind.to_string()),
            ("bytes per move, all seats, compressed", self.bytes_per_move_median.to_string()),
            ("bytes per move, all seats, as sent", self.bytes_per_move_median_raw.to_string()),
            ("memory per table", format!("{:.1} KB", self.rss_bytes_per_table as f64 / 1000.0)),
            ("kills", self.kills.to_string()),
        ];
        for (name, value) in rows {
            writeln!(f, "{name:<42}{value:>12}")?;
        }
        for message in &self.messages {
            writeln!(f, "{message}")?;
        }
        Ok(())
    }
}
