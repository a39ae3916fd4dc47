//! The decks of a table. Those that players brought are hidden from others until the match is over.

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use prose::text;
use ui::pages::{self, DeckList, TableDeck};
use unlimited::Setup;
use unlimited::decks::Sketch;

use super::super::App;
use super::super::guest::Guest;
use super::super::openapi::{Broken, Private, TableErrors, TablePath};
use super::super::problem::{Answer, Problem};
use super::super::table_page::{private, table_id, unavailable_page};
use crate::secret::SecretHash;
use crate::tables::LiveTable;

/// The decks a table of Unlimited is played with.
///
/// A deck that a player brought is shown to that player only until the match is over; the others are open.
#[utoipa::path(
    get,
    path = "/tables/{id}/decks",
    operation_id = "table_decks",
    tag = "tables",
    params(TablePath),
    responses(
        (status = 200, description = "The page.", content((String = "text/html"))),
        (status = 403, response = Private),
        (status = 409, response = Broken),
        TableErrors
    ),
    security(("visitor" = []))
)]
pub(in crate::web) async fn show(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let visitor = guest.hash();
        let deck_lists = move |table: &mut LiveTable| {
            table.may_watch(visitor.as_ref()).then(|| table.deck_lists(visitor.as_ref()))
        };
        let decks = app.tables.inspect(&id, deck_lists).await.map_err(unavailable_page(&id))?;
        let decks = decks.ok_or_else(private)?.ok_or_else(Problem::not_found)?;
        let title = text!("Decks of this table", "Mazos de esta mesa");
        let main = pages::table_decks(guest.reader(), &decks, &format!("/tables/{id}"));
        Answer::Ok(guest.page(title, &main).into_response())
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

impl LiveTable {
    /// The decks of the seats in order, if the game has decks; hidden ones are left out.
    fn deck_lists(&self, visitor: Option<&SecretHash>) -> Option<Vec<TableDeck>> {
        if !self.has_decks() {
            return None;
        }
        let setup = Setup::read(&self.visible_setup(visitor)).ok()?;
        let deck = |(name, deck): (&games::SeatName, _)| TableDeck {
            side: name.text.clone(),
            list: if !self.may_see_deck(name.seat, visitor) {
                DeckList::Hidden
            } else if self.brings(name.seat) && !self.brought.contains_key(&name.seat) {
                DeckList::NotChosen
            } else {
                DeckList::Open(Sketch::from(deck))
            },
        };
        Some(self.played.seats().iter().zip(&setup.decks).map(deck).collect())
    }
}
