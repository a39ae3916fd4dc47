//! What is not allowed is explained, with the rule that says so.

use crate::browser::Browser;
use crate::driver::{Driver, Wishes};
use crate::house::House;

/// A card that is for sale and too expensive: at the beginning there is nothing to pay with. The
/// row may be dealt without one for this side; pilots are always there.
const TOO_EXPENSIVE: &str = "#row button.idle[value^='buy '], #pilots button.idle[value^='buy ']";

/// Follows the link of a refusal to its rule.
async fn leads_to_the_rule(browser: &Browser) {
    browser.shows("#refusal a[href^='/rules/']").await;
    let said = browser.text("#refusal").await;
    let (reason, rule) = said.split_once("§ ").expect("a reason and a rule");
    assert!(reason.trim().len() > 10, "{said}");
    browser.press("#refusal a").await;
    browser.shows("main h1").await;
    assert_eq!(browser.path().await, format!("/rules/{rule}"));
    let title = browser.text("main h1").await;
    assert!(title.contains(rule.trim()), "{title} is the page of {rule}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_that_is_not_allowed_says_why_and_links_the_rule() {
    let house = House::open("refused").await;
    let driver = Driver::start("refused");
    let browser = driver.browser(Wishes::default()).await;
    browser.go(&house.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    let before = browser.settled().await;
    browser.press(TOO_EXPENSIVE).await;
    browser.shows("#refusal a").await;
    assert_eq!(browser.settled().await, before, "nothing has changed");
    let table = browser.path().await;
    leads_to_the_rule(&browser).await;

    without_scripts(&house, &browser, &table).await;
    // A page that refuses has a status that says so, and the console repeats it.
    browser.leave(&["status of 409"]).await;
}

/// The same by forms alone.
async fn without_scripts(house: &House, browser: &Browser, table: &str) {
    browser.disable_scripts().await;
    browser.go(&house.page(table)).await;
    let before = browser.shown().await;
    browser.press(TOO_EXPENSIVE).await;
    browser.shows("#refusal a").await;
    assert_eq!(browser.shown().await, before, "nothing has changed");
    leads_to_the_rule(browser).await;
}
