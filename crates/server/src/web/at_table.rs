//! The page of a table, and what is done there by forms. The script does the same over a socket.

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
use super::lobby::go_to;
use super::openapi::{
    BadForm, Broken, Done, NoForm, NoStore, NoTable, NotCarriedOut, OtherSite, Private, ToTable,
    TooLarge,
};
use super::trouble::{Answer, Problem};
use crate::api::{Ack, PhraseWord, TableAnswer, YesNo};
use crate::directory::{CommandError, Unavailable};
use crate::tables::{Command, Purpose, RefusalCode, Refused, TableId};

/// The id in an address.
pub(super) fn table_id(word: &str) -> Result<TableId, Problem> {
    TableId::read(word).ok_or_else(|| Unavailable::Unknown.into())
}

/// Why a table cannot be shown; of one that broke the record is offered.
pub(super) fn gone_from(id: &TableId) -> impl Fn(Unavailable) -> Problem {
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

/// Nobody may look on.
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
    params(
        ("id" = String, Path, description = "The id of the table.", pattern = "^[a-km-np-z2-9]{12}$")
    ),
    responses(
        (status = 200, description = "A page, or for programs the view of your seat.", content((TableAnswer = "application/json"), (String = "text/html"))),
        (status = 303, description = "A record somebody brought: this leads to its replay.", headers(("location" = String, description = "The address."))),
        (status = 403, response = Private),
        (status = 404, response = NoTable),
        (status = 409, response = Broken),
        (status = 503, response = NoStore)
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
            // Nobody plays there: it is looked at choice by choice.
            Redirect::to(&format!("{here}/replay")).into_response()
        } else {
            in_theme(table.page(visitor, lang, &here, refused.as_ref()), theme).into_response()
        })
    });
    let shown = shown.await.map_err(gone_from(&id))?;
    let shown = shown.ok_or_else(private)?;
    let mut response = (status, shown).into_response();
    // A page of hidden cards is nobody else's, and is never shown again from a store.
    let never = axum::http::HeaderValue::from_static("no-store");
    response.headers_mut().insert(axum::http::header::CACHE_CONTROL, never);
    Ok(response)
}

/// Does something and shows the table again.
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
    let n = match &command {
        Some(Command::Choose { n, .. }) => Some(*n),
        _ => None,
    };
    let done = match command {
        Some(command) => app.tables.execute(&id, guest.hash(), command).await,
        // Whether there is such a table matters more than what was said there.
        None => match app.tables.inspect(&id, |_| ()).await {
            Ok(()) => Err(Refused::from(RefusalCode::NotUnderstood).into()),
            Err(unavailable) => Err(unavailable.into()),
        },
    };
    match (done, guest.wants_json) {
        (Ok(_), true) => Json(Ack { ack: n }).into_response(),
        (Ok(_), false) => match moved(app, &id).await {
            Some(to) => go_to(&to),
            None => go_to(&id),
        },
        (Err(CommandError::Unavailable(unavailable)), wants_json)
            if !wants_json || !unavailable.is_broken() =>
        {
            gone_from(&id)(unavailable).page(guest)
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

/// Where everyone went on, after a rematch was agreed.
async fn moved(app: &App, id: &TableId) -> Option<TableId> {
    app.tables.inspect(id, |table| table.continued_at.clone()).await.ok().flatten()
}

/// A choice, as the form of the table sends it.
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
    params(
        ("id" = String, Path, description = "The id of the table.", pattern = "^[a-km-np-z2-9]{12}$")
    ),
    request_body(content = Choice, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, response = Done),
        (status = 303, response = ToTable),
        (status = 403, response = OtherSite),
        (status = 404, response = NoTable),
        (status = 409, response = NotCarriedOut),
        (status = 413, response = TooLarge),
        (status = 415, response = NoForm),
        (status = 422, response = BadForm),
        (status = 503, response = NoStore)
    ),
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
    params(
        ("id" = String, Path, description = "The id of the table.", pattern = "^[a-km-np-z2-9]{12}$")
    ),
    responses(
        (status = 200, response = Done),
        (status = 303, response = ToTable),
        (status = 403, response = OtherSite),
        (status = 404, response = NoTable),
        (status = 409, response = NotCarriedOut),
        (status = 503, response = NoStore)
    ),
    security(("visitor" = []))
)]
pub(super) async fn undo(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    execute(&app, &guest, &word, Some(Command::Undo)).await
}

