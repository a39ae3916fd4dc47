//! The pages on a phone, with touch.

use serde_json::json;

use crate::all_pages;
use crate::browser::{Browser, Pointer};
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;
use crate::table::Way;

pub(crate) const NOTHING_STICKS_OUT: &str = "
    const wide = document.documentElement.scrollWidth;
    if (wide <= innerWidth) return '';
    const out = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1);
    return `${wide} of ${innerWidth}: ${out.slice(0, 5).map((e) => e.outerHTML.slice(0, 90)).join(' | ')}`;";

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_a_phone_and_the_table_is_played_with_a_finger() {
    let server = TestServer::start("phone").await;
    let driver = Driver::start("phone");
    let mut browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    let pages = all_pages::pages(&server, &browser).await;
    for (width, height) in [(390, 844), (360, 740)] {
        browser.resize(width, height, true).await;
        for page in &pages {
            all_pages::open(&server, &browser, page).await;
            let inside: u32 = browser.read("return innerWidth").await;
            assert_eq!(inside, width, "{} is shown as wide as the phone", page.name);
            let fault: String = browser.read(NOTHING_STICKS_OUT).await;
            assert_eq!(fault, "", "{} at {width} pixels", page.name);
        }
    }
    browser.resize(390, 844, true).await;
    browser.pointer = Pointer::Finger;
    play_two_turns(&server, &browser).await;
    browser.close(&["status of 404"]).await;
}

async fn play_two_turns(server: &TestServer, browser: &Browser) {
    browser.go(&server.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    browser.shows("#question").await;
    for _ in 0..2 {
        loop {
            let shown = browser.settled().await;
            let mut answers = shown.answers.iter();
            let play = answers.find(|answer| answer.starts_with("play "));
            let ends = play.is_none() && shown.answers.iter().any(|answer| answer == "end turn");
            let answer = if ends { "end turn" } else { play.unwrap_or(&shown.answers[0]) };
            browser.choose(answer, Way::Board).await;
            if ends {
                break;
            }
        }
    }
    a_long_press_shows_the_card(browser).await;
}

/// A long press on a card shows it large and chooses nothing.
async fn a_long_press_shows_the_card(browser: &Browser) {
    let before = browser.settled().await;
    let find = "const card = document.querySelector('#hand button.can'); \
        const { x, y, width, height } = card.getBoundingClientRect(); return [x + width / 2, y + height / 2]";
    let [x, y]: [f64; 2] = browser.read(find).await;
    let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
    browser.devtools("Input.dispatchTouchEvent", down).await;
    browser.shows("#large:popover-open").await;
    browser
        .devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }))
        .await;
    browser.shows("#large:popover-open").await;
    assert_eq!(browser.server_state().await.ply, before.ply, "nothing was chosen");
}
