//! At every question of a whole game everything it speaks of is in view: the cards that can be chosen,
//! the hand, the board and the main actions.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::new_table::NewTable;
use crate::server::TestServer;
use crate::table::Way;

/// An upper bound for the choices of a game.
const LONGEST: usize = 800;
/// The widths of windows from which on the page must not scroll.
const DESKTOP: u32 = 961;

/// Lists what is outside the window, covered by something else, or cut off.
pub(crate) const OUT_OF_SIGHT: &str = "
    const faults = [];
    const name = (element) => element.dataset.move ?? element.value ?? element.id ?? element.className;
    const look = (what, element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        if (!width || !height) return faults.push(`${what} ${name(element)} is not shown`);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            return faults.push(`${what} ${name(element)} is outside: ${[left, top, right, bottom].map(Math.round)}`);
        const at = (x, y) => document.elementFromPoint(left + width * x, top + height * y);
        const free = (x, y) => { const top = at(x, y); return top && (element.contains(top) || top.contains(element)); };
        const parts = [0.25, 0.5, 0.75];
        if (!parts.some((x) => parts.some((y) => free(x, y))))
            faults.push(`${what} ${name(element)} is covered by ${at(0.5, 0.5)?.outerHTML.slice(0, 80)}`);
    };
    const all = (css) => [...document.querySelectorAll(css)];
    all('.board .can').forEach((card) => look('the card', card));
    all('#hand > :not(h2)').forEach((card) => look('in hand', card));
    all('#actions button, #question').forEach((button) => look('the action', button));
    for (const part of all('.board > .region')) {
        const { right, bottom, width } = part.getBoundingClientRect();
        if (width && (right > innerWidth + 1 || bottom > innerHeight + 1)) faults.push(`#${part.id} ends outside`);
    }
    if (arguments[0] && document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
    return faults;";

/// Ranks answers for a quick game; the lowest rank wins.
fn rank(answer: &str) -> usize {
    const ORDER: [&str; 12] = [
        "attack base",
        "deploy",
        "assign",
        "attack",
        "play",
        "attach",
        "take reward",
        "target",
        "yes",
        "buy",
        "resource",
        "pick",
    ];
    const LAST: [&str; 7] = ["use", "no", "enough", "skip", "take initiative", "pass", "end turn"];
    let first = ORDER.iter().position(|word| answer.starts_with(word));
    let last = LAST.iter().position(|word| answer.starts_with(word));
    first.or(last.map(|place| ORDER.len() + 1 + place)).unwrap_or(ORDER.len())
}

/// Plays a game to its end and checks the page at every question.
async fn play(browser: &Browser, size: (u32, u32)) {
    let desktop = size.0 >= DESKTOP;
    for n in 0..LONGEST {
        let shown = browser.settled().await;
        let Some(answer) = shown.answers.iter().min_by_key(|answer| rank(answer)) else { return };
        let faults: Vec<String> = browser.read_with(OUT_OF_SIGHT, vec![desktop.into()]).await;
        assert_eq!(faults, Vec::<String>::new(), "{size:?} at question {n}: {}", shown.question);
        browser.choose(answer, Way::List).await;
    }
    panic!("no end after {LONGEST} choices\n{}", browser.seen().await);
}

async fn at_size(word: &str, size: (u32, u32)) {
    let server = TestServer::start(word).await;
    let driver = Driver::start(word);
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    browser.resize(size.0, size.1, size.0 < DESKTOP).await;
    for (game, seats) in [("deckbuilding", [("rebels", "easy")]), ("unlimited", [("red", "easy")])]
    {
        browser.fill_in(&server, NewTable { game, seats: &seats, watch: "yes" }).await;
        browser.send_form().await;
        play(&browser, size).await;
        browser.shows("#end .verdict").await;
    }
    browser.close(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_fit_a_phone() {
    at_size("one-screen-390", (390, 844)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_fit_a_small_laptop() {
    at_size("one-screen-1280", (1280, 720)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_fit_a_laptop() {
    at_size("one-screen-1440", (1440, 900)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_fit_a_large_screen() {
    at_size("one-screen-1920", (1920, 1080)).await;
}
