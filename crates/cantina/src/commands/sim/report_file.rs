//! The file a report goes to.

use std::fs::{self, OpenOptions};
use std::path::Path;

use lab::{Sim, report_page};
use prose::{Name, text};

use super::{Arguments, command};
use crate::trouble::Trouble;

/// A file that can be written; what it held stays until the report is there. One that was made
/// only to find that out, and got no report, is removed again.
pub(super) struct ReportFile<'a> {
    path: &'a Path,
    is_new: bool,
}

impl<'a> ReportFile<'a> {
    /// Finds out whether the file can be written.
    pub(super) fn claim(path: &'a Path) -> Result<Self, Trouble> {
        let is_new = !path.exists();
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        opened.map_err(|error| Trouble::unwritable(path, &error))?;
        Ok(Self { path, is_new })
    }

    /// Writes the report.
    pub(super) fn write(mut self, sim: &Sim, arguments: &Arguments) -> Result<(), Trouble> {
        let page = report_page(sim, &command::provenance(arguments)).map_err(|fault| {
            Trouble::Failed(text!(
                "There is no report: {fault}.",
                "No hay informe: {fault}.",
                fault = Name(&fault.to_string())
            ))
        })?;
        fs::write(self.path, page).map_err(|error| Trouble::unwritable(self.path, &error))?;
        self.is_new = false;
        Ok(())
    }
}

impl Drop for ReportFile<'_> {
    fn drop(&mut self) {
        if self.is_new {
            // An empty file left behind is no reason to complain about more than what went wrong.
            let _ = fs::remove_file(self.path);
        }
    }
}
