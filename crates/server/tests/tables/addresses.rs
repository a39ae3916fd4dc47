//! The description of all addresses: it can be read, it is complete, and the server does as it says.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use server::api::{Ack, DeckAnswer, DeckList, ErrorAnswer, Refusal, TableAnswer};

use crate::harness::{Answer, OPEN_DUEL, TestServer, Visitor, deckbuilding, duel, unlimited};

fn document() -> Value {
    serde_json::from_str(&server::openapi()).expect("the document is JSON")
}

/// A method and an address.
type Address = (&'static str, String);

fn operations(document: &Value) -> Vec<(Address, &Value)> {
    let mut all = Vec::new();
    for (path, item) in fields(&document["paths"]) {
        for (method, operation) in fields(item) {
            let method = match method.as_str() {
                "get" => "GET",
                "post" => "POST",
                other => panic!("{other} {path}"),
            };
            all.push(((method, path.clone()), operation));
        }
    }
    all
}

fn fields(value: &Value) -> &Map<String, Value> {
    value.as_object().unwrap_or_else(|| panic!("an object, not {value}"))
}

/// The thing itself, wherever it is written.
fn resolved<'d>(document: &'d Value, value: &'d Value) -> &'d Value {
    match value["$ref"].as_str() {
        Some(reference) => document.pointer(&reference[1..]).expect("it is there"),
        None => value,
    }
}

#[test]
fn every_operation_has_a_name_of_its_own() {
    let document = document();
    let operations = operations(&document);
    assert!(operations.len() > 40, "{}", operations.len());
    let mut seen = BTreeSet::new();
    let tags: Vec<&str> = document["tags"]
        .as_array()
        .expect("tags")
        .iter()
        .filter_map(|t| t["name"].as_str())
        .collect();
    for (address, operation) in operations {
        let id = operation["operationId"].as_str().expect("an operation id");
        assert!(seen.insert(id), "{id} is there twice");
        let tag = operation["tags"][0].as_str().expect("a tag");
        assert!(tags.contains(&tag), "{address:?}: {tag}");
    }
    assert_eq!(document["info"]["version"], env!("CARGO_PKG_VERSION"));
}

/// Every reference in the document.
fn references<'d>(value: &'d Value, found: &mut BTreeSet<&'d str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|inner| references(inner, found));
        }
        Value::Array(items) => items.iter().for_each(|inner| references(inner, found)),
        _ => {}
    }
}

#[test]
fn everything_that_is_named_is_there_and_said_in_words() {
    let document = document();
    let mut named = BTreeSet::new();
    references(&document, &mut named);
    assert!(named.len() > 30, "{named:?}");
    for reference in named {
        assert!(document.pointer(&reference[1..]).is_some(), "there is no {reference}");
    }
    for ((method, path), operation) in operations(&document) {
        let said = operation["summary"].as_str().unwrap_or_default();
        assert!(said.ends_with('.'), "{method} {path}: {said}");
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        for parameter in &parameters {
            let said = parameter["description"].as_str().unwrap_or_default();
            assert!(said.ends_with('.'), "{method} {path}: {parameter}");
        }
        let named: BTreeSet<&str> = parameters.iter().filter_map(|p| p["name"].as_str()).collect();
        for part in path.split(['{', '}']).skip(1).step_by(2) {
            assert!(named.contains(part), "{method} {path} says nothing about {part}");
        }
    }
}

#[test]
fn json_comes_first() {
    let written = server::openapi();
    for piece in written.split("\"content\": {").skip(1) {
        let end = piece.find("\n        }").unwrap_or(piece.len());
        let (json, html) = (piece[..end].find("application/json"), piece[..end].find("text/html"));
        if let (Some(json), Some(html)) = (json, html) {
            assert!(json < html, "{}", &piece[..end]);
        }
    }
}

/// The server answered as is described.
fn check(document: &Value, method: &str, path: &str, answer: &Answer) {
    let mut all = operations(document).into_iter();
    let found = all.find(|((with, at), _)| *with == method && at == path);
    let (_, operation) = found.unwrap_or_else(|| panic!("{method} {path} is not described"));
    let response = &operation["responses"][answer.status.to_string()];
    assert!(!response.is_null(), "{method} {path}: {answer:?}");
    let described = match resolved(document, response)["content"].as_object() {
        None => answer.body.is_empty(),
        Some(content) => content.contains_key(answer.media()),
    };
    assert!(described, "{method} {path}: {} with status {}", answer.media(), answer.status);
}

async fn every_game() -> TestServer {
    TestServer::of(vec![deckbuilding(), duel(), unlimited()], |_| {}).await
}

/// What there is to be looked at.
struct There {
    table: String,
    /// A table of a game with decks.
    decks_table: String,
    /// A deck somebody keeps.
    deck: String,
    /// A table whose match is over.
    over: String,
}

