//! The entries of a table: everything that happened there, in order. Entries are only ever added.

use table::Seat;

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the entry at this table, from 1.
    pub seq: u64,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The seat that caused it, if one did.
    pub seat: Option<Seat>,
    /// The kind of the event, with its details.
    pub kind: EntryKind,
}

/// The kinds of entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// The seat made this choice, in the game's notation.
    Chose(String),
    /// The match went back to this number of choices, at the request of the seat.
    TookBack(usize),
    /// The seat asks the others whether it may take back its last choice.
    AskedBack,
    /// The seat agrees to such a request, and others have not answered yet.
    AgreedBack,
    /// The seat refused such a request.
    Refused,
    /// The seat withdrew its request.
    Withdrew,
    /// The seat was given to this player, written as [`super::Sitter`] and name.
    Sat(String),
    /// The seat gave up, and the match ended.
    Conceded,
    /// The seat would give up, and waits for its teammates to do so too.
    WouldConcede,
    /// The seat gave up, and a bot plays it from now on.
    LeftToBot,
    /// The time of the seat ran out.
    RanOut,
    /// The seat closed the table, at which no other person sits.
    Closed,
    /// The seat left the guide of a guided game.
    LeftGuide,
    /// The table was loaded again; no clock is charged for the time before.
    Woke,
    /// The seat wants another match.
    WantsRematch,
    /// The seat brings this deck, as the setup writes it. The last one before the match begins counts.
    Brought(String),
    /// The seat exchanges these cards before the next game, in the game's notation.
    Exchanged(String),
    /// The players go on at the table with this id.
    Moved(String),
    /// A chat message.
    Said(String),
    /// One of the fixed phrases of the chat.
    Phrase(String),
}

impl EntryKind {
    /// The name of the kind in the store, and the details.
    #[must_use]
    pub fn write(&self) -> (&'static str, String) {
        match self {
            Self::Chose(words) => ("chose", words.clone()),
            Self::TookBack(ply) => ("took_back", ply.to_string()),
            Self::AskedBack => ("asked_back", String::new()),
            Self::AgreedBack => ("agreed_back", String::new()),
            Self::Refused => ("refused", String::new()),
            Self::Withdrew => ("withdrew", String::new()),
            Self::Sat(who) => ("sat", who.clone()),
            Self::Conceded => ("conceded", String::new()),
            Self::WouldConcede => ("would_concede", String::new()),
            Self::LeftToBot => ("left_to_bot", String::new()),
            Self::RanOut => ("ran_out", String::new()),
            Self::Closed => ("closed", String::new()),
            Self::LeftGuide => ("left_guide", String::new()),
            Self::Woke => ("woke", String::new()),
            Self::WantsRematch => ("wants_rematch", String::new()),
            Self::Brought(deck) => ("brought", deck.clone()),
            Self::Exchanged(words) => ("exchanged", words.clone()),
            Self::Moved(to) => ("moved", to.clone()),
            Self::Said(words) => ("said", words.clone()),
            Self::Phrase(word) => ("phrase", word.clone()),
        }
    }

    /// Reads what [`EntryKind::write`] wrote.
    #[must_use]
    pub fn read(kind: &str, words: String) -> Option<Self> {
        Some(match kind {
            "chose" => Self::Chose(words),
            "took_back" => Self::TookBack(words.parse().ok()?),
            "asked_back" => Self::AskedBack,
            "agreed_back" => Self::AgreedBack,
            "refused" => Self::Refused,
            "withdrew" => Self::Withdrew,
            "sat" => Self::Sat(words),
            "conceded" => Self::Conceded,
            "would_concede" => Self::WouldConcede,
            "left_to_bot" => Self::LeftToBot,
            "ran_out" => Self::RanOut,
            "closed" => Self::Closed,
            "left_guide" => Self::LeftGuide,
            "woke" => Self::Woke,
            "wants_rematch" => Self::WantsRematch,
            "brought" => Self::Brought(words),
            "exchanged" => Self::Exchanged(words),
            "moved" => Self::Moved(words),
            "said" => Self::Said(words),
            "phrase" => Self::Phrase(words),
            _ => return None,
        })
    }
}
