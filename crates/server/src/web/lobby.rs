//! The front page, and creating tables.

use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use games::AnyGame;
use prose::{Lang, Text, text};
use serde::Deserialize;
use table::{Luck, PlayerName};
use ui::pages::{self, Closing, FrontGame, FrontPage, Guided, Lesson, Readiness, TableLine, Turn};
use ui::table_page::GameName;

use super::App;
use super::decks;
use super::guest::Guest;
use super::new_table_form::{self, Fields, RequestedTable};
use super::new_table_page::{FormFaults, ShownChoices, deck_keys, form, remember};
use super::openapi::{
    BodyErrors, FormErrors, NewTableAnswers, NoStore, NotFound, OtherSite, ToPage,
};
use super::problem::{Answer, Problem};
use super::random_side::{Side, draw_sides};
use super::{presets, preview};
use crate::api::{Language, NewTableForm, PlayForm};
use crate::directory::{NewTable, TableDirectory, Unavailable};
use crate::secret::SecretHash;
use crate::store::TableFilter;
use crate::tables::{LiveTable, Standing, TableId};

/// The front page: games, your tables, tables to join or watch.
#[utoipa::path(
    get,
    path = "/",
    operation_id = "front_page",
    tag = "pages",
    responses(
        (status = 200, description = "The page.", content((String = "text/html"))),
        (status = 503, response = NoStore)
    )
)]
pub(super) async fn front(State(app): State<App>, guest: Guest) -> Response {
    match front_page(&app.tables, &guest).await {
        Ok(page) => {
            let title = text!("Tables", "Mesas");
            guest.page(title, &pages::front(guest.reader(), &page)).into_response()
        }
        Err(problem) => problem.page(&guest),
    }
}

async fn front_page(tables: &Arc<TableDirectory>, guest: &Guest) -> Result<FrontPage, Problem> {
    let visitor = guest.hash();
    let mine = match &visitor {
        Some(visitor) => lines(tables, &TableFilter::Of(visitor.clone()), Some(visitor)).await?,
        None => Vec::new(),
    };
    let is_mine = |line: &TableLine| mine.iter().any(|my| my.id == line.id);
    let mut open = lines(tables, &TableFilter::Listed(Standing::Waiting), visitor.as_ref()).await?;
    let mut watch =
        lines(tables, &TableFilter::Listed(Standing::Playing), visitor.as_ref()).await?;
    open.retain(|line| !is_mine(line) && line.has_free_seat());
    watch.retain(|line| !is_mine(line));
    let games = games(tables, &mine);
    Ok(FrontPage { name: guest.name.clone(), games, mine, open, watch })
}

/// The games of this server, then those that are planned.
fn games(tables: &TableDirectory, mine: &[TableLine]) -> Vec<FrontGame> {
    let served = tables.games.iter().filter(|game| game.offered()).map(|game| FrontGame {
        name: game.title(),
        introduction: game.introduction(),
        readiness: Readiness::Playable,
        lesson: lesson(*game, mine),
    });
    let coming = [(
        "outer-rim",
        text!("Outer Rim", "Outer Rim"),
        text!(
            "Smugglers, bounty hunters and mercenaries fly around the rim for fame.",
            "Contrabandistas, cazarrecompensas y mercenarios recorren el borde en busca de fama."
        ),
    )];
    let served_words: Vec<_> = tables.games.iter().map(|game| game.name()).collect();
    let coming = coming.into_iter().filter(|(word, ..)| !served_words.contains(word));
    let coming = coming.map(|(word, title, introduction)| FrontGame {
        name: GameName { word, title },
        introduction,
        readiness: Readiness::Coming,
        lesson: Lesson::NotOffered,
    });
    served.chain(coming).collect()
}

/// The guided first game of a game, and the unfinished one of the visitor.
fn lesson(game: &dyn AnyGame, mine: &[TableLine]) -> Lesson {
    let title = game.title().title;
    let begun = mine.iter().find(|line| line.guided == Guided::Now && line.game == title);
    match (games::guide(game), begun) {
        (None, _) => Lesson::NotOffered,
        (Some(_), None) => Lesson::Offered,
        (Some(_), Some(line)) => Lesson::Begun(line.id.clone()),
    }
}

async fn lines(
    tables: &Arc<TableDirectory>,
    filter: &TableFilter,
    visitor: Option<&SecretHash>,
) -> Result<Vec<TableLine>, Problem> {
    let mut lines = Vec::new();
    for id in unabandoned(tables, filter).await? {
        let visitor = visitor.cloned();
        match tables.inspect(&id, move |table| table.line(visitor.as_ref())).await {
            Ok(line) => lines.push(line),
            // Players of a broken table find its record; others cannot join or watch it.
            Err(unavailable) if unavailable.is_broken() => {
                if let TableFilter::Of(_) = filter {
                    lines.push(broken(tables, &id).await?);
                }
            }
            // The table was removed meanwhile, or its game is no longer served.
            Err(Unavailable::Unknown | Unavailable::NoGame) => {}
            Err(fault) => return Err(fault.into()),
        }
    }
    Ok(lines)
}

