//! The files a balance run is written to, and read from.

use std::fs;
use std::path::{Path, PathBuf};

use lab::{Balance, Unlike, balance_markdown, balance_page, replace_section};
use prose::{Lang, Name, text};

use super::super::reserved_file::{ReservedFile, no_page};
use super::Arguments;
use crate::error::CommandError;

/// The files to write, checked for writing.
pub(super) struct Outputs<'a> {
    markdown: Option<ReservedFile<'a>>,
    report: Option<ReservedFile<'a>>,
}

impl<'a> Outputs<'a> {
    pub(super) fn reserve(arguments: &'a Arguments) -> Result<Self, CommandError> {
        let reserve =
            |path: &'a Option<PathBuf>| path.as_deref().map(ReservedFile::reserve).transpose();
        Ok(Self { markdown: reserve(&arguments.markdown)?, report: reserve(&arguments.report)? })
    }

    /// Writes all of them.
    pub(super) fn write(self, balance: &Balance, lang: Lang) -> Result<(), CommandError> {
        if let Some(file) = self.markdown {
            let section = balance_markdown(balance, lang);
            let document = replace_section(&file.read()?, &balance.game, &section);
            file.write(&document)?;
        }
        if let Some(file) = self.report {
            file.write(&balance_page(balance).map_err(|fault| no_page(&fault))?)?;
        }
        Ok(())
    }
}

/// Reads results of one game, in the order of the files.
pub(super) fn read_all(paths: &[PathBuf]) -> Result<Balance, CommandError> {
    let mut all: Option<Balance> = None;
    for path in paths {
        let more = read(path)?;
        match &mut all {
            None => all = Some(more),
            Some(balance) => balance.join(more).map_err(|fault| unlike(path, &fault))?,
        }
    }
    all.ok_or_else(|| {
        CommandError::Usage(text!("No file is named.", "No se indica ningún archivo."))
    })
}

fn read(path: &Path) -> Result<Balance, CommandError> {
    let content = fs::read_to_string(path);
    let content = content.map_err(|error| CommandError::unreadable(path, &error))?;
    serde_json::from_str(&content).map_err(|error| {
        CommandError::Usage(text!(
            "{path} was not written by `cantina balance --json`: {error}.",
            "{path} no lo escribió `cantina balance --json`: {error}.",
            path = Name(&path.display().to_string()),
            error = Name(&error.to_string())
        ))
    })
}

fn unlike(path: &Path, fault: &Unlike) -> CommandError {
    let path = path.display().to_string();
    CommandError::Usage(match fault {
        Unlike::Game(one, other) => text!(
            "{path} is about {other}, and the files before it about {one}: name files of one game.",
            "{path} trata de {other}, y los archivos anteriores de {one}: indica archivos de un solo juego.",
            path = Name(&path),
            one = Name(one),
            other = Name(other)
        ),
        Unlike::Rules(one, other) => text!(
            "{path} was played with rules version {other}, and the files before it with {one}.",
            "{path} se jugó con la versión {other} de las reglas, y los archivos anteriores con la {one}.",
            path = Name(&path),
            one = *one,
            other = *other
        ),
    })
}
