//! Seats: giving them up, changing sides, other devices, shared screens, stand-ins.

use std::time::Duration;

use serde_json::json;
use server::tables::EntryKind;

use crate::harness::{Form, OPEN_DUEL, SocketClient, TestServer, Visitor, id_in, options};
use crate::harness::{regions, sitter};

#[tokio::test]
async fn a_seat_is_taken_once() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    let taken = server.visitor().post(&format!("/tables/{table}/seats/blue"), &[]).await;
    assert_eq!(taken.status, 409);
    let nowhere = server.visitor().post(&format!("/tables/{table}/seats/green"), &[]).await;
    assert_eq!(nowhere.status, 409);
    let seen = red.table(&table).await;
    assert_eq!([sitter(&seen, "red"), sitter(&seen, "blue")], ["you", "person"]);
    let seen = blue.table(&table).await;
    assert_eq!([sitter(&seen, "red"), sitter(&seen, "blue")], ["person", "you"]);
}

#[tokio::test]
async fn whoever_concedes_has_lost() {
    let server = TestServer::open().await;
    let (table, mut red, blue) = server.duel_of_two().await;
    let mut client = blue.follow(&table, Form::Html).await;
    assert_eq!(client.ask(&json!({ "concede": true })).await, json!({ "ack": null }));
    client.until(|blue| blue.parts["actions"].contains("conceded")).await;
    let seen = red.table(&table).await;
    assert_eq!(seen["standing"], "over");
    assert!(seen["result"]["en"].as_str().is_some_and(|text| text.starts_with("Blue")), "{seen}");
}

#[tokio::test]
async fn nothing_can_be_clicked_before_everyone_is_there_nor_after_somebody_gave_up() {
    let server = TestServer::open().await;
    let open = [("game", "deckbuilding"), ("seat.empire", "me"), ("seat.rebels", "open")];
    let [mut empire, mut rebels] = [server.visitor(), server.visitor()];
    let table = empire.set_up(&open).await;
    // A card that can do nothing may still be clicked, to be told why not.
    let choices = |page: &str| page.matches("class=\"card can\"").count();
    assert_eq!(choices(&empire.page(&table).await), 0, "a seat is empty");
    rebels.sit(&table, "rebels").await;
    assert_eq!(choices(&empire.page(&table).await), 5, "the hand can be played");
    assert_eq!(rebels.execute(&table, "concede").await.status, 200);
    assert_eq!(choices(&empire.page(&table).await), 0, "it is over");
}

#[tokio::test]
async fn a_rematch_has_sides_swapped_once_everyone_wants_it() {
    let server = TestServer::open().await;
    let (table, mut red, mut blue) = server.duel_of_two().await;
    red.execute(&table, "concede").await;
    let [mut one, mut other] =
        [red.follow(&table, Form::Html).await, blue.follow(&table, Form::Json).await];
    assert_eq!(one.ask(&json!({ "rematch": true })).await, json!({ "ack": null }));
    assert_eq!((&one.moved, &other.moved), (&None, &None), "one alone cannot play again");
    other.until(|other| other.last["seats"][0]["wants_more"] == true).await;
    one.until(|one| one.parts["ending"].contains("Waiting for ")).await;
    assert_eq!(other.ask(&json!({ "rematch": true })).await, json!({ "ack": null }));
    one.until(|one| one.moved.is_some()).await;
    other.until(|other| other.moved.is_some()).await;
    assert_eq!(one.moved, other.moved);
    let next = id_in(&one.moved.expect("another table"));
    let seen = red.table(&next).await;
    assert_eq!([sitter(&seen, "red"), sitter(&seen, "blue")], ["person", "you"]);
    assert_eq!(sitter(&blue.table(&next).await, "red"), "you");
    assert_eq!(red.execute(&table, "rematch").await.refusal(), "early", "they have gone on");
    // Whoever comes by form is led there too.
    let [first, second] = [&mut red, &mut blue].map(|visitor| visitor.clone());
    swap_again(&next, first, second).await;
}

async fn swap_again(table: &str, mut red: Visitor, mut blue: Visitor) {
    blue.execute(table, "concede").await;
    let path = format!("/tables/{table}/rematch");
    assert_eq!(id_in(red.post(&path, &[]).await.location()), table);
    let next = id_in(blue.post(&path, &[]).await.location());
    assert_ne!(next, table);
    assert_eq!(sitter(&red.table(&next).await, "red"), "you");
}

/// The code of the private link on the page.
fn code_on(page: &str) -> &str {
    let code = page.split_once("/handover#").map(|(_, rest)| &rest[..32]);
    code.unwrap_or_else(|| panic!("no link in {page}"))
}

#[tokio::test]
async fn a_seat_moves_to_another_device_by_a_private_link() {
    let server = TestServer::open().await;
    let (table, mut red, _) = server.duel_of_two().await;
    let mut old = red.follow(&table, Form::Json).await;
    let page = red.post(&format!("/tables/{table}/handover"), &[]).await;
    assert_eq!(page.status, 200);
    let code = code_on(&page.body).to_owned();
    let mut phone = server.visitor();
    assert_eq!(phone.get("/handover").await.status, 200);
    let taken = phone.post("/handover", &[("code", &code)]).await;
    assert_eq!((taken.status, id_in(taken.location())), (303, table.clone()));
    assert_eq!(sitter(&phone.table(&table).await, "red"), "you");
    assert_eq!(options(&phone.table(&table).await).len(), 3);
    // The old device watches from now on.
    let seen = red.table(&table).await;
    assert_eq!((sitter(&seen, "red"), options(&seen).len()), ("person", 0));
    old.until(|old| sitter(&old.last, "red") == "person" && old.options().is_empty()).await;
    let choice = json!({ "n": 1, "ply": 0, "choose": "stance bold" });
    assert_eq!(old.refusal(&choice).await, "not_your_seat");
    for code in [code.as_str(), "00000000000000000000000000000000", "nonsense", ""] {
        let again = server.visitor().post("/handover", &[("code", code)]).await;
        assert_eq!(again.status, 403, "{code}");
    }
    let stranger = server.visitor().post(&format!("/tables/{table}/handover"), &[]).await;
    assert_eq!(stranger.status, 409, "only whoever sits there has a link to give");
    phone.must_choose(&table, "stance keen").await;
}

