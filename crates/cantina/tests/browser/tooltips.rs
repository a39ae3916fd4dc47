//! Tooltips of words and signs: shown by mouse and finger, gone on Escape, never instead of the large card.

use fantoccini::key::Key;
use serde_json::json;

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;

/// Sends a pointer event of this kind and pointer to the first element of a selector.
const POINT: &str = "
    const [selector, kind, pointerType] = arguments;
    const event = new PointerEvent(kind, { bubbles: true, cancelable: true, pointerType });
    document.querySelector(selector).dispatchEvent(event);";

const TIP_IS_OPEN: &str =
    "return document.querySelector('#tip')?.matches(':popover-open') ?? false";

async fn point(browser: &Browser, css: &str, kind: &str, pointer: &str) {
    browser.read_with::<()>(POINT, vec![json!(css), json!(kind), json!(pointer)]).await;
}

async fn tip_is_open(browser: &Browser) -> bool {
    browser.read(TIP_IS_OPEN).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_explained_where_it_stands() {
    let server = TestServer::start("tooltips").await;
    let driver = Driver::start("tooltips");
    let browser = driver.browser(BrowserOptions::default()).await;
    browser.go(&server.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    browser.settled().await;

    point(&browser, ".track", "pointerover", "mouse").await;
    browser.says("#tip:popover-open", "Force track").await;
    browser.type_keys(&char::from(Key::Escape).to_string()).await;
    assert!(!tip_is_open(&browser).await, "Escape closes it");

    point(&browser, ".track", "pointerover", "mouse").await;
    browser.shows("#tip:popover-open").await;
    point(&browser, "#row [data-card]", "pointerover", "mouse").await;
    assert!(!tip_is_open(&browser).await, "it goes when the pointer leaves");
    browser.shows("#large:popover-open .large-card").await;
    assert!(!tip_is_open(&browser).await, "a card is shown large instead");

    point(&browser, "#row .slot i", "pointerdown", "touch").await;
    point(&browser, "#row .slot i", "click", "touch").await;
    browser.shows("#tip:popover-open").await;
    point(&browser, "#row .slot i", "click", "touch").await;
    assert!(!tip_is_open(&browser).await, "a second tap closes it");

    browser.press("header a[href='/words/deckbuilding']").await;
    browser.says("#over[open] #word-force-track", "last space").await;
    browser.close(&[]).await;
}
