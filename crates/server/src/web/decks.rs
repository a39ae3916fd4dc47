//! The decks of a visitor: saving, opening, renaming and deleting them.

pub(super) mod bring;
pub(super) mod builder;
pub(super) mod resolve;
pub(super) mod table_decks;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::{Form, Json};
use prose::text;
use ui::pages::{self, Building, DeckShelf, KeptDeck};
use unlimited::decks::{self, Draft, Fault, Format, Place, Sketch, code, deck_name, from_code};

use super::App;
use super::guest::Guest;
use super::openapi::{
    BodyErrors, DeckErrors, FaultyDeck, NoStore, OtherSite, ToDeck, TooManyDecks,
};
use super::problem::{Answer, Problem};
use crate::api::{
    DeckAnswer, DeckFault, DeckFaults, DeckForm, DeckList, DeletedDeck, FormatFaults,
};
use crate::secret::SecretHash;
use crate::store::{DeckId, Saved, StoredDeck};

/// The fields of a form or an address. A name may occur several times.
type Pairs = Vec<(String, String)>;

/// The first value of a field.
fn field<'p>(pairs: &'p Pairs, name: &str) -> Option<&'p str> {
    pairs.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
}

/// A stored deck as a page shows it.
fn deck_for_page(own: &StoredDeck) -> KeptDeck {
    KeptDeck { id: own.id.to_string(), sketch: sketch(own) }
}

fn sketch(own: &StoredDeck) -> Sketch {
    let draft = from_code(&own.code).unwrap_or_default();
    Sketch { name: deck_name(&own.name), ..Sketch::from(&draft) }
}

/// The decks of the guest as pages show them. A guest without a cookie has none.
pub(super) async fn kept_by(app: &App, guest: &Guest) -> Result<Vec<KeptDeck>, Problem> {
    let Some(visitor) = guest.hash() else { return Ok(Vec::new()) };
    let own = app.tables.context.store.decks_of(&visitor).await?;
    Ok(own.iter().map(deck_for_page).collect())
}

/// A stored deck as programs see it.
fn deck_answer(own: &StoredDeck) -> DeckAnswer {
    let sketch = sketch(own);
    let faults = |format| fault_answers(&sketch.draft().check(format).err().unwrap_or_default());
    DeckAnswer {
        id: own.id.to_string(),
        name: own.name.clone(),
        code: own.code.clone(),
        changed_at: own.changed_at,
        faults: FormatFaults {
            constructed: faults(Format::Constructed),
            limited: faults(Format::Limited),
        },
    }
}

/// Faults as programs see them.
fn fault_answers(faults: &[Fault]) -> Vec<DeckFault> {
    let fault = |fault: &Fault| DeckFault {
        rule: fault.rule.to_string(),
        en: fault.text.en.clone(),
        es: fault.text.es.clone(),
    };
    faults.iter().map(fault).collect()
}

