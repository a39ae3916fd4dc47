//! The failures of engines, with error messages that say what to do.

use std::time::Duration;

use prose::{Name, Text, text};

use super::command::EngineCommand;
use crate::PlayerFault;

/// The number of characters of a line that are shown.
const SHOWN: usize = 80;

/// A failure of an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum EngineFailure {
    /// The program cannot be started; with the reason of the operating system.
    CannotStart(String),
    NoHello(Duration),
    /// The program ended, with this exit code if it had one.
    Ended(Option<i32>),
    /// This line is not a message of the protocol.
    Garbage(String),
    /// A line is longer than this number of bytes.
    EndlessLine(u64),
    DoesNotRead,
    Silent(Duration),
    NotAsked {
        decision: u32,
        asked: u32,
    },
    Illegal {
        words: String,
        why: Text,
    },
}

impl EngineFailure {
    /// The failure with the message for the person who let the engine play.
    pub(super) fn fault(self, command: &EngineCommand) -> PlayerFault {
        let engine = Name(&command.command);
        PlayerFault(text!(
            "The engine «{engine}» {what}",
            "El programa «{engine}» {what}",
            engine = engine,
            what = self.what()
        ))
    }

    fn what(self) -> Text {
        match self {
            Self::CannotStart(error) => text!(
                "cannot be started: {error}. Check the name of the program and its path.",
                "no se puede iniciar: {error}. Comprueba el nombre del programa y su ruta.",
                error = Name(&error)
            ),
            Self::NoHello(time) => text!(
                "did not say hello within {time} ms. It must answer «hello» and flush its output after each line.",
                "no saludó en {time} ms. Debe responder «hello» y vaciar su salida tras cada línea.",
                time = millis(time)
            ),
            Self::Ended(code) => {
                let how = code.map_or_else(
                    || text!("closed its output", "cerró su salida"),
                    |code| {
                        text!(
                            "ended with exit code {n}",
                            "terminó con el código {n}",
                            n = Text::same(code)
                        )
                    },
                );
                text!(
                    "{how} before the match was over. What it printed on its error output may say why.",
                    "{how} antes de que acabara la partida. Lo que escribió en su salida de errores quizá diga por qué.",
                    how = how
                )
            }
            Self::Garbage(line) => text!(
                "printed a line that is not a message of the protocol: «{line}». Notes belong on its error output.",
                "escribió una línea que no es un mensaje del protocolo: «{line}». Las notas van en su salida de errores.",
                line = Name(&shown(&line))
            ),
            Self::EndlessLine(longest) => text!(
                "printed a line of more than {n} bytes. A message is one short line.",
                "escribió una línea de más de {n} bytes. Un mensaje es una línea corta.",
                n = Text::same(longest)
            ),
            Self::DoesNotRead => text!(
                "does not read its input. It must read a line for each message.",
                "no lee su entrada. Debe leer una línea por cada mensaje."
            ),
            Self::Silent(time) => text!(
                "did not choose within {time} ms. It must answer «best_choice» in time, and at once after «stop»; engine@5000ms:… gives it five seconds.",
                "no eligió en {time} ms. Debe responder «best_choice» a tiempo, y enseguida tras «stop»; engine@5000ms:… le da cinco segundos.",
                time = millis(time)
            ),
            Self::NotAsked { decision, asked } => text!(
                "answered decision {n}, but the question was decision {m}. It must repeat the number of the «view».",
                "respondió a la decisión {n}, pero la pregunta era la decisión {m}. Debe repetir el número de la «view».",
                n = Text::same(decision),
                m = Text::same(asked)
            ),
            Self::Illegal { words, why } => text!(
                "chose «{words}», which is not allowed: {why} It must answer the «words» of one of the options.",
                "eligió «{words}», que no está permitido: {why} Debe responder las «words» de una de las opciones.",
                words = Name(&shown(&words)),
                why = why
            ),
        }
    }
}

fn millis(time: Duration) -> Text {
    Text::same(time.as_millis())
}

/// The beginning of a line that an engine printed, without control characters.
fn shown(line: &str) -> String {
    let plain = line.trim().replace(char::is_control, "\u{fffd}");
    match plain.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &plain[..end]),
        None => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_failure_has_a_message_in_both_languages() {
        let command = "engine:python3 x.py".parse().unwrap();
        let time = Duration::from_millis(1500);
        for failure in [
            EngineFailure::CannotStart("no such file".to_owned()),
            EngineFailure::NoHello(time),
            EngineFailure::Ended(Some(3)),
            EngineFailure::Ended(None),
            EngineFailure::Garbage("depth 3".to_owned()),
            EngineFailure::EndlessLine(65_536),
            EngineFailure::DoesNotRead,
            EngineFailure::Silent(time),
            EngineFailure::NotAsked { decision: 3, asked: 2 },
            EngineFailure::Illegal { words: "fly".to_owned(), why: text!("No.", "No.") },
        ] {
            let PlayerFault(text) = failure.clone().fault(&command);
            assert_eq!(text.is_complete(), Ok(()), "{failure:?}");
            assert!(text.en.contains("«python3 x.py»"), "{}", text.en);
        }
    }

    #[test]
    fn printed_lines_are_cut_and_shown_without_control_characters() {
        assert_eq!(shown(" a\u{1b}[2Jb\r\n"), "a\u{fffd}[2Jb");
        let long = shown(&"é".repeat(500));
        assert_eq!((long.chars().count(), long.ends_with('…')), (SHOWN + 1, true));
    }
}