/// The tables of a list without those that were left alone for long; the own ones are all kept.
async fn unabandoned(
    tables: &Arc<TableDirectory>,
    filter: &TableFilter,
) -> Result<Vec<TableId>, Problem> {
    let store = &tables.context.store;
    let mut ids = store.list(filter).await?;
    if let TableFilter::Listed(standing) = filter {
        let long = i64::try_from(tables.context.abandoned.as_millis()).unwrap_or(i64::MAX);
        let since = tables.context.now().saturating_sub(long);
        for quiet in store.list(&TableFilter::Quiet(*standing, since)).await? {
            if !tables.has_connections(&quiet).await {
                ids.retain(|id| *id != quiet);
            }
        }
    }
    Ok(ids)
}

/// A broken table as a list shows it, without the details that only its match knows.
async fn broken(tables: &TableDirectory, id: &TableId) -> Result<TableLine, Problem> {
    let (stored, _) = tables.load(id).await?;
    let title = tables.game(&stored.game).map(|game| game.title().title);
    Ok(TableLine {
        id: id.to_string(),
        game: title.unwrap_or_else(|| Text::same(&stored.game)),
        setup: Text::default(),
        seats: Vec::new(),
        standing: ui::table_page::Standing::Frozen,
        your_turn: Turn::Theirs,
        closing: Closing::NotOffered,
        guided: Guided::No,
    })
}

/// Creates a table.
///
/// The answer sets the cookie if you have none.
#[utoipa::path(
    post,
    path = "/tables",
    operation_id = "create_table",
    tag = "tables",
    request_body(content = NewTableForm, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 404, response = NotFound),
        (status = 422, description = "Something in the form is not possible; the page names every fault and shows the form again.", content((String = "text/html"), (String = "text/plain"))),
        NewTableAnswers,
        BodyErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn create_table(
    State(app): State<App>,
    guest: Guest,
    Form(fields): Form<Fields>,
) -> Response {
    match create_from_form(&app, &guest, fields).await {
        Ok(response) => response,
        Err(problem) => problem.page(&guest),
    }
}

async fn create_from_form(app: &App, guest: &Guest, sent: Fields) -> Answer {
    let word = sent.get("game").map_or("", String::as_str);
    let game = app.tables.game(word).ok_or_else(Problem::not_found)?;
    let form = |wrong, sent| form(app, guest, game, wrong, ShownChoices::sent(sent));
    let Some(fields) = expanded(game, &sent) else {
        return form(FormFaults::no_such_preset(), sent).await;
    };
    // Programs are told what is wrong instead.
    let fields = if guest.wants_json { fields } else { preview::with_seats_of_setup(game, fields) };
    let fields = with_own_name(guest, fields);
    let secret = guest.secret_or_new()?;
    let visitor = secret.hash();
    check_table_limit(app, &visitor).await?;
    let mut resolved = decks::resolve::resolve_decks(app, guest, &deck_keys(game), &fields).await?;
    if Side::of(&fields) == Side::Random {
        let mut luck = Luck::new(app.tables.seed()?);
        resolved.fields = draw_sides(game, resolved.fields, &mut luck);
    }
    match new_table_form::read(game, &resolved.fields, &visitor, app.tables.seed()?) {
        Err(faults) => form(FormFaults { faults, decks: resolved.faults }, sent).await,
        Ok(_) if !resolved.faults.is_empty() => {
            form(FormFaults { faults: Vec::new(), decks: resolved.faults }, sent).await
        }
        Ok(RequestedTable { config, assignments, listed, decks }) => {
            let new = NewTable { game, config, assignments, listed, choices: Vec::new() };
            let id = app.tables.create_with_decks(new, decks).await?;
            let to = redirect_to_first_step(app, &id, &visitor).await?;
            let response = remember(guest, game, &sent, guest.set_secret(&secret, to));
            let given = fields.get("name").map(|name| PlayerName::read(name));
            Ok(match given {
                Some(Ok(Some(name))) => guest.set_name(Some(&name), response),
                Some(Ok(None) | Err(_)) | None => response,
            })
        }
    }
}

/// The form with the fields of the ready-made table it asks for; `None` if there is no such table.
fn expanded(game: &dyn AnyGame, sent: &Fields) -> Option<Fields> {
    let Some(word) = sent.get("preset") else { return Some(sent.clone()) };
    let mut fields = presets::form_of(game, word)?;
    fields.extend(sent.get("name").map(|name| ("name".to_owned(), name.clone())));
    Some(fields)
}

