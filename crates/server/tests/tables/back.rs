//! Taking back.

use serde_json::{Value, json};
use server::tables::EntryKind;

use crate::harness::{Form, StagedGame, TestServer, deckbuilding, eventually, options};

const OPEN_TABLE: &[(&str, &str)] = &[("game", "deckbuilding"), ("seat.rebels", "open")];

#[tokio::test]
async fn what_nobody_learned_from_is_taken_back_at_once() {
    let server = TestServer::of(vec![StagedGame::new(deckbuilding(), 7).ready()], |_| {}).await;
    let (table, mut empire, _) = server.two(OPEN_TABLE, "rebels").await;
    let mut client = empire.follow(&table, Form::Html).await;
    let before = empire.table(&table).await;
    let options = client.options();
    let play = options.iter().find(|words| words.starts_with("play ")).expect("a card to play");
    let play = play.clone();
    assert_eq!(client.choose(&play).await, json!({ "ack": 1 }));
    client.until(|empire| empire.number("ply") == 1).await;
    let asks = "Ask to undo";
    let controls = &client.parts["controls"];
    assert!(controls.contains("/undo") && !controls.contains(asks), "{controls}");
    assert_eq!(client.ask(&json!({ "undo": true })).await, json!({ "ack": null }));
    client.until(|empire| empire.number("ply") == 0).await;
    assert_eq!(client.log.len(), 0, "the line of the log is gone: {:?}", client.log);
    let after = empire.table(&table).await;
    for field in ["view", "question", "options", "ply"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    assert_eq!(after["n"], 1, "the number of a message is never used twice");
    assert_eq!(client.choose(&play).await, json!({ "ack": 2 }));
}

#[tokio::test]
async fn what_somebody_learned_from_needs_the_other_to_agree() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    let (asks, agrees) = (red.follow(&table, Form::Html).await, blue.follow(&table, Form::Html));
    let (mut asks, mut agrees) = (asks, agrees.await);
    let before = red.table(&table).await;
    assert_eq!(asks.ask(&json!({ "undo": true })).await, json!({ "ack": null }));
    agrees.until(|blue| blue.parts["prompt"].contains("/agree")).await;
    asks.until(|red| red.parts["controls"].contains("You asked to undo")).await;
    assert_eq!(asks.refusal(&json!({ "agree": true })).await, "late", "not one's own wish");
    assert_eq!(agrees.ask(&json!({ "agree": false })).await, json!({ "ack": null }));
    asks.until(|red| !red.parts["controls"].contains("You asked to undo")).await;
    assert_eq!(red.table(&table).await["view"], before["view"], "nothing was taken back");
    assert_eq!(agrees.refusal(&json!({ "agree": true })).await, "late", "it was answered");
    asks.ask(&json!({ "undo": true })).await;
    assert_eq!(agrees.ask(&json!({ "agree": true })).await, json!({ "ack": null }));
    for client in [&mut asks, &mut agrees] {
        client.until(|client| client.number("ply") == 0).await;
    }
    let stances = ["stance bold", "stance keen", "stance wary"].map(str::to_owned);
    let mut offered = options(&red.table(&table).await);
    offered.sort_unstable();
    assert_eq!(offered, stances);
    let kinds = server.entries(&table).await.into_iter().map(|entry| entry.kind);
    let kinds: Vec<EntryKind> = kinds.skip(3).collect();
    let wanted =
        [EntryKind::AskedBack, EntryKind::Refused, EntryKind::AskedBack, EntryKind::TookBack(0)];
    assert_eq!(kinds, wanted);
}

#[tokio::test]
async fn a_bot_does_not_mind() {
    let server = TestServer::open().await;
    let mut red = server.visitor();
    let table = red.set_up(&[("game", "duel"), ("seat.blue", "easy")]).await;
    red.must_choose(&table, "stance bold").await;
    eventually("the bot has chosen too", async || {
        (red.table(&table).await["ply"].as_u64() >= Some(2)).then_some(())
    })
    .await;
    assert_eq!(red.execute(&table, "undo").await.status, 200);
    let asked = eventually("red is asked for a stance again", async || {
        let now = red.table(&table).await;
        options(&now).contains(&"stance bold".to_owned()).then_some(now)
    })
    .await;
    assert_eq!(asked["n"], 1);
    assert_eq!(red.answer(&table, 2, ply(&asked), "stance keen").await.status, 200);
}

fn ply(seen: &Value) -> u64 {
    seen["ply"].as_u64().expect("a ply")
}
