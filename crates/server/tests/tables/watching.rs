//! Those who watch: at once, late, or not at all.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt as _;

use crate::harness::{
    Form, OPEN_DUEL, TestServer, deckbuilding, duel, eventually, lines, list, options,
};

#[tokio::test]
async fn a_watcher_sees_the_table_but_is_asked_nothing() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    let mut watcher = server.visitor();
    let mut client = watcher.follow(&table, Form::Html).await;
    red.must_choose(&table, "stance bold").await;
    client.until(|watcher| watcher.number("ply") == 1).await;
    assert!(client.options().is_empty());
    assert_eq!(client.number("n"), 0);
    let seen = watcher.table(&table).await;
    assert!(options(&seen).is_empty() && seen["question"].is_null());
}

#[tokio::test]
async fn whoever_watches_late_sees_an_earlier_moment() {
    let server = TestServer::open().await;
    let fields = [OPEN_DUEL, &[("watch", "delay:3600")]].concat();
    let (table, mut red, mut blue) = server.two(&fields, "blue").await;
    let mut watcher = server.visitor();
    let before = watcher.table(&table).await;
    let client = watcher.follow(&table, Form::Html).await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    assert_eq!(red.table(&table).await["ply"], 2);
    let after = watcher.table(&table).await;
    assert_eq!((&after["ply"], &after["view"]), (&before["ply"], &before["view"]));
    let page = watcher.page(&table).await;
    assert!(lines(list(&page, "log"), 'l').is_empty(), "the log tells what is not shown");
    let replay = watcher.get(&format!("/tables/{table}/replay?at=2")).await;
    assert!(replay.body.contains("max=\"0\""), "{}", replay.body);
    let record = watcher.get(&format!("/tables/{table}/record")).await;
    assert!(record.body.contains("after 0 choices"), "{}", record.body);
    assert_eq!(client.number("ply"), 0);
    assert!(client.log.is_empty(), "{:?}", client.log);
}

#[tokio::test]
async fn in_the_end_it_reaches_those_who_watch_late() {
    let server = TestServer::open().await;
    let fields = [OPEN_DUEL, &[("watch", "delay:1")]].concat();
    let (table, mut red, mut blue) = server.two(&fields, "blue").await;
    let mut watcher = server.visitor();
    let mut client = watcher.follow(&table, Form::Html).await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    client.until(|watcher| watcher.number("ply") == 2 && !watcher.log.is_empty()).await;
    eventually("a page asked for shows it too", async || {
        (watcher.table(&table).await["ply"] == 2).then_some(())
    })
    .await;
}

#[tokio::test]
async fn tables_that_are_listed_are_found_on_the_front_page() {
    let server = TestServer::open().await;
    let listed = [OPEN_DUEL, &[("listed", "yes")]].concat();
    let mut red = server.visitor();
    let [open, hidden] = [red.set_up(&listed).await, red.set_up(OPEN_DUEL).await];
    let mut stranger = server.visitor();
    let front = stranger.get("/").await.body;
    assert!(front.contains(&open) && !front.contains(&hidden));
    let own = red.get("/").await.body;
    assert!(own.contains(&open) && own.contains(&hidden));
    stranger.sit(&open, "blue").await;
    assert!(server.visitor().get("/").await.body.contains(&open), "now it can be watched");
    assert_eq!(red.execute(&open, "concede").await.status, 200);
    assert!(!server.visitor().get("/").await.body.contains(&open), "it is over");
}

#[tokio::test]
async fn the_delay_outlives_the_server() {
    let server = TestServer::open().await;
    let fields = [OPEN_DUEL, &[("watch", "delay:3600")]].concat();
    let (table, mut red, mut blue) = server.two(&fields, "blue").await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    let mut watcher = server.visitor();
    let server = server.reopen(vec![deckbuilding(), duel()]).await;
    watcher.address.clone_from(&server.address);
    assert_eq!(watcher.table(&table).await["ply"], 0);
}

#[tokio::test]
async fn a_private_table_shows_strangers_nothing_once_it_is_played() {
    let server = TestServer::open().await;
    let fields = [OPEN_DUEL, &[("watch", "no")]].concat();
    let mut red = server.visitor();
    let table = red.set_up(&fields).await;
    let mut stranger = server.visitor().follow(&table, Form::Json).await;
    server.visitor().sit(&table, "blue").await;
    red.must_choose(&table, "stance bold").await;
    let goes_on = stranger.until(|seen| seen.number("ply") == 1);
    let told =
        tokio::time::timeout(Duration::from_secs(2), AssertUnwindSafe(goes_on).catch_unwind());
    assert!(!matches!(told.await, Ok(Ok(()))), "the stranger still watches");
    let record = server.visitor().get(&format!("/tables/{table}/record")).await;
    assert_eq!(record.status, 404, "{}", record.body);
}

#[tokio::test]
async fn a_watcher_is_never_called_you() {
    let server = TestServer::open().await;
    let mut screen = server.visitor();
    let table = screen.set_up(&[("game", "duel"), ("seat.blue", "hot")]).await;
    screen.execute(&table, "concede").await;
    let _own = screen.follow(&table, Form::Html).await;
    let mut watcher = server.visitor().follow(&table, Form::Html).await;
    screen.post_json(&format!("/tables/{table}/chat"), &[("words", "hello")]).await;
    watcher.until(|watcher| !watcher.chat.is_empty()).await;
    assert!(!watcher.parts["seats"].contains(">you<"), "{}", watcher.parts["seats"]);
}
