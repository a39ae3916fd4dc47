//! A scenario as it was read: words and lines, before a game has been asked what they mean.

use std::fmt;

use table::Seed;

use crate::Value;

/// A test or a bug report: a position, choices, and what must then be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The file, as the caller named it.
    pub file: String,
    /// The line of the `scenario` heading.
    pub line: usize,
    /// What the heading says.
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
    /// What decides all luck that is not scripted.
    pub seed: Seed,
    /// The seat that has to find the solution, if this is a puzzle.
    pub puzzle: Option<Line<String>>,
    /// What happens.
    pub body: Body,
}

/// Something the file says, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<T> {
    /// The line, counted from 1.
    pub number: usize,
    /// The line as written, without indentation and without the word `then`.
    pub text: String,
    /// What it says.
    pub says: T,
}

/// What happens in a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// The setup itself must be refused for (at least) these reasons.
    SetupRefused(Line<Vec<Reason>>),
    /// A position, and what is done and expected in it.
    Play {
        /// What differs from the start of a match.
        givens: Vec<Line<Given>>,
        /// Choices and expectations in order.
        steps: Vec<Line<Step>>,
    },
}

/// `given PLACE = VALUE`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// What is changed.
    pub place: Place,
    /// What it then holds.
    pub value: Value,
}

/// A property of the table, or of a seat: `row`, `empire.hand`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whose it is; nobody's if it is the table's.
    pub seat: Option<String>,
    /// Its name.
    pub property: String,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.seat {
            Some(seat) => write!(f, "{seat}.{}", self.property),
            None => f.write_str(&self.property),
        }
    }
}

/// One thing that happens after the position is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// `luck N N …`: the next results of dice and shuffles.
    Luck(Vec<u8>),
    /// `when SEAT: CHOICE`.
    When(When),
    /// `then …`.
    Then(Expectation),
}

/// A choice a seat makes or tries to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct When {
    /// Who chooses.
    pub seat: String,
    /// The choice in the game's notation.
    pub choice: String,
    /// What must come of it.
    pub answer: Answer,
}

/// What must come of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is carried out.
    Accepted,
    /// It is refused, for this reason if one is given, and nothing changes.
    Refused(Option<Reason>),
}

/// What forbids something.
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

/// Something that must be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expectation {
    /// What a place holds.
    Contents {
        /// Through whose eyes.
        onlooker: Onlooker,
        /// Where to look.
        place: Place,
        /// What must be there.
        contents: Contents,
    },
    /// What a seat may choose.
    Options {
        /// Who chooses.
        seat: String,
        /// What must be among the options.
        options: Options,
    },
    /// What a seat is asked.
    Asked {
        /// Who is asked.
        seat: String,
        /// What about.
        asked: Asked,
    },
    /// No seat is asked anything.
    NobodyAsked,
    /// What somebody is told about the last choice.
    Told {
        /// Who listens; [`Onlooker::Judge`] is the log.
        onlooker: Onlooker,
        /// What must be heard or not.
        told: Told,
    },
    /// Whether and how the match ended.
    Ended(Ending),
}

/// Who looks or listens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Onlooker {
    /// Somebody before whom all cards are open.
    Judge,
    /// A seat, or `watcher`.
    Named(String),
}

/// What must be in a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contents {
    /// `= a, b`: exactly this, in this order.
    Exactly(Value),
    /// `= {a, b}`: exactly this, in any order.
    InAnyOrder(Value),
    /// `contains a, b`: at least this.
    Contains(Value),
    /// `lacks a, b`: nothing of this.
    Lacks(Value),
    /// `counts N`: so many items.
    Counts(usize),
}

/// What must be among the options of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Options {
    /// `may A | B`: at least these.
    Include(Vec<String>),
    /// `may only A | B`: exactly these.
    Exactly(Vec<String>),
    /// `may not A | B`: none of these, for this reason if one is given.
    Exclude(Vec<String>, Option<Reason>),
}

/// What a seat must be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Anything.
    Something,
    /// A question with these words in it.
    Sentence(String),
    /// Nothing.
    Nothing,
}

/// What must be heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// Some sentence has these words in it.
    Heard(String),
    /// No sentence has.
    NotHeard(String),
}

/// Whether and how a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// These seats won, and nobody else.
    Won(Vec<String>),
    /// Nobody won.
    Draw,
    /// It has not ended.
    GoesOn,
}