/// Your saved decks, the starter decks, and a form to import a deck.
#[utoipa::path(
    get,
    path = "/decks",
    operation_id = "decks",
    tag = "decks",
    responses(
        (status = 200, description = "A page, or for programs your decks.", content((DeckList = "application/json"), (String = "text/html"))),
        (status = 503, response = NoStore)
    ),
    security(("visitor" = []))
)]
pub(super) async fn shelf(State(app): State<App>, guest: Guest) -> Response {
    let answer = async {
        if guest.wants_json {
            let own = match guest.hash() {
                Some(visitor) => app.tables.context.store.decks_of(&visitor).await?,
                None => Vec::new(),
            };
            let decks = own.iter().map(deck_answer).collect();
            return Answer::Ok(Json(DeckList { decks }).into_response());
        }
        show_shelf(&app, &guest, String::new(), Vec::new()).await
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

async fn show_shelf(app: &App, guest: &Guest, pasted: String, faults: Vec<Fault>) -> Answer {
    let status = if faults.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let most = usize::try_from(app.limits.decks).unwrap_or(0);
    let shelf = DeckShelf { decks: kept_by(app, guest).await?, most, pasted, faults };
    let title = text!("Decks", "Mazos");
    Ok((status, guest.page(title, &pages::decks(guest.reader(), &shelf))).into_response())
}

/// Saves a deck.
///
/// It need not be finished, but all of it must be understood. The answer sets the cookie if you
/// have none.
#[utoipa::path(
    post,
    path = "/decks",
    operation_id = "keep_deck",
    tag = "decks",
    request_body(content = DeckForm, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, description = "For programs: the saved deck.", content((DeckAnswer = "application/json"))),
        (status = 303, response = ToDeck),
        (status = 403, response = OtherSite),
        (status = 422, response = FaultyDeck),
        (status = 429, response = TooManyDecks),
        (status = 503, response = NoStore),
        BodyErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn keep(
    State(app): State<App>,
    guest: Guest,
    Form(form): Form<DeckForm>,
) -> Response {
    let answer = async {
        let pasted = form.deck.as_deref().unwrap_or("");
        let (sketch, faults) = understood(&decks::read(pasted));
        if !faults.is_empty() {
            return refuse(&app, &guest, pasted, faults).await;
        }
        let called = form.called.as_deref().and_then(deck_name);
        let sketch = Sketch { name: called.or(sketch.name.clone()), ..sketch };
        let secret = guest.secret_or_new()?;
        let own = new_deck(&app, &secret.hash(), &sketch).await?;
        Answer::Ok(guest.set_secret(&secret, answer_with(&guest, &own)))
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// The part of a pasted deck that was understood, and the faults of the rest. An unfinished deck is
/// not a fault.
fn understood(read: &Result<Draft, Vec<Fault>>) -> (Sketch, Vec<Fault>) {
    match read {
        Ok(draft) => {
            let wrong = draft.check(Format::Limited).err().unwrap_or_default();
            let lost = wrong.into_iter().filter(|fault| fault.place != Place::Deck);
            (Sketch::from(draft), lost.collect())
        }
        Err(faults) => (Sketch::default(), faults.clone()),
    }
}

async fn refuse(app: &App, guest: &Guest, pasted: &str, faults: Vec<Fault>) -> Answer {
    if guest.wants_json {
        let body = Json(DeckFaults { faults: fault_answers(&faults) });
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, body).into_response());
    }
    show_shelf(app, guest, pasted.to_owned(), faults).await
}

/// Leads a person to the deck, and sends a program the deck.
fn answer_with(guest: &Guest, own: &StoredDeck) -> Response {
    if guest.wants_json {
        return Json(deck_answer(own)).into_response();
    }
    Redirect::to(&format!("/decks/{}", own.id)).into_response()
}

/// Stores a new deck.
async fn new_deck(app: &App, owner: &SecretHash, sketch: &Sketch) -> Result<StoredDeck, Problem> {
    let own = StoredDeck {
        id: DeckId::new()?,
        owner: owner.clone(),
        name: name_of(sketch),
        code: code(sketch),
        changed_at: app.tables.context.now(),
    };
    match app.tables.context.store.insert_deck(&own, app.limits.decks).await? {
        Saved::Yes => Ok(own),
        Saved::No => Err(too_many(app.limits.decks)),
    }
}

/// The name of a deck; a deck without a name has that of its leader.
fn name_of(sketch: &Sketch) -> String {
    let leader = || sketch.leader.map(|leader| leader.card().name[0].to_owned());
    sketch.name.clone().or_else(leader).unwrap_or_else(|| "…".to_owned())
}

fn too_many(most: i64) -> Problem {
    Problem::new(
        StatusCode::TOO_MANY_REQUESTS,
        text!("Too many decks", "Demasiados mazos"),
        text!(
            "You keep {most} decks, as many as one visitor may. Delete one first; the one you have just built is still there when you go back.",
            "Guardas {most} mazos, tantos como puede guardar una visita. Borra antes alguno; el que acabas de construir sigue ahí si vuelves atrás.",
            most = most
        ),
    )
    .with_link("/decks".to_owned(), text!("My decks", "Mis mazos"))
}

/// The result of looking for a deck.
enum Found {
    /// The deck belongs to the guest.
    Own(StoredDeck),
    /// The deck belongs to another visitor.
    Theirs,
    /// There is no such deck.
    None,
}

async fn find(app: &App, guest: &Guest, word: &str) -> Result<Found, Problem> {
    let found = match DeckId::read(word) {
        Some(id) => app.tables.context.store.deck(&id).await?,
        None => None,
    };
    Ok(match found {
        Some(own) if guest.hash().as_ref() == Some(&own.owner) => Found::Own(own),
        Some(_) => Found::Theirs,
        None => Found::None,
    })
}

/// The deck with this id, which must belong to the guest.
async fn own_deck(app: &App, guest: &Guest, word: &str) -> Result<StoredDeck, Problem> {
    match find(app, guest, word).await? {
        Found::Own(own) => Ok(own),
        Found::Theirs => Err(not_yours()),
        Found::None => Err(unknown()),
    }
}

fn unknown() -> Problem {
    Problem::new(
        StatusCode::NOT_FOUND,
        text!("No such deck", "No existe ese mazo"),
        text!(
            "There is no deck with this name. Perhaps it was deleted.",
            "No hay ningún mazo con ese nombre. Quizá se haya borrado."
        ),
    )
    .with_link("/decks".to_owned(), text!("My decks", "Mis mazos"))
}

fn not_yours() -> Problem {
    Problem::new(
        StatusCode::FORBIDDEN,
        text!("Somebody else's deck", "El mazo de otra persona"),
        text!(
            "This deck belongs to another visitor; nobody else can open or change it. Ask them for its list or short code and import that.",
            "Este mazo es de otra visita; nadie más puede abrirlo ni cambiarlo. Pídele la lista o el código corto e impórtalo."
        ),
    )
    .with_link("/decks".to_owned(), text!("My decks", "Mis mazos"))
}

/// A saved deck.
#[utoipa::path(
    get,
    path = "/decks/{id}",
    operation_id = "deck",
    tag = "decks",
    params(
        ("id" = String, Path, description = "The id of the deck.")
    ),
    responses(
        (status = 200, description = "For programs: the deck.", content((DeckAnswer = "application/json"))),
        (status = 303, description = "This leads to the page on which it is built.", headers(("location" = String, description = "The address."))),
        DeckErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn open(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    let answer = async {
        let own = own_deck(&app, &guest, &word).await?;
        if guest.wants_json {
            return Answer::Ok(Json(deck_answer(&own)).into_response());
        }
        let deck = deck_for_page(&own);
        let building = Building {
            format: deck.format(),
            sketch: deck.sketch,
            kept: Some(deck.id),
            ..Building::default()
        };
        Answer::Ok(Redirect::to(&building.address()).into_response())
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// Changes the name or the cards of a saved deck.
#[utoipa::path(
    post,
    path = "/decks/{id}",
    operation_id = "change_deck",
    tag = "decks",
    params(
        ("id" = String, Path, description = "The id of the deck.")
    ),
    request_body(content = DeckForm, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, description = "For programs: the saved deck.", content((DeckAnswer = "application/json"))),
        (status = 303, response = ToDeck),
        (status = 422, response = FaultyDeck),
        DeckErrors,
        BodyErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn change(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(form): Form<DeckForm>,
) -> Response {
    let answer = async {
        let mut own = own_deck(&app, &guest, &word).await?;
        if let Some(pasted) = form.deck.as_deref() {
            let (sketch, faults) = understood(&decks::read(pasted));
            if !faults.is_empty() {
                return refuse(&app, &guest, pasted, faults).await;
            }
            own.code = code(&sketch);
        }
        own.name = form.called.as_deref().and_then(deck_name).unwrap_or(own.name);
        replace(&app, &mut own).await?;
        Answer::Ok(match guest.wants_json {
            true => Json(deck_answer(&own)).into_response(),
            false => Redirect::to("/decks").into_response(),
        })
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

/// Stores the changes of a deck, which may have been deleted meanwhile.
async fn replace(app: &App, own: &mut StoredDeck) -> Result<(), Problem> {
    own.changed_at = app.tables.context.now();
    match app.tables.context.store.update_deck(own).await? {
        Saved::Yes => Ok(()),
        Saved::No => Err(unknown()),
    }
}

/// Deletes a saved deck.
#[utoipa::path(
    post,
    path = "/decks/{id}/delete",
    operation_id = "delete_deck",
    tag = "decks",
    params(
        ("id" = String, Path, description = "The id of the deck.")
    ),
    responses(
        (status = 200, description = "For programs: it is deleted.", content((DeletedDeck = "application/json"))),
        (status = 303, response = ToDeck),
        DeckErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn delete(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    let answer = async {
        let own = own_deck(&app, &guest, &word).await?;
        // A deck that was deleted meanwhile is not an error.
        app.tables.context.store.delete_deck(&own.id, &own.owner).await?;
        Answer::Ok(match guest.wants_json {
            true => Json(DeletedDeck { deleted: own.id.to_string() }).into_response(),
            false => Redirect::to("/decks").into_response(),
        })
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}
