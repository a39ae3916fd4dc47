//! The decks of visitors. They are few and change seldom, so each write is its own statement.

use std::fmt;

use sqlx::any::AnyRow;
use sqlx::{Row as _, query};

use super::{Store, StoreFault};
use crate::secret::{SecretHash, is_id, new_id};

/// The random id of a deck in addresses. It cannot be guessed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DeckId(String);

impl DeckId {
    /// Returns a new id.
    ///
    /// # Errors
    /// If the system provides no randomness.
    pub fn new() -> Result<Self, getrandom::Error> {
        new_id().map(Self)
    }

    /// Reads an id; `None` if it does not have the form of one.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        is_id(word).then(|| Self(word.to_owned()))
    }

    /// The id as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DeckId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A deck in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredDeck {
    /// The id of the deck.
    pub id: DeckId,
    /// The visitor to whom the deck belongs.
    pub owner: SecretHash,
    /// The name of the deck.
    pub name: String,
    /// The cards, as a short code.
    pub code: String,
    /// The time of the last change, in milliseconds since 1970.
    pub changed_at: i64,
}

/// Whether a change of a deck was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saved {
    /// It was saved.
    Yes,
    /// It was not: the visitor has too many decks, or no such deck.
    No,
}

impl From<u64> for Saved {
    fn from(rows: u64) -> Self {
        if rows == 0 { Self::No } else { Self::Yes }
    }
}

impl Store {
    /// Inserts a new deck, unless its owner already has `most` decks.
    ///
    /// # Errors
    /// The error of the database; nothing has changed then.
    pub async fn insert_deck(&self, deck: &StoredDeck, most: i64) -> Result<Saved, StoreFault> {
        let done = query(
            "INSERT INTO decks (id, owner, name, code, changed_at) \
             SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), \
             CAST($5 AS BIGINT) \
             WHERE (SELECT COUNT(*) FROM decks WHERE owner = $2) < CAST($6 AS BIGINT)",
        )
        .bind(deck.id.as_str())
        .bind(deck.owner.0.as_str())
        .bind(deck.name.as_str())
        .bind(deck.code.as_str())
        .bind(deck.changed_at)
        .bind(most)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected().into())
    }

    /// Replaces the name and the cards of a deck.
    ///
    /// # Errors
    /// The error of the database; nothing has changed then.
    pub async fn update_deck(&self, deck: &StoredDeck) -> Result<Saved, StoreFault> {
        let done = query(
            "UPDATE decks SET name = $3, code = $4, changed_at = $5 WHERE id = $1 AND owner = $2",
        )
        .bind(deck.id.as_str())
        .bind(deck.owner.0.as_str())
        .bind(deck.name.as_str())
        .bind(deck.code.as_str())
        .bind(deck.changed_at)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected().into())
    }

    /// Deletes a deck of this visitor.
    ///
    /// # Errors
    /// The error of the database; nothing has changed then.
    pub async fn delete_deck(&self, id: &DeckId, owner: &SecretHash) -> Result<Saved, StoreFault> {
        let done = query("DELETE FROM decks WHERE id = $1 AND owner = $2")
            .bind(id.as_str())
            .bind(owner.0.as_str())
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected().into())
    }

    /// The deck with this id, of any visitor.
    ///
    /// # Errors
    /// The error of the database.
    pub async fn deck(&self, id: &DeckId) -> Result<Option<StoredDeck>, StoreFault> {
        let found = query("SELECT id, owner, name, code, changed_at FROM decks WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        found.as_ref().map(deck).transpose()
    }

    /// The decks of a visitor, the last changed first.
    ///
    /// # Errors
    /// The error of the database.
    pub async fn decks_of(&self, owner: &SecretHash) -> Result<Vec<StoredDeck>, StoreFault> {
        let rows = query(
            "SELECT id, owner, name, code, changed_at FROM decks WHERE owner = $1 \
             ORDER BY changed_at DESC, id",
        )
        .bind(owner.0.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(deck).collect()
    }
}

fn deck(row: &AnyRow) -> Result<StoredDeck, StoreFault> {
    Ok(StoredDeck {
        id: DeckId(row.try_get(0)?),
        owner: SecretHash(row.try_get(1)?),
        name: row.try_get(2)?,
        code: row.try_get(3)?,
        changed_at: row.try_get(4)?,
    })
}
