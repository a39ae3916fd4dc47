//! What happened at a table: facts in order, never changed.

use table::Seat;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number at this table, from 1.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whose doing it was; nobody's in particular for what watchers say.
    pub seat: Option<Seat>,
    /// What happened.
    pub fact: Fact,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// The seat made this choice, in the game's notation.
    Chose(String),
    /// The match went back to so many choices, on behalf of the seat.
    TookBack(usize),
    /// The seat wants to take back its last choice and asks the others.
    AskedBack,
    /// The seat refused that.
    Refused,
    /// Somebody sat down: who, as in `places`.
    Sat(String),
    /// The seat gave up, and the match is over.
    Conceded,
    /// The seat would give up, and waits for its teammates to do so too.
    WouldConcede,
    /// The seat gave up, and a bot plays it from now on.
    LeftToBot,
    /// The time of the seat ran out.
    RanOut,
    /// The server was away until now; nobody is charged for that time.
    Woke,
    /// The seat wants another match.
    WantsRematch,
    /// The seat exchanges cards before the next game, in the game's notation.
    Exchanged(String),
    /// Everyone goes on at this table.
    Moved(String),
    /// Something was said.
    Said(String),
    /// One of the phrases was said.
    Phrase(String),
}

impl Fact {
    /// The word for it in storage, and the rest.
    #[must_use]
    pub fn write(&self) -> (&'static str, String) {
        match self {
            Self::Chose(words) => ("chose", words.clone()),
            Self::TookBack(ply) => ("took_back", ply.to_string()),
            Self::AskedBack => ("asked_back", String::new()),
            Self::Refused => ("refused", String::new()),
            Self::Sat(who) => ("sat", who.clone()),
            Self::Conceded => ("conceded", String::new()),
            Self::WouldConcede => ("would_concede", String::new()),
            Self::LeftToBot => ("left_to_bot", String::new()),
            Self::RanOut => ("ran_out", String::new()),
            Self::Woke => ("woke", String::new()),
            Self::WantsRematch => ("wants_rematch", String::new()),
            Self::Exchanged(words) => ("exchanged", words.clone()),
            Self::Moved(to) => ("moved", to.clone()),
            Self::Said(words) => ("said", words.clone()),
            Self::Phrase(word) => ("phrase", word.clone()),
        }
    }

    /// Reads what [`Fact::write`] wrote.
    #[must_use]
    pub fn read(kind: &str, words: String) -> Option<Self> {
        Some(match kind {
            "chose" => Self::Chose(words),
            "took_back" => Self::TookBack(words.parse().ok()?),
            "asked_back" => Self::AskedBack,
            "refused" => Self::Refused,
            "sat" => Self::Sat(words),
            "conceded" => Self::Conceded,
            "would_concede" => Self::WouldConcede,
            "left_to_bot" => Self::LeftToBot,
            "ran_out" => Self::RanOut,
            "woke" => Self::Woke,
            "wants_rematch" => Self::WantsRematch,
            "exchanged" => Self::Exchanged(words),
            "moved" => Self::Moved(words),
            "said" => Self::Said(words),
            "phrase" => Self::Phrase(words),
            _ => return None,
        })
    }
}
