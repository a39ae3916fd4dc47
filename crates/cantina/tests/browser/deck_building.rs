//! Building, saving, importing and playing with a deck, with and without scripts.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;

impl Browser {
    /// Waits until the deck has this number of cards.
    async fn deck_has(&self, cards: u32) {
        let script = format!("return document.querySelector('#size b')?.textContent === '{cards}'");
        self.until(&format!("the deck has {cards} cards"), &script).await;
    }

    /// Chooses leader and base, each by a click on the card.
    async fn begin_deck(&self, server: &TestServer) {
        self.go(&server.page("/decks")).await;
        self.press("a[href='/decks/build']").await;
        self.says("#offer", "Choose your leader").await;
        self.press("#c5 .face").await;
        self.says("#offer", "Choose your base").await;
        self.press("#c29 .face").await;
        self.says("#offer", "222 cards").await;
    }
}

/// Fifty-one cards of the set, three of each.
fn legal_deck() -> String {
    let cards: String = (44..61).map(|number| format!(".{number}x3")).collect();
    format!("5.29{cards}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_built_kept_and_played_with() {
    let server = TestServer::start("deck-building").await;
    let driver = Driver::start("deck-building");
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    browser.begin_deck(&server).await;
    // Three clicks without waiting for an answer: none is lost.
    let many = "for (let n = 0; n < 3; n += 1) { \
        document.querySelector('#c95 .face').click(); document.querySelector('#c44 .face').click(); }";
    browser.read::<Option<()>>(many).await;
    browser.deck_has(6).await;
    assert_eq!(browser.count("#lists .pile li").await, 2);
    assert_eq!(browser.count("#lists .penalty").await, 1, "only one of the two is dearer");
    browser.press("#lists button[value='aside 44']").await;
    browser.says("#lists", "Sideboard").await;
    narrow_down(&browser).await;
    keep(&browser, &server).await;
    import(&browser).await;
    browser.press("button[form=play]").await;
    browser.shows("#question").await;
    browser.press("header a[href$='/decks']").await;
    browser.says("#over h1", "Decks of this table").await;
    browser.says(".table-decks", "Luke Skywalker, Faithful Friend").await;
    browser.close(&["status of 422"]).await;
}

async fn narrow_down(browser: &Browser) {
    browser.write("#words", "battlefield").await;
    browser.says("#offer", "1 card").await;
    browser.press(".pill:has([value=vigilance])").await;
    browser.says("#cards", "No card matches all filters.").await;
    browser.press("button[value='show-all']").await;
    browser.says("#offer", "222 cards").await;
    let left =
        "return document.querySelectorAll('.filter :checked[value]:not([value=\"\"])').length";
    assert_eq!(browser.read::<u32>(left).await, 0, "nothing is ticked any more");
}

async fn keep(browser: &Browser, server: &TestServer) {
    browser.write("#called", "Mine").await;
    browser.press("button[value=keep]").await;
    browser.says("#keeping", "✓ saved").await;
    browser.press("#c95 .copies button").await;
    browser.says("#keeping", "changes not saved").await;
    browser.reload().await;
    browser.deck_has(4).await;
    browser.press("button[value=keep]").await;
    browser.says("#keeping", "✓ saved").await;
    browser.go(&server.page("/decks")).await;
    browser.says("#mine + ul", "Luke Skywalker, Faithful Friend · 4 cards · 1 fault").await;
    browser.press("#mine + ul a[href^='/decks/']").await;
    browser.deck_has(4).await;
}

/// A text with a fault changes nothing; the corrected one is imported.
async fn import(browser: &Browser) {
    browser.press("#import summary").await;
    browser.write("#paste", "1 | Vanqish").await;
    browser.press("button[value=read]").await;
    browser.says("#import .notice", "Did you mean “Vanquish”?").await;
    browser.deck_has(4).await;
    let mend = format!("document.getElementById('paste').value = '{}'", legal_deck());
    browser.read::<Option<()>>(&mend).await;
    browser.press("button[value=read]").await;
    browser.says("#size", "51 cards ✓ legal deck").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_built_and_played_with_without_any_script() {
    let server = TestServer::start("deck-without-script").await;
    let driver = Driver::start("deck-without-script");
    let browser = driver.browser(BrowserOptions::default()).await;
    browser.go(&server.page("/")).await;
    browser.disable_scripts().await;
    browser.reload().await;
    browser.begin_deck(&server).await;
    browser.press("#c95 .face").await;
    browser.deck_has(1).await;
    browser.press("#c95 .copies button").await;
    browser.deck_has(0).await;
    browser.go(&server.page("/decks")).await;
    browser.write("#deck", &legal_deck()).await;
    browser.press("form[action='/decks'] button").await;
    browser.says("#size", "51 cards ✓ legal deck").await;
    browser.go(&server.page("/new?game=unlimited")).await;
    assert_eq!(browser.count("html[data-script]").await, 0, "no script has run");
    browser.unfold_choices().await;
    browser.press("#deck-blue [value=kept]").await;
    browser.press("#deck-red [value=pasted]").await;
    browser.write("[name='paste.red']", "1 | Nobody").await;
    browser.press(".new-table > button").await;
    browser.says("#deck-red .notice", "There is no card called “Nobody”").await;
    browser.press("#deck-red [value=vader]").await;
    browser.press(".new-table > button").await;
    browser.shows("#question").await;
    browser.close(&["status of 422"]).await;
}

/// Two people open a table with one click and a link, and each brings another deck.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_bring_a_deck_each_to_the_same_table() {
    let server = TestServer::start("own-decks").await;
    let driver = Driver::start("own-decks");
    let ana = driver.browser(BrowserOptions::default()).await;
    ana.go(&server.page("/new?game=unlimited")).await;
    ana.write("#name", "Ana").await;
    ana.press("[name=preset][value=friend]").await;
    ana.says("#deck-choices", "not here yet").await;
    let link: String = ana.read("return document.querySelector('.invite a').href").await;
    ana.press("#deck-choices a.button").await;
    ana.press("[name=deck][value=luke]").await;
    ana.press(".new-table > button").await;
    ana.says("#deck-choices", "Change my deck").await;

    let luis = driver.browser(BrowserOptions::default()).await;
    luis.go(&link).await;
    luis.write("#sit-name", "Luis").await;
    luis.press("button[form=sit]").await;
    luis.press("[name=deck][value=pasted]").await;
    luis.write("#paste", "1 | Vanqish").await;
    luis.press(".new-table > button").await;
    luis.says(".notice", "Did you mean “Vanquish”?").await;
    ana.says("#deck-choices", "Luis").await;
    assert!(!ana.source().await.contains("Vanqish"), "a fault is told to the owner alone");
    let mend = format!("document.getElementById('paste').value = '{}'", legal_deck());
    luis.read::<Option<()>>(&mend).await;
    luis.press(".new-table > button").await;
    luis.shows("#hand").await;
    // The page of the other player becomes the board by itself.
    ana.until(
        "the match begins",
        "return document.querySelectorAll('#hand [data-card]').length > 0",
    )
    .await;
    assert_eq!(ana.count("#deck-choices:not(:empty)").await, 0);
    for (browser, own) in [(&ana, 1), (&luis, 1)] {
        browser.press("header a[href$='/decks']").await;
        browser.says("#over", "Hidden until the match is over.").await;
        assert_eq!(browser.count("#over .table-decks a.button").await, own);
    }
    ana.close(&[]).await;
    luis.close(&["status of 422"]).await;
}
