//! Clocks: whoever runs out of time loses, and nobody is charged while the server is away.

use std::time::Duration;

use serde_json::json;
use server::tables::EntryKind;

use crate::harness::{Form, OPEN_DUEL, TestServer, deckbuilding, duel, sitter};

#[tokio::test]
async fn whoever_runs_out_of_time_loses() {
    let server = TestServer::open().await;
    let fields = [OPEN_DUEL, &[("clock", "move:5")]].concat();
    let (table, mut red, mut blue) = server.two(&fields, "blue").await;
    let mut client = red.follow(&table, Form::Html).await;
    assert!(client.parts["seats"].contains("data-clock"), "{}", client.parts["seats"]);
    red.must_choose(&table, "stance bold").await;
    client.until(|red| red.parts["actions"].contains("out of time")).await;
    let seen = blue.table(&table).await;
    assert_eq!(seen["standing"], "over");
    assert!(seen["result"]["en"].as_str().is_some_and(|text| text.starts_with("Blue")), "{seen}");
    let entries = server.entries(&table).await;
    let (last, start) = (entries.last().expect("an end"), entries.first().expect("a start"));
    assert_eq!((&last.kind, last.seat), (&EntryKind::RanOut, Some(table::Seat::new(1))));
    assert!(last.at - start.at >= 5000, "not before its time: {entries:?}");
}

#[tokio::test]
async fn nobody_is_charged_while_the_server_is_away() {
    let server = TestServer::open().await;
    let fields = [OPEN_DUEL, &[("clock", "bank:1000+0")]].concat();
    let (table, mut red, _) = server.two(&fields, "blue").await;
    let left = |seen: &serde_json::Value| {
        let seats = seen["seats"].as_array().expect("seats");
        seats.iter().map(|seat| seat["clock_ms"].as_u64().expect("time")).collect::<Vec<_>>()
    };
    let before = left(&red.table(&table).await);
    assert!(before.iter().all(|time| (900_000..=1_000_000).contains(time)), "{before:?}");
    let server = server.reopen(vec![deckbuilding(), duel()]).await;
    // Time passes for everybody but the table.
    tokio::time::sleep(Duration::from_millis(50)).await;
    red.address.clone_from(&server.address);
    let after = red.table(&table).await;
    assert_eq!(sitter(&after, "red"), "you");
    let kinds: Vec<_> = server.entries(&table).await.into_iter().map(|entry| entry.kind).collect();
    assert_eq!(kinds.last(), Some(&EntryKind::Woke), "the clocks go on from there: {kinds:?}");
    assert_eq!(after["standing"], json!("playing"));
}
