//! `cantina scenario`: runs given/when/then files.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use prose::{Name, text};
use scenario::{Report, Stage, run_texts};

use super::print_json;
use crate::error::{CommandError, Verdict};

/// The extension of scenario files.
const EXTENSION: &str = "scn";

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<Verdict, CommandError> {
    let report = if arguments.paths.is_empty() {
        run_embedded()
    } else {
        run_texts(&stages(), &texts(&arguments.paths)?)
    };
    if arguments.json {
        print_json(&report, out)?;
    } else {
        writeln!(out, "{report}")?;
    }
    Ok(if report.failed == 0 { Verdict::Fine } else { Verdict::Failed })
}

/// Runs the scenarios this program was built with.
pub(crate) fn run_embedded() -> Report {
    let files = rulebook::scenario_files();
    let texts: Vec<(&str, &str)> = files.iter().map(|file| (file.path, file.text)).collect();
    run_texts(&stages(), &texts)
}

/// All games that scenarios can use.
fn stages() -> [&'static dyn Stage; 3] {
    games::all().map(|game| game.subject().stage())
}

/// Name and text of every scenario file at these paths.
fn texts(paths: &[PathBuf]) -> Result<Vec<(String, String)>, CommandError> {
    let mut texts = Vec::new();
    for path in paths {
        let files = files(path).map_err(|error| CommandError::unreadable(path, &error))?;
        if files.is_empty() {
            let folder = path.display().to_string();
            return Err(CommandError::Usage(text!(
                "{folder} contains no scenario files; their names end in `.scn`.",
                "{folder} no contiene archivos de escenarios; sus nombres acaban en `.scn`.",
                folder = Name(&folder)
            )));
        }
        for file in files {
            let text = fs::read_to_string(&file)
                .map_err(|error| CommandError::unreadable(&file, &error))?;
            texts.push((file.display().to_string(), text));
        }
    }
    Ok(texts)
}

/// The file itself, or every scenario file in the folder and its folders, sorted.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !fs::metadata(path)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut folders = vec![path.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            // Links to folders are not followed: they may lead in circles.
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|found| found == EXTENSION) {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    Ok(found)
}
