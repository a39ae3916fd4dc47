//! Two people, each with their own browser.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::server::TestServer;
use crate::table::Way;

/// Opens a table with a free seat, and takes that seat with a second browser by the link.
async fn sit_down(server: &TestServer, driver: &Driver) -> (Browser, Browser) {
    let empire = driver.browser(BrowserOptions::default()).await;
    empire.go(&server.page("/new?game=deckbuilding")).await;
    empire.unfold_choices().await;
    empire.select("[name='seat.rebels']", "open").await;
    empire.write("[name=name]", "Mara").await;
    empire.press(".new-table > button").await;
    empire.says("#question", "when every seat is taken").await;
    let link: String = empire.read("return document.querySelector('.invite a').href").await;

    let rebels = driver.browser(BrowserOptions::default()).await;
    rebels.go(&link).await;
    rebels.write("#sit-name", "Luis").await;
    rebels.press("button[formaction$='/seats/rebels']").await;
    rebels.says("#seats", "Mara").await;
    empire.says("#seats", "Luis").await;
    (empire, rebels)
}

async fn last_line(browser: &Browser) -> String {
    browser.read("return document.querySelector('#log li:last-child').textContent").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_talk_take_back_give_up_and_play_again() {
    let server = TestServer::start("people").await;
    let driver = Driver::start("people");
    let (empire, rebels) = sit_down(&server, &driver).await;
    each_sees_what_the_other_does(&empire, &rebels).await;
    they_talk(&empire, &rebels).await;
    one_asks_to_take_back(&empire, &rebels).await;
    one_concedes_and_sides_are_swapped(&empire, &rebels).await;
    empire.close(&[]).await;
    rebels.close(&[]).await;
}

async fn each_sees_what_the_other_does(empire: &Browser, rebels: &Browser) {
    let shown = empire.settled().await;
    assert_eq!(rebels.page_state().await.answers, Vec::<String>::new());
    let play = shown.answers.iter().find(|answer| answer.starts_with("play ")).expect("a card");
    empire.choose(play, Way::Board).await;
    rebels.follows(shown.ply + 1).await;
    assert_eq!(last_line(empire).await, last_line(rebels).await);
    empire.choose("end turn", Way::List).await;
    let theirs = rebels.settled().await;
    let play = theirs.answers.iter().find(|answer| answer.starts_with("play ")).expect("a card");
    rebels.choose(play, Way::Board).await;
    empire.follows(theirs.ply + 1).await;
    assert_eq!(last_line(empire).await, last_line(rebels).await);
}

async fn they_talk(empire: &Browser, rebels: &Browser) {
    rebels.press("#talking summary").await;
    rebels.write("#words", "May the <b>best</b> win").await;
    rebels.press(".saying button").await;
    empire.says("#chat li:last-child", "May the <b>best</b> win").await;
    empire.press(".phrases button[value=hello]").await;
    rebels.says("#chat li:last-child", "Hello!").await;
    let field: String = rebels.read("return document.getElementById('words').value").await;
    assert_eq!(field, "", "what was said is said once");
}

async fn one_asks_to_take_back(empire: &Browser, rebels: &Browser) {
    // The other player has chosen since, so undo needs their consent.
    let before = rebels.page_state().await;
    empire.press("#actions button[formaction$='/undo']").await;
    empire.says("#actions", "no answer yet").await;
    rebels.says(".asks", "May I take this back").await;
    rebels.press(".asks button[value=no]").await;
    let quiet = "return document.querySelector('.asks') === null \
        && document.querySelector('#actions [formaction$=\"/undo\"]') !== null";
    empire.until("the question is answered with no", quiet).await;
    assert_eq!(rebels.page_state().await, before, "nothing was taken back");

    empire.press("#actions button[formaction$='/undo']").await;
    rebels.press(".asks button[value=yes]").await;
    let shown = empire.settled().await;
    assert!(shown.answers.contains(&"end turn".to_owned()), "{shown:?}");
    assert!(shown.ply < before.ply, "{} is before {}", shown.ply, before.ply);
    rebels.follows(shown.ply).await;
}

async fn one_concedes_and_sides_are_swapped(empire: &Browser, rebels: &Browser) {
    let old = rebels.path().await;
    rebels.open_menu().await;
    rebels.press("#concede summary").await;
    rebels.press("#concede .danger").await;
    for browser in [empire, rebels] {
        browser.says("#question", "Luis: conceded. Victory for Mara.").await;
    }
    empire.press("#ending [formaction$='/rematch']").await;
    rebels.press("#ending [formaction$='/rematch']").await;
    for browser in [empire, rebels] {
        let moved = "return location.pathname !== arguments[0] && document.getElementById('table') !== null";
        browser.until_with("everyone is at another table", moved, vec![json!(old)]).await;
    }
    assert_eq!(empire.path().await, rebels.path().await);
    let shown = rebels.settled().await;
    assert!(!shown.answers.is_empty(), "the other side begins now: {shown:?}");
    let seats = rebels.text("#seats li:first-child").await;
    assert!(seats.contains("Empire") && seats.contains("you"), "{seats}");
    let seats = empire.text("#seats li:last-child").await;
    assert!(seats.contains("Rebels") && seats.contains("you"), "{seats}");
}
