//! Looking back: records, replays, playing on from a moment.

use crate::harness::{SeededChoice, TestServer, Visitor, id_in, options, sitter};

/// A duel that was played for a while and then given up.
async fn given_up(server: &TestServer, choices: usize) -> (String, Visitor, Visitor) {
    let (table, mut red, mut blue) = server.duel_of_two().await;
    let mut choice = SeededChoice::new(5);
    for _ in 0..choices {
        let asked = !options(&red.table(&table).await).is_empty();
        let player = if asked { &mut red } else { &mut blue };
        let options = options(&player.table(&table).await);
        player.must_choose(&table, choice.pick(&options)).await;
    }
    assert_eq!(blue.execute(&table, "concede").await.status, 200);
    (table, red, blue)
}

#[tokio::test]
async fn a_record_can_be_brought_back_and_looked_at() {
    let server = TestServer::open().await;
    let (table, mut red, _) = given_up(&server, 6).await;
    let record = red.get(&format!("/tables/{table}/record")).await;
    assert_eq!((record.status, record.media()), (200, "text/plain"));
    assert!(record.header("content-disposition").is_some_and(|value| value.contains("attachment")));
    assert!(record.body.contains("after 6 choices"), "{}", record.body);
    let mut reader = server.visitor();
    // As browsers send it: with both characters of a line break, and the last one missing.
    let sent = record.body.trim_end().replace('\n', "\r\n");
    let opened = reader.post("/replay", &[("record", &sent)]).await;
    assert_eq!(opened.status, 303, "{}", opened.body);
    assert!(opened.location().ends_with("/replay"), "{}", opened.location());
    let shown = reader.get(&format!("{}?at=6&as=judge", opened.location())).await;
    assert_eq!(shown.status, 200);
    // Nobody plays at it, so its table is its replay, from which nothing leads to a table.
    let study = format!("/tables/{}", id_in(opened.location()));
    assert_eq!(reader.get(&study).await.location(), opened.location());
    assert!(!shown.body.contains(&format!("href=\"{study}\"")), "{}", shown.body);
    let copy = reader.get(&format!("/tables/{}/record", id_in(opened.location()))).await;
    let choices = |text: &str| text.split_once("choices:").map(|(_, rest)| rest.to_owned());
    assert_eq!(choices(&copy.body).is_some(), choices(&record.body).is_some());
    for (what, broken) in [
        ("edited", record.body.replacen("stance", "stands", 1)),
        ("cut", record.body[..record.body.len() / 2].to_owned()),
        ("nothing", String::new()),
        ("another game", record.body.replacen("game: duel", "game: chess", 1)),
    ] {
        let answer = reader.post("/replay", &[("record", &broken)]).await;
        assert_eq!(answer.status, 422, "{what}");
    }
}

#[tokio::test]
async fn while_it_is_played_a_record_holds_what_its_reader_may_know() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    let path = format!("/tables/{table}/record");
    let [own, other] = [red.get(&path).await.body, blue.get(&path).await.body];
    assert!(own.contains("stance bold") && own.contains("seed: withheld"), "{own}");
    assert!(!other.contains("bold") && other.contains("seed: withheld"), "{other}");
    let watched = server.visitor().get(&path).await.body;
    assert!(!watched.contains("bold") && watched.contains("seed: withheld"), "{watched}");
    // The eyes of somebody else are not lent before the end.
    for eyes in ["red", "judge", "nobody"] {
        let replay = format!("/tables/{table}/replay?at=1&as={eyes}");
        assert!(!blue.get(&replay).await.body.contains("bold"), "{eyes}");
    }
}

#[tokio::test]
async fn one_can_play_on_from_a_moment_of_a_match_that_is_over() {
    let server = TestServer::open().await;
    let (table, mut red, _) = given_up(&server, 6).await;
    let fork = [("at", "2"), ("seat", "blue"), ("level", "easy")];
    let path = format!("/tables/{table}/fork");
    let mut stranger = server.visitor();
    let answer = stranger.post(&path, &fork).await;
    assert_eq!(answer.status, 303);
    let other = id_in(answer.location());
    assert_ne!(other, table);
    let seen = stranger.table(&other).await;
    assert_eq!([sitter(&seen, "red"), sitter(&seen, "blue")], ["bot", "you"]);
    let entries = server.entries(&other).await;
    assert_eq!(entries[..2].iter().map(|entry| entry.seq).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(entries[0].kind, server.entries(&table).await[1].kind, "the same choices");
    assert_eq!(red.table(&table).await["ply"], 6, "the match itself stays as it was");
    let (running, mut red, _) = server.duel_of_two().await;
    let answer = red.post(&format!("/tables/{running}/fork"), &fork).await;
    assert_eq!(answer.status, 409, "not while it is played");
}
