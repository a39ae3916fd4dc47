//! Pressing twice chooses once: by a double click, with a broken connection, or on two pages.

use std::time::Duration;

use fantoccini::Locator;
use fantoccini::actions::{InputSource as _, MouseActions, PointerAction};

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;
use crate::table::{PageState, Way};

/// The console errors of a broken connection, which these tests cause on purpose.
const BROKEN: &[&str] = &["WebSocket connection to", "net::ERR_"];

/// Checks with the server that exactly one of the answers was carried out.
async fn one_of_these(browser: &Browser, asked: &PageState, answers: &[&str]) -> PageState {
    browser.follows(asked.ply + 1).await;
    let shown = browser.settled().await;
    let told = browser.server_state().await;
    assert_eq!((told.n, told.ply), (asked.n, asked.ply + 1), "once, and nothing else");
    assert_eq!((shown.n, shown.ply), (told.n + 1, told.ply), "the page shows what is so");
    let record = browser.record().await;
    assert_eq!(record.len() as u64, told.ply, "{record:?}");
    let last = &record.last().expect("a choice").choice;
    assert!(answers.contains(&last.as_str()), "{last} is not one of {answers:?}");
    shown
}

/// The answers that do not end the turn, so that no bot chooses after them.
fn cards(shown: &PageState) -> Vec<&str> {
    let plain = |answer: &&str| answer.starts_with("play ") || answer.starts_with("option ");
    let cards: Vec<&str> = shown.answers.iter().map(String::as_str).filter(plain).collect();
    assert!(!cards.is_empty(), "no card is left to play: {shown:?}");
    cards
}

/// Double-clicks at human speed.
async fn double_click(browser: &Browser, answer: &str) {
    let css = format!("#prompt button[value='{answer}']");
    browser.shows(&css).await;
    let element = browser.client.find(Locator::Css(&css)).await.expect("the button");
    let to = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
    let mut mouse = MouseActions::new("mouse".to_owned()).then(to);
    for _ in 0..2 {
        mouse = mouse
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 })
            .then(PointerAction::Pause { duration: Duration::from_millis(120) });
    }
    browser.client.perform_actions(mouse).await.expect("two clicks");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_pressed_twice_is_made_once() {
    let server = TestServer::start("exactly-once").await;
    let driver = Driver::start("exactly-once");
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    browser.go(&server.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    let asked = browser.settled().await;
    let asked = by_a_double_click(&server, &browser, &asked).await;
    let asked = after_the_answer(&browser, &asked).await;
    let asked = repeatedly_while_the_connection_is_cut(&server, &browser, &asked).await;
    on_two_pages_of_one_seat(&server, &browser, &asked).await;
    browser.close(BROKEN).await;
}

/// The second click comes before the answer to the first: the proxy drops the answer.
async fn by_a_double_click(server: &TestServer, browser: &Browser, asked: &PageState) -> PageState {
    let table = browser.path().await;
    let card = cards(asked)[0];
    server.proxy.lose_answers();
    double_click(browser, card).await;
    server.until_ply(&table, asked.ply + 1).await;
    assert_eq!(browser.page_state().await, *asked, "the answer is lost");
    server.proxy.cut();
    browser.says("#connection", "Connection lost").await;
    server.proxy.restore();
    one_of_these(browser, asked, &[card]).await
}

/// The second click comes after the answer to the first, at the same place.
async fn after_the_answer(browser: &Browser, asked: &PageState) -> PageState {
    let card = cards(asked)[0];
    double_click(browser, card).await;
    one_of_these(browser, asked, &[card]).await
}

/// Only the first press counts while the connection is cut.
async fn repeatedly_while_the_connection_is_cut(
    server: &TestServer,
    browser: &Browser,
    asked: &PageState,
) -> PageState {
    let cards = cards(asked);
    server.proxy.cut();
    browser.says("#connection", "Connection lost").await;
    browser.answer(cards[0], Way::List).await;
    browser.answer(cards[0], Way::List).await;
    double_click(browser, cards[cards.len() - 1]).await;
    server.proxy.restore();
    one_of_these(browser, asked, &[cards[0]]).await
}

/// Two pages answer the same question at the same time; one of them comes too late.
async fn on_two_pages_of_one_seat(server: &TestServer, browser: &Browser, asked: &PageState) {
    let cards = cards(asked);
    let table = browser.path().await;
    let one = browser.client.window().await.expect("this page");
    let other = browser.client.new_window(true).await.expect("another page").handle;
    let turn_to = async |page: &fantoccini::wd::WindowHandle| {
        browser.client.switch_to_window(page.clone()).await.expect("the page is shown");
    };
    turn_to(&other).await;
    browser.go(&server.page(&table)).await;
    assert_eq!(browser.settled().await, *asked, "both pages are asked the same");
    server.proxy.cut();
    for (page, card) in [(&other, cards[0]), (&one, cards[cards.len() - 1])] {
        turn_to(page).await;
        browser.says("#connection", "Connection lost").await;
        browser.answer(card, Way::List).await;
    }
    server.proxy.restore();
    for page in [&one, &other] {
        turn_to(page).await;
        one_of_these(browser, asked, &cards).await;
    }
}
