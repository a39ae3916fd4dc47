//! The notation of engines: `engine:COMMAND`, or `engine@200ms:COMMAND`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use prose::{Text, text};

/// The default thinking time of an engine for a choice.
const DEFAULT_THINKING: Duration = Duration::from_secs(1);

/// The command that starts an engine, and its thinking time for a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineCommand {
    /// The command as it was written.
    pub(super) command: String,
    pub(super) program: String,
    pub(super) arguments: Vec<String>,
    pub(super) thinking: Duration,
}

/// The reason why a word that begins with `engine` is not an engine command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongCommand {
    /// There is no `:` before the command, or the text before it is not a time.
    Time,
    /// There is no command after the `:`.
    Empty,
    /// A quotation is not closed, or there are control characters.
    Unreadable,
}

impl EngineCommand {
    /// The word before the time and the command.
    pub const PREFIX: &'static str = "engine";
}

impl fmt::Display for EngineCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::PREFIX)?;
        if self.thinking != DEFAULT_THINKING {
            write!(f, "@{}ms", self.thinking.as_millis())?;
        }
        write!(f, ":{}", self.command)
    }
}

impl FromStr for EngineCommand {
    type Err = WrongCommand;

    fn from_str(words: &str) -> Result<Self, WrongCommand> {
        let rest = words.strip_prefix(Self::PREFIX).ok_or(WrongCommand::Time)?;
        let (time, command) = rest.split_once(':').ok_or(WrongCommand::Time)?;
        let thinking = if time.is_empty() { DEFAULT_THINKING } else { read_time(time)? };
        if command.contains(char::is_control) {
            return Err(WrongCommand::Unreadable);
        }
        let split = shlex::split(command).ok_or(WrongCommand::Unreadable)?;
        let (program, arguments) = split.split_first().ok_or(WrongCommand::Empty)?;
        Ok(Self {
            command: command.to_owned(),
            program: program.clone(),
            arguments: arguments.to_vec(),
            thinking,
        })
    }
}

/// Reads a time such as `@200ms`.
fn read_time(words: &str) -> Result<Duration, WrongCommand> {
    let number = words.strip_prefix('@').and_then(|time| time.strip_suffix("ms"));
    let millis = number.and_then(|number| number.parse::<u32>().ok()).filter(|&ms| ms > 0);
    millis.map(|ms| Duration::from_millis(ms.into())).ok_or(WrongCommand::Time)
}

impl WrongCommand {
    /// The error message, with the correct notation.
    #[must_use]
    pub fn text(self) -> Text {
        match self {
            Self::Time => text!(
                "write engine:COMMAND or, with its thinking time, engine@200ms:COMMAND",
                "escribe engine:ORDEN o, con su tiempo para pensar, engine@200ms:ORDEN"
            ),
            Self::Empty => text!(
                "a command must follow, as in engine:python3 my_engine.py",
                "falta la orden, como en engine:python3 mi_programa.py"
            ),
            Self::Unreadable => text!(
                "a quotation is not closed, or there is a control character",
                "hay comillas sin cerrar o un carácter de control"
            ),
        }
    }
}

impl fmt::Display for WrongCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().en)
    }
}

impl std::error::Error for WrongCommand {}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<EngineCommand, WrongCommand> {
        words.parse()
    }

    #[test]
    fn a_command_is_split_like_in_a_shell_and_written_unchanged() {
        for words in ["engine:./my engine", "engine@200ms:python3 -u 'my engine.py' --level=2"] {
            assert_eq!(read(words).unwrap().to_string(), words);
        }
        let engine = read("engine@200ms:python3 -u 'my engine.py'").unwrap();
        assert_eq!(engine.thinking, Duration::from_millis(200));
        assert_eq!((engine.program.as_str(), engine.arguments.len()), ("python3", 2));
        assert_eq!(engine.arguments[1], "my engine.py");
        assert_eq!(read("engine:x").unwrap().thinking, DEFAULT_THINKING);
    }

    #[test]
    fn wrong_commands_are_told_apart() {
        for (words, why) in [
            ("engine", WrongCommand::Time),
            ("engine@2s:x", WrongCommand::Time),
            ("engine@0ms:x", WrongCommand::Time),
            ("engines:x", WrongCommand::Time),
            ("engine: ", WrongCommand::Empty),
            ("engine:x 'y", WrongCommand::Unreadable),
            ("engine:x\ny", WrongCommand::Unreadable),
        ] {
            assert_eq!(read(words), Err(why), "{words}");
        }
    }
}
