//! Taking back.

use serde_json::{Value, json};
use server::tables::EntryKind;

use crate::harness::{
    Form, SocketClient, StagedGame, TestServer, deckbuilding, eventually, options,
};

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
    let controls = &client.parts["actions"];
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

/// The notices in the chat of a client.
fn notices(client: &SocketClient) -> Vec<String> {
    client.chat.values().map(|line| plain(line)).collect()
}

/// A line of the chat without its markup; it begins with the end of its tag.
fn plain(line: &str) -> String {
    let line = format!("<{line}");
    let words: String = line
        .split(['<', '>'])
        .enumerate()
        .filter(|(at, _)| at % 2 == 0)
        .map(|(_, it)| it)
        .collect();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn everyone_is_told_what_was_taken_back() {
    let staged = || vec![StagedGame::new(deckbuilding(), 7).ready()];
    let server = TestServer::of(staged(), |_| {}).await;
    let (table, mut empire, rebels) = server.two(OPEN_TABLE, "rebels").await;
    let mut watcher = server.visitor();
    watcher.keep("cantina_lang", "es");
    let mut clients = [
        empire.follow(&table, Form::Html).await,
        rebels.follow(&table, Form::Html).await,
        watcher.follow(&table, Form::Html).await,
    ];
    empire.must_choose(&table, "play imperial-shuttle").await;
    assert_eq!(empire.execute(&table, "undo").await.status, 200);
    let english = "Guest took back: Guest played Imperial Shuttle.";
    let spanish = "Invitado ha deshecho: Invitado jugó la Lanzadera imperial.";
    for (client, told) in clients.iter_mut().zip([english, english, spanish]) {
        client.until(|client| !client.chat.is_empty()).await;
        assert_eq!(notices(client), [told]);
    }
    let server = server.reopen(staged()).await;
    watcher.address = server.visitor().address;
    let again = watcher.follow(&table, Form::Html).await;
    assert_eq!(notices(&again), [spanish], "after a restart too");
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
    agrees.until(|blue| blue.parts["actions"].contains("/agree")).await;
    asks.until(|red| red.parts["actions"].contains("no answer yet")).await;
    for (client, part) in [(&asks, "actions"), (&agrees, "actions")] {
        assert!(client.parts[part].contains("A choice made in secret."), "{}", client.parts[part]);
    }
    assert_eq!(asks.refusal(&json!({ "agree": true })).await, "late", "not one's own wish");
    assert_eq!(agrees.ask(&json!({ "agree": false })).await, json!({ "ack": null }));
    asks.until(|red| !red.parts["actions"].contains("no answer yet")).await;
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

#[tokio::test]
async fn what_showed_hidden_cards_is_not_taken_back_alone() {
    let server = TestServer::of(vec![StagedGame::new(deckbuilding(), 7).ready()], |_| {}).await;
    let (table, mut empire, mut rebels) = server.two(OPEN_TABLE, "rebels").await;
    empire.must_choose(&table, "end turn").await;
    let drawn = ply(&empire.table(&table).await);
    assert_eq!(empire.execute(&table, "undo").await.status, 200);
    assert_eq!(ply(&empire.table(&table).await), drawn, "a new hand was drawn");
    let asked = rebels.page(&table).await;
    assert!(asked.contains("/agree"), "who has not chosen yet is asked all the same: {asked}");
    let yes = [("agree", "yes")];
    assert_eq!(rebels.post_json(&format!("/tables/{table}/agree"), &yes).await.status, 200);
    assert_eq!(ply(&empire.table(&table).await), 0);
}

#[tokio::test]
async fn all_who_chose_since_must_agree_and_bots_are_not_asked() {
    let server = TestServer::open().await;
    let [mut red, mut blue, mut green] = [0; 3].map(|_| server.visitor());
    let fields = [
        ("game", "duel"),
        ("set.mode", "teams"),
        ("seat.blue", "open"),
        ("seat.green", "open"),
        ("seat.gold", "easy"),
    ];
    let table = red.set_up(&fields).await;
    blue.sit(&table, "blue").await;
    green.sit(&table, "green").await;
    for (who, words) in
        [(&mut red, "stance bold"), (&mut blue, "stance wary"), (&mut green, "stance keen")]
    {
        who.must_choose(&table, words).await;
    }
    eventually("the bot has chosen too", async || {
        (red.table(&table).await["ply"].as_u64() >= Some(4)).then_some(())
    })
    .await;
    let before = ply(&red.table(&table).await);
    assert_eq!(red.execute(&table, "undo").await.status, 200);
    assert_eq!(red.execute(&table, "undo").await.refusal(), "repeated");
    assert_eq!(green.execute(&table, "undo").await.refusal(), "early", "one after the other");
    assert!(blue.page(&table).await.contains("/agree"));
    let yes = [("agree", "yes")];
    let agree = format!("/tables/{table}/agree");
    assert_eq!(blue.post_json(&agree, &yes).await.status, 200);
    assert_eq!(ply(&red.table(&table).await), before, "green has not answered");
    assert!(!blue.page(&table).await.contains("/agree"), "blue has");
    assert_eq!(blue.post_json(&agree, &yes).await.refusal(), "late");
    assert_eq!(green.post_json(&agree, &yes).await.status, 200);
    assert!(options(&red.table(&table).await).contains(&"stance bold".to_owned()));
}

#[tokio::test]
async fn a_request_is_withdrawn_and_not_repeated_for_ever() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    assert_eq!(red.execute(&table, "withdraw").await.refusal(), "late", "nothing was asked");
    assert_eq!(red.execute(&table, "undo").await.status, 200);
    assert_eq!(blue.execute(&table, "withdraw").await.refusal(), "late", "not blue's");
    let mut client = red.follow(&table, Form::Html).await;
    assert_eq!(client.ask(&json!({ "undo": false })).await, json!({ "ack": null }));
    assert!(!blue.page(&table).await.contains("/agree"));
    assert_eq!(red.execute(&table, "undo").await.status, 200);
    assert_eq!(red.execute(&table, "withdraw").await.status, 200);
    // Two requests were not granted; the next must wait.
    let asked = red.execute(&table, "undo").await;
    assert_eq!(asked.refusal(), "too_many", "{}", asked.body);
}

#[tokio::test]
async fn a_request_lapses_with_the_next_choice() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    assert_eq!(red.execute(&table, "undo").await.status, 200);
    assert!(blue.page(&table).await.contains("/agree"));
    for who in [&mut red, &mut blue] {
        if let Some(words) = options(&who.table(&table).await).first() {
            who.must_choose(&table, words).await;
            break;
        }
    }
    assert!(!blue.page(&table).await.contains("/agree"));
    let kinds = server.entries(&table).await.into_iter().map(|entry| entry.kind);
    assert!(!kinds.into_iter().any(|kind| matches!(kind, EntryKind::TookBack(_))));
}

#[tokio::test]
async fn a_refusal_is_told() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    assert_eq!(red.execute(&table, "undo").await.status, 200);
    let no = [("agree", "no")];
    assert_eq!(blue.post_json(&format!("/tables/{table}/agree"), &no).await.status, 200);
    let client = red.follow(&table, Form::Html).await;
    assert_eq!(notices(&client), ["Blue did not agree to undo."]);
}

fn ply(seen: &Value) -> u64 {
    seen["ply"].as_u64().expect("a ply")
}
