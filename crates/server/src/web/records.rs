//! The record of a match as a replay file, also of a broken match.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use games::AnyGame;
use table::replay::{Audience, Ending, Line, Sheet};
use table::{Commitment, Seat, Viewer};

use super::App;
use super::guest::Guest;
use super::openapi::{TableErrors, TablePath};
use super::problem::{Answer, Problem};
use super::table_page::table_id;
use crate::directory::{TableDirectory, Unavailable};
use crate::secret::SecretHash;
use crate::store::StoredTable;
use crate::tables::{
    Entry, EntryKind, LiveTable, Purpose, SeatAssignment, Sitter, TableId, Watching,
};

/// The record: whole once the match is over, before that as far as you may know it; also of a table that broke.
#[utoipa::path(
    get,
    path = "/tables/{id}/record",
    operation_id = "record",
    tag = "records",
    params(TablePath),
    responses(
        (status = 200, description = "A replay file, as docs/replay.md describes it.", content((String = "text/plain"))),
        TableErrors
    )
)]
pub(super) async fn record(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let visitor = guest.hash();
        let reader = visitor.clone();
        let text =
            match app.tables.inspect(&id, move |table| table.replay_file(reader.as_ref())).await {
                Err(unavailable) if unavailable.is_broken() => {
                    broken_record(&app.tables, &id, visitor.as_ref()).await?
                }
                record => record?,
            };
        let text = text.ok_or_else(Problem::not_found)?;
        let headers = [
            (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (CONTENT_DISPOSITION, format!("attachment; filename=\"cantina-{id}.txt\"")),
        ];
        Answer::Ok((headers, text).into_response())
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

impl LiveTable {
    /// The record as far as the visitor may know it; `None` if they may not watch.
    fn replay_file(&self, visitor: Option<&SecretHash>) -> Option<String> {
        if !self.may_watch(visitor) || !self.has_begun() {
            return None;
        }
        let audience = if self.is_revealed() {
            Audience::Everyone
        } else {
            Audience::Only(self.perspective(visitor).viewer())
        };
        let delayed = self.delayed_match(self.perspective(visitor));
        let played = delayed.as_deref().unwrap_or(&*self.played);
        let mut sheet = played.record(&names(&self.stored), audience);
        if audience != Audience::Everyone && !self.stored.config.bringing.is_empty() {
            sheet.setup = self.visible_setup(visitor);
        }
        Some(sheet.write())
    }
}

/// The names of the players, as a record has them.
fn names(stored: &StoredTable) -> Vec<String> {
    let name = |assignment: &SeatAssignment| match &assignment.sitter {
        Sitter::Bot(level) => level.clone(),
        _ => assignment.name.clone(),
    };
    stored.assignments.iter().map(name).collect()
}

/// The record of a broken table. The choice that broke it was never stored, so most tables can be loaded
/// once more for this; otherwise the stored choices are written without playing them.
///
/// Hidden information stays hidden, because the match can go on once the program is repaired.
async fn broken_record(
    tables: &TableDirectory,
    id: &TableId,
    visitor: Option<&SecretHash>,
) -> Result<Option<String>, Unavailable> {
    let (stored, entries) = tables.load(id).await?;
    let game = tables.game(&stored.game).ok_or(Unavailable::NoGame)?;
    let played = catch_unwind(AssertUnwindSafe(|| {
        let table =
            LiveTable::open(stored.clone(), &entries, game, Arc::clone(&tables.context)).ok()?;
        Some(table.replay_file(visitor))
    }));
    match played {
        Ok(Some(record)) => Ok(record),
        Ok(None) | Err(_) => Ok(unplayed_record(&stored, &entries, game, visitor)),
    }
}

/// The record without playing the match. Only the rules know which choices of others are public, so a
/// reader who may not know everything is shown only their own choices.
fn unplayed_record(
    stored: &StoredTable,
    entries: &[Entry],
    game: &dyn AnyGame,
    visitor: Option<&SecretHash>,
) -> Option<String> {
    let own = |assignment: &&SeatAssignment| {
        visitor.is_some_and(|visitor| assignment.sitter.belongs_to(visitor))
    };
    let seats: Vec<Seat> =
        stored.assignments.iter().filter(own).map(|assignment| assignment.seat).collect();
    if seats.is_empty() && stored.config.watching == Watching::No {
        return None;
    }
    // A visitor with several seats may not know the choices of any one of them.
    let own = if let [seat] = seats[..] { Some(seat) } else { None };
    let ended = |entry: &Entry| matches!(entry.kind, EntryKind::Conceded | EntryKind::RanOut);
    let whole = stored.config.purpose == Purpose::Study || entries.iter().any(ended);
    let word = seat_words(stored, game);
    let line = |(seat, words): (Seat, &str)| Line {
        seat: word(seat),
        choice: (whole || own == Some(seat)).then(|| words.to_owned()),
    };
    let sheet = Sheet {
        game: stored.game.clone(),
        rules: stored.rules,
        setup: if whole { whole_setup(stored, entries, game) } else { stored.config.setup.clone() },
        seats: names(stored),
        commitment: Commitment::to(&stored.config.seed),
        seed: whole.then_some(stored.config.seed),
        made_for: (!whole).then(|| own.map_or(Viewer::WATCHER_NAME.to_owned(), &word)),
        lines: choices(entries).into_iter().map(line).collect(),
        ending: Ending { finished: false, state: None },
    };
    Some(sheet.write())
}

/// The setup with the decks that players brought.
fn whole_setup(stored: &StoredTable, entries: &[Entry], game: &dyn AnyGame) -> String {
    let word = seat_words(stored, game);
    let mut decks = BTreeMap::new();
    for entry in entries {
        if let (EntryKind::Brought(deck), Some(seat)) = (&entry.kind, entry.seat) {
            decks.insert(word(seat), deck.as_str());
        }
    }
    let brought = decks.iter().map(|(seat, deck)| format!("{seat}={deck}"));
    let words = stored.config.setup.split_whitespace().map(str::to_owned);
    words.chain(brought).collect::<Vec<_>>().join(" ")
}

/// The name of each seat; a number if the match cannot even be started.
fn seat_words(stored: &StoredTable, game: &dyn AnyGame) -> impl Fn(Seat) -> String {
    let begun = catch_unwind(AssertUnwindSafe(|| {
        let played = game.start(&stored.config.setup, stored.config.seed).ok()?;
        Some(played.seats().iter().map(|name| (name.seat, name.word.clone())).collect::<Vec<_>>())
    }));
    let words = begun.ok().flatten().unwrap_or_default();
    move |seat| {
        let found = words.iter().find(|(other, _)| *other == seat);
        found.map_or_else(|| (seat.index() + 1).to_string(), |(_, word)| word.clone())
    }
}

/// The choices without those that were taken back.
fn choices(entries: &[Entry]) -> Vec<(Seat, &str)> {
    let mut made = Vec::new();
    for entry in entries {
        match (&entry.kind, entry.seat) {
            (EntryKind::Chose(words), Some(seat)) => made.push((seat, words.as_str())),
            (EntryKind::TookBack(ply), _) => made.truncate(*ply),
            _ => {}
        }
    }
    made
}
