//! Creating tables with the form of a new table.

use serde_json::json;

use crate::browser::Browser;
use crate::server::TestServer;

/// The fields to fill in; the others keep their default.
#[derive(Clone, Copy)]
pub(crate) struct NewTable<'a> {
    pub(crate) game: &'a str,
    /// Seats and their players: `("rebels", "open")`.
    pub(crate) seats: &'a [(&'a str, &'a str)],
    /// Who may watch.
    pub(crate) watch: &'a str,
}

impl NewTable<'_> {
    pub(crate) const DECKBUILDING: Self =
        NewTable { game: "deckbuilding", seats: &[], watch: "yes" };
}

impl Browser {
    /// Opens a table and returns its address.
    pub(crate) async fn open_table(&self, server: &TestServer, table: NewTable<'_>) -> String {
        self.fill_in(server, table).await;
        self.send_form().await
    }

    /// Fills in the form without sending it.
    pub(crate) async fn fill_in(&self, server: &TestServer, table: NewTable<'_>) {
        self.go(&server.page(&format!("/new?game={}", table.game))).await;
        self.unfold_choices().await;
        for (seat, sitter) in table.seats {
            self.select(&format!("[name='seat.{seat}']"), sitter).await;
        }
        self.press(&format!("[name=watch][value='{}']", table.watch)).await;
    }

    /// Opens everything that is folded away on the form.
    pub(crate) async fn unfold_choices(&self) {
        for fold in ["#everything", "#more"] {
            self.press(&format!("{fold} > summary")).await;
        }
    }

    /// Sends the form and returns the address of the table.
    pub(crate) async fn send_form(&self) -> String {
        self.press(".new-table > button").await;
        self.shows("#question").await;
        self.path().await
    }

    /// The HTML of the page.
    pub(crate) async fn source(&self) -> String {
        self.read("return document.documentElement.outerHTML").await
    }

    /// The distinct titles of the cards in the reader's hand.
    pub(crate) async fn hand(&self) -> Vec<String> {
        let titles = "return [...new Set([...document.querySelectorAll('#hand [data-card]')] \
            .map((card) => card.dataset.card))]";
        self.read(titles).await
    }

    /// The number of elements that match.
    pub(crate) async fn count(&self, css: &str) -> usize {
        self.read_with("return document.querySelectorAll(arguments[0]).length", vec![json!(css)])
            .await
    }

    /// Waits until an element is gone.
    pub(crate) async fn gone(&self, css: &str) {
        let gone = "return document.querySelector(arguments[0]) === null";
        self.until_with(&format!("{css} is gone"), gone, vec![json!(css)]).await;
    }
}
