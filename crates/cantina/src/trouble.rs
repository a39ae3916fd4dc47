//! Why a command did not do what was asked, and the exit code that says so.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use prose::{Lang, Text};

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
            Text::new(
                format!("The output cannot be written: {error}."),
                format!("No se puede escribir la salida: {error}."),
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
