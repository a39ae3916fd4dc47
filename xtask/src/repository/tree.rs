//! Reads the files of the repository once.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::{fs, io};

/// All files by their path from the root, with `/` as separator. Binary files have no text.
#[derive(Default)]
pub(super) struct Tree {
    files: BTreeMap<String, Option<String>>,
}

impl Tree {
    /// Reads the files that git tracks, and untracked files that it does not ignore, so that a new
    /// file is checked before it is committed.
    pub(super) fn read(root: &Path) -> Result<Self, String> {
        let output = git(root)
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .output()
            .map_err(|error| format!("git cannot be started: {error}"))?;
        if !output.status.success() {
            let message = String::from_utf8_lossy(&output.stderr);
            return Err(format!("git ls-files failed: {}", message.trim()));
        }
        let list = String::from_utf8(output.stdout)
            .map_err(|error| format!("git lists a file whose name is not UTF-8: {error}"))?;
        let mut tree = Self::default();
        for path in list.split_terminator('\0') {
            match fs::read(root.join(path)) {
                Ok(bytes) => tree.insert(path, bytes),
                // Deleted, but still in git's index.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(format!("{path} cannot be read: {error}")),
            }
        }
        Ok(tree)
    }

    fn insert(&mut self, path: &str, bytes: Vec<u8>) {
        let text = String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
        self.files.insert(path.to_owned(), text);
    }

    pub(super) fn len(&self) -> usize {
        self.files.len()
    }

    /// Path and contents of every text file.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Whether there is a file, or a folder with a file in it, at this path.
    pub(super) fn holds(&self, path: &str) -> bool {
        let folder = if path.is_empty() { String::new() } else { format!("{path}/") };
        self.files.contains_key(path) || self.files.keys().any(|file| file.starts_with(&folder))
    }
}

/// A git command for this folder, even when a hook of another repository runs this program.
fn git(root: &Path) -> Command {
    let mut git = Command::new("git");
    git.current_dir(root);
    for variable in ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"] {
        git.env_remove(variable);
    }
    git
}

#[cfg(test)]
impl Tree {
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        let mut tree = Self::default();
        for (path, text) in files {
            tree.insert(path, text.as_bytes().to_vec());
        }
        tree
    }
}

#[cfg(test)]
mod tests {
    use std::{env, process};

    use super::*;

    #[test]
    fn folders_exist_through_their_files() {
        let tree = Tree::of(&[("docs/adr/README.md", "")]);
        assert!(tree.holds("docs/adr/README.md") && tree.holds("docs/adr") && tree.holds(""));
        assert!(!tree.holds("docs/ad") && !tree.holds("docs/adr/README"));
    }

    #[test]
    fn binary_files_are_listed_without_text() {
        let tree = Tree::of(&[("icon.png", "\u{89}PNG\0"), ("notes.txt", "notes")]);
        assert_eq!(tree.texts().collect::<Vec<_>>(), [("notes.txt", "notes")]);
        assert!(tree.holds("icon.png"));
    }

    #[test]
    fn new_files_are_read_before_they_are_committed_and_ignored_ones_never() {
        let root = env::temp_dir().join(format!("cantina-tree-{}", process::id()));
        fs::create_dir_all(&root).unwrap();
        let run_git = |words: &[&str]| {
            let output = git(&root).args(words).output().unwrap();
            assert!(output.status.success(), "{output:?}");
        };
        run_git(&["init", "--quiet"]);
        fs::write(root.join(".gitignore"), "out.txt\n").unwrap();
        fs::write(root.join("deleted.txt"), "").unwrap();
        run_git(&["add", "."]);
        fs::remove_file(root.join("deleted.txt")).unwrap();
        fs::write(root.join("out.txt"), "").unwrap();
        fs::write(root.join("new.txt"), "new").unwrap();

        let tree = Tree::read(&root);
        fs::remove_dir_all(&root).unwrap();
        let tree = tree.unwrap();
        let found: Vec<_> = tree.texts().collect();
        assert_eq!(found, [(".gitignore", "out.txt\n"), ("new.txt", "new")]);
    }
}
