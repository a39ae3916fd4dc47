//! Best of three at a table of Unlimited: from one game to the next, and what is exchanged between.

use games::AnyGame;
use serde_json::{Value, json};
use server::tables::EntryKind;
use unlimited::decks::{Starter, code};

use crate::harness::{
    Form, SeededChoice, StagedGame, TestServer, Visitor, id_in, options, sitter, unlimited,
};
use crate::matches::play_out;

const OPEN_MATCH: &[(&str, &str)] =
    &[("game", "unlimited"), ("set.match", "three"), ("seat.red", "open")];

/// The same luck every time: a game in which both bases fall at once would have to be repeated.
fn game() -> &'static dyn AnyGame {
    StagedGame::new(unlimited(), 7).ready()
}

async fn server() -> TestServer {
    TestServer::of(vec![game()], |_| {}).await
}

/// Both want to go on; the table they come to.
async fn go_on(table: &str, blue: &mut Visitor, red: &mut Visitor) -> String {
    assert_eq!(blue.execute(table, "rematch").await.status, 200);
    let path = format!("/tables/{table}/rematch");
    let next = id_in(red.post(&path, &[]).await.location());
    assert_ne!(next, table);
    next
}

fn result(seen: &Value) -> &str {
    seen["result"]["en"].as_str().unwrap_or_else(|| panic!("it is over: {seen}"))
}

/// The result of the first game, in which the players are called "Guest" and "red".
fn says(loser: &str, how: &str, winner: &str) -> String {
    let first = if loser == "red" { "Red" } else { loser };
    format!("{first}: {how}. Victory for {winner}. {winner} leads the match, 1–0.")
}

fn score(seen: &Value) -> &Value {
    &seen["view"]["series"]
}

// proves: SWU-MATCH-01, SWU-OPEN-38, SWU-WIN-05
#[tokio::test]
async fn a_best_of_three_is_played_to_its_end() {
    let server = server().await;
    let (first, mut blue, mut red) = server.two(OPEN_MATCH, "red").await;
    assert_eq!(*score(&blue.table(&first).await), json!({ "game": 1, "wins": [0, 0] }));
    let page = blue.page(&first).await;
    assert!(page.contains("Game 1 of 3") && !page.contains("0–0"), "{page}");
    assert!(page.contains("This game ends at once"), "the match goes on: {page}");
    // Whoever is not asked may concede too.
    let asked = !options(&red.table(&first).await).is_empty();
    let bystander = if asked { &mut blue } else { &mut red };
    assert_eq!(bystander.execute(&first, "concede").await.status, 200);
    let [winner, loser] = if asked { ["red", "Guest"] } else { ["Guest", "red"] };
    let said = says(loser, "conceded", winner);
    assert_eq!(result(&blue.table(&first).await), said);
    assert!(blue.page(&first).await.contains("Next game of the match"));

    // The seats stay, and the loser says who has the initiative.
    let second = go_on(&first, &mut blue, &mut red).await;
    let seen = blue.table(&second).await;
    assert_eq!([sitter(&seen, "blue"), sitter(&seen, "red")], ["you", "person"]);
    let wins = if asked { json!([0, 1]) } else { json!([1, 0]) };
    assert_eq!(*score(&seen), json!({ "game": 2, "wins": wins }));
    let [chooser, other] = if asked { [&mut blue, &mut red] } else { [&mut red, &mut blue] };
    assert_eq!(options(&chooser.table(&second).await), ["first blue", "first red"]);
    assert!(options(&other.table(&second).await).is_empty());
    chooser.must_choose(&second, "first blue").await;
    // In the middle of the game the other one gives up.
    let words = options(&blue.table(&second).await);
    assert_eq!(words, ["keep", "renew"]);
    blue.must_choose(&second, "keep").await;
    let other = if asked { &mut red } else { &mut blue };
    assert_eq!(other.execute(&second, "concede").await.status, 200);
    let said = "The match stands at 1–1: the next game decides it.";
    assert!(result(&red.table(&second).await).ends_with(said));

    decide(&server, &second, &mut blue, &mut red).await;
}

/// The third game is played to its end by the rules; after it a new match begins with sides swapped.
async fn decide(server: &TestServer, second: &str, blue: &mut Visitor, red: &mut Visitor) {
    let third = go_on(second, blue, red).await;
    let mut players = [blue.follow(&third, Form::Json).await, red.follow(&third, Form::Json).await];
    let is_asked = |words: &[String]| words == ["first blue", "first red"];
    assert_eq!(players.iter().filter(|player| is_asked(&player.options())).count(), 1);
    play_out(&mut players, &mut SeededChoice::new(8)).await;
    let seen = blue.table(&third).await;
    let end = result(&seen);
    assert!(end.ends_with("won the match, 2–1."), "{end}");
    assert!(blue.page(&third).await.contains("Rematch with sides swapped"));
    let fourth = go_on(&third, blue, red).await;
    let seen = blue.table(&fourth).await;
    assert_eq!([sitter(&seen, "blue"), sitter(&seen, "red")], ["person", "you"]);
    assert_eq!(*score(&seen), json!({ "game": 1, "wins": [0, 0] }));
    assert_eq!(server.entries(&fourth).await, []);
}

// proves: SWU-OPEN-40
#[tokio::test]
async fn whoever_is_away_too_long_loses_that_game() {
    let server = server().await;
    let fields = [OPEN_MATCH, &[("clock", "move:5")]].concat();
    let (table, mut blue, mut red) = server.two(&fields, "red").await;
    let absent = if options(&blue.table(&table).await).is_empty() { 1 } else { 0 };
    let mut client = blue.follow(&table, Form::Json).await;
    client.until(|blue| blue.last["standing"] == "over").await;
    let [loser, winner] = if absent == 0 { ["Guest", "red"] } else { ["red", "Guest"] };
    let said = says(loser, "out of time", winner);
    assert_eq!(result(&client.last), said);
    let next = go_on(&table, &mut blue, &mut red).await;
    let absent = if absent == 0 { &mut blue } else { &mut red };
    assert_eq!(options(&absent.table(&next).await), ["first blue", "first red"]);
}

