//! The form of a new table: seats follow from the setup, whatever their number.

use crate::harness::{TestServer, Visitor};

/// The seats on the form at this address, in order.
async fn seats(visitor: &mut Visitor, address: &str) -> Vec<String> {
    seats_on(&visitor.get(address).await.body)
}

fn seats_on(page: &str) -> Vec<String> {
    let names = page.split("<select id=\"seat.").skip(1);
    names.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[tokio::test]
async fn the_form_has_the_seats_of_the_setup_chosen() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    assert_eq!(seats(&mut visitor, "/new?game=duel").await, ["red", "blue"]);
    let three = "/new?game=duel&set.mode=three&set.life=99&seat.green=hard";
    assert_eq!(seats(&mut visitor, three).await, ["red", "blue", "green"], "whatever the life is");
    let page = visitor.get(three).await.body;
    assert!(page.contains("value=\"hard\" selected") && page.contains("id=\"update-seats\""));
    let teams = visitor.get("/new?game=duel&set.mode=teams").await.body;
    assert_eq!(seats_on(&teams), ["red", "green", "blue", "gold"], "a team sits together");
    assert!(teams.contains("Red and Green play together"), "{teams}");
    let nonsense = "/new?game=duel&set.mode=castle";
    assert_eq!(seats(&mut visitor, nonsense).await, ["red", "blue"]);
}

#[tokio::test]
async fn a_game_for_two_offers_no_other_seats() {
    let server = TestServer::of(vec![crate::harness::deckbuilding()], |_| {}).await;
    let page = server.visitor().get("/new?game=deckbuilding&set.mode=full").await.body;
    assert_eq!(seats_on(&page), ["empire", "rebels"]);
    assert!(page.contains("set.factions"), "{page}");
    let other = "/new?game=deckbuilding&set.factions=separatists,republic&set.mode=full";
    let page = server.visitor().get(other).await.body;
    assert_eq!(seats_on(&page), ["separatists", "republic"]);
}

#[tokio::test]
async fn seats_that_are_left_out_are_filled_with_bots() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    for (mode, words) in [("three", 3), ("teams", 4)] {
        let fields = [("game", "duel"), ("set.mode", mode), ("seat.blue", "open")];
        let table = visitor.set_up(&fields).await;
        let view = visitor.get_json(&format!("/tables/{table}")).await.json();
        let sitters: Vec<&str> = view["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .map(|seat| seat["sitter"].as_str().expect("a word"))
            .collect();
        assert_eq!(sitters[..3], ["you", "open", "bot"], "{mode}");
        assert_eq!(sitters.len(), words, "{mode}");
    }
}

#[tokio::test]
async fn a_seat_the_setup_does_not_have_is_refused() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    let fields = [("game", "duel"), ("set.mode", "duel"), ("seat.green", "easy")];
    let answer = visitor.post("/tables", &fields).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("This setup has no seat «green»."), "{}", answer.body);
    assert_eq!(seats_on(&answer.body), ["red", "blue"], "the form shows the seats there are");
    let fields = [("game", "duel"), ("set.mode", "three"), ("seat.green", "easy")];
    visitor.set_up(&fields).await;
}

#[tokio::test]
async fn a_setup_with_three_faults_is_refused_with_all_of_them() {
    let server = TestServer::of(vec![crate::harness::deckbuilding()], |_| {}).await;
    let mut visitor = server.visitor();
    let clone_wars = [("game", "deckbuilding"), ("set.factions", "separatists,republic")];
    let mode = ("set.mode", "introductory");
    let answer = visitor.post("/tables", &[clone_wars[0], clone_wars[1], mode]).await;
    assert_eq!(answer.status, 422, "no other mode takes its place");
    let more = [mode, ("set.neutral", "original"), ("set.goal", "9")];
    let fields = clone_wars.into_iter().chain(more).collect::<Vec<_>>();
    let answer = visitor.post("/tables", &fields).await;
    assert_eq!(answer.status, 422);
    let page = answer.body;
    for fault in [
        "The introductory mode needs fixed base decks",
        "These factions use the neutral cards of",
        "The goal is between 2 and 5",
    ] {
        assert!(page.contains(fault), "{fault}: {page}");
    }
    for field in ["mode", "neutral", "goal"] {
        assert!(page.contains(&format!("id=\"set.{field}-fault\"")), "{field}: {page}");
    }
    for kept in ["value=\"introductory\" checked", "value=\"original\" checked", "value=\"9\""] {
        assert!(page.contains(kept), "{kept}: {page}");
    }
    let query: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let page = visitor.get(&format!("/new?{}", query.join("&"))).await.body;
    assert!(page.contains("value=\"full\" checked"), "the form itself falls back: {page}");
}

#[tokio::test]
async fn one_click_fills_every_seat_with_bots_of_the_level() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    let fields = [("game", "duel"), ("set.mode", "teams"), ("level", "easy")];
    let answer = visitor.post("/play", &fields).await;
    let table = answer.location().to_owned();
    let page = visitor.get(&table).await.body;
    for n in 1..=3 {
        assert!(page.contains(&format!("title=\"Bot {n} (easy)")), "{page}");
    }
}
