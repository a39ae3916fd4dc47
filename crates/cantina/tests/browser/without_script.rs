//! The table without scripts: forms and links only.

use tokio::time::Instant;

use crate::browser::{Browser, DEADLINE};
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;

impl Browser {
    /// Presses a button of the table's form and waits until it is carried out.
    pub(crate) async fn post(&self, css: &str) {
        let n = self.page_state().await.n;
        self.press(css).await;
        let done = format!("return Number(document.querySelector('[name=n]')?.value) > {n}");
        self.until(&format!("{css} is carried out"), &done).await;
    }

    /// Refreshes the page until this seat is asked, because it does not update itself.
    pub(crate) async fn refresh_until_asked(&self) {
        let end = Instant::now() + DEADLINE;
        while self.page_state().await.answers.is_empty() {
            assert!(
                Instant::now() < end,
                "this seat is never asked
{}",
                self.seen().await
            );
            self.press("noscript a").await;
            self.shows("#question").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_begun_played_and_given_up_by_forms() {
    let server = TestServer::start("without-script").await;
    let driver = Driver::start("without-script");
    let browser = driver.browser(BrowserOptions::default()).await;
    // Chromium's start page runs scripts and would log errors.
    browser.go(&server.page("/")).await;
    browser.disable_scripts().await;
    browser.reload().await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    browser.shows("#question").await;
    let scripted = browser.count("html[data-script]").await;
    assert_eq!(scripted, 0, "no script has run");
    play_two_turns(&browser).await;
    take_back(&browser).await;
    talk(&browser).await;
    give_up_and_look_back(&browser).await;
    browser.close(&[]).await;
}

/// Plays every card of the hand, by a click on the card where it has one answer.
async fn play_two_turns(browser: &Browser) {
    for turn in 1..=2 {
        browser.refresh_until_asked().await;
        loop {
            let shown = browser.page_state().await;
            if browser.count("#hand button.can").await > 0 {
                browser.post("#hand button.can").await;
            } else if shown.answers.iter().any(|answer| answer == "end turn") {
                break;
            } else {
                browser.post("#prompt [name=choice]").await;
            }
        }
        browser.post("#prompt button[value='end turn']").await;
        let mine = browser.record().await.into_iter().filter(|line| line.seat == "empire");
        let ended = mine.filter(|line| line.choice == "end turn").count();
        assert_eq!(ended, turn, "every turn ends once");
    }
    browser.refresh_until_asked().await;
}

async fn take_back(browser: &Browser) {
    let before = browser.page_state().await;
    browser.post("#hand button.can").await;
    assert!(browser.page_state().await.ply > before.ply, "a card was played");
    browser.press("#actions button[formaction$='/undo']").await;
    let back = format!("return document.querySelector('[name=ply]')?.value === '{}'", before.ply);
    browser.until("the card is back in hand", &back).await;
    assert_eq!(browser.page_state().await.answers, before.answers);
}

async fn talk(browser: &Browser) {
    browser.press("#talking summary").await;
    browser.write("#words", "No script runs here").await;
    browser.press(".saying button").await;
    browser.says("#chat li:last-child", "No script runs here").await;
}

async fn give_up_and_look_back(browser: &Browser) {
    let last = browser.page_state().await.ply;
    browser.open_menu().await;
    browser.press("#concede summary").await;
    browser.press("#concede .danger").await;
    browser.says("#question", "Guest: conceded.").await;
    browser.press("#ending a[href$='/replay']").await;
    browser.says(".place", &format!("Choice 0 of {last}")).await;
    browser.press("#next").await;
    browser.says(".place", &format!("Choice 1 of {last}")).await;
}
