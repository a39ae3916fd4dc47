//! The page with the form of a new table, and what the form remembers.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use games::AnyGame;
use prose::{Text, text};
use table::{SetupField, setup};
use ui::pages::{self, Fold, LastChoices};
use unlimited::decks::Fault;

use super::guest::Guest;
use super::lobby::with_own_name;
use super::new_table_form::Fields;
use super::openapi::{NoStore, NotFound};
use super::problem::{Answer, Problem};
use super::{App, decks, last_choices, presets, preview};
use crate::api::{GameId, PresetList};

/// The form for a new table.
///
/// The address may contain the fields of `POST /tables`; the form shows them as chosen, else those of your last
/// table of the game. Ask for `application/json` to get the ready-made tables of the game.
#[utoipa::path(
    get,
    path = "/new",
    operation_id = "new_table_page",
    tag = "pages",
    params(
        ("game" = Option<GameId>, Query, description = "The name of the game; the Deckbuilding Game if left out.")
    ),
    responses(
        (status = 200, description = "The form, or for programs the ready-made tables.", content((PresetList = "application/json"), (String = "text/html"))),
        (status = 404, response = NotFound),
        (status = 503, response = NoStore)
    )
)]
pub(super) async fn new_table_page(
    State(app): State<App>,
    guest: Guest,
    Query(sent): Query<Fields>,
) -> Response {
    let word = sent.get("game").map_or("deckbuilding", String::as_str);
    let Some(game) = app.tables.game(word) else { return Problem::not_found().page(&guest) };
    if guest.wants_json {
        return Json(presets::list(game)).into_response();
    }
    let shown = ShownChoices::of(&guest, game, sent);
    let page = form(&app, &guest, game, FormFaults::default(), shown).await;
    page.unwrap_or_else(|problem| problem.page(&guest))
}

/// The faults of a form.
#[derive(Default)]
pub(super) struct FormFaults {
    pub(super) faults: Vec<Text>,
    /// The faults of decks, by the key of the field.
    pub(super) decks: BTreeMap<String, Vec<Fault>>,
}

impl FormFaults {
    /// The fault of a ready-made table that the game does not have.
    pub(super) fn no_such_preset() -> Self {
        let text = text!("There is no such ready-made table.", "No existe esa mesa preparada.");
        Self { faults: vec![text], decks: BTreeMap::new() }
    }
}

/// The choices that the form shows.
pub(super) struct ShownChoices {
    fields: Fields,
    fold: Fold,
    last: LastChoices,
}

impl ShownChoices {
    /// The choices of a form that was sent, all of them in view.
    pub(super) fn sent(fields: Fields) -> Self {
        Self { fields, fold: Fold::Open, last: LastChoices::Unknown }
    }

    /// The choices of the address as far as they go together, or else those of the visitor's last table.
    fn of(guest: &Guest, game: &dyn AnyGame, sent: Fields) -> Self {
        if sent.keys().any(|name| name != "game") {
            return Self::sent(preview::brought_up_to_date(game, sent));
        }
        let cookie = guest.last_choices.get(game.name());
        let (fields, last) = match cookie.and_then(|cookie| last_choices::read(game, cookie)) {
            Some(fields) => (fields, LastChoices::Known),
            None => (Fields::new(), LastChoices::Unknown),
        };
        Self { fields, fold: Fold::Closed, last }
    }
}

/// The page of the form.
pub(super) async fn form(
    app: &App,
    guest: &Guest,
    game: &dyn AnyGame,
    wrong: FormFaults,
    shown: ShownChoices,
) -> Answer {
    let ShownChoices { fields, fold, last } = shown;
    let chosen = preview::in_words_of_options(game, fields);
    let described = preview::preview_match(game, &chosen);
    let fine = wrong.faults.is_empty() && wrong.decks.is_empty();
    let status = if fine { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let has_decks = !deck_keys(game).is_empty();
    let mut fields = game.setup_fields();
    fields.retain(|field| field.asked == setup::Asked::OnForm);
    let page = pages::NewTable {
        game: game.title(),
        fields,
        deciding: preview::deciding_fields(game),
        impossible: preview::impossible(game, &chosen),
        sides: described.map(|played| preview::sides(&*played)).unwrap_or_default(),
        faults: wrong.faults,
        deck_faults: wrong.decks,
        kept: if has_decks { decks::kept_by(app, guest).await? } else { Vec::new() },
        chosen: with_own_name(guest, chosen),
        presets: game.presets(),
        fold,
        last,
    };
    let title = text!("New table", "Nueva mesa");
    Ok((status, guest.page(title, &pages::new_table(guest.reader(), &page))).into_response())
}

/// The keys of the fields that are decks.
pub(super) fn deck_keys(game: &dyn AnyGame) -> Vec<&'static str> {
    let fields = game.setup_fields().into_iter();
    fields.filter(SetupField::is_deck).map(|field| field.key).collect()
}

/// Adds the choices of a form that was accepted to a response, for the next time. A ready-made table is
/// no choice.
pub(super) fn remember(
    guest: &Guest,
    game: &dyn AnyGame,
    sent: &Fields,
    response: Response,
) -> Response {
    if sent.contains_key("preset") {
        return response;
    }
    match last_choices::write(game, sent) {
        Some(cookie) => guest.set_last_choices(game.name(), &cookie, response),
        None => response,
    }
}
