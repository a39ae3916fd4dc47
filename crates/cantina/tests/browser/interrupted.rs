//! A question survives a reload, a broken network and a killed server; an answer given meanwhile is
//! carried out once.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;
use crate::table::{PageState, Way};

/// The console errors of a broken connection, which these tests cause on purpose.
const BROKEN: &[&str] = &["WebSocket connection to", "net::ERR_"];

/// The most choices until a card of the starting deck asks a question.
const MAX_CHOICES: usize = 60;

/// Plays until a card asks a question in the middle of its effect.
async fn come_to_a_question(browser: &Browser) -> PageState {
    for _ in 0..MAX_CHOICES {
        let shown = browser.settled().await;
        if shown.answers.iter().any(|answer| answer.starts_with("option ")) {
            return shown;
        }
        // Buy nothing: new cards would ask other questions.
        let wanted = |answer: &&String| answer.starts_with("play ") || *answer == "end turn";
        let answer = shown.answers.iter().find(wanted).unwrap_or(&shown.answers[0]);
        browser.choose(answer, Way::List).await;
    }
    panic!("no card asked anything in {MAX_CHOICES} choices\n{}", browser.seen().await);
}

/// A match against a bot, at the question of a card.
async fn table(server: &TestServer, driver: &Driver) -> (Browser, PageState) {
    let browser = driver.browser(BrowserOptions::default()).await;
    browser.go(&server.page("/")).await;
    browser.press("[data-game=deckbuilding] button[value=easy]").await;
    let shown = come_to_a_question(&browser).await;
    (browser, shown)
}

/// Checks that the first answer to a question was carried out exactly once. It counts the choices of
/// this seat, because a bot has chosen since if the answer ended the turn.
async fn carried_out_once(browser: &Browser, asked: &PageState) -> PageState {
    let done = format!(
        "return Number(document.getElementById('table').elements.n.value) === {}",
        asked.n + 1
    );
    browser.until("the answer is carried out", &done).await;
    let shown = browser.settled().await;
    let told = browser.server_state().await;
    let record = browser.record().await;
    assert_eq!((told.n, told.ply), (asked.n, record.len() as u64), "once, and nothing else");
    let before = usize::try_from(asked.ply).expect("few choices");
    let mut since = record.iter().skip(before).filter(|line| line.seat == "empire");
    assert_eq!(since.next().map(|line| &line.choice), asked.answers.first());
    assert_eq!(since.next(), None, "nothing was chosen after it");
    shown
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_and_its_answer_survive_interruptions() {
    let mut server = TestServer::start("interrupted").await;
    let driver = Driver::start("interrupted");
    let (browser, asked) = table(&server, &driver).await;
    browser.reload().await;
    assert_eq!(browser.settled().await, asked, "after a reload");

    let next = answered_while_the_connection_is_cut(&server, &browser, &asked).await;
    let next = answered_without_confirmation(&server, &browser, &next).await;
    answered_while_the_server_is_dead(&mut server, &browser, &next).await;
    browser.close(BROKEN).await;
}

async fn answered_while_the_connection_is_cut(
    server: &TestServer,
    browser: &Browser,
    asked: &PageState,
) -> PageState {
    server.proxy.cut();
    browser.says("#connection", "Connection lost").await;
    assert_eq!(browser.page_state().await, *asked, "what is shown stays");
    server.proxy.restore();
    browser
        .until(
            "the connection is back",
            "return document.getElementById('connection').textContent === ''",
        )
        .await;
    assert_eq!(browser.settled().await, *asked, "after a break");

    server.proxy.cut();
    browser.says("#connection", "Connection lost").await;
    browser.answer(&asked.answers[0], Way::List).await;
    assert_eq!(browser.page_state().await, *asked, "nothing is shown that did not happen");
    server.proxy.restore();
    carried_out_once(browser, asked).await
}

/// The server carried out the answer, but the browser did not receive the confirmation.
async fn answered_without_confirmation(
    server: &TestServer,
    browser: &Browser,
    asked: &PageState,
) -> PageState {
    let path = browser.path().await;
    server.proxy.lose_answers();
    browser.answer(&asked.answers[0], Way::List).await;
    server.until_ply(&path, asked.ply + 1).await;
    assert_eq!(browser.page_state().await, *asked, "the answer is lost");
    server.proxy.cut();
    browser.says("#connection", "Connection lost").await;
    server.proxy.restore();
    carried_out_once(browser, asked).await
}

async fn answered_while_the_server_is_dead(
    server: &mut TestServer,
    browser: &Browser,
    asked: &PageState,
) {
    server.kill();
    browser.says("#connection", "Connection lost").await;
    server.restart();
    browser
        .until(
            "the connection is back",
            "return document.getElementById('connection').textContent === ''",
        )
        .await;
    assert_eq!(browser.settled().await, *asked, "after the server was started again");
    browser.reload().await;
    assert_eq!(browser.settled().await, *asked, "and after a reload");

    server.kill();
    browser.says("#connection", "Connection lost").await;
    browser.answer(&asked.answers[0], Way::List).await;
    server.restart();
    carried_out_once(browser, asked).await;
}
