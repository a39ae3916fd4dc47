//! Parses one scenario line by line and checks the order of its statements.

use table::Seed;

use super::block::{Block, Heading, Source};
use super::phrase::{choice, ids, place, seat, split_unquoted, why};
use super::quote::saying;
use super::{
    Answer, Body, Choice, Expectation, Given, Line, NotUnderstood, Quote, RefusedSetup, Scenario,
    Step, Unreadable, When, Why, expectation,
};
use crate::suggestion::found_word;
use crate::{Failure, Mismatch, Value};

/// Every word a line of a scenario can begin with.
const KEYWORDS: [&str; 11] =
    ["proves", "card", "game", "setup", "seed", "puzzle", "note", "given", "luck", "when", "then"];

/// Reads the lines of one scenario.
pub(super) fn read_block(file: &str, block: Block) -> Result<Scenario, Unreadable> {
    let Block { line, heading, sources, faults } = block;
    let mut draft = Draft { faults, ..Draft::default() };
    let title = match heading {
        Heading::Title(title) => {
            sources.into_iter().for_each(|source| draft.line(source));
            draft.check_whole(line);
            title
        }
        Heading::Missing => String::new(),
    };
    draft.finish(file, line, title)
}

/// The section of the scenario that is being read; the order of sections is fixed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
enum Section {
    #[default]
    Header,
    Position,
    Play,
}

/// The part of the scenario that has been read so far.
#[derive(Default)]
struct Draft {
    proves: Vec<String>,
    cards: Vec<String>,
    notes: Vec<String>,
    game: Option<Line<String>>,
    setup: Option<Line<String>>,
    seed: Option<Seed>,
    puzzle: Option<Line<String>>,
    givens: Vec<Line<Given>>,
    steps: Vec<Line<Step>>,
    setup_refused: Option<Line<RefusedSetup>>,
    section: Section,
    /// The number of lines that began with `when`, including those that could not be read.
    whens: usize,
    /// The same for `then`.
    thens: usize,
    faults: Vec<(usize, Mismatch)>,
}

impl Draft {
    fn line(&mut self, source: Source) {
        let number = source.number;
        let (keyword, rest) = source.text.split_once(' ').unwrap_or((&source.text, ""));
        let read = match keyword {
            "given" => self.given(number, &source.text, rest),
            "luck" => self.luck(number, &source.text, rest),
            "when" => self.when(number, &source.text, rest),
            "then" => self.then(number, rest),
            _ => self.header(number, &source.text, keyword, rest),
        };
        if let Err(mismatch) = read {
            self.faults.push((number, mismatch));
        }
    }

    fn header(
        &mut self,
        number: usize,
        text: &str,
        keyword: &str,
        rest: &str,
    ) -> Result<(), Mismatch> {
        if !KEYWORDS.contains(&keyword) {
            let expected = format!("a line that begins with {}", KEYWORDS.join(", "));
            return Err(Mismatch::new(expected, found_word(keyword, KEYWORDS)));
        }
        if rest.is_empty() {
            return Err(Mismatch::new(format!("something after `{keyword}`"), "nothing"));
        }
        let line = || Line { number, text: text.to_owned(), says: rest.to_owned() };
        match keyword {
            "proves" => self.proves.extend(ids(rest, "rule ids")?),
            "card" => self.cards.extend(ids(rest, "card ids")?),
            "note" => self.notes.push(rest.to_owned()),
            "game" => once(&mut self.game, line(), keyword)?,
            "setup" => once(&mut self.setup, line(), keyword)?,
            "puzzle" => once(&mut self.puzzle, Line { says: seat(rest)?, ..line() }, keyword)?,
            _ => once(&mut self.seed, read_seed(rest)?, keyword)?,
        }
        if self.section > Section::Header {
            let expected = "header lines before the first given, luck, when or then";
            return Err(Mismatch::quoting(expected, text));
        }
        Ok(())
    }

