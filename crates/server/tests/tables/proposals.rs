//! What teammates show each other: cards they point at, and choices they propose.

use serde_json::{Value, json};

use crate::harness::{
    Form, SocketClient, TEAMS, THREE, TestServer, Visitor, deckbuilding, duel, eventually, options,
};

const DONE: fn() -> Value = || json!({ "ack": null });
const SEATS: [&str; 4] = ["rebels", "empire", "republic", "separatists"];

/// Two teams of people: rebels and republic against empire and separatists. First comes the team whose
/// turn it is.
async fn teams(server: &TestServer, seats: &[&str]) -> (String, Vec<Visitor>) {
    let fields = [
        ("game", "deckbuilding"),
        ("set.factions", "teams"),
        ("set.team_one", "rebels+republic"),
        ("set.team_two", "empire+separatists"),
    ];
    server.several(&fields, seats).await
}

/// Two teammates whose turn it is, with the seats of both.
async fn partners(people: &mut [Visitor], table: &str) -> ([usize; 2], [SocketClient; 2]) {
    let asked = !options(&people[0].table(table).await).is_empty();
    let pair = if asked { [0, 2] } else { [1, 3] };
    let clients = [
        people[pair[0]].follow(table, Form::Html).await,
        people[pair[1]].follow(table, Form::Html).await,
    ];
    (pair, clients)
}

/// A choice that the first is known to have as an option of the second.
fn known(seen: &Value, begins: &str) -> String {
    let known = seen["partner_options"].as_array().expect("a list");
    let words = known.iter().map(|option| option["choice"].as_str().expect("words").to_owned());
    words.into_iter().find(|words| words.starts_with(begins)).expect("a choice of the partner")
}

#[tokio::test]
async fn a_proposal_is_taken_up_with_one_click() {
    let server = TestServer::open().await;
    let (table, mut people) = teams(&server, &SEATS).await;
    let (pair, [mut one, mut two]) = partners(&mut people, &table).await;
    let seen = people[pair[0]].table(&table).await;
    let words = known(&seen, "play");
    let theirs = people[pair[1]].table(&table).await;
    assert!(options(&theirs).contains(&words));
    assert_eq!(one.ask(&json!({ "propose": words })).await, DONE());
    two.until(|client| client.parts["actions"].contains("proposes: ")).await;
    assert!(
        two.parts["actions"].contains(&format!("value=\"{words}\"")),
        "{:?}",
        two.parts["actions"]
    );
    assert!(two.chat[&0].contains("(to the team)"), "{:?}", two.chat);
    let proposal = people[pair[1]].table(&table).await["proposal"].clone();
    assert_eq!(proposal["choice"], words.as_str());
    assert_eq!(
        (&proposal["from"], &proposal["to"]),
        (&json!(SEATS[pair[0]]), &json!(SEATS[pair[1]]))
    );
    // The other team and watchers learn nothing of it.
    people.push(server.visitor());
    for n in (0..5).filter(|n| !pair.contains(n)) {
        let seen = people[n].table(&table).await;
        assert_eq!(
            (&seen["proposal"], seen["partner_options"][0]["choice"] == words.as_str()),
            (&Value::Null, false)
        );
        assert!(!people[n].page(&table).await.contains("proposes"));
    }
    assert_eq!(two.choose(&words).await, json!({ "ack": 1 }));
    assert_eq!(people[pair[1]].table(&table).await["proposal"], Value::Null);
    two.until(|client| !client.parts["actions"].contains("proposes: ")).await;
}

#[tokio::test]
async fn a_proposal_survives_a_restart_and_can_be_declined() {
    let server = TestServer::open().await;
    let (table, mut people) = teams(&server, &SEATS).await;
    let (pair, [mut one, mut two]) = partners(&mut people, &table).await;
    assert_eq!(two.refusal(&json!({ "decline": true })).await, "late");
    let words = known(&people[pair[0]].table(&table).await, "play");
    assert_eq!(one.ask(&json!({ "propose": words })).await, DONE());
    let server = server.reopen(vec![deckbuilding(), duel()]).await;
    for person in &mut people {
        person.address = server.visitor().address;
    }
    let page = people[pair[1]].page(&table).await;
    assert!(page.contains("proposes: ") && page.contains("No, thanks"), "{page}");
    assert_eq!(people[pair[1]].execute(&table, "decline").await.status, 200);
    assert_eq!(people[pair[1]].execute(&table, "decline").await.refusal(), "late");
    assert_eq!(people[pair[0]].table(&table).await["proposal"], Value::Null);
    assert!(people[pair[0]].page(&table).await.contains("declines the proposal."));
}

