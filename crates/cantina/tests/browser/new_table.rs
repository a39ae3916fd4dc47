//! Tables of other kinds than one click opens, set up on the page for that.

use serde_json::json;

use crate::browser::Browser;
use crate::house::House;

/// What is asked for; whatever is not named stays as the page proposes it.
#[derive(Clone, Copy)]
pub(crate) struct NewTable<'a> {
    pub(crate) game: &'a str,
    /// Seats and who sits there: `("rebels", "open")`.
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
    pub(crate) async fn open_table(&self, house: &House, table: NewTable<'_>) -> String {
        self.fill_in(house, table).await;
        self.send_form().await
    }

    /// Describes a table, without opening it yet.
    pub(crate) async fn fill_in(&self, house: &House, table: NewTable<'_>) {
        self.go(&house.page(&format!("/new?game={}", table.game))).await;
        for (seat, sitter) in table.seats {
            self.select(&format!("[name='seat.{seat}']"), sitter).await;
        }
        self.press(&format!("[name=watch][value='{}']", table.watch)).await;
    }

    /// Opens the table that was described, and returns its address.
    pub(crate) async fn send_form(&self) -> String {
        self.press(".new-table > button").await;
        self.shows("#table").await;
        self.path().await
    }

    /// Everything a reader of the source of this page can read.
    pub(crate) async fn source(&self) -> String {
        self.read("return document.documentElement.outerHTML").await
    }

    /// The titles of the cards in the reader's hand, once each.
    pub(crate) async fn hand(&self) -> Vec<String> {
        let titles = "return [...new Set([...document.querySelectorAll('#hand [data-card]')] \
            .map((card) => card.dataset.card))]";
        self.read(titles).await
    }

    /// How often an element is there.
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
