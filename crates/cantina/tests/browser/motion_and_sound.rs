//! No motion for those who want none, and no sound unless somebody asks for it.

use crate::browser::Browser;
use crate::driver::{Driver, Wishes};
use crate::house::House;
use crate::table::Way;

/// Counts from now on what moves and what sounds.
const COUNT: &str = "
    window.counted = { moves: 0, sounds: 0 };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => { window.counted.moves += 1; return start(change); };
    const Tone = OscillatorNode;
    window.OscillatorNode = function (...how) { window.counted.sounds += 1; return new Tone(...how); };";

/// What moves by style: transitions and animations of anything on the page, with their lengths.
const MOVES_BY_STYLE: &str = "
    const moving = (value) => value.split(',').some((length) => parseFloat(length) > 0);
    return [...document.querySelectorAll('*')].filter((element) => {
        const { transitionProperty, transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== 'none' || (transitionProperty !== 'none' && moving(transitionDuration));
    }).length";

async fn open(house: &House, browser: &Browser) {
    browser.go(&house.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    browser.settled().await;
    browser.read::<()>(COUNT).await;
}

/// Plays a card; how much moved and sounded since the counting began.
async fn play_a_card(browser: &Browser) -> (u64, u64) {
    let shown = browser.settled().await;
    let play = shown.answers.iter().find(|answer| answer.starts_with("play "));
    browser.choose(play.unwrap_or(&shown.answers[0]), Way::List).await;
    browser.settled().await;
    browser.read("return [window.counted.moves, window.counted.sounds]").await
}

/// Whether the settings say that there is sound.
async fn sound_is_on(browser: &Browser) -> bool {
    let pressed = "return document.querySelector('[data-do=sound]').ariaPressed === 'true'";
    browser.read(pressed).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_or_sounds_for_those_who_do_not_want_it() {
    let house = House::open("quiet").await;
    let driver = Driver::start("quiet");
    let still = driver.browser(Wishes { still: true, ..Wishes::default() }).await;
    open(&house, &still).await;
    assert_eq!(play_a_card(&still).await, (0, 0), "motion is not wanted, sound not asked for");
    assert_eq!(still.read::<u64>(MOVES_BY_STYLE).await, 0, "nor does a style move anything");
    assert!(!sound_is_on(&still).await, "sound is off until somebody turns it on");
    still.leave(&[]).await;

    // The same with somebody who wants both, or the counts above would prove nothing.
    let lively = driver.browser(Wishes::default()).await;
    open(&house, &lively).await;
    let (moves, sounds) = play_a_card(&lively).await;
    assert!(moves > 0, "cards glide");
    assert_eq!(sounds, 0, "sound is off here too");
    assert!(lively.read::<u64>(MOVES_BY_STYLE).await > 0, "and cards rise under the pointer");
    lively.press("#settings summary").await;
    lively.press("[data-do=sound]").await;
    assert!(sound_is_on(&lively).await, "turned on");
    assert!(play_a_card(&lively).await.1 > 0, "a card is heard");
    lively.leave(&[]).await;
}
