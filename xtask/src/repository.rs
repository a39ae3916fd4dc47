//! Checks of the files of the repository that the compiler does not make.
//!
//! Each check is a function from the tree of files to findings, so that its tests need no files.

mod forbidden;
mod length;
mod links;
mod tree;

use std::fmt;
use std::path::Path;

use tree::Tree;

/// A problem in a file.
#[derive(Debug, PartialEq, Eq)]
struct Finding {
    severity: Severity,
    file: String,
    /// Counted from 1; `None` if the problem is with the whole file.
    line: Option<usize>,
    problem: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Severity {
    /// It is printed, and the step passes.
    Warning,
    /// It makes the step fail.
    Fault,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Warning => "warning",
            Severity::Fault => "fault",
        };
        write!(f, "{severity}: {}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.problem)
    }
}

/// Runs every check and prints the findings; the error says how many faults there are.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let tree = Tree::read(root)?;
    let checks = [
        forbidden::machine_paths,
        forbidden::unfinished_work,
        length::long_sources,
        length::architecture_page,
        links::dead_links,
    ];
    let findings: Vec<Finding> = checks.iter().flat_map(|check| check(&tree)).collect();
    for finding in &findings {
        println!("{finding}");
    }
    println!("{} files checked", tree.len());
    match findings.iter().filter(|finding| finding.severity == Severity::Fault).count() {
        0 => Ok(()),
        1 => Err("1 fault, printed above".to_owned()),
        faults => Err(format!("{faults} faults, printed above")),
    }
}
