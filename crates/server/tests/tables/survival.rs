//! What tables survive: restarts, a database that fails, slow readers, matches that break.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::harness::{
    Form, OPEN_DUEL, SocketClient, StagedGame, TestServer, Visitor, deckbuilding, duel,
};
use crate::harness::{eventually, list, options, sitter};

#[tokio::test]
async fn a_restart_changes_nothing() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    red.post_json(&format!("/tables/{table}/chat"), &[("words", "soon")]).await;
    red.execute(&table, "undo").await;
    let mut client = red.follow(&table, Form::Json).await;
    let before = [red.table(&table).await, blue.table(&table).await];
    let server = server.reopen(vec![deckbuilding(), duel()]).await;
    assert_eq!(client.until_closed().await, Some(1001), "whoever follows is told");
    for visitor in [&mut red, &mut blue] {
        visitor.address.clone_from(&server.address);
    }
    assert_eq!(red.table(&table).await, before[0]);
    assert_eq!(blue.table(&table).await, before[1]);
    assert!(red.page(&table).await.contains("soon"), "what was said is there");
    // The request to take something back is still open, and can be answered.
    let answer = blue.post_json(&format!("/tables/{table}/agree"), &[("agree", "yes")]).await;
    assert_eq!(answer.status, 200);
    let seen = red.table(&table).await;
    assert_eq!((&seen["ply"], &seen["n"]), (&json!(0), &json!(1)));
    assert_eq!(red.answer(&table, 2, 0, "stance keen").await.status, 200);
    server.close().await;
}

#[tokio::test]
async fn a_table_that_left_memory_comes_back_as_it_was() {
    let server = TestServer::with(|config| config.idle = Duration::ZERO).await;
    let (table, mut red, _) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    let before = red.table(&table).await;
    let mut anyone = server.visitor();
    eventually("no table is in memory", async || {
        anyone.get("/metrics").await.body.contains("cantina_tables 0").then_some(())
    })
    .await;
    assert_eq!(red.table(&table).await, before);
}

/// Takes the entries away from the server, or gives them back.
async fn rename(server: &TestServer, from: &str, to: &str) {
    let address = &server.config.database;
    let mut connection = SqliteConnection::connect(address).await.expect("it opens");
    let sql = format!("ALTER TABLE {from} RENAME TO {to}");
    connection.execute(sqlx::AssertSqlSafe(sql)).await.expect("it is renamed");
    connection.close().await.expect("it closes");
}

/// What must stay as it is, and reading it needs no database.
async fn seen_by(players: &mut [Visitor; 2], table: &str) -> Vec<Value> {
    let mut seen = Vec::new();
    for player in players {
        seen.push(player.table(table).await);
    }
    seen
}

#[tokio::test]
async fn what_cannot_be_written_down_did_not_happen() {
    let server = TestServer::open().await;
    let (table, red, blue) = server.duel_of_two().await;
    let mut players = [red, blue];
    players[0].must_choose(&table, "stance bold").await;
    let mut client = players[1].follow(&table, Form::Json).await;
    let before = seen_by(&mut players, &table).await;
    rename(&server, "entries", "entries_away").await;
    for message in [
        json!({ "n": 1, "ply": 1, "choose": "stance wary" }),
        json!({ "concede": true }),
        json!({ "chat": "hello" }),
    ] {
        assert_eq!(client.refusal(&message).await, "not_stored", "{message}");
        assert_eq!(seen_by(&mut players, &table).await, before, "{message}");
    }
    assert_eq!(players[0].execute(&table, "undo").await.refusal(), "not_stored");
    assert_eq!(seen_by(&mut players, &table).await, before, "nothing was taken back");
    let code = server.visitor().get("/readyz").await.status;
    assert_eq!(code, 200, "the database itself answers");
    rename(&server, "entries_away", "entries").await;
    assert_eq!(client.choose("stance wary").await, json!({ "ack": 1 }));
    assert_eq!(players[0].table(&table).await["ply"], 2);
}

#[tokio::test]
async fn a_table_that_cannot_be_kept_is_not_set_up() {
    let server = TestServer::open().await;
    rename(&server, "places", "places_away").await;
    let mut visitor = server.visitor();
    let answer = visitor.post("/play", &[("game", "duel")]).await;
    assert_eq!(answer.status, 503, "{answer:?}");
    rename(&server, "places_away", "places").await;
    assert_eq!(visitor.post("/play", &[("game", "duel")]).await.status, 303);
}

#[tokio::test]
async fn a_match_that_breaks_stops_alone() {
    let breaking = StagedGame::new(duel(), 3).breaking_at("stance bold").ready();
    let server = TestServer::of(vec![breaking], |_| {}).await;
    let (broken, mut red, mut blue) = server.duel_of_two().await;
    let (other, mut third, mut fourth) = server.duel_of_two().await;
    let mut client = blue.follow(&broken, Form::Json).await;
    third.must_choose(&other, "stance keen").await;
    assert_eq!(red.choose(&broken, "stance bold").await.refusal(), "frozen");
    client.until_closed().await;
    assert_eq!(blue.answer(&broken, 1, 0, "stance keen").await.refusal(), "frozen");
    let page = blue.get(&format!("/tables/{broken}")).await;
    assert_eq!(page.status, 409);
    assert!(page.body.contains("Something broke at this table"), "{}", page.body);
    assert_eq!(SocketClient::open(&blue, &broken, Form::Html).await.err(), Some(409));
    let front = blue.get("/").await.body;
    assert!(front.contains("cannot go on"), "the way to its record: {front}");
    assert!(front.contains(&format!("href=\"/tables/{broken}\"")), "{front}");
    let elsewhere = third.get("/").await.body;
    assert!(!elsewhere.contains(&broken) && elsewhere.contains(&other), "{elsewhere}");
    fourth.must_choose(&other, "stance wary").await;
    assert_eq!(third.table(&other).await["ply"], 2, "the others go on");
    assert_eq!(server.entries(&broken).await.len(), 1, "what broke it was not written down");
    assert!(server.visitor().get("/metrics").await.body.contains("cantina_frozen_total 1"));
    // With the fault mended, the table is there again.
    let server = server.reopen(vec![duel()]).await;
    red.address.clone_from(&server.address);
    red.must_choose(&broken, "stance bold").await;
    assert_eq!(sitter(&red.table(&broken).await, "blue"), "person");
}

