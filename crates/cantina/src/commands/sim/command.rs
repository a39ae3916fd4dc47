//! The command line that repeats a simulation.

use std::path::Path;

use lab::Provenance;

use super::Arguments;
use crate::cli::COMMIT;

/// The provenance written into a report or a file of games.
pub(super) fn provenance(arguments: &Arguments) -> Provenance {
    Provenance {
        command: repeat_command(arguments),
        version: format!("{} ({COMMIT})", env!("CARGO_PKG_VERSION")),
    }
}

/// The command with every argument that affects the result; the report only by its file name.
fn repeat_command(arguments: &Arguments) -> String {
    let mut words = vec![
        "cantina".to_owned(),
        "sim".to_owned(),
        arguments.game.name().to_owned(),
        "--seats".to_owned(),
        arguments.seats.to_string(),
        "--games".to_owned(),
        arguments.games.to_string(),
        "--seed".to_owned(),
        arguments.seed.to_string(),
    ];
    if arguments.paired {
        words.push("--paired".to_owned());
    }
    if !arguments.setup.trim().is_empty() {
        words.extend(["--setup".to_owned(), arguments.setup.clone()]);
    }
    if let Some(name) = arguments.report.as_deref().and_then(Path::file_name) {
        words.extend(["--report".to_owned(), name.to_string_lossy().into_owned()]);
    }
    command_line(&words)
}

/// The words as a shell understands them.
pub(in crate::commands) fn command_line(words: &[String]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| shell_quoted(word)).collect();
    quoted.join(" ")
}

/// The word, quoted for a shell if necessary.
fn shell_quoted(word: &str) -> String {
    let plain = |sign: char| sign.is_ascii_alphanumeric() || "=,.:_-/".contains(sign);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    /// The words into which a shell splits a command.
    fn split(command: &str) -> Vec<String> {
        let script = format!("printf '%s\\n' {command}");
        let output = Command::new("sh").args(["-c", &script]).output().expect("a shell");
        let words = String::from_utf8(output.stdout).expect("text");
        words.lines().map(str::to_owned).collect()
    }

    #[test]
    fn the_repeated_command_parses_to_the_same_arguments() {
        for given in [
            &["sim", "duel", "--seats", "random,search:50", "--report", "out/it's mine.html"][..],
            &["sim", "deckbuilding", "--seats", "easy,normal", "--games", "7", "--paired"],
            &["sim", "deckbuilding", "--seats", "greedy,random", "--setup", "mode=full goal=5"],
            &["sim", "duel", "--seats", r#"engine:sh -c "a, 'b'",random"#],
        ] {
            let first = Line::try_parse_from(given).expect("arguments").arguments;
            let words = split(&repeat_command(&first));
            assert_eq!(words[..2], ["cantina", "sim"]);
            let again = Line::try_parse_from(&words[1..]).expect("arguments again").arguments;
            assert_eq!(again.game.name(), first.game.name());
            assert_eq!(again.seats, first.seats);
            assert_eq!((again.games, again.seed), (first.games, first.seed));
            assert_eq!((again.paired, &again.setup), (first.paired, &first.setup));
            let name =
                |of: &Arguments| of.report.as_deref().and_then(Path::file_name).map(Into::into);
            assert_eq!(name(&again), name(&first) as Option<std::path::PathBuf>);
            assert_eq!(repeat_command(&again), repeat_command(&first));
        }
    }
}
