//! The data around a board of any game: seats, question, log, chat.

use prose::{Text, fold};
use table::{Offer, Seat};

use super::{Aside, Talk};
use crate::board::{ActionBar, Concern, Sign};
use crate::markup::Reader;

/// The table around the board, as one reader sees it.
#[derive(Debug)]
pub struct Frame<'a> {
    /// The id of the table in addresses.
    pub id: &'a str,
    /// The game.
    pub game: GameName,
    /// The setup in words.
    pub setup: Text,
    /// The reader.
    pub reader: Reader,
    /// The reader's seat, if any.
    pub place: Place,
    /// The seats, in order.
    pub seats: Vec<SeatLine>,
    /// The state of the match.
    pub standing: Standing,
    /// The result for the reader, once the match is over; none for watchers.
    pub verdict: Option<Verdict>,
    /// The question for the reader, if there is one.
    pub question: Option<Text>,
    /// The reader's options, grouped by heading.
    pub offers: Vec<Offer>,
    /// Those of the options that would change nothing, in the game's notation.
    pub idle: Vec<String>,
    /// The action bar.
    pub bar: ActionBar,
    /// The turns of others since the reader's last choice.
    pub happened: Option<Happened>,
    /// The guide of a guided game.
    pub guide: Option<GuidePanel>,
    /// The options to point out, in the game's notation: those the guide expects.
    pub wanted: Vec<String>,
    /// What the reader can say to some alone, deals, and what teammates show.
    pub talk: Talk,
    /// Whether the reader may undo a choice.
    pub undo: Undo,
    /// Whether the reader may ask for a hint.
    pub hints: Hints,
    /// The effect of conceding.
    pub conceding: Conceding,
    /// The number of choices made in the match.
    pub ply: usize,
    /// The next thing to play once the match is over.
    pub next: NextUp,
    /// Who has chosen a deck; empty once the match has begun.
    pub decks: Vec<DeckChoice>,
    /// The number of messages of this seat that were carried out; the next message has the next number.
    pub carried_out: u64,
}

/// The names of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameName {
    /// The word in addresses.
    pub word: &'static str,
    /// The title.
    pub title: Text,
}

/// The place of a reader at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In this seat.
    Seat(Seat),
    /// At a shared screen with hidden cards; this seat is next to look.
    Curtain(Seat),
    /// A watcher without a seat.
    Watcher,
}

/// One seat and its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    /// The seat.
    pub seat: Seat,
    /// Its word in addresses and notation: `empire`.
    pub word: String,
    /// The name inside a sentence: that of the player, or of the seat if it is free: "the Empire".
    pub name: Text,
    /// The side it plays, where that means more than a colour: "Empire".
    pub side: Option<Text>,
    /// The player in the seat.
    pub sitter: Sitter,
    /// Whether the match waits for this seat.
    pub asked: bool,
    /// Whether the player wants to play on after the match.
    pub wants_more: bool,
    /// Time left in milliseconds, if there is a clock; it runs while the seat is asked.
    pub clock: Option<u64>,
}

/// The state of a seat's deck before a match to which players bring their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckChoice {
    /// The name of the player, or of the free seat.
    pub name: Text,
    /// The player in the seat.
    pub sitter: Sitter,
    /// Whether the deck is chosen.
    pub progress: DeckProgress,
}

/// Whether a deck is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckProgress {
    /// The player is still choosing.
    Choosing,
    /// The deck is chosen.
    Ready,
}

/// The player in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The reader.
    You,
    /// Another person.
    Person {
        /// Whether they are connected.
        here: bool,
    },
    /// A bot of this level: `easy`, `normal`, `hard`.
    Bot(String),
    /// No player yet.
    Open,
}

/// The state of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A seat is still open.
    Waiting,
    /// The match is being played.
    Playing,
    /// The match is over, with its result.
    Over(Text),
    /// The match cannot go on because of an error; the record is kept.
    Frozen,
}

/// The result of a match for a reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The reader's side won.
    Won,
    /// Another side won, or nobody did.
    Lost,
    /// Nobody won or lost.
    Drawn,
}

/// The next thing to play at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NextUp {
    /// Another match, with every player one seat on.
    #[default]
    Match,
    /// The same game again, because it had no winner.
    Again,
    /// The next game of the match, with the same seats.
    Game(Sideboard),
}

/// The state of the reader's sideboard before the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sideboard {
    /// There is no sideboard.
    Empty,
    /// Cards can be exchanged.
    Open,
    /// Cards have been exchanged, and still can be.
    Exchanged,
}

