//! Whole matches, against bots and between people, over sockets of both forms.

use serde_json::{Value, json};

use crate::harness::{
    Form, OPEN_DUEL, SeededChoice, SocketClient, StagedGame, TestServer, Visitor, deckbuilding,
    eventually, id_in,
};
use crate::harness::{lines, list, options, sitter};

#[tokio::test]
async fn one_click_leads_to_a_game_against_a_bot() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    let fields = [("game", "deckbuilding"), ("level", "easy")];
    let answer = visitor.post("/play", &fields).await;
    assert_eq!(answer.status, 303);
    let table = id_in(answer.location());
    let seen = visitor.table(&table).await;
    assert_eq!([sitter(&seen, "empire"), sitter(&seen, "rebels")], ["you", "bot"]);
    assert_eq!(seen["standing"], "playing");
    // Whatever is done, the bot answers in the end.
    let mut choice = SeededChoice::new(1);
    while sitter_asked(&visitor.table(&table).await) != "rebels" {
        let options = options(&visitor.table(&table).await);
        if options.is_empty() {
            break;
        }
        visitor.must_choose(&table, choice.pick(&options)).await;
    }
    eventually("the bot ends its turn", async || {
        let now = visitor.table(&table).await;
        (!options(&now).is_empty()).then_some(())
    })
    .await;
    let by_bot = server.entries(&table).await;
    assert!(by_bot.iter().any(|entry| entry.seat == Some(table::Seat::new(1))), "{by_bot:?}");
}

fn sitter_asked(seen: &Value) -> String {
    let seats = seen["seats"].as_array().expect("seats");
    let asked = seats.iter().find(|seat| seat["asked"] == true);
    asked.map_or(String::new(), |seat| seat["seat"].as_str().expect("a word").to_owned())
}

/// Makes random choices until nobody is asked any more; a turn ends when nothing else can be done,
/// so that matches stay short. After each choice both players hear of exactly one change.
pub(crate) async fn play_out(players: &mut [SocketClient; 2], choice: &mut SeededChoice) -> u64 {
    let mut made = 0;
    while let Some(place) = players.iter().position(|player| !player.options().is_empty()) {
        let chooser = &mut players[place];
        let (seq, n) = (chooser.number("seq"), chooser.number("n"));
        let words = eager(chooser.options(), choice);
        assert_eq!(chooser.choose(&words).await, json!({ "ack": n + 1 }), "{words}");
        for player in &mut *players {
            player.until(|player| player.number("seq") == seq + 1).await;
            assert_eq!(player.number("ply"), made + 1);
        }
        assert_eq!(players[place].number("n"), n + 1);
        made += 1;
    }
    made
}

fn eager(mut options: Vec<String>, choice: &mut SeededChoice) -> String {
    if options.len() > 1 {
        options.retain(|words| !words.starts_with("end"));
    }
    choice.pick(&options).to_owned()
}

/// Both players play a match to its end and find the same afterwards on the page.
async fn whole_match(server: &TestServer, fields: &[(&str, &str)], seat: &str, form: Form) {
    let (table, mut first, mut second) = server.two(fields, seat).await;
    let mut players = [first.follow(&table, form).await, second.follow(&table, form).await];
    players[0].until(|player| player.number("seq") == 1 && !player.options().is_empty()).await;
    players[1].until(|player| player.number("seq") == 1).await;
    let made = play_out_from(&mut players, 1).await;
    assert!(made > 5, "a match takes a while, not {made} choices");
    for (player, visitor) in players.iter().zip([&mut first, &mut second]) {
        let seen = visitor.table(&table).await;
        assert_eq!((&seen["standing"], &seen["ply"]), (&json!("over"), &json!(made)));
        assert!(seen["result"]["en"].as_str().is_some_and(|text| !text.is_empty()), "{seen}");
        check_end(player, visitor, &table, form).await;
    }
}

async fn play_out_from(players: &mut [SocketClient; 2], seed: u64) -> u64 {
    play_out(players, &mut SeededChoice::new(seed)).await
}

async fn check_end(player: &SocketClient, visitor: &mut Visitor, table: &str, form: Form) {
    let page = visitor.page(table).await;
    let on_page = lines(list(&page, "log"), 'l');
    assert!(!on_page.is_empty());
    match form {
        Form::Html | Form::Compact => {
            for (number, text) in on_page {
                assert_eq!(player.log.get(&number), Some(&text), "line {number}");
            }
            assert!(player.parts["ending"].contains("/rematch"), "{}", player.parts["ending"]);
        }
        Form::Json => {
            let seen = visitor.table(table).await;
            for field in ["view", "question", "options", "seats", "standing", "result", "seq"] {
                assert_eq!(player.last[field], seen[field], "{field}");
            }
        }
    }
}

#[tokio::test]
async fn two_people_play_a_duel_to_its_end_on_the_page() {
    let server = TestServer::open().await;
    whole_match(&server, OPEN_DUEL, "blue", Form::Html).await;
}

#[tokio::test]
async fn two_programs_play_a_duel_to_its_end() {
    let server = TestServer::open().await;
    whole_match(&server, OPEN_DUEL, "blue", Form::Json).await;
}

const OPEN_TABLE: &[(&str, &str)] =
    &[("game", "deckbuilding"), ("set.goal", "2"), ("seat.rebels", "open")];

#[tokio::test]
async fn two_people_play_the_deckbuilding_game_to_its_end_on_the_page() {
    let server = TestServer::of(vec![StagedGame::new(deckbuilding(), 11).ready()], |_| {}).await;
    whole_match(&server, OPEN_TABLE, "rebels", Form::Html).await;
}

/// The largest median of an update in the compact format, in bytes.
const MEDIAN_UPDATE: usize = 1_500;