/// Leads to the new table, or to the choice of a deck if nobody must be waited for.
async fn redirect_to_first_step(app: &App, id: &TableId, visitor: &SecretHash) -> Answer {
    let visitor = visitor.clone();
    let chooses = move |table: &mut LiveTable| {
        !table.has_free_seat() && !table.choosing_deck(Some(&visitor)).is_empty()
    };
    Ok(match app.tables.inspect(id, chooses).await? {
        true => Redirect::to(&format!("/tables/{id}/deck")).into_response(),
        false => redirect_to_table(id),
    })
}

/// A form without a name has the one that the visitor gave last.
pub(super) fn with_own_name(guest: &Guest, mut fields: Fields) -> Fields {
    if let (Some(name), false) = (&guest.name, fields.contains_key("name")) {
        fields.insert("name".to_owned(), name.to_string());
    }
    fields
}

/// Checks that the visitor may have one more table.
pub(super) async fn check_table_limit(app: &App, visitor: &SecretHash) -> Result<(), Problem> {
    if app.tables.context.store.count_active_tables(visitor).await? < app.limits.tables {
        return Ok(());
    }
    Err(too_many_tables())
}

/// The error page for visitors who have too many tables.
pub(super) fn too_many_tables() -> Problem {
    Problem::new(
        StatusCode::TOO_MANY_REQUESTS,
        text!("Too many tables", "Demasiadas mesas"),
        text!(
            "You have as many tables as one visitor may. Finish, concede or close one first; a record you brought counts for a day.",
            "Ya tienes tantas mesas como puede tener una visita. Termina, abandona o cierra antes una; un registro abierto cuenta durante un día."
        ),
    )
}

/// Leads to the page of a table.
pub(super) fn redirect_to_table(id: &TableId) -> Response {
    Redirect::to(&format!("/tables/{id}")).into_response()
}

/// Creates a table against bots with one click.
///
/// You sit in the first seat, bots in all others. The answer sets the cookie if you have none.
#[utoipa::path(
    post,
    path = "/play",
    operation_id = "play",
    tag = "tables",
    request_body(content = PlayForm, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 404, response = NotFound),
        (status = 422, description = "Something in the form is not possible; the page names every fault and shows the form again.", content((String = "text/html"), (String = "text/plain"))),
        NewTableAnswers,
        BodyErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn play(
    State(app): State<App>,
    guest: Guest,
    Form(mut fields): Form<Fields>,
) -> Response {
    let level = fields.remove("level").filter(|word| crate::tables::level(word).is_some());
    let level = level.unwrap_or_else(|| "normal".to_owned());
    let game = fields.get("game").and_then(|word| app.tables.game(word));
    let described = game.and_then(|game| preview::preview_match(game, &fields));
    for seat in described.iter().flat_map(|played| played.seats()).skip(1) {
        fields.insert(format!("seat.{}", seat.word), level.clone());
    }
    match create_from_form(&app, &guest, fields).await {
        Ok(response) => response,
        Err(problem) => problem.page(&guest),
    }
}

/// A choice of language.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Chosen {
    /// The language.
    #[schema(value_type = Language)]
    lang: String,
    /// The path of this site to go back to.
    #[serde(default)]
    back: String,
}

/// Sets the language of the pages.
#[utoipa::path(
    post,
    path = "/language",
    operation_id = "set_language",
    tag = "pages",
    request_body(content = Chosen, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 303, response = ToPage),
        (status = 403, response = OtherSite),
        FormErrors
    )
)]
pub(super) async fn language(guest: Guest, Form(chosen): Form<Chosen>) -> Response {
    let lang = chosen.lang.parse().unwrap_or(Lang::En);
    // Only an address of this site, so that a link cannot lead to another site through this form.
    let own = chosen.back.starts_with('/')
        && !chosen.back.starts_with("//")
        && !chosen.back.contains('\\');
    let back = if own { chosen.back.as_str() } else { "/" };
    guest.set_language(lang, Redirect::to(back).into_response())
}

impl LiveTable {
    /// The table as a list shows it.
    fn line(&self, visitor: Option<&SecretHash>) -> TableLine {
        let seats = self.seat_lines(&*self.played, visitor);
        let mine = self.seats_of(visitor);
        let asked = mine.iter().any(|seat| self.asked.contains(*seat));
        TableLine {
            id: self.stored.id.to_string(),
            game: self.game.title().title,
            setup: self.say_setup(&*self.played),
            seats,
            standing: self.displayed_standing(&*self.played),
            your_turn: if asked { Turn::Yours } else { Turn::Theirs },
            guided: match self.guide_place() {
                Some(_) => Guided::Now,
                None => Guided::No,
            },
            closing: match self.may_close(visitor) {
                true => Closing::Offered,
                false => Closing::NotOffered,
            },
        }
    }
}
