//! Pages and answers for what cannot be done.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use prose::{Text, text};
use ui::pages::{ErrorPage, error_page};

use super::guest::Guest;
use crate::api::ErrorAnswer;
use crate::hall::{Undone, Unreachable};
use crate::store::StoreFault;
use crate::tables::{Code, Refused};

/// Why a request cannot be answered, with the page that says so.
#[derive(Debug)]
pub(super) struct Problem {
    status: StatusCode,
    title: Text,
    text: Text,
    /// Where else to go, before the way to the tables.
    link: Option<Box<(String, Text)>>,
}

/// An answer, or what went wrong.
pub(super) type Answer = Result<Response, Problem>;

impl Problem {
    pub(super) fn new(status: StatusCode, title: Text, text: Text) -> Self {
        Self { status, title, text, link: None }
    }

    /// The same with a way out.
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

    /// As a page, or for a program.
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

impl From<Unreachable> for Problem {
    fn from(unreachable: Unreachable) -> Self {
        let broken = || text!("This table is broken", "Esta mesa está rota");
        match unreachable {
            Unreachable::Unknown | Unreachable::NoGame => Self::new(
                StatusCode::NOT_FOUND,
                text!("No such table", "No existe esa mesa"),
                text!(
                    "There is no table with this name. Perhaps the address is not complete.",
                    "No hay ninguna mesa con ese nombre. Quizá la dirección esté incompleta."
                ),
            ),
            Unreachable::Frozen => {
                Self::new(StatusCode::CONFLICT, broken(), Refused::from(Code::Frozen).text)
            }
            Unreachable::Unreadable(text) => Self::new(StatusCode::CONFLICT, broken(), text),
            Unreachable::NoStore => Self::no_store(),
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

impl From<Undone> for Problem {
    fn from(undone: Undone) -> Self {
        match undone {
            Undone::Unreachable(unreachable) => unreachable.into(),
            Undone::Refused(refused) => refused.into(),
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
        tracing::error!(%error, "there is no randomness");
        Self::no_store()
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let title = text!("This cannot be done", "No se puede hacer");
        Self::new(StatusCode::CONFLICT, title, refused.text)
    }
}

/// Every other address.
pub(super) async fn nowhere(guest: Guest) -> Response {
    Problem::not_found().page(&guest)
}
