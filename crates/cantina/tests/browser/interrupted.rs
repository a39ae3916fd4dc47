//! What is asked survives a reload, a broken network and a dead server; what is answered meanwhile
//! is carried out once.

use crate::browser::Browser;
use crate::driver::{Driver, Wishes};
use crate::house::House;
use crate::table::{Shown, Way};

/// The page and the browser say so when a connection breaks; that is what is tested here.
const BROKEN: &[&str] = &["WebSocket connection to", "net::ERR_"];

/// One of the ten cards of the first deck asks how it is to be used, so this is soon.
const SOON: usize = 60;

/// Plays until a card asks something in the middle of its effect.
async fn come_to_a_question(browser: &Browser) -> Shown {
    for _ in 0..SOON {
        let shown = browser.settled().await;
        if shown.answers.iter().any(|answer| answer.starts_with("option ")) {
            return shown;
        }
        // Nothing is bought: what others bring into the deck would ask other things.
        let wanted = |answer: &&String| answer.starts_with("play ") || *answer == "end turn";
        let answer = shown.answers.iter().find(wanted).unwrap_or(&shown.answers[0]);
        browser.choose(answer, Way::List).await;
    }
    panic!("no card asked anything in {SOON} choices\n{}", browser.seen().await);
}

/// Somebody against a bot, in the middle of a card's question.
async fn table(house: &House, driver: &Driver) -> (Browser, Shown) {
    let browser = driver.browser(Wishes::default()).await;
    browser.go(&house.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    let shown = come_to_a_question(&browser).await;
    (browser, shown)
}

/// Checks that the first answer to a question was carried out, and only once. If it ended the turn,
/// a bot has chosen since; so it is the choices of this seat that are counted.
async fn carried_out_once(browser: &Browser, asked: &Shown) -> Shown {
    let done = format!(
        "return Number(document.getElementById('table').elements.n.value) === {}",
        asked.n + 1
    );
    browser.until("the answer is carried out", &done).await;
    let shown = browser.settled().await;
    let (told, record) = (browser.told().await, browser.record().await);
    assert_eq!((told.n, told.ply), (asked.n, record.len() as u64), "once, and nothing else");
    let before = usize::try_from(asked.ply).expect("few choices");
    let mut since = record.iter().skip(before).filter(|line| line.seat == "empire");
    assert_eq!(since.next().map(|line| &line.choice), asked.answers.first());
    assert_eq!(since.next(), None, "nothing was chosen after it");
    shown
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_and_its_answer_survive_whatever_happens_in_between() {
    let mut house = House::open("interrupted").await;
    let driver = Driver::start("interrupted");
    let (browser, asked) = table(&house, &driver).await;
    browser.reload().await;
    assert_eq!(browser.settled().await, asked, "after a reload");

    let next = answered_while_the_line_is_cut(&house, &browser, &asked).await;
    let next = answered_without_hearing_so(&house, &browser, &next).await;
    answered_while_the_server_is_dead(&mut house, &browser, &next).await;
    browser.leave(BROKEN).await;
}

async fn answered_while_the_line_is_cut(house: &House, browser: &Browser, asked: &Shown) -> Shown {
    house.line.cut();
    browser.says("#connection", "Connection lost").await;
    assert_eq!(browser.shown().await, *asked, "what is shown stays");
    house.line.heal();
    browser
        .until(
            "the connection is back",
            "return document.getElementById('connection').textContent === ''",
        )
        .await;
    assert_eq!(browser.settled().await, *asked, "after a break");

    house.line.cut();
    browser.says("#connection", "Connection lost").await;
    browser.answer(&asked.answers[0], Way::List).await;
    assert_eq!(browser.shown().await, *asked, "nothing is shown that did not happen");
    house.line.heal();
    carried_out_once(browser, asked).await
}

/// The server has carried it out, but the browser was never told.
async fn answered_without_hearing_so(house: &House, browser: &Browser, asked: &Shown) -> Shown {
    let path = browser.path().await;
    house.line.lose_answers();
    browser.answer(&asked.answers[0], Way::List).await;
    house.until_ply(&path, asked.ply + 1).await;
    assert_eq!(browser.shown().await, *asked, "the answer is lost");
    house.line.cut();
    browser.says("#connection", "Connection lost").await;
    house.line.heal();
    carried_out_once(browser, asked).await
}

async fn answered_while_the_server_is_dead(house: &mut House, browser: &Browser, asked: &Shown) {
    house.kill();
    browser.says("#connection", "Connection lost").await;
    house.start_again();
    browser
        .until(
            "the connection is back",
            "return document.getElementById('connection').textContent === ''",
        )
        .await;
    assert_eq!(browser.settled().await, *asked, "after the server was started again");
    browser.reload().await;
    assert_eq!(browser.settled().await, *asked, "and after a reload");

    house.kill();
    browser.says("#connection", "Connection lost").await;
    browser.answer(&asked.answers[0], Way::List).await;
    house.start_again();
    carried_out_once(browser, asked).await;
}