/// The code of Luke's starter deck with two kinds of cards beside it.
fn with_sideboard(beside: &str) -> String {
    format!("{}~{beside}", code(&(&Starter::Luke.deck()).into()))
}

// proves: SWU-MATCH-04
#[tokio::test]
async fn between_games_cards_are_exchanged_on_a_page() {
    let server = server().await;
    let deck = with_sideboard("128.130x2");
    let fields = [OPEN_MATCH, &[("set.blue", &deck)]].concat();
    let (table, mut blue, mut red) = server.two(&fields, "red").await;
    let page = format!("/tables/{table}/sideboard");
    assert_eq!(id_in(blue.get(&page).await.location()), table, "the game is not over");
    red.execute(&table, "concede").await;
    assert!(blue.page(&table).await.contains("Exchange cards with the sideboard"));
    assert!(!red.page(&table).await.contains("/sideboard"), "nothing lies beside that deck");
    for visitor in [&mut red, &mut server.visitor()] {
        assert_eq!(id_in(visitor.get(&page).await.location()), table);
    }
    let shown = blue.get(&page).await;
    assert_eq!(shown.status, 200);
    let (entering, leaving) = cards(&shown.body);
    assert!(shown.body.contains("50 in the deck, 3 in the sideboard"), "{}", shown.body);

    // What does not make a legal deck comes back as it was typed, with the rule.
    let wrong = [("seat", "blue"), (leaving.as_str(), "0")];
    let answer = blue.post(&page, &wrong).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("/rules/SWU-DECK-02"), "{}", answer.body);
    assert_eq!(value(&answer.body, &leaving), "0");
    let answer = blue.post_json(&page, &wrong).await;
    assert_eq!((answer.status, answer.refusal()), (409, "illegal".to_owned()));
    for (visitor, seat) in [(&mut red, "blue"), (&mut server.visitor(), "blue"), (&mut blue, "red")]
    {
        let stranger = [("seat", seat), (entering.as_str(), "2"), (leaving.as_str(), "1")];
        assert_eq!(visitor.post_json(&page, &stranger).await.refusal(), "not_your_seat");
    }

    let kept = value(&shown.body, &leaving).parse::<u8>().expect("a number") - 2;
    let kept = kept.to_string();
    let right = [("seat", "blue"), (entering.as_str(), "2"), (leaving.as_str(), kept.as_str())];
    assert_eq!(id_in(blue.post(&page, &right).await.location()), table);
    assert!(blue.page(&table).await.contains("Cards are exchanged."));
    let server = server.reopen(vec![game()]).await;
    for visitor in [&mut blue, &mut red] {
        visitor.address.clone_from(&server.address);
    }
    let shown = blue.get(&page).await;
    assert_eq!([&entering, &leaving].map(|card| value(&shown.body, card)), ["2", kept.as_str()]);
    let next = go_on(&table, &mut blue, &mut red).await;
    assert_eq!(blue.post_json(&page, &right).await.refusal(), "early", "they have gone on");
    blue.execute(&next, "concede").await;
    let record = blue.get(&format!("/tables/{next}/record")).await.body;
    let written = record.split_whitespace().find_map(|word| word.strip_prefix("blue="));
    let written = written.unwrap_or_else(|| panic!("a deck in {record}"));
    assert!(written.contains(".130x2") && written.contains("~"), "{written}");
    assert!(!written.contains(&deck), "{written}");
}

#[tokio::test]
async fn a_program_exchanges_cards_by_message() {
    let server = server().await;
    let deck = with_sideboard("128.130x2");
    let fields = [OPEN_MATCH, &[("set.blue", &deck)]].concat();
    let (table, blue, mut red) = server.two(&fields, "red").await;
    let mut blue = blue.follow(&table, Form::Json).await;
    assert_eq!(blue.refusal(&json!({ "exchange": "wampa=1" })).await, "early");
    red.execute(&table, "concede").await;
    assert_eq!(blue.refusal(&json!({ "exchange": "nonsense=1" })).await, "illegal");
    assert_eq!(blue.ask(&json!({ "exchange": "" })).await, json!({ "ack": null }));
    let kinds: Vec<_> = server.entries(&table).await.into_iter().map(|entry| entry.kind).collect();
    assert_eq!(kinds.last(), Some(&EntryKind::Exchanged(String::new())));
}

/// The field of a card of which two copies lie beside the deck, and of one that is in it thrice.
fn cards(page: &str) -> (String, String) {
    let inputs = || page.split("name=\"card.").skip(1);
    let field = |input: &str| format!("card.{}", input.split('"').next().expect("an id"));
    let beside = inputs().find(|input| input.contains("max=\"2\" step=\"1\" value=\"0\""));
    let inside = inputs().find(|input| {
        let input = input.split('>').next().expect("an element");
        input.contains("max=\"3\"") && input.contains("value=\"3\"")
            || input.contains("max=\"2\"") && input.contains("value=\"2\"")
    });
    (field(beside.expect("a card beside")), field(inside.expect("a card inside")))
}

/// What stands in a field.
fn value(page: &str, field: &str) -> String {
    let input = page.split(&format!("name=\"{field}\"")).nth(1).expect("the field");
    let value = input.split("value=\"").nth(1).and_then(|rest| rest.split('"').next());
    value.expect("a value").to_owned()
}
