//! No motion for users who prefer reduced motion, and no sound unless it is turned on.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;
use crate::table::Way;

/// Starts counting transitions and sounds.
const COUNT: &str = "
    window.counted = { moves: 0, sounds: 0 };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => { window.counted.moves += 1; return start(change); };
    const Tone = OscillatorNode;
    window.OscillatorNode = function (...how) { window.counted.sounds += 1; return new Tone(...how); };";

/// Counts the elements with CSS transitions or animations.
const MOVES_BY_STYLE: &str = "
    const moving = (value) => value.split(',').some((length) => parseFloat(length) > 0);
    return [...document.querySelectorAll('*')].filter((element) => {
        const { transitionProperty, transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== 'none' || (transitionProperty !== 'none' && moving(transitionDuration));
    }).length";

async fn open(server: &TestServer, browser: &Browser) {
    browser.go(&server.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    browser.settled().await;
    browser.read::<()>(COUNT).await;
}

/// Plays a card; returns the transitions and sounds counted so far.
async fn play_a_card(browser: &Browser) -> (u64, u64) {
    let shown = browser.settled().await;
    let play = shown.answers.iter().find(|answer| answer.starts_with("play "));
    browser.choose(play.unwrap_or(&shown.answers[0]), Way::List).await;
    browser.settled().await;
    browser.read("return [window.counted.moves, window.counted.sounds]").await
}

/// Whether sound is on in the settings.
async fn sound_is_on(browser: &Browser) -> bool {
    let pressed = "return document.querySelector('[data-do=sound]').ariaPressed === 'true'";
    browser.read(pressed).await
}

#[tokio::test(flavor = "multi_thread")]
async fn reduced_motion_is_respected_and_sound_is_off_by_default() {
    let server = TestServer::start("quiet").await;
    let driver = Driver::start("quiet");
    let still =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    open(&server, &still).await;
    assert_eq!(play_a_card(&still).await, (0, 0), "motion is not wanted, sound not asked for");
    assert_eq!(still.read::<u64>(MOVES_BY_STYLE).await, 0, "nor does a style move anything");
    assert!(!sound_is_on(&still).await, "sound is off until it is turned on");
    still.close(&[]).await;

    // Check that the counters work with motion and sound turned on.
    let lively = driver.browser(BrowserOptions::default()).await;
    open(&server, &lively).await;
    let (moves, sounds) = play_a_card(&lively).await;
    assert!(moves > 0, "cards glide");
    assert_eq!(sounds, 0, "sound is off here too");
    assert!(lively.read::<u64>(MOVES_BY_STYLE).await > 0, "and cards rise under the pointer");
    lively.open_menu().await;
    lively.press("#settings summary").await;
    lively.press("[data-do=sound]").await;
    assert!(sound_is_on(&lively).await, "turned on");
    lively.press("#menu > summary").await;
    assert!(play_a_card(&lively).await.1 > 0, "a card is heard");
    lively.close(&[]).await;
}
