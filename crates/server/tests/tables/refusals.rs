//! What is not carried out: each with its code, and nothing changes.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Form, OPEN_DUEL, SocketClient, TestServer, Visitor, options};

/// What must stay as it is when something is refused.
async fn all_of_it(server: &TestServer, table: &str, players: [&mut Visitor; 2]) -> String {
    let mut all = Vec::new();
    for player in players {
        all.push(player.table(table).await.to_string());
    }
    format!("{all:?} {:?}", server.entries(table).await)
}

/// Everything that can be sent too early, too late, or not at all while red and blue are asked for
/// their first stance.
fn refused_at_the_start() -> Vec<(Value, &'static str)> {
    vec![
        (json!({ "dance": true }), "not_understood"),
        (json!({}), "not_understood"),
        (json!([1]), "not_understood"),
        (json!({ "undo": false }), "late"),
        (json!({ "undo": "yes" }), "not_understood"),
        (json!({ "choose": "stance bold" }), "not_understood"),
        (json!({ "n": 1, "choose": "stance bold" }), "not_understood"),
        (json!({ "n": 1, "ply": 0, "choose": "fly away" }), "not_understood"),
        (json!({ "n": -1, "ply": 0, "choose": "stance bold" }), "not_understood"),
        (json!({ "phrase": "no-such-phrase" }), "not_understood"),
        (json!({ "chat": " \u{7} " }), "not_understood"),
        (json!({ "n": 2, "ply": 0, "choose": "stance bold" }), "out_of_order"),
        (json!({ "n": 0, "ply": 0, "choose": "stance bold" }), "repeated"),
        (json!({ "n": 1, "ply": 1, "choose": "stance bold" }), "early"),
        (json!({ "n": 1, "ply": 0, "choose": "end" }), "illegal"),
        (json!({ "undo": true }), "early"),
        (json!({ "rematch": true }), "early"),
        (json!({ "agree": true }), "late"),
        (json!({ "lift": "blue" }), "not_your_seat"),
    ]
}

#[tokio::test]
async fn each_refusal_has_its_code_and_changes_nothing() {
    let server = TestServer::with(|config| config.limits.burst = 1000.0).await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    let mut client = red.follow(&table, Form::Json).await;
    let before = all_of_it(&server, &table, [&mut red, &mut blue]).await;
    for (message, code) in refused_at_the_start() {
        assert_eq!(client.refusal(&message).await, code, "{message}");
        let after = all_of_it(&server, &table, [&mut red, &mut blue]).await;
        assert_eq!(before, after, "{message}");
    }
    for broken in [Message::text("{"), Message::text(""), Message::binary(vec![1, 2, 3])] {
        client.send(broken.clone()).await;
        let answer = client.answer().await;
        assert_eq!(answer["refused"]["code"], "not_understood", "{broken:?}");
    }
    assert_eq!(before, all_of_it(&server, &table, [&mut red, &mut blue]).await);
}

#[tokio::test]
async fn a_refusal_by_the_rules_names_the_rule() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    let mut client = red.follow(&table, Form::Json).await;
    let answer = client.choose("end").await;
    let rule = answer["refused"]["rule"].as_str().expect("a rule").to_owned();
    assert!(rulebook::find(&rule).is_some(), "{rule} is no rule");
    assert_eq!(answer["refused"]["n"], 1);
    // On the page the sentence stands with a link to the rule.
    let fields = [("n", "1"), ("ply", "0"), ("choice", "end")];
    let answer = red.post(&format!("/tables/{table}/choices"), &fields).await;
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains(&format!("href=\"/rules/{rule}\"")), "{}", answer.body);
    let said = &rulebook::find(&rule).expect("a rule").statement;
    for (lang, statement) in [("en", &said.en), ("es", &said.es)] {
        red.keep("cantina_lang", lang);
        let shown = red.get(&format!("/rules/{rule}")).await;
        assert_eq!(shown.status, 200);
        assert!(shown.body.contains(statement), "{lang}: {}", shown.body);
    }
}

#[tokio::test]
async fn a_message_is_carried_out_once_and_for_its_own_question() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    let mut client = red.follow(&table, Form::Json).await;
    assert_eq!(client.choose("stance bold").await, json!({ "ack": 1 }));
    let again = json!({ "n": 1, "ply": 0, "choose": "stance bold" });
    assert_eq!(client.refusal(&again).await, "repeated");
    // Whoever is not asked is told so by the rules.
    let answer = client.ask(&json!({ "n": 2, "ply": 1, "choose": "stance bold" })).await;
    assert_eq!(answer["refused"]["code"], "illegal");
    assert!(answer["refused"]["rule"].is_string(), "{answer}");
    // Blue was asked at the same time as red, and still is: the same question.
    assert_eq!(blue.answer(&table, 1, 0, "stance wary").await.status, 200);
    let (asked, n) = match options(&red.table(&table).await).is_empty() {
        true => (&mut blue, 2),
        false => (&mut red, 2),
    };
    let words = options(&asked.table(&table).await).remove(0);
    let late = asked.answer(&table, n, 1, &words).await;
    assert_eq!((late.status, late.refusal().as_str()), (409, "late"));
    assert_eq!(server.entries(&table).await.len(), 3, "a seat taken and two stances");
}

async fn refuses(client: &mut SocketClient, messages: &[Value], code: &str) {
    for message in messages {
        assert_eq!(client.refusal(message).await, code, "{message}");
    }
}

#[tokio::test]
async fn whoever_has_no_seat_can_do_nothing() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    let before = red.table(&table).await;
    let mut watcher = server.visitor().follow(&table, Form::Json).await;
    let deeds = [
        json!({ "n": 1, "ply": 0, "choose": "stance bold" }),
        json!({ "undo": true }),
        json!({ "agree": true }),
        json!({ "concede": true }),
        json!({ "rematch": true }),
        json!({ "chat": "the blue one holds a brute" }),
        json!({ "phrase": "hello" }),
        json!({ "lift": "red" }),
    ];
    refuses(&mut watcher, &deeds, "not_your_seat").await;
    assert_eq!(red.table(&table).await, before);
}

#[tokio::test]
async fn before_the_beginning_it_is_too_early_and_after_the_end_it_is_over() {
    let server = TestServer::open().await;
    let [mut red, mut blue] = [server.visitor(), server.visitor()];
    let table = red.set_up(OPEN_DUEL).await;
    let mut client = red.follow(&table, Form::Json).await;
    let choice = json!({ "n": 1, "ply": 0, "choose": "stance bold" });
    let deeds = [choice.clone(), json!({ "concede": true }), json!({ "undo": true })];
    refuses(&mut client, &deeds, "early").await;
    blue.sit(&table, "blue").await;
    assert_eq!(blue.execute(&table, "concede").await.status, 200);
    let deeds =
        [choice, json!({ "concede": true }), json!({ "undo": true }), json!({ "agree": true })];
    refuses(&mut client, &deeds, "over").await;
    let seen = red.table(&table).await;
    assert_eq!((&seen["standing"], options(&seen).len()), (&json!("over"), 0));
}
