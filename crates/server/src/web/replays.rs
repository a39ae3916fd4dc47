//! Replays, playing on from a moment of a match, and uploaded records.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use games::Choosing;
use prose::{Text, text};
use serde::Deserialize;
use table::replay::Sheet;
use table::{PlayerName, Seat, Viewer};
use ui::Reader;
use ui::pages::{self, ReplayPage, in_theme};

use super::App;
use super::guest::Guest;
use super::lobby::{check_table_limit, redirect_to_table, too_many_tables};
use super::openapi::{
    BadQuery, BodyErrors, Broken, Cannot, FormErrors, NewTableAnswers, NoTable, TableErrors,
    TablePath,
};
use super::problem::{Answer, Problem};
use super::table_page::{table_id, unavailable_page};
use crate::api::BotLevel;
use crate::directory::{NewTable, TableDirectory};
use crate::secret::SecretHash;
use crate::tables::{LiveTable, Purpose, SeatAssignment, Sitter, TableConfig, level};

/// The moment to show, and the perspective.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Moment {
    /// The number of choices before the moment.
    at: Option<usize>,
    /// The perspective: the name of a seat, `watcher`, or `judge` (all cards revealed). While the match runs, only your own and a watcher's.
    #[serde(rename = "as")]
    perspective: Option<String>,
    /// If it is there, with any value, only the part of the page is sent that changes from moment to moment.
    part: Option<String>,
}

/// The table at one moment.
#[utoipa::path(
    get,
    path = "/tables/{id}/replay",
    operation_id = "replay",
    tag = "records",
    params(
        TablePath,
        Moment
    ),
    responses(
        (status = 200, description = "The page, or only its moving part.", content((String = "text/html"))),
        (status = 400, response = BadQuery),
        (status = 409, response = Broken),
        TableErrors
    )
)]
pub(super) async fn replay(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Query(moment): Query<Moment>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let (visitor, reader) = (guest.hash(), guest.reader());
        let part = moment.part.is_some();
        let here = guest.here.clone();
        let shown = app
            .tables
            .inspect(&id, move |table| table.replay_page(visitor.as_ref(), reader, &moment, &here));
        let shown = shown.await.map_err(unavailable_page(&id))?.ok_or_else(Problem::not_found)?;
        let page = if part { shown.part } else { in_theme(shown.whole, guest.theme) };
        Answer::Ok(page.into_response())
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

struct Shown {
    whole: maud::Markup,
    part: maud::Markup,
}

impl LiveTable {
    /// The perspectives that a visitor may choose: their own while the match runs, all of them afterwards.
    fn perspectives(&self, visitor: Option<&SecretHash>) -> Vec<(String, Text)> {
        let seats = self.played.seats();
        let own = match self.perspective(visitor).viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher | Viewer::Judge => None,
        };
        let allowed = seats.iter().filter(|name| self.is_revealed() || own == Some(name.seat));
        let mut all: Vec<_> = allowed.map(|name| (name.word.clone(), name.text.clone())).collect();
        all.push((Viewer::WATCHER_NAME.to_owned(), text!("A watcher", "El público")));
        if self.is_revealed() {
            let open = text!("Open cards", "Cartas descubiertas");
            all.insert(0, (Viewer::JUDGE_NAME.to_owned(), open));
        }
        all
    }

    fn replay_page(
        &self,
        visitor: Option<&SecretHash>,
        reader: Reader,
        moment: &Moment,
        here: &str,
    ) -> Option<Shown> {
        if !self.may_watch(visitor) || !self.has_begun() {
            return None;
        }
        let delayed = self.delayed_match(self.perspective(visitor));
        let whole = delayed.as_deref().unwrap_or(&*self.played);
        let perspectives = self.perspectives(visitor);
        let wanted = moment.perspective.as_deref();
        let chosen = perspectives.iter().find(|(word, _)| Some(word.as_str()) == wanted);
        let (perspective, _) = chosen.or_else(|| perspectives.first())?.clone();
        let viewer = self.played.viewer_named(&perspective)?;
        let at = moment.at.unwrap_or(0).min(whole.ply());
        let then = whole.at(at);
        let mut board = then.draw(viewer, reader.lang, Choosing::Closed).board;
        board.retain(|region| region.id != "choice");
        let events = self.log_html(&whole.log_of(at.saturating_sub(1)..at, viewer), reader);
        let seats = self.played.seats();
        let forks = seats.iter().filter(|_| self.is_revealed() && then.outcome().is_none());
        let page = ReplayPage {
            id: self.stored.id.as_str(),
            game: self.game.title(),
            setup: self.played.say_setup_begun().capitalised(),
            has_table: self.stored.config.purpose != Purpose::Study,
            at,
            last: whole.ply(),
            perspective,
            perspectives,
            board: &board,
            events,
            moves: whole.log_of(0..whole.ply(), viewer),
            ended: then.outcome().map(|(_, text)| text),
            may_fork: forks.map(|name| (name.word.clone(), name.text.clone())).collect(),
        };
        Some(Shown {
            whole: pages::replay(reader, &page, here),
            part: pages::replay_part(reader, &page),
        })
    }
}

/// The moment from which to play on, and the players.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Fork {
    /// The number of choices before the moment.
    at: usize,
    /// The name of the seat you take.
    seat: String,
    /// The level of the bots.
    #[schema(value_type = Option<BotLevel>, default = "normal")]
    level: Option<String>,
}

