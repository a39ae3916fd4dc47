//! Guided first games: one click, only the choices of the guide, and on as an ordinary match.

use serde_json::{Value, json};
use server::tables::EntryKind;

use crate::harness::{
    Form, TestServer, Visitor, deckbuilding, duel, eventually, id_in, options, unlimited,
};

async fn begin(visitor: &mut Visitor, game: &str) -> String {
    let answer = visitor.post("/learn", &[("game", game)]).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    id_in(answer.location())
}

/// The table once the learner is asked, the guide has ended, or the match is over.
async fn asked(visitor: &mut Visitor, table: &str) -> Value {
    eventually("the learner is asked", async || {
        let seen = visitor.table(table).await;
        (!options(&seen).is_empty() || seen["standing"] == "over").then_some(seen)
    })
    .await
}

/// Makes the choice that the guide expects, and returns false once it has ended.
async fn follow(visitor: &mut Visitor, table: &str) -> bool {
    let seen = asked(visitor, table).await;
    let Some(expected) = seen["guide"]["choices"].as_array() else { return false };
    let words = expected[0].as_str().expect("words").to_owned();
    visitor.must_choose(table, &words).await;
    true
}

#[tokio::test]
async fn a_guide_leads_to_the_end_of_its_game() {
    let server = TestServer::of(vec![deckbuilding(), unlimited()], |_| {}).await;
    for (game, standing) in [("deckbuilding", "playing"), ("unlimited", "over")] {
        let mut learner = server.visitor();
        let table = begin(&mut learner, game).await;
        while follow(&mut learner, &table).await {}
        let seen = asked(&mut learner, &table).await;
        assert_eq!((&seen["standing"], &seen["guide"]), (&json!(standing), &Value::Null), "{game}");
        let page = learner.page(&table).await;
        assert!(page.contains("Guide: done") && !page.contains("data-wanted"), "{game}");
    }
}

#[tokio::test]
async fn another_choice_is_refused_and_changes_nothing() {
    let server = TestServer::open().await;
    let mut learner = server.visitor();
    let table = begin(&mut learner, "deckbuilding").await;
    let before = asked(&mut learner, &table).await;
    assert_eq!((&before["guide"]["step"], &before["guide"]["told"]), (&json!(1), &Value::Null));
    for words in ["end turn", "play stormtrooper", "buy b-wing", "nonsense"] {
        let refused = learner.choose(&table, words).await;
        assert_eq!((refused.status, refused.refusal().as_str()), (409, "guided"), "{words}");
    }
    let text = learner.choose(&table, "end turn").await.json()["refused"]["text"].clone();
    assert!(text.as_str().expect("text").starts_with("In this guided game another step"), "{text}");
    assert_eq!(learner.table(&table).await, before);
    let page = learner.page(&table).await;
    assert!(page.contains("value=\"play imperial-shuttle#2\" data-wanted"), "the card is marked");
    assert!(page.contains("Guide: step 1 of ") && page.contains("/leave-guide"));
    // A card without a number means any copy, as always.
    learner.must_choose(&table, "play imperial-shuttle").await;
    assert_eq!(learner.table(&table).await["guide"]["step"], 1, "two more copies belong to it");
    learner.execute(&table, "undo").await;
    assert_eq!(learner.table(&table).await["guide"], before["guide"], "undo leads back");
}

#[tokio::test]
async fn it_goes_on_where_it_was_after_a_restart() {
    let server = TestServer::open().await;
    let mut learner = server.visitor();
    assert!(learner.get("/").await.body.contains("Learn by playing"));
    let table = begin(&mut learner, "deckbuilding").await;
    for _ in 0..14 {
        assert!(follow(&mut learner, &table).await);
    }
    let before = asked(&mut learner, &table).await;
    let told = before["guide"]["told"]["es"].as_str().expect("the turn of the Rebels is explained");
    assert!(told.contains("HWK-290"), "{told}");
    let server = server.reopen(vec![deckbuilding(), duel()]).await;
    learner.address.clone_from(&server.address);
    assert_eq!(learner.table(&table).await, before);
    let front = learner.get("/").await.body;
    assert!(front.contains("Go on with the guided game"));
    assert!(front.contains(&format!("href=\"/tables/{table}\"")));
    while follow(&mut learner, &table).await {}
    assert!(!learner.get("/").await.body.contains("Go on with the guided game"));
}

#[tokio::test]
async fn whoever_leaves_the_guide_plays_on_freely() {
    let server = TestServer::open().await;
    let mut learner = server.visitor();
    let table = begin(&mut learner, "deckbuilding").await;
    assert!(follow(&mut learner, &table).await);
    assert_eq!(server.visitor().execute(&table, "leave-guide").await.refusal(), "not_your_seat");
    let mut client = learner.follow(&table, Form::Json).await;
    client.ask(&json!({ "leave_guide": true })).await;
    eventually("the guide is left", async || {
        learner.table(&table).await["guide"].is_null().then_some(())
    })
    .await;
    assert_eq!(learner.execute(&table, "leave-guide").await.refusal(), "late");
    learner.must_choose(&table, "end turn").await;
    asked(&mut learner, &table).await;
    let kinds: Vec<EntryKind> =
        server.entries(&table).await.into_iter().map(|entry| entry.kind).collect();
    assert_eq!(kinds[1], EntryKind::LeftGuide);
    assert!(kinds.len() > 4, "the bot has played its turn: {kinds:?}");
    // The same after the server has read the table back.
    let server = server.reopen(vec![deckbuilding(), duel()]).await;
    learner.address.clone_from(&server.address);
    assert!(learner.table(&table).await["guide"].is_null());
}

#[tokio::test]
async fn other_tables_have_no_guide() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    assert!(red.table(&table).await["guide"].is_null());
    assert_eq!(red.execute(&table, "leave-guide").await.refusal(), "late");
    for game in ["duel", "chess", ""] {
        assert_eq!(red.post("/learn", &[("game", game)]).await.status, 404, "{game}");
    }
}
