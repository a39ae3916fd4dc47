//! What people say at a table, and in which language they read.

use serde_json::json;

use crate::harness::{Form, TestServer};

#[tokio::test]
async fn everyone_at_the_table_hears_what_is_said() {
    let server = TestServer::open().await;
    let (table, mut red, blue) = server.duel_of_two().await;
    let mut hears = blue.follow(&table, Form::Html).await;
    let mut speaks = red.follow(&table, Form::Html).await;
    assert_eq!(
        speaks.ask(&json!({ "chat": "<b>Hi</b>\n& welcome" })).await,
        json!({ "ack": null })
    );
    assert_eq!(speaks.ask(&json!({ "phrase": "good-game" })).await, json!({ "ack": null }));
    hears.until(|blue| blue.chat.len() == 2).await;
    assert!(hears.chat[&0].ends_with("&lt;b&gt;Hi&lt;/b&gt;&amp; welcome"), "{:?}", hears.chat);
    assert!(hears.chat[&1].contains("Good game!") && hears.chat[&1].contains("Guest"));
    assert_eq!(hears.last["cue"], "chat");
    let page = red.page(&table).await;
    assert!(page.contains("&lt;b&gt;Hi&lt;/b&gt;") && !page.contains("<b>Hi</b>"));
}

#[tokio::test]
async fn long_speeches_are_cut() {
    let server = TestServer::open().await;
    let (table, mut red, blue) = server.duel_of_two().await;
    let mut hears = blue.follow(&table, Form::Html).await;
    let speech = "ñ".repeat(1000);
    let answer = red.post_json(&format!("/tables/{table}/chat"), &[("words", &speech)]).await;
    assert_eq!(answer.status, 200);
    hears.until(|blue| !blue.chat.is_empty()).await;
    assert_eq!(hears.chat[&0].matches('ñ').count(), 300);
}

#[tokio::test]
async fn everyone_reads_in_the_language_they_chose() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    let here = format!("/tables/{table}");
    let answer = blue.post("/language", &[("lang", "es"), ("back", &here)]).await;
    assert_eq!((answer.status, answer.location()), (303, here.as_str()));
    assert!(red.page(&table).await.contains("<html lang=\"en\">"));
    assert!(blue.page(&table).await.contains("<html lang=\"es\">"));
    let mut client = blue.follow(&table, Form::Html).await;
    red.must_choose(&table, "stance bold").await;
    let answer = client.choose("end").await;
    let text = answer["refused"]["text"].as_str().expect("a sentence").to_owned();
    let english = red.choose(&table, "end").await.json();
    assert_ne!(english["refused"]["text"], text.as_str());
    assert_eq!(client.choose("stance wary").await, json!({ "ack": 1 }));
    client.until(|blue| blue.number("ply") == 2).await;
    let mut english = red.follow(&table, Form::Html).await;
    english.until(|red| red.number("ply") == 2).await;
    assert!(client.log.len() == english.log.len() && client.log != english.log);
    // The switch leads back to this site only.
    for elsewhere in ["http://evil.example/", "//evil.example", "/\\evil.example", "evil"] {
        let answer = blue.post("/language", &[("lang", "en"), ("back", elsewhere)]).await;
        assert_eq!(answer.location(), "/", "{elsewhere}");
    }
}
