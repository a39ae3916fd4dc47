//! The guided first games, from the front page to their end, by pressing what is marked.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::one_screen::OUT_OF_SIGHT;
use crate::server::TestServer;
use crate::table::Way;

/// An upper bound for the choices of a guide.
const LONGEST: usize = 80;

/// The choices that are marked on the board or in the bar.
const MARKED: &str = "
    return [...document.querySelectorAll('.board [data-wanted], #actions [data-wanted]')]
        .map((button) => button.value);";

/// What is wrong with the guide or the first marked option: not there, outside the window, or cut off.
const MARK_OUT_OF_SIGHT: &str = "
    const marked = document.querySelector('.board [data-wanted], #actions [data-wanted]');
    const shown = marked?.checkVisibility() ? marked : marked?.closest('details');
    const faults = [];
    for (const element of [shown, document.getElementById('guide-now')]) {
        if (!element?.checkVisibility()) { faults.push('something is not shown'); continue; }
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            faults.push(`${element.outerHTML.slice(0, 80)} is outside`);
    }
    const text = document.querySelector('.guide-text');
    if (text.scrollHeight > text.clientHeight + 1)
        faults.push(`the text needs ${text.scrollHeight} of ${text.clientHeight}: ${text.textContent}`);
    return faults;";

/// Plays the guide to its end.
async fn follow(browser: &Browser, desktop: bool) {
    for n in 0..LONGEST {
        let shown = browser.settled().await;
        let marked: Vec<String> = browser.read(MARKED).await;
        let Some(words) = marked.first() else {
            let head = browser.text(".guide-head").await;
            assert!(head.contains("done") || head.contains("terminada"), "{n}: {head} {shown:?}");
            return;
        };
        let mut faults: Vec<String> = browser.read_with(OUT_OF_SIGHT, vec![json!(desktop)]).await;
        faults.extend(browser.read::<Vec<String>>(MARK_OUT_OF_SIGHT).await);
        assert_eq!(faults, Vec::<String>::new(), "step {n}: {}", shown.question);
        // An upgrade may lie over the middle of its unit, where a press would miss the card.
        browser.choose(words, Way::List).await;
    }
    panic!("no end after {LONGEST} choices\n{}", browser.seen().await);
}

async fn at_size(word: &str, (width, height): (u32, u32), language: &str) {
    let server = TestServer::start(word).await;
    let driver = Driver::start(word);
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    let desktop = width > 960;
    browser.resize(width, height, !desktop).await;
    for game in ["deckbuilding", "unlimited"] {
        browser.go(&server.page("/")).await;
        if language == "es" && game == "deckbuilding" {
            browser.press("button[name=lang][value=es]").await;
        }
        browser.press(&format!("[data-game={game}] form.learn button")).await;
        browser.shows("#guide-now").await;
        follow(&browser, desktop).await;
    }
    browser.close(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guided_games_lead_to_their_end_on_a_phone() {
    at_size("guided-390", (390, 844), "es").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guided_games_lead_to_their_end_on_a_small_laptop() {
    at_size("guided-1280", (1280, 720), "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_choice_is_explained_and_the_guide_can_be_left() {
    let server = TestServer::start("guided-left").await;
    let driver = Driver::start("guided-left");
    let browser = driver.browser(BrowserOptions::default()).await;
    browser.go(&server.page("/")).await;
    browser.press("[data-game=deckbuilding] form.learn button").await;
    browser.settled().await;
    browser.answer("end turn", Way::Board).await;
    browser.says("#refusal", "In this guided game").await;
    browser.press("[formaction$='/leave-guide']").await;
    browser.until("the guide is gone", "return !document.getElementById('guide-now')").await;
    browser.choose("play stormtrooper", Way::Board).await;
    browser.close(&[]).await;
}
