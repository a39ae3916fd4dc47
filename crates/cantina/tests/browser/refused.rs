//! A forbidden choice is refused with a reason and a link to the rule.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;

/// A card that is too expensive, as every card is at the beginning. The row may have no card for
/// this side, but there are always pilots.
const TOO_EXPENSIVE: &str = "#row button.idle[value^='buy '], #pilots button.idle[value^='buy ']";

/// Follows the link of a refusal to its rule; returns the rule.
async fn leads_to_the_rule(browser: &Browser, heading: &str) -> String {
    browser.shows("#refusal a[href^='/rules/']").await;
    let said = browser.text("#refusal").await;
    let (reason, rule) = said.split_once("§ ").expect("a reason and a rule");
    assert!(reason.trim().len() > 10, "{said}");
    browser.press("#refusal a").await;
    let title = browser.text(heading).await;
    assert!(title.contains(rule.trim()), "{title} is the page of {rule}");
    rule.trim().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_that_is_not_allowed_says_why_and_links_the_rule() {
    let server = TestServer::start("refused").await;
    let driver = Driver::start("refused");
    let browser = driver.browser(BrowserOptions::default()).await;
    browser.go(&server.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    let before = browser.settled().await;
    browser.press(TOO_EXPENSIVE).await;
    browser.shows("#refusal a").await;
    assert_eq!(browser.settled().await, before, "nothing has changed");
    let table = browser.path().await;
    leads_to_the_rule(&browser, "#over[open] h1").await;
    assert_eq!(browser.path().await, table, "the rule opens over the table");

    without_scripts(&server, &browser, &table).await;
    // A refused request has an error status, which the console reports.
    browser.close(&["status of 409"]).await;
}

/// The same with forms only.
async fn without_scripts(server: &TestServer, browser: &Browser, table: &str) {
    browser.disable_scripts().await;
    browser.go(&server.page(table)).await;
    let before = browser.page_state().await;
    browser.press(TOO_EXPENSIVE).await;
    browser.shows("#refusal a").await;
    assert_eq!(browser.page_state().await, before, "nothing has changed");
    let rule = leads_to_the_rule(browser, "main h1").await;
    assert_eq!(browser.path().await, format!("/rules/{rule}"));
}
