//! Two people at one screen, and the curtain that hides their cards.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::new_table::NewTable;
use crate::server::TestServer;
use crate::table::Way;

/// The parts of the board that differ from those sent to a watcher, apart from animation styles.
const MORE_THAN_A_WATCHER: &str = "
    const done = arguments[arguments.length - 1];
    const parts = (within) => [...within.querySelectorAll('.board > [data-h]')];
    const content = (part) => part?.innerHTML.replaceAll(/ style=\"[^\"]*\"/g, '');
    fetch(location.pathname, { credentials: 'omit' }).then((reply) => reply.text()).then((page) => {
        const theirs = new DOMParser().parseFromString(page, 'text/html');
        const differs = (part) => content(part) !== content(theirs.getElementById(part.id));
        const mine = parts(document);
        done(mine.length === parts(theirs).length ? mine.filter(differs).map(({ id }) => id) : ['other parts']);
    });";

/// Checks that the curtain is down and the page has no hidden cards.
async fn curtain_is_down(browser: &Browser, side: &str) {
    browser.says("#question", &format!("Pass the device to {side}.")).await;
    assert_eq!(browser.hand().await, Vec::<String>::new(), "before {side} has looked");
    assert_eq!(browser.count("[name=choice]").await, 0, "there is nothing to choose blindly");
    let more: Vec<String> = browser.read_later(MORE_THAN_A_WATCHER).await;
    assert_eq!(more, Vec::<String>::new(), "a watcher sees these otherwise");
}

async fn lift(browser: &Browser, seat: &str) {
    browser.press(&format!("#actions button[name=seat][value={seat}]")).await;
    browser.settled().await;
}

/// The names of the cards in hand, each with the number of its copy.
async fn copies_in_hand(browser: &Browser) -> Vec<String> {
    let copies = "return [...document.querySelectorAll('#hand [data-move]')] \
        .map((card) => card.dataset.move)";
    let copies: Vec<String> = browser.read(copies).await;
    assert!(!copies.is_empty(), "there are cards in hand\n{}", browser.seen().await);
    copies
}

#[tokio::test(flavor = "multi_thread")]
async fn one_screen_shows_one_hand_at_a_time_and_none_in_between() {
    let server = TestServer::start("hot-seat").await;
    let driver = Driver::start("hot-seat");
    let browser = driver.browser(BrowserOptions::default()).await;
    let seats = [("empire", "me"), ("rebels", "hot")];
    browser.open_table(&server, NewTable { seats: &seats, ..NewTable::DECKBUILDING }).await;
    curtain_is_down(&browser, "the Empire").await;
    let covered = browser.source().await;
    lift(&browser, "empire").await;
    for title in browser.hand().await {
        assert!(!covered.contains(&title), "{title} was behind the curtain");
    }

    end_turn(&browser).await;
    curtain_is_down(&browser, "the Rebels").await;
    browser.reload().await;
    curtain_is_down(&browser, "the Rebels").await;
    lift(&browser, "rebels").await;
    assert_eq!(browser.count("#foe-hand [data-card]").await, 0, "the other hand is face down");
    let theirs = browser.source().await;
    play_a_card(&browser).await;
    end_turn(&browser).await;
    curtain_is_down(&browser, "the Empire").await;
    lift(&browser, "empire").await;
    // The Empire had these cards while the Rebels looked at the screen.
    for copy in copies_in_hand(&browser).await {
        assert!(!theirs.contains(&format!("data-move=\"{copy}\"")), "the Rebels saw {copy}");
    }
    browser.close(&[]).await;
}

async fn end_turn(browser: &Browser) {
    browser.answer("end turn", Way::List).await;
    browser.shows("#actions button[name=seat]").await;
}

/// Plays the first card of the current side; the page counts the choices of each side separately.
async fn play_a_card(browser: &Browser) {
    let before = browser.settled().await;
    let play = before.answers.iter().find(|answer| answer.starts_with("play ")).expect("a card");
    browser.choose(play, Way::Board).await;
    let record = browser.record().await;
    let last = record.last().expect("something was chosen");
    assert_eq!((last.seat.as_str(), &last.choice), ("rebels", play));
}
