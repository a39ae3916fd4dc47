//! Playing with the keyboard alone.

use fantoccini::key::Key;
use serde_json::json;

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;

/// The most presses of Tab to reach an element.
const MAX_TABS: usize = 120;

/// Checks that the focused element is visible and marked as focused.
const FOCUS_IS_SEEN: &str = "
    const has = document.activeElement;
    if (!has || has === document.body) return 'nothing has the focus';
    if (!has.matches(':focus-visible')) return `the focus on ${has.outerHTML.slice(0, 120)} is not shown`;
    const { outlineStyle, outlineWidth } = getComputedStyle(has);
    if (outlineStyle === 'none' || outlineWidth === '0px') return `no ring around ${has.outerHTML.slice(0, 120)}`;
    const { width, height, bottom, right } = has.getBoundingClientRect();
    if (width < 1 || height < 1 || bottom < 0 || right < 0) return `${has.outerHTML.slice(0, 120)} is out of sight`;
    return '';";

impl Browser {
    async fn key(&self, key: Key) {
        self.type_keys(&char::from(key).to_string()).await;
    }

    /// Presses Tab until the focused element matches; the focus must be visible at every step.
    async fn tab_to(&self, css: &str) {
        let there = format!("return document.activeElement.matches({css:?})");
        for _ in 0..MAX_TABS {
            self.read::<Option<()>>("window.had = document.activeElement").await;
            self.key(Key::Tab).await;
            self.until("Tab leads on", "return document.activeElement !== window.had").await;
            let fault: String = self.read(FOCUS_IS_SEEN).await;
            assert_eq!(fault, "", "on the way to {css}");
            if self.read(&there).await {
                return;
            }
        }
        panic!("{css} is not reached by {MAX_TABS} steps\n{}", self.seen().await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn from_the_front_page_into_the_third_turn_by_keys_alone() {
    let server = TestServer::start("keyboard").await;
    let driver = Driver::start("keyboard");
    let browser = driver.browser(BrowserOptions::default()).await;
    // A page without a window has no focus and would lose the first key.
    browser.devtools("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await;
    browser.go(&server.page("/")).await;
    browser.tab_to("[data-game=deckbuilding] button[value=easy]").await;
    browser.key(Key::Enter).await;
    browser.shows("#question").await;
    browser.settled().await;

    the_keys_are_listed(&browser).await;
    a_card_is_chosen_and_looked_at(&browser).await;
    digits_play_turns(&browser).await;
    browser.close(&[]).await;
}

async fn the_keys_are_listed(browser: &Browser) {
    browser.type_keys("?").await;
    browser.shows("#keys[open]").await;
    browser.key(Key::Escape).await;
    browser.until("the list is closed", "return !document.querySelector('#keys[open]')").await;
}

async fn a_card_is_chosen_and_looked_at(browser: &Browser) {
    browser.tab_to("#hand button.can").await;
    browser.type_keys("i").await;
    browser.shows("#large:popover-open").await;
    browser.key(Key::Escape).await;
    browser
        .until("the large card is gone", "return !document.querySelector('#large:popover-open')")
        .await;
    let back: bool =
        browser.read("return document.activeElement.matches('#hand button.can')").await;
    assert!(back, "the focus is back on the card");

    // Pressing the card removes the focused element; the focus must move to an existing one.
    let n = browser.page_state().await.n;
    browser.key(Key::Enter).await;
    browser
        .until(
            "the card is played",
            &format!("return Number(document.getElementById('table').elements.n.value) > {n}"),
        )
        .await;
    browser.settled().await;
    let fault: String = browser.read(FOCUS_IS_SEEN).await;
    assert_eq!(fault, "", "after a card was played");
    browser.key(Key::Escape).await;
    let question: bool = browser.read("return document.activeElement.id === 'question'").await;
    assert!(question, "with nothing open, Escape leads to the question");
}

/// Chooses the first answer by its digit until only ending the turn is left.
async fn digits_play_turns(browser: &Browser) {
    for _ in 0..3 {
        loop {
            let shown = browser.settled().await;
            let can_end = shown.answers.iter().any(|answer| answer == "end turn");
            let plays = shown.answers[0].starts_with("play ");
            browser.type_keys(if can_end && !plays { "e" } else { "1" }).await;
            let carried_out = format!(
                "return Number(document.getElementById('table').elements.n.value) > {}",
                shown.n
            );
            browser.until("the key is answered", &carried_out).await;
            if can_end && !plays {
                break;
            }
        }
    }
    let fault: String = browser.read(FOCUS_IS_SEEN).await;
    assert_eq!(fault, "", "after three turns");
}
