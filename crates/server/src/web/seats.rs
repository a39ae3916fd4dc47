//! Taking a seat, and moving a seat to another device.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::HOST;
use axum::response::{IntoResponse as _, Redirect, Response};
use prose::text;
use serde::Deserialize;
use table::Seat;
use ui::pages;

use super::App;
use super::guest::Guest;
use super::lobby::{check_table_limit, redirect_to_table};
use super::names::Called;
use super::openapi::{
    Cannot, FormErrors, NewTableAnswers, NoStore, NoTable, OtherSite, TableErrors, TablePath,
    ToTable,
};
use super::problem::{Answer, Problem};
use super::table_page::table_id;
use crate::api::ErrorAnswer;
use crate::secret::Secret;
use crate::tables::{Command, LiveTable, RefusalCode, Refused, SeatAssignment, Sitter};

/// The time for which a code for another device is valid, in milliseconds.
const CODE_VALID_MS: i64 = 15 * 60 * 1000;

/// Takes a free seat, or takes it back from a bot that stood in.
///
/// Without a name you are called by the one you gave last. The answer sets the cookie if you have none.
/// Where players bring their own decks, it leads to the choice of yours.
#[utoipa::path(
    post,
    path = "/tables/{id}/seats/{seat}",
    operation_id = "sit_down",
    tag = "tables",
    params(
        TablePath,
        ("seat" = String, Path, description = "The name of the seat.")
    ),
    request_body(content = Called, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 404, response = NoTable),
        (status = 409, response = Cannot),
        NewTableAnswers,
        FormErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn sit(
    State(app): State<App>,
    guest: Guest,
    Path((word, seat)): Path<(String, String)>,
    Form(called): Form<Called>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let secret = guest.secret_or_new()?;
        check_table_limit(&app, &secret.hash()).await?;
        let given = called.read()?;
        let name = given.clone().or_else(|| guest.name.clone());
        app.tables.execute(&id, Some(secret.hash()), Command::Sit { seat, name }).await?;
        let visitor = secret.hash();
        let brings = move |table: &mut LiveTable| !table.choosing_deck(Some(&visitor)).is_empty();
        let to = match app.tables.inspect(&id, brings).await? {
            true => Redirect::to(&format!("/tables/{id}/deck")).into_response(),
            false => redirect_to_table(&id),
        };
        let response = guest.set_secret(&secret, to);
        Answer::Ok(match given {
            Some(given) => guest.set_name(Some(&given), response),
            None => response,
        })
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// Creates a private link with which another device takes over your seat.
#[utoipa::path(
    post,
    path = "/tables/{id}/handover",
    operation_id = "hand_over_seat",
    tag = "tables",
    params(TablePath),
    responses(
        (status = 200, description = "A page with the link; it works once, for 15 minutes.", content((String = "text/html"))),
        (status = 403, response = OtherSite),
        (status = 409, response = Cannot),
        TableErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn hand_over(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    headers: axum::http::HeaderMap,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let visitor = guest.hash();
        let seat =
            app.tables.inspect(&id, move |table| table.acting_seat(visitor.as_ref())).await?;
        let seat = seat.ok_or_else(|| Refused::from(RefusalCode::NotYourSeat))?;
        let code = Secret::new()?;
        let expires = app.tables.context.now() + CODE_VALID_MS;
        let number = u8::try_from(seat.index()).unwrap_or(0);
        app.tables.context.store.create_handover(&code.hash(), &id, number, expires).await?;
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let scheme = if app.secure { "https" } else { "http" };
        let link = format!("{scheme}://{host}/handover#{}", code.reveal());
        let main = pages::hand_over(guest.reader(), &link, &format!("/tables/{id}"));
        let title = text!("Another device", "Otro dispositivo");
        Answer::Ok(guest.page(title, &main).into_response())
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// The page to which such a link leads.
#[utoipa::path(
    get,
    path = "/handover",
    operation_id = "handover_page",
    tag = "tables",
    responses(
        (status = 200, description = "The page; its script reads the code behind the `#`.", content((String = "text/html")))
    )
)]
pub(super) async fn take_over_page(guest: Guest) -> Response {
    let title = text!("Take over a seat", "Ocupar un sitio");
    guest.page(title, &pages::take_over(guest.reader())).into_response()
}

/// The code of such a link.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct SeatCode {
    /// The code of the link.
    #[schema(value_type = String, pattern = "^[0-9a-f]{32}$")]
    code: Option<String>,
}

/// Takes over a seat.
#[utoipa::path(
    post,
    path = "/handover",
    operation_id = "take_over_seat",
    tag = "tables",
    request_body(content = SeatCode, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 303, response = ToTable),
        (status = 403, description = "The code was used, has expired or never existed; or the request comes from another site.", content((ErrorAnswer = "application/json"), (String = "text/html"), (String = "text/plain"))),
        (status = 503, response = NoStore),
        FormErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn take_over(
    State(app): State<App>,
    guest: Guest,
    Form(SeatCode { code }): Form<SeatCode>,
) -> Response {
    let answer = async {
        let wrong = || {
            Problem::new(
                StatusCode::FORBIDDEN,
                text!("This link no longer works", "Este enlace ya no sirve"),
                text!(
                    "It was used before, or is older than 15 minutes. Ask for another one on the device that has the seat.",
                    "Ya se usó o tiene más de 15 minutos. Pide otro en el dispositivo que tiene el sitio."
                ),
            )
        };
        let code = code.as_deref().map(str::trim).and_then(Secret::read).ok_or_else(wrong)?;
        let now = app.tables.context.now();
        let taken = app.tables.context.store.take_handover(&code.hash(), now).await?;
        let (id, seat) = taken.ok_or_else(wrong)?;
        let secret = guest.secret_or_new()?;
        let seat = Seat::new(seat.min(7));
        let assignment =
            app.tables.inspect(&id, move |table| table.assignment(seat).cloned()).await?;
        let assignment = assignment.ok_or_else(wrong)?;
        let sitter = Sitter::Person(secret.hash());
        app.tables.assign_seat(&id, SeatAssignment { sitter, ..assignment }).await?;
        Answer::Ok(guest.set_secret(&secret, redirect_to_table(&id)))
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}
