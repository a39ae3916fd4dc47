//! Taking a seat, and moving it to another device.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::HOST;
use axum::response::{IntoResponse as _, Response};
use prose::text;
use serde::Deserialize;
use table::Seat;
use ui::pages;

use super::App;
use super::at_table::table_id;
use super::guest::Guest;
use super::lobby::{check_count, go_to};
use super::trouble::{Answer, Problem};
use crate::secret::Secret;
use crate::tables::{Code, Deed, Place, Refused, Sitter};

/// How long a code for another device is good.
const GOOD_FOR_MS: i64 = 15 * 60 * 1000;

/// What others call one.
#[derive(Deserialize)]
pub(super) struct Called {
    #[serde(default)]
    name: String,
}

/// Takes an open seat.
pub(super) async fn sit(
    State(app): State<App>,
    guest: Guest,
    Path((word, seat)): Path<(String, String)>,
    Form(Called { name }): Form<Called>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let secret = guest.known()?;
        check_count(&app, &secret.hash()).await?;
        app.hall.act(&id, Some(secret.hash()), Deed::Sit { seat, name }).await?;
        Answer::Ok(guest.remember(&secret, go_to(&id)))
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// Gives a private link with which the seat can be taken over from another device. The code stands
/// behind the `#`, which browsers do not send: so it is in no log.
pub(super) async fn hand_over(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    headers: axum::http::HeaderMap,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let visitor = guest.hash();
        let seat = app.hall.look(&id, move |table| table.voice(visitor.as_ref())).await?;
        let seat = seat.ok_or_else(|| Refused::from(Code::NotYourSeat))?;
        let code = Secret::new()?;
        let expires = app.hall.backroom.now() + GOOD_FOR_MS;
        let number = u8::try_from(seat.index()).unwrap_or(0);
        app.hall.backroom.store.offer_seat(&code.hash(), &id, number, expires).await?;
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let scheme = if app.secure { "https" } else { "http" };
        let link = format!("{scheme}://{host}/handover#{}", code.reveal());
        let main = pages::hand_over(guest.reader(), &link, &format!("/tables/{id}"));
        let title = text!("Another device", "Otro dispositivo");
        Answer::Ok(guest.page(title, &main).into_response())
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// The page the link leads to.
pub(super) async fn ask_for_code(guest: Guest) -> Response {
    let title = text!("Take over a seat", "Ocupar un sitio");
    guest.page(title, &pages::take_over(guest.reader())).into_response()
}

/// A code somebody brings.
#[derive(Deserialize)]
pub(super) struct Code32 {
    code: Option<String>,
}

/// Moves the seat to whoever brings the code.
pub(super) async fn take_over(
    State(app): State<App>,
    guest: Guest,
    Form(Code32 { code }): Form<Code32>,
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
        let now = app.hall.backroom.now();
        let taken = app.hall.backroom.store.take_seat(&code.hash(), now).await?;
        let (id, seat) = taken.ok_or_else(wrong)?;
        let secret = guest.known()?;
        let seat = Seat::new(seat.min(7));
        let place = app.hall.look(&id, move |table| table.place(seat).cloned()).await?;
        let place = place.ok_or_else(wrong)?;
        let sitter = Sitter::Person(secret.hash());
        app.hall.seat(&id, Place { sitter, ..place }).await?;
        Answer::Ok(guest.remember(&secret, go_to(&id)))
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}