#[tokio::test]
async fn what_a_partner_cannot_choose_is_not_proposed() {
    let server = TestServer::open().await;
    let (table, mut people) = teams(&server, &SEATS).await;
    let (pair, [mut one, _]) = partners(&mut people, &table).await;
    let other = (pair[0] + 1) % 4;
    let before = server.entries(&table).await;
    for words in ["play darth-vader#9", "nonsense", "", "buy death-star"] {
        assert_eq!(one.refusal(&json!({ "propose": words })).await, "illegal", "{words}");
    }
    assert_eq!(one.refusal(&json!({ "point": "no-such-card" })).await, "not_understood");
    let watcher = server.visitor();
    let mut watches = watcher.follow(&table, Form::Json).await;
    for message in
        [json!({ "propose": "end" }), json!({ "point": "luke" }), json!({ "decline": true })]
    {
        assert_eq!(watches.refusal(&message).await, "not_your_seat", "{message}");
    }
    // The others propose nothing while it is not their turn.
    assert_eq!(people[other].table(&table).await["partner_options"], json!([]));
    assert_eq!(server.entries(&table).await, before);
    let (three, alone) = server.several(THREE, &["red", "blue", "green"]).await;
    let mut red = alone[0].follow(&three, Form::Json).await;
    for message in [json!({ "propose": "end" }), json!({ "point": "brute" })] {
        assert_eq!(red.refusal(&message).await, "illegal", "{message}");
    }
}

/// A proposal that became impossible lapses; whoever clicks it late is refused without harm.
#[tokio::test]
async fn a_stale_proposal_lapses() {
    let server = TestServer::open().await;
    let (table, mut people) = teams(&server, &SEATS).await;
    let (pair, [mut one, mut two]) = partners(&mut people, &table).await;
    let words = known(&people[pair[0]].table(&table).await, "play");
    assert_eq!(one.ask(&json!({ "propose": words })).await, DONE());
    // The partner plays something else: the proposal lapses with it.
    let mine = options(&people[pair[1]].table(&table).await);
    let other = mine.iter().find(|choice| **choice != words && choice.starts_with("play"));
    let other = other.cloned().unwrap_or_else(|| "end turn".to_owned());
    assert_eq!(two.choose(&other).await, json!({ "ack": 1 }));
    let seen = people[pair[1]].table(&table).await;
    assert_eq!(seen["proposal"], Value::Null);
    // The late click repeats the number of a choice that was made.
    let ply = seen["ply"].as_u64().expect("ply");
    let late = people[pair[1]].answer(&table, 1, ply, &words).await;
    assert_eq!(late.refusal(), "repeated");
    assert_eq!(people[pair[1]].table(&table).await["ply"], ply);
}

#[tokio::test]
async fn a_card_is_pointed_at_until_the_partner_chooses() {
    let server = TestServer::open().await;
    let (table, mut people) = teams(&server, &SEATS).await;
    let (pair, [mut one, mut two]) = partners(&mut people, &table).await;
    let page = people[pair[0]].page(&table).await;
    let card =
        page.split("data-move=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a card");
    assert_eq!(one.ask(&json!({ "point": card })).await, DONE());
    two.until(|client| !client.chat.is_empty()).await;
    assert!(two.chat[&0].contains("points at "), "{:?}", two.chat);
    let marked = format!("data-move=\"{card}\" data-pointed");
    assert!(people[pair[1]].page(&table).await.contains(&marked));
    assert!(!people[pair[0]].page(&table).await.contains("data-pointed"));
    let pointed = json!([{ "from": SEATS[pair[0]], "card": card }]);
    assert_eq!(people[pair[1]].table(&table).await["pointed"], pointed);
    let other = (pair[0] + 1) % 4;
    assert!(!people[other].page(&table).await.contains("points at"));
    let words = options(&people[pair[1]].table(&table).await).remove(0);
    people[pair[1]].must_choose(&table, &words).await;
    assert!(!people[pair[1]].page(&table).await.contains("data-pointed"));
}

#[tokio::test]
async fn a_bot_does_what_its_partner_proposes() {
    let server =
        TestServer::with(|config| config.pace = std::time::Duration::from_millis(400)).await;
    // Red is alone with bots; green is its teammate.
    let fields =
        [TEAMS, &[("seat.blue", "easy"), ("seat.green", "easy"), ("seat.gold", "easy")]].concat();
    let (table, mut people) = server.several(&fields, &["red"]).await;
    let red = &mut people[0];
    let proposed = eventually("a choice of the partner is known", async || {
        let seen = red.table(&table).await;
        let known = seen["partner_options"].as_array().expect("a list").clone();
        let words =
            known.first().and_then(|option| option["choice"].as_str()).map(str::to_owned)?;
        let at = format!("/tables/{table}/propose");
        let answer = red.post_json(&at, &[("propose", &words)]).await;
        (answer.status == 200).then_some(words)
    })
    .await;
    let chosen = eventually("the bot chooses", async || {
        let entries = server.entries(&table).await;
        let at = entries
            .iter()
            .position(|entry| matches!(&entry.kind, server::tables::EntryKind::Proposed(..)))?;

        entries[at + 1..].iter().find_map(|entry| match &entry.kind {
            server::tables::EntryKind::Chose(words) if entry.seat == Some(table::Seat::new(2)) => {
                Some(words.clone())
            }
            _ => None,
        })
    })
    .await;
    assert_eq!(chosen, proposed);
}
