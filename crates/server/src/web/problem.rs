//! Error pages, and errors for programs.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use prose::{Text, text};
use ui::pages::{ErrorPage, error_page};

use super::guest::Guest;
use crate::api::ErrorAnswer;
use crate::directory::{CommandError, Unavailable};
use crate::store::StoreFault;
use crate::tables::{RefusalCode, Refused};

/// An error, as a page or as JSON.
#[derive(Debug)]
pub(super) struct Problem {
    status: StatusCode,
    title: Text,
    text: Text,
    /// A link to another page, besides the one to the front page.
    link: Option<Box<(String, Text)>>,
}

/// A response, or the error instead of it.
pub(super) type Answer = Result<Response, Problem>;

impl Problem {
    pub(super) fn new(status: StatusCode, title: Text, text: Text) -> Self {
        Self { status, title, text, link: None }
    }

    /// Adds a link to another page.
    pub(super) fn with_link(self, address: String, name: Text) -> Self {
        Self { link: Some(Box::new((address, name))), ..self }
    }

    pub(super) fn not_found() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            text!("Not found", "No encontrado"),
            text!("There is nothing at this address.", "No hay nada en esta dirección."),
        )
    }

    /// The error as a page, or as JSON for programs.
    pub(super) fn page(self, guest: &Guest) -> Response {
        let Self { status, title, text, link } = self;
        if guest.wants_json {
            return (status, Json(ErrorAnswer { error: text.into() })).into_response();
        }
        let tables = ("/".to_owned(), text!("To the tables", "A las mesas"));
        let links = link.map(|link| *link).into_iter().chain([tables]).collect();
        let main = error_page(guest.reader(), &ErrorPage { title: title.clone(), text, links });
        (status, guest.page(title, &main)).into_response()
    }
}

impl From<Unavailable> for Problem {
    fn from(unavailable: Unavailable) -> Self {
        let broken = || text!("This table is broken", "Esta mesa está rota");
        match unavailable {
            Unavailable::Unknown | Unavailable::NoGame => Self::new(
                StatusCode::NOT_FOUND,
                text!("No such table", "No existe esa mesa"),
                text!(
                    "There is no table with this name. Perhaps the address is not complete.",
                    "No hay ninguna mesa con ese nombre. Quizá la dirección esté incompleta."
                ),
            ),
            Unavailable::Frozen => {
                Self::new(StatusCode::CONFLICT, broken(), Refused::from(RefusalCode::Frozen).text)
            }
            Unavailable::Unreadable(text) => Self::new(StatusCode::CONFLICT, broken(), text),
            Unavailable::NoStore => Self::no_store(),
        }
    }
}

impl Problem {
    fn no_store() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            text!("Not now", "Ahora no"),
            text!(
                "What is kept cannot be reached at the moment; nothing is lost. Try again soon.",
                "Ahora mismo no se puede acceder a lo guardado; no se ha perdido nada. Inténtalo pronto."
            ),
        )
    }
}

impl From<CommandError> for Problem {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::Unavailable(unavailable) => unavailable.into(),
            CommandError::Refused(refused) => refused.into(),
        }
    }
}

impl From<StoreFault> for Problem {
    fn from(fault: StoreFault) -> Self {
        tracing::error!(%fault, "the database does not answer");
        Self::no_store()
    }
}

impl From<getrandom::Error> for Problem {
    fn from(error: getrandom::Error) -> Self {
        tracing::error!(%error, "the system provides no randomness");
        Self::no_store()
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let title = text!("This cannot be done", "No se puede hacer");
        Self::new(StatusCode::CONFLICT, title, refused.text)
    }
}

/// Answers every address that does not exist.
pub(super) async fn not_found(guest: Guest) -> Response {
    Problem::not_found().page(&guest)
}
