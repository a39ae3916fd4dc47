//! What stands around a board, whatever the game: seats, the question, the log, what is said.

use prose::Text;
use table::{Offer, Seat};

use crate::board::Concern;
use crate::markup::Reader;

/// The table around the board, as one reader may see it.
#[derive(Debug)]
pub struct Frame<'a> {
    /// The id of the table in addresses.
    pub id: &'a str,
    /// What game is played.
    pub game: GameName,
    /// The setup in words.
    pub setup: Text,
    /// Who reads, and how.
    pub reader: Reader,
    /// Where the reader sits.
    pub place: Place,
    /// Everyone who plays, in order.
    pub seats: Vec<SeatLine>,
    /// Where the match stands.
    pub standing: Standing,
    /// What the reader is asked, if anything.
    pub question: Option<Text>,
    /// What the reader may choose, those with the same heading together.
    pub offers: Vec<Offer>,
    /// Whether the reader may take something back.
    pub undo: Undo,
    /// What giving up would mean.
    pub conceding: Conceding,
    /// The number of choices made in the match.
    pub ply: usize,
    /// What can be played next, once the match is over.
    pub next: NextUp,
    /// How many messages of this seat were carried out; the next one has the number after it.
    pub carried_out: u64,
}

/// What a game is called, in addresses and on pages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameName {
    /// The word in addresses.
    pub word: &'static str,
    /// The title.
    pub title: Text,
}

/// Where a reader sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In this seat.
    Seat(Seat),
    /// At a screen several people share; this seat is to look next, and the curtain is down.
    Curtain(Seat),
    /// Among the watchers.
    Watcher,
}

/// One seat, as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    /// Which seat.
    pub seat: Seat,
    /// Its word in addresses and notation: `empire`.
    pub word: String,
    /// What it is called: "The Empire".
    pub side: Text,
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether the match waits for this seat.
    pub asked: bool,
    /// Whether they said that they want to play on, once the match is over.
    pub wants_more: bool,
    /// Time left, in milliseconds, if there is a clock; it runs while the seat is asked.
    pub clock: Option<u64>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The reader.
    You,
    /// Another person, who is there or has left.
    Person {
        /// What they call themselves; empty if nothing.
        name: String,
        /// Whether they are connected.
        here: bool,
    },
    /// A bot of this level: `easy`, `normal`, `hard`.
    Bot(String),
    /// Nobody yet.
    Open,
}

/// Where a match stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A seat is still open.
    Waiting,
    /// It is being played.
    Playing,
    /// It has ended: how.
    Over(Text),
    /// Something broke; the record is kept.
    Frozen,
}

/// What can be played at the table after this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NextUp {
    /// Another match, everyone one seat on.
    #[default]
    Match,
    /// The same game again, as it counts for nobody.
    Again,
    /// The next game of the match, everyone in the same seat.
    Game(Sideboard),
}

/// What the reader can do about the deck before the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sideboard {
    /// Nothing lies beside it.
    Empty,
    /// Cards can be exchanged.
    Open,
    /// Cards have been exchanged, and still can be.
    Exchanged,
}

/// Whether something can be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Nothing was chosen.
    Nothing,
    /// At once: nobody has learned anything since.
    Free,
    /// If the others agree.
    Ask,
    /// The reader has asked and waits for an answer.
    Asked,
    /// This seat asks the reader.
    AskedBy(Text),
}

/// A line of the log, as the reader may be told it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The number of the line; the log of a match is counted through.
    pub number: u64,
    /// The number of the choice it belongs to.
    pub ply: usize,
    /// What happened.
    pub text: Text,
    /// What it is about, for links.
    pub concerns: Vec<Concern>,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// The number of the line.
    pub number: u64,
    /// Who, as a side of the table; nobody for a watcher.
    pub by: Option<Text>,
    /// What was said, as it was typed, or a phrase in the reader's language.
    pub said: Said,
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// In one's own words.
    Words(String),
    /// One of the phrases everyone understands.
    Phrase(Phrase),
    /// Not said but told: this player gave up, and a bot plays on.
    LeftToBot,
}

/// What giving up would mean for the reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Conceding {
    /// The match ends, and the other side wins.
    Loses,
    /// The teammates must give up too; the reader has not said so yet.
    NeedsTeam {
        /// Whether a teammate already would.
        teammate_would: bool,
    },
    /// The reader would, and waits for the teammates.
    Waits,
    /// A bot takes the seat, and the others play on.
    LeavesToBot,
    /// The match ends without a winner.
    EndsMatch,
}

/// Short things to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good game.
    GoodGame,
    /// Well played.
    WellPlayed,
    /// I am thinking.
    Thinking,
    /// Sorry.
    Sorry,
    /// Thank you.
    Thanks,
}

impl SeatLine {
    /// What it is called where it stands alone: "The Empire".
    #[must_use]
    pub fn title(&self) -> Text {
        self.side.clone().capitalised()
    }

    /// What it is called inside a sentence: "the Empire".
    #[must_use]
    pub fn inside(&self) -> Text {
        Text::new(small_article(&self.side.en), small_article(&self.side.es))
    }
}

/// A name keeps its capital, an article before it does not.
fn small_article(side: &str) -> String {
    const ARTICLES: [&str; 5] = ["The ", "El ", "La ", "Los ", "Las "];
    match ARTICLES.iter().find_map(|article| Some((article, side.strip_prefix(article)?))) {
        Some((article, name)) => article.to_lowercase() + name,
        None => side.to_owned(),
    }
}

impl Frame<'_> {
    /// The seat of the reader, or the one that is to look next.
    #[must_use]
    pub fn own_seat(&self) -> Option<&SeatLine> {
        let (Place::Seat(seat) | Place::Curtain(seat)) = self.place else { return None };
        self.seats.iter().find(|line| line.seat == seat)
    }
}
