//! Hints in games against bots.

use serde_json::Value;

use crate::harness::{OPEN_DUEL, TestServer, id_in, options};

#[tokio::test]
async fn whoever_plays_against_bots_alone_is_told_what_a_bot_would_choose_and_why() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    let fields = [("game", "deckbuilding"), ("level", "easy")];
    let table = id_in(visitor.post("/play", &fields).await.location());
    let before = visitor.table(&table).await;
    let page = visitor.page(&table).await;
    assert!(page.contains(&format!("/tables/{table}/hint")), "the bar offers it");

    let answer = visitor.post_json(&format!("/tables/{table}/hint"), &[]).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let hint: Value = serde_json::from_str(&answer.body).expect("JSON");
    let choice = hint["choice"].as_str().expect("a choice");
    assert!(options(&before).iter().any(|option| option == choice), "{hint}");
    for lang in ["en", "es"] {
        assert!(hint["why"][lang].as_str().is_some_and(|why| why.ends_with('.')), "{hint}");
    }
    assert_eq!(visitor.table(&table).await["ply"], before["ply"], "nothing is chosen");
    visitor.must_choose(&table, choice).await;

    let page = visitor.post(&format!("/tables/{table}/hint"), &[]).await;
    assert!(page.body.contains(&format!("href=\"/tables/{table}\"")), "{}", page.body);
}

#[tokio::test]
async fn there_are_no_hints_against_people_nor_for_watchers_nor_out_of_turn() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.two(OPEN_DUEL, "blue").await;
    let address = format!("/tables/{table}/hint");
    for visitor in [&mut red, &mut blue, &mut server.visitor()] {
        assert_eq!(visitor.post_json(&address, &[]).await.status, 409);
        assert!(!visitor.page(&table).await.contains("/hint\""));
    }
    let mut alone = server.visitor();
    let mine = alone.set_up(&[("game", "duel"), ("seat.blue", "easy")]).await;
    let mut watcher = server.visitor();
    assert_eq!(watcher.post_json(&format!("/tables/{mine}/hint"), &[]).await.status, 409);
    assert_eq!(alone.post_json(&format!("/tables/{mine}/hint"), &[]).await.status, 200);
    assert_eq!(alone.post_json("/tables/nowhere/hint", &[]).await.status, 404);
}
