//! Passes two facts to the program: the commit it is built from, for `--version` and benchmarks, and
//! which tests prove which rules, for `rules` and `coverage`.

#[allow(unreachable_pub, reason = "public in the crate the file belongs to")]
#[path = "../rulebook/src/claim.rs"]
mod claim;
#[path = "../rulebook/src/test_claims.rs"]
mod test_claims;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use test_claims::scan_tests;

/// The folders that contain tests. Cargo watches them recursively.
const RUST: [&str; 2] = ["crates", "xtask"];

fn main() -> Result<(), Box<dyn Error>> {
    set_commit();
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    for folder in RUST {
        println!("cargo:rerun-if-changed={}", root.join(folder).display());
    }
    let claims = format!("&[{}]", test_claims(&root)?);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("test_claims.rs"), claims)?;
    Ok(())
}

/// The claims in all Rust files, as literals: their `Debug` form is the Rust expression.
fn test_claims(root: &Path) -> Result<String, Box<dyn Error>> {
    let mut literals = String::new();
    for path in rust_files(root)? {
        let text = fs::read_to_string(root.join(&path)).map_err(|e| format!("{path}: {e}"))?;
        for claim in scan_tests(&path, &text) {
            literals.push_str(&format!("{claim:?},\n"));
        }
    }
    Ok(literals)
}

/// All Rust files, as sorted paths from the root.
fn rust_files(root: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = RUST.iter().map(|folder| root.join(folder)).collect();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == "rs") {
                let parts = path.strip_prefix(root)?.iter().map(|part| part.to_string_lossy());
                found.push(parts.collect::<Vec<_>>().join("/"));
            }
        }
    }
    found.sort();
    Ok(found)
}

fn set_commit() {
    let commit = git(&["rev-parse", "--short=12", "HEAD"]);
    println!("cargo:rustc-env=CANTINA_COMMIT={}", commit.as_deref().unwrap_or("unknown"));

    // HEAD moves when its own file changes, or the file of the branch it names. A branch that has
    // been packed has no file of its own; the log of HEAD grows even then.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref()) {
        // Cargo rebuilds every time if told to watch a missing file.
        if let Some(path) = git(&["rev-parse", "--git-path", name])
            && Path::new(&path).exists()
        {
            println!("cargo:rerun-if-changed={path}");
        }
    }
}

/// The first line of git's output, or `None` outside a checkout or without git.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let answer = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| answer.trim().to_owned())
}
