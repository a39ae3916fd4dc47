//! A parsed scenario. Its words have not been looked up in a game yet.

use std::fmt;

use table::Seed;

use super::quote::Quote;
use crate::{Item, Value};

/// A test or a bug report: a position, choices, and statements that must then be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The file, as the caller named it.
    pub file: String,
    /// The line of the `scenario` heading.
    pub line: usize,
    /// The title in the heading.
    pub title: String,
    /// The ids of the rules it proves.
    pub proves: Vec<String>,
    /// The ids of the cards it is about.
    pub cards: Vec<String>,
    /// Remarks for readers.
    pub notes: Vec<String>,
    /// The name of the game.
    pub game: Line<String>,
    /// The setup in the game's notation, if it is not the default one.
    pub setup: Option<Line<String>>,
    /// Decides all luck that is not scripted.
    pub seed: Seed,
    /// The seat that has to find the solution, if this is a puzzle.
    pub puzzle: Option<Line<String>>,
    /// A refused setup, or a position with choices and expectations.
    pub body: Body,
}

/// A statement with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<T> {
    /// The line, counted from 1.
    pub number: usize,
    /// The line as written, without indentation and without the word `then`.
    pub text: String,
    /// The statement.
    pub says: T,
}

/// The part of a scenario after its header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// The setup itself must be refused for (at least) these reasons.
    SetupRefused(Line<RefusedSetup>),
    /// A position, with choices and expectations.
    Play {
        /// The differences from the start of a match.
        givens: Vec<Line<Given>>,
        /// Choices and expectations in order.
        steps: Vec<Line<Step>>,
    },
}

/// `setup is refused because REASON, REASON saying "…"`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedSetup {
    /// All of these must be among the reasons.
    pub reasons: Vec<Reason>,
    /// Words that must be in one of the refusals.
    pub saying: Option<Quote>,
}

/// `given PROPERTY = VALUE`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The property that is changed.
    pub place: PropertyPath,
    /// Its new value.
    pub value: Value,
}

/// A property of the table, or of a seat: `row`, `empire.hand`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PropertyPath {
    /// The seat it belongs to; `None` if it belongs to the table.
    pub seat: Option<String>,
    /// Its name.
    pub property: String,
}

impl fmt::Display for PropertyPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.seat {
            Some(seat) => write!(f, "{seat}.{}", self.property),
            None => f.write_str(&self.property),
        }
    }
}

/// A step after the position is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// `luck N N …`: the next results of dice and shuffles.
    Luck(Vec<u8>),
    /// `when SEAT: CHOICE`.
    When(When),
    /// `when SEAT: WORDS is not understood`.
    NotUnderstood(NotUnderstood),
    /// `then …`.
    Then(Expectation),
}

/// A choice a seat makes or tries to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct When {
    /// The seat that chooses.
    pub seat: String,
    /// The choice.
    pub choice: Choice,
    /// The required result.
    pub answer: Answer,
}

/// Words of a player that the game must not be able to read as a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotUnderstood {
    /// The seat that says them.
    pub seat: String,
    /// The words.
    pub words: String,
    /// Words of the error message.
    pub saying: Option<Quote>,
}

/// How a file names a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// In the game's notation, legal or not: `buy at-at`.
    Notation(String),
    /// `choose "…"`: an offered option, by words of its sentence in either language.
    Sentence(Quote),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Notation(words) => f.write_str(words),
            Self::Sentence(quote) => write!(f, "choose {quote}"),
        }
    }
}

/// The required result of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is carried out.
    Accepted,
    /// `when SEAT must: CHOICE`: it is carried out, and the seat had no other option.
    Forced,
    /// It is refused for these reasons, and nothing changes.
    Refused(Why),
}

/// The required reason of a refusal; a part that is left out may be anything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Why {
    /// `because REASON`: the rule or card that forbids it.
    pub reason: Option<Reason>,
    /// `saying "…"`: words of the refusal.
    pub saying: Option<Quote>,
}

