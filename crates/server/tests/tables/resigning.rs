//! Giving up at tables with more than two seats: a bot takes over, the match ends, or a team agrees.

use crate::harness::{TestServer, Visitor, duel, sitter};

async fn seated(
    server: &TestServer,
    mode: &str,
    resigning: &str,
    seats: &[&str],
) -> (String, Vec<Visitor>) {
    let mut people: Vec<Visitor> = seats.iter().map(|_| server.visitor()).collect();
    let fields: Vec<(String, &str)> = (1..)
        .zip(seats)
        .map(|(n, seat)| (format!("seat.{seat}"), if n == 1 { "me" } else { "open" }))
        .collect();
    let mut form = vec![("game", "duel"), ("set.mode", mode), ("resigning", resigning)];
    form.extend(fields.iter().map(|(field, value)| (field.as_str(), *value)));
    let table = people[0].set_up(&form).await;
    for (person, seat) in people.iter_mut().zip(seats).skip(1) {
        person.sit(&table, seat).await;
    }
    (table, people)
}

#[tokio::test]
async fn among_three_a_bot_takes_the_seat_and_the_others_play_on() {
    const AFTERWARDS: [Option<&str>; 2] = [Some("playing"), Some("bot")];
    let server = TestServer::open().await;
    let (table, mut people) = seated(&server, "three", "bot", &["red", "blue", "green"]).await;
    assert_eq!(people[1].execute(&table, "concede").await.status, 200);
    let seen = people[0].table(&table).await;
    assert_eq!([seen["standing"].as_str(), Some(sitter(&seen, "blue"))], AFTERWARDS);
    // The same after the server has read the table back.
    let server = server.reopen(vec![duel()]).await;
    people[0].address = server.visitor().address;
    let seen = people[0].table(&table).await;
    assert_eq!([seen["standing"].as_str(), Some(sitter(&seen, "blue"))], AFTERWARDS);
}

#[tokio::test]
async fn among_three_the_match_can_end_without_a_winner() {
    let server = TestServer::open().await;
    let (table, mut people) = seated(&server, "three", "end", &["red", "blue", "green"]).await;
    assert_eq!(people[2].execute(&table, "concede").await.status, 200);
    let seen = people[0].table(&table).await;
    assert_eq!(seen["standing"], "over");
    assert_eq!(seen["result"]["en"], "Green: conceded. Nobody wins.");
}

#[tokio::test]
async fn a_team_gives_up_together() {
    let server = TestServer::open().await;
    let seats = ["red", "blue", "green", "gold"];
    let (table, mut people) = seated(&server, "teams", "bot", &seats).await;
    assert_eq!(people[0].execute(&table, "concede").await.status, 200);
    assert_eq!(people[0].execute(&table, "concede").await.refusal(), "repeated");
    let seen = people[2].table(&table).await;
    assert_eq!(seen["standing"], "playing");
    assert_eq!(seen["would_concede"], serde_json::json!(["red"]));
    assert!(people[2].page(&table).await.contains("Your teammate wants to give up."));
    assert_eq!(people[2].execute(&table, "concede").await.status, 200);
    let seen = people[1].table(&table).await;
    assert_eq!(seen["result"]["en"], "Guest and green: conceded. Victory for blue and gold.");
}

#[tokio::test]
async fn a_bot_agrees_with_its_teammate() {
    let server = TestServer::open().await;
    let (table, mut people) = seated(&server, "teams", "bot", &["red", "blue"]).await;
    assert_eq!(people[1].execute(&table, "concede").await.status, 200);
    let seen = people[0].table(&table).await;
    assert_eq!(
        seen["result"]["en"],
        "Blue and Bot 2 (normal): conceded. Victory for Guest and Bot 1 (normal)."
    );
}

#[tokio::test]
async fn the_form_asks_what_conceding_means_only_where_several_opponents_are_left() {
    let server = TestServer::open().await;
    for (mode, asked) in [("duel", false), ("teams", false), ("three", true)] {
        let form = server.visitor().get(&format!("/new?game=duel&set.mode={mode}")).await;
        assert_eq!(form.body.contains("name=\"resigning\""), asked, "{mode}");
    }
}
