//! What one visitor may use, and who is let in at all.

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Form, OPEN_DUEL, TestServer, open};

#[tokio::test]
async fn whoever_sends_too_many_messages_is_disconnected() {
    let server = TestServer::with(|config| {
        // The first message says what the client has.
        config.limits.burst = 4.0;
        config.limits.messages_per_second = 0.0;
    })
    .await;
    let (table, mut red, _) = server.duel_of_two().await;
    let mut client = red.follow(&table, Form::Json).await;
    for _ in 0..3 {
        assert_eq!(client.refusal(&json!({ "agree": true })).await, "late");
    }
    client.say(&json!({ "n": 1, "ply": 0, "choose": "stance bold" })).await;
    let answer = client.answer().await;
    assert_eq!(answer["refused"]["code"], "too_many", "{answer}");
    assert_eq!(answer["refused"]["text"], "Too many messages; wait a moment.");
    assert_eq!(client.until_closed().await, Some(4029));
    assert_eq!(red.table(&table).await["ply"], 0);
}

#[tokio::test]
async fn a_message_that_is_too_large_ends_the_connection_and_nothing_else() {
    let server = TestServer::open().await;
    let (table, red, mut blue) = server.duel_of_two().await;
    let mut client = red.follow(&table, Form::Json).await;
    let largest = json!({ "chat": "x".repeat(4000) });
    assert_eq!(client.ask(&largest).await, json!({ "ack": null }));
    client.send(Message::text(json!({ "chat": "x".repeat(4 << 10) }).to_string())).await;
    client.until_closed().await;
    let mut again = red.follow(&table, Form::Json).await;
    assert_eq!(again.choose("stance bold").await, json!({ "ack": 1 }));
    blue.must_choose(&table, "stance keen").await;
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    let own = format!("http://{}", server.address);
    for (origin, let_in) in [("http://evil.example", false), ("null", false), (own.as_str(), true)]
    {
        let opened = open(&red, &table, "?form=json", Some(origin)).await;
        assert_eq!(opened.err(), (!let_in).then_some(403), "{origin}");
        let headers = format!(
            "origin: {origin}\r\naccept: application/json\r\ncontent-type: \
             application/x-www-form-urlencoded\r\n"
        );
        let request = format!("POST /tables/{table}/chat");
        let answer = red.ask(&request, &headers, "words=hello").await;
        assert_eq!(answer.status, if let_in { 200 } else { 403 }, "{origin}");
    }
    assert_eq!(server.entries(&table).await.len(), 2, "a seat taken and one greeting");
}

#[tokio::test]
async fn a_table_that_is_not_there_is_not_found() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    for word in ["aaaaaaaaaaaa", "short", "ABCDEFGHIJKL", "..%2Fmetrics", "aaaaaaaaaaa%00"] {
        assert_eq!(visitor.get(&format!("/tables/{word}")).await.status, 404, "{word}");
        assert_eq!(open(&visitor, word, "", None).await.err(), Some(404), "{word}");
        let answer = visitor.post(&format!("/tables/{word}/concede"), &[]).await;
        assert_eq!(answer.status, 404, "{word}");
        // Programs are told the same, whatever they wanted there.
        for (command, fields) in [
            ("concede", &[][..]),
            ("choices", &[("n", "1"), ("ply", "0"), ("choice", "stance bold")]),
            ("choices", &[]),
            ("seats/blue", &[]),
        ] {
            let answer = visitor.post_json(&format!("/tables/{word}/{command}"), fields).await;
            assert_eq!(answer.status, 404, "{word} {command}: {answer:?}");
            assert!(answer.json()["error"]["es"].is_string(), "{answer:?}");
        }
    }
}

#[tokio::test]
async fn a_private_table_is_shown_to_its_players_only() {
    let server = TestServer::open().await;
    let fields = [OPEN_DUEL, &[("watch", "no")]].concat();
    let mut red = server.visitor();
    let table = red.set_up(&fields).await;
    let mut stranger = server.visitor();
    assert_eq!(stranger.get(&format!("/tables/{table}")).await.status, 200, "a seat is open");
    let mut blue = server.visitor();
    blue.sit(&table, "blue").await;
    for player in [&mut red, &mut blue] {
        assert_eq!(player.get(&format!("/tables/{table}")).await.status, 200);
    }
    assert_eq!(stranger.get(&format!("/tables/{table}")).await.status, 403);
    assert_eq!(stranger.get_json(&format!("/tables/{table}")).await.status, 403);
    assert_eq!(stranger.get(&format!("/tables/{table}/replay")).await.status, 404);
    assert_eq!(open(&stranger, &table, "?form=html", None).await.err(), Some(404));
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    let words = "x".repeat(20 << 10);
    let answer = red.post(&format!("/tables/{table}/chat"), &[("words", &words)]).await;
    assert_eq!(answer.status, 413);
    // Records are larger than other forms.
    let answer = red.post("/replay", &[("record", &words)]).await;
    assert_eq!(answer.status, 422);
}

