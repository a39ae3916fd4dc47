//! The errors of commands, and their exit codes.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use prose::{Lang, Name, Text, text};

use crate::wrapping::{self, Wrapping};

/// The result of a command that ran to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Success: exit code 0.
    Fine,
    /// The command's check failed and the command printed why: exit code 1.
    Failed,
}

/// The error that ended a command.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// Something was invalid or not found: exit code 1.
    Failed(Text),
    /// The command was used wrongly: exit code 2.
    Usage(Text),
    /// The output could not be written.
    Output(io::Error),
}

impl CommandError {
    /// A file or folder cannot be read.
    pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Self {
        Self::Usage(text!(
            "{path} cannot be read: {error}.",
            "{path} no se puede leer: {error}.",
            path = Name(&path.display().to_string()),
            error = Name(&error.to_string())
        ))
    }

    /// A file cannot be written.
    pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Self {
        Self::Usage(text!(
            "{path} cannot be written: {error}.",
            "{path} no se puede escribir: {error}.",
            path = Name(&path.display().to_string()),
            error = Name(&error.to_string())
        ))
    }

    /// The message for the player, so that a session can continue.
    ///
    /// # Errors
    /// Returns the error itself if the output cannot be written.
    pub(crate) fn message(self) -> Result<Text, Self> {
        match self {
            Self::Failed(text) | Self::Usage(text) => Ok(text),
            Self::Output(_) => Err(self),
        }
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for CommandError {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}

/// The exit code of a command; prints its error in one line.
pub(crate) fn exit_code(result: Result<Verdict, CommandError>, lang: Lang) -> ExitCode {
    let (text, code) = match result {
        Ok(Verdict::Fine) => return ExitCode::SUCCESS,
        Ok(Verdict::Failed) => return ExitCode::from(1),
        // The reader closed the pipe, as in `cantina rules … | head`.
        Err(CommandError::Output(error)) if error.kind() == ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(CommandError::Output(error)) => (
            text!(
                "The output cannot be written: {error}.",
                "No se puede escribir la salida: {error}.",
                error = Name(&error.to_string())
            ),
            1,
        ),
        Err(CommandError::Failed(text)) => (text, 1),
        Err(CommandError::Usage(text)) => (text, 2),
    };
    // If even this cannot be written, there is nowhere left to report it.
    let mut err = Wrapping::new(io::stderr(), || wrapping::width(io::stderr()));
    let _ = writeln!(err, "cantina: {}", text.get(lang));
    ExitCode::from(code)
}
