//! Bots that share a turn with a person.

use serde_json::{Value, json};
use server::tables::{Entry, EntryKind};

use crate::harness::{Form, StagedGame, TestServer, deckbuilding, eventually, options};

/// A person as the Empire, with a bot as the Republic, against two bots.
const WITH_A_BOT: &[(&str, &str)] = &[
    ("game", "deckbuilding"),
    ("set.factions", "teams"),
    ("set.team_one", "empire+republic"),
    ("set.team_two", "rebels+separatists"),
    ("seat.republic", "easy"),
    ("seat.rebels", "easy"),
    ("seat.separatists", "easy"),
];

fn seat(seen: &Value, word: &str) -> usize {
    let seats = seen["seats"].as_array().expect("seats");
    seats.iter().position(|seat| seat["seat"] == word).expect("the seat")
}

#[tokio::test]
async fn a_bot_tells_its_partner_alone_what_it_intends_once_a_turn() {
    let server = TestServer::of(vec![StagedGame::new(deckbuilding(), 7).ready()], |_| {}).await;
    let (table, mut people) = server.several(WITH_A_BOT, &["empire"]).await;
    people.push(server.visitor());
    let mut own = people[0].follow(&table, Form::Html).await;
    let mut watcher = people[1].follow(&table, Form::Html).await;
    own.until(|client| !client.chat.is_empty()).await;
    let said = own.chat[&0].clone();
    assert!(said.contains("(to the team)"), "{said}");
    let begins = ["I am ", "Everything at the bases"];
    assert!(begins.iter().any(|begin| said.contains(begin)), "{said}");
    let page = {
        people[0].keep("cantina_lang", "es");
        people[0].page(&table).await
    };
    assert!(["Voy a ", "Solo voy a ", "Todo contra"].iter().any(|it| page.contains(it)), "{page}");
    // The bot says that it is done; the turn goes on, and its next phrase belongs to the next turn.
    let seen = eventually("the bot is done", async || {
        let seen = people[0].table(&table).await;
        let bot = seat(&seen, "republic");
        let acting = seen["view"]["acting"].as_array().expect("a list");
        (!acting.contains(&json!(bot))).then_some(seen)
    })
    .await;
    assert_eq!(seen["view"]["acting"], json!([seat(&seen, "empire")]));
    assert!(options(&seen).contains(&"end turn".to_owned()), "{seen}");
    assert_eq!(own.chat.len(), 1, "{:?}", own.chat);
    people[0].must_choose(&table, "end turn").await;
    eventually("the own turn begins again", async || {
        let seen = people[0].table(&table).await;
        if seen["view"]["turn"] == json!(0) {
            return Some(());
        }
        // In the turn of the others there may be something to answer.
        if let Some(answer) = options(&seen).first() {
            people[0].must_choose(&table, answer).await;
        }
        None
    })
    .await;
    own.until(|client| client.chat.len() == 2).await;
    watcher.until(|client| client.number("ply") >= own.number("ply")).await;
    assert!(watcher.chat.is_empty(), "{:?}", watcher.chat);
    assert_eq!(people[1].table(&table).await["proposal"], Value::Null);
}

#[tokio::test]
async fn a_bot_that_is_done_goes_on_when_its_partner_proposes_it() {
    let server = TestServer::of(vec![StagedGame::new(deckbuilding(), 7).ready()], |_| {}).await;
    let (table, mut people) = server.several(WITH_A_BOT, &["empire"]).await;
    let own = &mut people[0];
    eventually("the bot can be asked to go on", async || {
        let seen = own.table(&table).await;
        let known = seen["partner_options"].as_array().expect("a list");
        known.iter().any(|option| option["choice"] == "go on").then_some(())
    })
    .await;
    let at = format!("/tables/{table}/propose");
    assert_eq!(own.post_json(&at, &[("propose", "go on")]).await.status, 200);
    eventually("the bot goes on", async || {
        let entries = server.entries(&table).await;
        let at = entries.iter().position(|it| matches!(it.kind, EntryKind::Proposed(..)))?;
        let went_on = |it: &Entry| it.kind == EntryKind::Chose("go on".to_owned());
        entries[at..].iter().any(went_on).then_some(())
    })
    .await;
}