/// The rule or card that forbids something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A rule, by its id.
    Rule(String),
    /// A card, by its id.
    Card(String),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(id) => f.write_str(id),
            Self::Card(id) => write!(f, "card {id}"),
        }
    }
}

/// A statement that must be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expectation {
    /// The contents of a property.
    Contents {
        /// The viewer whose knowledge is checked.
        onlooker: Onlooker,
        /// The property.
        place: PropertyPath,
        /// The required contents.
        contents: Contents,
    },
    /// The options of a seat.
    Options {
        /// The seat that chooses.
        seat: String,
        /// The options it must have or not have.
        options: Options,
    },
    /// The question to a seat.
    Asked {
        /// The seat that is asked.
        seat: String,
        /// The question, if any.
        asked: Asked,
    },
    /// No seat is asked anything.
    NoQuestion,
    /// The log of the last choice, as a reader may know it.
    Told {
        /// The reader; [`Onlooker::Judge`] reads everything.
        onlooker: Onlooker,
        /// The lines that must be in it or not.
        told: Told,
    },
    /// Whether and how the match ended.
    Ended(Ending),
}

/// The viewer of a statement, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Onlooker {
    /// Sees all hidden information.
    Judge,
    /// A seat, or `watcher`.
    Named(String),
}

/// The required contents of a property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contents {
    /// `= a, {b, c}, d`: exactly these parts, one after the other.
    Exactly(Vec<Part>),
    /// `contains a, b`: at least these items.
    Contains(Value),
    /// `lacks a, b`: none of these items.
    Lacks(Value),
    /// `counts N`: this number of items.
    Counts(usize),
}

impl Contents {
    /// All items that are named.
    pub(crate) fn items(&self) -> impl Iterator<Item = &Item> {
        let (parts, value) = match self {
            Self::Exactly(parts) => (parts.as_slice(), None),
            Self::Contains(value) | Self::Lacks(value) => (&[][..], Some(value)),
            Self::Counts(_) => (&[][..], None),
        };
        parts.iter().map(Part::value).chain(value).flat_map(|value| &value.0)
    }
}

/// Consecutive items of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// `a, b`: in this order.
    InOrder(Value),
    /// `{a, b}`: in any order.
    InAnyOrder(Value),
}

impl Part {
    /// The items of the part.
    #[must_use]
    pub fn value(&self) -> &Value {
        let (Self::InOrder(value) | Self::InAnyOrder(value)) = self;
        value
    }
}

/// The required options of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Options {
    /// `may A | B`: at least these.
    Include(Vec<Choice>),
    /// `may only A | B`: exactly these.
    Exactly(Vec<Choice>),
    /// `may not A | B`: none of these, for this reason if one is given.
    Exclude(Vec<Choice>, Why),
    /// `may attack * with x where * is only a | b`: of the options of this form, exactly these.
    Where(Pattern, Vec<String>),
}

/// A choice in the game's notation with one gap: `attack * with x`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The words before the gap, with the space that follows them.
    pub before: String,
    /// The words after the gap, with the space that precedes them.
    pub after: String,
}

impl Pattern {
    /// The choice with these words in the gap.
    #[must_use]
    pub fn filled(&self, words: &str) -> String {
        format!("{}{words}{}", self.before, self.after)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.filled("*"))
    }
}

/// The required question to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Any question.
    Something,
    /// A question with these words in it.
    Sentence(Quote),
    /// No question.
    Nothing,
}

/// The required lines of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// `"…" then "…"`: a line for each of these, in this order; other lines may be between them.
    InOrder(Vec<Quote>),
    /// `only "…" then "…"`: exactly these lines; none for `nothing`.
    Only(Vec<Quote>),
    /// No line contains these words.
    Not(Quote),
}

/// Whether and how a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// These seats won together, and no other.
    Won(Vec<String>),
    /// It ended in a draw.
    Draw,
    /// The game is lost for all seats.
    Lost,
    /// It has not ended.
    GoesOn,
}