#[tokio::test]
async fn forms_without_their_fields_do_nothing() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    let before = server.entries(&table).await;
    for (path, status) in [
        (format!("/tables/{table}/choices"), 409),
        (format!("/tables/{table}/chat"), 409),
        (format!("/tables/{table}/lift"), 409),
        (format!("/tables/{table}/agree"), 409),
        (format!("/tables/{table}/fork"), 422),
        ("/tables".to_owned(), 404),
        ("/play".to_owned(), 404),
        ("/handover".to_owned(), 403),
        ("/replay".to_owned(), 422),
        ("/language".to_owned(), 422),
    ] {
        assert_eq!(red.post_json(&path, &[]).await.status, status, "{path}");
    }
    assert_eq!(server.entries(&table).await, before);
}

#[tokio::test]
async fn every_fault_of_a_new_table_is_named() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    let faults = [
        ("game", "duel"),
        ("seat.red", "genius"),
        ("clock", "soon"),
        ("watch", "maybe"),
        ("away", "run"),
        ("listed", "perhaps"),
    ];
    let answer = visitor.post("/tables", &faults).await;
    assert_eq!(answer.status, 422);
    for fault in [
        "Invalid value «genius» for «seat.red»: expected me, hot, open, easy, normal or hard.",
        "Invalid value «soon» for «clock»: expected none, move:N or bank:N+N.",
        "Invalid value «maybe» for «watch»: expected yes, no or delay:N.",
        "Invalid value «run» for «away»: expected wait or bot.",
        "Invalid value «perhaps» for «listed»: expected no or yes.",
    ] {
        assert!(answer.body.contains(fault), "{fault} in {}", answer.body);
    }
    let answer = visitor.post("/tables", &[("game", "duel"), ("set.life", "100")]).await;
    assert_eq!(answer.status, 422);
}

#[tokio::test]
async fn whoever_sits_at_too_many_tables_finishes_one_first() {
    let server = TestServer::with(|config| config.limits.tables = 2).await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.set_up(OPEN_DUEL).await;
    assert_eq!(red.post("/tables", OPEN_DUEL).await.status, 429);
    assert_eq!(red.post("/play", &[("game", "duel")]).await.status, 429);
    let other = blue.set_up(OPEN_DUEL).await;
    let sat = red.post(&format!("/tables/{other}/seats/blue"), &[]).await;
    assert_eq!(sat.status, 429);
    assert_eq!(red.execute(&table, "concede").await.status, 200);
    assert_eq!(red.post("/tables", OPEN_DUEL).await.status, 303);
}

#[tokio::test]
async fn records_count_among_the_tables_of_whoever_brings_them() {
    let server = TestServer::with(|config| config.limits.tables = 2).await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    assert_eq!(blue.execute(&table, "concede").await.status, 200);
    let record = red.get(&format!("/tables/{table}/record")).await.body;
    let fields = [("record", record.as_str())];
    let mut reader = server.visitor();
    // What cannot be read makes no table, and does not count.
    assert_eq!(reader.post("/replay", &[("record", "nothing")]).await.status, 422);
    for _ in 0..2 {
        assert_eq!(reader.post("/replay", &fields).await.status, 303);
    }
    let answer = reader.post("/replay", &fields).await;
    assert_eq!(answer.status, 429);
    assert!(answer.body.contains("Too many tables"), "{}", answer.body);
    assert_eq!(reader.post_json("/replay", &fields).await.status, 429);
    assert_eq!(reader.post("/tables", OPEN_DUEL).await.status, 303, "playing is still possible");
    assert_eq!(server.visitor().post("/replay", &fields).await.status, 303, "others are not hit");
    // Whoever sits at as many tables as allowed brings nothing more.
    for _ in 0..2 {
        red.set_up(OPEN_DUEL).await;
    }
    assert_eq!(red.post("/replay", &fields).await.status, 429);
}