/// Whether a choice can be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    /// There is no choice to take back.
    Nothing,
    /// At once, because it revealed nothing.
    Free,
    /// Only if the other players agree.
    Ask,
    /// The reader has asked to take back this choice and waits for the answer. It can be withdrawn:
    /// `/tables/ID/withdraw`.
    Asked(Text),
    /// Another seat asks the reader.
    AskedBy {
        /// The name of the player.
        side: Text,
        /// The choice it would take back, as a sentence.
        what: Text,
    },
}

/// A line of the log, as the reader may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The number of the line in the match.
    pub number: u64,
    /// The number of the choice it belongs to.
    pub ply: usize,
    /// The seat it is about, whose colour it has.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: Text,
    /// The cards and the rule it links to.
    pub concerns: Vec<Concern>,
    /// Its sign on the board.
    pub sign: Option<Sign>,
    /// Its place in the list of moves.
    pub kind: LineKind,
}

/// The place of a line in the list of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LineKind {
    /// One of the events of a turn.
    #[default]
    Event,
    /// The heading of a turn or round.
    Turn,
}

/// The choices of others since the reader's last one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    /// In one line: "The Rebels: 4 damage to Dantooine, purchased Smuggler."
    pub text: Text,
    /// Step by step.
    pub lines: Vec<LogLine>,
}

/// The guide of a guided game, as the learner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuidePanel {
    /// What the opponent did just before, and why it matters.
    pub told: Option<Text>,
    /// What to do and why, or the closing word.
    pub text: Text,
    /// The place in the guide.
    pub step: GuideStep,
}

/// The place in a guide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuideStep {
    /// This step of so many.
    Step(usize, usize),
    /// The guide has ended.
    Ended,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// The number of the line.
    pub number: u64,
    /// The seat that said it, with the name of the player; `None` for a watcher.
    pub by: Option<(Seat, Text)>,
    /// Whom it is for.
    pub aside: Aside,
    /// The message.
    pub said: Said,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// Typed words.
    Words(String),
    /// A predefined phrase, shown in the reader's language.
    Phrase(Phrase),
    /// A notice: this player conceded, and a bot plays on.
    LeftToBot,
    /// A notice: this player took back a choice, and all that followed it.
    TookBack {
        /// The choice, as a sentence that everyone may read.
        what: Text,
        /// The number of choices that were taken back.
        choices: usize,
    },
    /// A notice: this player refused to let another take back a choice.
    RefusedUndo,
    /// Another notice, which goes on after the name of the player.
    Told(Text),
}

/// Whether the reader may ask for a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hints {
    /// The reader plays against bots alone.
    Offered,
    /// Other people play, or a guide says what to do.
    #[default]
    NotOffered,
}

/// The effect of conceding for the reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Conceding {
    /// The match ends, and the other side wins.
    Loses,
    /// This game of a match of several ends, and the other side wins it.
    LosesGame,
    /// The teammates must concede too; the reader has not conceded yet.
    NeedsTeam {
        /// Whether a teammate has already conceded.
        teammate_would: bool,
    },
    /// The reader has conceded and waits for the teammates.
    Waits,
    /// A bot takes the seat, and the others play on.
    LeavesToBot,
    /// The match ends without a winner.
    EndsMatch,
}

/// Predefined phrases for the chat.
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
    /// The name on its own: "Ana"; a seat that is called by its side has the name of that: "Empire".
    #[must_use]
    pub fn title(&self) -> Text {
        match &self.side {
            Some(side) if self.is_called_by_its_side() => side.clone(),
            _ => self.name.clone().capitalised(),
        }
    }

    /// Whether the name says no more than the side: "the Empire".
    #[must_use]
    pub fn is_called_by_its_side(&self) -> bool {
        let ends = |name: &str, side: &str| fold(name).ends_with(&fold(side));
        let called = |side: &Text| ends(&self.name.en, &side.en) && ends(&self.name.es, &side.es);
        self.side.as_ref().is_some_and(called)
    }

    /// The name inside a sentence: "Ana", "the Empire".
    #[must_use]
    pub fn inside(&self) -> Text {
        self.name.clone()
    }
}

impl Frame<'_> {
    /// The reader's seat, or the one that is next to look.
    #[must_use]
    pub fn own_seat(&self) -> Option<&SeatLine> {
        let (Place::Seat(seat) | Place::Curtain(seat)) = self.place else { return None };
        self.seats.iter().find(|line| line.seat == seat)
    }
}
