//! What people say at a table, and in which language they read.

use serde_json::{Value, json};

use crate::harness::{
    Form, SocketClient, TEAMS, THREE, TestServer, Visitor, deckbuilding, duel, open,
};

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

/// What must not reach those it is not for.
const SECRET: &str = "the brute is in my hand";

/// Everything that a visitor can read of a table, on every channel.
async fn everything(visitor: &mut Visitor, table: &str) -> String {
    let at = format!("/tables/{table}");
    let mut all = visitor.get(&at).await.body;
    all += &visitor.get_json(&at).await.body;
    all += &visitor.get(&format!("{at}/record")).await.body;
    all += &visitor.get(&format!("{at}/replay?at=0")).await.body;
    for form in [Form::Html, Form::Compact, Form::Json] {
        let client = visitor.follow(table, form).await;
        all += &client.updates.concat();
    }
    all
}

/// The texts without what changes from one request to the next.
async fn seen_by(people: &mut [Visitor], table: &str) -> Vec<String> {
    let mut seen = Vec::new();
    for person in people {
        seen.push(everything(person, table).await);
    }
    seen
}

async fn in_each_form(visitor: &Visitor, table: &str) -> Vec<SocketClient> {
    let mut clients = Vec::new();
    for form in [Form::Html, Form::Compact, Form::Json] {
        clients.push(visitor.follow(table, form).await);
    }
    clients
}

/// Something said to one player is read by that player; nobody else learns that anything was said, and the
/// match goes on as if nothing had been.
/// proves: DBG-3PQ-01
#[tokio::test]
async fn a_message_to_one_reaches_that_one_alone() {
    let server = TestServer::open().await;
    let fields = [("game", "deckbuilding"), ("set.factions", "empire,mandalorians,rebels")];
    let seats = ["empire", "mandalorians", "rebels"];
    let (table, mut people) = server.several(&fields, &seats).await;
    people.push(server.visitor());
    let before = seen_by(&mut people, &table).await;
    let mut others = in_each_form(&people[2], &table).await;
    others.extend(in_each_form(&people[3], &table).await);
    let mut speaks = people[0].follow(&table, Form::Html).await;
    let mut hears = people[1].follow(&table, Form::Html).await;
    let connected = others.iter().map(|client| client.updates.len()).collect::<Vec<_>>();
    let said = json!({ "chat": SECRET, "to": "mandalorians" });
    assert_eq!(speaks.ask(&said).await, json!({ "ack": null }));
    hears.until(|client| !client.chat.is_empty()).await;
    assert!(
        hears.chat[&0].contains("(to you)") && hears.chat[&0].contains(SECRET),
        "{:?}",
        hears.chat
    );
    assert_eq!(hears.last["cue"], "chat");
    speaks.until(|client| !client.chat.is_empty()).await;
    assert!(speaks.chat[&0].contains("(privately to mandalorians)"), "{:?}", speaks.chat);
    // What is said aloud afterwards has the first number for those who heard nothing before.
    assert_eq!(hears.ask(&json!({ "phrase": "hello" })).await, json!({ "ack": null }));
    for (client, connected) in others.iter_mut().zip(connected) {
        if !client.parts.is_empty() {
            client.until(|client| client.chat.contains_key(&0)).await;
            assert!(client.chat[&0].contains("Hello!"), "{:?}", client.chat);
        } else {
            let seq = client.number("seq");
            client.until(|client| client.number("seq") > seq).await;
            assert_eq!(client.number("seq"), seq + 1, "one change, as far as they know");
        }
        let heard = client.updates[connected..].concat();
        assert!(!heard.contains("brute") && !heard.contains("mandalorians)"), "{heard}");
    }
    let after = seen_by(&mut people, &table).await;
    for (n, (before, after)) in before.iter().zip(&after).enumerate() {
        assert_eq!(after.contains("brute"), n < 2, "{after}");
        let game = |page: &str| page.split("\"view\"").nth(1).map(str::len);
        assert!(game(before).is_some());
    }
    // The same after the server has read the table back, and for those who resume.
    let server = server.reopen(vec![deckbuilding(), duel()]).await;
    for person in &mut people {
        person.address = server.visitor().address;
    }
    for (n, seen) in seen_by(&mut people, &table).await.iter().enumerate() {
        assert_eq!(seen.contains("brute"), n < 2, "{seen}");
    }
    let again = people[1].follow(&table, Form::Html).await;
    assert!(again.chat[&0].contains(SECRET) && again.chat[&1].contains("Hello!"));
    let other = people[2].follow(&table, Form::Html).await;
    assert_eq!(other.chat.keys().copied().collect::<Vec<_>>(), [0]);
}

/// The match, options included, is the same before and after a whisper.
#[tokio::test]
async fn a_whisper_changes_nothing_in_the_match() {
    let server = TestServer::open().await;
    let (table, mut people) = server.several(THREE, &["red", "blue", "green"]).await;
    people.push(server.visitor());
    let mut before = Vec::new();
    for person in &mut people {
        before.push(person.table(&table).await);
    }
    let chat = format!("/tables/{table}/chat");
    let answer = people[0].post_json(&chat, &[("words", SECRET), ("to", "blue")]).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let answer = people[0].post_json(&chat, &[("phrase", "sorry"), ("to", "blue")]).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    for (n, (person, before)) in people.iter_mut().zip(before).enumerate() {
        let mut after = person.table(&table).await;
        if n < 2 {
            assert_eq!(after["seq"].as_u64(), before["seq"].as_u64().map(|seq| seq + 2));
            after["seq"] = before["seq"].clone();
            after["hash"] = before["hash"].clone();
        }
        assert_eq!(after, before, "what {n} sees");
    }
}

