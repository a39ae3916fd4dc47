//! Games as data: a Parquet file with one row per decision, for data analysis.
//!
//! The schema is documented in `docs/games-as-data.md`. [`in_order()`] gives the games in the order
//! of their numbers, so the file is the same for any number of threads.

mod columns;
mod order;
mod partial;
mod rows;

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};

use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use prose::{Name, Text, text};
use table::Notation;

pub use columns::{COLUMNS_AFTER, COLUMNS_BEFORE, Column, Kind};
pub(crate) use order::in_order;
pub(crate) use rows::GameRows;

use crate::contest::Played;
use crate::features::Featured;
use crate::report_page::Provenance;
use crate::schedule::Schedule;
use columns::{Decision, Decisions};
use partial::Partial;

/// Raised when columns change their name or meaning.
pub const SCHEMA_VERSION: u32 = 1;

/// The file that the decisions of a simulation are recorded in, and its origin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recording {
    /// The file; it is created when all games are played, and replaces an existing one.
    pub path: PathBuf,
    /// The command and program that make it.
    pub provenance: Provenance,
}

/// The reason why the games could not be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritable {
    /// The file, which is unchanged.
    pub path: PathBuf,
    /// The reason.
    pub reason: Text,
}

impl Unwritable {
    fn because(path: &Path, error: impl fmt::Display) -> Self {
        Self { path: path.to_owned(), reason: Text::same(error) }
    }

    /// The error message.
    #[must_use]
    pub fn text(&self) -> Text {
        text!(
            "The games cannot be written to {path}: {reason}.",
            "No se pueden escribir las partidas en {path}: {reason}.",
            path = Name(&self.path.display().to_string()),
            reason = self.reason
        )
    }
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().en)
    }
}

impl std::error::Error for Unwritable {}

/// A file of decisions that is being written. It is removed unless it is finished.
pub(crate) struct GamesFile {
    // Declared first, so that it is closed before the partial file is removed: some systems do not
    // remove open files.
    decisions: Decisions<File>,
    partial: Partial,
    schedule: Schedule,
}

impl GamesFile {
    /// Begins a file under a temporary name.
    pub(crate) fn create<G: Featured + Notation>(
        recording: &Recording,
        game: &G,
        setup: &G::Setup,
        schedule: &Schedule,
    ) -> Result<Self, Unwritable> {
        let (partial, file) = Partial::create(&recording.path)?;
        let facts = [
            ("program", recording.provenance.version.clone()),
            ("game", G::NAME.to_owned()),
            ("rules_version", G::RULES_VERSION.to_string()),
            ("setup", game.write_setup(setup)),
            ("command", recording.provenance.command.clone()),
            ("seed", schedule.seed().to_string()),
            ("schema_version", SCHEMA_VERSION.to_string()),
        ];
        let facts = facts.map(|(key, value)| KeyValue::new(format!("cantina.{key}"), value));
        let features = G::list().iter().map(|feature| feature.name);
        let decisions = Decisions::begin(file, features, facts.to_vec())
            .map_err(|error| partial.fault(&reason(&error)))?;
        Ok(Self { decisions, partial, schedule: schedule.clone() })
    }

    /// Adds a game.
    pub(crate) fn write(&mut self, rows: GameRows, played: Played) -> Result<(), Unwritable> {
        let decided = self.add(rows, played);
        decided.map_err(|error| self.partial.fault(&reason(&error)))
    }

    fn add(&mut self, rows: GameRows, played: Played) -> Result<(), ParquetError> {
        let GameRows { number: (round, number), seats, rows } = rows;
        let bots: Vec<String> =
            (0..seats.len()).map(|seat| self.schedule.player(seat, number).to_string()).collect();
        let winners = played.outcome.winners().into_iter();
        let winners: Vec<&str> = winners.map(|seat| seats[seat.index()].as_str()).collect();
        let everyone = played.seating.seats().into_iter();
        let places: Vec<i64> = everyone.map(|seat| i64::from(played.place(seat))).collect();
        let game = round * self.schedule.games_per_round() as u64 + number as u64;
        for (ply, row) in rows.into_iter().enumerate() {
            let seat = row.seat.index();
            self.decisions.add(Decision {
                numbers: [game as i64, round as i64, number as i64, ply as i64],
                seat: &seats[seat],
                bot: &bots[seat],
                question: row.question,
                options: row.options,
                choice: row.choice,
                features: &row.features,
                result: played.share(row.seat),
                winners: &winners,
                decisions: played.decisions,
                place: places[seat],
                seats: &seats,
                places: &places,
            })?;
        }
        Ok(())
    }

    /// Ends the file and gives it its name.
    pub(crate) fn finish(self) -> Result<(), Unwritable> {
        let Self { decisions, partial, .. } = self;
        let written = decisions.end().map_err(|error| partial.fault(&reason(&error)))?;
        // Some file systems report only now that the disk is full.
        written.inner().sync_all().map_err(|error| partial.fault(&error))?;
        drop(written);
        partial.keep()
    }
}

/// The error of the operating system, without the text that the library adds.
fn reason(error: &ParquetError) -> String {
    match error {
        ParquetError::External(cause) => cause.to_string(),
        other => other.to_string(),
    }
}
