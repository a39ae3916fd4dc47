//! The SQL statements, which SQLite and PostgreSQL both understand.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _, query};
use table::Seat;

use super::{StoreFault, StoredTable, TableFilter};
use crate::secret::SecretHash;
use crate::tables::{Entry, EntryKind, SeatAssignment, Sitter, Standing, TableId};

/// The value of the column `seat` for an entry that belongs to no seat.
const NO_SEAT: i64 = -1;

pub(super) async fn insert_table(
    connection: &mut AnyConnection,
    table: &StoredTable,
    standing: Standing,
    at: i64,
) -> Result<(), StoreFault> {
    let config = serde_json::to_string(&table.config).map_err(unreadable)?;
    query(
        "INSERT INTO tables (id, game, rules, charter, standing, listed, created_at, changed_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7)",
    )
    .bind(table.id.as_str())
    .bind(table.game.as_str())
    .bind(i64::from(table.rules))
    .bind(config)
    .bind(standing.word())
    .bind(i64::from(table.listed))
    .bind(at)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn insert_assignment(
    connection: &mut AnyConnection,
    table: &TableId,
    assignment: &SeatAssignment,
) -> Result<(), StoreFault> {
    query("INSERT INTO places (table_id, seat, sitter, name) VALUES ($1, $2, $3, $4)")
        .bind(table.as_str())
        .bind(seat_number(Some(assignment.seat)))
        .bind(assignment.sitter.to_string())
        .bind(assignment.name.as_str())
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn update_assignment(
    connection: &mut AnyConnection,
    table: &TableId,
    assignment: &SeatAssignment,
) -> Result<(), StoreFault> {
    query("UPDATE places SET sitter = $3, name = $4 WHERE table_id = $1 AND seat = $2")
        .bind(table.as_str())
        .bind(seat_number(Some(assignment.seat)))
        .bind(assignment.sitter.to_string())
        .bind(assignment.name.as_str())
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn update_standing(
    connection: &mut AnyConnection,
    table: &TableId,
    standing: Standing,
    at: i64,
) -> Result<(), StoreFault> {
    query("UPDATE tables SET standing = $2, changed_at = $3 WHERE id = $1")
        .bind(table.as_str())
        .bind(standing.word())
        .bind(at)
        .execute(connection)
        .await?;
    Ok(())
}

/// The most entries in one statement. Each number of entries is a different statement, so this also
/// limits how many prepared statements the database keeps.
pub(super) const ENTRIES_PER_STATEMENT: usize = 64;

/// Inserts at most [`ENTRIES_PER_STATEMENT`] entries; one statement for many takes hardly longer than
/// for one.
pub(super) async fn insert_entries(
    connection: &mut AnyConnection,
    entries: &[(&TableId, &Entry)],
) -> Result<(), StoreFault> {
    let mut sql = "INSERT INTO entries (table_id, seq, at, seat, kind, words) VALUES ".to_owned();
    for n in 0..entries.len() {
        let first = 6 * n + 1;
        let comma = if n == 0 { "" } else { ", " };
        let [a, b, c, d, e, f] = std::array::from_fn(|at| first + at);
        sql += &format!("{comma}(${a}, ${b}, ${c}, ${d}, ${e}, ${f})");
    }
    // The text consists of parameter numbers only.
    let mut insert = query(AssertSqlSafe(sql));
    for (table, entry) in entries {
        let (kind, words) = entry.kind.write();
        insert = insert
            .bind(table.as_str())
            .bind(number(entry.seq))
            .bind(entry.at)
            .bind(seat_number(entry.seat))
            .bind(kind)
            .bind(words);
    }
    insert.execute(connection).await?;
    Ok(())
}

pub(super) async fn table(
    connection: &mut AnyConnection,
    id: &TableId,
) -> Result<Option<StoredTable>, StoreFault> {
    let found = query("SELECT game, rules, charter, listed FROM tables WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = found else { return Ok(None) };
    let rows = query("SELECT seat, sitter, name FROM places WHERE table_id = $1 ORDER BY seat")
        .bind(id.as_str())
        .fetch_all(connection)
        .await?;
    let config: String = row.try_get(2)?;
    Ok(Some(StoredTable {
        id: id.clone(),
        game: row.try_get(0)?,
        rules: u32::try_from(row.try_get::<i64, _>(1)?).map_err(unreadable)?,
        config: serde_json::from_str(&config).map_err(unreadable)?,
        listed: row.try_get::<i64, _>(3)? != 0,
        assignments: rows.iter().map(assignment).collect::<Result<_, _>>()?,
    }))
}

fn assignment(row: &AnyRow) -> Result<SeatAssignment, StoreFault> {
    let sitter: String = row.try_get(1)?;
    Ok(SeatAssignment {
        seat: seat(row.try_get(0)?)?.ok_or_else(|| unreadable("an assignment without a seat"))?,
        sitter: sitter.parse().map_err(unreadable)?,
        name: row.try_get(2)?,
    })
}

pub(super) async fn entries(
    connection: &mut AnyConnection,
    id: &TableId,
) -> Result<Vec<Entry>, StoreFault> {
    let sql = "SELECT seq, at, seat, kind, words FROM entries WHERE table_id = $1 ORDER BY seq";
    let rows = query(sql).bind(id.as_str()).fetch_all(connection).await?;
    let entry = |row: &AnyRow| {
        let word: String = row.try_get(3)?;
        let kind = EntryKind::read(&word, row.try_get(4)?);
        Ok(Entry {
            seq: u64::try_from(row.try_get::<i64, _>(0)?).map_err(unreadable)?,
            at: row.try_get(1)?,
            seat: seat(row.try_get(2)?)?,
            kind: kind.ok_or_else(|| unreadable(format!("an entry of the kind «{word}»")))?,
        })
    };
    rows.iter().map(entry).collect()
}

pub(super) async fn list(
    connection: &mut AnyConnection,
    filter: &TableFilter,
    most: i64,
) -> Result<Vec<TableId>, StoreFault> {
    let rows = match filter {
        TableFilter::Of(visitor) => {
            query(
                "SELECT DISTINCT id, changed_at FROM tables JOIN places ON table_id = id \
                 WHERE sitter IN ($1, $2) AND standing <> $3 ORDER BY changed_at DESC LIMIT $4",
            )
            .bind(Sitter::Person(visitor.clone()).to_string())
            .bind(Sitter::StandIn(visitor.clone()).to_string())
            .bind(Standing::Closed.word())
            .bind(most)
            .fetch_all(connection)
            .await?
        }
        TableFilter::Listed(standing) => {
            query(
                "SELECT id FROM tables WHERE standing = $1 AND listed = 1 \
                 ORDER BY changed_at DESC LIMIT $2",
            )
            .bind(standing.word())
            .bind(most)
            .fetch_all(connection)
            .await?
        }
        TableFilter::Quiet(standing, since) => {
            query(
                "SELECT id FROM tables WHERE standing = $1 AND listed = 1 AND changed_at < $2 \
                 ORDER BY changed_at DESC LIMIT $3",
            )
            .bind(standing.word())
            .bind(since)
            .bind(most)
            .fetch_all(connection)
            .await?
        }
    };
    let id = |row: &AnyRow| {
        let word: String = row.try_get(0)?;
        TableId::read(&word).ok_or_else(|| unreadable(format!("the id «{word}» of a table")))
    };
    rows.iter().map(id).collect()
}

pub(super) async fn count_active_tables(
    connection: &mut AnyConnection,
    visitor: &SecretHash,
) -> Result<i64, StoreFault> {
    let row = query(
        "SELECT COUNT(DISTINCT id) FROM tables JOIN places ON table_id = id \
         WHERE sitter IN ($1, $2) AND standing NOT IN ($3, $4)",
    )
    .bind(Sitter::Person(visitor.clone()).to_string())
    .bind(Sitter::StandIn(visitor.clone()).to_string())
    .bind(Standing::Over.word())
    .bind(Standing::Closed.word())
    .fetch_one(connection)
    .await?;
    Ok(row.try_get(0)?)
}

pub(super) async fn insert_handover(
    connection: &mut AnyConnection,
    code: &SecretHash,
    table: &TableId,
    seat: u8,
    expires: i64,
) -> Result<(), StoreFault> {
    query("INSERT INTO handovers (code_hash, table_id, seat, expires_at) VALUES ($1, $2, $3, $4)")
        .bind(code.0.as_str())
        .bind(table.as_str())
        .bind(i64::from(seat))
        .bind(expires)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn take_handover(
    connection: &mut AnyConnection,
    code: &SecretHash,
    now: i64,
) -> Result<Option<(TableId, u8)>, StoreFault> {
    let taken =
        query("DELETE FROM handovers WHERE code_hash = $1 RETURNING table_id, seat, expires_at")
            .bind(code.0.as_str())
            .fetch_optional(&mut *connection)
            .await?;
    query("DELETE FROM handovers WHERE expires_at < $1").bind(now).execute(connection).await?;
    let Some(row) = taken else { return Ok(None) };
    let (word, expires): (String, i64) = (row.try_get(0)?, row.try_get(2)?);
    let seat = u8::try_from(row.try_get::<i64, _>(1)?).map_err(unreadable)?;
    let table = TableId::read(&word).filter(|_| expires >= now);
    Ok(table.map(|table| (table, seat)))
}

fn number(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn seat_number(seat: Option<Seat>) -> i64 {
    seat.map_or(NO_SEAT, |seat| i64::try_from(seat.index()).unwrap_or(NO_SEAT))
}

fn seat(number: i64) -> Result<Option<Seat>, StoreFault> {
    match u8::try_from(number) {
        Ok(number) if usize::from(number) < Seat::MOST => Ok(Some(Seat::new(number))),
        _ if number == NO_SEAT => Ok(None),
        _ => Err(unreadable(format!("the seat {number}"))),
    }
}

/// The error for a value that this program cannot have written.
fn unreadable(what: impl std::fmt::Display) -> StoreFault {
    StoreFault(format!("the database contains an invalid value: {what}"))
}
