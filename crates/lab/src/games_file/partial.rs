//! A file that is renamed to its final name when it is complete.

use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use prose::text;

use super::Unwritable;

/// A file with a temporary name in the folder of the final one; removed unless it is kept.
pub(super) struct Partial {
    path: PathBuf,
    wanted: PathBuf,
}

impl Partial {
    /// Creates a temporary file for this final name.
    pub(super) fn create(wanted: &Path) -> Result<(Self, File), Unwritable> {
        // Follows links, so that the link stays and its target is replaced.
        let wanted = fs::canonicalize(wanted).unwrap_or_else(|_| wanted.to_owned());
        let named = wanted.file_name().filter(|_| !wanted.exists() || wanted.is_file());
        let Some(name) = named else {
            let reason = text!("that is not a file", "eso no es un archivo");
            return Err(Unwritable { path: wanted, reason });
        };
        let mut name = name.to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let path = wanted.with_file_name(name);
        let file = File::create(&path).map_err(|error| Unwritable::because(&wanted, error))?;
        Ok((Self { path, wanted }, file))
    }

    /// The error for this file.
    pub(super) fn fault(&self, error: &impl fmt::Display) -> Unwritable {
        Unwritable::because(&self.wanted, error)
    }

    /// Gives the complete file its final name.
    pub(super) fn keep(self) -> Result<(), Unwritable> {
        fs::rename(&self.path, &self.wanted).map_err(|error| self.fault(&error))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // If the file was kept, it no longer has this name, and removing it fails.
        let _ = fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::io::Write as _;

    use super::*;

    #[test]
    fn the_file_gets_its_final_name_only_when_it_is_kept() {
        let folder = env::temp_dir().join(format!("cantina-partial-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let wanted = folder.join("games.parquet");
        fs::write(&wanted, "before").expect("a file");

        let (partial, mut file) = Partial::create(&wanted).expect("a file");
        file.write_all(b"lost").expect("room");
        drop((partial, file));
        assert_eq!(fs::read_to_string(&wanted).expect("a file"), "before");

        let (partial, mut file) = Partial::create(&wanted).expect("a file");
        file.write_all(b"after").expect("room");
        assert_eq!(fs::read_to_string(&wanted).expect("a file"), "before");
        drop(file);
        partial.keep().expect("kept");
        assert_eq!(fs::read_to_string(&wanted).expect("a file"), "after");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }
}
