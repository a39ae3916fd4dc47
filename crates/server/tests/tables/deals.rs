//! Deals between players who all play alone.

use serde_json::{Value, json};

use crate::harness::{Form, SocketClient, TEAMS, THREE, TestServer, Visitor, duel};

const DONE: fn() -> Value = || json!({ "ack": null });

async fn three(server: &TestServer) -> (String, Vec<Visitor>, Vec<SocketClient>) {
    let (table, mut people) = server.several(THREE, &["red", "blue", "green"]).await;
    people.push(server.visitor());
    let mut clients = Vec::new();
    for person in &people {
        clients.push(person.follow(&table, Form::Html).await);
    }
    (table, people, clients)
}

fn truce_with(seat: &str) -> Value {
    json!({ "deal": { "to": seat, "phrase": "truce" } })
}

#[tokio::test]
async fn a_deal_is_offered_accepted_and_told() {
    let server = TestServer::open().await;
    let (table, mut people, mut clients) = three(&server).await;
    let offer =
        json!({ "deal": { "to": "blue", "phrase": "attack", "about": "green", "words": "Now." } });
    assert_eq!(clients[0].ask(&offer).await, DONE());
    for client in &mut clients {
        client.until(|client| client.chat.len() == 1).await;
        assert!(
            client.chat[&0].contains("offers a deal to blue: Let us both attack green. Now."),
            "{:?}",
            client.chat
        );
    }
    let seen = people[1].table(&table).await;
    let deal = json!({ "deal": 1, "from": "red", "to": "blue", "phrase": "attack", "about": "green", "words": "Now.", "private": false });
    assert_eq!(seen["deals"], json!([deal]));
    let page = people[1].page(&table).await;
    assert!(page.contains("Guest offers you: Let us both attack green. Now."), "{page}");
    assert!(page.contains("nobody is bound to keep one"), "{page}");
    assert!(people[2].page(&table).await.contains("Guest offers blue:"));
    // Only the one who is asked answers.
    let accept = json!({ "answer_deal": { "deal": 1, "accept": true } });
    assert_eq!(clients[2].refusal(&accept).await, "not_your_seat");
    assert_eq!(clients[0].refusal(&accept).await, "not_your_seat");
    assert_eq!(clients[1].refusal(&json!({ "withdraw_deal": 1 })).await, "not_your_seat");
    assert_eq!(clients[1].ask(&accept).await, DONE());
    assert_eq!(clients[1].refusal(&accept).await, "late");
    clients[3].until(|client| client.chat.len() == 2).await;
    assert!(clients[3].chat[&1].contains("accepts the deal of Guest"), "{:?}", clients[3].chat);
    assert_eq!(people[1].table(&table).await["deals"], json!([]));
}

#[tokio::test]
async fn a_private_deal_is_known_to_two_alone() {
    let server = TestServer::open().await;
    let (table, mut people, mut clients) = three(&server).await;
    let before = [people[2].table(&table).await, people[3].table(&table).await];
    let offer = json!({ "deal": { "to": "blue", "phrase": "words", "words": "betray him", "private": true } });
    assert_eq!(clients[0].ask(&offer).await, DONE());
    clients[1].until(|client| client.chat.len() == 1).await;
    assert!(clients[1].chat[&0].contains("(to you)"), "{:?}", clients[1].chat);
    for (person, before) in people[2..].iter_mut().zip(before) {
        assert_eq!(person.table(&table).await, before);
        assert!(!person.page(&table).await.contains("betray"));
    }
    // Its number is taken for nobody else, and nobody else can use it.
    let decline = json!({ "answer_deal": { "deal": 1, "accept": false } });
    assert_eq!(clients[2].refusal(&decline).await, "late");
    assert_eq!(clients[2].ask(&truce_with("blue")).await, DONE());
    assert_eq!(people[2].table(&table).await["deals"][0]["deal"], 1);
    assert_eq!(people[1].table(&table).await["deals"][1]["deal"], 2);
    // After a restart it is still open, and only for those two.
    let server = server.reopen(vec![duel()]).await;
    for person in &mut people {
        person.address = server.visitor().address;
    }
    assert!(!people[2].page(&table).await.contains("betray"));
    assert!(people[0].page(&table).await.contains("betray"));
    let mut blue = people[1].follow(&table, Form::Html).await;
    assert_eq!(blue.ask(&decline).await, DONE());
    blue.until(|client| client.chat.len() == 3).await;
    let answer = &blue.chat[&2];
    assert!(answer.contains("(privately to Guest)") && answer.contains("declines"), "{answer}");
    assert!(!people[2].page(&table).await.contains("declines"));
}

