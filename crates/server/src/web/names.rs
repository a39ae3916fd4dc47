//! The name of a visitor: remembered in a cookie, and changed at a table.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Deserialize;
use table::PlayerName;

use super::App;
use super::guest::Guest;
use super::lobby::redirect_to_table;
use super::openapi::{Cannot, FormErrors, NoTable, OtherSite, ToPage};
use super::problem::Answer;
use super::table_page::table_id;
use crate::tables::{Command, RefusalCode, Refused};

/// A name that a visitor gives.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Called {
    /// Your name for others; at most 30 characters. Letters, digits, spaces and a few signs are kept.
    #[serde(default)]
    pub(super) name: String,
}

impl Called {
    /// The name, if there is one.
    ///
    /// # Errors
    /// If it means a role at the table.
    pub(super) fn read(&self) -> Result<Option<PlayerName>, Refused> {
        let refused = |fault: table::people::NotAName| {
            Refused::with(RefusalCode::NotUnderstood, fault.text())
        };
        PlayerName::read(&self.name).map_err(refused)
    }
}

/// Remembers your name for the tables at which you sit down from now on.
///
/// An empty name is forgotten.
#[utoipa::path(
    post,
    path = "/name",
    operation_id = "set_name",
    tag = "pages",
    request_body(content = Called, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 303, response = ToPage),
        (status = 403, response = OtherSite),
        (status = 409, response = Cannot),
        FormErrors
    )
)]
pub(super) async fn remember(guest: Guest, Form(called): Form<Called>) -> Response {
    let answer = async {
        let name = called.read()?;
        Answer::Ok(guest.set_name(name.as_ref(), Redirect::to("/").into_response()))
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// Changes your name at a table, and remembers it.
#[utoipa::path(
    post,
    path = "/tables/{id}/name",
    operation_id = "rename",
    tag = "tables",
    params(super::openapi::TablePath),
    request_body(content = Called, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 303, response = super::openapi::ToTable),
        (status = 403, response = OtherSite),
        (status = 404, response = NoTable),
        (status = 409, response = Cannot),
        FormErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn rename(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(called): Form<Called>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let name = called.read()?;
        app.tables.execute(&id, guest.hash(), Command::Rename(name.clone())).await?;
        Answer::Ok(guest.set_name(name.as_ref(), redirect_to_table(&id)))
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}
