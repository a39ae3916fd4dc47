//! Tasks of the repository: `cargo xtask test` runs everything that must pass before a change is
//! merged, the same way on every machine.

mod arguments;
mod debian;
mod repository;
mod run;
mod step;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, io};

use arguments::Task;
use run::Verdict;

/// The exit code for an invalid command line, the same as in `cantina`.
const WRONG_USE: u8 = 2;

fn main() -> ExitCode {
    let words = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    let task = match arguments::parse(words) {
        Ok(task) => task,
        Err(misuse) => {
            eprintln!("error: {misuse}; see `cargo xtask help`");
            return ExitCode::from(WRONG_USE);
        }
    };
    match perform(&task) {
        Ok(Verdict::Passed) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: &Task) -> Result<Verdict, String> {
    match task {
        Task::Help => {
            print!("{}", arguments::HELP);
            Ok(Verdict::Passed)
        }
        Task::List(steps) => {
            for step in steps {
                println!("{:<11} {}", step.name(), step.command());
            }
            Ok(Verdict::Passed)
        }
        Task::Test(steps) => {
            let root = workspace_root()?;
            run::run(steps, |step| step.perform(&root), &mut io::stdout())
                .map_err(|error| format!("the report cannot be written: {error}"))
        }
    }
}

/// Finds the root of the workspace by walking up, so that tasks work from any folder of it.
fn workspace_root() -> Result<PathBuf, String> {
    let here = env::current_dir().map_err(|error| format!("no current folder: {error}"))?;
    here.ancestors()
        .find(|folder| folder.join("xtask").join("Cargo.toml").is_file())
        .map(Path::to_path_buf)
        .ok_or_else(|| "this folder is outside the repository; go into it first".to_owned())
}
