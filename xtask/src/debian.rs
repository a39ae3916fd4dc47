//! Finds the programs that the tests need besides Rust, and installs missing ones on Debian.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// Debian installs each version of PostgreSQL into a folder of its own, which is not on the path.
const POSTGRESQL: &str = "/usr/lib/postgresql";

/// Whether this program can be found.
pub(crate) fn installed(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(version_folders(Path::new(POSTGRESQL)));
    is_in(program, folders)
}

fn is_in(program: &str, folders: impl IntoIterator<Item = PathBuf>) -> bool {
    folders.into_iter().any(|folder| folder.join(program).is_file())
}

/// The folders `VERSION/bin` in this folder; none if it does not exist.
fn version_folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(Result::ok).map(|entry| entry.path().join("bin")).collect()
}

/// Makes sure that the programs can be found; installs the packages if needed and possible.
pub(crate) fn ensure(packages: &[&str], programs: &[&str]) -> Result<(), String> {
    let may_install = installed("apt-get") && is_root();
    ensure_with(packages, programs, installed, may_install.then_some(apt_get))
}

/// The same with its dependencies as parameters, so that tests can simulate failures.
fn ensure_with(
    packages: &[&str],
    programs: &[&str],
    installed: impl Fn(&str) -> bool,
    install: Option<impl Fn(&[&str]) -> Result<(), String>>,
) -> Result<(), String> {
    let missing = || programs.iter().copied().filter(|program| !installed(program));
    if missing().next().is_none() {
        return Ok(());
    }
    let names = packages.join(" ");
    let by_hand = by_hand(packages);
    let Some(install) = install else {
        return Err(format!("{} is missing: {by_hand}", list(missing())));
    };
    println!("note: {} is missing; installing {names}", list(missing()));
    install(packages).map_err(|why| format!("{names} cannot be installed ({why}): {by_hand}"))?;
    match missing().next() {
        None => Ok(()),
        Some(_) => Err(format!("{names} is installed, but does not contain {}", list(missing()))),
    }
}

fn by_hand(packages: &[&str]) -> String {
    format!("install it as root with `apt-get install {}`", packages.join(" "))
}

fn list<'p>(programs: impl Iterator<Item = &'p str>) -> String {
    programs.collect::<Vec<_>>().join(", ")
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn apt_get(packages: &[&str]) -> Result<(), String> {
    run(&["update", "-qq"])?;
    run(&[&["install", "-y", "--no-install-recommends"], packages].concat())
}

fn run(arguments: &[&str]) -> Result<(), String> {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("apt-get {}: {status}", arguments.join(" "))),
        Err(error) => Err(format!("apt-get cannot be started: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    type Install = fn(&[&str]) -> Result<(), String>;
    const PACKAGES: &[&str] = &["postgresql"];
    const PROGRAMS: &[&str] = &["initdb", "postgres"];

    #[test]
    fn programs_are_found_on_the_path_and_nothing_else_is() {
        assert!(installed("cargo") || installed("sh"), "the tests run with neither");
        assert!(!installed("no-such-program-anywhere"));
        assert!(!installed(""), "a folder is not a program");
    }

    #[test]
    fn every_version_has_a_folder() {
        let folder = env::temp_dir().join(format!("cantina-versions-{}", std::process::id()));
        fs::create_dir_all(folder.join("15/bin")).expect("a folder");
        fs::write(folder.join("15/bin/initdb"), "").expect("a file");
        let found = version_folders(&folder);
        assert_eq!(found, [folder.join("15/bin")]);
        assert!(is_in("initdb", found.clone()) && !is_in("postgres", found));
        fs::remove_dir_all(&folder).expect("it can be removed");
        assert!(version_folders(&folder).is_empty());
    }

    #[test]
    fn present_programs_are_not_installed() {
        let never: Option<Install> = Some(|_| panic!("there is nothing to install"));
        assert_eq!(ensure_with(PACKAGES, PROGRAMS, |_| true, never), Ok(()));
    }

    #[test]
    fn missing_programs_are_installed_once() {
        let there = Cell::new(false);
        let install = |packages: &[&str]| {
            assert_eq!(packages, PACKAGES);
            assert!(!there.replace(true));
            Ok(())
        };
        assert_eq!(ensure_with(PACKAGES, PROGRAMS, |_| there.get(), Some(install)), Ok(()));
        assert!(there.get());
    }

    #[test]
    fn without_permission_to_install_the_command_is_printed() {
        let not_allowed: Option<Install> = None;
        let fault = ensure_with(PACKAGES, PROGRAMS, |program| program == "postgres", not_allowed);
        let fault = fault.unwrap_err();
        assert!(fault.contains("initdb is missing"), "{fault}");
        assert!(fault.contains("`apt-get install postgresql`"), "{fault}");
    }

    #[test]
    fn failed_and_useless_installations_are_reported() {
        let fails: Option<Install> = Some(|_| Err("no network".to_owned()));
        let fault = ensure_with(PACKAGES, PROGRAMS, |_| false, fails).unwrap_err();
        assert!(fault.contains("no network") && fault.contains("apt-get install"), "{fault}");
        let useless: Option<Install> = Some(|_| Ok(()));
        let fault = ensure_with(PACKAGES, PROGRAMS, |_| false, useless).unwrap_err();
        assert!(fault.contains("does not contain initdb, postgres"), "{fault}");
    }
}