#[tokio::test]
async fn compact_updates_make_the_same_page_and_are_small() {
    let server = TestServer::of(vec![StagedGame::new(deckbuilding(), 12).ready()], |_| {}).await;
    let (table, first, second) = server.two(OPEN_TABLE, "rebels").await;
    let mut mirror = first.follow(&table, Form::Html).await;
    let mut players =
        [first.follow(&table, Form::Compact).await, second.follow(&table, Form::Compact).await];
    play_out(&mut players, &mut SeededChoice::new(5)).await;
    let last = players[0].number("seq");
    mirror.until(|mirror| mirror.number("seq") == last).await;
    assert_eq!(players[0].parts, mirror.parts);
    for player in &mut players {
        assert!(player.updates.iter().any(|update| update.contains("\"edit\"")));
        player.sizes.sort_unstable();
        let median = player.sizes[player.sizes.len() / 2];
        assert!(median <= MEDIAN_UPDATE, "{median} bytes");
    }
}

#[tokio::test]
async fn a_program_hears_of_every_event_once() {
    let server = TestServer::open().await;
    let (table, red, blue) = server.duel_of_two().await;
    let mut players = [red.follow(&table, Form::Json).await, blue.follow(&table, Form::Json).await];
    players[0].until(|player| player.number("seq") == 1).await;
    players[1].until(|player| player.number("seq") == 1).await;
    play_out(&mut players, &mut SeededChoice::new(3)).await;
    for player in &players {
        let events = player.updates.iter().flat_map(|update| {
            let update: Value = serde_json::from_str(update).expect("JSON");
            update["events"].as_array().expect("events").clone()
        });
        let numbers: Vec<u64> = events.map(|event| event["number"].as_u64().expect("n")).collect();
        assert!(numbers.len() > 10, "{numbers:?}");
        assert!(numbers.windows(2).all(|two| two[0] < two[1]), "{numbers:?}");
    }
}

#[tokio::test]
async fn whoever_is_connected_is_shown_as_there_until_they_leave() {
    let server = TestServer::open().await;
    let (table, mut red, blue) = server.duel_of_two().await;
    let [mut one, mut other] =
        [red.follow(&table, Form::Html).await, blue.follow(&table, Form::Html).await];
    let guest = server.visitor();
    let mut watcher = guest.follow(&table, Form::Html).await;
    red.execute(&table, "concede").await;
    let over = |client: &SocketClient| client.parts["actions"].contains("conceded");
    for client in [&mut one, &mut other, &mut watcher] {
        client.until(over).await;
        assert!(!client.parts["seats"].contains("away"), "{}", client.parts["seats"]);
    }
    other.leave();
    one.until(|one| one.parts["seats"].contains("away")).await;
    watcher.until(|watcher| watcher.parts["seats"].contains("away")).await;
}

#[tokio::test]
async fn after_a_break_only_what_differs_is_sent() {
    let server = TestServer::open().await;
    let (table, mut empire, rebels) = server.two(OPEN_TABLE, "rebels").await;
    let mut there = rebels.follow(&table, Form::Html).await;
    let before = empire.follow(&table, Form::Html).await;
    let options = before.options();
    let play = options.iter().find(|words| words.starts_with("play ")).expect("a card to play");
    empire.must_choose(&table, play).await;
    let memory = before.leave();
    there.until(|there| there.number("seq") == 2 && there.parts["seats"].contains("away")).await;
    let mut after = SocketClient::come_back(&empire, &table, memory.clone()).await;
    let differs = |id: &&String| memory.parts.get(*id) != after.parts.get(*id);
    let wanted: Vec<&String> = after.parts.keys().filter(differs).collect();
    let put = after.last["put"].as_object().expect("parts");
    assert_eq!(put.keys().collect::<Vec<_>>(), wanted);
    assert!(!wanted.is_empty() && wanted.len() < after.parts.len(), "{wanted:?}");
    assert_eq!(after.last["log"]["from"], memory.has["log"]);
    let page = empire.page(&table).await;
    assert!(lines(list(&page, "log"), 'l').into_iter().eq(after.log.clone()), "{:?}", after.log);
    let heard = after.updates.len();
    after.say(&json!({ "resume": {} })).await;
    after.until(|after| after.updates.len() > heard).await;
    let put = after.last["put"].as_object().expect("parts");
    assert!(put.keys().eq(after.parts.keys()), "whoever has nothing is sent everything");
    assert_eq!(after.last["log"]["from"], 0);
}

#[tokio::test]
async fn whoever_has_everything_is_sent_nothing_again() {
    let server = TestServer::open().await;
    let (table, red, _) = server.duel_of_two().await;
    for form in [Form::Html, Form::Json] {
        let mut client = red.follow(&table, form).await;
        let (heard, hash, has) = (client.updates.len(), client.last["hash"].clone(), client.has());
        client.say(&json!({ "resume": has })).await;
        client.until(|red| red.updates.len() > heard).await;
        assert_eq!(client.last["hash"], hash);
        assert_eq!(client.last.get("put"), None, "{}", client.last);
        assert_eq!(client.last.get("log"), None, "{}", client.last);
    }
}

#[tokio::test]
async fn nothing_is_sent_before_the_client_says_what_it_has() {
    let server = TestServer::open().await;
    let (table, mut red, blue) = server.duel_of_two().await;
    let mut client = SocketClient::open_narrow(&blue, &table).await;
    red.must_choose(&table, "stance bold").await;
    client.say(&json!({ "resume": {} })).await;
    client.until(|blue| blue.last != Value::Null).await;
    assert_eq!((client.updates.len(), client.number("ply")), (1, 1));
}
