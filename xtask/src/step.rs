//! The steps of `cargo xtask test`: their names, their commands, their failures.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fmt};

use crate::{debian, repository};

/// One step. [`Step::ALL`] gives their order: steps that fail quickly come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Format,
    Clippy,
    Tests,
    Browser,
    DocTests,
    Scenarios,
    Coverage,
    Docs,
    Repository,
}

/// The reason why a step failed, and the command that repeats only that step.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) reason: String,
    pub(crate) repeat: String,
}

impl Step {
    /// All steps, in the order in which they run.
    pub(crate) const ALL: [Self; 9] = [
        Self::Format,
        Self::Clippy,
        Self::Tests,
        Self::Browser,
        Self::DocTests,
        Self::Scenarios,
        Self::Coverage,
        Self::Docs,
        Self::Repository,
    ];

    /// The name used by `--only` and `--skip`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Clippy => "clippy",
            Self::Tests => "tests",
            Self::Browser => "browser",
            Self::DocTests => "doctests",
            Self::Scenarios => "scenarios",
            Self::Coverage => "coverage",
            Self::Docs => "docs",
            Self::Repository => "repository",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.name() == name)
    }

    /// The command a person would type to run this step alone.
    pub(crate) fn command(self) -> String {
        match self.work() {
            Work::Cargo(cargo) => cargo.to_string(),
            Work::AllTests => NEXTEST.to_string(),
            Work::BrowserTests => BROWSER.to_string(),
            Work::Program(arguments) => {
                format!("{BUILD} && target/debug/cantina {}", arguments.join(" "))
            }
            Work::RepositoryChecks => format!("cargo xtask test --only {}", self.name()),
        }
    }

    /// Runs the step in the root of the workspace; its output goes straight to the terminal.
    pub(crate) fn perform(self, root: &Path) -> Result<(), Failure> {
        match self.work() {
            Work::Cargo(cargo) => cargo.run(root),
            Work::AllTests => {
                let ready = find_python()
                    .and_then(|()| debian::ensure(&["postgresql"], &["initdb", "postgres"]));
                ready.map_err(|reason| Failure { reason, repeat: self.command() })?;
                available_test_runner(root).run(root)
            }
            Work::BrowserTests => {
                // One by one, because a package may conflict with a program installed from
                // elsewhere, as Debian's npm does with a newer Node.js, and must not keep others
                // from installation.
                let needed =
                    [("chromium", "chromium"), ("chromium-driver", "chromedriver"), ("npm", "npm")];
                let ready = needed
                    .into_iter()
                    .try_for_each(|(package, program)| debian::ensure(&[package], &[program]));
                ready.map_err(|reason| Failure { reason, repeat: self.command() })?;
                BROWSER.run(root)
            }
            Work::Program(arguments) => {
                BUILD.run(root)?;
                run_program(arguments, root)
                    .map_err(|reason| Failure { reason, repeat: self.command() })
            }
            Work::RepositoryChecks => {
                repository::check(root).map_err(|reason| Failure { reason, repeat: self.command() })
            }
        }
    }

    /// The work of a step. All builds use the dev profile and are for the whole workspace with its
    /// tests, so that steps share their builds: if cargo builds a single package, it gives
    /// dependencies other features and compiles them again.
    const fn work(self) -> Work {
        Work::Cargo(match self {
            Self::Format => Cargo::new(&["fmt", "--all", "--check"]),
            Self::Clippy => {
                Cargo::new(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
            }
            Self::Tests => return Work::AllTests,
            Self::Browser => return Work::BrowserTests,
            Self::DocTests => Cargo::new(&["test", "--workspace", "--doc"]),
            Self::Scenarios => return Work::Program(&["scenario", "scenarios"]),
            Self::Coverage => return Work::Program(&["coverage", "--check"]),
            Self::Docs => Cargo {
                setting: Some(("RUSTDOCFLAGS", "-D warnings")),
                arguments: &["doc", "--workspace", "--no-deps"],
            },
            Self::Repository => return Work::RepositoryChecks,
        })
    }
}

/// The work of a step.
enum Work {
    Cargo(Cargo),
    /// All tests, with nextest if it is available.
    AllTests,
    /// The tests with a browser, which is installed first if needed.
    BrowserTests,
    /// Cantina itself, with these arguments.
    Program(&'static [&'static str]),
    RepositoryChecks,
}

