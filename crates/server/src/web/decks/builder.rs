//! The page on which a deck is built, and what its buttons do.

use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Redirect, Response};
use prose::text;
use ui::pages::{self, BuilderPage, Building, Import, Saved, Step, Understood};
use unlimited::decks::{self, Sketch, code, deck_name, to_json, to_melee};

use super::super::App;
use super::super::guest::Guest;
use super::super::openapi::{BodyErrors, DeckErrors, NotFound, TooManyDecks};
use super::super::problem::{Answer, Problem};
use super::{Pairs, field, name_of, new_deck, own_deck, replace, understood};
use crate::api::{BuilderForm, DeckFormat, FileForm};
use crate::store::StoredDeck;

fn read_building(pairs: &Pairs) -> Building {
    Building::read(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())))
}

/// The page on which a deck is built.
///
/// The address contains everything about the deck.
#[utoipa::path(
    get,
    path = "/decks/build",
    operation_id = "builder_page",
    tag = "decks",
    params(
        ("deck" = Option<String>, Query, description = "The deck so far, as a short code; the leader or base may be missing."),
        ("called" = Option<String>, Query, description = "The name of the deck; at most 80 characters."),
        ("kept" = Option<String>, Query, description = "The id of the saved deck that is edited."),
        ("format" = Option<DeckFormat>, Query, description = "The format for which it is built."),
        ("sort" = Option<String>, Query, description = "`leader`, `base`, `ground`, `space`, `event` or `upgrade`; may be there several times, as `aspect` and `cost`."),
        ("aspect" = Option<String>, Query, description = "`vigilance`, `command`, `aggression`, `cunning`, `villainy`, `heroism`, or `none`."),
        ("cost" = Option<String>, Query, description = "0 to 8; 8 is 8 and more."),
        ("trait" = Option<String>, Query, description = "A trait, as in `capital-ship`."),
        ("words" = Option<String>, Query, description = "Words of the name, the traits or the text."),
        ("penalised" = Option<String>, Query, description = "`hidden` leaves out cards with an aspect penalty.")
    ),
    responses(
        (status = 200, description = "The page.", content((String = "text/html"))),
        DeckErrors
    ),
    security(("visitor" = []))
)]
pub(in crate::web) async fn build(
    State(app): State<App>,
    guest: Guest,
    Query(pairs): Query<Pairs>,
) -> Response {
    let answer = show_builder(&app, &guest, read_building(&pairs), Import::default());
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

async fn show_builder(app: &App, guest: &Guest, building: Building, import: Import) -> Answer {
    let status =
        if import.faults.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let saved = match kept_deck(app, guest, &building).await? {
        None => Saved::Never,
        Some(own) => {
            let now = (name_of(&building.sketch), code(&building.sketch));
            if (own.name, own.code) == now { Saved::Yes } else { Saved::Changed }
        }
    };
    let page = BuilderPage { building, saved, import };
    let title = text!("Deck builder", "Constructor de mazos");
    let main = pages::deck_builder(guest.reader(), &page);
    Ok((status, guest.page(title, &main)).into_response())
}

/// A button of that page.
#[utoipa::path(
    post,
    path = "/decks/build",
    operation_id = "builder_step",
    tag = "decks",
    request_body(content = BuilderForm, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 303, description = "It is done; this leads to the page with the deck as it is now.", headers(("location" = String, description = "The address."))),
        (status = 422, description = "The pasted deck has faults; the page names all of them, and the deck has not changed.", content((String = "text/html"), (String = "text/plain"))),
        (status = 429, response = TooManyDecks),
        DeckErrors,
        BodyErrors
    ),
    security(("visitor" = []))
)]
pub(in crate::web) async fn step(
    State(app): State<App>,
    guest: Guest,
    Form(pairs): Form<Pairs>,
) -> Response {
    let building = read_building(&pairs);
    let step = field(&pairs, "do").and_then(Step::read).unwrap_or(Step::Show);
    let answer = async {
        match step {
            Step::Keep => keep_built(&app, &guest, building).await,
            Step::KeepAnew => keep_built(&app, &guest, Building { kept: None, ..building }).await,
            Step::Read | Step::ReadAnyway => {
                let pasted = field(&pairs, "paste").unwrap_or("");
                import(&app, &guest, building, pasted, step).await
            }
            _ => {
                let mut building = building;
                building.take_step(step);
                Ok(Redirect::to(&building.address()).into_response())
            }
        }
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// The stored deck that is being edited. If it belongs to another visitor or was deleted, the error page
/// offers to go on with the deck in the address.
async fn kept_deck(
    app: &App,
    guest: &Guest,
    building: &Building,
) -> Result<Option<StoredDeck>, Problem> {
    let Some(word) = &building.kept else { return Ok(None) };
    let found = own_deck(app, guest, word).await;
    let copy = || Building { kept: None, ..building.clone() }.address();
    let name = text!("Open it as a new deck", "Abrirlo como mazo nuevo");
    found.map(Some).map_err(|problem| problem.with_link(copy(), name))
}

/// Saves the deck, in place of the stored deck that is being edited, if there is one.
async fn keep_built(app: &App, guest: &Guest, building: Building) -> Answer {
    let secret = guest.secret_or_new()?;
    let sketch = building.sketch.clone();
    let own = match kept_deck(app, guest, &building).await? {
        Some(own) => {
            let mut own = StoredDeck { name: name_of(&sketch), code: code(&sketch), ..own };
            replace(app, &mut own).await?;
            own
        }
        None => new_deck(app, &secret.hash(), &sketch).await?,
    };
    let sketch = Sketch { name: deck_name(&own.name), ..sketch };
    let building = Building { sketch, kept: Some(own.id.to_string()), ..building };
    Ok(guest.set_secret(&secret, Redirect::to(&building.address()).into_response()))
}

/// Imports a pasted deck. If a part of it is not understood, nothing changes unless the visitor wants the
/// rest.
async fn import(app: &App, guest: &Guest, building: Building, pasted: &str, step: Step) -> Answer {
    let (sketch, faults) = understood(&decks::read(pasted));
    if !faults.is_empty() && (step == Step::Read || sketch.is_empty()) {
        let understood = if sketch.is_empty() { Understood::Nothing } else { Understood::Part };
        let import = Import { pasted: pasted.to_owned(), faults, understood };
        return show_builder(app, guest, building, import).await;
    }
    let name = sketch.name.clone().or(building.sketch.name);
    let building = Building { sketch: Sketch { name, ..sketch }, ..building };
    Ok(Redirect::to(&building.address()).into_response())
}

/// A deck as a file.
#[utoipa::path(
    get,
    path = "/decks/export",
    operation_id = "export_deck",
    tag = "decks",
    params(
        ("deck" = Option<String>, Query, description = "The deck so far, as a short code; the leader or base may be missing."),
        ("called" = Option<String>, Query, description = "The name of the deck; at most 80 characters."),
        ("form" = Option<FileForm>, Query, description = "The form to write.")
    ),
    responses(
        (status = 200, description = "The file.", content((Object = "application/json"), (String = "text/plain"))),
        (status = 404, response = NotFound)
    )
)]
pub(in crate::web) async fn export(guest: Guest, Query(pairs): Query<Pairs>) -> Response {
    let Building { sketch, .. } = read_building(&pairs);
    let (media, ending, written) = match field(&pairs, "form") {
        Some("json") => ("application/json", "json", to_json(&sketch)),
        Some("text") | None => ("text/plain; charset=utf-8", "txt", to_melee(&sketch)),
        Some("code") => ("text/plain; charset=utf-8", "txt", code(&sketch) + "\n"),
        Some(_) => return Problem::not_found().page(&guest),
    };
    let name: String = file_name(&name_of(&sketch));
    let headers = [
        (CONTENT_TYPE, media.to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.{ending}\"")),
    ];
    (headers, written).into_response()
}

/// The name of a file with letters and digits that every system accepts.
fn file_name(name: &str) -> String {
    let plain = prose::fold(name);
    let words = plain.split(|sign: char| !sign.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "deck".to_owned() } else { words.join("-") }
}
