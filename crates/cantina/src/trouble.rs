//! Why a command did not do what was asked, and the exit code that says so.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use prose::{Lang, Name, Text, text};

/// What a command found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// All is well: exit code 0.
    Fine,
    /// The command ran, and what it checked failed: exit code 1. It has said what.
    Failed,
}

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// What was checked or looked for is not right: exit code 1.
    Failed(Text),
    /// The command was not used the way it works: exit code 2.
    WrongUse(Text),
    /// The output could not be written.
    Output(io::Error),
}

impl Trouble {
    /// A file or folder cannot be read.
    pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Self {
        Self::WrongUse(text!(
            "{path} cannot be read: {error}.",
            "{path} no se puede leer: {error}.",
            path = Name(&path.display().to_string()),
            error = Name(&error.to_string())
        ))
    }

    /// A file cannot be written.
    pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Self {
        Self::WrongUse(text!(
            "{path} cannot be written: {error}.",
            "{path} no se puede escribir: {error}.",
            path = Name(&path.display().to_string()),
            error = Name(&error.to_string())
        ))
    }

    /// What to say about it and go on.
    ///
    /// # Errors
    /// The trouble itself, if nothing can be said any more.
    pub(crate) fn told(self) -> Result<Text, Self> {
        match self {
            Self::Failed(text) | Self::WrongUse(text) => Ok(text),
            Self::Output(_) => Err(self),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}

/// The exit code of a command; its trouble is told in one line.
pub(crate) fn exit_code(result: Result<Verdict, Trouble>, lang: Lang) -> ExitCode {
    let (text, code) = match result {
        Ok(Verdict::Fine) => return ExitCode::SUCCESS,
        Ok(Verdict::Failed) => return ExitCode::from(1),
        // Whoever reads has had enough, as in `cantina rules … | head`.
        Err(Trouble::Output(error)) if error.kind() == ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(Trouble::Output(error)) => (
            text!(
                "The output cannot be written: {error}.",
                "No se puede escribir la salida: {error}.",
                error = Name(&error.to_string())
            ),
            1,
        ),
        Err(Trouble::Failed(text)) => (text, 1),
        Err(Trouble::WrongUse(text)) => (text, 2),
    };
    // There is nobody left to tell when even this cannot be written.
    let _ = writeln!(io::stderr(), "cantina: {}", text.get(lang));
    ExitCode::from(code)
}