/// Plays on from a moment of a match that is over, against bots, at a new table.
#[utoipa::path(
    post,
    path = "/tables/{id}/fork",
    operation_id = "fork",
    tag = "records",
    params(TablePath),
    request_body(content = Fork, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 404, response = NoTable),
        (status = 409, response = Cannot),
        NewTableAnswers,
        FormErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn fork(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(fork): Form<Fork>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let secret = guest.secret_or_new()?;
        check_table_limit(&app, &secret.hash()).await?;
        let (visitor, name) = (secret.hash(), guest.name.clone());
        let new = app.tables.inspect(&id, move |table| table.fork(&visitor, &fork, name)).await?;
        let new = new.ok_or_else(|| {
            Problem::new(
                StatusCode::CONFLICT,
                text!("Not yet", "Todavía no"),
                text!(
                    "One can play on from a moment of a match once that match is over.",
                    "Se puede seguir desde un momento de una partida cuando esta ha terminado."
                ),
            )
        })?;
        let to = app.tables.create(new).await?;
        Answer::Ok(guest.set_secret(&secret, redirect_to_table(&to)))
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

impl LiveTable {
    fn fork(
        &self,
        visitor: &SecretHash,
        fork: &Fork,
        name: Option<PlayerName>,
    ) -> Option<NewTable> {
        let at = fork.at.min(self.played.ply());
        let then = self.played.at(at);
        if !self.is_revealed() || then.outcome().is_some() {
            return None;
        }
        let bot = fork.level.clone().filter(|word| level(word).is_some());
        let bot = bot.unwrap_or_else(|| "normal".to_owned());
        let own_name = name.map(|name| name.to_string()).unwrap_or_default();
        let assignment = |name: &games::SeatName| match name.is_called(&fork.seat) {
            true => SeatAssignment {
                seat: name.seat,
                name: own_name.clone(),
                sitter: Sitter::Person(visitor.clone()),
            },
            false => SeatAssignment {
                seat: name.seat,
                name: String::new(),
                sitter: Sitter::Bot(bot.clone()),
            },
        };
        Some(NewTable {
            game: self.game,
            config: TableConfig {
                purpose: Purpose::Match,
                setup: self.whole_setup(),
                bringing: Vec::new(),
                ..self.stored.config.clone()
            },
            assignments: then.seats().iter().map(assignment).collect(),
            listed: false,
            choices: then.choices(),
        })
    }
}

/// The form for a record to upload.
#[utoipa::path(
    get,
    path = "/replay",
    operation_id = "open_record_page",
    tag = "records",
    responses(
        (status = 200, description = "The form.", content((String = "text/html")))
    )
)]
pub(super) async fn upload_page(guest: Guest) -> Response {
    let title = text!("Open a replay", "Abrir una repetición");
    guest.page(title, &pages::open_replay(guest.reader(), None)).into_response()
}

/// A record to upload.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Record {
    /// The text of the record.
    #[serde(default)]
    record: String,
}

/// Uploads a record to be shown as a replay.
#[utoipa::path(
    post,
    path = "/replay",
    operation_id = "open_record",
    tag = "records",
    request_body(content = Record, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 422, description = "The record cannot be read; the page names the line.", content((String = "text/html"), (String = "text/plain"))),
        NewTableAnswers,
        BodyErrors
    )
)]
pub(super) async fn open_record(
    State(app): State<App>,
    guest: Guest,
    Form(Record { record }): Form<Record>,
) -> Response {
    match read_record(&app.tables, &record) {
        Ok(new) => match upload(&app, &guest, new).await {
            Ok(response) => response,
            Err(problem) => problem.page(&guest),
        },
        Err(fault) => {
            let title = text!("Open a replay", "Abrir una repetición");
            let main = pages::open_replay(guest.reader(), Some(&fault));
            (StatusCode::UNPROCESSABLE_ENTITY, guest.page(title, &main)).into_response()
        }
    }
}

/// Creates a table for an uploaded record, which counts against the table limit of the visitor.
async fn upload(app: &App, guest: &Guest, new: NewTable) -> Answer {
    let secret = guest.secret_or_new()?;
    let visitor = secret.hash();
    let left = app.limits.tables - app.tables.context.store.count_active_tables(&visitor).await?;
    if !app.tables.count_upload(&visitor, left) {
        return Err(too_many_tables());
    }
    let id = app.tables.create(new).await?;
    let to = Redirect::to(&format!("/tables/{id}/replay"));
    Ok(guest.set_secret(&secret, to.into_response()))
}

/// Reads and plays an uploaded record.
fn read_record(tables: &TableDirectory, record: &str) -> Result<NewTable, Text> {
    // Browsers send line breaks as CR LF, and text areas drop the last one.
    let mut text = record.replace("\r\n", "\n");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    let in_line = |fault: table::replay::ReplayFault| {
        text!("Line {n}: {why}", "Línea {n}: {why}", n = fault.line, why = fault.text)
    };
    let sheet = Sheet::read(&text).map_err(in_line)?;
    let game = tables.game(&sheet.game).ok_or_else(|| {
        text!(
            "This server does not know the game of this record.",
            "Este servidor no conoce el juego de este registro."
        )
    })?;
    let played = game.open(&sheet).map_err(in_line)?;
    let seed = sheet.seed.unwrap_or_else(|| table::Seed::from_number(0));
    let assignment =
        |(seat, name): (Seat, String)| SeatAssignment { seat, sitter: Sitter::Open, name };
    let names = sheet.seats.iter().cloned().chain(std::iter::repeat(String::new()));
    let seats = played.seats().iter().map(|name| name.seat);
    Ok(NewTable {
        game,
        config: TableConfig {
            setup: sheet.setup,
            seed,
            clock: crate::tables::Clock::None,
            away: crate::tables::Away::Wait,
            resigning: crate::tables::Resigning::Bot,
            watching: crate::tables::Watching::Yes,
            bringing: Vec::new(),
            purpose: Purpose::Study,
        },
        assignments: seats.zip(names).map(assignment).collect(),
        listed: false,
        choices: played.choices(),
    })
}
