//! The reasons for which a command is refused.

use prose::{Text, text};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Because, Refusal};

use games::Rejection;

use crate::api::{Refusal as RefusalAnswer, RefusalReason};

/// The kind of a refusal, as programs read it (docs/protocol.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// A message with this number was already carried out.
    Repeated,
    /// A message before this one is missing.
    OutOfOrder,
    /// The question it answers is no longer asked.
    Late,
    /// It answers a question that was not asked yet.
    Early,
    /// The sender does not have that seat, or is not asked.
    NotYourSeat,
    /// It is not a message of this game or protocol.
    NotUnderstood,
    /// The rules do not allow it now.
    Illegal,
    /// The guide of this guided game expects another choice now.
    Guided,
    /// The match has ended.
    Over,
    /// It could not be stored.
    NotStored,
    /// The match failed and cannot go on.
    Frozen,
    /// The sender exceeds the rate limit.
    TooMany,
}

impl RefusalCode {
    fn text(self) -> Text {
        match self {
            Self::Repeated => text!("This was already carried out.", "Esto ya se había hecho."),
            Self::OutOfOrder => text!(
                "A message before this one is missing; reload the page.",
                "Falta un mensaje anterior a este; recarga la página."
            ),
            Self::Late => text!(
                "The table has moved on: this question is no longer asked.",
                "La mesa ha avanzado: esta pregunta ya no está abierta."
            ),
            Self::Early => text!(
                "This answers a question that was not asked yet.",
                "Esto responde a una pregunta que aún no se ha hecho."
            ),
            Self::NotYourSeat => {
                text!("It is not for you to choose now.", "Ahora no te toca elegir.")
            }
            Self::NotUnderstood => text!("This is not understood.", "Esto no se entiende."),
            Self::Illegal => {
                text!("The rules do not allow this now.", "Las reglas no lo permiten ahora.")
            }
            Self::Guided => {
                text!("The guide has another step now.", "La guía tiene ahora otro paso.")
            }
            Self::Over => text!("The match has ended.", "La partida ha terminado."),
            Self::NotStored => text!(
                "This could not be written down, so it did not happen; try again in a moment.",
                "Esto no se pudo guardar, así que no ha ocurrido; inténtalo de nuevo en un momento."
            ),
            Self::Frozen => text!(
                "Something broke at this table. Its record is kept, but it cannot go on.",
                "Algo se ha roto en esta mesa. Su registro se conserva, pero no puede seguir."
            ),
            Self::TooMany => text!(
                "Too many messages; wait a moment.",
                "Demasiados mensajes; espera un momento."
            ),
        }
    }
}

/// The refusal of a command. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The kind of the reason.
    pub code: RefusalCode,
    /// The reason, as a sentence.
    pub text: Text,
    /// The rule or card that forbids it, if one does.
    pub because: Option<Because>,
}

impl From<RefusalCode> for Refused {
    fn from(code: RefusalCode) -> Self {
        Self { code, text: code.text(), because: None }
    }
}

impl From<Rejection> for Refused {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::NotUnderstood(text) => {
                Self { code: RefusalCode::NotUnderstood, text, because: None }
            }
            Rejection::Refused(Refusal { because, text }) => {
                Self { code: RefusalCode::Illegal, text, because: Some(because) }
            }
        }
    }
}

impl Refused {
    /// A refusal with this text instead of the usual one of the code.
    #[must_use]
    pub const fn with(code: RefusalCode, text: Text) -> Self {
        Self { code, text, because: None }
    }

    /// The refusal as JSON, with the text in this language.
    #[must_use]
    pub fn message(&self, n: Option<u64>, lang: prose::Lang) -> Value {
        let (rule, card) = match self.because {
            Some(Because::Rule(id)) => (Some(id.0.to_string()), None),
            Some(Because::Card(card)) => (None, Some(card.to_string())),
            None => (None, None),
        };
        let text = self.text.get(lang).to_owned();
        let refused = RefusalReason { n, code: self.code, text, rule, card };
        json!(RefusalAnswer { refused })
    }
}
