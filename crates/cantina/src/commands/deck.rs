//! `cantina deck`: checks, shows and converts deck lists of Unlimited.

mod file;
mod listing;
mod report;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};
use prose::{Lang, Text, text};
use unlimited::decks::{self, Draft, Fault, Place, Sketch, code, to_json, to_melee};

use super::print_json;
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    Check(Check),
    Show(Show),
    Convert(Convert),
}

#[derive(Args)]
struct Check {
    file: PathBuf,
    #[arg(long, value_enum, default_value_t = Format::Constructed)]
    format: Format,
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct Show {
    file: PathBuf,
    #[arg(long, value_enum, default_value_t = Format::Constructed)]
    format: Format,
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct Convert {
    file: PathBuf,
    #[arg(long, value_enum)]
    to: Form,
}

/// The format a deck is built for.
#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Constructed,
    Limited,
}

impl From<Format> for decks::Format {
    fn from(format: Format) -> Self {
        match format {
            Format::Constructed => Self::Constructed,
            Format::Limited => Self::Limited,
        }
    }
}

/// The forms a deck can be written in.
#[derive(Clone, Copy, ValueEnum)]
enum Form {
    Json,
    Text,
    Code,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    match &arguments.action {
        Action::Check(check) => run_check(check, lang, out),
        Action::Show(show) => run_show(show, lang, out),
        Action::Convert(convert) => run_convert(convert, out),
    }
}

fn run_check(check: &Check, lang: Lang, out: &mut impl Write) -> Result<Verdict, CommandError> {
    let format = check.format.into();
    let report = report::Report::of(&read(&check.file)?, format);
    if check.json {
        print_json(&report, out)?;
    } else {
        report.print(lang, out)?;
    }
    Ok(if report.is_legal() { Verdict::Fine } else { Verdict::Failed })
}

fn run_show(show: &Show, lang: Lang, out: &mut impl Write) -> Result<Verdict, CommandError> {
    let format = show.format.into();
    let draft = read(&show.file)?.map_err(|faults| refused(&faults))?;
    let shown = listing::Listing::of(&draft, format);
    if show.json {
        print_json(&shown, out)?;
    } else {
        shown.print(lang, out)?;
    }
    Ok(Verdict::Fine)
}

/// Refuses decks that were understood only in part: entries would be lost silently.
fn run_convert(convert: &Convert, out: &mut impl Write) -> Result<Verdict, CommandError> {
    let draft = read(&convert.file)?.map_err(|faults| refused(&faults))?;
    let entry_faults = entry_faults(&draft);
    if !entry_faults.is_empty() {
        return Err(refused(&entry_faults));
    }
    let sketch = Sketch::from(&draft);
    let written = match convert.to {
        Form::Json => to_json(&sketch),
        Form::Text => to_melee(&sketch),
        Form::Code => code(&sketch),
    };
    writeln!(out, "{}", written.trim_end())?;
    Ok(Verdict::Fine)
}

/// Reads a deck file into a draft, or returns the faults of its text. An unreadable file is an error.
fn read(path: &Path) -> Result<Result<Draft, Vec<Fault>>, CommandError> {
    Ok(file::text(path)?.and_then(|text| decks::read(&text)))
}

/// The faults of single entries. A deck that is too small or incomplete can still be converted.
fn entry_faults(draft: &Draft) -> Vec<Fault> {
    let faults = draft.check(decks::Format::Limited).err().unwrap_or_default();
    faults.into_iter().filter(|fault| fault.place != Place::Deck).collect()
}

/// An error with the first fault, and how to see the others.
fn refused(faults: &[Fault]) -> CommandError {
    let first = faults.first().map(|fault| fault.text.clone()).unwrap_or_default();
    CommandError::Failed(match faults.len() {
        0 | 1 => first,
        several => text!(
            "{first} {others}",
            "{first} {others}",
            first = first,
            others = others(several - 1)
        ),
    })
}

fn others(count: usize) -> Text {
    match count {
        1 => text!(
            "There is 1 more fault; `cantina deck check` lists them all.",
            "Hay 1 fallo más; `cantina deck check` los enumera todos."
        ),
        _ => text!(
            "There are {count} more faults; `cantina deck check` lists them all.",
            "Hay {count} fallos más; `cantina deck check` los enumera todos.",
            count = count
        ),
    }
}
