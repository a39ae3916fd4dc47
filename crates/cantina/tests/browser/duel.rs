//! The duel, the game the foundation is tested with, is served too, with a plain board.

use crate::driver::{BrowserOptions, Driver};
use crate::new_table::NewTable;
use crate::server::TestServer;
use crate::table::Way;

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_is_set_up_and_chosen_in() {
    let server = TestServer::start("duel").await;
    let driver = Driver::start("duel");
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    let duel = NewTable { game: "duel", seats: &[("blue", "easy")], watch: "yes" };
    browser.fill_in(&server, duel).await;
    browser.write("[name='set.life']", "7").await;
    browser.send_form().await;
    browser.shows(".board.duel #lines li").await;
    let lines = browser.text("#lines").await;
    assert!(lines.contains('7'), "the life that was asked for: {lines}");

    let asked = browser.settled().await;
    let stance = asked.answers.iter().find(|answer| answer.starts_with("stance "));
    let stance = stance.unwrap_or_else(|| panic!("both choose a stance first: {asked:?}"));
    let own = browser.count(&format!(".board #choice button[value='{stance}']")).await;
    assert_eq!(own, 1, "the board offers it as well");
    browser.choose(stance, Way::List).await;
    browser.settled().await;
    let record = browser.record().await;
    let mine: Vec<&str> =
        record.iter().filter(|line| line.seat == "red").map(|line| line.choice.as_str()).collect();
    assert_eq!(mine, [stance.as_str()]);
    browser.close(&[]).await;
}
