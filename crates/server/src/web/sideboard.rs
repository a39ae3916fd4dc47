//! The form to exchange cards between two games of a match.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use games::SeatName;
use prose::text;
use table::{Refusal, Seat};
use ui::pages::{self, SideboardDeck};

use super::App;
use super::guest::Guest;
use super::lobby::redirect_to_table;
use super::new_table_form::Fields;
use super::openapi::{BodyErrors, CommandAnswers, TableErrors, TablePath, ToTable};
use super::problem::{Answer, Problem};
use super::table_page::{execute, table_id, unavailable_page};
use crate::api::SideboardForm;
use crate::secret::SecretHash;
use crate::tables::{Command, LiveTable, TableId};

/// The form of one seat.
#[derive(Clone, Default)]
struct SideboardFields {
    seat: String,
    /// The number of copies of each card, by its id.
    typed: BTreeMap<String, String>,
}

impl SideboardFields {
    fn read(mut fields: Fields) -> Self {
        let seat = fields.remove("seat").unwrap_or_default();
        let card = |(name, value): (String, String)| {
            Some((name.strip_prefix("card.")?.to_owned(), value.trim().to_owned()))
        };
        Self { seat, typed: fields.into_iter().filter_map(card).collect() }
    }

    /// The exchange in the game's notation.
    fn words(&self) -> String {
        let words = self.typed.iter().map(|(id, number)| format!("{id}={number}"));
        words.collect::<Vec<_>>().join(" ")
    }
}

/// The cards that can be exchanged before the next game of a match.
///
/// Leads to the table when there is nothing to exchange: the game is not over, it decided the
/// match, or the sideboard is empty.
#[utoipa::path(
    get,
    path = "/tables/{id}/sideboard",
    operation_id = "sideboard_page",
    tag = "tables",
    params(TablePath),
    responses(
        (status = 200, description = "The page.", content((String = "text/html"))),
        (status = 303, response = ToTable),
        TableErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    let answer = async {
        show(&app, &guest, &table_id(&word)?, SideboardFields::default(), Vec::new()).await
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&guest))
}

/// Exchanges cards before the next game of a match.
#[utoipa::path(
    post,
    path = "/tables/{id}/sideboard",
    operation_id = "exchange_cards",
    tag = "tables",
    params(TablePath),
    request_body(content = SideboardForm, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 422, description = "The page again with what was sent, and what is wrong with the deck.", content((String = "text/plain"), (String = "text/html"))),
        CommandAnswers,
        BodyErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn exchange(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let sent = SideboardFields::read(fields);
    let faults = match faults(&app, &guest, &word, &sent).await {
        Ok(faults) => faults,
        Err(problem) => return problem.page(&guest),
    };
    if !faults.is_empty() && !guest.wants_json {
        let shown = async { show(&app, &guest, &table_id(&word)?, sent, faults).await };
        return shown.await.unwrap_or_else(|problem: Problem| problem.page(&guest));
    }
    let words = sent.words();
    execute(&app, &guest, &word, Some(Command::Exchange { seat: Some(sent.seat), words })).await
}

/// The faults of a form for a seat of the visitor.
async fn faults(
    app: &App,
    guest: &Guest,
    word: &str,
    sent: &SideboardFields,
) -> Result<Vec<Refusal>, Problem> {
    let id = table_id(word)?;
    let (visitor, sent) = (guest.hash(), sent.clone());
    let look = move |table: &mut LiveTable| {
        let own = own_seats(table, visitor.as_ref());
        let name = own.into_iter().find(|name| name.is_called(&sent.seat));
        let checked = name.map(|name| table.check_exchange(name.seat, &sent.words()));
        checked.and_then(Result::err).map_or_else(Vec::new, |faults| faults.0)
    };
    app.tables.inspect(&id, look).await.map_err(unavailable_page(&id))
}

/// The seats of the visitor that can exchange something now.
fn own_seats(table: &LiveTable, visitor: Option<&SecretHash>) -> Vec<SeatName> {
    let theirs: Vec<Seat> = table.seats_of(visitor);
    let can = |name: &&SeatName| theirs.contains(&name.seat) && !table.spares(name.seat).is_empty();
    table.played.seats().iter().filter(can).cloned().collect()
}

async fn show(
    app: &App,
    guest: &Guest,
    id: &TableId,
    sent: SideboardFields,
    faults: Vec<Refusal>,
) -> Answer {
    let visitor = guest.hash();
    let status = if faults.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let look = move |table: &mut LiveTable| {
        let deck = |name: SeatName| {
            let sent = Some(&sent).filter(|sent| sent.seat == name.word);
            let before = table.exchanges.get(&name.seat);
            SideboardDeck {
                spares: table.spares(name.seat),
                typed: sent.map_or_else(|| read_words(before), |sent| sent.typed.clone()),
                faults: sent.map_or_else(Vec::new, |_| faults.clone()),
                seat: name.word,
                side: name.text,
            }
        };
        let decks: Vec<_> = own_seats(table, visitor.as_ref()).into_iter().map(deck).collect();
        (table.game.title(), decks)
    };
    let (game, decks) = app.tables.inspect(id, look).await.map_err(unavailable_page(id))?;
    if decks.is_empty() {
        // There is nothing to exchange now; the page of the table says why.
        return Ok(redirect_to_table(id));
    }
    let main = pages::sideboard(guest.reader(), &game, &decks, &format!("/tables/{id}"));
    Ok((status, guest.page(text!("Sideboard", "Reserva"), &main)).into_response())
}

/// The numbers of copies of an earlier exchange, by the id of the card.
fn read_words(words: Option<&String>) -> BTreeMap<String, String> {
    let words = words.iter().flat_map(|words| words.split_whitespace());
    words.filter_map(|word| word.split_once('=')).map(|(id, n)| (id.into(), n.into())).collect()
}
