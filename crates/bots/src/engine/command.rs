//! How an engine is named: `engine:COMMAND`, or `engine@200ms:COMMAND`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use prose::{Text, text};

/// How long an engine thinks about a choice unless told otherwise.
const USUAL_THINKING: Duration = Duration::from_secs(1);

/// The command that starts an engine, and how long it may think about a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineCommand {
    /// As it was given.
    pub(super) command: String,
    pub(super) program: String,
    pub(super) arguments: Vec<String>,
    pub(super) thinking: Duration,
}

/// Why a word that begins with `engine` names none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongCommand {
    /// There is no `:` before the command, or the time before it is no time.
    Time,
    /// There is no command after the `:`.
    Empty,
    /// A quotation is not closed, or there are control characters.
    Unreadable,
}

impl EngineCommand {
    /// What comes before the time and the command.
    pub const PREFIX: &'static str = "engine";
}

impl fmt::Display for EngineCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::PREFIX)?;
        if self.thinking != USUAL_THINKING {
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
        let thinking = if time.is_empty() { USUAL_THINKING } else { read_time(time)? };
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

/// `@200ms`.
fn read_time(words: &str) -> Result<Duration, WrongCommand> {
    let number = words.strip_prefix('@').and_then(|time| time.strip_suffix("ms"));
    let millis = number.and_then(|number| number.parse::<u32>().ok()).filter(|&ms| ms > 0);
    millis.map(|ms| Duration::from_millis(ms.into())).ok_or(WrongCommand::Time)
}

impl WrongCommand {
    /// What is wrong, and what to write.
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
                "a quotation is not closed, or a sign cannot be printed",
                "hay comillas sin cerrar o un signo que no se puede mostrar"
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
    fn a_command_is_split_as_a_shell_would_and_written_as_it_was() {
        for words in ["engine:./my engine", "engine@200ms:python3 -u 'my engine.py' --level=2"] {
            assert_eq!(read(words).unwrap().to_string(), words);
        }
        let engine = read("engine@200ms:python3 -u 'my engine.py'").unwrap();
        assert_eq!(engine.thinking, Duration::from_millis(200));
        assert_eq!((engine.program.as_str(), engine.arguments.len()), ("python3", 2));
        assert_eq!(engine.arguments[1], "my engine.py");
        assert_eq!(read("engine:x").unwrap().thinking, USUAL_THINKING);
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
