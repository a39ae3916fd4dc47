//! Guided first games: beginning one with one click, and leaving its guide.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use games::Guide;

use super::App;
use super::guest::Guest;
use super::lobby::{check_table_limit, redirect_to_table};
use super::new_table_form::Fields;
use super::openapi::{BodyErrors, CommandAnswers, NewTableAnswers, NotFound, TablePath};
use super::problem::{Answer, Problem};
use super::table_page::execute;
use crate::api::LearnForm;
use crate::directory::NewTable;
use crate::secret::SecretHash;
use crate::tables::{
    Away, Clock, Command, Purpose, Resigning, SeatAssignment, Sitter, TableConfig, Watching,
};

/// Begins a guided first game with one click.
///
/// It is a table like others, at which only the choices of the guide are accepted, until it ends or you
/// leave it; then the easy bot plays on. The answer sets the cookie if you have none.
#[utoipa::path(
    post,
    path = "/learn",
    operation_id = "learn",
    tag = "tables",
    request_body(content = LearnForm, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 404, response = NotFound),
        NewTableAnswers,
        BodyErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn learn(
    State(app): State<App>,
    guest: Guest,
    Form(fields): Form<Fields>,
) -> Response {
    let word = fields.get("game").map_or("", String::as_str);
    begin(&app, &guest, word).await.unwrap_or_else(|problem| problem.page(&guest))
}

async fn begin(app: &App, guest: &Guest, word: &str) -> Answer {
    let game = app.tables.game(word).ok_or_else(Problem::not_found)?;
    let guide = games::guide(game).ok_or_else(Problem::not_found)?;
    let secret = guest.secret_or_new()?;
    let visitor = secret.hash();
    check_table_limit(app, &visitor).await?;
    let played = game.start(&guide.setup, guide.seed).map_err(|_| Problem::not_found())?;
    let new = NewTable {
        game,
        config: config(guide),
        assignments: assignments(guide, &*played, &visitor),
        listed: false,
        choices: guide.opening(&*played),
    };
    let id = app.tables.create(new).await?;
    Ok(guest.set_secret(&secret, redirect_to_table(&id)))
}

fn config(guide: &Guide) -> TableConfig {
    TableConfig {
        setup: guide.setup.clone(),
        seed: guide.seed,
        clock: Clock::None,
        away: Away::Wait,
        resigning: Resigning::Bot,
        watching: Watching::No,
        purpose: Purpose::Guide,
        bringing: Vec::new(),
    }
}

/// The visitor in the learner's seat, easy bots in the others.
fn assignments(
    guide: &Guide,
    played: &dyn games::AnyMatch,
    visitor: &SecretHash,
) -> Vec<SeatAssignment> {
    let learner = guide.learner(played);
    let assignment = |name: &games::SeatName| SeatAssignment {
        seat: name.seat,
        sitter: match learner == Some(name.seat) {
            true => Sitter::Person(visitor.clone()),
            false => Sitter::Bot("easy".to_owned()),
        },
        name: String::new(),
    };
    played.seats().iter().map(assignment).collect()
}

/// Leaves the guide of a guided game, which goes on as an ordinary match against the easy bot.
#[utoipa::path(
    post,
    path = "/tables/{id}/leave-guide",
    operation_id = "leave_guide",
    tag = "tables",
    params(TablePath),
    responses(CommandAnswers),
    security(("visitor" = []))
)]
pub(super) async fn leave_guide(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    execute(&app, &guest, &word, Some(Command::LeaveGuide)).await
}
