//! The pages in Spanish, requested by the browser's language or by the switch.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;
use crate::table::Way;

/// Words that only an English page has; no name of a game or card contains them.
const ENGLISH: &str = "Play|Purchase|End your turn|End turn|Undo|Attack|Attacks|Cards|Rules|About|Tables|Table|Log|Chat with|\
    Settings|Sound|Keyboard|Concede|Replay|Other device|Discard|Deck|Hand|Exile|Galaxy row|Choose|Your turn|Waiting|\
    Send|Say something|Join|Watch|Look back|Open the table|Who plays|Mode|Clock|New table|Cost|Faction|Text|Source|\
    hit points|resources|resource|destroyed|your turn|for both|the Empire|the Rebels|you|easy|normal bot|with|and|of";

/// The same for Unlimited, where many cards have English names and bynames only.
const ENGLISH_OF_UNLIMITED: &str = "Pass|Take the initiative|Resources|Hand|Discard|Deck|Round|action phase|regroup phase|\
    exhausted|power|cost|picked|Deals|deals|takes|Shields|Still to come|Fewer clicks|your turn|initiative|ground|space|\
    Choose|Undo|Log|Your action|drew|played|attacked|passed|Being resolved|Looked at|resource|left|known";

/// The English words on a page, in texts and accessible names, except in elements marked as English.
const SAID_IN_ENGLISH: &str = r"
    const words = new RegExp(`(?<![\\p{L}-])(${arguments[0]})(?![\\p{L}-])`, 'gu');
    const meant = (element) => element.closest('[lang]')?.lang === 'en' || element.closest('script, noscript, style');
    const found = [];
    const look = (element, text) => {
        if (!meant(element)) for (const [word] of text.matchAll(words)) found.push(`${word}: ${text.trim().slice(0, 80)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) look(walker.currentNode.parentElement, walker.currentNode.data);
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [data-says], [data-lost]')) {
        for (const name of ['aria-label', 'placeholder', 'title', 'data-says', 'data-lost', 'data-closed']) {
            look(element, element.getAttribute(name) ?? '');
        }
    }
    look(document.documentElement, document.title);
    return found;";

async fn is_spanish(browser: &Browser, page: &str) {
    has_none_of(browser, page, ENGLISH).await;
}

async fn has_none_of(browser: &Browser, page: &str, words: &str) {
    let lang: String = browser.read("return document.documentElement.lang").await;
    assert_eq!(lang, "es", "{page}");
    let found: Vec<String> = browser.read_with(SAID_IN_ENGLISH, vec![words.into()]).await;
    assert_eq!(found, Vec::<String>::new(), "English on {page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn spanish_pages_contain_no_english() {
    let server = TestServer::start("spanish").await;
    let driver = Driver::start("spanish");
    let options = BrowserOptions { languages: Some("es-ES,es"), ..BrowserOptions::default() };
    let browser = driver.browser(options).await;
    let rules = ["/rules", "/rules/deckbuilding", "/rules/deckbuilding/8", "/rules/DBG-BUY-02"];
    let others = ["/", "/new?game=deckbuilding", "/cards/deckbuilding/x-wing", "/cards"];
    for path in others.into_iter().chain(rules) {
        browser.go(&server.page(path)).await;
        is_spanish(&browser, path).await;
    }
    play_unlimited(&server, &browser).await;
    play(&server, &browser).await;
    the_switch_is_remembered(&server, &browser).await;
    browser.close(&[]).await;
}

async fn play(server: &TestServer, browser: &Browser) {
    browser.go(&server.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    for n in 0..12 {
        let shown = browser.settled().await;
        is_spanish(browser, &format!("the table at choice {n}")).await;
        let mut answers = shown.answers.iter();
        let answer =
            answers.find(|answer| answer.starts_with("play ") || answer.starts_with("buy "));
        browser.choose(answer.unwrap_or(&shown.answers[0]), Way::List).await;
    }
}

async fn play_unlimited(server: &TestServer, browser: &Browser) {
    browser.go(&server.page("/")).await;
    browser.press("[data-game=unlimited] button[value=easy]").await;
    for n in 0..25 {
        let shown = browser.settled().await;
        let place = format!("the table of Unlimited at choice {n}");
        has_none_of(browser, &place, ENGLISH_OF_UNLIMITED).await;
        let answer = shown.answers.iter().find(|answer| answer.starts_with("play "));
        let Some(answer) = answer.or(shown.answers.first()) else { return };
        browser.choose(answer, Way::List).await;
    }
}

async fn the_switch_is_remembered(server: &TestServer, browser: &Browser) {
    let table = browser.path().await;
    browser.press("button[name=lang][value=en]").await;
    browser.shows("html[lang=en] #question").await;
    assert_eq!(browser.path().await, table, "the switch leads back");
    browser.says("#controls", "Concede").await;
    browser.go(&server.page("/about")).await;
    browser.shows("html[lang=en]").await;
    browser.press("button[name=lang][value=es]").await;
    browser.shows("html[lang=es]").await;
    browser.go(&server.page(&table)).await;
    is_spanish(browser, "the table after switching twice").await;
}