    fn given(&mut self, number: usize, text: &str, rest: &str) -> Result<(), Mismatch> {
        let late = self.section == Section::Play;
        self.section = self.section.max(Section::Position);
        let Some((where_, value)) = rest.split_once('=') else {
            return Err(Mismatch::quoting("`given PROPERTY = VALUE`", text));
        };
        let place = place(where_.trim())?;
        let value: Value = value.parse()?;
        if late {
            return Err(Mismatch::quoting("givens before every `when` and `then`", text));
        }
        if let Some(first) = self.givens.iter().find(|given| given.says.place == place) {
            let expected = format!("`{place}` given once (line {} gives it)", first.number);
            return Err(Mismatch::quoting(expected, text));
        }
        self.givens.push(Line { number, text: text.to_owned(), says: Given { place, value } });
        Ok(())
    }

    fn luck(&mut self, number: usize, text: &str, rest: &str) -> Result<(), Mismatch> {
        self.section = self.section.max(Section::Position);
        let result = |word: &str| word.parse::<u8>();
        let results: Result<Vec<u8>, _> = rest.split(' ').map(result).collect();
        let expected = "`luck` and whole numbers from 0 to 255, separated by spaces";
        let results = results.map_err(|_| Mismatch::quoting(expected, text))?;
        self.step(number, text, Step::Luck(results));
        Ok(())
    }

    fn when(&mut self, number: usize, text: &str, rest: &str) -> Result<(), Mismatch> {
        self.section = Section::Play;
        self.whens += 1;
        let Some((name, choice_text)) = rest.split_once(':') else {
            return Err(Mismatch::quoting("`when SEAT: CHOICE`", text));
        };
        let name = name.trim();
        let must = name.strip_suffix(" must");
        let name = must.unwrap_or(name);
        let seat = seat(name)?;
        let (words, tail) = tail(choice_text)?;
        if words.is_empty() {
            return Err(Mismatch::quoting("a choice after the seat: `when SEAT: CHOICE`", text));
        }
        let unoffered = "the game's own words for a choice that is not offered";
        let step = match (choice(words)?, tail) {
            (choice, Tail::Accepted) => {
                let answer = must.map_or(Answer::Accepted, |_| Answer::Forced);
                Step::When(When { seat, choice, answer })
            }
            _ if must.is_some() => {
                let expected = "nothing after the choice: a seat carries out what it must do";
                return Err(Mismatch::quoting(expected, text));
            }
            (Choice::Sentence(_), _) => return Err(Mismatch::quoting(unoffered, text)),
            (choice, Tail::Refused(why)) => {
                Step::When(When { seat, choice, answer: Answer::Refused(why) })
            }
            (Choice::Notation(words), Tail::NotUnderstood(saying)) => {
                Step::NotUnderstood(NotUnderstood { seat, words, saying })
            }
        };
        self.step(number, text, step);
        Ok(())
    }

    fn then(&mut self, number: usize, rest: &str) -> Result<(), Mismatch> {
        self.section = Section::Play;
        self.thens += 1;
        if rest.is_empty() {
            return Err(Mismatch::new("what must be true after `then`", "nothing"));
        }
        if let Some(refused) = expectation::setup_refused(rest) {
            let line = Line { number, text: rest.to_owned(), says: refused? };
            return once(&mut self.setup_refused, line, "then setup is refused");
        }
        let expected = expectation::read(rest)?;
        if matches!(expected, Expectation::Told { .. }) && self.whens == 0 {
            let expected = "a `when` before what is told about it";
            return Err(Mismatch::quoting(expected, rest));
        }
        self.step(number, rest, Step::Then(expected));
        Ok(())
    }

    fn step(&mut self, number: usize, text: &str, says: Step) {
        self.steps.push(Line { number, text: text.to_owned(), says });
    }

    /// Checks the scenario as a whole, after its last line.
    fn check_whole(&mut self, heading: usize) {
        let mut missing = |expected: &str, found: &str| {
            self.faults.push((heading, Mismatch::new(expected, found)));
        };
        if self.game.is_none() {
            missing("a line `game NAME`", "no game");
        }
        if self.thens == 0 {
            missing("at least one `then`: a scenario must be able to fail", "no `then`");
        }
        let alone = self.givens.is_empty() && self.steps.is_empty();
        if let Some(refused) = self.setup_refused.as_ref().filter(|_| !alone) {
            let expected = "`then setup is refused` without any other given, luck, when or then";
            self.faults.push((refused.number, Mismatch::new(expected, "other lines as well")));
        }
        self.check_puzzle();
    }

