//! The page of a table, and its forms. The script of the page uses the socket instead of the forms.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::{Form, Json};
use prose::text;
use serde::Deserialize;
use ui::pages::in_theme;
use ui::table_page::Phrase;

use super::App;
use super::guest::Guest;
use super::lobby::redirect_to_table;
use super::openapi::{Broken, CommandAnswers, FormErrors, Private, TableErrors, TablePath};
use super::problem::{Answer, Problem};
use crate::api::{Ack, PhraseWord, TableAnswer, YesNo};
use crate::directory::{CommandError, Unavailable};
use crate::tables::{Command, Purpose, RefusalCode, Refused, TableId};

/// Reads the id of a table in an address.
pub(super) fn table_id(word: &str) -> Result<TableId, Problem> {
    TableId::read(word).ok_or_else(|| Unavailable::Unknown.into())
}

/// The error page for a table that is not available, with a link to the record of a broken one.
pub(super) fn unavailable_page(id: &TableId) -> impl Fn(Unavailable) -> Problem {
    move |unavailable| {
        let broken = unavailable.is_broken();
        let problem = Problem::from(unavailable);
        if !broken {
            return problem;
        }
        let record = text!("Download the record", "Descargar el registro");
        problem.with_link(format!("/tables/{id}/record"), record)
    }
}

/// The error page for a table that may not be watched.
pub(super) fn private() -> Problem {
    Problem::new(
        StatusCode::FORBIDDEN,
        text!("A private table", "Una mesa privada"),
        text!(
            "The players at this table do not want to be watched.",
            "Los jugadores de esta mesa no quieren público."
        ),
    )
}

/// The table, as you may see it.
///
/// Visitors without a seat watch. Ask for `application/json` to get what a program needs.
#[utoipa::path(
    get,
    path = "/tables/{id}",
    operation_id = "table",
    tag = "tables",
    params(TablePath),
    responses(
        (status = 200, description = "A page, or for programs the view of your seat.", content((TableAnswer = "application/json"), (String = "text/html"))),
        (status = 303, description = "An uploaded record: this leads to its replay.", headers(("location" = String, description = "The address."))),
        (status = 403, response = Private),
        (status = 409, response = Broken),
        TableErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    match show(&app, &guest, &word, None).await {
        Ok(response) => response,
        Err(problem) => problem.page(&guest),
    }
}

async fn show(app: &App, guest: &Guest, word: &str, refused: Option<Refused>) -> Answer {
    let id = table_id(word)?;
    let (visitor, lang, theme) = (guest.hash(), guest.lang, guest.theme);
    let wants_json = guest.wants_json;
    let here = format!("/tables/{id}");
    let status = if refused.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let shown = app.tables.inspect(&id, move |table| {
        let visitor = visitor.as_ref();
        if !table.may_watch(visitor) {
            return None;
        }
        Some(if wants_json {
            Json(table.json(visitor)).into_response()
        } else if table.stored.config.purpose == Purpose::Study {
            // An uploaded record is only shown as a replay.
            Redirect::to(&format!("{here}/replay")).into_response()
        } else {
            in_theme(table.page(visitor, lang, &here, refused.as_ref()), theme).into_response()
        })
    });
    let shown = shown.await.map_err(unavailable_page(&id))?;
    let shown = shown.ok_or_else(private)?;
    let mut response = (status, shown).into_response();
    // The page shows hidden cards of one player, so no cache may keep it.
    let never = axum::http::HeaderValue::from_static("no-store");
    response.headers_mut().insert(axum::http::header::CACHE_CONTROL, never);
    Ok(response)
}

/// Carries out a command and shows the table again. `None` is a form that is not understood.
pub(super) async fn execute(
    app: &App,
    guest: &Guest,
    word: &str,
    command: Option<Command>,
) -> Response {
    let id = match table_id(word) {
        Ok(id) => id,
        Err(problem) => return problem.page(guest),
    };
    let closes = command == Some(Command::Close);
    let n = match &command {
        Some(Command::Choose { n, .. }) => Some(*n),
        _ => None,
    };
    let done = match command {
        Some(command) => app.tables.execute(&id, guest.hash(), command).await,
        // A table that does not exist is reported before a form that is not understood.
        None => match app.tables.inspect(&id, |_| ()).await {
            Ok(()) => Err(Refused::from(RefusalCode::NotUnderstood).into()),
            Err(unavailable) => Err(unavailable.into()),
        },
    };
    match (done, guest.wants_json) {
        (Ok(_), true) => Json(Ack { ack: n }).into_response(),
        (Ok(_), false) if closes => Redirect::to("/").into_response(),
        (Ok(_), false) => match continued_at(app, &id).await {
            Some(to) => redirect_to_table(&to),
            None => redirect_to_table(&id),
        },
        (Err(CommandError::Unavailable(unavailable)), wants_json)
            if !wants_json || !unavailable.is_broken() =>
        {
            unavailable_page(&id)(unavailable).page(guest)
        }
        (Err(error), true) => {
            let refused = Refused::from(error);
            (StatusCode::CONFLICT, Json(refused.message(n, guest.lang))).into_response()
        }
        (Err(error), false) => match show(app, guest, word, Some(error.into())).await {
            Ok(response) => response,
            Err(problem) => problem.page(guest),
        },
    }
}

/// The table at which the players went on, after a rematch was agreed.
async fn continued_at(app: &App, id: &TableId) -> Option<TableId> {
    app.tables.inspect(id, |table| table.continued_at.clone()).await.ok().flatten()
}