#[tokio::test]
async fn a_team_speaks_among_itself() {
    let server = TestServer::open().await;
    let seats = ["red", "blue", "green", "gold"];
    let (table, mut people) = server.several(TEAMS, &seats).await;
    let mut red = people[0].follow(&table, Form::Html).await;
    let mut green = people[2].follow(&table, Form::Html).await;
    assert_eq!(red.ask(&json!({ "chat": SECRET, "to": "team" })).await, json!({ "ack": null }));
    green.until(|client| !client.chat.is_empty()).await;
    assert!(green.chat[&0].contains("(to the team)"), "{:?}", green.chat);
    for n in [1, 3] {
        assert!(!everything(&mut people[n], &table).await.contains("brute"));
    }
    assert!(people[2].page(&table).await.contains(SECRET));
    assert!(people[0].page(&table).await.contains("Only to the team"));
}

#[tokio::test]
async fn whispers_to_nobody_are_refused() {
    let server = TestServer::open().await;
    let (table, mut people) = server.several(THREE, &["red", "blue", "green"]).await;
    let before = server.entries(&table).await;
    let mut red = people[0].follow(&table, Form::Json).await;
    for (to, code) in [
        ("purple", "not_understood"),
        ("", "not_understood"),
        ("red", "illegal"),
        ("team", "illegal"),
    ] {
        assert_eq!(red.refusal(&json!({ "chat": "psst", "to": to })).await, code, "{to}");
        assert_eq!(red.refusal(&json!({ "phrase": "hello", "to": to })).await, code, "{to}");
    }
    let watcher = server.visitor();
    let mut watches = watcher.follow(&table, Form::Json).await;
    let whisper = json!({ "chat": "red holds a brute", "to": "blue" });
    assert_eq!(watches.refusal(&whisper).await, "not_your_seat");
    let silent = json!({ "chat": " ", "to": "blue" });
    assert_eq!(red.refusal(&silent).await, "not_understood");
    assert_eq!(server.entries(&table).await, before);
    let (two, mut first, _) = server.duel_of_two().await;
    let chat = format!("/tables/{two}/chat");
    let answer = first.post_json(&chat, &[("words", "psst"), ("to", "blue")]).await;
    assert_eq!(answer.refusal(), "illegal", "two have nobody to hide it from");
    assert!(!people[1].page(&table).await.contains("psst"));
    assert!(open(&watcher, &table, "?form=html", None).await.is_ok());
}

#[tokio::test]
async fn whoever_says_too_much_waits() {
    let server = TestServer::open().await;
    let (table, people) = server.several(THREE, &["red", "blue", "green"]).await;
    let mut red = people[0].follow(&table, Form::Json).await;
    let mut answers = Vec::new();
    for n in 0..30 {
        let to = if n % 2 == 0 { "blue" } else { "everyone" };
        answers.push(red.ask(&json!({ "chat": "hi", "to": to })).await);
    }
    assert_eq!(answers[0], json!({ "ack": null }));
    let refused = |answer: &Value| answer["refused"]["code"] == "too_many";
    assert!(answers.iter().filter(|answer| refused(answer)).count() >= 5, "{answers:?}");
    assert_eq!(red.closed, None, "the connection goes on");
}

/// A seat that moves to another device takes along what was said to it.
#[tokio::test]
async fn what_was_said_to_a_seat_belongs_to_the_seat() {
    let server = TestServer::open().await;
    let (table, mut people) = server.several(THREE, &["red", "blue", "green"]).await;
    let chat = format!("/tables/{table}/chat");
    let told = people[0].post_json(&chat, &[("words", SECRET), ("to", "blue")]).await;
    assert_eq!(told.status, 200, "{told:?}");
    let mut old = people[1].follow(&table, Form::Html).await;
    assert!(old.chat[&0].contains(SECRET));
    let link = people[1].post(&format!("/tables/{table}/handover"), &[]).await.body;
    let code = link.split("handover#").nth(1).and_then(|rest| rest.get(..32)).expect("a code");
    let mut device = server.visitor();
    assert_eq!(device.post("/handover", &[("code", code)]).await.status, 303);
    assert!(device.page(&table).await.contains(SECRET));
    // The page of the old device no longer shows it.
    old.until(|client| client.chat.is_empty()).await;
    assert!(!people[1].page(&table).await.contains(SECRET));
}

/// On a shared screen, each seat reads what was said to it when its cards are shown.
#[tokio::test]
async fn a_shared_screen_shows_whispers_to_the_seat_that_looks() {
    let server = TestServer::open().await;
    let mut two = server.visitor();
    let fields =
        [THREE, &[("seat.red", "me"), ("seat.blue", "hot"), ("seat.green", "open")]].concat();
    let table = two.set_up(&fields).await;
    let mut green = server.visitor();
    green.sit(&table, "green").await;
    let chat = format!("/tables/{table}/chat");
    let told = green.post_json(&chat, &[("words", SECRET), ("to", "blue")]).await;
    assert_eq!(told.status, 200, "{told:?}");
    let mut screen = two.follow(&table, Form::Html).await;
    assert!(screen.chat.is_empty(), "{:?}", screen.chat);
    assert_eq!(screen.ask(&json!({ "lift": "blue" })).await, json!({ "ack": null }));
    screen.until(|client| !client.chat.is_empty()).await;
    assert!(screen.chat[&0].contains(SECRET));
    assert_eq!(screen.ask(&json!({ "lift": "red" })).await, json!({ "ack": null }));
    screen.until(|client| client.chat.is_empty()).await;
    assert!(!two.page(&table).await.contains(SECRET));
}
