//! Moving a seat from one browser to another.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;
use crate::table::{PageState, Way};

/// The private link that the page shows to the owner of the seat.
async fn ask_for_link(browser: &Browser) -> String {
    browser.open_menu().await;
    browser.press("#controls button[formaction$='/handover']").await;
    browser.shows("#link").await;
    browser.read("return document.getElementById('link').value").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_by_its_link_once_and_leaves_nothing_behind() {
    let server = TestServer::start("handover").await;
    let driver = Driver::start("handover");
    let old = driver.browser(BrowserOptions::default()).await;
    old.go(&server.page("/")).await;
    old.press("[data-game=deckbuilding] button[value=easy]").await;
    let first = old.settled().await;
    let play = first.answers.iter().find(|answer| answer.starts_with("play ")).expect("a card");
    old.choose(play, Way::List).await;
    let asked = old.settled().await;
    let table = old.path().await;
    let link = ask_for_link(&old).await;
    old.press("main a.button").await;
    assert_eq!(old.settled().await, asked, "back at the table the seat is still here");
    assert_eq!(old.path().await, table);

    let new = driver.browser(BrowserOptions::default()).await;
    take_over(&new, &link, &table).await;
    assert_eq!(new.settled().await, asked, "the other device goes on where this one was");
    assert!(!new.hand().await.is_empty(), "and has the hand");
    let seats = new.text("#seats li:first-child").await;
    assert!(seats.contains("Empire") && seats.contains("you"), "{seats}");
    has_lost_it(&old, &asked).await;
    works_once(&old, &link).await;

    old.go(&server.page(&table)).await;
    new.choose(&asked.answers[0], Way::List).await;
    new.settled().await;
    has_lost_it(&old, &new.page_state().await).await;
    new.close(&[]).await;
    // A refused request has an error status, which the console reports.
    old.close(&["status of 409", "status of 403"]).await;
}

/// The code of the link is filled in and removed from the address.
async fn take_over(browser: &Browser, link: &str, table: &str) {
    let (_, code) = link.split_once('#').expect("a code behind the #");
    browser.go(link).await;
    let filled_in = "return document.getElementById('code').value";
    assert_eq!(browser.until("the code is filled in", filled_in).await, code);
    let hash: String = browser.read("return location.hash").await;
    assert_eq!(hash, "", "the code must not stay in the history");
    browser.press("#take-over button").await;
    browser.shows("#question").await;
    assert_eq!(browser.path().await, table);
}

/// The page that had the seat now only watches, without a reload.
async fn has_lost_it(browser: &Browser, now: &PageState) {
    browser.gone("#hand [data-card]").await;
    browser.follows(now.ply).await;
    browser.says("#question", "Waiting for Guest").await;
    browser.says("#seats li:first-child", "Guest").await;
    assert_eq!(browser.count("[name=choice], #concede, #controls button").await, 0);
    assert_eq!(browser.choose_anyway().await, "not_your_seat");
    assert_eq!(browser.server_state().await.ply, now.ply, "nothing was chosen");
}

async fn works_once(browser: &Browser, link: &str) {
    browser.go(link).await;
    browser.press("#take-over button").await;
    browser.says("main h1", "This link no longer works").await;
}