/// A choice.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Choice {
    /// The number of the message: one more than `n` of the table.
    #[schema(value_type = u64)]
    n: Option<u64>,
    /// The `ply` of the table at which you were asked.
    #[schema(value_type = usize)]
    ply: Option<usize>,
    /// The choice in the game's notation.
    #[schema(value_type = String, example = "play tie-fighter")]
    choice: Option<String>,
}

/// Makes a choice.
#[utoipa::path(
    post,
    path = "/tables/{id}/choices",
    operation_id = "choose",
    tag = "tables",
    params(TablePath),
    request_body(content = Choice, content_type = "application/x-www-form-urlencoded"),
    responses(CommandAnswers, FormErrors),
    security(("visitor" = []))
)]
pub(super) async fn choose(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Choice { n, ply, choice }): Form<Choice>,
) -> Response {
    let command = n.zip(ply).zip(choice).map(|((n, ply), words)| Command::Choose { n, ply, words });
    execute(&app, &guest, &word, command).await
}

/// Takes back your last choice, or asks the others whether you may.
#[utoipa::path(
    post,
    path = "/tables/{id}/undo",
    operation_id = "undo",
    tag = "tables",
    params(TablePath),
    responses(CommandAnswers),
    security(("visitor" = []))
)]
pub(super) async fn undo(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    execute(&app, &guest, &word, Some(Command::Undo)).await
}

/// Withdraws your request to take back a choice.
#[utoipa::path(
    post,
    path = "/tables/{id}/withdraw",
    operation_id = "withdraw",
    tag = "tables",
    params(TablePath),
    responses(CommandAnswers),
    security(("visitor" = []))
)]
pub(super) async fn withdraw(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    execute(&app, &guest, &word, Some(Command::Withdraw)).await
}

/// The answer to a player who wants to take back a choice.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Agreed {
    /// Anything but `yes` means no.
    #[schema(value_type = Option<YesNo>)]
    agree: Option<String>,
}

/// Answers a player who wants to take back a choice.
#[utoipa::path(
    post,
    path = "/tables/{id}/agree",
    operation_id = "agree",
    tag = "tables",
    params(TablePath),
    request_body(content = Agreed, content_type = "application/x-www-form-urlencoded"),
    responses(CommandAnswers, FormErrors),
    security(("visitor" = []))
)]
pub(super) async fn agree(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Agreed { agree }): Form<Agreed>,
) -> Response {
    let yes = matches!(agree.as_deref(), Some("yes" | "true"));
    execute(&app, &guest, &word, Some(Command::Agree(yes))).await
}

/// Closes a table at which you are the only person; its record is kept. Leads to the front page.
#[utoipa::path(
    post,
    path = "/tables/{id}/close",
    operation_id = "close",
    tag = "tables",
    params(TablePath),
    responses(CommandAnswers),
    security(("visitor" = []))
)]
pub(super) async fn close(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    execute(&app, &guest, &word, Some(Command::Close)).await
}

/// Gives up the match.
#[utoipa::path(
    post,
    path = "/tables/{id}/concede",
    operation_id = "concede",
    tag = "tables",
    params(TablePath),
    responses(CommandAnswers),
    security(("visitor" = []))
)]
pub(super) async fn concede(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    execute(&app, &guest, &word, Some(Command::Concede)).await
}

/// Wants another match with sides swapped, or the next game of a match of several, once this one is over.
///
/// When all people want it, the answer leads to the new table.
#[utoipa::path(
    post,
    path = "/tables/{id}/rematch",
    operation_id = "rematch",
    tag = "tables",
    params(TablePath),
    responses(CommandAnswers),
    security(("visitor" = []))
)]
pub(super) async fn rematch(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    execute(&app, &guest, &word, Some(Command::Rematch)).await
}

/// A chat message.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Words {
    /// The text; cut after 300 characters.
    words: Option<String>,
    /// One of the fixed phrases; if it is there, `words` is ignored.
    #[schema(value_type = Option<PhraseWord>)]
    phrase: Option<String>,
    /// The name of the seat that alone hears it, or `team`; otherwise `everyone` does.
    to: Option<String>,
}

/// Sends a chat message.
#[utoipa::path(
    post,
    path = "/tables/{id}/chat",
    operation_id = "chat",
    tag = "tables",
    params(TablePath),
    request_body(content = Words, content_type = "application/x-www-form-urlencoded"),
    responses(CommandAnswers, FormErrors),
    security(("visitor" = []))
)]
pub(super) async fn chat(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Words { words, phrase, to }): Form<Words>,
) -> Response {
    let command = match (phrase.as_deref().and_then(Phrase::read), words) {
        (Some(phrase), _) => Some(Command::Phrase { phrase, to }),
        (None, words) => words.map(|words| Command::Chat { words, to }),
    };
    execute(&app, &guest, &word, command).await
}

/// The seat whose cards a shared screen shows.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Lift {
    /// The name of the seat.
    #[schema(value_type = String, example = "empire")]
    seat: Option<String>,
}

/// Shows the cards of a seat on a shared screen.
#[utoipa::path(
    post,
    path = "/tables/{id}/lift",
    operation_id = "show_seat",
    tag = "tables",
    params(TablePath),
    request_body(content = Lift, content_type = "application/x-www-form-urlencoded"),
    responses(CommandAnswers, FormErrors),
    security(("visitor" = []))
)]
pub(super) async fn lift(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Lift { seat }): Form<Lift>,
) -> Response {
    execute(&app, &guest, &word, seat.map(Command::ShowSeat)).await
}