    /// Checks that a puzzle has a goal that does not depend on the written solution, since its
    /// player makes other choices, and a solution that proves that the goal can be reached.
    fn check_puzzle(&mut self) {
        let Some(puzzle) = &self.puzzle else { return };
        let solves = |line: &Line<Step>| match &line.says {
            Step::When(when) => when.seat == puzzle.says && when.answer == Answer::Accepted,
            Step::NotUnderstood(_) | Step::Luck(_) | Step::Then(_) => false,
        };
        let last_when = self.steps.iter().rposition(|line| matches!(line.says, Step::When(_)));
        let goal = &self.steps[last_when.map_or(self.steps.len(), |at| at + 1)..];
        let mut faults = Vec::new();
        let mut fault = |line, expected: String, found: &str| {
            faults.push((line, Mismatch::quoting(expected, found)));
        };
        if !self.steps.iter().any(solves) {
            let expected = format!("a solution of the puzzle: `when {}: CHOICE`", puzzle.says);
            fault(puzzle.number, expected, "");
        } else if goal.is_empty() {
            fault(
                puzzle.number,
                "the goal of the puzzle: a `then` after the last `when`".into(),
                "",
            );
        }
        for line in &self.steps {
            if matches!(line.says, Step::Luck(_)) {
                fault(
                    line.number,
                    "a puzzle that does not depend on scripted luck".into(),
                    &line.text,
                );
            }
        }
        for line in goal {
            if matches!(line.says, Step::Then(Expectation::Told { .. })) {
                let expected = "a goal that does not depend on the words of the last choice";
                fault(line.number, expected.into(), &line.text);
            }
        }
        self.faults.extend(faults);
    }

    fn finish(self, file: &str, line: usize, title: String) -> Result<Scenario, Unreadable> {
        let file = file.to_owned();
        let (Some(game), []) = (self.game, self.faults.as_slice()) else {
            let mut faults = self.faults;
            faults.sort_by_key(|&(line, _)| line);
            let failure = |(line, mismatch)| Failure::new(&file, line, &title, mismatch);
            let failures = faults.into_iter().map(failure).collect();
            return Err(Unreadable { file, line, title, failures });
        };
        let body = match self.setup_refused {
            Some(refused) => Body::SetupRefused(refused),
            None => Body::Play { givens: self.givens, steps: self.steps },
        };
        let Self { proves, cards, notes, setup, seed, puzzle, .. } = self;
        let seed = seed.unwrap_or_else(|| Seed::from_number(1));
        Ok(Scenario { file, line, title, proves, cards, notes, game, setup, seed, puzzle, body })
    }
}

/// Stores a statement that may occur only once.
fn once<T>(place: &mut Option<T>, value: T, what: &str) -> Result<(), Mismatch> {
    if place.is_some() {
        return Err(Mismatch::new(format!("one line `{what}`"), "another one"));
    }
    *place = Some(value);
    Ok(())
}

fn read_seed(text: &str) -> Result<Seed, Mismatch> {
    let expected = "a whole number or 64 hexadecimal digits after `seed`";
    text.parse().map_err(|_| Mismatch::quoting(expected, text))
}

/// The end of a `when` line: the required result of the choice.
enum Tail {
    Accepted,
    Refused(Why),
    NotUnderstood(Option<Quote>),
}

/// Splits `CHOICE is refused because REASON` or `CHOICE is not understood`.
fn tail(text: &str) -> Result<(&str, Tail), Mismatch> {
    if let Some((choice, rest)) = split_unquoted(text, " is refused") {
        let expected = "`is refused`, and then nothing, `because REASON` or `saying \"…\"`";
        let why = why(rest.trim())?;
        let why = why.ok_or_else(|| Mismatch::quoting(expected, &format!("is refused{rest}")))?;
        return Ok((choice.trim(), Tail::Refused(why)));
    }
    if let Some((choice, rest)) = split_unquoted(text, " is not understood") {
        let expected = "`is not understood`, and then nothing or `saying \"…\"`";
        let (before, saying) = saying(rest.trim())?;
        if !before.is_empty() {
            return Err(Mismatch::quoting(expected, &format!("is not understood{rest}")));
        }
        return Ok((choice.trim(), Tail::NotUnderstood(saying)));
    }
    Ok((text.trim(), Tail::Accepted))
}
