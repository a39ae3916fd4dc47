//! Hints in games against bots.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use prose::text;
use ui::pages;

use super::App;
use super::guest::Guest;
use super::openapi::{Cannot, OtherSite, TableErrors, TablePath};
use super::problem::{Answer, Problem};
use super::table_page::{table_id, unavailable_page};
use crate::api::{HintAnswer, Sentence};

/// Asks what the bot of level normal would choose in your place, and why.
///
/// Only in games in which every other seat is a bot.
#[utoipa::path(
    post,
    path = "/tables/{id}/hint",
    operation_id = "hint",
    tag = "tables",
    params(TablePath),
    responses(
        (status = 200, description = "The choice and the reason.", content((HintAnswer = "application/json"), (String = "text/html"))),
        (status = 403, response = OtherSite),
        (status = 409, response = Cannot),
        TableErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn hint(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let visitor = guest.hash();
        let asked = app.tables.inspect(&id, move |table| table.ask_hint(visitor.as_ref()));
        let asked = asked.await.map_err(unavailable_page(&id))??;
        // Hints wait for a free thread as bots do.
        let context = &app.tables.context;
        let permit = context.bots.acquire().await.map_err(|_| broke())?;
        let found = tokio::task::spawn_blocking(asked.task).await;
        drop((permit, asked.turn));
        let hint = found.ok().flatten().ok_or_else(broke)?;
        if guest.wants_json {
            let (choice, text, why) =
                (hint.choice, Sentence::from(hint.text), Sentence::from(hint.why));
            return Answer::Ok(Json(HintAnswer { choice, text, why }).into_response());
        }
        let page = pages::hint(guest.reader(), id.as_str(), &hint.text, &hint.why);
        Answer::Ok(guest.page(text!("Hint", "Pista"), &page).into_response())
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

fn broke() -> Problem {
    Problem::new(
        StatusCode::CONFLICT,
        text!("No hint", "Sin pista"),
        text!("The bot has no advice now.", "El bot no tiene consejo ahora."),
    )
}