const SHARED: &[(&str, &str)] = &[("game", "deckbuilding"), ("seat.rebels", "hot")];

/// The board as everyone may see it.
async fn watched(server: &TestServer, table: &str) -> Vec<(String, String)> {
    board(&server.visitor().page(table).await)
}

/// The parts of the board, without what stands around it.
fn board(page: &str) -> Vec<(String, String)> {
    let around = ["seats", "happened", "ending", "actions", "prompt", "controls"];
    regions(page).into_iter().filter(|(id, _)| !around.contains(&id.as_str())).collect()
}

#[tokio::test]
async fn at_a_shared_screen_a_curtain_hides_the_cards_of_both() {
    let server = TestServer::open().await;
    let mut screen = server.visitor();
    let table = screen.set_up(SHARED).await;
    let curtain = |page: &str| page.contains(&format!("/tables/{table}/lift"));
    let down = screen.page(&table).await;
    assert!(curtain(&down) && board(&down) == watched(&server, &table).await);
    let seen = screen.table(&table).await;
    assert_eq!((options(&seen).len(), &seen["n"]), (0, &json!(0)));
    assert_eq!(seen["view"], server.visitor().table(&table).await["view"]);
    let lift = format!("/tables/{table}/lift");
    assert_eq!(screen.post(&lift, &[("seat", "empire")]).await.status, 303);
    let up = screen.page(&table).await;
    assert!(!curtain(&up) && board(&up) != watched(&server, &table).await);
    end_turn(&mut screen, &table).await;
    let down = screen.page(&table).await;
    assert!(curtain(&down), "it falls as soon as somebody else must look");
    assert_eq!(board(&down), watched(&server, &table).await);
    let mut client = screen.follow(&table, Form::Html).await;
    assert!(client.options().is_empty());
    assert_eq!(client.ask(&json!({ "lift": "rebels" })).await, json!({ "ack": null }));
    client.until(|screen| !screen.options().is_empty()).await;
    check_hand(&client, &mut screen, &table).await;
}

async fn end_turn(visitor: &mut Visitor, table: &str) {
    while let Some(words) = options(&visitor.table(table).await).first() {
        let end = options(&visitor.table(table).await).into_iter().find(|o| o == "end turn");
        visitor.must_choose(table, &end.unwrap_or_else(|| words.clone())).await;
    }
}

/// With the curtain up, the options are those of the seat that looks.
async fn check_hand(client: &SocketClient, screen: &mut Visitor, table: &str) {
    let mut offered = client.options();
    let mut options = options(&screen.table(table).await);
    offered.sort_unstable();
    options.sort_unstable();
    assert_eq!(offered, options);
}

#[tokio::test]
async fn a_bot_stands_in_for_whoever_is_away_and_gives_the_seat_back() {
    let server = TestServer::with(|config| config.absence = Duration::ZERO).await;
    let fields = [OPEN_DUEL, &[("away", "bot")]].concat();
    let (table, red, mut blue) = server.two(&fields, "blue").await;
    let mut there = blue.follow(&table, Form::Json).await;
    // Red is asked for a stance, and is not there.
    there.until(|blue| sitter(&blue.last, "red") == "bot").await;
    there.until(|blue| blue.number("ply") == 1).await;
    let mut back = red.follow(&table, Form::Json).await;
    back.until(|red| sitter(&red.last, "red") == "you").await;
    there.until(|blue| sitter(&blue.last, "red") == "person").await;
    assert_eq!(back.number("n"), 1, "the bot has chosen once");
    let sat: Vec<_> = server.entries(&table).await;
    let sat = sat.into_iter().filter_map(|entry| match entry.kind {
        EntryKind::Sat(who) => who.split(':').next().map(str::to_owned),
        _ => None,
    });
    assert_eq!(sat.collect::<Vec<_>>(), ["person", "stand_in", "person"]);
    blue.must_choose(&table, "stance wary").await;
    back.until(|red| red.number("ply") == 2).await;
    let asked = options(&blue.table(&table).await).len() + back.options().len();
    assert!(asked > 0, "somebody is asked, and no bot answers for red any more");
}

#[tokio::test]
async fn a_bot_stands_in_also_for_somebody_who_never_came() {
    let server = TestServer::with(|config| config.absence = Duration::from_millis(300)).await;
    let fields = [OPEN_DUEL, &[("away", "bot")]].concat();
    let (table, mut red, blue) = server.two(&fields, "blue").await;
    let mut there = blue.follow(&table, Form::Json).await;
    there.until(|there| sitter(&there.last, "red") == "bot").await;
    let front = red.get("/").await.body;
    assert!(front.contains(&table), "the table is still theirs: {front}");
}

#[tokio::test]
async fn giving_up_is_heard() {
    let server = TestServer::open().await;
    let (table, mut red, blue) = server.duel_of_two().await;
    let mut hears = blue.follow(&table, Form::Html).await;
    red.execute(&table, "concede").await;
    hears.until(|hears| hears.parts["actions"].contains("conceded")).await;
    assert_eq!(hears.last["cue"], "over");
}
