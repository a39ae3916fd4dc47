//! Embeds the rule catalogues, the scenarios and the proofs found in tests, so
//! that the rulebook answers from a bare binary.

#[path = "src/claim.rs"]
mod claim;
#[path = "src/test_claims.rs"]
mod test_claims;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use test_claims::scan_tests;

/// Every folder that is read. Cargo watches a folder with all that lies in it.
const WATCHED: [&str; 4] = ["docs/rules", "scenarios", "crates", "xtask"];
const CATALOGUES: [&str; 4] = [
    "docs/rules/deckbuilding.md",
    "docs/rules/unlimited.md",
    "docs/rules/outer-rim.md",
    "docs/rules/duel.md",
];
const WAIVERS: &str = "docs/rules/waived.md";

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    for folder in WATCHED {
        println!("cargo:rerun-if-changed={}", root.join(folder).display());
    }

    let generated = format!(
        "const CATALOGUES: &[TextFile] = &[{}];\n\
         const WAIVERS: TextFile = {};\n\
         const SCENARIOS: &[TextFile] = &[{}];\n\
         const TESTS: &[Claim<'static>] = &[{}];\n",
        embedded(&CATALOGUES.map(String::from)),
        embedded(&[WAIVERS.to_owned()]),
        embedded(&files(&root, &["scenarios"], "scn")?),
        test_claims(&root)?,
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("embedded.rs"), generated)?;
    Ok(())
}

/// One `TextFile` literal for each path, with the text read by the compiler.
fn embedded(paths: &[String]) -> String {
    let literal = |path: &String| {
        format!(
            "TextFile {{ path: {path:?}, \
             text: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/../../\", {path:?})) }}"
        )
    };
    paths.iter().map(literal).collect::<Vec<_>>().join(",\n")
}

/// The claims in all Rust files, as literals: their `Debug` form is the Rust expression.
fn test_claims(root: &Path) -> Result<String, Box<dyn Error>> {
    let mut literals = String::new();
    for path in files(root, &["crates", "xtask"], "rs")? {
        let text = fs::read_to_string(root.join(&path)).map_err(|e| format!("{path}: {e}"))?;
        for claim in scan_tests(&path, &text) {
            literals.push_str(&format!("{claim:?},\n"));
        }
    }
    Ok(literals)
}

/// All files with this extension under the folders, as sorted paths from the root.
fn files(root: &Path, folders: &[&str], extension: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    while let Some(folder) = open.pop() {
        // An empty folder is not kept by version control, so it may be absent.
        if !folder.exists() {
            continue;
        }
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                let parts = path.strip_prefix(root)?.iter().map(|part| part.to_string_lossy());
                found.push(parts.collect::<Vec<_>>().join("/"));
            }
        }
    }
    found.sort();
    Ok(found)
}
