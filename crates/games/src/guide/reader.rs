//! Reads the file of a guide (docs/guides.md).

use std::fmt;

use prose::Text;
use table::Seed;

use super::{Actor, Ending, Guide, Step};

/// A line that is not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideFault {
    /// The number of the line, from 1; one more than the last if something is missing at the end.
    pub line: usize,
    /// What is expected there.
    pub expected: String,
}

impl fmt::Display for GuideFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for GuideFault {}

/// A line with its number.
type Line<'t> = (usize, &'t str);

/// A heading and the indented lines below it.
struct Block<'t> {
    heading: Line<'t>,
    lines: Vec<Line<'t>>,
}

impl Block<'_> {
    fn fault(&self, expected: &str) -> GuideFault {
        fault(self.heading.0, expected)
    }
}

fn fault(line: usize, expected: &str) -> GuideFault {
    GuideFault { line, expected: expected.to_owned() }
}

pub(super) fn read(text: &str) -> Result<Guide, GuideFault> {
    let blocks = blocks(text)?;
    let after = text.lines().count() + 1;
    let mut blocks = blocks.into_iter().peekable();
    let mut head = |key: &str| {
        let missing = || fault(after, &format!("`{key}: …`"));
        let block = blocks.next().ok_or_else(missing)?;
        let value = block.heading.1.strip_prefix(key).and_then(|rest| rest.strip_prefix(':'));
        let value = value.ok_or_else(|| block.fault(&format!("`{key}: …`")))?.trim().to_owned();
        match block.lines.first() {
            Some((line, _)) => Err(fault(*line, "a line that is not indented")),
            None => Ok((block.heading.0, value)),
        }
    };
    let (_, setup) = head("setup")?;
    let (line, seed) = head("seed")?;
    let seed = seed.parse().map_err(|_| fault(line, "`seed: NUMBER`"))?;
    let (_, seat) = head("seat")?;
    let before = match blocks.next_if(|block| block.heading.1 == "before") {
        Some(block) => block.lines.into_iter().map(choice_before).collect::<Result<_, _>>()?,
        None => Vec::new(),
    };
    let mut steps = Vec::new();
    for block in blocks {
        let ending = match block.heading.1 {
            "you" => {
                steps.push(step(Actor::Learner, block)?);
                continue;
            }
            "foe" => {
                steps.push(step(Actor::Opponent, block)?);
                continue;
            }
            "end: won" => Ending::Won,
            "end: goes on" => Ending::GoesOn,
            _ => return Err(block.fault("`you`, `foe`, `end: won` or `end: goes on`")),
        };
        if !steps.iter().any(|step: &Step| step.actor == Actor::Learner) {
            return Err(block.fault("`you` with a step before the end"));
        }
        let (answers, closing) = answers_and_text(&block)?;
        if !answers.is_empty() {
            return Err(block.fault("only `en: …` and `es: …` below the end"));
        }
        let seed = Seed::from_number(seed);
        return Ok(Guide { setup, seed, seat, before, steps, ending, closing });
    }
    Err(fault(after, "`end: won` or `end: goes on`"))
}

/// Splits the text at its headings, without blank lines and comments.
fn blocks(text: &str) -> Result<Vec<Block<'_>>, GuideFault> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        if !line.starts_with(char::is_whitespace) {
            blocks.push(Block { heading: (number, trimmed), lines: Vec::new() });
        } else if let Some(block) = blocks.last_mut() {
            block.lines.push((number, trimmed));
        } else {
            return Err(fault(number, "`setup: …` before any indented line"));
        }
    }
    Ok(blocks)
}

/// A choice made before: `SEAT: CHOICE`.
fn choice_before((line, text): Line<'_>) -> Result<(String, String), GuideFault> {
    let (seat, words) = text.split_once(": ").ok_or_else(|| fault(line, "`SEAT: CHOICE`"))?;
    Ok((seat.to_owned(), words.to_owned()))
}

fn step(actor: Actor, block: Block<'_>) -> Result<Step, GuideFault> {
    let (answers, text) = answers_and_text(&block)?;
    if answers.is_empty() {
        return Err(block.fault("a choice below the step"));
    }
    Ok(Step { actor, answers, text })
}

/// The choices of a block, and its text: `en: …` and then `es: …` at its end.
fn answers_and_text(block: &Block<'_>) -> Result<(Vec<String>, Text), GuideFault> {
    let [answers @ .., en, es] = block.lines.as_slice() else {
        return Err(block.fault("`en: …` and `es: …` at the end of the block"));
    };
    let text = |(line, text): &Line<'_>, lang: &str| match text.strip_prefix(lang) {
        Some(said) if !said.trim().is_empty() => Ok(said.trim().to_owned()),
        _ => Err(fault(*line, &format!("`{lang} …`"))),
    };
    let said = Text::new(text(en, "en:")?, text(es, "es:")?);
    Ok((answers.iter().map(|(_, words)| (*words).to_owned()).collect(), said))
}