impl There {
    /// Sets everything up for this visitor, who plays at the table.
    async fn of(table: &str, visitor: &mut Visitor) -> Self {
        let decks_table = visitor.set_up(&[("game", "unlimited")]).await;
        let kept = visitor.post("/decks", &[("deck", "5.29.95")]).await;
        let deck = kept.location().strip_prefix("/decks/").expect("a deck").to_owned();
        let over = visitor.set_up(&[("game", "duel")]).await;
        assert_eq!(visitor.execute(&over, "concede").await.status, 200);
        Self { table: table.to_owned(), decks_table, deck, over }
    }
}

/// The address with everything filled in that stands in braces.
fn filled(path: &str, there: &There) -> String {
    let id = match path {
        "/tables/{id}/decks" => &there.decks_table,
        "/tables/{id}/analysis" => &there.over,
        path if path.starts_with("/rules") => "DUEL-ATK-03",
        path if path.starts_with("/decks") => &there.deck,
        _ => &there.table,
    };
    let path = path.replace("{id}", id).replace("{seat}", "blue");
    let path = path.replace("{game}", "deckbuilding").replace("{card}", "tie-fighter");
    let path = path.replace("{chapter}", "8");
    path.replace("{name}", "cantina.css")
}

/// The same, of nothing there is.
fn unknown(path: &str) -> String {
    let path = path.replace("{id}", "aaaaaaaaaaaa").replace("{seat}", "nowhere");
    path.replace("{game}", "chess")
        .replace("{card}", "pawn")
        .replace("{name}", "nothing.txt")
        .replace("{chapter}", "99")
}

#[tokio::test]
async fn every_page_answers_as_described() {
    let (document, server) = (document(), every_game().await);
    let (table, mut red, _) = server.duel_of_two().await;
    let all = There::of(&table, &mut red).await;
    for ((_, path), _) in operations(&document).iter().filter(|((method, _), _)| *method == "GET") {
        let there = filled(path, &all);
        let socket = path.ends_with("/socket");
        for answer in [red.get(&there).await, red.get_json(&there).await] {
            check(&document, "GET", path, &answer);
            assert_eq!(answer.status < 400, !socket, "{there}: {}", answer.status);
        }
        if path.contains('{') {
            let nowhere = unknown(path);
            for answer in [red.get(&nowhere).await, red.get_json(&nowhere).await] {
                check(&document, "GET", path, &answer);
                assert_eq!(answer.status, if socket { 400 } else { 404 }, "{nowhere}");
            }
        }
    }
    for (path, there) in [
        ("/new", "/new?game=duel".to_owned()),
        ("/new", "/new?game=chess".to_owned()),
        ("/cards/{game}", "/cards/duel?q=grunt".to_owned()),
        ("/cards/{game}/{card}", "/cards/deckbuilding/tie-fighter.es.svg".to_owned()),
        ("/cards/{game}/{card}", "/cards/deckbuilding/tie-fighter.xx.svg".to_owned()),
        ("/cards/{game}/{card}", "/cards/deckbuilding/tie-fighter.picture.svg".to_owned()),
        ("/cards/{game}/{card}", "/cards/deckbuilding/back.svg".to_owned()),
        ("/rules", "/rules?q=attack".to_owned()),
        ("/assets/{name}", "/assets/cantina.js".to_owned()),
        ("/assets/{name}", "/assets/icon.svg".to_owned()),
        ("/tables/{id}/replay", format!("/tables/{table}/replay?at=0&part=1")),
        ("/tables/{id}/replay", format!("/tables/{table}/replay?at=soon")),
        ("/tables/{id}/analysis", format!("/tables/{table}/analysis")),
        ("/tables/{id}/socket", format!("/tables/{table}/socket?form=xml")),
        ("/tables/{id}/decks", format!("/tables/{table}/decks")),
        ("/decks/build", "/decks/build?deck=5.29&aspect=none&cost=8".to_owned()),
        ("/decks/build", "/decks/build?kept=aaaaaaaaaaaa".to_owned()),
        ("/decks/export", "/decks/export?deck=5.29&form=json".to_owned()),
        ("/decks/export", "/decks/export?form=xml".to_owned()),
    ] {
        check(&document, "GET", path, &red.get(&there).await);
    }
}

/// A form sent by a browser and by a program, and what each is answered.
async fn both(
    document: &Value,
    visitor: &mut Visitor,
    (path, there): (&str, &str),
    fields: &[(&str, &str)],
    statuses: [u16; 2],
) {
    let answers = [visitor.post(there, fields).await, visitor.post_json(there, fields).await];
    for (answer, status) in answers.iter().zip(statuses) {
        assert_eq!(answer.status, status, "{there} {fields:?}: {answer:?}");
        check(document, "POST", path, answer);
    }
}

