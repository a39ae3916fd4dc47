//! The decks visitors keep. There are few of them and they change seldom, so each write is a
//! statement by itself.

use std::fmt;

use sqlx::any::AnyRow;
use sqlx::{Row as _, query};

use super::{Store, StoreFault};
use crate::secret::{SecretHash, is_word, new_word};

/// The word for a kept deck in addresses; it says nothing and cannot be guessed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DeckId(String);

impl DeckId {
    /// A new one.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn new() -> Result<Self, getrandom::Error> {
        new_word().map(Self)
    }

    /// The word, if it can be one.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        is_word(word).then(|| Self(word.to_owned()))
    }

    /// The word.
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

/// A deck as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnDeck {
    /// The word for it.
    pub id: DeckId,
    /// Whose it is.
    pub owner: SecretHash,
    /// What it is called.
    pub name: String,
    /// Its cards, as a short code.
    pub code: String,
    /// When it was last changed, in milliseconds since 1970.
    pub changed_at: i64,
}

/// Whether a deck was kept or found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// It was.
    Yes,
    /// It was not: there are too many, or no such deck of this visitor.
    No,
}

impl From<u64> for Done {
    fn from(rows: u64) -> Self {
        if rows == 0 { Self::No } else { Self::Yes }
    }
}

impl Store {
    /// Keeps a new deck, unless its owner has `most` already.
    ///
    /// # Errors
    /// What the database says; nothing is kept then.
    pub async fn keep_deck(&self, deck: &OwnDeck, most: i64) -> Result<Done, StoreFault> {
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

    /// Keeps a deck as it is now, in place of what it was.
    ///
    /// # Errors
    /// What the database says; it stays as it was then.
    pub async fn change_deck(&self, deck: &OwnDeck) -> Result<Done, StoreFault> {
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

    /// Forgets a deck of this visitor.
    ///
    /// # Errors
    /// What the database says; it is kept then.
    pub async fn forget_deck(&self, id: &DeckId, owner: &SecretHash) -> Result<Done, StoreFault> {
        let done = query("DELETE FROM decks WHERE id = $1 AND owner = $2")
            .bind(id.as_str())
            .bind(owner.0.as_str())
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected().into())
    }

    /// The deck called so, whoever keeps it.
    ///
    /// # Errors
    /// What the database says.
    pub async fn deck(&self, id: &DeckId) -> Result<Option<OwnDeck>, StoreFault> {
        let found = query("SELECT id, owner, name, code, changed_at FROM decks WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        found.as_ref().map(deck).transpose()
    }

    /// The decks of a visitor, those changed last first.
    ///
    /// # Errors
    /// What the database says.
    pub async fn decks_of(&self, owner: &SecretHash) -> Result<Vec<OwnDeck>, StoreFault> {
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

fn deck(row: &AnyRow) -> Result<OwnDeck, StoreFault> {
    Ok(OwnDeck {
        id: DeckId(row.try_get(0)?),
        owner: SecretHash(row.try_get(1)?),
        name: row.try_get(2)?,
        code: row.try_get(3)?,
        changed_at: row.try_get(4)?,
    })
}
