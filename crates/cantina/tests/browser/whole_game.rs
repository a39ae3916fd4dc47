//! A game started with one click, played to its end, and its replay.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;
use crate::table::Way;

/// An upper bound for the choices of a game against the easy bot.
const LONGEST: usize = 800;

/// Ranks answers for a quick game: attack, then play, then buy; the lowest rank wins.
fn rank(answer: &str) -> usize {
    const ORDER: [&str; 9] =
        ["attack base", "assign", "attack", "play", "take reward", "yes", "use", "buy", "pick"];
    let rank = |word: &&str| answer.starts_with(*word);
    // Ending the turn comes last.
    let last = ORDER.len() + usize::from(answer == "end turn");
    ORDER.iter().position(rank).unwrap_or(last)
}

/// The answer that ends the game fastest; attacks on the base before attacks on the row.
fn best_answer(answers: &[String]) -> Option<&String> {
    answers.iter().min_by_key(|answer| (rank(answer), !answer.ends_with("to base")))
}

async fn play_to_the_end(browser: &Browser) {
    for _ in 0..LONGEST {
        let shown = browser.settled().await;
        let Some(answer) = best_answer(&shown.answers) else { return };
        browser.choose(answer, Way::Board).await;
    }
    panic!("no end after {LONGEST} choices\n{}", browser.seen().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_a_whole_game_its_replay_and_another_way_to_go_on() {
    let server = TestServer::start("whole-game").await;
    let driver = Driver::start("whole-game");
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    browser.go(&server.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    play_to_the_end(&browser).await;

    let end = browser.text("#question").await;
    assert!(end.contains("won the game"), "{end}");
    let last = browser.page_state().await.ply;
    browser.says("#log li:last-child", "won").await;
    let at_end = "const log = document.getElementById('log'); \
        return log.scrollHeight > log.clientHeight \
            && log.scrollHeight - log.scrollTop - log.clientHeight < 48";
    browser.until("the log shows its last line", at_end).await;
    replay_steps(&browser, last).await;
    play_on(&browser, last).await;
    browser.close(&[]).await;
}

async fn replay_steps(browser: &Browser, last: u64) {
    browser.press("#ending a[href$='/replay']").await;
    browser.says(".place", &format!("Choice 0 of {last}")).await;
    browser.press("#next").await;
    browser.says(".place", &format!("Choice 1 of {last}")).await;
    browser.press("#last").await;
    browser.says(".place", &format!("Choice {last} of {last}")).await;
    browser.says(".happened", "won").await;
    browser.press("#previous").await;
    browser.says(".place", &format!("Choice {} of {last}", last - 1)).await;
    // On the slider, Home goes to the beginning and an arrow key one step.
    browser.read::<()>("document.querySelector('#slider [name=at]').focus()").await;
    browser.type_keys("\u{E011}").await;
    browser.says(".place", &format!("Choice 0 of {last}")).await;
    browser.type_keys("\u{E014}\u{E014}\u{E014}").await;
    browser.says(".place", &format!("Choice 3 of {last}")).await;
    assert!(browser.path().await.contains("at=3"), "the address follows the slider");
    browser.press("[data-do=play]").await;
    browser.says(".place", &format!("Choice 5 of {last}")).await;
    browser.press("[data-do=play]").await;
}

async fn play_on(browser: &Browser, last: u64) {
    let at = last / 2;
    let old = browser.path().await;
    let slide = "const slider = document.querySelector('#slider [name=at]'); \
        slider.value = arguments[0]; slider.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.read_with::<()>(slide, vec![json!(at)]).await;
    browser.says(".place", &format!("Choice {at} of {last}")).await;
    browser.select("#fork-seat", "rebels").await;
    browser.select("#fork-level", "easy").await;
    browser.press(".fork button").await;
    browser.shows("#question").await;
    let shown = browser.settled().await;
    assert!(shown.ply >= at, "it goes on from choice {at}: {shown:?}");
    let new = browser.path().await;
    assert!(!old.starts_with(&new), "{new} is another table than {old}");
    let answer = best_answer(&shown.answers).expect("the match goes on").clone();
    browser.choose(&answer, Way::List).await;
}