/// What a record says of its choices and secrets.
async fn record(visitor: &mut Visitor, table: &str) -> String {
    let answer = visitor.get(&format!("/tables/{table}/record")).await;
    assert_eq!((answer.status, answer.media()), (200, "text/plain"), "{answer:?}");
    assert!(answer.header("content-disposition").is_some_and(|value| value.contains(table)));
    answer.body
}

#[tokio::test]
async fn the_record_of_a_match_that_broke_can_be_downloaded() {
    let breaking = StagedGame::new(duel(), 3).breaking_at("stance keen").ready();
    let server = TestServer::of(vec![breaking], |_| {}).await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    assert_eq!(blue.choose(&table, "stance keen").await.refusal(), "frozen");
    for address in [format!("/tables/{table}"), format!("/tables/{table}/replay")] {
        let page = blue.get(&address).await;
        assert_eq!(page.status, 409, "{address}");
        let link = format!("href=\"/tables/{table}/record\"");
        assert!(page.body.contains(&link), "{address}: {}", page.body);
    }
    // The match may go on once the fault is mended, so its secrets stay secret.
    for (visitor, choice) in [(&mut red, "1 red: stance bold"), (&mut blue, "1 red: hidden")] {
        let text = record(visitor, &table).await;
        assert!(text.contains(choice) && text.contains("seed: withheld"), "{text}");
        assert!(text.contains("unfinished after 1 choices"), "{text}");
    }
}

#[tokio::test]
async fn a_match_whose_own_record_breaks_it_is_written_down_unplayed() {
    let fields = [OPEN_DUEL, &[("watch", "no")]].concat();
    let server = TestServer::of(vec![duel()], |_| {}).await;
    let (table, mut red, mut blue) = server.two(&fields, "blue").await;
    red.must_choose(&table, "stance bold").await;
    assert_eq!(red.execute(&table, "undo").await.status, 200);
    red.must_choose(&table, "stance wary").await;
    blue.must_choose(&table, "stance keen").await;
    let breaking = StagedGame::new(duel(), 3).breaking_at("stance keen").ready();
    let server = server.reopen(vec![breaking]).await;
    for visitor in [&mut red, &mut blue] {
        visitor.address.clone_from(&server.address);
        assert_eq!(visitor.get(&format!("/tables/{table}")).await.status, 409);
    }
    let text = record(&mut red, &table).await;
    for line in ["made for: red", "1 red: stance wary", "2 blue: hidden", "seed: withheld"] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(table::replay::Sheet::read(&text).is_ok(), "it is a replay file: {text}");
    let text = record(&mut blue, &table).await;
    assert!(text.contains("1 red: hidden") && text.contains("2 blue: stance keen"), "{text}");
    let strange = server.visitor().get(&format!("/tables/{table}/record")).await;
    assert_eq!(strange.status, 404, "a private table");
}

#[tokio::test]
async fn a_slow_reader_is_let_go_and_can_come_back() {
    let server = TestServer::open().await;
    let fields = [("game", "deckbuilding"), ("seat.rebels", "open")];
    let (table, mut empire, mut rebels) = server.two(&fields, "rebels").await;
    let mut slow = SocketClient::open_narrow(&empire, &table).await;
    slow.say(&json!({ "resume": {} })).await;
    let play = options(&empire.table(&table).await);
    let play = play.iter().find(|words| words.starts_with("play ")).expect("a card to play");
    // Much happens, and none of it is read.
    eventually("the server lets go of the slow reader", async || {
        empire.must_choose(&table, play).await;
        assert_eq!(empire.execute(&table, "undo").await.status, 200);
        let metrics = rebels.get("/metrics").await.body;
        metrics.contains("cantina_slow_readers_total 1").then_some(())
    })
    .await;
    assert_eq!(slow.until_closed().await, Some(4008));
    let before = slow.number("seq");
    let mut again = SocketClient::come_back(&empire, &table, slow.leave()).await;
    assert!(again.number("seq") > before, "it had missed something");
    assert!(again.options().contains(play), "the question is still there");
    assert_eq!(again.choose(play).await["refused"], Value::Null);
}

#[tokio::test]
async fn what_could_not_be_taken_back_stays_in_the_log() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    red.execute(&table, "undo").await;
    let before = blue.page(&table).await;
    let mut database =
        SqliteConnection::connect(&server.config.database).await.expect("a database");
    database.execute("ALTER TABLE entries RENAME TO hidden").await.expect("it is hidden");
    let agree = format!("/tables/{table}/agree");
    let answer = blue.post_json(&agree, &[("agree", "yes")]).await;
    assert_eq!(answer.refusal(), "not_stored");
    let after = blue.page(&table).await;
    assert_eq!(list(&before, "log"), list(&after, "log"));
}
