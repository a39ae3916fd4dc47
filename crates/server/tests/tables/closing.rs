//! Closing tables, and those that nobody comes back to.

use std::time::Duration;

use server::tables::EntryKind;

use crate::harness::{Form, TestServer, duel};

/// A duel that everyone finds.
const OPEN_DUEL: &[(&str, &str)] = &[("game", "duel"), ("seat.blue", "open"), ("listed", "yes")];

#[tokio::test]
async fn the_only_person_closes_a_table_and_has_room_for_another() {
    let server = TestServer::with(|config| config.limits.tables = 1).await;
    let mut red = server.visitor();
    let table = red.set_up(OPEN_DUEL).await;
    assert_eq!(red.post("/tables", OPEN_DUEL).await.status, 429, "one table is all there is");
    let close = format!("/tables/{table}/close");
    assert!(red.get("/").await.body.contains(&close), "it is offered on the front page");
    assert!(server.visitor().get("/").await.body.contains(&table), "and others may join it");
    let closed = red.post(&close, &[]).await;
    assert_eq!((closed.status, closed.header("location")), (303, Some("/")));
    assert!(!red.get("/").await.body.contains(&table), "it is not listed any more");
    assert!(!server.visitor().get("/").await.body.contains(&table), "for nobody");
    assert_eq!(
        server.visitor().post_json(&format!("/tables/{table}/seats/blue"), &[]).await.status,
        409
    );
    assert_eq!(red.execute(&table, "undo").await.refusal(), "over");
    assert_eq!(red.execute(&table, "rematch").await.refusal(), "over");
    let seen = red.table(&table).await;
    assert_eq!(
        (&seen["standing"], &seen["result"]["es"]),
        (&"over".into(), &"La mesa se cerró.".into())
    );
    red.set_up(OPEN_DUEL).await;
    let kinds = server.entries(&table).await.into_iter().map(|entry| entry.kind);
    assert_eq!(kinds.collect::<Vec<_>>(), [EntryKind::Closed]);
    // The same after the server has read the table back.
    let server = server.reopen(vec![duel()]).await;
    red.address = server.visitor().address;
    assert_eq!(red.table(&table).await["standing"], "over");
}

#[tokio::test]
async fn a_table_of_others_is_not_closed() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    for person in [&mut red, &mut blue] {
        assert!(!person.get("/").await.body.contains("/close"), "it is not offered");
        assert_eq!(person.execute(&table, "close").await.refusal(), "not_your_seat");
    }
    assert_eq!(server.visitor().execute(&table, "close").await.refusal(), "not_your_seat");
    assert_eq!(red.table(&table).await["standing"], "playing");
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_leaves_the_public_list() {
    let server = TestServer::with(|config| config.abandoned = Duration::ZERO).await;
    let mut red = server.visitor();
    let table = red.set_up(OPEN_DUEL).await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    let mut other = server.visitor();
    assert!(!other.get("/").await.body.contains(&table));
    assert!(red.get("/").await.body.contains(&table), "its own player finds it");
    let _client = red.follow(&table, Form::Html).await;
    assert!(other.get("/").await.body.contains(&table), "somebody is there again");
}