#[tokio::test]
async fn deals_are_withdrawn_and_few_at_a_time() {
    let server = TestServer::open().await;
    let (table, mut people, mut clients) = three(&server).await;
    for to in ["blue", "green", "blue"] {
        assert_eq!(clients[0].ask(&truce_with(to)).await, DONE());
    }
    assert_eq!(clients[0].refusal(&truce_with("green")).await, "too_many");
    assert_eq!(clients[0].ask(&json!({ "withdraw_deal": 2 })).await, DONE());
    assert_eq!(clients[0].refusal(&json!({ "withdraw_deal": 2 })).await, "late");
    let answer = json!({ "answer_deal": { "deal": 2, "accept": true } });
    assert_eq!(clients[2].refusal(&answer).await, "late");
    assert_eq!(clients[0].ask(&truce_with("green")).await, DONE());
    // By forms, without a script.
    let at = |command: &str| format!("/tables/{table}/{command}");
    assert_eq!(people[0].post_json(&at("withdraw-deal"), &[("deal", "4")]).await.status, 200);
    assert_eq!(people[1].post_json(&at("answer-deal"), &[("deal", "1 yes")]).await.status, 200);
    let fields = [("to", "green"), ("phrase", "words"), ("words", "Peace?"), ("private", "yes")];
    assert_eq!(people[1].post_json(&at("deal"), &fields).await.status, 200);
    assert!(people[2].page(&table).await.contains("Blue offers you: Peace?"));
    // Nothing is taken back with a choice, and everything lapses with the match.
    assert_eq!(people[0].execute(&table, "concede").await.status, 200);
    assert_eq!(people[2].table(&table).await["deals"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn deals_lapse_with_the_match() {
    let server = TestServer::open().await;
    let fields = [THREE, &[("resigning", "end")]].concat();
    let (table, mut people) = server.several(&fields, &["red", "blue", "green"]).await;
    let mut red = people[0].follow(&table, Form::Json).await;
    assert_eq!(red.ask(&truce_with("blue")).await, DONE());
    assert_eq!(people[2].execute(&table, "concede").await.status, 200);
    let answer = json!({ "answer_deal": { "deal": 1, "accept": true } });
    let mut blue = people[1].follow(&table, Form::Json).await;
    assert_eq!(blue.refusal(&answer).await, "over");
    assert_eq!(blue.last["deals"], json!([]));
    assert_eq!(red.refusal(&truce_with("blue")).await, "over");
}

#[tokio::test]
async fn bots_make_no_deals() {
    let server = TestServer::open().await;
    let fields = [THREE, &[("seat.green", "easy")]].concat();
    let (table, mut people) = server.several(&fields, &["red", "blue"]).await;
    let mut red = people[0].follow(&table, Form::Html).await;
    assert_eq!(red.ask(&truce_with("green")).await, DONE());
    red.until(|client| client.chat.len() == 2).await;
    assert!(red.chat[&1].contains("Bots do not make deals."), "{:?}", red.chat);
    assert_eq!(people[0].table(&table).await["deals"], json!([]));
}

#[tokio::test]
async fn deals_with_nobody_or_about_nothing_are_refused() {
    let server = TestServer::open().await;
    let (table, people, mut clients) = three(&server).await;
    let before = server.entries(&table).await;
    for (deal, code) in [
        (json!({ "to": "purple", "phrase": "truce" }), "not_understood"),
        (json!({ "to": "red", "phrase": "truce" }), "illegal"),
        (json!({ "to": "blue", "phrase": "marriage" }), "not_understood"),
        (json!({ "to": "blue", "phrase": "words", "words": " " }), "not_understood"),
        (json!({ "to": "blue", "phrase": "attack", "about": "purple" }), "not_understood"),
        (json!({ "to": "blue" }), "not_understood"),
    ] {
        assert_eq!(clients[0].refusal(&json!({ "deal": deal })).await, code, "{deal}");
    }
    assert_eq!(clients[3].refusal(&truce_with("blue")).await, "not_your_seat");
    assert_eq!(server.entries(&table).await, before);
    let (teams, two) = server.several(TEAMS, &["red", "blue"]).await;
    let mut red = two[0].follow(&teams, Form::Json).await;
    assert_eq!(red.refusal(&truce_with("blue")).await, "illegal", "teams make no deals");
    assert_eq!(people.len(), 4);
}