/// An answer to somebody who wants to take something back.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Agreed {
    /// Anything but `yes` means no.
    #[schema(value_type = Option<YesNo>)]
    agree: Option<String>,
}

/// Answers somebody who wants to take something back.
#[utoipa::path(
    post,
    path = "/tables/{id}/agree",
    operation_id = "agree",
    tag = "tables",
    params(
        ("id" = String, Path, description = "The id of the table.", pattern = "^[a-km-np-z2-9]{12}$")
    ),
    request_body(content = Agreed, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, response = Done),
        (status = 303, response = ToTable),
        (status = 403, response = OtherSite),
        (status = 404, response = NoTable),
        (status = 409, response = NotCarriedOut),
        (status = 413, response = TooLarge),
        (status = 415, response = NoForm),
        (status = 422, response = BadForm),
        (status = 503, response = NoStore)
    ),
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

/// Gives the match up.
#[utoipa::path(
    post,
    path = "/tables/{id}/concede",
    operation_id = "concede",
    tag = "tables",
    params(
        ("id" = String, Path, description = "The id of the table.", pattern = "^[a-km-np-z2-9]{12}$")
    ),
    responses(
        (status = 200, response = Done),
        (status = 303, response = ToTable),
        (status = 403, response = OtherSite),
        (status = 404, response = NoTable),
        (status = 409, response = NotCarriedOut),
        (status = 503, response = NoStore)
    ),
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
    params(
        ("id" = String, Path, description = "The id of the table.", pattern = "^[a-km-np-z2-9]{12}$")
    ),
    responses(
        (status = 200, response = Done),
        (status = 303, response = ToTable),
        (status = 403, response = OtherSite),
        (status = 404, response = NoTable),
        (status = 409, response = NotCarriedOut),
        (status = 503, response = NoStore)
    ),
    security(("visitor" = []))
)]
pub(super) async fn rematch(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    execute(&app, &guest, &word, Some(Command::Rematch)).await
}

/// Something to say.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Words {
    /// In your own words; cut after 300 characters.
    words: Option<String>,
    /// One of the phrases; goes before words.
    #[schema(value_type = Option<PhraseWord>)]
    phrase: Option<String>,
}

/// Says something.
#[utoipa::path(
    post,
    path = "/tables/{id}/chat",
    operation_id = "chat",
    tag = "tables",
    params(
        ("id" = String, Path, description = "The id of the table.", pattern = "^[a-km-np-z2-9]{12}$")
    ),
    request_body(content = Words, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, response = Done),
        (status = 303, response = ToTable),
        (status = 403, response = OtherSite),
        (status = 404, response = NoTable),
        (status = 409, response = NotCarriedOut),
        (status = 413, response = TooLarge),
        (status = 415, response = NoForm),
        (status = 422, response = BadForm),
        (status = 503, response = NoStore)
    ),
    security(("visitor" = []))
)]
pub(super) async fn chat(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Words { words, phrase }): Form<Words>,
) -> Response {
    let phrase = phrase.as_deref().and_then(Phrase::read).map(Command::Phrase);
    execute(&app, &guest, &word, phrase.or(words.map(Command::Chat))).await
}

/// Whose cards a shared screen is to show.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Lift {
    /// The word of the seat that looks now.
    #[schema(value_type = String, example = "empire")]
    seat: Option<String>,
}

/// At a shared screen: shows the cards of a seat.
#[utoipa::path(
    post,
    path = "/tables/{id}/lift",
    operation_id = "show_seat",
    tag = "tables",
    params(
        ("id" = String, Path, description = "The id of the table.", pattern = "^[a-km-np-z2-9]{12}$")
    ),
    request_body(content = Lift, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, response = Done),
        (status = 303, response = ToTable),
        (status = 403, response = OtherSite),
        (status = 404, response = NoTable),
        (status = 409, response = NotCarriedOut),
        (status = 413, response = TooLarge),
        (status = 415, response = NoForm),
        (status = 422, response = BadForm),
        (status = 503, response = NoStore)
    ),
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
