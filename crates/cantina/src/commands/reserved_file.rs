//! The file of a result, checked for writing before the games are played.

use std::fs::{self, OpenOptions};
use std::path::Path;

use lab::NoPage;
use prose::{Name, text};

use crate::error::CommandError;

/// A writable file. It keeps its old content until the result is written. If it was created only to
/// check that it can be written, and no result follows, it is removed again.
pub(super) struct ReservedFile<'a> {
    path: &'a Path,
    is_new: bool,
}

impl<'a> ReservedFile<'a> {
    /// Opens the file for writing, creating it if necessary.
    pub(super) fn reserve(path: &'a Path) -> Result<Self, CommandError> {
        let is_new = !path.exists();
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        opened.map_err(|error| CommandError::unwritable(path, &error))?;
        Ok(Self { path, is_new })
    }

    /// Replaces the content.
    pub(super) fn write(mut self, content: &str) -> Result<(), CommandError> {
        let written = fs::write(self.path, content);
        written.map_err(|error| CommandError::unwritable(self.path, &error))?;
        self.is_new = false;
        Ok(())
    }

    /// The content so far.
    pub(super) fn read(&self) -> Result<String, CommandError> {
        fs::read_to_string(self.path).map_err(|error| CommandError::unreadable(self.path, &error))
    }
}

impl Drop for ReservedFile<'_> {
    fn drop(&mut self) {
        if self.is_new {
            // A leftover empty file is not worth a second error message.
            let _ = fs::remove_file(self.path);
        }
    }
}

/// The error for a page that could not be made.
pub(super) fn no_page(fault: &NoPage) -> CommandError {
    CommandError::Failed(text!(
        "The report cannot be created: {fault}.",
        "No se puede crear el informe: {fault}.",
        fault = Name(&fault.to_string())
    ))
}
