//! All pages, each with content.

use crate::browser::Browser;
use crate::server::TestServer;
use crate::table::Way;

/// A page: its name for pictures, and its address.
pub(crate) struct Page {
    pub(crate) name: &'static str,
    pub(crate) path: String,
}

/// Creates tables of every kind and lists all pages. On the page `table` it is the reader's turn.
pub(crate) async fn pages(server: &TestServer, browser: &Browser) -> Vec<Page> {
    let unlimited = play_a_little(server, browser, "unlimited").await;
    let table = play_a_little(server, browser, "deckbuilding").await;
    let over = play_a_little(server, browser, "deckbuilding").await;
    browser.open_menu().await;
    browser.press("#concede summary").await;
    browser.press("#concede .danger").await;
    browser.says("#question", "conceded").await;
    let waiting = leave_a_seat_open(server, browser).await;
    let fixed = [
        ("front", "/"),
        ("new-table", "/new?game=deckbuilding"),
        ("cards", "/cards"),
        ("card", "/cards/deckbuilding/x-wing"),
        ("card-unlimited", "/cards/unlimited/sabine-wren-explosives-artist"),
        ("decks", "/decks"),
        ("leaders", "/decks/build"),
        ("builder", "/decks/build?deck=5.29.44x2.45x4.46x3.132x2~95&called=Hope&aspect=vigilance"),
        ("new-table-unlimited", "/new?game=unlimited&set.blue=pasted&paste.blue=5.29"),
        ("rules", "/rules"),
        ("rules-of-a-game", "/rules/deckbuilding"),
        ("rules-chapter", "/rules/deckbuilding/8"),
        ("rule", "/rules/DBG-BUY-01"),
        ("words", "/words/deckbuilding"),
        ("words-unlimited", "/words/unlimited"),
        ("about", "/about"),
        ("open-replay", "/replay"),
        ("take-over", "/handover"),
        ("nowhere", "/nowhere"),
    ];
    let of_tables = [
        ("table", table.clone()),
        ("replay-unlimited", format!("{unlimited}/replay?at=9")),
        ("table-decks", format!("{unlimited}/decks")),
        ("table-unlimited", unlimited),
        ("replay", format!("{over}/replay?at=8")),
        ("replay-running", format!("{table}/replay?at=5")),
        ("over", over),
        ("waiting", waiting),
    ];
    let fixed = fixed.map(|(name, path)| (name, path.to_owned()));
    fixed.into_iter().chain(of_tables).map(|(name, path)| Page { name, path }).collect()
}

/// Plays a few turns against a bot and returns the address of the table.
async fn play_a_little(server: &TestServer, browser: &Browser, game: &str) -> String {
    browser.go(&server.page("/")).await;
    browser.press(&format!("[data-game={game}] button[value=easy]")).await;
    for _ in 0..14 {
        let shown = browser.settled().await;
        let mut answers = shown.answers.iter();
        let answer =
            answers.find(|answer| answer.starts_with("play ") || answer.starts_with("buy "));
        browser.choose(answer.unwrap_or(&shown.answers[0]), Way::List).await;
    }
    browser.settled().await;
    browser.path().await
}

async fn leave_a_seat_open(server: &TestServer, browser: &Browser) -> String {
    browser.go(&server.page("/new?game=deckbuilding")).await;
    browser.unfold_choices().await;
    browser.select("[name='seat.rebels']", "open").await;
    browser.press("[name=listed][value=yes]").await;
    browser.press(".new-table > button").await;
    browser.shows("#question").await;
    browser.path().await
}

/// Opens a page and waits until everything on it is loaded.
pub(crate) async fn open(server: &TestServer, browser: &Browser, page: &Page) {
    browser.go(&server.page(&page.path)).await;
    if browser.read("return document.getElementById('table') !== null").await {
        let followed = "return document.getElementById('connection').textContent === ''";
        browser.until("the page follows the table", followed).await;
    }
    // Pictures outside the viewport are loaded lazily.
    let drawn = "return document.fonts.status === 'loaded' && [...document.images].every((image) => \
        image.naturalWidth > 0 || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility())";
    browser.until("everything is drawn", drawn).await;
}
