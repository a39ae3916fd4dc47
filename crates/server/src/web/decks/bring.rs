//! The form on which a player chooses the deck they bring to a table.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::{Form, Json};
use games::SeatName;
use prose::text;
use table::{SetupKind, SetupOption};
use ui::pages::{self, DeckToBring};
use unlimited::decks::{self, Fault, Format, Sketch, Starter, code};

use super::super::App;
use super::super::guest::Guest;
use super::super::lobby::redirect_to_table;
use super::super::new_table_form::Fields;
use super::super::openapi::{
    BodyErrors, CommandAnswers, FaultyDeck, TableErrors, TablePath, ToTable,
};
use super::super::problem::{Answer, Problem};
use super::super::table_page::{execute, table_id, unavailable_page};
use super::resolve::{deck_format, resolve_deck};
use super::{fault_answers, kept_by};
use crate::api::{BringForm, DeckFaults};
use crate::tables::{Command, LiveTable, TableId};

/// The names of the fields: the choice, the saved deck and the pasted text.
const FIELDS: [&str; 3] = ["deck", "kept", "paste"];

/// The deck you bring to a match that has not begun.
///
/// Leads to the table when there is nothing to choose.
#[utoipa::path(
    get,
    path = "/tables/{id}/deck",
    operation_id = "bring_deck_page",
    tag = "tables",
    params(TablePath),
    responses(
        (status = 200, description = "The page.", content((String = "text/html"))),
        (status = 303, response = ToTable),
        TableErrors
    ),
    security(("visitor" = []))
)]
pub(in crate::web) async fn page(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    let answer =
        async { show(&app, &guest, &table_id(&word)?, Fields::default(), Vec::new()).await };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&guest))
}

/// Brings a deck to a match that has not begun, in place of one you brought before.
#[utoipa::path(
    post,
    path = "/tables/{id}/deck",
    operation_id = "bring_deck",
    tag = "tables",
    params(TablePath),
    request_body(content = BringForm, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 422, response = FaultyDeck),
        CommandAnswers,
        BodyErrors
    ),
    security(("visitor" = []))
)]
pub(in crate::web) async fn bring(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let seat = fields.get("seat").cloned();
        let deck = match read_deck(&app, &guest, &id, &fields).await? {
            Ok(deck) => deck,
            Err(faults) if guest.wants_json => {
                let faults = DeckFaults { faults: fault_answers(&faults) };
                return Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(faults)).into_response());
            }
            Err(faults) => return show(&app, &guest, &id, fields, faults).await,
        };
        Answer::Ok(execute(&app, &guest, &word, Some(Command::Bring { seat, deck })).await)
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// The deck of a form as the setup writes it, or all its faults. The deck of somebody who cannot bring one
/// now is not read: the table refuses it, whatever it is.
async fn read_deck(
    app: &App,
    guest: &Guest,
    id: &TableId,
    fields: &Fields,
) -> Result<Result<String, Vec<Fault>>, Problem> {
    let (visitor, seat) = (guest.hash(), fields.get("seat").cloned());
    let look = move |table: &mut LiveTable| {
        let own = table.choosing_deck(visitor.as_ref());
        let meant = |name: &SeatName| seat.as_ref().is_none_or(|seat| name.is_called(seat));
        own.iter().any(meant).then(|| format_of(table))
    };
    let chosen = fields.get(FIELDS[0]).map_or("", |word| word.trim());
    let format = app.tables.inspect(id, look).await.map_err(unavailable_page(id))?;
    let Some(format) = format else { return Ok(Ok(chosen.to_owned())) };
    if let Some(resolved) = resolve_deck(app, guest, fields, FIELDS, format).await? {
        return Ok(resolved);
    }
    if Starter::of_id(chosen).is_some() {
        return Ok(Ok(chosen.to_owned()));
    }
    let checked = decks::read(chosen).and_then(|draft| draft.check(format));
    Ok(checked.map(|deck| code(&Sketch::from(&deck))))
}

fn format_of(table: &LiveTable) -> Format {
    let words = table.stored.config.setup.split_whitespace();
    deck_format(words.filter_map(|word| word.strip_prefix("format=")).next().unwrap_or(""))
}

async fn show(app: &App, guest: &Guest, id: &TableId, sent: Fields, faults: Vec<Fault>) -> Answer {
    let visitor = guest.hash();
    let status = if faults.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let look = move |table: &mut LiveTable| {
        let own = table.choosing_deck(visitor.as_ref());
        let form = |name: SeatName| {
            let meant = sent.get("seat").is_none_or(|seat| name.is_called(seat));
            let is_sent = !sent.is_empty() && meant;
            DeckToBring {
                starters: starters(table, &name.word),
                sent: if is_sent { sent.clone() } else { brought(table, &name) },
                faults: if is_sent { faults.clone() } else { Vec::new() },
                seat: name.word,
                side: name.text,
            }
        };
        own.into_iter().map(form).collect::<Vec<_>>()
    };
    let forms = app.tables.inspect(id, look).await.map_err(unavailable_page(id))?;
    if forms.is_empty() {
        // There is nothing to choose now; the page of the table says why.
        return Ok(redirect_to_table(id));
    }
    let kept = kept_by(app, guest).await?;
    let main = pages::bring_deck(guest.reader(), &forms, &kept, &format!("/tables/{id}"));
    Ok((status, guest.page(text!("Your deck", "Tu mazo"), &main)).into_response())
}

/// The starter decks for a seat.
fn starters(table: &LiveTable, seat: &str) -> Vec<SetupOption> {
    let field = table.game.setup_fields().into_iter().find(|field| field.key == seat);
    match field.map(|field| field.kind) {
        Some(SetupKind::Deck { starters, .. }) => starters,
        _ => Vec::new(),
    }
}

/// The fields of the deck that the seat brought before.
fn brought(table: &LiveTable, name: &SeatName) -> Fields {
    let [choice, _, paste] = FIELDS.map(str::to_owned);
    match table.brought.get(&name.seat) {
        None => Fields::default(),
        Some(deck) if Starter::of_id(deck).is_some() => Fields::from([(choice, deck.clone())]),
        Some(deck) => Fields::from([(choice, pages::PASTED.to_owned()), (paste, deck.clone())]),
    }
}
