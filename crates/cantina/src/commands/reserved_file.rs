//! The file of a report, checked for writing before the games are played.

use std::fs::{self, OpenOptions};
use std::path::Path;

use lab::{Sim, report_page};
use prose::{Name, text};

use super::{Arguments, command};
use crate::error::CommandError;

/// A writable file. It keeps its old content until the report is written. If it was created only to
/// check that it can be written, and no report follows, it is removed again.
pub(super) struct ReportFile<'a> {
    path: &'a Path,
    is_new: bool,
}

impl<'a> ReportFile<'a> {
    /// Opens the file for writing, creating it if necessary.
    pub(super) fn reserve(path: &'a Path) -> Result<Self, CommandError> {
        let is_new = !path.exists();
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        opened.map_err(|error| CommandError::unwritable(path, &error))?;
        Ok(Self { path, is_new })
    }

    /// Writes the report.
    pub(super) fn write(mut self, sim: &Sim, arguments: &Arguments) -> Result<(), CommandError> {
        let page = report_page(sim, &command::provenance(arguments)).map_err(|fault| {
            CommandError::Failed(text!(
                "The report cannot be created: {fault}.",
                "No se puede crear el informe: {fault}.",
                fault = Name(&fault.to_string())
            ))
        })?;
        fs::write(self.path, page).map_err(|error| CommandError::unwritable(self.path, &error))?;
        self.is_new = false;
        Ok(())
    }
}

impl Drop for ReportFile<'_> {
    fn drop(&mut self) {
        if self.is_new {
            // A leftover empty file is not worth a second error message.
            let _ = fs::remove_file(self.path);
        }
    }
}
