//! Whoever presses twice has chosen once: by a double click, with a broken line, or on two pages.

use std::time::Duration;

use fantoccini::Locator;
use fantoccini::actions::{InputSource as _, MouseActions, PointerAction};

use crate::browser::Browser;
use crate::driver::{Driver, Wishes};
use crate::house::House;
use crate::table::{Shown, Way};

/// The page and the browser say so when a connection breaks; that is what is tested here.
const BROKEN: &[&str] = &["WebSocket connection to", "net::ERR_"];

/// Checks against the server that one answer to a question was carried out, and nothing else.
async fn one_of_these(browser: &Browser, asked: &Shown, answers: &[&str]) -> Shown {
    browser.follows(asked.ply + 1).await;
    let shown = browser.settled().await;
    let told = browser.told().await;
    assert_eq!((told.n, told.ply), (asked.n, asked.ply + 1), "once, and nothing else");
    assert_eq!((shown.n, shown.ply), (told.n + 1, told.ply), "the page shows what is so");
    let record = browser.record().await;
    assert_eq!(record.len() as u64, told.ply, "{record:?}");
    let last = &record.last().expect("a choice").choice;
    assert!(answers.contains(&last.as_str()), "{last} is none of {answers:?}");
    shown
}

/// Answers that do not end the turn: no bot chooses as long as only these are given.
fn cards(shown: &Shown) -> Vec<&str> {
    let plain = |answer: &&str| answer.starts_with("play ") || answer.starts_with("option ");
    let cards: Vec<&str> = shown.answers.iter().map(String::as_str).filter(plain).collect();
    assert!(!cards.is_empty(), "no card is left to play: {shown:?}");
    cards
}

/// Presses and releases twice, as fast as a person does.
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
async fn what_is_pressed_twice_counts_once() {
    let house = House::open("exactly-once").await;
    let driver = Driver::start("exactly-once");
    let browser = driver.browser(Wishes { still: true, ..Wishes::default() }).await;
    browser.go(&house.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    let asked = browser.settled().await;
    let asked = by_a_double_click(&house, &browser, &asked).await;
    let asked = after_the_answer(&browser, &asked).await;
    let asked = again_and_again_while_the_line_is_cut(&house, &browser, &asked).await;
    on_two_pages_of_one_seat(&house, &browser, &asked).await;
    browser.leave(BROKEN).await;
}

/// The second click comes before the answer to the first: the answer is lost, so it always does.
async fn by_a_double_click(house: &House, browser: &Browser, asked: &Shown) -> Shown {
    let (table, card) = (browser.path().await, cards(asked)[0]);
    house.line.lose_answers();
    double_click(browser, card).await;
    house.until_ply(&table, asked.ply + 1).await;
    assert_eq!(browser.shown().await, *asked, "the answer is lost");
    house.line.cut();
    browser.says("#connection", "Connection lost").await;
    house.line.heal();
    one_of_these(browser, asked, &[card]).await
}

/// The second click comes after the answer to the first, and lies where the first lay.
async fn after_the_answer(browser: &Browser, asked: &Shown) -> Shown {
    let card = cards(asked)[0];
    double_click(browser, card).await;
    one_of_these(browser, asked, &[card]).await
}

/// The first press counts; those after it are neither lost choices nor new ones.
async fn again_and_again_while_the_line_is_cut(
    house: &House,
    browser: &Browser,
    asked: &Shown,
) -> Shown {
    let cards = cards(asked);
    house.line.cut();
    browser.says("#connection", "Connection lost").await;
    browser.answer(cards[0], Way::List).await;
    browser.answer(cards[0], Way::List).await;
    double_click(browser, cards[cards.len() - 1]).await;
    house.line.heal();
    one_of_these(browser, asked, &[cards[0]]).await
}

/// Both pages answer the same question as soon as they can; one of them comes too late.
async fn on_two_pages_of_one_seat(house: &House, browser: &Browser, asked: &Shown) {
    let cards = cards(asked);
    let table = browser.path().await;
    let one = browser.client.window().await.expect("this page");
    let other = browser.client.new_window(true).await.expect("another page").handle;
    let turn_to = async |page: &fantoccini::wd::WindowHandle| {
        browser.client.switch_to_window(page.clone()).await.expect("the page is shown");
    };
    turn_to(&other).await;
    browser.go(&house.page(&table)).await;
    assert_eq!(browser.settled().await, *asked, "both pages are asked the same");
    house.line.cut();
    for (page, card) in [(&other, cards[0]), (&one, cards[cards.len() - 1])] {
        turn_to(page).await;
        browser.says("#connection", "Connection lost").await;
        browser.answer(card, Way::List).await;
    }
    house.line.heal();
    for page in [&one, &other] {
        turn_to(page).await;
        one_of_these(browser, asked, &cards).await;
    }
}
