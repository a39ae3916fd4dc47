//! Tables of the later boxes in Spanish, whose names are the longest: nothing a player must read is cut off.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::one_screen::OUT_OF_SIGHT;
use crate::server::TestServer;
use crate::table::Way;

/// Choices after which the row, ships and attacks have been seen.
const CHOICES: usize = 40;

/// Lists the words that are cut off. The name of somebody else may be; a tooltip has it in full.
const CUT_OFF: &str = "
    const all = (css) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility());
    const labels = innerWidth > innerHeight ? '.board .slot > i, #force h2, #galaxy .pile' : '';
    const always = '#mine .name, .seats .asked .name, .board .on > .hp, #actions .button';
    return all([labels, always].filter(Boolean).join())
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.className}: ${element.textContent}`);";

async fn play(browser: &Browser, preset: &str, size: (u32, u32)) {
    for n in 0..CHOICES {
        let shown = browser.settled().await;
        let place = format!("{preset} at {size:?}, question {n}: {}", shown.question);
        let faults: Vec<String> = browser.read_with(OUT_OF_SIGHT, vec![false.into()]).await;
        assert_eq!(faults, Vec::<String>::new(), "{place}");
        let cut: Vec<String> = browser.read(CUT_OFF).await;
        assert_eq!(cut, Vec::<String>::new(), "{place}");
        let first = |words: &[&str]| {
            words.iter().find_map(|word| shown.answers.iter().find(|one| one.starts_with(word)))
        };
        let Some(answer) = first(&["play", "assign", "attack base", "buy", ""]) else { return };
        browser.choose(answer, Way::List).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_the_later_boxes_are_read_in_spanish_on_laptop_and_phone() {
    let server = TestServer::start("five-factions").await;
    let driver = Driver::start("five-factions");
    let options = BrowserOptions { languages: Some("es"), reduced_motion: true };
    let browser = driver.browser(options).await;
    for size in [(1440, 900), (390, 844)] {
        browser.resize(size.0, size.1, size.0 < 961).await;
        for preset in ["clone-wars", "mandalorians"] {
            browser.go(&server.page("/new?game=deckbuilding")).await;
            browser.press(&format!("[name=preset][value='{preset}']")).await;
            browser.shows("#question").await;
            play(&browser, preset, size).await;
        }
    }
    browser.close(&[]).await;
}
