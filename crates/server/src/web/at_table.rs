//! The page of a table, and what is done there by forms. The script does the same over a socket.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::{Form, Json};
use prose::text;
use serde::Deserialize;
use serde_json::json;
use ui::pages::in_theme;
use ui::table_page::Phrase;

use super::App;
use super::guest::Guest;
use super::lobby::go_to;
use super::trouble::{Answer, Problem};
use crate::hall::{Undone, Unreachable};
use crate::tables::{Code, Deed, Purpose, Refused, TableId};

/// The id in an address.
pub(super) fn table_id(word: &str) -> Result<TableId, Problem> {
    TableId::read(word).ok_or_else(|| Unreachable::Unknown.into())
}

/// Why a table cannot be shown; of one that broke the record is offered.
pub(super) fn gone_from(id: &TableId) -> impl Fn(Unreachable) -> Problem {
    move |unreachable| {
        let broken = unreachable.is_broken();
        let problem = Problem::from(unreachable);
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

/// The page, or the view for a program.
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
    let shown = app.hall.look(&id, move |table| {
        let visitor = visitor.as_ref();
        if !table.may_look_on(visitor) {
            return None;
        }
        Some(if wants_json {
            Json(table.json(visitor)).into_response()
        } else if table.kept.charter.purpose == Purpose::Study {
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
pub(super) async fn act(app: &App, guest: &Guest, word: &str, deed: Option<Deed>) -> Response {
    let id = match table_id(word) {
        Ok(id) => id,
        Err(problem) => return problem.page(guest),
    };
    let n = match &deed {
        Some(Deed::Choose { n, .. }) => Some(*n),
        _ => None,
    };
    let done = match deed {
        Some(deed) => app.hall.act(&id, guest.hash(), deed).await,
        // Whether there is such a table matters more than what was said there.
        None => match app.hall.look(&id, |_| ()).await {
            Ok(()) => Err(Refused::from(Code::NotUnderstood).into()),
            Err(unreachable) => Err(unreachable.into()),
        },
    };
    match (done, guest.wants_json) {
        (Ok(_), true) => Json(json!({ "ack": n })).into_response(),
        (Ok(_), false) => match moved(app, &id).await {
            Some(to) => go_to(&to),
            None => go_to(&id),
        },
        (Err(Undone::Unreachable(unreachable)), wants_json)
            if !wants_json || !unreachable.is_broken() =>
        {
            gone_from(&id)(unreachable).page(guest)
        }
        (Err(undone), true) => {
            let refused = Refused::from(undone);
            (StatusCode::CONFLICT, Json(refused.message(n, guest.lang))).into_response()
        }
        (Err(undone), false) => match show(app, guest, word, Some(undone.into())).await {
            Ok(response) => response,
            Err(problem) => problem.page(guest),
        },
    }
}

/// Where everyone went on, after a rematch was agreed.
async fn moved(app: &App, id: &TableId) -> Option<TableId> {
    app.hall.look(id, |table| table.moved.clone()).await.ok().flatten()
}

/// A choice, as the form of the table sends it.
#[derive(Deserialize)]
pub(super) struct Choice {
    n: Option<u64>,
    ply: Option<usize>,
    choice: Option<String>,
}

/// Makes a choice.
pub(super) async fn choose(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Choice { n, ply, choice }): Form<Choice>,
) -> Response {
    let deed = n.zip(ply).zip(choice).map(|((n, ply), words)| Deed::Choose { n, ply, words });
    act(&app, &guest, &word, deed).await
}

/// Takes back the last choice.
pub(super) async fn undo(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    act(&app, &guest, &word, Some(Deed::Undo)).await
}

/// An answer to somebody who wants to take something back.
#[derive(Deserialize)]
pub(super) struct Agreed {
    agree: Option<String>,
}

/// Answers them.
pub(super) async fn agree(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Agreed { agree }): Form<Agreed>,
) -> Response {
    let yes = matches!(agree.as_deref(), Some("yes" | "true"));
    act(&app, &guest, &word, Some(Deed::Agree(yes))).await
}

/// Gives up.
pub(super) async fn concede(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    act(&app, &guest, &word, Some(Deed::Concede)).await
}

/// Wants another match.
pub(super) async fn rematch(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    act(&app, &guest, &word, Some(Deed::Rematch)).await
}

/// Something to say.
#[derive(Deserialize)]
pub(super) struct Words {
    words: Option<String>,
    phrase: Option<String>,
}

/// Says it.
pub(super) async fn chat(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Words { words, phrase }): Form<Words>,
) -> Response {
    let phrase = phrase.as_deref().and_then(Phrase::read).map(Deed::Phrase);
    act(&app, &guest, &word, phrase.or(words.map(Deed::Chat))).await
}

/// Whose cards a shared screen is to show.
#[derive(Deserialize)]
pub(super) struct Lift {
    seat: Option<String>,
}

/// Shows them.
pub(super) async fn lift(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(Lift { seat }): Form<Lift>,
) -> Response {
    act(&app, &guest, &word, seat.map(Deed::Lift)).await
}
