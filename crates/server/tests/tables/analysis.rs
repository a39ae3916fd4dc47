//! The analysis of a finished match.

use serde_json::Value;

use crate::harness::{SeededChoice, StagedGame, TestServer, Visitor, duel, id_in, options};

/// A server at which every duel has the same luck.
async fn same_luck() -> TestServer {
    TestServer::of(vec![StagedGame::new(duel(), 3).ready()], |_| {}).await
}

/// Two people at a duel that they played to its end.
async fn played_out(server: &TestServer) -> (String, Visitor, Visitor) {
    let (table, mut red, mut blue) = server.duel_of_two().await;
    let mut choice = SeededChoice::new(5);
    loop {
        let now = red.table(&table).await;
        if now["standing"] == "over" {
            return (table, red, blue);
        }
        let asked = !options(&now).is_empty();
        let player = if asked { &mut red } else { &mut blue };
        let options = options(&player.table(&table).await);
        player.must_choose(&table, choice.pick(&options)).await;
    }
}

/// The number of analyses the server has made.
async fn made(server: &TestServer) -> String {
    let metrics = server.visitor().get("/metrics").await.body;
    let line = metrics.lines().find(|line| line.starts_with("cantina_analyses_total"));
    line.and_then(|line| line.split(' ').nth(1)).expect("the metric").to_owned()
}

#[tokio::test]
async fn a_match_is_not_analysed_while_it_is_played() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    let path = format!("/tables/{table}/analysis");
    for visitor in [&mut red, &mut server.visitor()] {
        let refused = visitor.get_json(&path).await;
        assert_eq!(refused.status, 409);
        assert!(refused.json()["error"]["es"].as_str().is_some_and(|es| es.contains("terminado")));
        assert_eq!(visitor.get(&path).await.status, 409);
    }
    // A record of a match that was not over is none to be analysed either.
    assert_eq!(red.execute(&table, "concede").await.status, 200);
    let record = red.get(&format!("/tables/{table}/record")).await.body;
    let opened = red.post("/replay", &[("record", &record)]).await;
    let study = format!("/tables/{}/analysis", id_in(opened.location()));
    assert_eq!(red.get_json(&study).await.status, 409);
    assert_eq!(made(&server).await, "0");
}

#[tokio::test]
async fn everybody_who_asks_gets_the_same_analysis_made_once() {
    let server = same_luck().await;
    let (table, mut red, mut blue) = played_out(&server).await;
    let path = format!("/tables/{table}/analysis");
    let mut watcher = server.visitor();
    let (first, second, third) =
        tokio::join!(red.get_json(&path), blue.get_json(&path), watcher.get_json(&path));
    assert_eq!([first.status, second.status, third.status], [200; 3]);
    assert!(first.body == second.body && second.body == third.body);
    assert_eq!(made(&server).await, "1");
    let analysis = first.json();
    assert_eq!(analysis["game"], "duel");
    let plies = analysis["plies"].as_u64().expect("a number");
    let moves = analysis["moves"].as_array().expect("a list");
    assert!(!moves.is_empty());
    for judged in moves {
        let (value, loss) = (judged["value"].as_f64(), judged["loss"].as_f64());
        assert!(value.is_some_and(|value| (0.0..=1.0).contains(&value)), "{judged}");
        assert!(loss.is_some_and(|loss| loss >= 0.0), "{judged}");
        assert!(judged["ply"].as_u64().is_some_and(|ply| ply < plies), "{judged}");
    }
    let turning: &Vec<Value> = analysis["turning_points"].as_array().expect("a list");
    assert!(turning.len() <= 3);
    assert!(turning.iter().all(|ply| moves.iter().any(|judged| judged["ply"] == *ply)));
}

#[tokio::test]
async fn the_page_says_who_won_and_leads_to_the_turning_points() {
    let server = same_luck().await;
    let (table, mut red, mut blue) = played_out(&server).await;
    let path = format!("/tables/{table}/analysis");
    let pages = [red.get(&path).await.body, blue.get(&path).await.body];
    assert_eq!(pages.iter().filter(|page| page.contains("You won")).count(), 1);
    assert_eq!(pages.iter().filter(|page| page.contains("You lost")).count(), 1);
    let watched = server.visitor().get(&path).await.body;
    assert!(watched.contains("The match is over") && watched.contains("<svg role=\"img\""));
    let turning = red.get_json(&path).await.json()["turning_points"].clone();
    let turning = turning.as_array().expect("a list");
    assert!(!turning.is_empty(), "this match has turning points");
    for ply in turning {
        assert!(watched.contains(&format!("/tables/{table}/replay?at={ply}&amp;as=")), "{ply}");
        let form = [("at", ply.to_string()), ("seat", "red".to_owned())];
        let fields: Vec<(&str, &str)> = form.iter().map(|(k, v)| (*k, v.as_str())).collect();
        let fork = server.visitor().post(&format!("/tables/{table}/fork"), &fields).await;
        assert_eq!(fork.status, 303);
    }
    let part = red.get(&format!("{path}?part=1")).await.body;
    assert!(part.starts_with("<section class=\"analysis\"") && !part.contains("<html"), "{part}");
    red.post("/language", &[("lang", "es"), ("back", "/")]).await;
    let spanish = red.get(&path).await.body;
    assert!(spanish.contains("Momentos decisivos"), "{spanish}");
}

#[tokio::test]
async fn uploaded_records_and_given_up_matches_are_analysed_too() {
    let server = same_luck().await;
    let (table, mut red, _) = played_out(&server).await;
    let record = red.get(&format!("/tables/{table}/record")).await.body;
    let mut reader = server.visitor();
    let opened = reader.post("/replay", &[("record", &record)]).await;
    let study = format!("/tables/{}/analysis", id_in(opened.location()));
    let [own, uploaded] = [
        red.get_json(&format!("/tables/{table}/analysis")).await.json(),
        reader.get_json(&study).await.json(),
    ];
    assert_eq!(own, uploaded);
    assert!(reader.get(&study).await.body.contains("The match is over"));
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.must_choose(&table, "stance bold").await;
    assert_eq!(blue.execute(&table, "concede").await.status, 200);
    let path = format!("/tables/{table}/analysis");
    assert_eq!(red.get_json(&path).await.json()["moves"].as_array().map(Vec::len), Some(1));
    assert!(red.get(&path).await.body.contains("You won"));
}