#[tokio::test]
async fn every_form_answers_as_described() {
    let (document, server) = (document(), every_game().await);
    let (table, mut red, mut blue) = server.duel_of_two().await;
    let all = There::of(&table, &mut red).await;
    for ((method, path), _) in operations(&document) {
        if method != "POST" {
            continue;
        }
        for there in [filled(&path, &all), unknown(&path)] {
            let answer = server.visitor().ask(&format!("POST {there}"), OTHER_SITE, "").await;
            assert_eq!(answer.status, 403);
            check(&document, "POST", &path, &answer);
            // From somebody who sits nowhere, without any field.
            for answer in [
                server.visitor().post(&there, &[]).await,
                server.visitor().post_json(&there, &[]).await,
            ] {
                check(&document, "POST", &path, &answer);
            }
        }
    }
    let at = |command: &str| format!("/tables/{table}/{command}");
    let choice = [("n", "1"), ("ply", "0"), ("choice", "stance bold")];
    let choices = ("/tables/{id}/choices", at("choices"));
    both(&document, &mut red, (choices.0, &choices.1), &choice, [303, 409]).await;
    both(&document, &mut blue, (choices.0, &choices.1), &[("n", "x")], [422, 422]).await;
    let chat = ("/tables/{id}/chat", at("chat"));
    both(&document, &mut red, (chat.0, &chat.1), &[("phrase", "hello")], [303, 200]).await;
    let concede = ("/tables/{id}/concede", at("concede"));
    both(&document, &mut red, (concede.0, &concede.1), &[], [303, 409]).await;
    let fork = ("/tables/{id}/fork", at("fork"));
    let fields = [("at", "0"), ("seat", "red"), ("level", "easy")];
    both(&document, &mut red, (fork.0, &fork.1), &fields, [303, 303]).await;
    let handover = ("/tables/{id}/handover", at("handover"));
    both(&document, &mut red, (handover.0, &handover.1), &[], [200, 200]).await;
    both(&document, &mut red, ("/tables", "/tables"), OPEN_DUEL, [303, 303]).await;
    let broken = [("game", "duel"), ("seat.red", "genius")];
    both(&document, &mut red, ("/tables", "/tables"), &broken, [422, 422]).await;
    both(&document, &mut red, ("/play", "/play"), &[("game", "duel")], [303, 303]).await;
    let decks = ("/decks", "/decks");
    both(&document, &mut red, decks, &[("deck", "5.29.95")], [303, 200]).await;
    both(&document, &mut red, decks, &[("deck", "5.29.253")], [422, 422]).await;
    let build = ("/decks/build", "/decks/build");
    both(&document, &mut red, build, &[("do", "put 95")], [303, 303]).await;
    both(&document, &mut red, build, &[("do", "read"), ("paste", "{")], [422, 422]).await;
    let deck = format!("/decks/{}", all.deck);
    both(&document, &mut red, ("/decks/{id}", &deck), &[("called", "x")], [303, 200]).await;
    both(&document, &mut blue, ("/decks/{id}", &deck), &[("called", "x")], [403, 403]).await;
    let delete = format!("{deck}/delete");
    both(&document, &mut red, ("/decks/{id}/delete", &delete), &[], [303, 404]).await;
    both(&document, &mut red, ("/language", "/language"), &[("lang", "es")], [303, 303]).await;
}

const OTHER_SITE: &str = "origin: http://evil.example\r\n";

#[tokio::test]
async fn the_description_is_served() {
    let server = TestServer::open().await;
    let answer = server.visitor().get("/openapi.json").await;
    assert_eq!((answer.media(), answer.body.as_str()), ("application/json", &*server::openapi()));
}

/// Reads an answer as the type that the description is made from; unknown fields are errors.
fn read<T: serde::de::DeserializeOwned>(answer: &Answer) -> T {
    serde_json::from_str(&answer.body).unwrap_or_else(|error| panic!("{error}: {}", answer.body))
}

#[tokio::test]
async fn answers_in_json_have_the_types_of_the_description() {
    let server = every_game().await;
    let (table, mut red, _) = server.duel_of_two().await;
    let decks_table = red.set_up(&[("game", "unlimited")]).await;
    for id in [&table, &decks_table] {
        let shown: TableAnswer = read(&red.get_json(&format!("/tables/{id}")).await);
        assert!(shown.view.is_object() && !shown.seats.is_empty(), "{shown:?}");
    }
    let here = format!("/tables/{table}/choices");
    let refused: Refusal =
        read(&red.post_json(&here, &[("n", "1"), ("ply", "0"), ("choice", "x")]).await);
    assert!(!refused.refused.text.is_empty());
    let chat = format!("/tables/{table}/chat");
    assert_eq!(read::<Ack>(&red.post_json(&chat, &[("phrase", "hello")]).await).ack, None);
    let kept: DeckAnswer = read(&red.post_json("/decks", &[("deck", "5.29.95")]).await);
    assert_eq!(read::<DeckList>(&red.get_json("/decks").await).decks, [kept]);
    let _: ErrorAnswer = read(&red.get_json("/tables/aaaaaaaaaaaa").await);
}
