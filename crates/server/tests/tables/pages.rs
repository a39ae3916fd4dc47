//! How pages look to whoever reads them: in their colours, in one language, with links that lead
//! somewhere.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{StagedGame, TestServer, deckbuilding, duel, open, unlimited};

#[tokio::test]
async fn every_page_has_the_chosen_colours_from_its_first_moment_on() {
    let breaking = StagedGame::new(duel(), 3).breaking_at("stance keen").ready();
    let server = TestServer::of(vec![breaking], |_| {}).await;
    let (table, mut red, _) = server.duel_of_two().await;
    let (broken, mut first, _) = server.duel_of_two().await;
    assert_eq!(first.choose(&broken, "stance keen").await.refusal(), "frozen");
    let pages = ["/".to_owned(), "/nowhere".to_owned(), format!("/tables/{table}")];
    let pages = pages.into_iter().chain([format!("/tables/{table}/replay?at=0")]);
    for page in pages.chain([format!("/tables/{broken}"), "/rules/DUEL-ATK-03".to_owned()]) {
        for (word, wanted) in [
            ("dark", "<html data-theme=\"dark\" lang=\"en\">"),
            ("light", "<html data-theme=\"light\" lang=\"en\">"),
            ("device", "<html lang=\"en\">"),
            ("<b>", "<html lang=\"en\">"),
        ] {
            red.keep("cantina_theme", word);
            let body = red.get(&page).await.body;
            let start = format!("<!DOCTYPE html>{wanted}<head>");
            assert!(body.starts_with(&start), "{page} in {word}: {}", &body[..80]);
        }
    }
}

#[tokio::test]
async fn every_picture_of_the_style_sheet_is_there() {
    let server = TestServer::of(vec![deckbuilding(), unlimited()], |_| {}).await;
    let mut visitor = server.visitor();
    let style = visitor.get("/assets/cantina.css").await.body;
    let pictures: Vec<&str> =
        style.split("url(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(pictures.contains(&"/cards/deckbuilding/back.svg"), "face-down cards: {pictures:?}");
    for picture in pictures {
        let answer = visitor.get(picture).await;
        assert_eq!((answer.status, answer.media()), (200, "image/svg+xml"), "{picture}");
    }
}

#[tokio::test]
async fn the_page_of_a_handed_over_seat_leads_back_to_the_table() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    let page = red.post(&format!("/tables/{table}/handover"), &[]).await;
    assert!(page.body.contains(&format!("href=\"/tables/{table}\"")), "{}", page.body);
}

/// The first thing said over a socket on which nothing is borne.
async fn first_words(server: &TestServer, table: &str, query: &str) -> String {
    let mut socket = open(&server.visitor(), table, query, None).await.expect("it is let in");
    socket.send(Message::text("{}")).await.expect("it can be sent");
    let heard = socket.next().await.expect("an answer").expect("a message");
    let heard: Value = serde_json::from_str(heard.to_text().expect("text")).expect("JSON");
    heard["refused"]["text"].as_str().expect("a reason").to_owned()
}

#[tokio::test]
async fn a_socket_speaks_the_language_of_its_page() {
    let server = TestServer::with(|config| config.limits.burst = 0.0).await;
    let (table, ..) = server.duel_of_two().await;
    let spanish = first_words(&server, &table, "?form=html&lang=es").await;
    assert_eq!(spanish, "Demasiados mensajes; espera un momento.");
    for query in ["", "?form=json", "?form=html&lang=en", "?lang=xx"] {
        let english = first_words(&server, &table, query).await;
        assert_eq!(english, "Too many messages; wait a moment.", "{query}");
    }
}

#[tokio::test]
async fn the_cards_of_all_games_are_on_one_page_and_can_be_narrowed() {
    let games = games::all().to_vec();
    let server = TestServer::of(games, |_| {}).await;
    let mut visitor = server.visitor();
    let all = visitor.get("/cards").await.body;
    for part in ["/cards/deckbuilding/darth-vader\"", "/cards/unlimited/yoda-old-master\""] {
        assert!(all.contains(part), "{part}");
    }
    assert!(!all.contains("/cards/duel"), "a game that is not offered has no place here");
    let linked = ["href=\"/cards/unlimited\"", "href=\"/cards/deckbuilding\""];
    assert!(linked.iter().all(|link| all.contains(link)), "the lists of each game");
    let found = |page: &str| page.matches("loading=\"lazy\"").count();
    let vader = visitor.get("/cards?q=darth+vader").await.body;
    assert!(vader.contains("/cards/deckbuilding/darth-vader\""), "{vader}");
    assert!(vader.contains("/cards/unlimited/darth-vader-dark-lord-of-the-sith\""), "{vader}");
    for path in [
        "/cards/unlimited?kind=event&side=Heroism&cost=1",
        "/cards?kind=evento&side=hero%C3%ADsmo&cost=1",
    ] {
        let events = visitor.get(path).await.body;
        assert!((1..10).contains(&found(&events)), "{path}: {}", found(&events));
    }
    let text = visitor.get("/cards?q=si+la+fuerza+te+acompana+roba&trait=fighter").await.body;
    assert!(text.contains("/cards/deckbuilding/x-wing\""), "{text}");
    assert!(found(&text) < found(&all), "{text}");
    let nothing = visitor.get("/cards?q=xyzzy&cost=many").await.body;
    assert_eq!(found(&nothing), 0);
}
