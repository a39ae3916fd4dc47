//! Embeds the rule catalogues and the scenarios, so that the binary needs no other files.
//!
//! Only their folders are watched. The proofs in tests are embedded by the program itself: if Rust
//! files were watched here, every edit would rebuild the rulebook and all crates that depend on it.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// All folders that are read. Cargo watches a folder with everything in it.
const WATCHED: [&str; 2] = ["docs/rules", "scenarios"];
/// English catalogues, and the Spanish ones there are.
const CATALOGUES: [&str; 7] = [
    "docs/rules/deckbuilding.md",
    "docs/rules/unlimited.md",
    "docs/rules/outer-rim.md",
    "docs/rules/duel.md",
    "docs/rules/es/deckbuilding.md",
    "docs/rules/es/unlimited.md",
    "docs/rules/es/duel.md",
];
const WAIVERS: &str = "docs/rules/waived.md";
const SPANISH_WAIVERS: &str = "docs/rules/es/waived.md";

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    for folder in WATCHED {
        println!("cargo:rerun-if-changed={}", root.join(folder).display());
    }

    let generated = format!(
        "const CATALOGUES: &[TextFile] = &[{}];\n\
         const WAIVERS: TextFile = {};\n\
         const SPANISH_WAIVERS: TextFile = {};\n\
         const SCENARIOS: &[TextFile] = &[{}];\n",
        embedded(&CATALOGUES.map(String::from)),
        embedded(&[WAIVERS.to_owned()]),
        embedded(&[SPANISH_WAIVERS.to_owned()]),
        embedded(&scenario_files(&root)?),
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("embedded.rs"), generated)?;
    Ok(())
}

/// The source code of one `TextFile` for each path; the compiler reads the text.
fn embedded(paths: &[String]) -> String {
    let literal = |path: &String| {
        format!(
            "TextFile {{ path: {path:?}, \
             text: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/../../\", {path:?})) }}"
        )
    };
    paths.iter().map(literal).collect::<Vec<_>>().join(",\n")
}

/// All scenario files, as sorted paths from the root.
fn scenario_files(root: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = vec![root.join("scenarios")];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == "scn") {
                let parts = path.strip_prefix(root)?.iter().map(|part| part.to_string_lossy());
                found.push(parts.collect::<Vec<_>>().join("/"));
            }
        }
    }
    found.sort();
    Ok(found)
}