/// A call of the cargo that runs this program, with one environment variable at most.
#[derive(Clone, Copy)]
struct Cargo {
    setting: Option<(&'static str, &'static str)>,
    arguments: &'static [&'static str],
}

impl Cargo {
    const fn new(arguments: &'static [&'static str]) -> Self {
        Self { setting: None, arguments }
    }

    fn command(self, root: &Path) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(self.arguments).envs(self.setting).current_dir(root);
        command
    }

    fn run(self, root: &Path) -> Result<(), Failure> {
        let reason = match self.command(root).status() {
            Ok(status) if status.success() => return Ok(()),
            Ok(status) => status.to_string(),
            Err(error) => format!("cargo cannot be started: {error}"),
        };
        Err(Failure { reason, repeat: self.to_string() })
    }

    /// Whether the call succeeds; its output is discarded.
    fn succeeds_quietly(self, root: &Path) -> bool {
        let status = self.command(root).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }
}

impl fmt::Display for Cargo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, value)) = self.setting {
            write!(f, "{name}=\"{value}\" ")?;
        }
        write!(f, "cargo {}", self.arguments.join(" "))
    }
}

/// Checks that Python 3 is installed, which the tests of engines need.
fn find_python() -> Result<(), String> {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    match found {
        Ok(status) if status.success() => Ok(()),
        _ => Err("Python 3 is missing: install it, so that `python3` can be run".to_owned()),
    }
}

const NEXTEST: Cargo = Cargo::new(&["nextest", "run", "--workspace"]);

/// Builds the workspace with its tests, and with it the program.
const BUILD: Cargo = Cargo::new(&["build", "--workspace", "--all-targets"]);

/// Runs the program `cantina`, which is in the same folder as this one.
fn run_program(arguments: &[&str], root: &Path) -> Result<(), String> {
    let this = env::current_exe().map_err(|error| format!("no path of this program: {error}"))?;
    let program = this.with_file_name(format!("cantina{}", env::consts::EXE_SUFFIX));
    match Command::new(&program).args(arguments).current_dir(root).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(status.to_string()),
        Err(error) => Err(format!("{} cannot be started: {error}", program.display())),
    }
}

/// The browser tests. They are not among the tests of the workspace (`test = false`), as they need
/// a browser. Each test starts its own browsers, so they run one after the other.
const BROWSER: Cargo =
    Cargo::new(&["test", "--workspace", "--test", "browser", "--", "--test-threads", "1"]);

/// nextest, which is installed on first use; if that fails, cargo's own test runner.
fn available_test_runner(root: &Path) -> Cargo {
    const VERSION: Cargo = Cargo::new(&["nextest", "--version"]);
    const INSTALL: Cargo = Cargo::new(&["install", "--locked", "cargo-nextest"]);
    const FALLBACK: Cargo = Cargo::new(&["test", "--workspace"]);

    if VERSION.succeeds_quietly(root) {
        return NEXTEST;
    }
    println!("note: cargo-nextest is not installed; trying `{INSTALL}`");
    match INSTALL.run(root) {
        Ok(()) => NEXTEST,
        Err(failure) => {
            println!(
                "note: cargo-nextest cannot be installed ({}); using `{FALLBACK}`",
                failure.reason
            );
            FALLBACK
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_found_by_its_name() {
        for step in Step::ALL {
            assert_eq!(Step::named(step.name()), Some(step));
        }
        assert_eq!(Step::named("Format"), None);
    }

    #[test]
    fn commands_can_be_pasted_into_a_shell() {
        assert_eq!(Step::Format.command(), "cargo fmt --all --check");
        assert_eq!(
            Step::Docs.command(),
            "RUSTDOCFLAGS=\"-D warnings\" cargo doc --workspace --no-deps"
        );
        assert_eq!(
            Step::Scenarios.command(),
            "cargo build --workspace --all-targets && target/debug/cantina scenario scenarios"
        );
        assert_eq!(Step::Repository.command(), "cargo xtask test --only repository");
    }

    #[test]
    fn a_failing_command_says_how_to_repeat_it() {
        let no_such_command = Cargo::new(&["no-such-subcommand-of-cargo"]);
        let failure = no_such_command.run(Path::new(".")).unwrap_err();
        assert_eq!(failure.repeat, "cargo no-such-subcommand-of-cargo");
        assert!(failure.reason.contains("101"), "{}", failure.reason);
    }
}
